"""Content that is made to do harm, from a seed. Nothing here may be accepted: each must be refused with a reason."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from random import Random
from typing import Any, NamedTuple

from labtop.engine import content
from labtop.engine.registry import ROOMS, room

MOST = 60_000
"""Characters: with the rest of its request, a bomb is just below the limit of 64 kB."""
PACKS = {id: played for id in ROOMS if (played := room(id)).pack}
TOO_MANY = 60
"""Atoms: more than any target may have. A chain of twenty carbons is a sound molecule, and can be made."""
DIGITS = {"": "123456789", "0x": "9abcdef", "0o": "1234567", "0b": "1"}


class Bomb(NamedTuple):
    family: str
    room: str
    body: bytes
    """The options, as they stand in a request or in a record."""

    def request(self) -> bytes:
        return b'{"room":"%s","options":%s}' % (self.room.encode(), self.body)

    def preview(self) -> bytes:
        return b'{"options":%s}' % self.body

    def record(self) -> str:
        """The record of a game with these options; an attacker could also make its hash chain fit."""
        head = f"labtop record 1\nroom: {self.room}\nrules: 1\nseats: 2\noptions: {self.body.decode()}\n"
        return f"{head}dice: quick\ncommitment: \n---\n---\nopen 0 ~00000000\n"


def bomb(seed: int) -> Bomb:
    rng = Random(f"bomb {seed}")
    id = rng.choice(list(PACKS))
    family = rng.choices(list(OFTEN), list(OFTEN.values()))[0]
    made = FAMILIES[family](rng, id)
    if isinstance(made, str):
        made = {"pack": made}
    if not isinstance(made, bytes):
        made = json.dumps(made, ensure_ascii=rng.random() < 0.5, separators=(",", ":")).encode(errors="replace")
    return Bomb(family, "laboratorium" if family in OF_MOLECULES else id, made)


@cache
def packaged(id: str) -> str:
    return content.source(id.replace("-", "_"), PACKS[id].pack)


def size(rng: Random, each: int, most: int = MOST) -> int:
    """How often something of this length is repeated: small and large bombs alike."""
    return max(12, int((most // each) * rng.random() ** 2))


def around(rng: Random, id: str, text: str) -> str:
    """The text alone, or with a sound pack before it, so that much has been read already."""
    return f"{packaged(id)}\n{text}"[-MOST:] if rng.random() < 0.3 and len(text) + len(packaged(id)) < MOST else text


# ---- packs in TOML ---------------------------------------------------------------------------------------------------


def dotted(rng: Random, id: str) -> str:
    part, dot = rng.choice(["a", "names", '"a"', "''", '"\\u0061"']), rng.choice([".", " . ", "\t."])
    key = dot.join([part] * size(rng, len(part + dot)))
    line = rng.choice(["{0}=1", "[{0}]", "[[{0}]]", "a={{{0}=1}}", "a=[{{{0}=1}}]", "[x]\n{0}.b='c'"])
    return around(rng, id, line.format(key))


def deep(rng: Random, id: str) -> str:
    opening, closing = rng.choice([("[", "]"), ("{a=", "}"), ("[{a=", "}]"), ("[\n", "\n]"), ("[1,", "]")])
    count = size(rng, len(opening + closing))
    return around(rng, id, f"a={opening * count}1{closing * (count if rng.random() < 0.7 else 0)}")


def stairs(rng: Random, _id: str) -> str:
    """As deep as is allowed, as often as fits."""
    names = [f"k{rng.randrange(10**6)}" for _ in range(6)]
    lines = [".".join([*rng.sample(names, 6), f"n{i}"]) + "=1" for i in range(size(rng, 60))]
    return "\n".join(lines)


def number(rng: Random) -> str:
    base = rng.choice(list(DIGITS))
    digits = "".join(rng.choice(DIGITS[base]) for _ in range(20)) * size(rng, 20, 50_000)
    digits = digits[: max(25, rng.choice([25, 100, 4300, 4301, 5000, len(digits)]))] if base != "0b" else digits
    sign = rng.choice(["", "-", "+"]) if not base else ""
    return sign + base + (rng.choice(["", "_"]).join(digits) if len(digits) < 20_000 else digits)


def numbers(rng: Random, id: str) -> str:
    """In place of a number of a sound pack, or alone."""
    huge = number(rng)
    return rng.choice([f"a={huge}", f"a=[{huge}]", replaced(rng, id, r"= -?\d+$", f"= {huge}"), f"a={{b={huge}}}"])


def floats(rng: Random, id: str) -> str:
    odd = rng.choice(["nan", "-inf", "1e999999", "1." + "9" * size(rng, 1), "1e-" + "9" * size(rng, 1), "5e5"])
    return replaced(rng, id, r"= -?\d+$", f"= {odd}") if rng.random() < 0.7 else f"a={odd}"


def strings(rng: Random, id: str) -> str:
    sign = rng.choice(["x", "\\u00e9", "é", "\\\\", "𝄞", "\\n", "."])
    long = sign * size(rng, len(sign.encode()), MOST - len(packaged(id)) - 100)
    quote = rng.choice(['"', '"""', "'''"])
    text = f"{quote}{long}{quote if rng.random() < 0.8 else ''}"
    return rng.choice([f"a={text}", f'"{long}"=1', replaced(rng, id, r'^id = ".*"$', f"id = {text}")])


