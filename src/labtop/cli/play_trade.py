"""A trade put together at the keyboard: with whom, what for what, and seen whole once before it is offered.

What may be traded comes from the room's menu and what may not is said by its judge; no rule is in here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from labtop.cli import play_show
from labtop.cli.play_choose import Choice, match
from labtop.cli.play_rooms import good_label
from labtop.cli.play_screen import Span, printable
from labtop.engine import drive
from labtop.engine.core import Illegal, Log

if TYPE_CHECKING:
    from labtop.cli.play_turn import Turn
    from labtop.engine.game import Game
    from labtop.engine.wire import Action, Ask
    from labtop.rooms.chemistry_monopoly.view import Partner, TradeMenu

ROOMS: Final = ("chemistry-monopoly",)
"""Rooms in which any offer may be made."""
NOTHING: Final = ("0", "-")
DIGITS: Final = 6


@dataclass(frozen=True)
class Side:
    """What one of the two gives."""

    goods: tuple[str, ...] = ()
    cash: int = 0


def trade_menu(game: Game, ask: Ask) -> TradeMenu | None:
    """What could be traded in answer to this question; None: no offer may be made, or nobody has anything."""
    if game.room.id not in ROOMS:
        return None
    menu: TradeMenu | None = game.room.rules.menu(game.state, drive.find(game.state, ask), ask.seat).trade
    if menu is None or not (menu.goods or any(partner.goods for partner in menu.partners)):
        return None
    return menu


class Composer:
    """An offer, or a counter-offer, in the making. Each step can be gone back to; Enter keeps what it has."""

    def __init__(self, turn: Turn, menu: TradeMenu) -> None:
        self.turn = turn
        self.words = turn.words
        self.screen = turn.screen
        self.menu = menu
        self.partner: Partner = menu.partners[0]
        self.get = self.give = Side()
        self.counter = turn.ask.kind == "offer"
        if self.counter:  # begins with the offer as it stands, seen from here
            offer = turn.view.public.trade
            self.get, self.give = Side(tuple(offer.give), offer.pay), Side(tuple(offer.want), offer.ask)

    def compose(self) -> Action | None:
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

    # ---- the steps: true goes on, false goes back ------------------------------------------------------------------

    def ask_partner(self) -> bool:
        partners = self.menu.partners
        choices = [Choice(str(partner.seat + 1), partner.seat, []) for partner in partners]
        labels = [self.words.say("play-trade-partner", seat=partner.seat, cash=partner.cash) for partner in partners]
        self.ask(self.words.say("play-trade-to"), list(zip([c.key for c in choices], labels, strict=True)))
        while True:
            typed = self.hear(str(self.partner.seat + 1))
            if typed is None:
                return False
            found = match(typed, choices, labels) if typed else [partners.index(self.partner)]
            if len(found) == 1:
                if partners[found[0]] != self.partner:
                    self.get = Side()  # what another one has
                self.partner = partners[found[0]]
                return True
            keys = ", ".join(choice.key for choice in choices)
            self.turn.complain("play-not-a-choice", typed=printable(typed), keys=keys)

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
        self.ask(headline, [(str(number), self.good(good)) for number, good in enumerate(goods, 1)])
        self.screen.tell(self.words.say("play-trade-how"), "dim")
        while True:
            typed = self.hear(self.told(before))
            if typed is None:
                return None
            side = self.read_side(typed, goods) if typed else before
            if side is not None:
                return side

    def confirm(self) -> bool:
        """The judge first, then both sides in words: what changes hands and which sets it makes or breaks."""
        game, ask, action = self.turn.session.game, self.turn.ask, self.action()
        rules = game.room.rules
        try:
            rules.check(game.state, drive.find(game.state, ask), ask.seat, action)
        except Illegal as error:
            self.turn.session.queue.clear()
            self.screen.tell(self.words.refusal(error), "bad")
            return False
        world: Any = rules.clone(self.turn.world)
        drive.push(rules, world, ask, action, Log())
        room_text: Any = play_show.room_text(self.turn.session)
        self.screen.show([[], *room_text.trade(rules.public(world).trade, self.words.say)])
        while True:
            typed = self.hear("", "play-trade-confirm")
            if not typed:
                return typed is not None
            self.turn.complain("play-only-enter", typed=printable(typed))

    # ---- hearing and telling ---------------------------------------------------------------------------------------

    def ask(self, headline: str, choices: list[tuple[str, str]]) -> None:
        self.screen.show([[], *self.screen.wrapped(headline, "title")])
        cells: list[list[Span]] = [[(key, "key"), (f" {label}", "")] for key, label in choices]
        if cells:
            self.screen.show(self.screen.columns(cells))

    def hear(self, default: str, prompt: str = "play-trade-prompt") -> str | None:
        """What is typed, commands obeyed on the way; None: one step back."""
        session = self.turn.session
        while True:
            typed = session.hear(self.words.say(prompt, default=default))
            command = session.command(typed)
            if command in ("back", "undo"):
                return None
            if command == "help":
                self.screen.tell(self.words.say("play-trade-help"))
            elif command:
                session.obey(command, typed, self.turn.ask.seat)
            else:
                return typed

    def read_side(self, typed: str, goods: list[str]) -> Side | None:
        """`1 3 @200`, `gold, test tube rack`: numbers of the list, first letters, AMUny with its sign; None: no."""
        words = [word.strip() for word in (typed.split(",") if "," in typed else typed.split())]
        found: list[str] = []
        cash = 0
        for word in words:
            if word.startswith("@"):
                amount = word.removeprefix("@").strip()
                if not (amount.isdecimal() and len(amount) <= DIGITS):
                    self.turn.complain("play-trade-no-amount", typed=printable(word))
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
            keys = range(1, len(several) + 1) if several is goods else [""] * len(several)
            choices = [Choice(str(key), good, []) for key, good in zip(keys, several, strict=True)]
            found = match(word, choices, labels)
            if len(found) == 1:
                return several[found[0]]
            if found:
                listed = ", ".join(labels[number] for number in found)
                self.turn.complain("play-could-be", typed=printable(word), found=listed)
                return None
        self.turn.complain("play-trade-unknown", typed=printable(word))
        return None

    def held(self) -> list[str]:
        public: Any = self.turn.view.public
        return [card.space for card in public.cards] + [free for player in public.players for free in player.frees]

    def good(self, good: str) -> str:
        """A card by its name, with what is remarkable about it."""
        name = good_label(self.words, good)
        away = any(card.space == good and card.away for card in self.turn.view.public.cards)
        return self.words.say("play-trade-away", name=name) if away else name

    def told(self, side: Side) -> str:
        listed = [good_label(self.words, good) for good in side.goods] + ([f"@{side.cash}"] if side.cash else [])
        return ", ".join(listed) or self.words.say("play-choice-nothing")

    def action(self) -> Action:
        from labtop.rooms.chemistry_monopoly.actions import Counter, Offer  # only where it is played

        get, give = self.get, self.give
        if self.counter:
            return Counter(give.goods, get.goods, give.cash, get.cash)
        return Offer(self.partner.seat, give.goods, get.goods, give.cash, get.cash)
