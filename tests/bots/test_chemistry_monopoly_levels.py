"""Levels of Chemistry Monopoly: they know the board that is played, they never cheat, a broken one shows."""

from __future__ import annotations

import pytest
from msgspec import Raw

from labtop.bots.base import LEVELS, bot, levels, worlds_of
from labtop.engine import codec, drive
from labtop.engine.dice import Quick
from labtop.lab.ladder import Match, play_match, rung
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    Buy,
    Condense,
    Decline,
    End,
    Offer,
    PayFine,
    Refuse,
    Throw,
    Transfer,
)
from labtop.rooms.chemistry_monopoly.bots import levels as bots
from labtop.rooms.chemistry_monopoly.bots.deals import Dealer, bundles
from labtop.rooms.chemistry_monopoly.bots.greedy import Mind
from labtop.rooms.chemistry_monopoly.bots.lore import lore_of
from labtop.rooms.chemistry_monopoly.bots.master import Search, gain
from labtop.rooms.chemistry_monopoly.bots.odds import FIGURES, FITTED, chances
from labtop.rooms.chemistry_monopoly.bots.quick import Quick as QuickPlayer
from labtop.rooms.chemistry_monopoly.bots.quick import play_on
from labtop.rooms.chemistry_monopoly.bots.strong import TAKE_GAIN, Think
from labtop.rooms.chemistry_monopoly.bots.trades import plain_balance, proposals
from labtop.rooms.chemistry_monopoly.bots.value import FILE, Scale, share, strengths
from labtop.tables.jobs import BotJob
from labtop.tables.workers import WireSeen

from .monopoly import ROOM, RULES, B, asked, family, give, on, own_pack, played, table

SEARCHING = ("strong", "master")


# ---- what is known of a board --------------------------------------------------------------------------------------


def test_all_levels_are_there():
    assert levels(ROOM) == list(LEVELS)


def test_visits_are_those_of_a_played_game():
    """The steady state against where tokens came to stand in a long game, set by set."""
    visits = lore_of(B).visits
    assert sum(visits) == pytest.approx(1)
    counted = [0] * B.spaces
    s = table(2, rounds=1000)
    s.cash = [10**7, 10**7]
    dice = Quick("visits")
    choose = QuickPlayer(lore_of(B))
    while s.stack:
        p, mover, before = s.stack[-1], s.turn, s.pos[s.turn]
        chance = p.waiting[0] < 0
        action = drive.throw(RULES, s, p, dice) if chance else choose(s, p, p.waiting[0])
        drive.step(RULES, s, p, p.waiting[0], action, None)
        drawing = s.stack and s.stack[-1].kind in ("lab_day", "test_day")
        if chance and not drawing and (s.pos[mover] != before or p.kind != "thrown"):
            counted[s.pos[mover]] += 1
    total = sum(counted)
    for members in B.members:
        ratio = sum(counted[q] for q in members) / total / sum(visits[q] for q in members)
        assert 0.75 < ratio < 1.3, [B.ids[q] for q in members]
    orange, purple = B.family_ids.index("orange"), B.family_ids.index("purple")
    assert sum(visits[q] for q in B.members[orange]) / 3 > 1.2 * sum(visits[q] for q in B.members[purple]) / 2


def test_greedy_and_beginner_read_a_board_of_ones_own():
    s = table(2, pack=own_pack())
    give(s, 0, "my-hydrogen", "my-helium", "my-neon", "my-argon", "my-xenon")
    s.cash[0] = 900
    assert asked(s, "greedy") == Condense("my-helium")  # its rent rises most for its price, on this board
    assert isinstance(asked(s, "beginner"), Condense)


def test_every_level_plays_a_board_of_ones_own_to_the_end():
    options = ROOM.read_options({"pack": own_pack(), "rounds": 4})
    from labtop.bots.base import Crowd

    s = RULES.setup(options, 4)
    crowd = Crowd(ROOM, ["beginner", "greedy", "strong", "master"], "own")
    drive.playout(RULES, s, Quick("a"), Quick("b"), crowd)
    assert s.reason == "last_round"


