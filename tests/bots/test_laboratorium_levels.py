"""Laboratorium's bots: what each level forgets or knows, and what the coach says."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from labtop.bots.base import LEVELS, Seen, bot, coach, levels, worlds_of
from labtop.engine import drive
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.registry import room
from labtop.lab.ladder import Match, play_match, rung
from labtop.rooms.laboratorium.actions import Begin, Cut, End, Lose, Pass, Play, Reroll
from labtop.rooms.laboratorium.bots.master import Tactician, by_second_throw, ends_turn
from labtop.rooms.laboratorium.bots.novice import SLIPS, Forgetful
from labtop.rooms.laboratorium.bots.strategies import Schemer, best_start, stops
from labtop.rooms.laboratorium.odds import succeeds
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.plans import planned_actions, planner_for

PLAYED = room("laboratorium")


def questions(seed, seats=2, level="greedy", options=()):
    """Everything asked in one game, as its player sees it."""
    rules = PLAYED.rules
    state = rules.setup(PLAYED.read_options(dict(options)), seats)
    dice, player = SealedDice(deal_key(seed)), bot(PLAYED, level)
    drive.settle(rules, state, dice)
    while state.stack:
        for ask in drive.asks(state):
            seen = Seen(PLAYED, state, drive.find(state, ask), ask, Quick(f"{seed}/bot"))
            if seen.legal:
                yield state, seen
        ask = next(ask for ask in drive.asks(state) if ask.must)
        seen = Seen(PLAYED, state, drive.find(state, ask), ask, Quick(f"{seed}/play {state.moves}"))
        drive.step(rules, state, drive.find(state, ask), ask.seat, player.choose(seen), None)
        drive.settle(rules, state, dice)


def test_all_levels_are_there():
    assert levels(PLAYED) == ["random", "beginner", "greedy", "strong", "master"]


def test_a_beginner_forgets_its_cards_and_a_strong_player_stops_others_early():
    laid, first = dict.fromkeys(("beginner", "greedy"), 0), 0
    for number in range(4):
        for _, seen in questions(f"cards {number}"):
            if seen.ask.kind != "boum":
                continue
            for level in laid:
                laid[level] += isinstance(bot(PLAYED, level).choose(seen), Play)
            public, cards = seen.view.public, {card.number: card for card in seen.view.private.boum}
            victim = public.players[public.trial.seat]
            if not public.trial.boum and not victim.lost and any(stops(card) for card in cards.values()):
                answer = bot(PLAYED, "strong").choose(seen)
                first += isinstance(answer, Play) and stops(cards[answer.card])
    assert laid["beginner"] == 0 < laid["greedy"]
    assert first >= 5


@pytest.mark.parametrize(
    ("one", "other", "deals"), [("greedy", "beginner", 8), ("strong", "greedy", 12), ("master", "strong", 30)]
)
def test_each_level_beats_the_one_below(one, other, deals):
    found = rung(match := Match("laboratorium", 2, {}, one, other, "levels", 0, deals), play_match(match))
    assert found.low > 0.5, found


def test_a_beginner_forgets_valences_gives_the_turn_up_and_cleaves_last():
    """What it announces then, the rules refuse for chemistry's sake; what it does first is no cleavage."""
    refused, late = 0, 0
    for number in range(3):
        for _, seen in questions(f"valence {number}", level="beginner"):
            if seen.ask.kind != "manipulate":
                continue
            mind = Forgetful(seen.view.public, seen.view.private, seen.ask.seat)
            tried = mind.thoughtless()
            if tried is not None and not mind.me.lost:
                with pytest.raises(Illegal) as found:
                    seen.check(tried)
                assert found.value.rule in ("6.2", "6.9", "4.3")
                assert mind.is_refused(tried)
                refused += found.value.rule != "4.3"
                mind.slips = True
                assert mind.manipulate(seen.legal) == seen.legal[0] == End()
            mind.slips = False
            steps = [a for a in planned_actions(seen.view.public, seen.ask.seat) if a in seen.legal]
            cuts = [a for a in steps if isinstance(a, Cut)]
            if 0 < len(cuts) < len(steps):
                late += 1
                assert mind.manipulate(seen.legal) not in cuts
    assert refused >= 10
    assert late >= 3
    assert SLIPS > 1


@pytest.mark.parametrize("held", [0, 2])
def test_a_master_ends_the_turn_of_those_who_could_bring_a_token_back(held):
    """An alarm against a player with Sécurité cards, a card that takes a token against one without."""
    _, seen = next((s, q) for s, q in questions("alarm", level="strong") if q.ask.kind == "boum")
    public, seat = seen.view.public, seen.view.public.trial.seat
    players = [replace(one, safety=held, lost=[]) if at == seat else one for at, one in enumerate(public.players)]
    cards = [card for card in public.cards if stops(card)]
    mind = Tactician(replace(public, players=players), replace(seen.view.private, boum=cards), seen.ask.seat)
    assert mind.plan(mind.public.players[seat]).cost > 1
    answer = mind.boum([Pass(), *[Play(card.number) for card in cards]])
    assert ends_turn(next(card for card in cards if card.number == answer.card)) == bool(held)


def only_cards_for_lost_tokens(seen):
    """Cards of a hand that would bring a lost token back and have no like in it."""
    tokens = [card.token for card in seen.view.private.safety]
    lost = seen.view.public.players[seen.ask.seat].lost
    return [c.number for c in seen.view.private.safety if c.token in lost and tokens.count(c.token) == 1]


