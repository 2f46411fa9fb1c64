"""Cards that go to another owner: transferred ones with their 10 % (rule 6.8), and those put up for auction."""

from __future__ import annotations

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.holdings import buy_back
from labtop.rooms.chemistry_monopoly.purse import give_card, take_card, to_lab
from labtop.rooms.chemistry_monopoly.state import Auction, Receipt, Table, seats_after


def put_up(s: Table, q: int, log: Log | None) -> None:
    """Rules 8.1 and 8.2: everybody still in bids, from the left of the player in turn."""
    bidders = seats_after(s, s.turn)
    if s.alive[s.turn]:
        bidders.append(s.turn)
    s.open_all("auction", bidders, False, Auction(q))
    if log is not None:
        log.say(events.PutUp(s.board.ids[q]))


def interest_of(s: Table, spaces: list[int]) -> int:
    """What these cards cost at once if they stay transferred (rule 6.8)."""
    return sum([s.board.interest[q] for q in spaces if s.away[q]])


def receive(s: Table, seat: int, q: int, transferred: list[int]) -> None:
    """A card comes to a seat; if it is transferred, the seat is asked about it later."""
    give_card(s, q, seat)
    if s.away[q]:
        transferred.append(q)


def ask_about(s: Table, seat: int, transferred: list[int], inherited: bool, log: Log | None) -> None:
    """Rule 6.8: buy back at once, or pay 10 % and leave it."""
    if not transferred:
        return
    receipt = Receipt(sorted(transferred), inherited)
    s.open("receive", seat, receipt)
    go_on(s, seat, receipt, log)


def go_on(s: Table, seat: int, receipt: Receipt, log: Log | None) -> None:
    """Go on to the next card whose 10 % the seat can pay; the Lab auctions those it cannot pay for (rule 9.4)."""
    lots = []
    while receipt.spaces and s.cash[seat] < s.board.interest[receipt.spaces[0]]:
        q = receipt.spaces.pop(0)
        take_card(s, q)
        lots.append(q)
    if not receipt.spaces:
        s.stack.pop()
    for q in reversed(lots):
        put_up(s, q, log)


def may_buy_back_now(s: Table, seat: int, receipt: Receipt) -> bool:
    """Rule 6.9: the 10 % of the other cards of the same trade must stay payable."""
    rest = 0 if receipt.inherited else interest_of(s, receipt.spaces[1:])
    return s.cash[seat] >= s.board.back[receipt.spaces[0]] + rest


def answer_receipt(s: Table, seat: int, receipt: Receipt, back: bool, log: Log | None) -> None:
    """Rule 6.8: the card is bought back, or stays transferred for 10 %."""
    q = receipt.spaces.pop(0)
    if back:
        buy_back(s, seat, q, log)
    else:
        to_lab(s, seat, s.board.interest[q])
        if log is not None:
            log.say(events.PaidInterest(seat, s.board.ids[q], s.board.interest[q]))
    go_on(s, seat, receipt, log)
