"""Rules 1.1 to 1.4: the aim, the dice, the sheet."""

from __future__ import annotations

import pytest

from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.rooms.chem_and_roll import ROOM
from labtop.rooms.chem_and_roll.actions import Roll
from labtop.rooms.chem_and_roll.sheet import PRINTED

from .dsl import Play, place, told


@pytest.mark.rule("1.1")
def test_most_dollars_win():
    play = Play(seats=2)
    play.roll(1, 1, 1, 6)
    play.take(0, "yellow 6", "stock")
    play.take(1, "yellow 6", "catalyst-sale")
    for _ in range(19):
        play.roll(2, 2, 2, 2)
        for seat in (0, 1):
            play.take(seat, *next((a.die + " 2", a.box) for a in play.legal(seat) if a.violet == 0 and a.price == 0))
    assert play.outcome.scores[1] - play.outcome.scores[0] == 3
    assert play.outcome.places == [2, 1]


@pytest.mark.rule("1.2")
def test_four_dice_stand_for_four_substances():
    assert [(die.id, die.formula) for die in PRINTED.die] == [
        ("blue", "SO2"), ("red", "O2"), ("white", "H2O"), ("yellow", "V2O5"),
    ]  # fmt: skip
    play = Play()
    play.roll(blue=1, red=2, white=3, yellow=4)
    assert {(a.die, a.value) for a in play.legal() if not a.price} == {
        ("blue", 1), ("red", 2), ("white", 3), ("yellow", 4),
    }  # fmt: skip


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("faces", [(1, 2, 3), (1, 2, 3, 4, 5), (0, 1, 1, 1), (1, 1, 1, 7)])
def test_chance_is_four_dice_with_six_faces(faces):
    play = Play()
    with pytest.raises(Illegal) as refusal:
        play.chance(Roll(faces))
    assert refusal.value.code == "bad_shape"
    s = ROOM.rules.setup(ROOM.read_options(), 1)
    with pytest.raises(Illegal) as refusal:
        drive.push(ROOM.rules, s, drive.asks(s)[0], Roll(faces))
    assert told(refusal.value) == ("not_four_dice", "1.2", {})


@pytest.mark.rule("1.2")
def test_violet_is_never_a_die():
    """R15: a product, so neither rolled nor chosen as a colour."""
    play = Play()
    play.complete("catalyst-4")
    play.roll()
    with pytest.raises(Illegal) as refusal:
        play.take(0, "blue 1", "line-1", colour="violet")
    assert refusal.value.code == "bad_shape"
    assert {a.colour for a in play.legal()} == {None, "blue", "red", "white", "yellow"}
    with pytest.raises(Illegal):
        play.take(0, "violet 1", "line-1")


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("mode", ["class", "draft"])
@pytest.mark.parametrize("chemistry", ["basic", "advanced"])
def test_the_sheet_of_each_mode(mode, chemistry):
    """R1: five lines on every sheet; R18: the black hole belongs to the draft sheet and is no option there."""
    play = Play(seats=2, mode=mode, chemistry=chemistry)
    sheet = play.sheet()
    assert len(sheet.lines) == 5
    assert [(row.box, row.size) for row in sheet.rows] == [
        ("water-1", 2), ("water-2", 3), ("water-3", 5),
        ("catalyst-1", 2), ("catalyst-2", 3), ("catalyst-3", 4), ("catalyst-4", 4),
    ]  # fmt: skip
    assert sheet.market_left == 2
    assert len(sheet.excess) == (2 if mode == "draft" else 0)
    assert play.public.rounds == (None if mode == "draft" else 20)
    play.roll()
    boxes = {a.box for a in play.legal(0)}
    lines = {f"line-{n}" for n in range(1, 6)}
    rows = {row.box for row in sheet.rows}
    common = lines | rows | {"stock", "water-sale", "catalyst-sale"}
    assert boxes == (common | {"excess-1", "excess-2", "black-hole"} if mode == "draft" else common)


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("box", ["excess-1", "excess-2", "black-hole"])
def test_a_class_sheet_has_no_draft_zones(box):
    assert Play().refused("blue 3", box) == ("not_on_this_sheet", "1.3", {"box": box})


@pytest.mark.rule("1.3")
def test_a_box_or_die_that_does_not_exist():
    s = ROOM.rules.setup(ROOM.read_options(), 1)
    drive.push(ROOM.rules, s, drive.asks(s)[0], Roll((1, 1, 1, 1)))
    for wrong in (place("violet 1", "stock"), place("blue 1", "line-6")):
        before = codec.state_hash(s)
        with pytest.raises(Illegal) as refusal:
            drive.push(ROOM.rules, s, drive.asks(s)[0], wrong)
        assert told(refusal.value) == ("no_such_box_or_die", "1.3", {})
        assert codec.state_hash(s) == before


def written(sheet):
    """All that stands on a sheet, as (place, value) pairs with a number each."""
    for number, line in enumerate(sheet.lines):
        for name in ("blue", "red", "violet", "white"):
            if getattr(line, name):
                yield (number, name, getattr(line, name))
    for row in sheet.rows:
        for value in set(row.dice):
            yield from ((row.box, value, nth) for nth in range(row.dice.count(value)))
    yield from (("stock", value, 0) for value in sheet.stock)
    yield from (
        ("sale", kind, getattr(sheet, kind)) for kind in ("water_sale", "catalyst_sale") if getattr(sheet, kind)
    )
    yield from (("zone", n, nth, die) for n, zone in enumerate(sheet.excess) for nth, die in enumerate(zone))
    yield from (("hole", nth) for nth in range(sheet.black_hole))


@pytest.mark.rule("1.4")
@pytest.mark.rule("2.1")
@pytest.mark.parametrize("mode", ["class", "draft"])
@pytest.mark.parametrize("chemistry", ["basic", "advanced"])
def test_what_is_written_stays_and_one_die_fills_one_box(mode, chemistry):
    """A use adds one die and, where a reaction I follows, one violet; it never rubs anything out."""
    for seed in range(4):
        rules = ROOM.rules
        s = rules.setup(ROOM.read_options({"mode": mode, "chemistry": chemistry}), 2)
        rng, dice = Quick(f"a{seed}"), Quick(f"b{seed}")
        drive.settle(rules, s, dice)
        while s.stack:
            p = s.stack[-1]
            seat = p.waiting[0]
            before = [set(written(rules.public(s).sheets[n])) for n in (0, 1)]
            action = rules.pick(s, p, seat, rng)
            drive.step(rules, s, p, seat, action, None)
            if mode == "class" and seat == 0:
                assert [set(written(rules.public(s).sheets[n])) for n in (0, 1)] == before  # still sealed
                first = action
            else:
                after = [set(written(rules.public(s).sheets[n])) for n in (0, 1)]
                used = {seat: action} if mode == "draft" else {0: first, 1: action}
                for n in (0, 1):
                    assert before[n] <= after[n]
                    grown = 1 + (used[n].violet > 0) if n in used else 0
                    assert len(after[n]) - len(before[n]) == grown
            drive.settle(rules, s, dice)


@pytest.mark.rule("1.2")
def test_chance_answers_only_what_it_is_asked():
    play = Play()
    with pytest.raises(Illegal) as refusal:
        play.chance(place("blue 1", "stock"))
    assert told(refusal.value) == ("wrong_answer", "", {"kind": "roll"})