def stopping_hoods(seen):
    """Fume hoods that would undo what stops the own turn, while it is worth going on."""
    effects = {card.number: card.effects for card in seen.view.public.cards}
    mind = Schemer(seen.view.public, seen.view.private, seen.ask.seat)
    found = [
        action
        for action in seen.legal
        if isinstance(action, Play) and action.cancels
        for effect in effects[action.cancels]
        if effect.do == "end-turn" or (effect.do == "lose-token" and effect.token in mind.me.lost)
    ]
    return found if mind.plan(mind.me).cost > 1 else []


def test_a_master_wastes_no_card_and_no_throw():
    """What strong players are asked in a few games, answered by a master, and by a greedy one who does waste."""
    master, greedy = bot(PLAYED, "master"), bot(PLAYED, "greedy")
    asked, wasted = Counter(), 0
    for number in range(10):
        for _, seen in questions(f"waste {number}", level="strong"):
            kind = seen.ask.kind
            if kind == "surplus" and (needed := only_cards_for_lost_tokens(seen)):
                asked[kind] += any(action.card in needed for action in seen.legal)
                assert master.choose(seen).card not in needed
                wasted += greedy.choose(seen).card in needed
            elif kind == "chemistry" and (hoods := stopping_hoods(seen)):
                asked[kind] += 1
                assert master.choose(seen) in hoods
            elif kind == "reroll":
                throw, answer = seen.view.public.throw, master.choose(seen)
                asked[kind] += 1
                assert isinstance(answer, Reroll) != succeeds(sum(throw), seen.view.public.trial.difficulty)
                assert not isinstance(answer, Reroll) or throw[answer.die - 1] == min(throw)
    assert wasted >= 5
    assert asked["surplus"] >= 5
    assert asked["chemistry"] >= 2
    assert asked["reroll"] >= 3


@pytest.mark.parametrize("token", TOKENS)
def test_a_master_loses_the_token_that_a_card_brings_back(token):
    _, seen = next((s, q) for s, q in questions("lose") if q.ask.kind == "dice")
    cards = [card for card in seen.view.public.cards if card.token == token]
    mind = Tactician(seen.view.public, replace(seen.view.private, safety=cards), seen.ask.seat)
    assert mind.lose([Lose(each) for each in TOKENS]) == Lose(token)


def test_strong_and_master_start_where_most_can_be_done_at_once():
    """Of the shortest starts for aspirin (1, 9 and 10) only the ring has work on it that needs no card."""
    state = PLAYED.rules.setup(PLAYED.read_options({}), 2)
    assert best_start(planner_for(PLAYED.rules.public(state))) == 9
    _, seen = next(questions("start"))
    assert {bot(PLAYED, level).choose(seen) for level in ("strong", "master")} == {Begin(9)}


@pytest.mark.parametrize("difficulty", [3, 5, 7, 9, 12])
def test_what_a_second_throw_is_worth_is_counted_out(difficulty):
    """Against every throw followed by every second die, the better of the two dice taken each time."""
    faces = range(1, 7)
    won = 0
    for one in faces:
        for two in faces:
            if succeeds(one + two, difficulty):
                continue
            by_first = sum(succeeds(face + two, difficulty) for face in faces)
            by_second = sum(succeeds(one + face, difficulty) for face in faces)
            won += max(by_first, by_second)
    assert by_second_throw(difficulty) == pytest.approx(won / 6)


def test_nobody_is_sent_worlds_that_no_level_asks_for():
    assert [worlds_of(PLAYED, level) for level in LEVELS] == [0] * len(LEVELS)


@pytest.mark.parametrize("level", ["strong", "master"])
def test_a_level_is_its_view_and_its_seed(level):
    tried = 0
    for state, seen in questions("worlds"):
        other = PLAYED.rules.imagine(state, seen.ask.seat, Quick("other"))
        answers = [
            bot(PLAYED, level).choose(Seen(PLAYED, world, drive.find(world, seen.ask), seen.ask, Quick("same")))
            for world in (state, other)
            if seen.ask.must
        ]
        tried += bool(answers)
        assert not answers or answers[0] == answers[1]
    assert tried >= 30


def test_the_coach_weighs_every_answer_once_and_the_best_first():
    _, seen = next((s, q) for n, (s, q) in enumerate(questions("coach")) if n > 12 and q.ask.kind == "manipulate")
    found = coach(PLAYED).weigh(seen, 2)
    assert sorted(map(repr, (advice.action for advice in found))) == sorted(map(repr, seen.legal))
    values = [advice.value for advice in found]
    assert values == sorted(values, reverse=True)
    assert 0 <= values[-1] <= values[0] <= 1


def test_both_answers_that_a_hint_shows_were_played_out():
    """A chance that nobody played for would be invented."""
    kinds = set()
    for number, (_, seen) in enumerate(questions("shown")):
        if number < 40 or len(seen.legal) < 2 or seen.ask.kind in kinds:  # late, so that games are short to play out
            continue
        kinds.add(seen.ask.kind)
        assert all(advice.worked and len(advice.games) >= 2 for advice in coach(PLAYED).weigh(seen, 1)[:2])
    assert len(kinds) >= 3
