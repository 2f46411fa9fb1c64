"""What somebody who sits down for the first time stumbles over in the terminal."""

from __future__ import annotations

import re

import pytest

from labtop.cli.play import clock
from labtop.cli.play.turn import Turn
from labtop.engine import record
from labtop.engine.core import Illegal
from labtop.locales.texts import texts
from labtop.rooms.chemistry_monopoly.actions import Bell, Count
from rooms.chemistry_monopoly.dsl import LIFE, PURPLE, SUPPLIES, YELLOW, Play, visit


def flat(shown):
    return re.sub(r"\s+", " ", shown)


# ---- news ----------------------------------------------------------------------------------------------------------


def test_what_led_to_an_answer_that_was_taken_unasked_is_told(sit_down):
    """Ending the turn is all there is to do after this roll: what the roll brought is said all the same."""
    _, shown, _ = sit_down(["", "", "q"], room="chemistry-monopoly", bots=["greedy"])
    text = flat(shown)
    assert "Player 1 starts." in text
    assert "Player 1 rolls 1 and 6. Player 1 comes to Lab Day." in text
    assert "Player 1 collects @50. It is the turn of Player 2. Enter goes on" in text
    assert text.count("Player 1 rolls 1 and 6.") == 1


def test_news_is_in_the_order_in_which_it_happened(sit_down):
    _, shown, _ = sit_down(["q"], room="chain-growth", bots=["greedy"])
    text = flat(shown)
    assert text.index("Everybody is dealt 15 cards") < text.index("Player 1 draws a card.")


# ---- counting by oneself -------------------------------------------------------------------------------------------


def test_who_counts_for_themselves_types_the_sum_and_is_taught(at_table):
    """The one right answer is neither listed nor taken unasked; the room says what goes into it."""
    table = Play(2, count_it_yourself=True)
    table.owns(1, *YELLOW)
    visit(table, "iodine")
    shown = flat(at_table(table, ["", "12 000 000", "24", "?", "@48", "q"]))
    before, _, after = shown.partition("It is not @24.")
    assert "Name the amount before it is taken." in before
    assert "Printed on Iodine: gas @24, twice that" in before
    assert "48" not in before
    assert before.count("is no amount of AMUny") == 2
    assert "its owner has the whole set: it is doubled. (rule 4.1)" in after
    assert "Player 1 pays @48 to Player 2." in after
    assert [move.action for move in table.game.moves if isinstance(move.action, Count)] == [Count(48)]


@pytest.mark.parametrize(
    ("space", "owned", "figures"),
    [
        ("gold", ["gold"], "solid @2,000"),
        ("bunsen-burner", SUPPLIES[:3], "their owner has: @25, @50, @100, @200"),
        ("carbon", LIFE, "the roll times 4, 10"),
        ("avogadros-tax", [], "10 % of your cash"),
        ("phase-maintenance", [], "For each liquid @25, for each solid @100"),
    ],
)
def test_what_is_printed_is_shown_to_who_counts(at_table, space, owned, figures):
    table = Play(2, count_it_yourself=True)
    table.owns(1, *owned)
    if space == "phase-maintenance":
        table.owns(0, *PURPLE)
        table.levels(PURPLE, 5, 4)
        table.draws(space)
    else:
        visit(table, space)
    assert figures in flat(at_table(table, ["percent", "", "q"] if space == "avogadros-tax" else ["q"]))


# ---- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "sentence"), [("en", "is the richest and wins."), ("fr", "la plus grosse fortune")])
def test_the_end_of_chemistry_monopoly_is_in_its_own_money(sit_down, lang, sentence):
    _, shown, told = sit_down(
        [""] * 200, room="chemistry-monopoly", bots=["greedy"], options={"rounds": "3"}, lang=lang
    )
    assert told.reason == "last_round"
    assert sentence in shown
    assert "$" not in shown
    assert "patent" not in shown.lower()
    assert "brevet" not in shown.lower()


# ---- giving up -----------------------------------------------------------------------------------------------------


def test_a_puzzle_is_not_given_up_by_enter(sit_down):
    """To end the turn is to give up: it is called so, Enter does not choose it, and it is asked for twice."""
    _, shown, told = sit_down(["5", "", "", "1", "", "q"], room="laboratorium", options={"puzzle": "true"})
    assert told.reason is None
    assert "1 give up and end the game" in shown
    assert "Enter alone chooses nothing here: type 1, 2," in flat(shown)
    assert "Really give up?" in shown


@pytest.mark.parametrize(("lang", "yes"), [("en", "Yes"), ("fr", "oui")])
def test_a_puzzle_is_given_up_by_a_word(sit_down, lang, yes):
    _, _, told = sit_down(["5", "", "1", yes, ""], room="laboratorium", options={"puzzle": "true"}, lang=lang)
    assert told.reason == "given_up"


# ---- what is asked -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "lang", "question"),
    [
        ("chain-growth", "en", "Which card? (discard a card)"),
        ("chain-growth", "fr", "(défausser une carte)"),
    ],
)
def test_what_is_done_is_said_where_it_is_all_there_is(sit_down, room, lang, question):
    _, shown, _ = sit_down(["q"], room=room, lang=lang, bots=["greedy"])
    assert question in shown


