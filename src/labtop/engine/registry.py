"""The table of all rooms. Importing a room has no side effect, and a room is imported only when it is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import msgspec

from labtop.engine.core import About, Illegal, Rules
from labtop.engine.packs import check_numbers, read_pack
from labtop.engine.unfit import unfit, unfit_here
from labtop.engine.wire import Action

if TYPE_CHECKING:
    from labtop.engine.room_text import RoomText

BOOKLET: Final = "rules"
"""The part of a print that is the rulebook."""
ROOMS: Final[dict[str, str]] = {
    "chem-and-roll": "labtop.rooms.chem_and_roll",
    "chain-growth": "labtop.rooms.chain_growth",
    "chemistry-monopoly": "labtop.rooms.chemistry_monopoly",
    "laboratorium": "labtop.rooms.laboratorium",
}


class Length(msgspec.Struct, frozen=True):
    """Options for a game of a certain length; words: `length-<id>` of the room's catalogue."""

    id: str
    options: dict[str, Any]


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """A game as terminal, server and simulation see it."""

    id: str
    version: int
    """Version of the rules: a record can be replayed only by the version it was played with."""
    rules: Rules[Any]
    options: type[Any]
    seats: Callable[[Any], tuple[int, int]]
    """Fewest and most players, for these options."""
    most_moves: Callable[[Any, int], int]
    """Upper bound of the moves in a game with these options and seats, not counting changed sealed answers."""
    actions: Any
    kinds: tuple[str, ...] = ()
    """Every kind of question the room asks, including doors and questions to CHANCE (`Kind` of its `actions`)."""
    package: str
    """The room's own package, whose modules (`text`, `view`, `bots`, `meters` …) are imported when they are needed."""
    abouts: tuple[type[About], ...] = ()
    open_answers: tuple[type[Action], ...] = ()
    """Kinds of answers that only `check` judges, because `legal` lists just some of them (offers, bids)."""
    to_find: tuple[str, ...] = ()
    """Kinds of questions whose only legal answer a person has to find: it is neither shown nor given automatically."""
    calm: tuple[str, ...] = ()
    """Kinds of questions in which random bots mostly give the main answer; otherwise turns would hardly ever end."""
    check_options: Callable[[Any], None] = lambda _options: None
    check_new: Callable[[Any], None] = lambda _options: None
    """What else a new table needs. Records that were written before this was asked for can still be read."""
    minutes: Callable[[Any], int] = lambda _options: 0
    """A time limit, kept by the terminal or the server: when it is over, they answer the door that waits for chance."""
    pack: str = ""
    """The content file that `options.pack` replaces, e.g. "deck"; empty: this room's content cannot be replaced."""
    lengths: tuple[Length, ...] = ()
    """What the page of a new game offers first, the usual length before the others. The options' own defaults, which
    records leave out, stay as they are."""
    windows: tuple[str, ...] = ()
    """Kinds of questions that offer a reaction: after the host's grace time the idle answer is given."""
    typed: bool = True
    """Whether a person may answer for chance, from real dice; not in rooms where that would show hidden cards."""

    apart: Callable[[Any], bool] = lambda _options: False
    """Whether, with these options, seats do not affect each other and are all asked at once: then somebody may sit down
    while the game runs (engine/arrivals.py)."""

    structures: tuple[str, ...] = ()
    """Options that hold a molecule as text: terminal and server may have RDKit read it (tables/foreign_texts.py)."""
    dates: tuple[str, ...] = ()
    """Options that hold a day: rooms know no calendar, so terminal and server replace `today` by the date."""

    def part(self, name: str) -> Any:
        """A module of the room's folder, imported when it is first asked for; None: the room has no such module."""
        return module_at(f"{self.package}.{name}")

    @property
    def text(self) -> RoomText:
        """Board, questions and answers in words."""
        found: RoomText = self.part("text").TEXT
        return found

    @property
    def terminal(self) -> Any:
        """Its own dialogues at the keyboard (engine/dialogue.py); None: every answer is chosen from a list."""
        return self.part("terminal")

    @property
    def bots(self) -> Any:
        """The levels of its bots (`BOTS`), its coach (`COACH`) and how many worlds each level imagines (`WORLDS`)."""
        return self.part("bots.levels")

    @property
    def events(self) -> Any:
        """The union of its events, one Struct each (`Events`)."""
        return getattr(self.part("events"), "Events", None)

    @property
    def meters(self) -> Any:
        """Quantities that simulations can count (`METERS`)."""
        return self.part("meters")

    @property
    def results(self) -> Any:
        """What it counts for the teacher's list: `COLUMNS`, and `results(state, events, seat)`; None: nothing."""
        return self.part("results")

    @property
    def debriefing(self) -> Any:
        """What a class has done, for the pages after the game: `Debriefing`, and `debriefing(games)`."""
        return self.part("debriefing")

    @property
    def bench(self) -> Any:
        """Its measured speeds (`measure()`)."""
        return self.part("bench")

    @property
    def aid(self) -> Any:
        """Costly help for people, computed in worker processes: `aid()` for a bench, `preview()` of options."""
        return self.part("aid")

    @property
    def ending(self) -> Any:
        """What a finished game shows one seat (`Ending`), read from its events by `ending(events, options, seat)`."""
        return self.part("ending")

    @property
    def learning(self) -> Any:
        """What it teaches by puzzles: `LEARNING`, with its concepts, kinds of questions and games; None: nothing."""
        return self.part("learning")

    @property
    def printing(self) -> Any:
        """What it gives to paper: `PARTS`, and `content(options, say, has, lang)` for `game.typ`; None: nothing."""
        return self.part("printing")

    @property
    def parts(self) -> tuple[str, ...]:
        """What can be printed, its rulebook too; nothing of a room without templates."""
        return () if self.printing is None else (*self.printing.PARTS, BOOKLET)

    @property
    def public(self) -> Any:
        """The type of the public part of a view."""
        return self.part("view").PublicView

    @property
    def private(self) -> Any:
        """The type of the private part of a view; None: there is none."""
        return getattr(self.part("view"), "PrivateView", None)

    @property
    def menu(self) -> Any:
        """The type of the choices that a client gets; a room without a type of its own sends the legal list."""
        return getattr(self.part("view"), "Menu", list[self.actions])  # type: ignore[name-defined]  # a type made here

    def read_options(self, given: dict[str, Any] | None = None, *, recorded: bool = False) -> Any:
        """Options from plain values; unknown names, wrong types and what cannot be played are refused.

        `recorded`: of a game that was begun before, whatever is asked of new ones.
        """
        given = dict(given or {})
        self.check_names(given)
        if isinstance(given.get("pack"), str):
            given["pack"] = read_pack(given["pack"])
        check_numbers(given)
        options = self.known_options(given)
        self.check_options(options)
        if not recorded:
            self.check_new(options)
        return options

    def check_names(self, given: dict[str, Any]) -> None:
        """Refuses options that the room does not have."""
        known: tuple[str, ...] = self.options.__struct_fields__
        for name in given:
            if name not in known:
                raise Illegal("unknown_option", option=name, known=", ".join(sorted(known)))

    def known_options(self, given: dict[str, Any]) -> Any:
        """Options that `read_options` has accepted, such as those of a stored table: only their types are checked."""
        try:
            return msgspec.convert(given, self.options) if given else self.options()
        except msgspec.ValidationError as error:
            raise unfit_here(self.options, given, error) from None

    def is_foreign(self, given: dict[str, Any]) -> bool:
        """Whether options hold a pack or a molecule that somebody wrote, which may be costly to read."""
        return any(given.get(name) for name in ("pack", *self.structures))

    def plain_options(self, words: dict[str, str]) -> dict[str, Any]:
        """Words of a command line, lists with commas, as values of the types that the options have."""
        defaults = {field.name: field.default for field in msgspec.structs.fields(self.options)}
        found = {}
        for name, word in words.items():
            try:
                found[name] = plain_value(word, defaults.get(name))
            except (KeyError, ValueError):
                raise unfit(self.options, name, word, f"{name}={word}") from None
        return found

    def check_dice(self, dice: str) -> None:
        """Refuses a kind of dice unless it is the server's sealed dice or, where allowed, typed by a person."""
        if dice not in ("table", "typed"):
            raise Illegal("unknown_dice", dice=dice)
        if dice == "typed" and not self.typed:
            raise Illegal("nothing_to_type", room=self.id)

    def check_seats(self, options: Any, seats: int) -> None:
        """Refuses a number of players that these options do not allow."""
        fewest, most = self.seats(options)
        if not fewest <= seats <= most:
            raise Illegal("seats_out_of_range", seats=seats, fewest=fewest, most=most)


@cache
def module_at(path: str) -> Any:
    """A module by its path; None: there is none."""
    parent = path.rpartition(".")[0]
    if find_spec(parent) is None or find_spec(path) is None:
        return None
    return import_module(path)


def plain_value(word: str, default: Any) -> Any:
    """Text converted to the type of the option's default; a list may stand in brackets, as `labtop games` prints it.

    Raises KeyError or ValueError where that cannot be done.
    """
    if isinstance(default, bool):
        return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}[word.lower()]
    if isinstance(default, tuple):
        return [int(part) for part in word.strip().removeprefix("[").removesuffix("]").split(",")]
    return int(word) if isinstance(default, int) else word


def room(id: str) -> Room:
    """A room by its id, as on the command line.

    Examples:
        >>> room("chain-growth").version
        1
        >>> room("laboratorium").read_options({"target": "ethanol"}).target
        'ethanol'
    """
    path = ROOMS.get(id)
    if path is None:
        raise Illegal("unknown_room", room=id, known=", ".join(ROOMS))
    found = import_module(path).ROOM
    assert isinstance(found, Room)
    return found
