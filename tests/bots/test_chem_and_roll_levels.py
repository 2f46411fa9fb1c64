"""The levels of Chem and Roll are what they claim, look only at what they may see, and the coach says why."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from itertools import product as all_of

import pytest

from labtop.bots.base import Crowd, Seen, bot, coach, levels
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.lab import ladder
from labtop.locales.texts import texts
from labtop.rooms.chem_and_roll.bots import search
from labtop.rooms.chem_and_roll.bots.bound import Count, Kinder, bound
from labtop.rooms.chem_and_roll.bots.exact import Exact, mean_of_chosen
from labtop.rooms.chem_and_roll.bots.greedy import at_once
from labtop.rooms.chem_and_roll.bots.value import SPAN, feature, nets
from labtop.rooms.chem_and_roll.packing import (
    BLUE,
    BOX_NUMBERS,
    CATALYST_SALE,
    CHOICES,
    COLOUR_OF,
    FACE,
    FIRST_CATALYST,
    RED,
    WATER_SALE,
    WHITE,
    empty_line,
)
from labtop.rooms.chem_and_roll.rules import colour_used, use_die
from labtop.rooms.chem_and_roll.sheet import COLOURS
from labtop.rooms.chem_and_roll.view import own_sheet

ID = "chem-and-roll"
ROOM = room(ID)
RULES = ROOM.rules
SOLO = (1, {})
DRAFT = (2, {"mode": "draft"})
OTHERS = [
    (3, {"mode": "draft", "chemistry": "advanced"}),
    (4, {"mode": "draft", "excess": "same-value", "black_hole_limit": 7}),
    (2, {"mode": "draft", "order": "snake", "excess": "one-colour", "market_needs_cash": True}),
    (3, {"chemistry": "advanced", "market_needs_cash": True}),
    (8, {}),
]


def at(setting, moves, seed="here"):
    """A table where a seat is asked, after so many random moves."""
    seats, options = setting
    state = RULES.setup(ROOM.read_options(options), seats)
    dice, rng = Quick(f"{seed}/dice"), Quick(seed)
    drive.settle(RULES, state, dice)
    for _ in range(moves):
        if not state.stack:
            return None
        p = state.stack[-1]
        seat = p.waiting[0]
        drive.step(RULES, state, p, seat, RULES.pick(state, p, seat, rng), None)
        drive.settle(RULES, state, dice)
    return state if state.stack else None


def seen(state, stream="bot"):
    ask = next(ask for ask in drive.asks(state) if ask.must)
    return Seen(ROOM, state, drive.find(state, ask), ask, Quick(stream))


# ---- honest levels --------------------------------------------------------------------------------------------------


def test_all_five_levels_are_there():
    assert levels(ROOM) == ["random", "beginner", "greedy", "strong", "master"]


@pytest.mark.parametrize(("better", "worse", "deals"), [
    ("beginner", "random", 12), ("greedy", "beginner", 12), ("strong", "greedy", 15), ("master", "greedy", 2),
])  # fmt: skip
def test_each_level_beats_the_one_below(better, worse, deals):
    match = ladder.Match(ID, *DRAFT, better, worse, "short", 0, deals)
    assert ladder.rung(match, ladder.play_match(match)).share >= 0.6


def test_alone_the_levels_are_far_apart():
    """A beginner has a mean of 19, greedy of 24, strong of 30; 40 games have a standard error of 0.6 to 0.8."""
    played = {level: mean_alone(level, 40) for level in ("beginner", "greedy", "strong")}
    assert 16 < played["beginner"] < 21
    assert played["beginner"] + 3 < played["greedy"] < played["strong"] - 3
    assert played["strong"] > 28
    assert mean_alone("master", 4) > 25


def test_a_beginner_takes_three_dollars_that_lie_there_and_uses_dice_as_they_fell():
    player, found = bot(ROOM, "beginner"), 0
    for number in range(30):
        state, dice = RULES.setup(ROOM.read_options({}), 1), Quick(f"lying {number}")
        drive.settle(RULES, state, dice)
        while state.stack:
            question = seen(state)
            sheet, rolled = own_sheet(question.view), dict(zip(COLOURS, question.view.public.dice, strict=True))
            plain = [a for a in question.legal if not a.price and not a.colour and a.value == rolled[a.die]]
            chosen = player.choose(question)
            assert chosen in plain
            if max(at_once(sheet, a, a.die) for a in plain) >= 3:
                found += 1
                assert at_once(sheet, chosen, chosen.die) >= 2
            drive.step(RULES, state, state.stack[-1], 0, chosen, None)
            drive.settle(RULES, state, dice)
    assert found >= 50


def mean_alone(level, games):
    total = 0.0
    for number in range(games):
        state = RULES.setup(ROOM.read_options({}), 1)
        crowd = Crowd(ROOM, [level], f"alone {number}")
        drive.playout(RULES, state, Quick("none"), Quick(f"alone {number}/dice"), crowd)
        total += float(RULES.outcome(state).scores[0])
    return total / games


def test_a_net_without_its_weights_is_noticed(monkeypatch):
    """What the short ladder is for: were the weights lost, strong would be no better than the level below it."""
    net = nets()["draft-basic"]
    monkeypatch.setattr(net, "rows", [[0.0] * len(net.bias)] * (2 * SPAN))
    match = ladder.Match(ID, *DRAFT, "strong", "greedy", "short", 0, 8)
    assert ladder.rung(match, ladder.play_match(match)).share < 0.6


@pytest.mark.parametrize("setting", [SOLO, DRAFT, *OTHERS])
def test_every_level_answers_legally_in_every_variant(setting):
    for moves in (0, 7, 18, 33):
        state = at(setting, moves)
        if state is None:
            continue
        for level in ("beginner", "strong", "master"):
            question = seen(state)
            assert bot(ROOM, level).choose(question) in question.legal


# ---- no more than they may see --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["beginner", "strong", "master"])
def test_same_view_same_seed_same_move(level):
    """In a class the others' sealed choices differ from world to world; what is answered does not."""
    for setting, moves in ((DRAFT, 9), (DRAFT, 22), ((3, {}), 10), ((3, {}), 23), ((8, {}), 30)):
        state = at(setting, moves)
        question = seen(state)
        other = RULES.imagine(state, question.ask.seat, Quick("other"))
        answers = [bot(ROOM, level).choose(seen(world)) for world in (state, other, state)]
        assert answers[0] == answers[1] == answers[2]


