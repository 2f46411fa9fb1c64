"""All texts for people: Fluent catalogues by language, and the numbered rules of each room.

How a parameter reaches a message (the browser reads the same catalogues and keeps the same conventions):

- a word is replaced by the message `<name>-<word>` if there is one: `box="line-2"` becomes the text of `box-line-2`;
- that message's attributes come along: `$box-into` is its `.into`;
- `seat=0` becomes the text of `seat-name`, number 1; so do `to` and `victim`; a name given as text stays as it is;
- a parameter may be a phrase, `{"say": "act-split", "at": {…}}`: the text of that message with its own parameters;
- items of a list are `$faces-1`, `$faces-2` …; of a list of words `$give` is all of them, with commas;
- a message `words-of-give = space card` says that words of `give` are those of `space-…`, else of `card-…`;
- an attribute of a refusal or event named like a parameter is a further sentence, told when that parameter is there
  and not 0; one named `rolled-unless-value` is told when `rolled` is there and differs from `value`.

Underscores in codes are dashes in keys. A missing key or parameter is an error; it is never shown to a person.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from labtop.engine import content
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.registry import ROOMS, room
from labtop.engine.room_text import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fluent.runtime import FluentBundle

    from labtop.engine.wire import Refusal

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 200
"""The most characters of a text from outside that a message quotes: the input may be very long."""
NO_BREAK: Final = "\u00a0\u202f"
"""French spaces, which Python does not call printable; other unprintable characters could control a terminal."""

UNLESS: Final = "-unless-"
"""Between two parameters, in the name of a further sentence: told when the first differs from the second."""

PAPER: Final = "print-"
"""How the catalogues begin that only printed pages need."""
PUZZLES: Final = "puzzles-"
"""How the catalogues of puzzles begin, one for each room."""
ENTRY: Final = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ ].*)*)", re.MULTILINE)
PARAMETER: Final = re.compile(r"\$([a-z][a-z0-9]*)")
RULE_FILES: Final = {"en": "RULES.md", "fr": "RULES.fr.md"}
CHAPTER: Final = re.compile(r"^## (\d+) (.+)$", re.MULTILINE)
PARAGRAPH: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+?)(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


class Texts:
    """One language's words for one room, or for the engine alone."""

    def __init__(
        self, lang: str, bundle: FluentBundle, own: dict[str, str] | None = None, people: Sequence[str] = ()
    ) -> None:
        self.lang = lang
        self._bundle = bundle
        self._own = own or {}
        self._people = people

    def naming(self, own: dict[str, str]) -> Texts:
        """A copy with further names by key, such as those of a teacher's own board or cards."""
        return Texts(self.lang, self._bundle, own, self._people)

    def calling(self, people: Sequence[str]) -> Texts:
        """A copy that calls the seats by these names; a seat without one keeps its number."""
        return Texts(self.lang, self._bundle, self._own, people)

    def has(self, key: str) -> bool:
        """Whether there is such a text; `key.attribute` asks for an attribute."""
        if key in self._own:
            return True
        name, _, attribute = key.replace("_", "-").partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, key: str, /, **params: Any) -> str:
        """A text with its parameters; `key.attribute` says an attribute. Raises KeyError rather than show a key."""
        return self._format(key, self._arguments(params))

    def refusal(self, error: Illegal | Refusal) -> str:
        """A refusal in words: what is wrong, the chemical reason, and the paragraph of the rules."""
        key = f"refusal-{error.code}"
        params = {name: shown(value) for name, value in error.params.items()}
        given = self._arguments(params)
        parts = [self._format(key, given), *self._further(key, params, given)]
        if self.has(f"{key}.chemistry"):
            parts.append(self._format(f"{key}.chemistry", given))
        if error.rule:
            parts.append(self.say("rule-cited", number=error.rule))
        cause = getattr(error, "__cause__", None)
        if isinstance(cause, Illegal):
            parts.append(self.refusal(cause))
        return " ".join(parts)

    def event(self, event: dict[str, Any], names: Sequence[str] | None = None) -> str:
        """An event in words, as `Logged.seen_by` returns it; `names` are the names of the seats."""
        key = f"event-{event['type']}"
        params = {name: value for name, value in event.items() if name != "type"}
        if names is not None:
            params |= {name: names[params[name]] for name in SEATS if isinstance(params.get(name), int)}
        given = self._arguments(params)
        return " ".join([self._format(key, given), *self._further(key, params, given)])

    def dollars(self, amount: Any) -> str:
        """An amount of money, with a typographic minus sign."""
        return self.say("dollars-owed", amount=-amount) if amount < 0 else self.say("dollars", amount=amount)

    def amount(self, value: Any) -> str:
        """A score in the room's own unit; in dollars if it names none."""
        if not self.has("score-amount"):
            return self.dollars(value)
        return self.say("score-amount", amount=int(value) if value == int(value) else value)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _format(self, key: str, given: dict[str, Any]) -> str:
        if key == "seat-name" and 0 < given.get("number", 0) <= len(self._people):
            called: str = self._people[given["number"] - 1]
            if called:
                return called
        if key in self._own:
            own = self._own[key]
            if not own.startswith("@"):
                return own
            key = own[1:]  # the name refers to another message
        name, _, attribute = key.replace("_", "-").partition(".")
        if not self.has(key):
            raise KeyError(key)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _further(self, key: str, params: dict[str, Any], given: dict[str, Any]) -> list[str]:
        """The further sentences that apply to these parameters, in the catalogue's order."""
        name = key.replace("_", "-")
        plain = {param.replace("_", "-"): value for param, value in params.items()}
        found = self._bundle.get_message(name).attributes if self.has(name) else {}
        return [self._format(f"{name}.{part}", given) for part in found if is_told(part, plain)]

    def _arguments(self, params: dict[str, Any]) -> dict[str, Any]:
        """Parameters in the catalogue's words; plain ones first, since a word may itself use a plain one."""
        given: dict[str, Any] = {}
        for name, value in params.items():
            name = name.replace("_", "-")  # noqa: PLW2901 - the catalogue's spelling
            if isinstance(value, list | tuple):
                given.update({f"{name}-{number}": item for number, item in enumerate(value, 1)})
                given[name] = self._listed(name, value)
            elif isinstance(value, dict):
                given[name] = self.say(value["say"], **{key: item for key, item in value.items() if key != "say"})
            elif name in SEATS and isinstance(value, int):
                given[name] = self.say("seat-chance") if value == CHANCE else self.say("seat-name", number=value + 1)
            elif value is not None:
                given[name] = str(value).lower() if isinstance(value, bool) else value
        plain = dict(given)
        for name, value in plain.items():
            if name in SEATS or isinstance(params.get(name), dict):
                continue  # neither a person's name nor a phrase is replaced by a message
            if isinstance(value, str):
                self._replace(name, value, plain, given)
        return given

    def _listed(self, name: str, items: Sequence[Any]) -> str:
        """A list as text: its numbers, or its words as the catalogue translates them."""
        keys = [self._key_of(name, item) if isinstance(item, str) else None for item in items]
        told = [str(item) if key is None else self._format(key, {}) for key, item in zip(keys, items, strict=True)]
        return (", " if any(keys) else " ").join(told)

    def _key_of(self, name: str, word: str) -> str | None:
        """The key of the message that replaces a word, if there is one."""
        tried = (f"{family}-{word.replace('_', '-')}" for family in self._families(name))
        return next((key for key in tried if "." not in key and self.has(key)), None)

    def _families(self, name: str) -> Sequence[str]:
        """Prefixes of the messages for a parameter's words: its own name, unless the catalogue names others."""
        key = f"words-of-{name}"
        return self._format(key, {}).split() if self.has(key) else (name,)

    def _replace(self, name: str, word: str, plain: dict[str, Any], given: dict[str, Any]) -> None:
        key = self._key_of(name, word)
        if key is None:
            return
        given[name] = self._format(key, plain)
        if key in self._own:
            given |= {f"{name}-{part}": self._own[key] for part in ("the", "order", "kin")}
            return
        for attribute in self._bundle.get_message(key).attributes:
            given[f"{name}-{attribute}"] = self._format(f"{key}.{attribute}", plain)


