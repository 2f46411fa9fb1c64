"""One question to one person: shown, explained, narrowed down until one legal answer is left."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from labtop.bots.base import Seen
from labtop.cli.play import doors, pages, solution
from labtop.cli.play.choice import Choice, Narrowing, Question, groups, match, numbered
from labtop.cli.play.dialogue import TurnDialogue, own_answer
from labtop.cli.play.screen import printable
from labtop.engine import drive
from labtop.engine.core import Illegal, Log, Logged
from labtop.engine.dice import Quick
from labtop.engine.room_text import SEATS, TYPE

if TYPE_CHECKING:
    from labtop.cli.play.session import Session
    from labtop.engine.spans import Spans
    from labtop.engine.wire import Action, Ask

SLOW: Final = 1.0
"""Seconds after which a note says that the coach is thinking."""


class Turn:
    def __init__(self, session: Session, ask: Ask) -> None:
        self.session = session
        self.words = session.words
        self.screen = session.screen
        self.ask = ask
        self.view = session.game.view(ask.seat)
        self.legal = session.game.legal(ask)
        self.text = session.game.room.text
        self.narrowing = Narrowing(self.text.steps, self.view)
        self.narrowing.begin(self.legal)
        self.world = imagined(session, ask)
        self.own = own_answer(session.game, ask)
        """An answer that the person may compose; None: all answers are listed."""

    def choose(self) -> Action | None:
        """The answer; None: something was taken back instead, and the table must be shown again."""
        if self.ask.kind in self.session.game.room.to_find:
            return solution.find_out(self)
        news: list[Spans] = []
        shown: Question | None = None
        while True:
            question = self.question()
            if question is None:
                if not self.gives_up([self.narrowing.answer]) or self.sure():
                    return self.narrowing.answer
                self.narrowing.back()
                continue
            if shown is None:  # events that are not shown here are shown with the effect of the answer
                news = self.session.news(self.ask.seat) or news
                news += [[]] if news and news[-1] else []
            if question != shown:
                asked = self.shown(question)
                table = pages.table(self.session, self.view, self.marks(question), head=shown is None)
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
                        return None  # a door need not be answered
                    self.complain("play-nothing-before")
            elif command == "door" and self.ask.must:
                if doors.go_through(self.session, self.ask.seat):
                    return None
                shown = None
            elif command == "change" and question.opens:
                self.narrowing.open(question.opens)
            elif command == "change":
                self.complain("play-nothing-to-change")
            elif command == "own" and self.own is not None and self.at_first:
                composed = self.own.compose(TurnDialogue(self))
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
        """The next question. A single listed answer is also asked for if another can be composed, or if it gives up."""
        found = self.narrowing.question()
        told = self.own is not None or self.gives_up(self.legal)
        if found is None and told and self.at_first:
            return Question(TYPE, numbered(groups(self.legal, TYPE), TYPE), 0)
        return found

    def pick(self, question: Question, typed: str) -> None:
        """Takes typed text as a choice; several words may answer several questions."""
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
        """A number that is not listed, if the game accepts any number: bids and offers."""
        action = question.choices[0].actions[0]
        listed = all(type(choice.value) is int for choice in question.choices) and question.field not in SEATS
        if not (listed and typed.isdecimal() and len(typed) < 7 and isinstance(action, self.open_answers())):
            return None
        return replace(action, **{question.field: int(typed)})

    def open_answers(self) -> tuple[type[Action], ...]:
        return self.session.game.room.open_answers

    def try_own(self, action: Action) -> None:
        """Takes an own amount if the rules accept it; otherwise shows the refusal."""
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
        """Whether all these answers end the game for good; the room decides, and most rooms have no such answer."""
        return bool(actions) and all(self.text.gives_up(self.view, action) for action in actions)

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
        """`i`: the coach's answer and its reason, if hints are allowed."""
        from labtop.bots.hinting import hint
        from labtop.bots.text import hint_in_words

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
        told = hint_in_words(self.words, game.room.id, found, self.view)
        for rank, one in (("best", told.best), ("next", told.next)):
            if one is None:
                self.screen.tell(self.words.say("play-hint-only"), "dim")
            else:
                key = "play-hint-even" if told.even else f"play-hint-{rank}"
                first = "yes" if rank == "best" else "no"
                line = self.words.say(key, move=one.move, worth=one.worth, first=first)
                self.screen.tell(line, "good" if rank == "best" else "")
                self.screen.tell(self.words.say("play-hint-why", why=one.why), indent="  ")
                if rank == "best" and told.lead:
                    self.screen.tell(self.words.say("play-hint-lead", lead=told.lead), "dim", indent="  ")

    # ---- showing ---------------------------------------------------------------------------------------------------

    def prompt(self, question: Question) -> str:
        if self.no_default(question):
            return self.words.say("play-prompt-no-default")
        return self.words.say("play-prompt", default=question.choices[question.default].key)

    def label(self, question: Question, choice: Choice) -> str:
        if question.field == TYPE and self.gives_up(choice.actions):
            return self.words.say("play-give-up")
        return self.text.label(self.words, question.field, choice.value, choice.actions, self.view)

    def shown(self, question: Question) -> list[Spans]:
        """The question, its choices with their effect, and the other keys that can be typed."""
        cells = [self.cell(question, choice) for choice in question.choices]
        if question.opens:
            cells.append([("+", "key"), (" ", ""), (self.words.say(f"play-choice-change-{question.opens}"), "dim")])
        if self.own is not None and self.at_first:
            key = self.words.say("play-command-own")
            cells.append([(key, "key"), (" ", ""), (self.words.say(self.own.choice), "")])
        commands = self.words.say("play-commands-first" if self.at_first else "play-commands")
        headline = self.headline(question)
        if len(headline) + 3 + len(commands) < self.screen.width:
            top: list[Spans] = [[(headline, "title"), ("   ", ""), (commands, "dim")]]
        else:
            top = [*self.screen.wrapped(headline, "title"), *self.screen.wrapped(commands, "dim", indent="  ")]
        if self.ask.must and doors.own_door(self.session, self.ask.seat) is not None:
            top += self.screen.wrapped(self.words.say("play-door-open"), "mark", indent="  ")
        return top + self.screen.columns(cells)

    def marks(self, question: Question) -> frozenset[str]:
        """The things that this question can still lead to, for the drawing."""
        return self.text.marks(question.field, [action for choice in question.choices for action in choice.actions])

    def headline(self, question: Question) -> str:
        """The question, the seat it is put to, and the choices made so far."""
        key = f"play-step-{question.field}"
        if self.words.has(key):
            asked = self.words.say(key, **self.text.message(question.choices[0].actions[0]))
        else:
            asked = self.words.say(f"field-{question.field}")
            if question.field != TYPE and self.at_first:  # the only kind of answer: not chosen, so name it
                asked = self.words.say("play-step-only", question=asked, action=self.only_kind())
        return asked if self.session.people == 1 else self.words.say("play-asked", seat=self.ask.seat, question=asked)

    def only_kind(self) -> str:
        kind, actions = next(iter(groups(self.legal, TYPE).items()))
        return self.text.label(self.words, TYPE, kind, actions, self.view)

    def cell(self, question: Question, choice: Choice) -> Spans:
        style = self.text.style(question.field, choice.value, choice.actions)
        label = self.label(question, choice)
        spans: Spans = [(choice.key, "key")]
        if label.startswith(choice.key):  # a number that is chosen by itself
            spans.append((label.removeprefix(choice.key), style))
        else:
            spans += [(" ", ""), (label, style)]
        if self.narrowing.only_changed(question.field, choice.actions):
            spans.append((f" {self.words.say('play-only-changed')}", "dim"))
        gives = self.gives(question, choice)
        if gives:
            spans += [(" → ", "dim"), (gives, "good")]
        return spans

    def gives(self, question: Question, choice: Choice) -> str:
        """The immediate gain of a choice in a few characters; empty while too much is undecided."""
        if question.field not in self.text.outlook:
            return ""
        told = [
            self.words.say(f"play-gives-{event.kind}", **event.public)
            for event in self.outlook(choice.actions[0])
            if self.words.has(f"play-gives-{event.kind}")
        ]
        return " ".join(told) + (" …" if told and len(choice.actions) > 1 else "")

    def outlook(self, action: Action) -> list[Logged]:
        """The events that this answer would cause for its seat, tried out in an imagined state."""
        rules = self.session.game.room.rules
        world = rules.clone(self.world)
        log = Log()
        drive.push(rules, world, self.ask, action, log)
        return [event for event in log.events if event.public.get("seat") == self.ask.seat and event.private is None]

    def explain(self, question: Question) -> None:
        """`?`: the question, its rule, and each choice with its effect."""
        words, screen = self.words, self.screen
        screen.blank()
        screen.tell(words.say(f"ask-{self.ask.kind}"))
        step = f"play-step-{question.field}"
        if words.has(f"{step}.help"):
            screen.tell(words.say(f"{step}.help"))
            number = words.say(f"{step}.rule")
            paragraph = pages.paragraphs(self.session)[number]
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
        """A choice, the purpose of its box (once for boxes of one kind), and its immediate effect."""
        label = self.label(question, choice)
        name = label if label.startswith(choice.key) else f"{choice.key} {label}"
        parts: list[str] = []
        about = f"play-about-{str(choice.value).rstrip('-0123456789')}"
        if about not in told and self.words.has(about):
            told.add(about)
            parts.append(self.words.say(about))
        if question.field in self.text.outlook:
            events = [event for event in self.outlook(choice.actions[0]) if event.kind not in self.text.obvious]
            parts += [self.session.event_text(event) for event in events]
        elif len(choice.actions) > 1:
            parts.append(self.words.say("play-help-ways", count=len(choice.actions)))
        return self.words.say("play-explained", name=name, text=" ".join(parts)) if parts else name


def imagined(session: Session, ask: Ask) -> object:
    """A state that this seat cannot distinguish from the real one, in which only its own answer is missing."""
    game = session.game
    rules = game.room.rules
    rng = Quick("outlook")
    world = rules.imagine(game.state, ask.seat, rng)
    p = drive.find(world, ask)
    if p.answers is not None:
        for other in [seat for seat in p.waiting if seat != ask.seat]:
            drive.step(rules, world, p, other, rules.pick(world, p, other, rng), None)
    return world
