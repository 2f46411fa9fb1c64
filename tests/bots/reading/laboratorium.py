"""Laboratorium, read from the real table: a manipulation is played to its success, then the planner is asked again."""

from __future__ import annotations

from itertools import product

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY, SAFETY
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.plans import plan_for, planner_for

TWELVE = actions.Throw((6, 6))


def bench(board):
    return board.state.benches[board.seat]


def planner(board):
    return planner_for(board.room.rules.public(board.state))


def plan(board):
    if not hasattr(board, "planned"):
        mine = bench(board)
        board.planned = plan_for(planner(board), mine.molecule) if mine.steps else None
    return board.planned


def steps_left(board):
    return None if plan(board) is None else plan(board).cost


def lacking(board):
    if plan(board) is None:
        return None
    held = numbers(board, bench(board).reagents)
    return [card for card in dict.fromkeys(plan(board).cards[1:]) if card not in held]


def numbers(board, places):
    return [board.state.kit.reagents[i].number for i in places]


def titles(board, colour):
    """Numbers of the cards of one hidden colour in hand."""
    kit, hand = board.state.kit, bench(board).hands[colour]
    return [title.number for title, count in zip(kit.titles[colour], hand, strict=True) for _ in range(count)]


def name(board, number):
    kit = board.state.kit
    return next(t.id for colour in (CHEMISTRY, BOUM, SAFETY) for t in kit.titles[colour] if t.number == number)


def is_manipulation(a):
    return isinstance(a, actions.Manipulation)


def left_with(board, a):
    """Manipulations left after a success: played on by the rules, without cards, with a throw of 12."""
    board.made = getattr(board, "made", {})
    if a not in board.made:
        board.made[a] = played_to_success(board, a)
    return board.made[a]


def played_to_success(board, a):
    rules = board.room.rules
    s = rules.clone(board.state)
    seat = board.seat
    drive.step(rules, s, drive.find(s, board.ask), seat, a, None)
    if isinstance(a, actions.Begin):
        found = plan_for(planner(board), s.benches[seat].molecule)
        return None if found is None else found.cost
    done = len(board.state.benches[seat].steps)
    while s.stack and len(s.benches[seat].steps) == done:
        p = s.stack[-1]
        who = p.waiting[0]
        answer = TWELVE if who == CHANCE else actions.Pass()
        drive.step(rules, s, p, who, answer, None)
    found = plan_for(planner(board), s.benches[seat].molecule)
    return None if found is None else found.cost


def of_hundred(difficulty):
    """Rules 5.4 to 5.6, counted out."""
    good = sum(a + b >= 10 or (a + b > 2 and a + b >= difficulty) for a, b in product(range(1, 7), repeat=2))
    return round(100 * good / 36)


def odds(a):
    return of_hundred(5 if isinstance(a, actions.Characterise) else 7)


def with_card(board, a):
    """Of 100 throws, those that succeed after an answer to Boum or Chimie: by laying the card."""
    if board.ask.kind not in ("boum", "chemistry") or not isinstance(a, actions.Play | actions.Pass):
        return None
    s = board.state if isinstance(a, actions.Pass) else laid(board, a)
    return of_hundred(board.room.rules.public(s).trial.difficulty)


def laid(board, a):
    """The table with one card more on the manipulation; nothing else happens."""
    s = board.room.rules.clone(board.state)
    trial = s.trials[0]
    colour = BOUM if board.ask.kind == "boum" else CHEMISTRY
    title = next(i for i, t in enumerate(s.kit.titles[colour]) if t.number == a.card)
    if board.ask.kind == "boum":
        trial.boum.append(title)
        trial.players.append(board.seat)
        return s
    trial.chemistry.append(title)
    if a.cancels:
        taken = next(i for i, t in enumerate(s.kit.titles[BOUM]) if t.number == a.cancels)
        trial.boum.pop(trial.boum.index(taken))
    return s


def difficulty(board):
    return board.room.rules.public(board.state).trial.difficulty


def good(total, needed):
    return total >= 10 or (total > 2 and total >= needed)


# ---- what an answer gives -------------------------------------------------------------------------------------------


def begin(board, a, _):
    left = left_with(board, a) if isinstance(a, actions.Begin) else None
    return None if left is None else {"card": a.card, "left": left}


def take(board, a, _):
    if not isinstance(a, actions.Take) or a.card not in (lacking(board) or []):
        return None
    return {"card": a.card, "place": lacking(board).index(a.card) + 1}


