"""Seeds: whole games with crashes, cuts, full disks and impatient people; every promise is checked after each.

LABTOP_SEEDS=10000 runs more of them, LABTOP_SEED=216 runs one and says what it found.
"""

from __future__ import annotations

import os

import pytest

from simulation.menus import expand
from simulation.plan import Plan
from simulation.world import simulate

SEEDS = int(os.environ.get("LABTOP_SEEDS", "200"))
ONE = os.environ.get("LABTOP_SEED")
CHUNK = 20
REGRESSIONS = [0, 21, 81, 102, 158, 216, 241, 991]
"""Seeds that found a defect; they always run, whatever LABTOP_SEEDS is."""


def told(plan: Plan, world) -> str:
    found = "\n".join(f"  {what}: {detail}" for what, detail in world.found[:20])
    again = f"LABTOP_SEED={plan.seed} pytest tests/simulation/test_seeds.py -k one"
    return f"seed {plan.seed} breaks promises\n{found}\nagain: {again}"


def check(seed: int) -> None:
    plan = Plan(seed)
    world = simulate(plan)
    assert not world.found, told(plan, world)


@pytest.mark.skipif(ONE is not None, reason="one seed was asked for")
@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_seeds(first, toy_room):
    assert toy_room.id == "toy"
    for seed in range(first, min(first + CHUNK, SEEDS)):
        check(seed)


@pytest.mark.parametrize("seed", [int(ONE)] if ONE is not None else REGRESSIONS)
def test_one_seed(seed, toy_room):
    assert toy_room.id == "toy"
    check(seed)


def test_a_class_of_thirty(toy_room):
    """A crowd: own events only, no open sheets, everybody at once."""
    assert toy_room.id == "toy"
    plan = Plan(
        30, kind="class", room="chem-and-roll", mode="class", people=30, per_table=None, bots=0, shared=False,
        naps=False, wall=True, crashes=0.02, cuts=0.02, unavailable=0.01, outages=1, backs=0.02,
    )  # fmt: skip
    world = simulate(plan)
    assert not world.found, told(plan, world)
    assert world.server.lives > 1
    assert len(world.clients) >= 32


def test_two_servers_at_one_disk(toy_room):
    """A process that was taken for dead wakes up and goes on: the place of a line in the log is the lock.

    Of tables only: rows of groups have no such lock, there the lock on the data folder keeps the second process out.
    """
    assert toy_room.id == "toy"
    zombies = 0
    for seed in range(12):
        plan = Plan(seed, zombies=0.7, crashes=0.03, naps=False, host_acts=0, moving=0)
        world = simulate(plan)
        zombies += len(world.server.zombies)
        assert not world.found, told(plan, world)
    assert zombies > 5


def test_the_same_seed_is_the_same_run(toy_room):
    """Every byte at every client, and when it came."""
    assert toy_room.id == "toy"
    for seed in (1, 5, 21):
        runs = {simulate(Plan(seed)).digest() for _ in range(2)}
        assert len(runs) == 1
    assert simulate(Plan(1)).digest() != simulate(Plan(2)).digest()


def test_the_seeds_have_trouble_in_them(toy_room):
    """A simulation in which nothing goes wrong proves nothing."""
    assert toy_room.id == "toy"
    lives = connections = taken_back = moved = refused = removed = 0
    for seed in range(200, 230):
        world = simulate(Plan(seed))
        lives += world.server.lives
        connections += world.opened - len(world.clients)
        taken_back += sum(b'"by":"back"' in row.body for rows in world.disk.log.values() for row in rows)
        moved += sum(client.moving for client in world.clients)
        refused += sum(len(client.nos) for client in world.clients)
        removed += sum(member.removed for member in world.disk.body(world.group_id).members)
    assert lives > 37
    assert connections > 75
    assert taken_back > 15
    assert min(moved, refused, removed) > 5


def test_the_menu_is_the_legal_list():
    """The answers that a client reads from a folded menu are those of the rules, along whole games."""
    from labtop.engine import codec, drive
    from labtop.engine.dice import Quick, SealedDice, deal_key
    from labtop.engine.registry import room
    from labtop.rooms.chem_and_roll.view import Menu

    played = room("chem-and-roll")
    for options in ({"mode": "draft"}, {"mode": "draft", "chemistry": "advanced"}, {"market_needs_cash": True}):
        state = played.rules.setup(played.read_options(options), 3)
        dice, rng = SealedDice(deal_key("menus")), Quick("menus")
        drive.settle(played.rules, state, dice)
        while state.stack:
            ask = drive.asks(state)[0]
            p = drive.find(state, ask)
            folded = codec.decode(codec.encode(played.rules.menu(state, p, ask.seat)), Menu)
            legal = played.rules.legal(state, p, ask.seat)
            assert sorted(map(repr, expand(folded))) == sorted(map(repr, legal))
            drive.step(played.rules, state, p, ask.seat, played.rules.pick(state, p, ask.seat, rng), None)
            drive.settle(played.rules, state, dice)
