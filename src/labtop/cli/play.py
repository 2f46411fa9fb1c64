"""`labtop play`: a game at this keyboard, for one person or several, with bots in the last seats.

Exit code 0: played to the end, or left with `q` or at the end of the input; 130: left with Ctrl-C. However it is left,
the record is on disk and the command that goes on with it has been printed.
"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

from labtop import resume as go_on_with
from labtop.bots.base import Crowd, any_bot
from labtop.cli import play_doors, play_show, play_typed
from labtop.cli.play_clock import Clock
from labtop.cli.play_files import Keeper, Kept, companion, needs_seed, new_path, read_kept, read_text
from labtop.cli.play_on import play_on
from labtop.cli.play_rooms import SECRET_HANDS
from labtop.cli.play_screen import Left, Screen, printable
from labtop.cli.play_turn import Turn, in_words
from labtop.cli.structures import in_our_notation
from labtop.cli.told import lang_given, program
from labtop.engine import drive
from labtop.engine.core import CHANCE, Illegal, Log, Logged
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.game import Game
from labtop.engine.registry import room
from labtop.locales.texts import texts
from labtop.seeds import read_seed

if TYPE_CHECKING:
    from labtop.cli.play_screen import Span
    from labtop.engine.wire import Action, Ask

COMMANDS: Final = (
    "undo", "back", "change", "help", "keys", "sheets", "log", "rules", "trade", "door", "hint", "quit",
)  # fmt: skip


def run(
    room_id: str,
    *,
    seats: int | None,
    bots: list[str],
    seed: str | None,
    lang: str,
    options: dict[str, str],
    resume: str | None,
    record_dir: str,
    typed: bool,
    plain: bool,
    hints: str = "free",
    begin: tuple[str, int] | None = None,
) -> int:
    """Play in this terminal; returns the exit code. Raises Illegal for bad input, before anything starts."""
    if resume is not None:
        game, keeper = open_again(Path(resume), seed)
    elif begin is not None:
        game, keeper = play_on(Path(begin[0]), begin[1], seats, bots, record_dir)
        keeper.kept.hints = hints
    else:
        game, keeper = set_up(
            room_id, seats=seats, bots=bots, seed=seed, options=options, record_dir=record_dir, typed=typed
        )
        keeper.kept.hints = hints
    texts(lang, game.room.id)
    screen = Screen(plain=plain)
    session = Session(game, keeper, screen, lang)
    screen.watch()
    try:
        session.play()
    except Left as left:
        session.leave()
        if left.interrupted:
            return 130
    screen.unwatch()
    return 0


def set_up(
    room_id: str,
    *,
    seats: int | None,
    bots: list[str],
    seed: str | None,
    options: dict[str, str],
    record_dir: str,
    typed: bool,
) -> tuple[Game, Keeper]:
    """A new game: people in the first seats, bots in the last."""
    played = room(room_id)
    chosen = played.parse_options(in_our_notation(played, options))
    played.check_dice("typed" if typed else "table")
    for level in bots:
        any_bot(played, level)
    all_seats = 1 + len(bots) if seats is None else seats
    played.check_seats(chosen, all_seats)
    if len(bots) >= all_seats:
        raise Illegal("no_seat_for_people", bots=len(bots), seats=all_seats)
    game = Game(played, chosen, all_seats, read_seed(seed), "typed" if typed else "table")
    kept = Kept(game.seed, all_seats - len(bots), bots)
    return game, Keeper(new_path(record_dir, room_id), kept)


def open_again(path: Path, seed: str | None) -> tuple[Game, Keeper]:
    """A game left behind, with the same dice and bots; a finished one only shows its end."""
    kept = read_kept(path)
    text = read_text(path)
    if kept is None and seed is None and needs_seed(text):
        raise Illegal("seed_is_missing", file=str(companion(path)))
    game = go_on_with(text, seed if seed is not None else kept.seed if kept is not None else None)
    if kept is None:
        kept = Kept(game.seed, game.seats, [])
    if game.dice_kind == "quick":
        game.dice = SealedDice(deal_key(kept.seed))
    for level in kept.bots:
        any_bot(game.room, level)
    if kept.people < 1 or kept.people + len(kept.bots) != game.seats:
        raise Illegal("no_seat_for_people", bots=len(kept.bots), seats=game.seats)
    return game, Keeper(path, kept)


class Session:
    """One sitting: whose turn it is, who sits at the keyboard, what each has seen."""

    def __init__(self, game: Game, keeper: Keeper, screen: Screen, lang: str) -> None:
        self.game = game
        self.keeper = keeper
        self.screen = screen
        self.words = play_show.words_of(game, lang)
        self.people = keeper.kept.people
        self.clock = Clock(game, keeper.kept.played)
        levels = ["random"] * self.people + keeper.kept.bots
        self.crowd = Crowd(game.room, levels, game.seed)
        self.happened: list[Logged] = list(game.events)
        self.resumed = any(move.seat != CHANCE for move in game.moves)
        self.seen = [len(self.happened) if self.resumed else 0] * game.seats
        """How much of it each seat has been told; a resumed game has its log."""
        self.at_keyboard: int | None = None
        self.queue: list[str] = []
        """Typed ahead: further words of a line that answers several questions."""
        self.names = {word: name for name in COMMANDS for word in self.words.say(f"play-command-{name}").split()}
        self.pending: list[list[Span]] = []
        """Said with the next news, where a fresh page would wipe it away."""
        self.told_trouble = False
        self.noted: set[str] = set()

    # ---- the game --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end. Raises Left when the person goes."""
        game = self.game
        self.save()
        if not self.resumed:
            self.screen.show([[], *play_show.greeting(self)])
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
            ask = play_doors.bots_door(self) or game.asks()[0]
            if ask.seat < self.people:
                self.person(ask)
            else:
                self.bot(ask)
        play_show.end(self)

    def person(self, ask: Ask) -> None:
        """One answer of a person. What is sealed is confirmed first, for nobody may take back what others have seen."""
        secret = self.hidden(ask) or self.game.room.id in SECRET_HANDS
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
            return  # the question for the dice is the pause
        self.pause(ask.seat)

    def show_move(self, seat: int) -> None:
        """What the answer did: on a fresh page with the sheet as it is now, where that fits."""
        news = self.news(seat)
        if not self.screen.page([*play_show.table(self, self.game.view(seat), set()), *news, []]):
            self.screen.show([[], *news])

    def hidden(self, ask: Ask) -> bool:
        """Whether this answer is sealed until others have answered too."""
        return drive.find(self.game.state, ask).answers is not None and self.game.seats > 1

    def bot(self, ask: Ask) -> None:
        """A bot's answer. Its chance depends on the number of moves, so that a resumed game goes on just the same."""
        self.crowd.streams[ask.seat] = Quick(f"{self.game.seed}/bot/{ask.seat}/{len(self.game.moves)}")
        self.answer(ask, self.crowd.answer(self.game.state, ask), save=False)
        following = self.game.asks()
        if self.game.over or following[0].seat < self.people:
            self.save()

    def answer(self, ask: Ask, action: Action, *, save: bool = True) -> None:
        self.happened += self.clock.knock()  # while somebody thought: before what may end the last turn
        self.happened += self.game.play(ask, action, throw=False)
        if save:
            self.save()

    def count_hint(self, seat: int) -> None:
        """One more, kept with the game."""
        kept = self.keeper.kept
        kept.hinted = [*kept.hinted, *[0] * (self.game.seats - len(kept.hinted))]
        kept.hinted[seat] += 1
        self.save()

    def throw(self) -> None:
        if self.game.dice_kind == "typed":
            play_typed.throw(self, self.game.asks(CHANCE)[0])
        else:
            self.happened += self.game.throw()
            self.save()

    # ---- the person ------------------------------------------------------------------------------------------------

    def hear(self, prompt: str) -> str:
        return self.queue.pop(0) if self.queue else self.screen.hear(prompt)

    def command(self, typed: str) -> str:
        """Which command a line is; empty: none. Single letters are commands, choices need two."""
        first, _, more = typed.replace("?", "? ", 1).partition(" ")
        name = self.names.get(first.casefold(), "")
        return "rule" if name == "help" and more.strip() else name

    def obey(self, command: str, typed: str, seat: int) -> None:
        """Commands that only show something, and `q`."""
        if command == "quit":
            raise Left
        if command == "sheets":
            play_show.sheets(self, seat)
        elif command == "log":
            play_show.log(self)
        elif command == "keys":
            self.screen.show([[], *self.screen.wrapped(self.words.say("play-keys"))])
        elif command == "rules":
            play_show.rules(self, "")
        elif command == "rule":
            play_show.rules(self, typed.replace("?", "? ", 1).split()[1])
        else:
            self.screen.tell(self.words.say("play-not-here"), "bad")

    def take_back(self, seat: int) -> bool:
        """`u`: undo this seat's last answer, or say why not."""
        self.queue.clear()
        try:
            if all(move.seat != seat for move in self.game.moves):  # what chance drew is then not what is in the way
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
        dice = self.game.waits_for_chance and self.game.room.typed
        comes = "end" if self.game.over else "dice" if dice else "next"
        while True:
            typed = self.hear(self.words.say(f"play-pause-{comes}"))
            command = self.command(typed)
            if not typed:
                return
            if command == "undo":
                if self.take_back(seat):
                    return
            elif command == "door":
                play_doors.go_through(self, seat)
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
        choice = self.words.say(f"play-action-{action.__struct_config__.tag}", **in_words(action))
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
        """The next person comes to the keyboard; False: the one before wanted to change something."""
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

    def news(self, seat: int | None) -> list[list[Span]]:
        """What happened since this person looked; None: since anybody did, for all to read."""
        since = min(self.seen[: self.people]) if seat is None else self.seen[seat]
        for who in range(self.people) if seat is None else [seat]:
            self.seen[who] = len(self.happened)
        pending, self.pending = self.pending, []
        return pending + play_show.news(self, self.happened[since:], seat)

    def event_text(self, event: Logged, seat: int | None = None) -> str:
        return self.words.event(event.seen_by(seat))

    def save(self) -> None:
        """After every move. A full disk is said once; the game goes on."""
        self.keeper.kept.played = self.clock.played
        try:
            self.keeper.save(self.game)
        except OSError as error:
            if not self.told_trouble:
                self.told_trouble = True
                trouble = Illegal("cannot_write", file=str(self.keeper.path), reason=error.strerror or "")
                self.screen.tell(self.words.refusal(trouble), "bad")

    def leave(self) -> None:
        """The record stays; how to go on with it."""
        self.save()
        self.screen.tell(self.words.say("play-left-at", file=str(self.keeper.path)))
        if not self.game.over:
            command = f" {program()} play --resume {self.quoted_path()}{lang_given(self.words.lang)}"
            self.screen.show([[(self.words.say("play-resume-with"), ""), (command, "title")]])

    def quoted_path(self) -> str:
        return shlex.quote(str(self.keeper.path))
