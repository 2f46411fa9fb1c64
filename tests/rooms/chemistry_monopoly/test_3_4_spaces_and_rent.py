"""Chapters 3 and 4: what a space does, and what a visitor pays."""

from __future__ import annotations

import pytest

from labtop.rooms.chemistry_monopoly.actions import Buy, Decline, Drawn, End, PayTax, Throw, UseFree

from .dsl import LIFE, PURPLE, SUPPLIES, YELLOW, Play, kinds, of_kind


def visit(play, space, seat=0, dice=(1, 2)):
    """The seat in turn comes to a space by this roll."""
    play.s.pos[seat] = (play.number(space) - sum(dice)) % 40
    return play.throw(*dice)


@pytest.mark.rule("3.1")
def test_buying():
    play = Play(2)
    visit(play, "sulfur")
    assert play.public.sale.space == "sulfur"
    assert play.public.sale.price == 200
    play.do(Buy())
    assert play.owner("sulfur") == 0
    assert play.cash(0) == 1300
    assert play.asked == (0, "turn")


@pytest.mark.rule("3.2")
def test_declining_has_no_effect():
    play = Play(2)
    visit(play, "sulfur")
    play.do(Decline())
    assert play.owner("sulfur") == -1
    assert play.asked == (0, "turn")


@pytest.mark.rule("3.2")
def test_who_has_nothing_is_not_asked():
    play = Play(2)
    play.has(0, 10)
    assert "declined" in kinds(visit(play, "sulfur"))
    assert play.asked == (0, "turn")


@pytest.mark.rule("3.3")
def test_rent_goes_to_the_owner():
    play = Play(3)
    play.owns(2, "sulfur")
    visit(play, "sulfur")
    assert (play.cash(0), play.cash(2)) == (1484, 1516)


@pytest.mark.rule("3.4")
def test_nothing_is_due_on_ones_own_card_or_a_transferred_one():
    play = Play(2)
    play.owns(0, "sulfur")
    play.owns(1, "gold")
    play.transferred("gold")
    visit(play, "sulfur")
    play.end()
    play.pass_turn()
    visit(play, "gold")
    assert play.s.cash == [1500, 1500]


@pytest.mark.rule("3.5")
def test_a_drawn_card_goes_under_its_deck_and_the_order_stays():
    play = Play(2)
    play.s.unseen[0] = [play.s.board.card_numbers[card] for card in ("goggles", "deposit-back")]
    play.s.order[0] = [n for n in range(16) if n not in play.s.unseen[0]]
    below = play.s.order[0][:]
    play.draws("deposit-back")
    assert play.s.board.card_ids[play.s.order[0][-1]] == "deposit-back"
    play.end()
    play.pass_turn()
    play.draws("goggles")
    play.end()
    play.pass_turn()
    assert play.s.order[0][:14] == below
    visit(play, "lab-day-2")
    top = play.s.board.card_ids[below[0]]
    assert play.refused(Drawn("goggles")) == ("not_the_top_card", "3.5", {"card": "goggles"})
    play.draw(top)
    assert play.s.board.card_ids[play.s.order[0][-1]] == top


@pytest.mark.rule("3.6")
def test_a_free_card_is_kept_and_returns_when_used():
    play = Play(2)
    play.draws("free-test")
    assert play.public.players[0].frees == ["free-test"]
    free = play.s.board.card_numbers["free-test"]
    assert free not in play.s.unseen[1] + play.s.order[1]
    play.end()
    play.pass_turn()
    play.inside(0)
    assert play.refused(UseFree("free-lab")) == ("no_free_card", "3.6", {"card": "free-lab"})
    play.do(UseFree("free-test"))
    assert play.s.order[1] == [free]
    assert play.s.frees[0] == []


@pytest.mark.rule("3.7")
def test_avogadros_tax_is_chosen_before_anything_is_added_up():
    """Resolution R27: 10 % is rounded up."""
    play = Play(2)
    play.owns(0, *PURPLE, "gold")
    play.transferred("gold")
    play.levels(PURPLE, 2, 1)
    play.has(0, 1001)
    visit(play, "avogadros-tax")
    assert play.asked == (0, "tax")
    assert play.legal() == [PayTax("flat"), PayTax("percent")]
    assert all(player.worth == 0 for player in play.public.players)
    play.do(PayTax("percent"))
    # 1001 + 60 + 60 + 400 in full + 3 liquids at 50 = 1671; 10 % is 168
    assert play.cash(0) == 1001 - 168