def is_told(part: str, params: dict[str, Any]) -> bool:
    """Whether a further sentence applies to these parameters."""
    name, unless, other = part.partition(UNLESS)
    return bool(params.get(name)) and not (unless and params[name] == params.get(other))


def shown(value: Any) -> Any:
    """A value from outside, shortened and without control characters: a refusal may quote typed input."""
    if not isinstance(value, str):
        return value
    clean = "".join(letter if letter.isprintable() or letter in NO_BREAK else "�" for letter in value[:LONGEST])
    return clean + "…" if len(value) > LONGEST else clean


def texts(lang: str, room_id: str | None = None) -> Texts:
    """The words of a language: of a room and the engine, or of the engine alone."""
    check(lang, room_id)
    return load(lang, room_id)


def room_texts(lang: str, room_id: str, options: Any) -> Texts:
    """A room's words, with the names from a board or deck in the options."""
    return texts(lang, room_id).naming(room(room_id).text.names(options, lang))


def paper_texts(lang: str, room_id: str, options: Any) -> Texts:
    """A room's words as `room_texts` has them, and those that only printed pages need."""
    check(lang, room_id)
    found = load(lang, room_id, paper=True)
    return found if options is None else found.naming(room(room_id).text.names(options, lang))


@cache
def paper_keys(lang: str, room_id: str) -> dict[str, tuple[str, ...]]:
    """The messages for printed pages of a room, each with the names of its parameters."""
    found: dict[str, tuple[str, ...]] = {}
    for name in ("print", f"{PAPER}{room_id}"):
        source = Path(__file__).with_name(lang).joinpath(f"{name}.ftl").read_text(encoding="utf-8")
        for entry in ENTRY.finditer(source):
            found[entry[1]] = tuple(PARAMETER.findall(entry[2]))
    return found


