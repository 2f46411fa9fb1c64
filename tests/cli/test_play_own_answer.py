"""Trades put together at the keyboard: any mix, countered, refused in words. Typed lines in, plain screens out."""

from __future__ import annotations

import io
import sys

import pytest

from labtop import start
from labtop.cli.play.dialogue import own_answer
from labtop.cli.play.files import Keeper, Kept
from labtop.cli.play.screen import Left, Screen
from labtop.cli.play.session import Session
from labtop.cli.play.start import run
from labtop.engine import record
from labtop.rooms.chemistry_monopoly.actions import Counter, Offer, Throw
from rooms.chemistry_monopoly.dsl import Play


@pytest.fixture
def sit_down(tmp_path, monkeypatch, capsys):
    """People at this laid-out table type these lines; returns what was on the screen."""

    def sit(table, lines, lang="en"):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        keeper = Keeper(tmp_path / "game.labtop", Kept(table.game.seed, table.seats, []))
        session = Session(table.game, keeper, Screen(plain=True), lang)
        with pytest.raises(Left):
            session.play()
        return capsys.readouterr().out

    return sit


def answers(table, kind):
    return [move.action for move in table.game.moves if isinstance(move.action, kind)]


def two_owners(seats=2):
    table = Play(seats)
    table.owns(0, "hydrogen", "test-tube-rack")
    table.owns(1, "gold", "carbon")
    return table


def test_any_mix_can_be_offered_and_taken(sit_down):
    """A card, a free card and AMUny for two cards: none of it is in the listed answers."""
    table = two_owners()
    table.holds_free(0)
    shown = sit_down(table, ["t", "gold, carbon", "2 free @75", "", "", "acc", "", "q"])
    assert answers(table, Offer) == [Offer(1, ("test-tube-rack", "free-lab"), ("gold", "carbon"), 75)]
    assert "Player 1 gets: Gold, Carbon" in shown
    assert table.owner("gold") == table.owner("carbon") == 0
    assert table.owner("test-tube-rack") == 1
    assert [len(held) for held in table.s.frees] == [0, 1]
    assert [table.cash(seat) for seat in (0, 1)] == [1425, 1575]


def test_a_counter_offer_begins_with_the_offer_and_may_be_anything(sit_down):
    table = two_owners()
    shown = sit_down(
        table, ["t", "gold", "hydr @10", "", "", "t", "", "carb @5", "b", "carb @5", "", "", "acc", "", "q"]
    )
    assert answers(table, Offer) == [Offer(1, ("hydrogen",), ("gold",), 10)]
    assert "Put together a counter-offer of your own" in shown
    assert "[Hydrogen, @10]" in shown
    assert "either you pay (@5) or you ask for some (@10)" in shown
    assert not answers(table, Counter)

    table = two_owners()
    sit_down(table, ["t", "gold", "hydr @10", "", "", "t", "1 2 @300", "", "", "", "acc", "", "q"])
    assert answers(table, Counter) == [Counter(("gold",), ("hydrogen", "test-tube-rack"), 0, 300)]
    assert (table.owner("gold"), table.owner("hydrogen"), table.cash(1)) == (0, 1, 1800)


def test_what_may_not_be_is_refused_in_words_and_can_be_changed(sit_down):
    table = two_owners()
    table.owns(1, "platinum")
    table.levels(("gold", "platinum"), 1, 1)
    shown = sit_down(table, ["t", "gold", "@500", "b", "carb", "", "", "q"])
    assert "Gold cannot change hands while an element of the" in shown
    assert answers(table, Offer) == [Offer(1, (), ("carbon",), 500)]

    table = two_owners()
    shown = sit_down(table, ["t", "gold", "@9999", "@0", "b", "", "1", "b", "b", "b", "q"])
    assert "You offer @9,999, and your purse holds @1,500." in shown
    assert "A trade has two sides: both give something." in shown
    assert not answers(table, Offer)


def test_who_types_nonsense_is_told_what_can_be_typed(sit_down):
    table = two_owners()
    table.owns(1, "calcium")
    shown = sit_down(table, ["t", "ca", "@x", "zinc", "9", "?", "gold", "b", "b", "2", "", "q"])
    assert "“ca” could be: Carbon, Calcium." in shown
    assert "“@x” is no amount of AMUny" in shown
    assert shown.count("is no card that anybody holds") == 2
    assert "A trade has two sides, and each may be cards" in shown


def test_with_several_players_one_says_with_whom(sit_down):
    table = two_owners(4)
    table.owns(2, "neon")
    shown = sit_down(table, ["t", "3", "1", "b", "b", "player 2", "1", "hyd", "", "", "q"])
    assert "With whom do you want to trade?" in shown
    assert answers(table, Offer) == [Offer(1, ("hydrogen",), ("gold",))]


def test_a_debtor_offers_out_of_turn(sit_down):
    """Rule 6.2: who owes may offer too, in somebody else's turn."""
    table = Play(2)
    table.owns(1, "gold", "carbon")
    table.has(1, 5)
    table.draws("study-group")
    assert table.asked == (1, "debt")
    assert table.s.turn == 0
    sit_down(table, ["t", "@60", "carb", "", "", "acc", "", "q"])
    assert answers(table, Offer) == [Offer(0, ("carbon",), (), 0, 60)]
    assert table.owner("carbon") == 0
    assert table.cash(1) == 15


def test_where_only_one_answer_is_listed_a_trade_can_still_be_offered(sit_down):
    table = Play(2)
    table.owns(1, "gold")
    assert table.legal() == [Throw()]
    sit_down(table, ["t", "1", "@450", "", "q"])
    assert answers(table, Offer) == [Offer(1, (), ("gold",), 450)]


def test_no_trade_is_offered_where_the_rules_have_none():
    table = Play(2)
    ask = table.game.asks()[0]
    assert own_answer(table.game, ask) is None  # nobody has anything yet
    table.owns(1, "gold")
    assert own_answer(table.game, ask) is not None
    table.s.offers = 5
    assert own_answer(table.game, ask) is None  # rule 6.4
    other = start("chem-and-roll", seed="5")
    assert own_answer(other, other.asks()[0]) is None


def test_in_french(sit_down):
    shown = sit_down(two_owners(), ["t", "or", "hydr", "", "", "q"], lang="fr")
    assert "Composer un échange à toi" in shown
    assert "Que donnes-tu à Joueur 2 en échange\u202f? Tu as @1" in shown


def test_an_own_trade_is_in_the_record(tmp_path, monkeypatch, capsys):
    """From the command's own start: the short game deals cards, so there is something to trade at once."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("t\n1\n1 @20\n\n\naccept\n\nq\n"))
    settings = {"seed": "5", "lang": "en", "resume": None, "typed": False, "plain": True, "record_dir": str(tmp_path)}
    run("chemistry-monopoly", seats=2, bots=[], options={"short_game": "true"}, **settings)
    (path,) = tmp_path.glob("*.labtop")
    told = record.read(path.read_text())
    assert [move.action for move in told.moves if isinstance(move.action, Offer)] == [
        Offer(1, ("carbon",), ("calcium",), 20)
    ]
    state = record.replay(told)
    assert state.owner[state.board.numbers["calcium"]] == 0
    assert "Put together a trade of your own" in capsys.readouterr().out
