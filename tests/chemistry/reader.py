"""Reads addresses back: which tokens of a molecule the words mean, in English and French.

It shares nothing with labtop.chemistry.addresses: chemistry is read off the words themselves (C=O, CH₂, ring) and
looked up in plain dictionaries of neighbours.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

CARBON, OXYGEN, HYDROGEN = 0, 1, 2
KINDS = {"H": 2, "yellow": 3, "jaune": 3, "mauve": 4}
NUMBER = r"(?P<count>\d+)"
WHOLE = {
    "en": re.compile(
        rf"(?:the|one of the {NUMBER} equivalent) (?:(?P<kind>H|yellow centre|mauve centre)s?)"
        r"(?: on (?P<on>.+))?$"
    ),
    "fr": re.compile(
        rf"(?:le|l'un des {NUMBER}) (?P<kind>H|centres? jaune|centres? mauve)s?(?: équivalents)?(?: sur (?P<on>.+))?$"
    ),
}
ATOM = {
    "en": re.compile(rf"(?:the (?:{NUMBER} )?|one of the (?P<of>\d+) equivalent )(?P<rest>.+)$"),
    "fr": re.compile(rf"(?:le |l'(?!un )|les {NUMBER} |l'un des (?P<of>\d+) )(?P<rest>.+)$"),
}
SPLIT = {"en": r" (?=next to |\d+ bonds from )", "fr": r" (?=à côté |à \d+ liaisons )"}
JOINED = {"en": r",? and$|,$", "fr": r" et$|,$"}
NEAR = {
    "en": re.compile(
        r"(?:next to|(?P<bonds>\d+) bonds from) (?P<way>the nearest other|the nearest|the|another|only one|an|a|\d+) "
        r"(?P<what>.+)$"
    ),
    "fr": re.compile(
        r"à (?:côté|(?P<bonds>\d+) liaisons) "
        r"(?P<way>de l'autre |de l'|du |d'un autre |d'un seul |d'un |de \d+ )(?P<what>.+)$"
    ),
}
PLAIN = str.maketrans({0x2019: "'", 0x2013: "-"})
NEAREST = " le plus proche"


class Reader:
    """A molecule in plain dictionaries."""

    def __init__(self, m: Any) -> None:
        self.kinds = dict(m.kinds)
        self.near = {t: [link >> 2 for link in links] for t, links in m.links.items()}
        self.double = {(t, link >> 2) for t, links in m.links.items() for link in links if link & 1}
        self.known: dict[str, set[int]] = {}
        self.heavy = [t for t, kind in self.kinds.items() if kind <= OXYGEN]

    def heavy_near(self, token: int) -> list[int]:
        return [other for other in self.near[token] if self.kinds[other] <= OXYGEN]

    def carried(self, token: int, kind: int) -> list[int]:
        return [other for other in self.near[token] if self.kinds[other] == kind]

    @cached_property
    def rings(self) -> list[list[int]]:
        found = set()

        def walk(path: list[int]) -> None:
            for other in self.heavy_near(path[-1]):
                if len(path) == 6 and other == path[0]:
                    found.add(frozenset(path))
                elif len(path) < 6 and other not in path:
                    walk([*path, other])

        for token in self.heavy:
            walk([token])
        return [list(ring) for ring in found]

    @cached_property
    def ring_bonds(self) -> set[frozenset[int]]:
        """Bonds without which their ends still hang together."""
        found = set()
        for a in self.heavy:
            for b in self.heavy_near(a):
                seen, edge = {a}, [other for other in self.heavy_near(a) if other != b]
                while edge:
                    seen.update(edge)
                    edge = list({o for t in edge for o in self.heavy_near(t)} - seen)
                if b in seen:
                    found.add(frozenset((a, b)))
        return found

    @cached_property
    def benzene(self) -> set[int]:
        """Rings of six carbons with three double bonds in some drawing."""
        carbons = {a for a, b in self.double if self.kinds[a] == CARBON and self.kinds[b] == CARBON}

        def pairs(left: frozenset[int]) -> bool:
            if not left:
                return True
            one = min(left, key=lambda t: sum(o in left for o in self.heavy_near(t)))
            return any(pairs(left - {one, other}) for other in self.heavy_near(one) if other in left)

        found: set[int] = set()
        for ring in self.rings:
            if carbons.issuperset(ring) and pairs(frozenset(carbons - set(ring))):
                found.update(ring)
        return found

    # ---- what words say of an atom -----------------------------------------------------------------------------------

    def fits(self, words: str, token: int) -> bool:
        """Whether an atom is what these words call it, as the atom itself or as a landmark."""
        carbon = self.kinds[token] == CARBON
        hydrogens = len(self.carried(token, HYDROGEN))
        near = self.heavy_near(token)
        in_ring = any(frozenset((token, other)) in self.ring_bonds for other in near)
        sharp = re.search(r"C-O-C|CH₃|CH₂|CH|C=C|C=O|C-O|O-H", words)
        label = sharp[0] if sharp else ""
        if re.search("yellow|jaune|mauve", words):
            kind = 4 if "mauve" in words else 3
            number = re.search(r"(\d) (?:yellow|centres)", words)
            return len(self.carried(token, kind)) >= (int(number[1]) if number else 1)
        if re.search("rings meet|se rejoignent", words):
            return sum(token in ring for ring in self.rings) > 1
        if re.search("branch|ramifi", words):
            outside = any(frozenset((token, other)) not in self.ring_bonds for other in near)
            return carbon and len(near) > 2 and outside
        if re.search("outside rings|hors cycle", words):
            return carbon and not in_ring
        if "benz" in words:
            return token in self.benzene
        if re.search("ring oxygen|ygènes? de cycle", words):
            return not carbon and in_ring
        if re.search("ring|cycle", words):
            return in_ring and (carbon or not re.search("carbon", words))
        if label.startswith("CH"):
            return carbon and hydrogens == {"CH": 1, "CH₂": 2, "CH₃": 3}[label]
        if label == "C-O-C":
            return not carbon and len(near) == 2 and all(self.kinds[o] == CARBON for o in near)
        if label == "O-H":
            return not carbon and hydrogens > 0
        if label == "C=C":
            twice = any((token, other) in self.double and self.kinds[other] == CARBON for other in near)
            return carbon and twice and token not in self.benzene
        carbonyl = carbon and any((token, o) in self.double and self.kinds[o] == OXYGEN for o in near)
        if label == "C=O" and re.match(r"O |O$|C=O$", words.replace("(", " ")) and not words.startswith("C=O"):
            return not carbon and any((token, o) in self.double and self.kinds[o] == CARBON for o in near)
        if label == "C=O":
            return carbonyl
        if label == "C-O":
            return carbon and not carbonyl and any(self.kinds[o] == OXYGEN for o in near)
        if re.match(r"carbone?s?\b", words):
            return carbon
        assert re.match(r"O\b", words), words
        return not carbon

    def marks(self, words: str) -> set[int]:
        if words not in self.known:
            self.known[words] = {t for t in self.heavy if self.fits(words, t)}
        return self.known[words]

    def wide(self, words: str) -> bool:
        """Whether the landmark is a group of atoms: nothing inside is next to it."""
        if re.search("carbon|oxyg|ygène|atom", words):
            return False
        return bool(re.search("C=C|ring|cycle", words))

    def distance(self, start: int, goals: set[int]) -> int:
        seen, edge, bonds = {start}, {start}, 0
        while edge:
            bonds += 1
            edge = {o for t in edge for o in self.heavy_near(t)} - seen
            if edge & goals:
                return bonds
            seen |= edge
        return 0

    def is_near(self, words: str, lang: str, token: int) -> bool:
        found = NEAR[lang].match(words)
        assert found, words
        what, way, bonds = found["what"], found["way"].strip(), int(found["bonds"] or 1)
        nearest = what.endswith(NEAREST) or "nearest" in way
        what = what.removesuffix(NEAREST)
        inner = re.match(r"(.+) \((.+)\)$", what)
        if inner:
            marked = set(self.meant_atoms(inner[1], inner[2], lang))
            assert len(marked) == 1, words
        else:
            marked = self.marks(what)
        if what == "C=O" and token in self.marks("O of C=O"):
            return False
        inside = token in marked
        if inside and self.wide(what):
            return False
        count = sum(other in marked for other in self.heavy_near(token))
        if re.search(r"\d", way):
            return count == int(re.search(r"\d+", way)[0])
        if "only" in way or "seul" in way:
            return count == 1
        other = "other" in way or "autre" in way
        single = len(self.pieces(marked)) if self.wide(what) else len(marked)
        if way in ("the", "du", "de l'") and not nearest and single - inside != 1:
            return False
        return inside == other and self.distance(token, marked) == bonds

    def pieces(self, marked: set[int]) -> list[set[int]]:
        left, found = set(marked), []
        while left:
            group = {left.pop()}
            while more := {o for t in group for o in self.heavy_near(t)} & left:
                group |= more
                left -= more
            found.append(group)
        return found

    # ---- what an address means ---------------------------------------------------------------------------------------

    def meant_atoms(self, head: str, places: str, lang: str) -> list[int]:
        """Atoms that a head and its landmarks fit."""
        parts = [re.sub(JOINED[lang], "", part) for part in outer_split(SPLIT[lang], places)] if places else []
        return [
            token
            for token in self.heavy
            if token in self.marks(head) and all(self.is_near(part, lang, token) for part in parts)
        ]

    def atoms(self, words: str, lang: str) -> tuple[list[int], int | None]:
        found = ATOM[lang].match(words)
        assert found, words
        head, *places = outer_split(SPLIT[lang], found["rest"])
        head = head.replace(" équivalents", "")
        number = found["count"] or found["of"]
        return self.meant_atoms(head, " ".join(places), lang), int(number) if number else None

    def meant(self, words: str, lang: str) -> set[int]:
        """The tokens that an address means."""
        words = words.translate(PLAIN)
        token = WHOLE[lang].match(words)
        if token is None:
            found, number = self.atoms(words, lang)
            assert number in (None, len(found)), (words, found)
            return set(found)
        kind = next(kind for word, kind in KINDS.items() if word in token["kind"])
        carriers = [t for t in self.heavy if self.carried(t, kind)]
        if token["on"]:
            on, number = self.atoms(token["on"], lang)
            carriers = [t for t in carriers if t in on]
            assert number in (None, len(carriers)), (words, carriers)
        found = [each for t in carriers for each in self.carried(t, kind)]
        assert int(token["count"] or 1) == len(found), (words, found)
        return set(found)


def outer_split(pattern: str, text: str) -> list[str]:
    """The parts of a text, those in brackets left whole."""
    parts, depth, start = [], 0, 0
    cuts = {found.start() for found in re.finditer(pattern, text)}
    for i, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth == 0 and i in cuts:
            parts.append(text[start:i])
            start = i + 1
    return [*parts, text[start:]]
