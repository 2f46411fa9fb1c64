"""One question to one person: shown, explained, narrowed down until one legal answer is left."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from labtop.bots.base import Seen
from labtop.cli import play_doors, play_rooms, play_show
from labtop.cli.play_choose import TYPE, Choice, Narrowing, Question, groups, match, numbered
from labtop.cli.play_screen import Span, printable
from labtop.cli.play_trade import Composer, trade_menu
from labtop.cli.play_typed import name_it
from labtop.engine import drive
from labtop.engine.core import Illegal, Log, Logged
from labtop.engine.dice import Quick

if TYPE_CHECKING:
    from labtop.cli.play import Session
    from labtop.engine.wire import Action, Ask

SLOW: Final = 1.0
"""Seconds after which it is said that somebody thinks."""
OUTLOOK: Final = ("box", "violet", "line", "chain", "chains", "cards", "monomers", "mode")
"""Fields by which so much is settled that a choice can be tried out."""


class Turn:
    def __init__(self, session: Session, ask: Ask) -> None:
        self.session = session
        self.words = session.words
        self.screen = session.screen
        self.ask = ask
        self.view = session.game.view(ask.seat)
        self.legal = session.game.legal(ask)
        self.narrowing = Narrowing(play_rooms.HINTS, self.view)
        self.narrowing.begin(self.legal)
        self.world = imagined(session, ask)
        self.trade = trade_menu(session.game, ask)
        """What a trade of one's own could be made of; None: no trade may be offered now."""

    def choose(self) -> Action | None:
        """The answer; None: something was taken back instead, so look at the table again."""
        if self.ask.kind in self.session.game.room.to_find:
            return name_it(self)
        news: list[list[Span]] = []
        shown: Question | None = None
        while True:
            question = self.question()
            if question is None:
                if not self.gives_up([self.narrowing.answer]) or self.sure():
                    return self.narrowing.answer
                self.narrowing.back()
                continue
            if shown is None:  # not before: what is not shown here is still to be told with what the answer did
                news = self.session.news(self.ask.seat) or news
                news += [[]] if news and news[-1] else []
            if question != shown:
                asked = self.shown(question)
                table = play_show.table(self.session, self.view, marks(question), head=shown is None)
                if not self.screen.page([*table, *news, *asked]):
                    self.screen.show([[], *asked] if shown else [[], *table, *news, *asked])
            shown = question
            typed = self.session.hear(self.prompt(question))
            command = self.session.command(typed)
            if command == "undo":
                if self.session.take_back(self.ask.seat):
                    return None
            elif command == "back":
                if not self.narrowing.back():
                    if not self.ask.must:
                        return None  # a door: nobody has to go through it
                    self.complain("play-nothing-before")
            elif command == "door" and self.ask.must:
                if play_doors.go_through(self.session, self.ask.seat):
                    return None
                shown = None
            elif command == "change" and question.opens:
                self.narrowing.open(question.opens)
            elif command == "change":
                self.complain("play-nothing-to-change")
            elif command == "trade" and self.trade is not None and self.at_first:
                composed = Composer(self, self.trade).compose()
                if composed is not None:
                    return composed
                self.screen.show([[], *self.shown(question)])
            elif command == "help":
                self.explain(question)
            elif command == "hint":
                self.hint()
            elif command:
                self.session.obey(command, typed, self.ask.seat)
                self.screen.show([[], *self.shown(question)])
            else:
                self.pick(question, typed)

    @property
    def at_first(self) -> bool:
        return len(self.narrowing.stages) == 1

    def question(self) -> Question | None:
        """What to ask next; one listed answer is not taken unasked where trades may be offered too, or it gives up."""
        found = self.narrowing.question()
        told = self.trade is not None or self.gives_up(self.legal)
        if found is None and told and self.at_first:
            return Question(TYPE, numbered(groups(self.legal, TYPE), TYPE), 0)
        return found

    def pick(self, question: Question, typed: str) -> None:
        """What was typed as a choice; several words may answer several questions."""
        labels = [self.label(question, choice) for choice in question.choices]
        if not typed and self.no_default(question):
            self.complain("play-no-default", keys=", ".join(choice.key for choice in question.choices))
            return
        found = [question.default] if not typed else match(typed, question.choices, labels)
        if not found and " " in typed:
            typed, *later = typed.split()
            found = match(typed, question.choices, labels)
            self.session.queue[:0] = later
        own = None if found else self.own_amount(question, typed)
        if own is not None:
            self.try_own(own)
        elif len(found) == 1:
            self.narrowing.choose(question.choices[found[0]])
        elif found:
            self.complain("play-could-be", typed=printable(typed), found=", ".join(labels[number] for number in found))
        else:
            keys = ", ".join(choice.key for choice in question.choices)
            self.complain("play-not-a-choice", typed=printable(typed), keys=keys)

    def own_amount(self, question: Question, typed: str) -> Action | None:
        """A number that is not listed, where the game takes any: bids and offers."""
        action = question.choices[0].actions[0]
        listed = all(type(choice.value) is int for choice in question.choices) and question.field != "to"
        if not (listed and typed.isdecimal() and len(typed) < 7 and isinstance(action, self.open_answers())):
            return None
        return replace(action, **{question.field: int(typed)})

    def open_answers(self) -> tuple[type[Action], ...]:
        return self.session.game.room.open_answers

    def try_own(self, action: Action) -> None:
        """Judged at once: a refusal says what is wrong with the amount."""
        game = self.session.game
        try:
            game.room.rules.check(game.state, drive.find(game.state, self.ask), self.ask.seat, action)
        except Illegal as error:
            self.session.queue.clear()
            self.screen.tell(self.words.refusal(error), "bad")
        else:
            self.narrowing.choose(Choice("", None, [action]))

    # ---- giving up: never by Enter, never at once ------------------------------------------------------------------

    def gives_up(self, actions: list[Action]) -> bool:
        """Whether these answers all end the game for good; only the room knows, and most have none."""
        known = getattr(play_show.room_text(self.session), "gives_up", None)
        return known is not None and all(known(self.view, action) for action in actions)

    def no_default(self, question: Question) -> bool:
        return self.gives_up(question.choices[question.default].actions)

    def sure(self) -> bool:
        self.session.queue.clear()
        typed = self.session.hear(self.words.say("play-give-up-sure"))
        return typed.casefold() in self.words.say("play-yes").split()

    def complain(self, key: str, **params: object) -> None:
        self.session.queue.clear()
        self.screen.tell(self.words.say(key, **params), "bad")

    def hint(self) -> None:
        """`i`: what the coach would do and why, where the table allows it."""
        from labtop.bots.coach import hint
        from labtop.bots.text import told_hint

        session, game = self.session, self.session.game
        session.queue.clear()
        if session.keeper.kept.hints == "off":
            self.screen.tell(self.words.refusal(Illegal("hints_off")), "bad")
            return
        rng = Quick(f"{game.seed}/hint/{self.ask.seat}/{len(game.moves)}")
        slow = threading.Timer(SLOW, lambda: self.screen.tell(self.words.say("play-thinking"), "dim"))
        slow.start()
        try:
            found = hint(game.room, Seen(game.room, game.state, drive.find(game.state, self.ask), self.ask, rng))
        except Illegal as error:
            self.screen.tell(self.words.refusal(error), "bad")
            return
        finally:
            slow.cancel()
        session.count_hint(self.ask.seat)
        self.screen.blank()
        told = told_hint(self.words, game.room.id, found, self.view)
        for key, one in (("play-hint-best", told.best), ("play-hint-next", told.next)):
            if one is None:
                self.screen.tell(self.words.say("play-hint-only"), "dim")
            else:
                self.screen.tell(
                    self.words.say(key, move=one.move, worth=one.worth), "good" if one is told.best else ""
                )
                self.screen.tell(self.words.say("play-hint-why", why=one.why), indent="  ")

    # ---- showing ---------------------------------------------------------------------------------------------------

    def prompt(self, question: Question) -> str:
        if self.no_default(question):
            return self.words.say("play-prompt-no-default")
        return self.words.say("play-prompt", default=question.choices[question.default].key)

    def label(self, question: Question, choice: Choice) -> str:
        if question.field == TYPE and self.gives_up(choice.actions):
            return self.words.say("play-give-up")
        return play_rooms.label(self.words, question.field, choice.value, choice.actions, self.view)

    def shown(self, question: Question) -> list[list[Span]]:
        """The question, its choices with what they would give, and what else can be typed."""
        cells = [self.cell(question, choice) for choice in question.choices]
        if question.opens:
            cells.append([("+", "key"), (" ", ""), (self.words.say(f"play-choice-change-{question.opens}"), "dim")])
        if self.trade is not None and self.at_first:
            own = "play-trade-counter" if self.ask.kind == "offer" else "play-trade-choice"
            cells.append([(self.words.say("play-command-trade"), "key"), (" ", ""), (self.words.say(own), "")])
        commands = self.words.say("play-commands-first" if self.at_first else "play-commands")
        headline = self.headline(question)
        if len(headline) + 3 + len(commands) < self.screen.width:
            top: list[list[Span]] = [[(headline, "title"), ("   ", ""), (commands, "dim")]]
        else:
            top = [*self.screen.wrapped(headline, "title"), *self.screen.wrapped(commands, "dim", indent="  ")]
        if self.ask.must and play_doors.own_door(self.session, self.ask.seat) is not None:
            top += self.screen.wrapped(self.words.say("play-door-open"), "mark", indent="  ")
        return top + self.screen.columns(cells)

    def headline(self, question: Question) -> str:
        """What is asked, of whom, with what has been settled on the way."""
        key = f"play-step-{question.field}"
        if self.words.has(key):
            asked = self.words.say(key, **in_words(question.choices[0].actions[0]))
        else:
            asked = self.words.say(f"field-{question.field}")
            if question.field != TYPE and self.at_first:  # nobody chose what to do: it is all there is, so say it
                asked = self.words.say("play-step-only", question=asked, action=self.only_kind())
        return asked if self.session.people == 1 else self.words.say("play-asked", seat=self.ask.seat, question=asked)

    def only_kind(self) -> str:
        kind, actions = next(iter(groups(self.legal, TYPE).items()))
        return play_rooms.label(self.words, TYPE, kind, actions, self.view)

    def cell(self, question: Question, choice: Choice) -> list[Span]:
        style = play_rooms.style(question.field, choice.value, choice.actions)
        label = self.label(question, choice)
        spans: list[Span] = [(choice.key, "key")]
        if label.startswith(choice.key):  # a number that is chosen by itself
            spans.append((label.removeprefix(choice.key), style))
        else:
            spans += [(" ", ""), (label, style)]
        if play_rooms.only_changed(question.field, choice.actions, self.view):
            spans.append((f" {self.words.say('play-only-changed')}", "dim"))
        gives = self.gives(question, choice)
        if gives:
            spans += [(" → ", "dim"), (gives, "good")]
        return spans

    def gives(self, question: Question, choice: Choice) -> str:
        """In a few signs what the choice would bring at once; nothing while too much is still open."""
        if question.field not in OUTLOOK:
            return ""
        told = [
            self.words.say(f"play-gives-{event.kind}", **event.public)
            for event in self.outlook(choice.actions[0])
            if self.words.has(f"play-gives-{event.kind}")
        ]
        return " ".join(told) + (" …" if told and len(choice.actions) > 1 else "")

    def outlook(self, action: Action) -> list[Logged]:
        """What this answer would do to me, tried out in a world in which everything hidden is made up."""
        rules = self.session.game.room.rules
        world = rules.clone(self.world)
        log = Log()
        drive.push(rules, world, self.ask, action, log)
        return [event for event in log.events if event.public.get("seat") == self.ask.seat and event.private is None]

    def explain(self, question: Question) -> None:
        """`?`: the question, its rule, each choice with what it would do."""
        words, screen = self.words, self.screen
        screen.blank()
        screen.tell(words.say(f"ask-{self.ask.kind}"))
        step = f"play-step-{question.field}"
        if words.has(f"{step}.help"):
            screen.tell(words.say(f"{step}.help"))
            number = words.say(f"{step}.rule")
            paragraph = play_show.paragraphs(self.session)[number]
            screen.tell(words.say("play-rule-line", number=number, text=paragraph), "dim", indent="  ", first="")
        screen.blank()
        screen.tell(self.headline(question), "title")
        told: set[str] = set()
        for choice in question.choices:
            screen.tell(self.explained(question, choice, told), indent="      ", first="  ")
        if question.opens:
            screen.tell(words.say(f"play-choice-change-{question.opens}.help"), indent="      ", first="  ")
        screen.tell(words.say("play-help-more"), "dim")

    def explained(self, question: Question, choice: Choice, told: set[str]) -> str:
        """A choice, what its box is for (once for boxes of one kind), and what would happen at once."""
        label = self.label(question, choice)
        name = label if label.startswith(choice.key) else f"{choice.key} {label}"
        parts: list[str] = []
        about = f"play-about-{str(choice.value).rstrip('-0123456789')}"
        if about not in told and self.words.has(about):
            told.add(about)
            parts.append(self.words.say(about))
        if question.field in OUTLOOK:
            events = [event for event in self.outlook(choice.actions[0]) if event.kind != "placed"]
            parts += [self.session.event_text(event) for event in events]
        elif len(choice.actions) > 1:
            parts.append(self.words.say("play-help-ways", count=len(choice.actions)))
        return self.words.say("play-explained", name=name, text=" ".join(parts)) if parts else name


def in_words(action: Action) -> dict[str, object]:
    """An answer's fields for a message; a die not changed has its own colour."""
    told = {name: getattr(action, name) for name in action.__struct_fields__}
    if "colour" in told:
        told["colour"] = told["colour"] or told["die"]
    return told


def marks(question: Question) -> set[str]:
    """Boxes this question can still lead to, for the drawing."""
    actions = [action for choice in question.choices for action in choice.actions]
    found = {
        action.box
        for action in actions
        if hasattr(action, "box") and (question.field != "die" or not getattr(action, "price", 0))
    }
    found |= {f"chain-{action.chain}" for action in actions if hasattr(action, "chain")}
    return found | {f"chain-{number}" for action in actions for number in getattr(action, "chains", ())}


def imagined(session: Session, ask: Ask) -> object:
    """A world this seat cannot tell from the real one, in which only its own answer is missing."""
    game = session.game
    rules = game.room.rules
    rng = Quick("outlook")
    world = rules.imagine(game.state, ask.seat, rng)
    p = drive.find(world, ask)
    if p.answers is not None:
        for other in [seat for seat in p.waiting if seat != ask.seat]:
            drive.step(rules, world, p, other, rules.pick(world, p, other, rng), None)
    return world
