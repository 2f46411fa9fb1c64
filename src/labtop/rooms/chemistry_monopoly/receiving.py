"""Cards that come to somebody else: transferred ones with their 10 % (rule 6.8), and those put up for auction."""

from __future__ import annotations

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly.building import buy_back
from labtop.rooms.chemistry_monopoly.purse import give_card, take_card, to_lab
from labtop.rooms.chemistry_monopoly.state import Auction, Receipt, Table, seats_after


def put_up(s: Table, q: int, log: Log | None) -> None:
    """Rules 8.1 and 8.2: everybody still in bids, from the left of the player in turn."""
    bidders = seats_after(s, s.turn)
    if s.alive[s.turn]:
        bidders.append(s.turn)
    s.open_all("auction", bidders, False, Auction(q))
    if log is not None:
        log.say("put_up", {"space": s.board.ids[q]})


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
    about = Receipt()
    about.spaces = sorted(transferred)
    about.inherited = inherited
    s.open("receive", seat, about)
    go_on_receiving(s, seat, about, log)


def go_on_receiving(s: Table, seat: int, about: Receipt, log: Log | None) -> None:
    """Ask about the next card; an heir who cannot pay its 10 % passes it on to the Lab (rule 9.4)."""
    lots = []
    while about.spaces and s.cash[seat] < s.board.interest[about.spaces[0]]:
        q = about.spaces.pop(0)
        take_card(s, q)
        lots.append(q)
    if not about.spaces:
        s.stack.pop()
    for q in reversed(lots):
        put_up(s, q, log)


def may_buy_back_now(s: Table, seat: int, about: Receipt) -> bool:
    """Rule 6.9: the 10 % of the other cards of the same trade must stay payable."""
    rest = 0 if about.inherited else interest_of(s, about.spaces[1:])
    return s.cash[seat] >= s.board.back[about.spaces[0]] + rest


def answer_receipt(s: Table, seat: int, about: Receipt, back: bool, log: Log | None) -> None:
    q = about.spaces.pop(0)
    if back:
        buy_back(s, seat, q, log)
    else:
        to_lab(s, seat, s.board.interest[q])
        if log is not None:
            log.say("paid_interest", {"seat": seat, "space": s.board.ids[q], "amount": s.board.interest[q]})
    go_on_receiving(s, seat, about, log)