def leave(board, a, _):
    if not isinstance(a, actions.Pass) or board.ask.kind not in ("take", "exchange") or lacking(board) is None:
        return None
    s = board.state
    piles = {one.number: left for one, left in zip(s.kit.reagents, s.piles, strict=True)}
    return None if any(piles[card] for card in lacking(board)) else {"wanted": len(lacking(board))}


def resell(board, a, _):
    used = isinstance(a, actions.Resell) and (plan(board) is None or a.card in plan(board).cards[1:])
    return {"card": a.card} if isinstance(a, actions.Resell) and not used else None


def useless(board, a, _):
    if not isinstance(a, actions.Discard) or a.card not in numbers(board, bench(board).reagents):
        return None
    return None if plan(board) is None or a.card in plan(board).cards[1:] else {"card": a.card}


def double(board, a, _):
    if not isinstance(a, actions.Discard):
        return None
    after = board.after(a).benches[board.seat]
    kit = board.state.kit
    kept = [
        t.number for c in (CHEMISTRY, BOUM, SAFETY) for t, n in zip(kit.titles[c], after.hands[c], strict=True) if n
    ]
    reagents = numbers(board, bench(board).reagents)
    if a.card in reagents:
        left = reagents.count(a.card) - 1
        return {"entry": str(a.card), "left": left} if left else None
    left = sum(titles(board, colour).count(a.card) for colour in (CHEMISTRY, BOUM, SAFETY)) - 1
    assert (a.card in kept) == (left > 0)
    return {"entry": name(board, a.card), "left": left} if left else None


def surplus(board, a, _):
    if not isinstance(a, actions.Discard):
        return None
    hands = [numbers(board, bench(board).reagents), *[titles(board, c) for c in (CHEMISTRY, BOUM, SAFETY)]]
    return {"held": len(next(hand for hand in hands if a.card in hand))}


def lost(board):
    return bench(board).safety.count(False)


def safety_dice(board, a, _):
    if not isinstance(a, actions.Dice) or not lost(board) or not a.safety:
        return None
    return {"lost": lost(board), "dice": a.safety}


def dice(board, a, _):
    if not isinstance(a, actions.Dice) or not lacking(board) or not a.reagent:
        return None
    return {"wanted": len(lacking(board)), "dice": a.reagent}


def other_dice(board, a, _):
    if not isinstance(a, actions.Dice) or lacking(board) != [] or a.reagent or a.safety == 4:
        return None
    return {"blue": a.chemistry, "red": a.boum} if a.chemistry or a.boum else None


def secure(board, a, _):
    if not isinstance(a, actions.Secure):
        return None
    return {"left": board.after(a).benches[board.seat].safety.count(False)}


def lose(board, a, _):
    if not isinstance(a, actions.Lose):
        return None
    cards = titles(board, SAFETY)
    tokens = {t.number: t.token for t in board.state.kit.pack.safety}
    assert a.token in TOKENS
    brought = [tokens[card] for card in cards]
    if a.token not in brought and not (brought and board.state.options.any_safety):
        return None
    return {"count": len(cards)}


def reroll(board, a, _):
    if not isinstance(a, actions.Reroll) or good(sum(board.state.throw), difficulty(board)):
        return None
    throw = list(board.state.throw)
    faces = 0
    for face in range(1, 7):
        again = throw[:]
        again[a.die - 1] = face
        faces += good(sum(again), difficulty(board))
    return {"sum": sum(throw), "now": difficulty(board), "shown": throw[a.die - 1], "good": faces}


def keep_dice(board, a, _):
    if board.ask.kind != "reroll" or not isinstance(a, actions.Pass):
        return None
    total = sum(board.state.throw)
    return {"sum": total, "now": difficulty(board)} if good(total, difficulty(board)) else None


def step(board, a, _):
    left = left_with(board, a) if is_manipulation(a) else None
    if left is None or steps_left(board) is None or left >= steps_left(board):
        return None
    return {"left": left, "odds": odds(a), "dice": "no" if board.state.options.puzzle else "yes"}


def stray(board, a, _):
    left = left_with(board, a) if is_manipulation(a) else None
    if left is None or steps_left(board) is None or left < steps_left(board):
        return None
    return {"left": left, "now": steps_left(board)}


def end(board, a, _):
    if not isinstance(a, actions.End) or plan(board) is None:
        return None
    return {"left": steps_left(board), "lacks": len(lacking(board)), "card": (lacking(board) or [0])[0]}


def stop(board, a, _):
    if board.ask.kind != "boum" or not isinstance(a, actions.Play):
        return None
    card = next(t for t in board.state.kit.pack.boum if t.number == a.card)
    return {"entry": card.id} if {effect.do for effect in card.effects} & {"end-turn", "lose-token"} else None


