"""What a teacher may edit: cards, sheets, prices, texts. Data with provenance, never code.

Every entry says `source = "rulebook"` (the game's own text gives it) or `"reconstruction"` (we had to fill a gap).
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

Source = Literal["rulebook", "reconstruction"]
T = TypeVar("T")


def read(room: str, name: str, shape: type[T]) -> T:
    """A content file of a room, checked against its shape; unknown keys are refused."""
    import msgspec

    with open(f"{folder()}/{room}/{name}.toml", encoding="utf-8") as file:  # noqa: PTH123 - pathlib costs 4 ms
        return msgspec.convert(parse(file.read()), shape)


def source(room: str, name: str) -> str:
    """A content file as it is written, for people who make their own."""
    with open(f"{folder()}/{room}/{name}.toml", encoding="utf-8") as file:  # noqa: PTH123
        return file.read()


def parse(text: str) -> dict[str, Any]:
    """What a TOML text says. `tomllib` takes longer to import than a whole plain file to read, so it comes second."""
    found = plain(text)
    if found is None:
        import tomllib

        found = tomllib.loads(text)
    return found


def plain(text: str) -> dict[str, Any] | None:
    """The same as `tomllib` where a file has only tables, words and whole numbers, one a line; None: it has more.

    It may give up on what is TOML, never read what is not, nor read it otherwise: errors are for `tomllib` to tell.
    """
    if not text.replace("\n", "").isprintable():
        return None
    found: dict[str, Any] = {}
    table = found
    pairs: dict[str, tuple[str, int | str]] = {}  # the same lines come again and again
    for whole in text.split("\n"):
        line = whole.partition("#")[0].strip()  # a # inside a word leaves it without its last quote: given up below
        pair = pairs.get(line)
        if pair is None:
            if not line:
                continue
            if line.startswith("["):
                opened = open_table(found, line)
                if opened is None:
                    return None
                table = opened
                continue
            pair = read_pair(line)
            if pair is None:
                return None
            pairs[line] = pair
        if pair[0] in table:
            return None
        table[pair[0]] = pair[1]
    return found


def open_table(found: dict[str, Any], line: str) -> dict[str, Any] | None:
    """The table that `[name]`, or the new entry that `[[name]]`, begins; those before the last dot must be there."""
    several = line.startswith("[[")
    path = line[2:-2] if several else line[1:-1]
    *outer, name = path.split(".")
    if line != (f"[[{path}]]" if several else f"[{path}]") or not is_key(name):
        return None
    inside: Any = found
    for part in outer:
        inside = inside.get(part)
        inside = inside[-1] if isinstance(inside, list) else inside
        if not isinstance(inside, dict):
            return None
    if name in inside and not (several and isinstance(inside[name], list)):
        return None
    made: dict[str, Any] = {}
    if several:
        inside.setdefault(name, []).append(made)
    else:
        inside[name] = made
    return made


def read_pair(line: str) -> tuple[str, int | str] | None:
    """A key and its value; None: something else."""
    before, _, after = line.partition("=")
    key, value = before.strip(), plain_value(after.strip())
    return (key, value) if value is not None and is_key(key) else None


def is_key(name: str) -> bool:
    return name.isascii() and name.replace("-", "_").replace("_", "0").isalnum()


def plain_value(word: str) -> int | str | None:
    """A whole number without sign or a word without quotes and escapes in it; None: something else."""
    if word.isascii() and word.isdecimal():
        return None if word[0] == "0" and word != "0" else int(word)
    inner = word[1:-1]
    return inner if word == f'"{inner}"' and '"' not in inner and "\\" not in inner else None


def folder() -> str:
    return __file__.rpartition("/")[0] or __file__.rpartition("\\")[0]


def names() -> dict[str, list[str]]:
    """Generated nicknames, by language."""
    with open(f"{folder()}/names.toml", encoding="utf-8") as file:  # noqa: PTH123
        data = parse(file.read())
    return {
        lang: [
            parts["form"].format(word=word, element=element) for word in parts["words"] for element in parts["elements"]
        ]
        for lang, parts in data.items()
    }