class Same(Seen):
    """Hands out one world again and again, so that a change in it would be seen."""

    def worlds(self, most):
        return [self._state] * most


def test_a_bot_leaves_its_world_as_it_was():
    from labtop.engine import codec

    for setting in (SOLO, DRAFT):
        state = at(setting, 11)
        before = codec.encode(codec.dump(state))
        ask = seen(state).ask
        question = Same(ROOM, state, drive.find(state, ask), ask, Quick("bot"))
        bot(ROOM, "master").choose(question)
        coach(ROOM).weigh(question, 2)
        assert codec.encode(codec.dump(state)) == before


# ---- what is worked out is what the rules do ------------------------------------------------------------------------


@pytest.mark.parametrize("setting", [SOLO, DRAFT, *OTHERS[:3]])
def test_a_box_becomes_what_the_rules_make_of_it(setting):
    """`becomes` and `gain` guess ahead; here every legal use of many sheets is compared with `use_die`."""
    for moves in range(0, 40, 5):
        state = at(setting, moves, f"boxes {moves}")
        if state is None:
            continue
        seat = state.stack[-1].waiting[0]
        for a in RULES.legal(state, state.stack[-1], seat):
            box = BOX_NUMBERS[a.box]
            face, choice = FACE[colour_used(a)][a.value], CHOICES[0][0 if a.line else a.violet]
            after = search.with_sheet(state, seat)
            use_die(after, seat, a, None)
            old, new = state.sheets[seat], after.sheets[seat]
            told = search.becomes(box, old.boxes[box], face, choice)
            assert feature(box, told) == feature(box, new.boxes[box])
            if not a.line and a.box != "black-hole":
                earned = new.money() - old.money() + 10 * a.price
                assert search.gain(box, old.boxes[box], face, choice, state.advanced) * 10 == pytest.approx(earned)


