"""Where the tokens of a molecule lie on a flat table: no two overlap, and tokens stay in place while it grows.

All numbers are whole, so that every machine draws the same. A bond is 100 long; there are 24 directions ("hours"), 15
degrees apart. A new group is put at a free angle, if possible one that chemists use; if none is free, its bond gets
longer. When a ring closes, the whole molecule is drawn anew, and turned to lie as near as possible to where it was.
"""

from __future__ import annotations

from typing import Final

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
CELL: Final = 100
"""Side of the squares by which neighbours are found."""


class Sheet:
    """A drawing in the making: places by token, and tokens by square."""

    def __init__(self, m: Molecule, places: Places) -> None:
        self.m = m
        self.places: Places = {}
        self.cells: dict[Place, list[int]] = {}
        for token, place in places.items():
            if token in m.kinds:
                self.lay(token, place)
        self.rings = rings_of(m)

    def lay(self, token: int, place: Place) -> None:
        self.places[token] = place
        self.cells.setdefault((place[0] // CELL, place[1] // CELL), []).append(token)

    def is_free(self, place: Place) -> bool:
        x, y = place[0] // CELL, place[1] // CELL
        for i in (x - 1, x, x + 1):
            for j in (y - 1, y, y + 1):
                for other in self.cells.get((i, j), ()):
                    lies = self.places[other]
                    if (lies[0] - place[0]) ** 2 + (lies[1] - place[1]) ** 2 < APART * APART:
                        return False
        return True

    def all_free(self, group: Places) -> bool:
        return all(self.is_free(place) for place in group.values())

    # ---- growing ---------------------------------------------------------------------------------------------------

    def fill(self, start: list[int]) -> None:
        """Lay down everything that is bound, directly or not, to the tokens of `start`."""
        queue = start
        for token in queue:
            for ring in self.rings.get(token, ()):
                queue += self.fuse(ring)
            waiting = [link >> 2 for link in self.m.links[token] if link >> 2 not in self.places]
            waiting.sort(key=lambda other: (len(self.m.links[other]) == 1, other))
            for other in waiting:
                if other not in self.places:  # it may have been laid as part of a ring
                    queue += self.attach(token, other)

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
        return hexagon(ring[at:] + ring[:at], (place[0] + dx, place[1] + dy), (hour + HOURS // 2) % HOURS)

    def fuse(self, ring: list[int]) -> list[int]:
        """Lay down a ring that shares a bond with one that lies already, beyond that bond, if there is room."""
        laid = [each in self.places for each in ring]
        if sum(laid) != 2:
            return []
        for i in range(RING_SIZE):
            a, b = ring[i], ring[(i + 1) % RING_SIZE]
            if a in self.places and b in self.places:
                turned = [ring[(i + k) % RING_SIZE] for k in range(RING_SIZE)]
                return self.mirror(turned, a, b)
        return []

    def mirror(self, ring: list[int], a: int, b: int) -> list[int]:
        """Lay down the ring of the bond from a to b, on the side where it is free; returns the tokens laid down."""
        (ax, ay), (bx, by) = self.places[a], self.places[b]
        for centre in centres(ax, ay, bx, by):
            corners = hexagon(ring, centre, direction(ax - centre[0], ay - centre[1]))
            far = corners[b]
            if (far[0] - bx) ** 2 + (far[1] - by) ** 2 > 400:  # the other way round
                corners = hexagon([ring[0], *ring[:0:-1]], centre, direction(ax - centre[0], ay - centre[1]))
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
    members = [token for token, links in m.links.items() if any(link & IN_RING for link in links)]
    found: dict[int, list[list[int]]] = {}
    seen: list[list[int]] = []
    for start in sorted(members):
        for ring in rings_from(m, start):
            key = sorted(ring)
            if key not in seen:
                seen.append(key)
                for token in ring:
                    found.setdefault(token, []).append(ring)
    return found


def rings_from(m: Molecule, start: int) -> list[list[int]]:
    """Closed paths of six ring bonds from a token, over tokens with higher numbers only."""
    paths = [[start]]
    for _ in range(RING_SIZE - 1):
        paths = [
            [*path, link >> 2]
            for path in paths
            for link in m.links[path[-1]]
            if link & IN_RING and link >> 2 > start and link >> 2 not in path
        ]
    return [path for path in paths if path[1] < path[-1] and m.bond(path[-1], start) >= 0]


# ---- the two functions ---------------------------------------------------------------------------------------------


def fresh(m: Molecule) -> Places:
    """A molecule laid down for the first time."""
    heavy = [token for token in m.kinds if len(m.links[token]) > 1]
    root = min(heavy or list(m.kinds))
    sheet = Sheet(m, {})
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
    return sheet.places


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


def overlaps(places: Places) -> list[tuple[int, int]]:
    """Pairs of tokens that lie too near to each other, for tests; 4 is the rounding error of a turned drawing."""
    tokens = list(places)
    found = []
    for i, a in enumerate(tokens):
        for b in tokens[i + 1 :]:
            (ax, ay), (bx, by) = places[a], places[b]
            if (ax - bx) ** 2 + (ay - by) ** 2 < (APART - 4) ** 2:
                found.append((a, b))
    return found