def hinder(board, a, _):
    now, then = with_card(board, actions.Pass()), with_card(board, a)
    return {"now": now, "then": then} if now is not None and then is not None and then < now else None


def help_(board, a, _):
    now, then = with_card(board, actions.Pass()), with_card(board, a)
    return {"now": now, "then": then} if now is not None and then is not None and then > now else None


def hold(board, a, _):
    if not isinstance(a, actions.Pass) or with_card(board, a) is None:
        return None
    return {"odds": with_card(board, a), "whose": "own" if board.state.turn == board.seat else "other"}


GIVES = {
    "begin": begin, "take": take, "leave": leave, "resell": resell, "useless": useless, "double": double,
    "surplus": surplus, "safety-dice": safety_dice, "dice": dice, "other-dice": other_dice, "secure": secure,
    "lose": lose, "reroll": reroll, "keep-dice": keep_dice, "step": step, "stray": stray, "end": end, "stop": stop,
    "hinder": hinder, "help": help_, "hold": hold,
}  # fmt: skip

# ---- what it lacks --------------------------------------------------------------------------------------------------


def longer(board, a, better):
    both = is_manipulation(a) and is_manipulation(better)
    if not both and not (isinstance(a, actions.Begin) and isinstance(better, actions.Begin)):
        return None
    mine, theirs = left_with(board, a), left_with(board, better)
    return {"left": mine, "better": theirs} if mine is not None and theirs is not None and mine > theirs else None


def still(board, a, better):
    if not isinstance(a, actions.End | actions.Resell) or step(board, better, None) is None:
        return None
    return {"left": left_with(board, better), "now": steps_left(board)}


def riskier(board, a, better):
    if not is_manipulation(a) or not is_manipulation(better) or board.state.options.puzzle:
        return None
    mine, theirs = odds(a), odds(better)
    return {"odds": mine, "better": theirs} if mine < theirs else None


def other_take(board, a, better):
    if take(board, better, None) is None or take(board, a, None) is not None:
        return None
    return {"card": better.card}


def reagent(board, a, better):
    needed = [] if plan(board) is None else plan(board).cards[1:]
    if not isinstance(a, actions.Discard | actions.Resell) or a.card not in needed:
        return None
    return None if getattr(better, "card", 0) in needed and not is_manipulation(better) else {"card": a.card}


def both_dice(a, better):
    return isinstance(a, actions.Dice) and isinstance(better, actions.Dice)


def yellow(board, a, better):
    if not both_dice(a, better) or not lost(board) or a.safety >= better.safety:
        return None
    return {"dice": a.safety, "better": better.safety, "lost": lost(board)}


def green(board, a, better):
    if not both_dice(a, better) or not lacking(board) or a.reagent >= better.reagent:
        return None
    return {"dice": a.reagent, "better": better.reagent, "wanted": len(lacking(board))}


def waste_green(board, a, better):
    if not both_dice(a, better) or lacking(board) is None or a.reagent <= max(len(lacking(board)), better.reagent):
        return None
    return {"dice": a.reagent, "wanted": len(lacking(board))}


def waste_yellow(board, a, better):
    if not both_dice(a, better) or lost(board) or a.safety <= better.safety:
        return None
    return {"dice": a.safety}


def fails(board, a, better):
    if board.ask.kind != "reroll" or not isinstance(a, actions.Pass) or not isinstance(better, actions.Reroll):
        return None
    total = sum(board.state.throw)
    return None if good(total, difficulty(board)) else {"sum": total, "now": difficulty(board)}


def risks(board, a, better):
    total, needed = sum(board.state.throw), difficulty(board) if board.ask.kind == "reroll" else 0
    if not needed or not good(total, needed) or not isinstance(a, actions.Reroll):
        return None
    if not isinstance(better, actions.Pass):
        return None
    rest = total - board.state.throw[a.die - 1]
    return {"sum": total, "now": needed, "bad": [good(rest + face, needed) for face in range(1, 7)].count(False)}


def weaker(board, a, better):
    mine, theirs = with_card(board, a), with_card(board, better)
    if mine is None or theirs is None or mine == theirs:
        return None
    return {"odds": mine, "better": theirs} if (theirs < mine) == (board.ask.kind == "boum") else None


LACKS = {
    "longer": longer, "still": still, "riskier": riskier, "take": other_take, "reagent": reagent, "yellow": yellow,
    "green": green, "waste-green": waste_green, "waste-yellow": waste_yellow, "fails": fails, "risks": risks,
    "weaker": weaker,
}  # fmt: skip
