"""Where the tokens of a molecule lie on a flat table: no two overlap, and tokens stay in place while it grows.

All numbers are whole, so that every machine draws the same. A bond is 100 long; there are 24 directions ("hours"), 15
degrees apart. A new group is put at a free angle, if possible one that chemists use; if none is free, its bond gets
longer. When a ring closes, the whole molecule is drawn anew, and turned to lie as near as possible to where it was.

Rings are regular hexagons, laid down one after the other. Where that leaves no room for the last of them, rings that
share bonds are laid down together (`stiff`), so that no bond in a ring is ever stretched if the rings can lie flat.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.flatness import rings
from labtop.chemistry.molecules import IN_RING, RING_SIZE, Molecule

Place = tuple[int, int]
Places = dict[int, Place]

QUARTER: Final[list[Place]] = [(100, 0), (97, 26), (87, 50), (71, 71), (50, 87), (26, 97)]
HOURS: Final = 24
DIRECTIONS: Final[list[Place]] = (
    QUARTER + [(-y, x) for x, y in QUARTER] + [(-x, -y) for x, y in QUARTER] + [(y, -x) for x, y in QUARTER]
)
APART: Final = 78
"""Least distance of any two tokens; for hydrogens too, since cutting them off makes room for bigger groups."""
LENGTHS: Final = (100, 130, 170, 220, 280, 350, 450, 600, 800, 1100, 1500, 2000, 3000, 5000, 9000)
NEAR_ENOUGH: Final = 130
"""If two bound tokens lay further apart than this, their bond has closed a ring."""
STRETCHED: Final = 112
"""A bond of a ring that is longer is not honest; rounding makes up for less."""
CELL: Final = 100
"""Side of the squares by which neighbours are found."""


class Sheet:
    """A drawing in the making: places by token, and tokens by square."""

    def __init__(self, m: Molecule, places: Places, *, stiff: bool = False) -> None:
        self.m = m
        self.stiff = stiff
        self.places: Places = {}
        self.cells: dict[Place, list[int]] = {}
        for token, place in places.items():
            if token in m.kinds:
                self.lay(token, place)
        self.rings = rings_of(m)

    def lay(self, token: int, place: Place) -> None:
        """Puts a token down."""
        self.places[token] = place
        self.cells.setdefault((place[0] // CELL, place[1] // CELL), []).append(token)

    def is_free(self, place: Place) -> bool:
        """Whether a token fits here without lying on another one."""
        x, y = place[0] // CELL, place[1] // CELL
        for i in (x - 1, x, x + 1):
            for j in (y - 1, y, y + 1):
                for other in self.cells.get((i, j), ()):
                    lies = self.places[other]
                    if (lies[0] - place[0]) ** 2 + (lies[1] - place[1]) ** 2 < APART * APART:
                        return False
        return True

    def all_free(self, group: Places) -> bool:
        """Whether all these tokens fit where they should go."""
        return all(self.is_free(place) for place in group.values())

    # ---- growing ---------------------------------------------------------------------------------------------------

    def fill(self, start: list[int]) -> None:
        """Lay down everything that is bound, directly or not, to the tokens of `start`."""
        queue = self.with_spiro(start)
        for token in queue:
            for ring in self.rings.get(token, ()):
                queue += self.fuse(ring)
            waiting = [link >> 2 for link in self.m.links[token] if link >> 2 not in self.places]
            waiting.sort(key=lambda other: (len(self.m.links[other]) == 1, other))
            for other in waiting:
                if other not in self.places:  # it may have been laid as part of a ring
                    queue += self.with_spiro(self.attach(token, other))

    def attach(self, token: int, other: int) -> list[int]:
        """Lay down a neighbour, with its ring if it is in one, at the best free angle; returns the tokens laid down."""
        x, y = self.places[token]
        angles = self.angles(token)
        for length in LENGTHS:
            for hour in angles:
                dx, dy = DIRECTIONS[hour]
                place = (x + dx * length // 100, y + dy * length // 100)
                group = self.group(other, place, hour)
                if self.all_free(group):
                    for each, where in group.items():
                        self.lay(each, where)
                    return list(group)
        raise AssertionError(token)  # at the greatest length there is always room

    def group(self, token: int, place: Place, hour: int) -> Places:
        """The place of a token or, if it is in a ring, of the whole hexagon beyond it."""
        rings = [ring for ring in self.rings.get(token, ()) if not any(each in self.places for each in ring)]
        if not rings:
            return {token: place}
        ring = rings[0]
        at = ring.index(token)
        dx, dy = DIRECTIONS[hour]
        turned = ring[at:] + ring[:at]
        found = hexagon(turned, (place[0] + dx, place[1] + dy), (hour + HOURS // 2) % HOURS)
        return self.spread(found) if self.stiff else found

    def spread(self, laid: Places) -> Places:
        """A hexagon with all rings that share bonds with it or with one another."""
        found = dict(laid)
        queue = list(found)
        for token in queue:
            for ring in self.rings[token]:
                i = next((i for i in range(RING_SIZE) if ring[i] in found and ring[i - 1] in found), -1)
                if i < 0 or all(each in found for each in ring):
                    continue
                back = ring[i:] + ring[:i]
                for corners in beside([back[0], *back[:0:-1]], found):
                    if fits(corners, found):
                        queue += [each for each in corners if each not in found]
                        found = corners | found
                        break
        return found

    def with_spiro(self, tokens: list[int]) -> list[int]:
        """Tokens that lie, and those of the rings that share one of them: laid down at once, while there is room."""
        if self.stiff:
            for token in tokens:
                for ring in self.rings.get(token, ()):
                    tokens += self.share(ring, token)
        return tokens

    def share(self, ring: list[int], token: int) -> list[int]:
        """Lay down a ring that shares this token alone with what lies already (a spiro centre)."""
        if [each for each in ring if each in self.places] != [token]:
            return []
        x, y = self.places[token]
        at = ring.index(token)
        for hour in self.angles(token):
            dx, dy = DIRECTIONS[hour]
            corners = hexagon(ring[at:] + ring[:at], (x + dx, y + dy), (hour + HOURS // 2) % HOURS)
            group = {each: place for each, place in self.spread(corners).items() if each != token}
            if not any(each in self.places for each in group) and self.all_free(group):
                for each, where in group.items():
                    self.lay(each, where)
                return list(group)
        return []

    def fuse(self, ring: list[int]) -> list[int]:
        """Lay down a ring that shares a bond with one that lies already, beyond that bond, if there is room."""
        laid = [each in self.places for each in ring]
        if sum(laid) != 2:
            return []
        for i in range(RING_SIZE):
            a, b = ring[i], ring[(i + 1) % RING_SIZE]
            if a in self.places and b in self.places:
                turned = [ring[(i + k) % RING_SIZE] for k in range(RING_SIZE)]
                return self.mirror(turned)
        return []

    def mirror(self, ring: list[int]) -> list[int]:
        """Lay down a ring beyond its first bond, on the side where it is free; returns the tokens laid down."""
        for corners in beside(ring, self.places):
            group = {token: place for token, place in corners.items() if token not in self.places}
            if self.all_free(group):
                for each, where in group.items():
                    self.lay(each, where)
                return list(group)
        return []

    def angles(self, token: int) -> list[int]:
        """All 24 directions from a token, the angles that chemists draw first."""
        x, y = self.places[token]
        near = [link >> 2 for link in self.m.links[token]]
        taken = [
            direction(self.places[other][0] - x, self.places[other][1] - y) for other in near if other in self.places
        ]
        if not taken:
            return [2, 10, 18, *[hour for hour in range(HOURS) if hour not in (2, 10, 18)]]
        usual = [8, 16] if len(near) <= 3 else [12, 6, 18]
        if len(near) <= 3 and self.turns_left(token, near):
            usual = [16, 8]
        best = [(taken[0] + step) % HOURS for step in usual]
        rest = [hour for hour in range(HOURS) if hour not in best]
        rest.sort(key=lambda hour: (-min([clock(hour, other) for other in taken]), hour))
        free = [hour for hour in best if min([clock(hour, other) for other in taken]) >= 5]
        return free + [hour for hour in rest + best if hour not in free]

    def turns_left(self, token: int, near: list[int]) -> bool:
        """Whether the chain turned left at the bond before; it then turns right, so that it makes a zigzag."""
        x, y = self.places[token]
        for other in near:
            if other in self.places:
                ox, oy = self.places[other]
                for link in self.m.links[other]:
                    third = link >> 2
                    if third != token and third in self.places:
                        tx, ty = self.places[third]
                        return (x - ox) * (ty - oy) - (y - oy) * (tx - ox) < 0
        return False


def hexagon(ring: list[int], centre: Place, hour: int) -> Places:
    """Six corners, the first one in this direction from the centre."""
    found: Places = {}
    for i, token in enumerate(ring):
        dx, dy = DIRECTIONS[(hour + 4 * i) % HOURS]
        found[token] = (centre[0] + dx, centre[1] + dy)
    return found


def beside(ring: list[int], places: Places) -> list[Places]:
    """The hexagons on both sides of the first bond of a ring, which lies already."""
    (ax, ay), (bx, by) = places[ring[0]], places[ring[1]]
    found = []
    for centre in centres(ax, ay, bx, by):
        corners = hexagon(ring, centre, direction(ax - centre[0], ay - centre[1]))
        far = corners[ring[1]]
        if (far[0] - bx) ** 2 + (far[1] - by) ** 2 > 400:  # the other way round
            corners = hexagon([ring[0], *ring[:0:-1]], centre, direction(ax - centre[0], ay - centre[1]))
        found.append(corners)
    return found


def fits(corners: Places, found: Places) -> bool:
    """Whether a hexagon lies on the tokens that it shares, and on no other."""
    return all(
        near(place, lies) == (token == other) for token, place in corners.items() for other, lies in found.items()
    )


def near(one: Place, other: Place) -> bool:
    """Whether two places are meant to be the same."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 < 900