def keys(rng: Random, id: str) -> str:
    line = rng.choice(
        ["k{0}=1", "[k{0}]", "[[k]]", "[k.k{0}]", "[[k]]\n[[k.k]]", "k.k{0}=1", '"k{0}"=[]', "[[k]]\n[k.k]", "#\nk=1"]
    )
    lines = "\n".join(line.format(i) for i in range(size(rng, len(line) + 5)))
    return around(rng, id, rng.choice([lines, "a={" + ",".join(f"k{i}=1" for i in range(size(rng, 8))) + "}"]))


def unfinished(rng: Random, id: str) -> str:
    """Quotes and escapes that never end, where a careless search would look at every place twice."""
    part = rng.choice(['"""\\', "'''", '"\\', '""', "''''", '"""\\"""\\', '"#', "#'''"])
    return around(rng, id, "a=" + part * size(rng, len(part)) + rng.choice(['"', "'", "\\", "\n"]))


def replaced(rng: Random, id: str, pattern: str, by: str) -> str:
    """A sound pack with one of the places that match replaced."""
    found = list(re.finditer(pattern, packaged(id), re.MULTILINE))
    if not found:
        return f"{packaged(id)}\nsurplus {by}"
    at = rng.choice(found)
    return packaged(id)[: at.start()] + by + packaged(id)[at.end() :]


# ---- packs and options in JSON ---------------------------------------------------------------------------------------


def json_pack(rng: Random, _id: str) -> Any:
    kind = rng.randrange(5)
    if kind == 0:
        return b'{"pack":%s}' % (b'{"a":' * (count := size(rng, 6)) + b"1" + b"}" * count)
    if kind == 1:
        return {"pack": {f"k{i}": [] for i in range(size(rng, 10))}}
    if kind == 2:
        return b'{"pack":{"k":%s}}' % number(Random(rng.random())).lstrip("+0xob_").replace("_", "").encode()
    if kind == 3:
        return {"pack": {"k" * size(rng, 1): "v"}}
    return {"pack": [[[]] * 4] * size(rng, 14)}


def json_options(rng: Random, _id: str) -> Any:
    kind = rng.randrange(4)
    if kind == 0:
        return {f"option{i}": i for i in range(size(rng, 16))}
    if kind == 1:
        return b'{"rounds":%d}' % rng.choice([10**19, -(10**30), 10**300, 10**4000])
    if kind == 2:
        return {"pack": rng.choice([True, 3, [1], -1.5])}
    return {"o" * size(rng, 1): 1}


# ---- molecules -------------------------------------------------------------------------------------------------------


def smiles(rng: Random, _id: str) -> Any:
    kind = rng.randrange(6)
    if kind == 0:
        text = rng.choice(["C", "c1ccccc1", "C(", "[CH3]", "C%10"]) * max(TOO_MANY, size(rng, 9))
    elif kind == 1:
        text = "C" + "(C" * rng.randint(30, 90) + ")" * rng.randint(0, 90)
    elif kind == 2:
        text = "".join(f"C{i % 10}" for i in range(rng.randint(20, 90)))
    elif kind == 3:
        text = "".join(rng.choice("CcOo()[]=#12345678@/\\+-.%N*") for _ in range(rng.randint(1, 200))) + "N"
    elif kind == 4:
        text = rng.choice(["C\x00C", "Ç", "C" + "\u202e" * 9, "日本", "C" * 201, "[" * 90])
    else:
        text = "c1cc2ccc3cc4cccc5ccc6cc(c1)c2c3c6c54"  # too hard for the planner, which tries
    return {"own_target": text}


def reagents(rng: Random, _id: str) -> Any:
    """A sound pack from which no target can be made: chains of carbon alone. The planner has to find that out."""
    pack = tomllib.loads(packaged("laboratorium"))
    left, right = rng.choice([("[1*]", "[1*]"), ("[1*]", "=[2*]"), ("[2*]=", "=[2*]")])
    chains = ["C" * rng.randint(1, 24) for _ in range(20)]
    pack["reagent"] = [{"number": i, "structure": left + chain + right} for i, chain in enumerate(chains, 1)]
    return {"pack": pack}


def hard(rng: Random, _id: str) -> Any:
    """A sound pack and a target for which the planner would need seconds: the reader is stopped."""
    pack = tomllib.loads(packaged("laboratorium"))
    more = range(30, 50 - len(pack["reagent"]))
    pack["reagent"] += [{"number": i, "structure": f"[1*]{'C' * rng.randint(10, 29)}[1*]"} for i in more]
    return {"own_target": "C1CCC2C(C1)CCC3C2CCC4C3CCCC4", "pack": pack, "hydroxyl": True, "rings": "bridging"}


FAMILIES = {
    "dotted": dotted, "deep": deep, "stairs": stairs, "numbers": numbers, "floats": floats, "strings": strings,
    "keys": keys, "unfinished": unfinished, "json pack": json_pack, "json options": json_options, "smiles": smiles,
    "reagents": reagents, "hard": hard,
}  # fmt: skip
OF_MOLECULES = ("smiles", "reagents", "hard")
COSTLY = {"reagents": 2, "hard": 1}
"""Those that cost the planner up to seconds, and how often they come."""
OFTEN = {family: COSTLY.get(family, 8) for family in FAMILIES}
