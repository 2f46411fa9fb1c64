"""Two games never share state: played alternately they give the same results as each alone."""

from __future__ import annotations

from itertools import zip_longest

import pytest

import labtop
from labtop.engine.dice import Quick


def moves(seed, options, seats):
    """A game that stops after every move; gives its record at the end."""
    game = labtop.start("chem-and-roll", seats=seats, seed=seed, options=options)
    rng = Quick(f"pick {seed}")
    while not game.over:
        ask = game.asks()[0]
        legal = game.legal(ask)
        game.play(ask, legal[rng.below(len(legal))])
        yield None
    yield game.record()


@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, 1), ({"chemistry": "advanced"}, 3), ({"mode": "draft"}, 2), ({"mode": "draft", "excess": "one-colour"}, 4)],
)
def test_played_in_turns_or_one_after_the_other(options, seats):
    alone = [list(moves(seed, options, seats))[-1] for seed in ("a", "b", "a")]
    together = list(zip_longest(*(moves(seed, options, seats) for seed in ("a", "b", "a"))))
    ends = [next(step for step in reversed(game) if step is not None) for game in zip(*together, strict=True)]
    assert ends == alone
    assert alone[0] == alone[2] != alone[1]