def centres(ax: int, ay: int, bx: int, by: int) -> list[Place]:
    """The two points that form an equilateral triangle with a and b."""
    mx, my, px, py = (ax + bx) // 2, (ay + by) // 2, -(by - ay), bx - ax
    return [(mx + px * 87 // 100, my + py * 87 // 100), (mx - px * 87 // 100, my - py * 87 // 100)]


def direction(dx: int, dy: int) -> int:
    """The hour nearest to a direction."""
    return max(range(HOURS), key=lambda hour: (DIRECTIONS[hour][0] * dx + DIRECTIONS[hour][1] * dy, -hour))


def clock(a: int, b: int) -> int:
    """How many hours lie between two directions."""
    return min((a - b) % HOURS, (b - a) % HOURS)


def rings_of(m: Molecule) -> dict[int, list[list[int]]]:
    """Rings of six by each of their tokens; every ring once, in the order of its atoms."""
    found: dict[int, list[list[int]]] = {}
    for ring in rings(m):
        for token in ring:
            found.setdefault(token, []).append(ring)
    return found


# ---- the two functions ---------------------------------------------------------------------------------------------


def fresh(m: Molecule) -> Places:
    """A molecule laid down for the first time."""
    places = laid(m)
    if not stretched(m, places):
        return places
    stiff = laid(m, stiff=True)
    return places if stretched(m, stiff) else stiff


def laid(m: Molecule, *, stiff: bool = False) -> Places:
    """Places for all tokens of a molecule."""
    heavy = [token for token in m.kinds if len(m.links[token]) > 1]
    root = min(heavy or list(m.kinds))
    sheet = Sheet(m, {}, stiff=stiff)
    group = sheet.group(root, (0, 0), 2)
    for token, place in group.items():
        sheet.lay(token, place)
    sheet.fill(list(group))
    return sheet.places


def grown(m: Molecule, before: Places) -> Places:
    """The drawing after a manipulation: tokens that stayed keep their places, unless a ring has closed."""
    kept = [token for token in m.kinds if token in before]
    if not kept or ring_closed(m, before):
        return turned(fresh(m), before)
    sheet = Sheet(m, before)
    sheet.fill(kept)
    if stretched(m, sheet.places):
        anew = fresh(m)
        if not stretched(m, anew):
            return turned(anew, before)
    return sheet.places


def stretched(m: Molecule, places: Places) -> list[tuple[int, int]]:
    """Bonds in rings that are drawn longer than a bond is."""
    found = []
    for token, links in m.links.items():
        for link in links:
            other = link >> 2
            if link & IN_RING and token < other:
                (ax, ay), (bx, by) = places[token], places[other]
                if (ax - bx) ** 2 + (ay - by) ** 2 > STRETCHED**2:
                    found.append((token, other))
    return found


def ring_closed(m: Molecule, before: Places) -> bool:
    """Whether there is a ring bond between two tokens that lay too far apart for one."""
    for token, links in m.links.items():
        for link in links:
            other = link >> 2
            if link & IN_RING and token < other and token in before and other in before:
                (ax, ay), (bx, by) = before[token], before[other]
                if (ax - bx) ** 2 + (ay - by) ** 2 > NEAR_ENOUGH**2:
                    return True
    return False


def turned(places: Places, before: Places) -> Places:
    """The drawing turned by a multiple of 30 degrees, and mirrored if need be, to lie nearest to the one before."""
    common = [token for token in places if token in before]
    if not common:
        return places
    best: Places = places
    least = -1
    for flip in (1, -1):
        for hour in range(0, HOURS, 2):
            cx, cy = DIRECTIONS[hour]
            tried = {
                t: ((x * cx - flip * y * cy) // 100, (x * cy + flip * y * cx) // 100) for t, (x, y) in places.items()
            }
            dx = sum([before[t][0] - tried[t][0] for t in common]) // len(common)
            dy = sum([before[t][1] - tried[t][1] for t in common]) // len(common)
            off = sum([(before[t][0] - tried[t][0] - dx) ** 2 + (before[t][1] - tried[t][1] - dy) ** 2 for t in common])
            if least < 0 or off < least:
                least = off
                best = {t: (x + dx, y + dy) for t, (x, y) in tried.items()}
    return best