@pytest.mark.rule("3.7")
def test_the_fixed_sum():
    play = Play(2)
    visit(play, "avogadros-tax")
    play.do(PayTax("flat"))
    assert play.cash(0) == 1300


@pytest.mark.rule("3.7")
def test_a_solid_counts_all_its_steps():
    play = Play(2)
    play.owns(0, *PURPLE)
    play.levels(PURPLE, 5, 4)
    visit(play, "avogadros-tax")
    play.do(PayTax("percent"))
    assert play.cash(0) == 1500 - (1500 + 120 + 9 * 50) // 10


@pytest.mark.rule("3.8")
def test_the_glassware_fee():
    """Resolution R19."""
    play = Play(2)
    visit(play, "glassware-fee")
    assert play.cash(0) == 1425


@pytest.mark.rule("3.9")
@pytest.mark.parametrize("space", ["biology-class", "extra-credit"])
def test_visiting_and_extra_credit_do_nothing(space):
    play = Play(2)
    visit(play, space)
    assert play.s.cash == [1500, 1500]
    assert play.s.inside == [0, 0]
    assert play.legal()[0] == End()


@pytest.mark.rule("3.10")
def test_go_to_biology_class():
    play = Play(2)
    events = visit(play, "go-to-biology-class")
    assert "to_class" in kinds(events)
    assert play.where(0) == "biology-class"
    assert play.s.inside[0] == 1
    assert play.asked == (1, "turn")


@pytest.mark.rule("4.1")
def test_a_gas_costs_its_rent_and_twice_with_the_whole_set():
    play = Play(2)
    play.owns(1, *YELLOW[:2])
    visit(play, "fluorine")
    assert play.cash(0) == 1500 - 22
    play = Play(2)
    play.owns(1, *YELLOW)
    visit(play, "iodine")
    assert play.cash(0) == 1500 - 48


@pytest.mark.rule("4.1")
def test_owning_is_what_counts_for_doubling():
    """Resolution R3: also with another element transferred, or condensed."""
    play = Play(2)
    play.owns(1, *YELLOW)
    play.transferred("fluorine")
    visit(play, "iodine")
    assert play.cash(0) == 1500 - 48
    play = Play(2)
    play.owns(1, *PURPLE)
    play.levels(PURPLE, 1, 0)
    visit(play, "helium")
    assert play.cash(0) == 1500 - 8


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("level", "due"), [(1, 10), (2, 30), (3, 90), (4, 160), (5, 250)])
def test_liquids_and_solids_cost_their_figure(level, due):
    play = Play(2)
    play.owns(1, *PURPLE)
    play.levels(PURPLE, level, level)
    visit(play, "hydrogen", dice=(2, 3))
    assert play.cash(0) == 1500 + 200 - due


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("count", "due"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_lab_supplies_by_their_number(count, due):
    play = Play(2)
    play.owns(1, *SUPPLIES[:count])
    visit(play, "test-tube-rack")
    assert play.cash(0) == 1500 - due


@pytest.mark.rule("4.4")
@pytest.mark.parametrize(("count", "factor"), [(1, 4), (2, 10)])
def test_life_elements_by_the_roll(count, factor):
    play = Play(2)
    play.owns(1, *LIFE[:count])
    visit(play, "carbon", dice=(6, 3))
    assert play.cash(0) == 1500 - 9 * factor


@pytest.mark.rule("4.5")
def test_transferred_cards_earn_nothing_and_still_count():
    play = Play(2)
    play.owns(1, *SUPPLIES[:2], *LIFE)
    play.transferred("bunsen-burner", "silicon")
    visit(play, "bunsen-burner")
    assert play.cash(0) == 1500
    play.end()
    play.pass_turn()
    visit(play, "test-tube-rack")
    assert play.cash(0) == 1450
    play.end()
    play.pass_turn()
    visit(play, "carbon")
    assert play.cash(0) == 1420


@pytest.mark.rule("4.6")
def test_rent_is_taken_without_being_asked_for():
    """Resolution R4."""
    play = Play(2)
    play.owns(1, "gold")
    events = visit(play, "gold")
    assert of_kind(events, "paid_player") == [{"seat": 0, "amount": 50, "to": 1}]
    assert play.asked == (0, "turn")
    assert Throw() not in play.legal()