def check(lang: str, room_id: str | None) -> None:
    """Refuses unknown languages and rooms, because both become parts of file names."""
    if lang not in LANGUAGES:
        raise Illegal("unknown_language", language=lang, known=", ".join(LANGUAGES))
    if room_id is not None and room_id not in ROOMS:
        raise Illegal("unknown_room", room=room_id, known=", ".join(ROOMS))


@cache
def load(lang: str, room_id: str | None, *, paper: bool = False) -> Texts:
    from fluent.runtime import FluentBundle, FluentResource  # 100 ms that a simulation never needs
    from fluent.syntax.ast import Junk

    bundle = FluentBundle([lang], use_isolating=False)
    others = {f"{part}{other}.ftl" for other in ROOMS if other != room_id for part in ("", PAPER, PUZZLES)}
    for file in sorted(Path(__file__).with_name(lang).glob("*.ftl")):
        name = file.name
        if name in others or name.startswith("web"):  # only the browser uses these
            continue
        if name.startswith("print") and not paper:
            continue
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{lang}/{name}: {entry.content}")  # noqa: TRY004 - the file's fault, no type's
        bundle.add_resource(resource)
    return Texts(lang, bundle)


# ---- rules ---------------------------------------------------------------------------------------------------------


@cache
def rules_source(room_id: str, lang: str) -> str:
    """The whole rule book of a room, as Markdown."""
    check(lang, room_id)
    package = ROOMS[room_id].rpartition(".")[2]
    return content.packaged(f"rooms/{package}/{RULE_FILES[lang]}")


def rules_text(room_id: str, lang: str) -> dict[str, str]:
    """Paragraph number -> its text, on one line, in the order of the book."""
    found = PARAGRAPH.findall(rules_source(room_id, lang))
    return {number: re.sub("[ \n]+", " ", text).strip(" ") for number, text in found}  # no-break spaces stay


def rules_title(room_id: str, lang: str, number: str) -> str:
    """The title of a chapter, or of the chapter a paragraph stands in."""
    titles: dict[str, str] = dict(CHAPTER.findall(rules_source(room_id, lang)))
    return titles[number.partition(".")[0]]