def test_a_worker_gets_the_board_with_the_question():
    s = table(2, pack=own_pack())
    give(s, 0, "my-hydrogen", "my-helium")
    ask = next(ask for ask in drive.asks(s) if ask.must)
    assert [worlds_of(ROOM, level) for level in LEVELS] == [0, 1, 1, 1, 1]
    job = BotJob(
        ROOM.id, "greedy", ask, Raw(codec.encode(RULES.public(s))), Raw(b"null"),
        Raw(codec.encode(RULES.legal(s, s.stack[-1], 0))), "seed", [Raw(codec.encode(codec.dump(RULES.clone(s))))],
    )  # fmt: skip
    sent = WireSeen(codec.reader(BotJob).decode(codec.encode(job)))
    for level in LEVELS[1:]:
        assert bot(ROOM, level).choose(sent) == asked(s, level, "seed"), level


# ---- what a position is worth --------------------------------------------------------------------------------------


def test_more_of_anything_is_worth_more():
    s = table(3)
    give(s, 0, "neon")
    scale = Scale(s)
    before = strengths(s, scale)
    assert before[1] == before[2] < before[0]
    richer = RULES.clone(s)
    richer.cash[0] += 100
    assert strengths(richer, scale)[0] > before[0]
    give(richer, 0, "argon")
    one = strengths(richer, scale)
    give(richer, 0, "xenon")
    whole = strengths(richer, scale)
    assert whole[0] - one[0] > one[0] - before[0], "the card that makes a set whole is worth most"
    assert whole[1] < one[1], "what others pay me, they lose"


def test_a_share_is_a_share_and_a_finished_game_is_won_or_lost():
    s = played(150)
    scale = Scale(s)
    assert sum(share(s, seat, scale) for seat in range(3)) == pytest.approx(1)
    end = RULES.clone(s)
    play_on(end, QuickPlayer(lore_of(B)), Quick("on"), 10**6)
    places = RULES.outcome(end).places
    assert [share(end, seat, scale) for seat in range(3)] == [1.0 if place == 1 else 0.0 for place in places]


def test_only_what_is_counted_counts_in_the_last_round():
    s = table(2, rounds=300)
    give(s, 0, *family("orange"))
    early = strengths(s, Scale(s))
    s.round = 300
    late = strengths(s, Scale(s))
    printed = sum(B.price[B.numbers[id]] for id in family("orange"))
    assert late[0] == pytest.approx(s.cash[0] + printed, rel=0.1)
    assert late[0] < early[0]


# ---- strong --------------------------------------------------------------------------------------------------------


def test_strong_buys_what_makes_a_set_whole_and_raises_the_money_for_it():
    s = on(table(), "sulfur")
    give(s, 0, "nitrogen", "oxygen", "hydrogen", "gold")
    assert isinstance(asked(s), Buy)
    s.cash[0] = 60
    assert isinstance(asked(s), Transfer)


def test_strong_condenses_with_money_to_spare_and_not_with_the_last():
    s = table()
    give(s, 0, *family("orange"))
    give(s, 1, *family("green"))
    s.cash[0] = 1200
    assert isinstance(asked(s, seed="quiet"), Condense)
    s.cash[0] = 105
    s.pos[0] = B.members[B.family_ids.index("green")][0] - 7
    assert not isinstance(asked(s, seed="quiet"), Condense), "a rent is near"


def test_strong_transfers_single_cards_to_condense_a_set_as_long_as_that_pays_for_it():
    s = table()
    give(s, 0, *family("orange"), "gold", "hydrogen")
    s.cash[0] = 60
    assert s.board.step[B.members[B.family_ids.index("orange")][0]] == 100
    first = asked(s, seed="quiet")
    assert isinstance(first, Transfer)
    assert first.space in ("gold", "hydrogen")
    while isinstance(deed := asked(s, seed="quiet"), Transfer):
        drive.step(RULES, s, s.stack[-1], 0, deed, None)
    assert isinstance(deed, Condense), "the money is spent on what it was raised for"
    s.cash[0] = 0
    s.derive()
    s.liquids = s.solids = 0
    assert not isinstance(asked(s, seed="quiet"), Transfer), "nothing is left to condense with"


