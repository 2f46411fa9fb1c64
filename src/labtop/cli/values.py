"""What the options and arguments of a command can be. A wrong value is refused in our words, with what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from click.shell_completion import CompletionItem


def called(param: click.Parameter | None) -> str:
    """`--games`, or `FILE`."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.human_readable_name if param is not None else "?"


class Whole(click.IntRange):
    """A whole number with a lower bound, and perhaps an upper one."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            name, typed = called(param), str(value)
            if self.max is not None:
                raise Illegal("word_out_of_range", name=name, value=typed, least=self.min, most=self.max) from None
            raise Illegal("word_too_small", name=name, value=typed, least=self.min) from None


class AnyWhole(click.types.IntParamType):
    """A whole number; the command judges it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise Illegal("word_not_whole", name=called(param), value=str(value)) from None


class Number(click.types.FloatParamType):
    """A number that need not be whole."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise Illegal("word_not_number", name=called(param), value=str(value)) from None


class OneOf(click.ParamType):  # type: ignore[type-arg]  # generic since click 8.5 only
    """One of a few words."""

    name = "choice"

    def __init__(self, *known: str) -> None:
        self.known = known

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str | None:
        return f"[{'|'.join(self.known)}]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value not in self.known:
            raise Illegal("word_not_among", name=called(param), value=str(value), known=", ".join(self.known))
        return value

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return items(self.known, incomplete)


class Place(click.Path):
    """A file or folder."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            from pathlib import Path

            kind = "missing" if not Path(value).exists() else "folder" if Path(value).is_dir() else "file"
            if (kind == "folder" and self.dir_okay) or (kind == "file" and self.file_okay):
                kind = "closed"
            raise Illegal("unfit_place", file=str(value), state=kind) from None


# ---- completion ------------------------------------------------------------------------------------------------------


def items(known: Sequence[str], incomplete: str, before: str = "") -> list[CompletionItem]:
    """What a shell offers: the words that begin as the typed one does, after the part that is finished."""
    from click.shell_completion import CompletionItem

    return [CompletionItem(before + word) for word in known if word.startswith(incomplete)]


def complete_rooms(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from labtop.engine.registry import ROOMS

    return items(list(ROOMS), incomplete)


def complete_languages(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from labtop.locales.texts import LANGUAGES

    return items(list(LANGUAGES), incomplete)


def complete_levels(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The levels of bots of the room that was typed, and its zoo; after a comma the next one."""
    from labtop.bots.base import levels, zoo

    room = typed_room(ctx)
    before, comma, begun = incomplete.rpartition(",")
    return [] if room is None else items([*levels(room), *zoo(room)], begun, before + comma)


def complete_options(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """`name=` of the room's options, then the values that an option can have."""
    room = typed_room(ctx)
    if room is None:
        return []
    import msgspec

    declared = msgspec.json.schema(room.options)["$defs"][room.options.__name__]["properties"]
    name, sign, begun = incomplete.partition("=")
    if not sign:
        return items([f"{one}=" for one in declared if one != "pack"], incomplete)
    allowed = declared.get(name, {})
    known = ["yes", "no"] if allowed.get("type") == "boolean" else [str(one) for one in allowed.get("enum", [])]
    return items(known, begun, f"{name}=")


def complete_meters(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    room = typed_room(ctx)
    before, comma, begun = incomplete.rpartition(",")
    known = getattr(room and room.meters, "METERS", {})
    return items(list(known), begun, before + comma)


def complete_parts(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """What of the typed room can be printed by itself; after a comma the next part."""
    room = typed_room(ctx)
    before, comma, begun = incomplete.rpartition(",")
    return [] if room is None else items(room.parts, begun, before + comma)


def complete_concepts(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The concepts that the typed room has puzzles about."""
    room = typed_room(ctx)
    found = None if room is None or room.learning is None else room.learning.LEARNING.concepts()
    return [] if found is None else items([one.id for one in found], incomplete)


def typed_room(ctx: click.Context) -> Any:
    """The room on the command line, if there is one with that name."""
    from labtop.engine.registry import ROOMS, room

    # While an option still lacks its value, click has not sorted the other words yet.
    typed = next((word for word in (ctx.params.get("room"), *ctx.args) if word in ROOMS), None)
    return None if typed is None else room(typed)
