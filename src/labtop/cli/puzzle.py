"""`labtop puzzle`: a position, a question, the answer with its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from labtop.cli.localized import LocalizedCommand, language
from labtop.cli.values import complete_concepts, complete_languages, complete_rooms
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from labtop.cli.play.screen import Screen
    from labtop.learning.puzzles import Puzzle, Verdict
    from labtop.learning.wording import PuzzleInWords

STAR: Final = "★"
NO_STAR: Final = "☆"
STARS: Final = 3


@click.command("puzzle", cls=LocalizedCommand)
@click.argument("room", required=False, shell_complete=complete_rooms)
@click.option("--concept", shell_complete=complete_concepts)
@click.option("--seed")
@click.option("--lang", shell_complete=complete_languages)
@click.option("--json", "as_json", is_flag=True)
def puzzle(room: str | None, concept: str | None, seed: str | None, lang: str | None, as_json: bool) -> None:
    from labtop.cli.main import known_rooms, to_json
    from labtop.learning.packaged import chosen
    from labtop.learning.wording import PuzzleInWords
    from labtop.locales.texts import check
    from labtop.seeds import read_seed

    if room is None:
        raise Illegal("which_room", known=", ".join(known_rooms()))
    spoken = language(lang)
    check(spoken, room)
    found = chosen(room, read_seed(seed), concept)
    told = PuzzleInWords(found, spoken)
    if as_json:
        click.echo(to_json(in_full(found, told)))
        return
    ask(told)


def in_full(found: Puzzle, told: PuzzleInWords) -> dict[str, Any]:
    """The puzzle as data, the answer included, with its texts in one language."""
    import msgspec

    from labtop.learning.verdicts import judge

    plain: dict[str, Any] = msgspec.to_builtins(found)
    verdicts = [judge(found, number) for number in range(len(found.choices))]
    texts = {
        "title": told.title(), "about": told.about(), "question": told.question(), "choices": told.choices(),
        "explained": [told.explained(verdict) for verdict in verdicts],
    }  # fmt: skip
    return {**plain, "lang": told.words.lang, "verdicts": verdicts, "texts": texts}


def ask(told: PuzzleInWords) -> None:
    """Shows the puzzle and explains the answer; `q` leaves it."""
    from labtop.cli.play.screen import Left, Screen
    from labtop.learning.verdicts import judge

    screen = Screen(plain=False)
    say = told.words.say
    screen.tell(told.title(), "title")
    screen.tell(told.about(), "dim")
    screen.blank()
    screen.show(told.board())
    screen.blank()
    screen.tell(told.question(), "title")
    for number, choice in enumerate(told.choices(), 1):
        screen.tell(choice, first=f"{number:>3}. ", indent="     ")
    count = len(told.puzzle.choices)
    try:
        while True:
            typed = screen.hear(say("puzzle-prompt", count=count)).rstrip(".")
            if typed.casefold() in say("play-command-quit").split():
                return
            if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:4]) <= count:
                show(screen, told, judge(told.puzzle, int(typed) - 1))
                return
            screen.tell(say("puzzle-choose", count=count), "bad")
    except Left as left:
        if left.interrupted:
            raise KeyboardInterrupt from None
        raise Illegal("puzzle_without_answer", count=count) from None


def show(screen: Screen, told: PuzzleInWords, verdict: Verdict) -> None:
    """The verdict, then the reasons."""
    found = told.explained(verdict)
    say = told.words.say
    style = {"right": "good", "close": "mark", "no": "bad"}[verdict.mark]
    stars = STAR * verdict.stars + NO_STAR * (STARS - verdict.stars)
    screen.blank()
    screen.tell(f"{stars}  {found.mark}", style)
    screen.tell(found.answer)
    for line in found.effects:
        screen.tell(line, indent="  ")
    for line in found.why:
        screen.tell(line)
    screen.blank()
    screen.tell(found.concept, "dim")
    screen.tell(say("puzzle-rules", rules=", ".join(found.rules)), "dim")


def add_puzzles(group: click.Group) -> None:
    group.add_command(puzzle)