def test_offers_make_a_set_whole_and_are_even_to_a_plain_player():
    s = table()
    give(s, 0, "nitrogen", "oxygen", "hydrogen")
    give(s, 1, "sulfur", "helium")
    found = proposals(s, 0)
    assert found
    for a in found:
        RULES.check(s, s.stack[-1], 0, a)
        gets, gives = ([B.numbers[id] for id in goods] for goods in (a.want, a.give))
        assert B.numbers["sulfur"] in gets or B.numbers["helium"] in gets
        assert plain_balance(s, 1, 0, gives, gets) + a.pay - a.ask >= 0
        assert a.ask == 0 or plain_balance(s, 1, 0, gives, gets) == a.ask or s.cash[1] == a.ask


def test_strong_refuses_to_give_a_set_away():
    s = table()
    give(s, 0, "nitrogen", "oxygen")
    give(s, 1, "sulfur")
    drive.step(RULES, s, s.stack[-1], 0, Offer(1, (), ("sulfur",), 200), None)
    think = Think(RULES.clone(s), 1, RULES.legal(s, s.stack[-1], 1))
    assert isinstance(think.answer(), Refuse) or think.answer().ask > 200


def test_strong_stops_bidding_somewhere():
    s = table(auction=True)
    on(s, "gold")
    drive.step(RULES, s, s.stack[-1], 0, Decline(), None)
    prices = []
    while s.stack[-1].kind == "auction":
        p = s.stack[-1]
        a = asked(s)
        if isinstance(a, Bid):
            prices.append(a.amount)
        drive.step(RULES, s, p, p.waiting[0], a, None)
    assert prices == sorted(prices)
    assert 150 <= prices[-1] <= 600


# ---- master --------------------------------------------------------------------------------------------------------


def test_games_played_on_have_the_same_dice_and_their_own_end():
    s = played(120)
    seat = s.stack[-1].waiting[0]
    search = Search(RULES.clone(s), seat, RULES.legal(s, s.stack[-1], seat), Quick("x"))
    line = (search.legal[0],)
    assert search.play(line, 1) == search.play(line, 1)
    assert len({search.play(line, n) for n in range(8)}) > 2
    assert codec.dump(search.s) == codec.dump(s), "a game played on leaves the world as it was"


def test_master_leaves_the_usual_answer_only_for_a_clearly_better_one():
    assert gain([0.6, 0.7, 0.65], [0.5, 0.6, 0.55]) > 100
    assert abs(gain([0.6, 0.4], [0.4, 0.6])) < 0.01
    s = table()
    search = Search(s, 0, RULES.legal(s, s.stack[-1], 0), Quick("x"), games=24)
    values = {"usual": 0.5, "good": 0.6, "bad": 0.4}
    search.play = lambda line, number: values[line[0]] + number % 3 / 100  # type: ignore[method-assign]
    assert search.better(("usual",), [("bad",), ("good",)]) == ("good",)
    assert search.better(("usual",), [("bad",)]) == ("usual",)
    assert search.better(("usual",), []) == ("usual",)


def test_master_declines_a_further_roll_into_ruin():
    s = table()
    give(s, 1, *family("orange"), *family("red"))
    for id in (*family("orange"), *family("red")):
        s.level[B.numbers[id]] = 5
    s.derive()
    give(s, 0, "gold")
    s.pos[0], s.cash[0] = B.numbers["biology-class"], 300
    s.thrown, s.doubles = True, 1
    assert isinstance(asked(s, "master"), End)
    assert isinstance(asked(s, "greedy"), Throw)


@pytest.mark.parametrize("level", ["strong", "master"])
def test_the_upper_levels_raise_money_for_a_card_that_greedy_leaves(level):
    s = on(table(), "lithium")
    s.cash[0] = 99
    give(s, 0, "gold")
    assert isinstance(asked(s, "greedy"), Decline)
    assert asked(s, level) == Transfer("gold")
    drive.step(RULES, s, s.stack[-1], 0, Transfer("gold"), None)
    assert isinstance(asked(s, level), Buy)
    s = on(table(), "lithium")
    s.cash[0] = 20
    give(s, 0, "hydrogen")
    assert isinstance(asked(s, level), Decline), "what cannot be paid at all costs no card"


def test_a_buyer_offers_nothing_and_refuses_what_others_offer():
    s = table()
    give(s, 0, "nitrogen", "oxygen", "hydrogen")
    give(s, 1, "sulfur", "helium")
    assert not isinstance(asked(s, "buyer"), Offer)
    drive.step(RULES, s, s.stack[-1], 0, Offer(1, (), ("sulfur",), 1000), None)
    assert isinstance(asked(s, "buyer"), Refuse)