def test_the_mean_of_the_best_of_four_dice():
    rng = random.Random(5)
    rolled = [[rng.random() for _ in range(6)] for _ in range(4)]
    by_hand = sum(max(row[v] for row, v in zip(rolled, throw, strict=True)) for throw in all_of(range(6), repeat=4))
    assert search.mean_of_best(rolled) == pytest.approx(by_hand / 1296)
    taken = [[(thought, rng.random()) for thought in row] for row in rolled]
    chosen = sum(max(row[v] for row, v in zip(taken, throw, strict=True))[1] for throw in all_of(range(6), repeat=4))
    assert mean_of_chosen(taken) == pytest.approx(chosen / 1296)


def test_every_net_has_a_vector_for_what_comes_up():
    written = tomllib.loads(files("labtop").joinpath("rooms/chem_and_roll/content/weights.toml").read_text("utf-8"))
    assert (
        {net["id"] for net in written["net"]}
        == set(nets())
        == {f"{mode}-{chemistry}" for mode in ("class", "draft") for chemistry in ("basic", "advanced")}
    )
    assert "benchmarks/tune_chem_and_roll.py" in written["command"]
    for net in nets().values():
        assert len(net.margin) == len(net.bias) == len(net.out[0]) + 1
        assert any(net.rows[feature(0, empty_line(advanced=False).with_die(BLUE, 6).content)])
        assert all(len(row) == len(net.bias) for row in net.rows)


# ---- the yardstick and the bound ------------------------------------------------------------------------------------


def alone(market=0):
    state = RULES.setup(ROOM.read_options({}), 1)
    state.sheets[0].market = market
    return state


def test_exact_play_of_one_sale_is_the_one_done_by_hand():
    """Once a yellow die for half of it: in the last round 3, 2, 2, 1, 1, 0; before that wait for what beats waiting."""
    last = (3 + 2 + 2 + 1 + 1 + 0) / 6
    assert Exact((CATALYST_SALE,)).worth(alone(), 1) == pytest.approx(last)
    assert Exact((CATALYST_SALE,)).worth(alone(), 2) == pytest.approx((3 + 2 + 2 + 3 * last) / 6)
    both = Exact((WATER_SALE, CATALYST_SALE)).worth(alone(), 1)
    white = [0, 0, 1, 1, 1, 2]
    yellow = [0, 1, 1, 2, 2, 3]
    assert both == pytest.approx(sum(max(a, b) for a in white for b in yellow) / 36)
    assert Exact((CATALYST_SALE,)).worth(alone(market=1), 1) == pytest.approx((3 + 2 + 2 + 1 + 1 + 1) / 6)


def net_thinks(s, left):
    """The strong bot's choices, to be judged."""
    scale = search.Scale(s, 0, left)
    return {
        (use.box, use.face, use.choice.violet, price): use.worth
        for price in ((0, 1, 2) if s.sheets[0].market else (0,))
        for use in scale.uses({face: (price, COLOUR_OF[face]) for face in range(24)})
    }


def test_in_the_last_round_strong_is_perfect_and_never_better_before():
    for seed in ("a", "b", "c"):
        state = at(SOLO, 18, seed)
        assert Exact(follow=net_thinks).worth(state, 1) == pytest.approx(Exact().worth(state, 1))
        assert search.mean_of_next(state, 0, 1) == pytest.approx(Exact().worth(state, 1))
    boxes = (0, FIRST_CATALYST)
    perfect = Exact(boxes).worth(alone(), 4)
    assert 0 < Exact(boxes, net_thinks).worth(alone(), 4) <= perfect


