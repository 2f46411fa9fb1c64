"""A trade put together at the keyboard: with whom, what for what, and seen whole once before it is offered.

What may be traded comes from the menu and what may not is said by the judge; no rule is in here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from labtop.rooms.chemistry_monopoly.actions import Counter, Offer
from labtop.rooms.chemistry_monopoly.text import CURRENCY, good_name, trade

if TYPE_CHECKING:
    from labtop.engine.dialogue import Dialogue
    from labtop.engine.wire import Ask
    from labtop.rooms.chemistry_monopoly.view import Menu, Partner, PublicView, TradeMenu

NOTHING: Final = ("0", "-")
DIGITS: Final = 6


@dataclass(frozen=True)
class Side:
    """What one of the two gives."""

    goods: tuple[str, ...] = ()
    cash: int = 0


@dataclass(frozen=True)
class Trade:
    """An offer, or a counter-offer, that may be put together now."""

    menu: TradeMenu
    counter: bool

    @property
    def choice(self) -> str:
        return "play-trade-counter" if self.counter else "play-trade-choice"

    def compose(self, dialogue: Dialogue) -> Offer | Counter | None:
        return Composer(dialogue, self.menu, counter=self.counter).compose()


def own_answer(menu: Menu, ask: Ask) -> Trade | None:
    """What could be traded in answer to this question; None: no offer may be made, or nobody has anything."""
    found = menu.trade
    if found is None or not (found.goods or any(partner.goods for partner in found.partners)):
        return None
    return Trade(found, ask.kind == "offer")


class Composer:
    """An offer, or a counter-offer, in the making. Each step can be gone back to; Enter keeps what it has."""

    def __init__(self, dialogue: Dialogue, menu: TradeMenu, *, counter: bool) -> None:
        self.dialogue = dialogue
        self.words = dialogue.words
        self.public: PublicView = dialogue.view.public
        self.menu = menu
        self.partner: Partner = menu.partners[0]
        self.get = self.give = Side()
        self.counter = counter
        offer = self.public.trade
        if counter and offer is not None:  # begins with the offer as it stands, seen from here
            self.get, self.give = Side(tuple(offer.give), offer.pay), Side(tuple(offer.want), offer.ask)

    def compose(self) -> Offer | Counter | None:
        """The finished answer, judged already; None: given up."""
        steps = [self.ask_get, self.ask_give, self.confirm]
        if len(self.menu.partners) > 1:
            steps.insert(0, self.ask_partner)
        at = 0
        while at < len(steps):
            at += 1 if steps[at]() else -1
            if at < 0:
                return None
        return self.action()

    def action(self) -> Offer | Counter:
        get, give = self.get, self.give
        if self.counter:
            return Counter(give.goods, get.goods, give.cash, get.cash)
        return Offer(self.partner.seat, give.goods, get.goods, give.cash, get.cash)

    # ---- the steps: true goes on, false goes back ------------------------------------------------------------------

    def ask_partner(self) -> bool:
        partners = self.menu.partners
        keys = [str(partner.seat + 1) for partner in partners]
        ids = [str(partner.seat) for partner in partners]
        labels = [self.words.say("play-trade-partner", seat=partner.seat, cash=partner.cash) for partner in partners]
        self.dialogue.list_choices(self.words.say("play-trade-to"), list(zip(keys, labels, strict=True)))
        while True:
            typed = self.hear(str(self.partner.seat + 1))
            if typed is None:
                return False
            found = self.dialogue.match(typed, keys, ids, labels) if typed else [partners.index(self.partner)]
            if len(found) == 1:
                if partners[found[0]] != self.partner:
                    self.get = Side()  # what another one has
                self.partner = partners[found[0]]
                return True
            self.dialogue.complain("play-not-a-choice", typed=typed, keys=", ".join(keys))

    def ask_get(self) -> bool:
        partner = self.partner
        headline = self.words.say("play-trade-get", seat=partner.seat, cash=partner.cash)
        side = self.ask_side(headline, partner.goods, self.get)
        self.get = side or self.get
        return side is not None

    def ask_give(self) -> bool:
        headline = self.words.say("play-trade-give", seat=self.partner.seat, cash=self.menu.cash)
        side = self.ask_side(headline, self.menu.goods, self.give)
        self.give = side or self.give
        return side is not None

    def ask_side(self, headline: str, goods: list[str], before: Side) -> Side | None:
        """Cards and AMUny of one side; None: back."""
        listed = [(str(number), self.good(good)) for number, good in enumerate(goods, 1)]
        self.dialogue.list_choices(headline, listed)
        self.dialogue.tell(self.words.say("play-trade-how"), "dim")
        while True:
            typed = self.hear(self.in_words(before))
            if typed is None:
                return None
            side = self.read_side(typed, goods) if typed else before
            if side is not None:
                return side

    def confirm(self) -> bool:
        """The judge first, then both sides in words: what changes hands and which sets it makes or breaks."""
        action = self.action()
        if not self.dialogue.allowed(action):
            return False
        self.dialogue.show([[], *trade(self.dialogue.foresee(action).trade, self.words.say)])
        while True:
            typed = self.hear("", "play-trade-confirm")
            if not typed:
                return typed is not None
            self.dialogue.complain("play-only-enter", typed=typed)

    # ---- reading and naming ----------------------------------------------------------------------------------------

    def hear(self, default: str, prompt: str = "play-trade-prompt") -> str | None:
        """What is typed; None: one step back."""
        return self.dialogue.hear(self.words.say(prompt, default=default), self.words.say("play-trade-help"))

    def read_side(self, typed: str, goods: list[str]) -> Side | None:
        """`1 3 @200`, `gold, test tube rack`: numbers of the list, first letters, AMUny with its sign; None: no."""
        words = [word.strip() for word in (typed.split(",") if "," in typed else typed.split())]
        found: list[str] = []
        cash = 0
        for word in words:
            if word.startswith(CURRENCY):
                amount = word.removeprefix(CURRENCY).strip()
                if not (amount.isdecimal() and len(amount) <= DIGITS):
                    self.dialogue.complain("play-trade-no-amount", typed=word)
                    return None
                cash += int(amount)
            elif word and word not in NOTHING:
                good = self.read_good(word, goods)
                if good is None:
                    return None
                found.append(good)
        return Side(tuple(found), cash)

    def read_good(self, word: str, goods: list[str]) -> str | None:
        """One of the list; else any that somebody holds, and the judge says why not. None: told what is unclear."""
        for several in (goods, self.held()):
            labels = [self.good(good) for good in several]
            keys = [str(number) if several is goods else "" for number in range(1, len(several) + 1)]
            found = self.dialogue.match(word, keys, several, labels)
            if len(found) == 1:
                return several[found[0]]
            if found:
                listed = ", ".join(labels[number] for number in found)
                self.dialogue.complain("play-could-be", typed=word, found=listed)
                return None
        self.dialogue.complain("play-trade-unknown", typed=word)
        return None

    def held(self) -> list[str]:
        public = self.public
        return [card.space for card in public.cards] + [free for player in public.players for free in player.frees]

    def good(self, good: str) -> str:
        """A card by its name, with what is remarkable about it."""
        name = good_name(self.words.say, good)
        away = any(card.space == good and card.away for card in self.public.cards)
        return self.words.say("play-trade-away", name=name) if away else name

    def in_words(self, side: Side) -> str:
        listed = [good_name(self.words.say, good) for good in side.goods]
        listed += [f"{CURRENCY}{side.cash}"] if side.cash else []
        return ", ".join(listed) or self.words.say("play-choice-nothing")
