"""Rules 11 and 12: the end and who wins."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.engine.core import Log
from labtop.rooms.chain_growth.actions import Discard, Propagate
from labtop.rooms.chain_growth.chains import COMBINED, DISPROPORTIONATED, Chain
from labtop.rooms.chain_growth.scoring import outcome

from .dsl import Play, of_kind


@pytest.mark.rule("11.1")
def test_an_empty_hand_ends_the_game_at_once():
    """By a play; Q28: no bonus."""
    play = Play("S2", "BA3 BA2")
    mine = play.lay(0, "S1")
    events = play.do(Propagate(mine, ("S2", "S2")), draw="S2")
    assert of_kind(events, "ended") == [{"reason": "empty_hand"}]
    assert play.game.over
    assert play.game.outcome.scores == [0, 0]
    assert play.public.turn is None


@pytest.mark.rule("11.1")
def test_an_empty_hand_by_a_discard():
    play = Play("", "BA3 BA2")
    play.do(Discard("S2"), draw="S2")
    assert play.game.outcome.reason == "empty_hand"


@pytest.mark.rule("11.2")
def test_the_stack_runs_out_twice():
    """Q24: once the discard pile is shuffled in, the second time it is over, before the turn."""
    play = Play("S1 S2", "MMA1 MMA2")
    play.empty_the_stack(keep=2)
    play.discard_drawn()
    events = play.discard_drawn()
    assert of_kind(events, "reshuffled") == [{"stack": 2}]
    assert (play.public.reshuffled, play.public.discards, play.public.stack) == (True, {}, 2)
    play.discard_drawn()
    held = [player.hand for player in play.public.players]
    events = play.discard_drawn()
    assert of_kind(events, "ended") == [{"reason": "stack_empty"}]
    assert [player.hand for player in play.public.players] == held


@pytest.mark.rule("11.2")
def test_no_stack_and_no_discard_pile():
    play = Play("S2 S2 BA1", "MMA1")
    mine = play.lay(0, "S1")
    play.empty_the_stack(keep=1)
    left = play.state.cards.ids[play.state.pile[0]]
    play.do(Propagate(mine, ("S2", "S2")), draw=left)
    assert play.game.outcome.reason == "stack_empty"


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("seats", "turns"), [(2, 160), (3, 142), (4, 132)])
def test_nobody_can_stall_for_ever(seats, turns):
    """Who always discards what was drawn: two stacks of turns."""
    play = Play(seats=seats)
    rules, s = play.game.room.rules, play.game.room.rules.setup(play.game.options, seats)
    from labtop.engine import drive
    from labtop.engine.dice import Quick

    drive.playout(rules, s, Quick("a"), Quick("b"), rules.first)
    assert s.moves == 2 + 2 * turns == play.game.room.most_moves(play.game.options, seats)
    assert s.reason == "stack_empty"


def finish(play, seat, names, *, capped=False, number=90):
    """A finished chain on a shelf, or a capped one; weighed by its cards."""
    s = play.state
    cards = tuple(play.from_stack(name) for name in names.split())
    units, mass = sum(card % 3 + 1 for card in cards), sum(s.cards.masses[card] for card in cards)
    if capped:
        play.from_stack("TEMPO")
        s.chains.append(Chain(number, seat, 12, cards, units, mass, 1))
    else:
        s.shelf.append(Chain(number, seat, 12, cards, units, mass, COMBINED))


def result(play):
    play.game.room.rules.end(play.state, "empty_hand", Log())
    return outcome(play.state)


@pytest.mark.rule("11.3")
def test_growing_chains_count_nothing_and_capped_ones_do():
    """Q19."""
    play = Play()
    play.lay(0, "S1 S3 S3")
    finish(play, 1, "S1 S1", capped=True)
    assert result(play).scores == [0, 2]


@pytest.mark.rule("12.1")
def test_most_monomers():
    """Q27: every finished chain is shown with its length and mass."""
    play = Play()
    finish(play, 0, "S3 S3 S2", number=1)
    finish(play, 0, "MMA3 MMA2", number=2)
    finish(play, 1, "BA3 BA3 BA3", number=3)
    found = result(play)
    assert (found.scores, found.places) == ([13, 9], [1, 2])
    chains = [line for line in found.lines[0] if line.key == "chain"]
    assert sum(line.amount for line in chains) == found.scores[0]
    assert chains[0].params == {"mass": Decimal("833.20"), "chain": 1, "made": "combination"}


VECTOR_7 = [
    (["S3 S3 S2", "MMA3 MMA2", "S3 S1 MMA3"], ["683.59", "711.37", "1.041", "656.9"]),
    (["S3 S3 S2 MMA3 MMA2", "S3 S1 MMA3"], ["1025.38", "1118.15", "1.090", "940.3"]),
    (["S3 S3 S2"], ["833.20", "833.20", "1.000", "833.2"]),
]


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(("chains", "wanted"), VECTOR_7)
def test_the_averages(chains, wanted):
    """Vectors 7 and 8."""
    play = Play()
    for names in chains:
        finish(play, 0, names)
    player = play.public.players[0]
    assert [str(value) for value in (player.mn, player.mw, player.dispersity, player.index)] == wanted
    lines = {line.key: line.amount for line in result(play).lines[0]}
    assert [str(lines[key]) for key in ("mn", "mw", "dispersity", "index")] == wanted
    assert player.units == sum(int(card[-1]) for names in chains for card in names.split())


@pytest.mark.rule("12.3")
def test_chemists_look_at_length_and_evenness():
    """Q25: the index; fewer monomers can win."""
    play = Play(scoring="chemist")
    finish(play, 0, "S3 S3 S2")
    for names in ("MMA3 MMA2", "MMA1", "MMA3 MMA3"):
        finish(play, 1, names)
    found = result(play)
    assert found.scores[0] == Decimal("833.2")
    assert found.scores[1] < 400
    assert found.places == [1, 2]
    assert play.public.scoring == "chemist"


@pytest.mark.rule("12.3")
def test_nothing_finished_comes_last():
    play = Play(seats=3, scoring="chemist")
    finish(play, 2, "S1")
    assert result(play).places == [2, 2, 1]


@pytest.mark.rule("12.3")
def test_exact_values_are_compared():
    """104.15 for a hundred chains and 104.15 for one are the same index; a hundredth more is not."""
    play = Play(scoring="chemist")
    finish(play, 0, "S1")
    finish(play, 1, "S1")
    finish(play, 1, "S1")
    assert result(play).places == [2, 1]  # equal index, more monomers (rule 12.4)


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        (["S2 S2"], ["S2", "S2"], [1, 2]),  # same units, higher Mn
        (["MMA2", "MMA2"], ["S2", "S2"], [2, 1]),
        (["S2", "S2"], ["S1", "S3"], [1, 2]),  # same Mn, lower dispersity
        (["S2", "S2"], ["S2", "S2"], [1, 1]),
    ],
)
def test_ties_by_monomers(first, second, places):
    play = Play()
    for seat, chains in enumerate((first, second)):
        for names in chains:
            finish(play, seat, names)
    assert result(play).places == places


@pytest.mark.rule("12.4")
def test_ties_by_index():
    play = Play(seats=3, scoring="chemist")
    for seat in (0, 1):
        finish(play, seat, "S2")
    finish(play, 2, "S2")
    finish(play, 2, "S2")
    assert result(play).places == [2, 2, 1]


def test_dead_chains_of_every_kind_count():
    play = Play()
    finish(play, 0, "S2")
    s = play.state
    s.shelf[-1] = Chain(1, 0, 12, s.shelf[-1].cards, 2, 20830, DISPROPORTIONATED)
    assert result(play).scores == [2, 0]