def test_the_bound_is_above_what_can_be_reached_and_below_what_everything_would_bring():
    """In few rounds everything can be worked out: perfect play on a whole sheet stays below the kinder game."""
    for rounds in (1, 2):
        assert Exact().worth(alone(market=2), rounds) <= bound(rounds) + 1e-9
    # With one die: a third of the water, half of the catalyst, or 1 for a 6 that is bought and sold for 3.
    by_hand = [max(w / 3, w // 3, y // 2, 1) for w in range(1, 7) for y in range(1, 7)]
    assert bound(1) == pytest.approx(sum(by_hand) / 36)
    assert Kinder().best(Count(stock=5), 1) >= 6
    assert bound(4) < bound(5) < bound(6)


# ---- the coach ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", [SOLO, DRAFT, OTHERS[0]])
def test_the_coach_weighs_every_legal_answer_and_puts_the_best_first(setting):
    for moves in (3, 14):
        state = at(setting, moves)
        question = seen(state)
        teacher = coach(ROOM)
        found = teacher.weigh(question, 2)
        assert teacher.unit == ("money" if setting == SOLO else "chance")
        assert sorted(map(str, [advice.action for advice in found])) == sorted(map(str, question.legal))
        values = [advice.value for advice in found]
        assert values == sorted(values, reverse=True)
        if teacher.unit == "chance":
            assert 0 <= values[-1] <= values[0] <= 1
        assert teacher.weigh(seen(state), 2) == found
        assert len(teacher.weigh(seen(state), 0, also=question.legal[:3])) == len(found)


def test_the_coach_and_strong_agree_at_first_sight():
    for setting in (SOLO, DRAFT):
        for moves in (2, 12, 17):
            state = at(setting, moves)
            top = coach(ROOM).weigh(seen(state), 0)
            by = {str(advice.action): advice.value for advice in top}
            assert by[str(bot(ROOM, "strong").choose(seen(state)))] == pytest.approx(top[0].value)


def before_the_last_line(behind):
    """Four lines of one seat are sold for 4 dollars each, the SO3 of the fifth waits for water."""
    state = at(DRAFT, 0)
    seat = state.stack[-1].waiting[0]
    sheet = state.sheets[seat]
    waiting = empty_line(advanced=False).with_die(BLUE, 4).with_die(RED, 4).with_violet(4)
    sheet.boxes[:5] = [waiting.with_die(WHITE, 4).content] * 4 + [waiting.content]
    sheet.sold_lines, sheet.acid, sheet.reactions = 4, 160, 9
    state.sheets[1 - seat].acid = 300 if behind else 0
    sheet.derive()
    state.dice[2] = 4
    return state


def test_the_coach_ends_a_game_that_is_won_and_no_other():
    for behind in (False, True):
        question = seen(before_the_last_line(behind))
        found, reasons = coach(ROOM).weigh(question, 1), coach(ROOM).reasons(question)
        said = {advice.action: reasons.gain(advice.action, None) for advice in found}
        last = next(advice for advice in found if said[advice.action][0] == "last-line")
        assert last.value == (0.0 if behind else 1.0)
        assert (said[found[0].action][0] == "last-line") is not behind
        assert said[last.action][1] == {"ahead": 10 if behind else 20, "leads": "no" if behind else "yes"}


def test_a_hint_speaks_of_its_own_numbers():
    state = alone()
    drive.settle(RULES, state, Quick("hint"))
    state.dice = [6, 1, 2, 3]
    question = seen(state)
    action = next(a for a in question.legal if (a.die, a.box) == ("blue", "line-1"))
    name, numbers = coach(ROOM).reasons(question).gain(action, None)
    assert (name, numbers) == ("gas", {"line": 1, "value": 6, "colour": "blue", "chance": 17})
    assert "SO₂ 6" in texts("en", ID).say(f"{ID}-hint-gas", **numbers)
