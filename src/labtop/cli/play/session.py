"""One session at the keyboard: people and bots answer, the game moves, and everybody is shown the events."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Final

from labtop.bots.base import Crowd
from labtop.cli.localized import lang_given, program
from labtop.cli.play import dice, doors, pages
from labtop.cli.play.clock import Clock
from labtop.cli.play.screen import Left, printable
from labtop.cli.play.turn import Turn
from labtop.engine import drive
from labtop.engine.core import CHANCE, Illegal, Log, Logged
from labtop.engine.dice import Quick
from labtop.locales.texts import room_texts

if TYPE_CHECKING:
    from labtop.cli.play.files import Keeper
    from labtop.cli.play.screen import Screen
    from labtop.engine.game import Game
    from labtop.engine.spans import Spans
    from labtop.engine.wire import Action, Ask

COMMANDS: Final = (
    "undo", "back", "change", "help", "keys", "table", "log", "rules", "own", "door", "hint", "numbers", "quit",
)  # fmt: skip


class Session:
    """A session: the game, the seat at the keyboard, and the events that each person has seen."""

    def __init__(self, game: Game, keeper: Keeper, screen: Screen, lang: str) -> None:
        self.game = game
        self.keeper = keeper
        self.screen = screen
        self.words = room_texts(lang, game.room.id, game.options)
        self.people = keeper.kept.people
        self.clock = Clock(game, keeper.kept.played)
        levels = ["random"] * self.people + keeper.kept.bots
        self.crowd = Crowd(game.room, levels, game.seed)
        self.happened: list[Logged] = list(game.events)
        self.resumed = any(move.seat != CHANCE for move in game.moves)
        self.seen = [len(self.happened) if self.resumed else 0] * game.seats
        """Number of events that each seat has been shown; the earlier ones of a resumed game count as shown."""
        self.at_keyboard: int | None = None
        self.queue: list[str] = []
        """Input typed ahead: further words of a line that answers several questions."""
        self.names = {word: name for name in COMMANDS for word in self.words.say(f"play-command-{name}").split()}
        self.pending: list[Spans] = []
        """Text to show with the next news, because a fresh page would clear it."""
        self.told_trouble = False
        self.noted: set[str] = set()

    # ---- the game --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Plays to the end. Raises Left when the person leaves."""
        game = self.game
        self.save()
        if not self.resumed:
            self.screen.show([[], *pages.greeting(self)])
            if self.screen.terminal:
                self.screen.hear(self.words.say("play-pause-start"))
        elif not game.over:
            self.pending += self.screen.wrapped(self.words.say("play-resumed", moves=len(game.moves)))
        if game.waits_for_chance and self.resumed and game.dice_kind == "table":
            self.screen.show(self.news(None))
            self.pause(game.moves[-1].seat)
        while not game.over:
            self.screen.rest()
            self.happened += self.clock.knock()
            if game.waits_for_chance:
                self.throw()
                continue
            ask = doors.bots_door(self) or game.asks()[0]
            if ask.seat < self.people:
                self.person(ask)
            else:
                self.bot(ask)
        pages.end(self)

    def person(self, ask: Ask) -> None:
        """One answer of a person. A sealed one is confirmed first: it cannot be taken back once others have seen it."""
        secret = self.hidden(ask) or self.game.room.text.secret_hands
        if secret and self.people > 1 and self.at_keyboard != ask.seat and not self.hand_over(ask.seat):
            return
        self.at_keyboard = ask.seat
        action = Turn(self, ask).choose()
        self.queue.clear()
        if action is None:
            return
        if self.hidden(ask):
            if self.confirm(ask, action):
                self.answer(ask, action)
            return
        self.answer(ask, action)
        self.show_move(ask.seat)
        if self.game.dice_kind == "typed" and self.game.waits_for_chance:
            return  # the question for the typed dice serves as the pause
        self.pause(ask.seat)

    def show_move(self, seat: int) -> None:
        """Shows the effect of the answer: on a fresh page with the current sheet, if that fits."""
        news = self.news(seat)
        if not self.screen.page([*pages.table(self, self.game.view(seat)), *news, []]):
            self.screen.show([[], *news])

    def hidden(self, ask: Ask) -> bool:
        """Whether this answer is sealed until others have answered too."""
        return drive.find(self.game.state, ask).answers is not None and self.game.seats > 1

    def bot(self, ask: Ask) -> None:
        """A bot's answer. Its random stream depends on the number of moves, so a resumed game goes on the same way."""
        self.crowd.streams[ask.seat] = Quick(f"{self.game.seed}/bot/{ask.seat}/{len(self.game.moves)}")
        self.answer(ask, self.crowd.answer(self.game.state, ask), save=False)
        following = self.game.asks()
        if self.game.over or following[0].seat < self.people:
            self.save()

    def answer(self, ask: Ask, action: Action, *, save: bool = True) -> None:
        self.happened += self.clock.knock()  # before the answer, which may end the last turn: time may have run out
        self.happened += self.game.play(ask, action, throw=False)
        if save:
            self.save()

    def count_hint(self, seat: int) -> None:
        """Counts one more hint, saved with the game."""
        kept = self.keeper.kept
        kept.hinted = [*kept.hinted, *[0] * (self.game.seats - len(kept.hinted))]
        kept.hinted[seat] += 1
        self.save()

    def throw(self) -> None:
        if self.game.dice_kind == "typed":
            dice.throw(self, self.game.asks(CHANCE)[0])
        else:
            self.happened += self.game.throw()
            self.save()

    # ---- the person ------------------------------------------------------------------------------------------------

    def hear(self, prompt: str) -> str:
        return self.queue.pop(0) if self.queue else self.screen.hear(prompt)

    def command(self, typed: str) -> str:
        """The command in a line; empty: none. Single letters are commands; choices need two letters."""
        first, _, more = typed.replace("?", "? ", 1).partition(" ")
        name = self.names.get(first.casefold(), "")
        return "rule" if name == "help" and more.strip() else name

    def obey(self, command: str, typed: str, seat: int) -> None:
        """Commands that only show something, and `q`."""
        if command == "quit":
            raise Left
        if command == "table":
            pages.whole_table(self, seat)
        elif command == "numbers" and self.game.room.text.numbered is not None:
            pages.numbered(self, seat)
        elif command == "log":
            pages.log(self)
        elif command == "keys":
            self.screen.show([[], *self.screen.wrapped(self.words.say("play-keys"))])
        elif command == "rules":
            pages.rules(self, "")
        elif command == "rule":
            pages.rules(self, typed.replace("?", "? ", 1).split()[1])
        else:
            self.screen.tell(self.words.say("play-not-here"), "bad")

    def take_back(self, seat: int) -> bool:
        """`u`: undo this seat's last answer, or say why not."""
        self.queue.clear()
        try:
            if all(move.seat != seat for move in self.game.moves):  # the reason is then not a draw of chance
                raise Illegal("nothing_to_take_back")
            self.game.take_back(seat)
        except Illegal as error:
            self.screen.tell(self.words.refusal(error), "bad")
            return False
        log = Log()
        rules = self.game.room.rules
        drive.replay(rules, rules.setup(self.game.options, self.game.seats), self.game.moves, log)
        self.happened = log.events
        self.seen = [min(seen, len(self.happened)) for seen in self.seen]
        self.save()
        self.pending += self.screen.wrapped(self.words.say("play-taken-back"), "good")
        return True

    def pause(self, seat: int) -> None:
        """After a move, while it can still be taken back: Enter goes on."""
        thrown = self.game.waits_for_chance and self.game.room.typed
        comes = "end" if self.game.over else "dice" if thrown else "next"
        while True:
            typed = self.hear(self.words.say(f"play-pause-{comes}"))
            command = self.command(typed)
            if not typed:
                return
            if command == "undo":
                if self.take_back(seat):
                    return
            elif command == "door":
                doors.go_through(self, seat)
                if self.game.over:
                    return
            elif command == "help":
                self.screen.tell(self.words.say("play-help-pause"))
            elif not command:
                self.screen.tell(self.words.say("play-only-enter", typed=printable(typed)), "bad")
            else:
                self.obey(command, typed, seat)

    def confirm(self, ask: Ask, action: Action) -> bool:
        """Before a choice is sealed: Enter seals it, `u` chooses again."""
        self.screen.show([*self.news(ask.seat), []])
        choice = self.words.say(f"play-action-{action.__struct_config__.tag}", **self.game.room.text.message(action))
        self.screen.tell(self.words.say("play-your-choice", choice=choice), "title")
        while True:
            typed = self.hear(self.words.say("play-pause-seal"))
            command = self.command(typed)
            if not typed:
                return True
            if command in ("undo", "back"):
                return False
            if command == "help":
                self.screen.tell(self.words.say("play-help-seal"))
            elif not command:
                self.screen.tell(self.words.say("play-only-enter", typed=printable(typed)), "bad")
            else:
                self.obey(command, typed, ask.seat)

    def hand_over(self, seat: int) -> bool:
        """The next person comes to the keyboard; False: the person before wants to change an answer."""
        before = self.at_keyboard
        self.screen.wipe()
        name = self.words.say("seat-name", number=seat + 1)
        self.screen.show(self.news(None))
        answers = self.game.state.stack[-1].answers
        sealed = before is not None and answers is not None and answers[before] is not None
        while True:
            self.screen.blank()
            self.screen.tell(self.words.say("play-hand-over", name=name), "title")
            if sealed:
                self.screen.tell(self.words.say("play-hand-over-undo", seat=before), "dim")
            typed = self.hear(self.words.say("play-pause-hand-over", name=name))
            command = self.command(typed)
            if not typed:
                return True
            if command == "undo" and before is not None and sealed:
                if self.take_back(before):
                    return False
            elif command == "quit":
                raise Left
            elif command == "help":
                self.screen.tell(self.words.say("play-help-hand-over", name=name))
            else:
                self.screen.tell(self.words.say("play-only-enter", typed=printable(typed)), "bad")

    # ---- telling and keeping ---------------------------------------------------------------------------------------

    def news(self, seat: int | None) -> list[Spans]:
        """The events since this person last looked; None: since anybody did, as all may read them."""
        since = min(self.seen[: self.people]) if seat is None else self.seen[seat]
        for who in range(self.people) if seat is None else [seat]:
            self.seen[who] = len(self.happened)
        pending, self.pending = self.pending, []
        return pending + pages.news(self, self.happened[since:], seat)

    def event_text(self, event: Logged, seat: int | None = None) -> str:
        return self.words.event(event.seen_by(seat))

    def save(self) -> None:
        """Saves after every move. An error of the disk is reported once; the game goes on."""
        self.keeper.kept.played = self.clock.played
        try:
            self.keeper.save(self.game)
        except OSError as error:
            if not self.told_trouble:
                self.told_trouble = True
                trouble = Illegal("cannot_write", file=str(self.keeper.path), reason=error.strerror or "")
                self.screen.tell(self.words.refusal(trouble), "bad")

    def leave(self) -> None:
        """Tells where the record is and which command continues the game."""
        self.save()
        self.screen.tell(self.words.say("play-left-at", file=str(self.keeper.path)))
        if not self.game.over:
            command = f" {program()} play --resume {self.quoted_path()}{lang_given(self.words.lang)}"
            self.screen.show([[(self.words.say("play-resume-with"), ""), (command, "title")]])

    def quoted_path(self) -> str:
        return shlex.quote(str(self.keeper.path))