def test_chances_are_chances_and_know_a_set_and_an_end():
    assert set(FILE.chance) == set(FIGURES)
    assert len(FITTED) == len(FIGURES)
    lore = lore_of(B)
    s = table(3)
    assert chances(s, lore) == pytest.approx([1 / 3] * 3)
    give(s, 0, *family("orange"))
    found = chances(s, lore)
    assert sum(found) == pytest.approx(1)
    assert found[0] > 1.5 * found[1] == pytest.approx(1.5 * found[2])
    play_on(s, QuickPlayer(lore), Quick("on"), 10**6)
    assert chances(s, lore) == [1.0 if place == 1 else 0.0 for place in RULES.outcome(s).places]


def test_deals_are_legal_and_what_their_taker_would_take():
    s = table()
    give(s, 0, "nitrogen", "oxygen", "hydrogen")
    give(s, 1, "sulfur", "helium")
    scale = Scale(s)
    sets = [[B.numbers["sulfur"]], [B.numbers["helium"]]]
    assert all(get in sets or get == [] for _, get in bundles(s, 0, 1))
    dealer = Dealer(s, 0, scale)
    assert dealer.deals(True)
    for plain in (True, False):
        for chance, a in dealer.deals(plain):
            RULES.check(s, s.stack[-1], 0, a)
            world = RULES.clone(s)
            drive.step(RULES, world, world.stack[-1], 0, a, None)
            drive.step(RULES, world, world.stack[-1], 1, Accept(), None)
            assert chances(world, scale.lore)[0] == pytest.approx(chance)
            gets, gives = ([B.numbers[id] for id in goods] for goods in (a.want, a.give))
            if plain:
                assert plain_balance(s, 1, 0, gives, gets) + a.pay - a.ask >= 0
            else:
                assert share(world, 1, scale) > share(s, 1, scale) + TAKE_GAIN


# ---- all levels ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_its_view_its_seed_and_nothing_else(level):
    for moves in range(20, 400, 90):
        s = played(moves, f"two worlds {moves}")
        if not s.stack:
            continue
        other = RULES.imagine(s, s.stack[-1].waiting[0], Quick("other"))
        before = codec.dump(s)
        assert asked(s, level) == asked(other, level)
        assert codec.dump(s) == before, "a bot thinks in a world of its own"


def test_what_bots_answer_is_legal():
    for moves in range(40, 420, 75):
        s = played(moves, f"legal {moves}")
        for level in LEVELS if s.stack else ():
            p = s.stack[-1]
            RULES.check(s, p, p.waiting[0], asked(s, level, f"{moves}"))


def test_a_short_ladder_notices_a_broken_bot(monkeypatch):
    match = Match(ROOM.id, 2, {}, "strong", "greedy", "short", 0, 4)
    sound = rung(match, play_match(match))
    assert sound.share >= 0.5, sound

    class Broken(bots.Strong):
        def choose(self, seen):
            return next((a for a in seen.legal if isinstance(a, Decline | End | Transfer)), seen.legal[0])

    monkeypatch.setitem(bots.BOTS, "strong", Broken)
    assert rung(match, play_match(match)).share < 0.2


def test_beginner_stands_between_random_and_greedy():
    for challenger, opponent in (("beginner", "random"), ("greedy", "beginner")):
        match = Match(ROOM.id, 2, {}, challenger, opponent, "short", 0, 12)
        assert rung(match, play_match(match)).share > 0.55


def test_the_fine_is_paid_while_there_is_much_to_find():
    s = table()
    s.inside[0], s.pos[0] = 1, B.at_class
    assert isinstance(asked(s, "beginner"), PayFine)
    assert isinstance(asked(s, "strong"), PayFine)


def test_a_mind_of_greedy_counts_sets_of_the_board():
    s = table()
    give(s, 0, "nitrogen", "oxygen")
    mind = Mind(RULES.public(s), 0, RULES.legal(s, s.stack[-1], 0), s)
    assert mind.completes("sulfur")
    assert not mind.completes("neon")
    assert mind.worth("sulfur", 200) > mind.worth("neon", 300)
