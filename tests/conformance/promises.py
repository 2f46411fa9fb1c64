"""The promises of every room (docs: the design, part 4): one plain function each, AssertionError where it is broken.

What others may see has its own file, `seen.py`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from conformance.games import Case, Turn, frozen, known, played, sampled, text_of, walk
from labtop.engine import codec, drive, record
from labtop.engine.core import CHANCE, Illegal, Log
from labtop.engine.dice import Quick, Scripted, SealedDice, deal_key
from labtop.engine.fields import kinds_of, written
from labtop.engine.wire import Action, Ask

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TESTS = Path(__file__).parent.parent

# ---- drafts and copies ---------------------------------------------------------------------------------------------


def a_draft_never_touches_its_origin(case: Case) -> None:
    rules = case.room.rules
    for turn in walk(case):
        before = frozen(turn.state)
        draft, _ = drive.play(rules, turn.state, turn.ask, turn.action)
        assert frozen(turn.state) == before, f"{turn.action} touched the state it was tried on"
        assert draft.moves == turn.state.moves + 1


def clone_is_deep(case: Case) -> None:
    """A copy is equal and shares nothing that can be changed; every slot is copied or worked out afresh."""
    for turn in sampled(walk(case), 3):
        copy = case.room.rules.clone(turn.state)
        assert type(copy) is type(turn.state)
        assert frozen(copy) == frozen(turn.state), "a copy is not equal"
        shared = list(shared_parts(turn.state, copy, "state"))
        assert not shared, f"clone shares {', '.join(shared)}"


def shared_parts(a: Any, b: Any, path: str) -> Iterator[str]:
    """The places where two values share a mutable object."""
    shape = [one.attribute for one in written(type(a))] if is_dataclass(a) else None
    if a is b and (shape is not None or isinstance(a, (list, dict, set, bytearray))):
        yield path
    elif shape is not None:
        for name in shape:
            yield from shared_parts(getattr(a, name), getattr(b, name), f"{path}.{name}")
    elif isinstance(a, list):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            yield from shared_parts(x, y, f"{path}[{i}]")
    elif isinstance(a, dict):
        for key in a:
            yield from shared_parts(a[key], b[key], f"{path}[{key}]")


# ---- replays, records, JSON ----------------------------------------------------------------------------------------


def replay_is_exact(case: Case) -> None:
    s, moves = played(case)
    again = case.setup()
    drive.replay(case.room.rules, again, moves)
    assert frozen(again) == frozen(s)
    half = case.setup()
    drive.replay(case.room.rules, half, moves[: len(moves) // 2])
    drive.replay(case.room.rules, half, moves[len(moves) // 2 :])
    assert frozen(half) == frozen(s)


def a_record_is_faithful(case: Case) -> None:
    """Write, read, write gives the same text, of whole and of open games, and it replays to the same state."""
    s, moves = played(case)
    part = case.setup()
    drive.replay(case.room.rules, part, moves[: len(moves) // 2])
    with known(case.room):
        for state, told in ((s, moves), (part, moves[: len(moves) // 2]), (case.setup(), [])):
            text = text_of(case, state, told)
            back = record.read(text)
            assert back.moves == told
            assert back.options == case.options
            assert record.write(back) == text
            assert frozen(record.replay(back)) == frozen(state)


def json_is_faithful(case: Case) -> None:
    """Actions, states, asks and views survive JSON; an unknown key is refused at every level."""
    room = case.room
    for turn in sampled(walk(case), 5):
        raw = codec.encode(turn.action)
        assert codec.decode(raw, room.actions) == turn.action
        assert codec.valid(turn.action, room.actions) == turn.action
        refused("bad_shape", codec.decode, with_key(raw), room.actions)
        ask = codec.encode(turn.ask)
        assert codec.decode(ask, type(turn.ask)) == turn.ask
        refused("bad_shape", codec.decode, with_key(ask), type(turn.ask))
        state_is_faithful(case, turn.state)
        views_are_faithful(case, turn)


def state_is_faithful(case: Case, s: Any) -> None:
    room = case.room
    plain = json.loads(frozen(s))
    assert frozen(codec.load(plain, type(s), room.actions, room.abouts)) == frozen(s)
    for broken in with_key_somewhere(plain):
        refused("bad_shape", codec.load, broken, type(s), room.actions, room.abouts)


def views_are_faithful(case: Case, turn: Turn) -> None:
    room, s = case.room, turn.state
    seat = max(turn.ask.seat, 0)
    told = [(room.rules.public(s), room.public), (room.rules.private(s, seat), room.private or type(None))]
    if turn.ask.seat != CHANCE:
        told.append((room.rules.menu(s, turn.prompt, seat), room.menu))
    for value, shape in told:
        raw = codec.encode(value)
        assert codec.encode(msgspec.json.decode(raw, type=shape)) == raw, f"not of its shape: {raw[:200]!r}"
    _, events = drive.play(room.rules, s, turn.ask, turn.action)
    for event in events:
        for who in (None, seat):
            seen = event.seen_by(who)
            back = codec.decode(codec.encode(seen), dict[str, Any])
            assert back["type"] == event.kind
            assert list(back) == list(seen)


def with_key(raw: bytes) -> bytes:
    return codec.encode({**json.loads(raw), "nobody_knows_this": 1})


def with_key_somewhere(plain: Any) -> Iterator[Any]:
    """The same value with an unknown key, once in each object but those of free keys (draws per stream)."""
    if isinstance(plain, dict):
        yield {**plain, "nobody_knows_this": 1}
        for key, value in plain.items():
            if key != "draws":
                for broken in with_key_somewhere(value):
                    yield {**plain, key: broken}
    elif isinstance(plain, list):
        for i, value in enumerate(plain[:3]):
            for broken in with_key_somewhere(value):
                yield [*plain[:i], broken, *plain[i + 1 :]]


def refusal(call: Callable[..., Any], *given: Any) -> Illegal | None:
    """The refusal this call meets; None: it goes through."""
    try:
        call(*given)
    except Illegal as error:
        return error
    return None


def refused(code: str, call: Callable[..., Any], *given: Any) -> None:
    """The call must meet this refusal."""
    error = refusal(call, *given)
    assert error is not None, "was not refused"
    assert error.code == code, f"{error.code} instead of {code}"


def derived_values_recount(case: Case) -> None:
    """The derived fields of a state, which exist for speed, equal the result of a fresh computation."""
    room = case.room
    for turn in sampled(walk(case), 2):
        back = codec.load(json.loads(frozen(turn.state)), type(turn.state), room.actions, room.abouts)
        different = list(different_slots(turn.state, back, "state"))
        assert not different, f"not recounted: {', '.join(different)}"
        copy = room.rules.clone(turn.state)
        different = list(different_slots(turn.state, copy, "state"))
        assert not different, f"clone forgot {', '.join(different)}"


def different_slots(a: Any, b: Any, path: str) -> Iterator[str]:
    if is_dataclass(a):
        slots = list(kinds_of(type(a)))
    else:
        slots = [name for kind in type(a).__mro__ for name in getattr(kind, "__slots__", ())]
    slots = slots or list(getattr(type(a), "__mypyc_attrs__", ()))  # the compiled build
    if isinstance(a, msgspec.Struct) or not slots:
        if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
            for i, (x, y) in enumerate(zip(a, b, strict=True)):
                yield from different_slots(x, y, f"{path}[{i}]")
        elif a != b:
            yield path
        return
    if type(a) is not type(b):
        yield path
        return
    for name in slots:
        if getattr(a, name) is not getattr(b, name):
            yield from different_slots(getattr(a, name), getattr(b, name), f"{path}.{name}")


# ---- sealed answers ------------------------------------------------------------------------------------------------


def sealed_answers_commute(case: Case) -> int:
    """The same sealed answers in any order, with changes of mind between, give the same state. Returns how often."""
    rules, rng = case.room.rules, Quick(f"{case.seed}/order")
    tried = 0
    for turn in walk(case):
        p = turn.prompt
        if p.answers is None or any(answer is not None for answer in p.answers):
            continue
        answers = {seat: rules.pick(turn.state, p, seat, rng) for seat in p.waiting}
        ends = set()
        for _ in range(3):
            s = rules.clone(turn.state)
            log = Log()
            order = shuffled(list(answers), rng)
            if len(order) > 1:  # one seat changes its answer before the last one seals
                drive.push(rules, s, Ask(p.id, order[0]), rules.pick(s, p, order[0], rng), log)
            for seat in order[1:-1] + order[:1] + order[-1:]:
                if s.stack and s.stack[-1].id == p.id:
                    drive.push(rules, s, Ask(p.id, seat), answers[seat], log)
            ends.add((frozen(s), codec.encode([event.seen_by(None) for event in log.events])))
        assert len(ends) == 1, "the order of sealed answers matters"
        tried += 1
    return tried


def shuffled(seats: list[int], rng: Quick) -> list[int]:
    left, found = seats[:], []
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found


# ---- legal, check, pick, first -------------------------------------------------------------------------------------


def enumerated_actions_are_legal(case: Case) -> int:
    """Each listed action passes `check`, is listed once; `pick` and `first` agree with the list. Returns how many."""
    rules, tried = case.room.rules, 0
    for turn in sampled(walk(case), 4 if case.seats < 9 else 23):
        if turn.ask.seat == CHANCE:
            rules.check(turn.state, turn.prompt, CHANCE, turn.action)
            continue
        s, p, seat = turn.state, turn.prompt, turn.ask.seat
        before = frozen(s)
        found = rules.legal(s, p, seat)
        assert len(set(found)) == len(found), "listed twice"
        for i, action in enumerate(found):
            rules.check(s, p, seat, action)
            assert rules.pick(s, p, seat, Scripted([i])) == action, f"pick({i}) is not legal[{i}]"
        refused("script_out_of_range", rules.pick, s, p, seat, Scripted([len(found)]))
        assert rules.first(s, p, seat) == found[0]
        assert frozen(s) == before, "looking changed something"
        tried += len(found)
    return tried


def mutated_actions_are_refused(case: Case) -> int:
    """One field changed, or another kind of answer: refused with a code and nothing changed, unless listed.

    Returns how many answers of seats, not of chance, were refused.
    """
    rules, tried = case.room.rules, 0
    samples: dict[type, Action] = {}
    for turn in sampled(walk(case), 3 if case.seats < 9 else 31):
        samples[type(turn.action)] = turn.action
        s, p, seat = turn.state, turn.prompt, turn.ask.seat
        listed = set() if seat == CHANCE else set(rules.legal(s, p, seat))
        before = frozen(s)
        for raw in [*mutations(turn.action), *samples.values()]:
            if refusal(codec.valid, raw, case.room.actions):
                continue
            other = codec.valid(raw, case.room.actions)  # as a door to the game would read it: lists become tuples
            if other in listed:
                continue
            may_be = seat == CHANCE or isinstance(other, case.room.open_answers)
            draft = rules.clone(s) if may_be else s
            error = refusal(drive.push, rules, draft, turn.ask, other)
            if error is None:
                assert may_be, f"{other} is not listed but was accepted"
                continue
            assert error.code
            assert frozen(draft) == before, f"{other} was refused and changed something"
            tried += seat != CHANCE
    return tried


def mutations(action: Action) -> Iterator[Action]:
    """The action with one field changed, well-typed and not."""
    for field in msgspec.structs.fields(type(action)):
        value = getattr(action, field.name)
        others: list[Any] = [None, "", "nowhere", -1, 0, 1, 2, 3, 4, 5, 6, 7, 99, 1.5, True, [], {}]
        if isinstance(value, int):
            others += [value + 1, value - 1]
        elif isinstance(value, tuple):
            others += [value[:-1], (*value, 1), tuple(str(v) for v in value), value[::-1], (*value, *value[:1])]
            others += [tuple(v + 1 if isinstance(v, int) else f"{v}1" for v in value)]
        for other in others:
            if other != value:
                yield msgspec.structs.replace(action, **{field.name: other})


# ---- how a game goes on --------------------------------------------------------------------------------------------


def somebody_must_act_or_it_is_over(case: Case) -> None:
    """Either open questions or an outcome; every asked seat has an answer; no seat has the same question twice."""
    rules, s = case.room.rules, None
    for turn in walk(case):
        s = turn.state
        asks = drive.asks(s)
        must = [ask for ask in asks if ask.must]
        assert must
        assert rules.outcome(s) is None
        assert len({(ask.prompt, ask.seat) for ask in asks}) == len(asks)
        if s.moves % 4 == 0:
            for ask in must[:3]:
                p = drive.find(s, ask)
                assert ask.seat == CHANCE or rules.legal(s, p, ask.seat), f"{ask} has no answer"
    assert s is not None
    assert not s.stack
    assert not s.doors
    assert not drive.asks(s)
    result = rules.outcome(s)
    assert result is not None
    for each in (result.places, result.scores, result.lines, result.awards):
        assert len(each) == case.seats
    assert min(result.places) == 1


def it_ends_in_time(case: Case) -> None:
    bound = case.room.most_moves(case.options, case.seats)
    for salt in ("a", "b"):
        s, moves = played(case, salt)
        assert not s.stack, "random play did not end"
        assert len(moves) == s.moves
        assert len(moves) <= bound, f"{len(moves)} moves, the room says {bound}"


def matter_is_conserved(case: Case, count: Callable[[Any], Any]) -> None:
    """The quantities that `count` returns are the same at every step."""
    whole = count(case.setup())
    s = None
    for turn in walk(case):
        s = turn.state
        assert count(s) == whole, "something appeared or vanished"
    assert count(s) == whole, "something appeared or vanished"


# ---- chance --------------------------------------------------------------------------------------------------------


def the_same_seed_gives_the_same_game(case: Case) -> None:
    first = text_of(case, *played(case))
    assert text_of(case, *played(case)) == first, "the same seed gave another game"
    other = case._replace(seed=case.seed + "'")
    assert text_of(other, *played(other)) != first


def draws_depend_on_their_place_only(case: Case) -> None:
    """Each chance answer is what fresh dice of that seed, gone straight to (stream, n), say."""
    rules = case.room.rules
    for turn in walk(case, "another crowd"):
        if turn.ask.seat == CHANCE:
            fresh = SealedDice(deal_key(case.seed))
            stream = rules.stream(turn.prompt.kind)
            fresh.at(stream, turn.state.draws.get(stream, 0))
            assert rules.draw(turn.state, turn.prompt, fresh) == turn.action, "a draw depends on more than its place"


def hashing_does_not_matter(where: str, option_sets: list[dict[str, Any]], seats: int) -> None:
    """Two processes with different PYTHONHASHSEED play the same games. `where` is module:attribute of a Room."""
    told = []
    # where we were told to look for labtop, the child looks too: else it would play another checkout
    sources = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "conformance.twin", where, str(seats), json.dumps(option_sets)],
            cwd=TESTS,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(TESTS), *sources])},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        told.append(done.stdout)
    assert told[0].strip()
    assert told[0] == told[1], "the order of a set or a hash decides something"