# ---- what is said when something does not go -----------------------------------------------------------------------


def test_help_works_where_the_keyboard_is_passed(sit_down):
    _, shown, _ = sit_down(["?", "x", "", "q"], room="chain-growth", seats=2)
    assert "Player 1 takes the keyboard and presses Enter" in flat(shown)
    assert "“?” means nothing" not in shown


@pytest.mark.parametrize("people", [1, 2])
def test_without_a_move_there_is_nothing_to_take_back(sit_down, people):
    """Also after a throw, and after somebody else's move."""
    lines = ["u", "1 1", "", "u", "q"] if people == 2 else ["u", "q"]
    _, shown, _ = sit_down(lines, options={"mode": "draft"} if people == 2 else {}, seats=people)
    assert shown.count(texts("en").say("refusal-nothing-to-take-back")) == people


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("move", "seats", "code"), [(1000, None, "nothing_after_move"), (0, 3, "more_people_than_seats")]
)
def test_a_game_is_played_on_only_where_it_can_be(sit_down, tmp_path, lang, move, seats, code):
    _, _, told = sit_down([""] * 200)
    (path,) = tmp_path.glob("*.labtop")
    with pytest.raises(Illegal, match=code) as refused:
        sit_down([], begin=(str(path), min(move, len(told.moves))), seats=seats)
    text = texts(lang).refusal(refused.value)
    numbers = re.findall(r"-?\d+", text)
    moves = len(told.moves)
    assert numbers == ([str(moves), "0", str(moves - 1), str(moves)] if seats is None else ["3", "1", "1", "1"])


def test_a_damaged_seed_file_is_named(sit_down, tmp_path):
    sit_down(["1 1", ""])
    (path,) = tmp_path.glob("*.labtop")
    path.with_suffix(".seed").write_text("{")
    with pytest.raises(Illegal, match="damaged_companion") as refused:
        sit_down([], resume=str(path), seed=None)
    assert str(path.with_suffix(".seed")) in texts("en").refusal(refused.value)


def test_an_amount_that_is_too_long_is_called_so(at_table):
    table = Play(2)
    table.owns(1, "gold")
    assert "“@9999999” is no amount of AMUny: @ and one to six digits" in flat(at_table(table, ["t", "@9999999", "q"]))


def test_printed_commands_keep_the_language(sit_down, tmp_path, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    _, shown, _ = sit_down(["1 1", ""], lang="fr")
    (path,) = tmp_path.glob("*.labtop")
    assert f"play --resume {path} --lang fr\n" in shown
    _, shown, _ = sit_down([""] * 200, lang="fr", resume=str(path), seed=None)
    assert f"replay {path} --lang fr\n" in shown
    _, shown, _ = sit_down([], resume=str(path), seed=None)
    assert "--lang" not in shown


# ---- a limit in minutes --------------------------------------------------------------------------------------------


class Hands:
    """A clock that goes on by so many seconds whenever somebody looks."""

    def __init__(self, step):
        self.step, self.at = step, 0.0

    def __call__(self):
        self.at += self.step
        return self.at


LIMITED = {"room": "chemistry-monopoly", "bots": ["greedy"], "options": {"minutes": "1"}}


def test_the_bell_rings_and_ends_the_game(sit_down, monkeypatch):
    monkeypatch.setattr(clock, "now", Hands(2.0))
    _, shown, told = sit_down([""] * 400, **LIMITED)
    assert told.reason == "bell"
    assert [move.seat for move in told.moves if isinstance(move.action, Bell)] == [-1]
    assert texts("en", "chemistry-monopoly").say("event-bell") in shown
    record.replay(told)


def test_time_rests_while_the_program_does_not_run(sit_down, monkeypatch, tmp_path):
    hands = Hands(0.0)
    monkeypatch.setattr(clock, "now", hands)
    sit_down(["", "q"], **LIMITED)
    (path,) = tmp_path.glob("*.labtop")
    again = {"resume": str(path), "seed": None}
    hands.at = 10_000.0  # between two sittings
    hands.step = 0.001
    _, _, told = sit_down([""] * 5 + ["q"], **again)
    assert not [move for move in told.moves if isinstance(move.action, Bell)]
    companion = path.with_suffix(".seed")
    companion.write_text(re.sub(r'"played":[^,}]*', '"played":59.9', companion.read_text()))
    hands.step = 0.2
    _, _, told = sit_down([""] * 400, **again)
    assert told.reason == "bell"
    record.replay(told)


def test_the_bell_that_rings_while_somebody_thinks_makes_theirs_the_last_turn(sit_down, monkeypatch):
    hands = Hands(0.0)
    monkeypatch.setattr(clock, "now", hands)
    real = Turn.choose

    def slow(turn):
        hands.at += 61.0
        return real(turn)

    monkeypatch.setattr(Turn, "choose", slow)
    _, _, told = sit_down([""] * 400, **LIMITED)
    assert told.reason == "bell"
    assert {move.seat for move in told.moves if move.seat >= 0} == {0}
