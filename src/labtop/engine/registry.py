"""The table of all rooms. Importing a room has no side effect, and a room is imported only when it is played."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import msgspec

from labtop.engine.core import About, Illegal, Rules
from labtop.engine.wire import Action

if TYPE_CHECKING:
    from labtop.engine.room_text import RoomText

ROOMS: Final[dict[str, str]] = {
    "chem-and-roll": "labtop.rooms.chem_and_roll",
    "chain-growth": "labtop.rooms.chain_growth",
    "chemistry-monopoly": "labtop.rooms.chemistry_monopoly",
    "laboratorium": "labtop.rooms.laboratorium",
}


MOST_PACK: Final = 128 * 1024
"""Characters of a pack: a board with everything on it has less than twenty thousand."""


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
    minutes: Callable[[Any], int] = lambda _options: 0
    """A time limit, kept by the terminal or the server: when it is over, they answer the door that waits for chance."""
    pack: str = ""
    """The content file that `options.pack` replaces, e.g. "deck"; empty: this room's content cannot be replaced."""
    windows: tuple[str, ...] = ()
    """Kinds of questions that offer a reaction: after the host's grace time the idle answer is given."""
    typed: bool = True
    """Whether a person may answer for chance, from real dice; not in rooms where that would show hidden cards."""

    structures: tuple[str, ...] = ()
    """Options that hold a molecule as text: terminal and server may have RDKit read it (tables/chemist.py)."""
    dates: tuple[str, ...] = ()
    """Options that hold a day: rooms know no calendar, so terminal and server replace `today` by the date."""

    def part(self, name: str) -> Any:
        """A module of the room's folder, imported when it is first asked for; None: the room has no such module."""
        path = f"{self.package}.{name}"
        parent = path.rpartition(".")[0]
        if find_spec(parent) is None or find_spec(path) is None:
            return None
        return import_module(path)

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
    def bench(self) -> Any:
        """Its measured speeds (`measure()`)."""
        return self.part("bench")

    @property
    def aid(self) -> Any:
        """Costly help for people, computed in worker processes: `aid()` for a bench, `preview()` of options."""
        return self.part("aid")

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

    def read_options(self, given: dict[str, Any] | None = None) -> Any:
        """Options from plain values; unknown names and wrong types are refused."""
        known: tuple[str, ...] = self.options.__struct_fields__
        for name in given or {}:
            if name not in known:
                raise Illegal("unknown_option", option=name, known=", ".join(sorted(known)))
        given = dict(given or {})
        if isinstance(given.get("pack"), str):
            given["pack"] = read_pack(given["pack"])
        try:
            options = msgspec.convert(given, self.options) if given else self.options()
        except msgspec.ValidationError as error:
            raise Illegal("bad_option", reason=str(error)) from None
        self.check_options(options)
        return options

    def parse_options(self, words: dict[str, str]) -> Any:
        """Options as typed on a command line: every value is text, lists have commas."""
        given: dict[str, Any] = {}
        fields = {field.name: field for field in msgspec.structs.fields(self.options)}
        for name, word in words.items():
            default = fields[name].default if name in fields else None
            given[name] = plain_value(name, word, default)
        return self.read_options(given)

    def check_dice(self, dice: str) -> None:
        """Refuses a kind of dice unless it is the server's sealed dice or, where allowed, typed by a person."""
        if dice not in ("table", "typed"):
            raise Illegal("unknown_dice", dice=dice)
        if dice == "typed" and not self.typed:
            raise Illegal("nothing_to_type", room=self.id)

    def check_seats(self, options: Any, seats: int) -> None:
        fewest, most = self.seats(options)
        if not fewest <= seats <= most:
            raise Illegal("seats_out_of_range", seats=seats, fewest=fewest, most=most)


def read_pack(text: str) -> dict[str, Any]:
    """A pack from TOML, as people write it; it becomes an option, so that the record holds all of it."""
    if len(text) > MOST_PACK:
        raise Illegal("pack_too_big", size=len(text), most=MOST_PACK)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Illegal("unreadable_pack", reason=str(error)) from None


def plain_value(name: str, word: str, default: Any) -> Any:
    """Text converted to the type of the option's default."""
    try:
        if isinstance(default, bool):
            return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}[word.lower()]
        if isinstance(default, tuple):
            return [int(part) for part in word.split(",")]
        return int(word) if isinstance(default, int) else word
    except (KeyError, ValueError):
        raise Illegal("bad_option", reason=f"{name}={word}") from None


def room(id: str) -> Room:
    """A room by its id, as on the command line."""
    path = ROOMS.get(id)
    if path is None:
        raise Illegal("unknown_room", room=id, known=", ".join(ROOMS))
    found = import_module(path).ROOM
    assert isinstance(found, Room)
    return found
