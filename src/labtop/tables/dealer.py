"""Dealing: assigns people and dice to tables, and makes the tables."""

from __future__ import annotations

from msgspec import Raw, structs

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.learning.introductions import Lesson
from labtop.stores.base import TableRow
from labtop.tables import keys
from labtop.tables.game_log import Before, GameLog, TableBody
from labtop.tables.group import Group
from labtop.tables.nicknames import Nicknames
from labtop.tables.occupancy import Use
from labtop.tables.people import GroupBody, deal_tables
from labtop.tables.residency import Residency
from labtop.tables.seats import Holder


class Dealer:
    """Makes the tables of a group."""

    def __init__(self, residency: Residency, nicknames: Nicknames, entropy: keys.Entropy) -> None:
        self.residency = residency
        self.nicknames = nicknames
        self.entropy = entropy

    async def deal(self, group: Group, body: GroupBody, taught: Lesson | None = None) -> None:
        """Start or rematch: new tables for the members, in the same transaction as the group."""
        rows = self.new_tables(group, body, taught)
        with self.residency.occupancy.taking(group.source, Use(tables=len(rows))):
            await self.begin(group, body, rows)
        links = tuple(group.links)
        for link in links:
            group.seat(link)
        # The seating is sent before the games, because clients need the names; and to everybody, even if the lobby
        # was sent a moment ago, without the tables.
        group.show_all(members=True)
        await group.look(*links)

    async def begin(self, group: Group, body: GroupBody, rows: list[TableRow]) -> None:
        """Writes the group and its new tables, and opens the tables."""
        times = self.residency.times
        paused_at = times.wall() if body.paused else 0.0
        begun = structs.replace(body, started=True, rested=0.0, paused_at=paused_at, begun=times.wall())
        begun = structs.replace(begun, wall_shows=structs.replace(begun.wall_shows, scene="game", page=0))
        await self.residency.change(group, begun, rows)
        group.paused_since = times.steady()
        try:
            for row in rows:
                await self.residency.wake_table(group, row)
        except Exception:
            self.residency.forget(group)  # the whole deal is on disk, and is read again at the next request
            raise

    def new_tables(self, group: Group, body: GroupBody, taught: Lesson | None) -> list[TableRow]:
        played = room(body.room)
        options = played.known_options(body.options)
        plans = deal_tables(body, played.seats(options)[1])
        for holders in plans:
            played.check_seats(options, len(holders))
        if len(plans) > 99:
            raise Illegal("too_many_tables", most=99)
        self.residency.occupancy.check_bots(group.source, sum(all(h.bot is not None for h in plan) for plan in plans))
        deal = group.deal_number() + 1
        common = self.common_seed(body, deal)
        rows = []
        for i, plan in enumerate(plans):
            holders = self.name_bots(body, plan)
            seed = common or self.entropy(32).hex()
            made = TableBody(body.room, played.version, body.options, len(holders), holders, seed, body.dice)
            made = structs.replace(made, chosen=seed == body.deal)
            if taught is not None:
                made = structs.replace(made, guide=taught.move, guide_end=taught.end, from_seed=False)
            rows.append(self.row(group, 100 * deal + i, made))
        return rows

    async def play_on(self, group: Group, old: GameLog, seat: int, move: int, level: str, same_dice: bool) -> None:
        """Makes one table at a position of a finished game, for one person and bots."""
        body = old.body
        seed = body.seed if same_dice else self.entropy(32).hex()
        plan = [Holder(member=0) if s == seat else Holder(bot=level) for s in range(body.seats)]
        holders = self.name_bots(group.body, plan)
        before = [Before(m.prompt, m.seat, m.nth, Raw(codec.encode(m.action))) for m in old.game.moves[:move]]
        made = structs.replace(
            body, holders=holders, seed=seed, dice="table", before=before, guide=[], from_seed=same_dice,
            chosen=body.chosen and same_dice,
        )  # fmt: skip
        row = self.row(group, 100, made)
        with self.residency.occupancy.taking(group.source, Use(tables=1)):
            await self.residency.change(group, structs.replace(group.body, started=True, locked=True), [row])
            await self.residency.wake_table(group, row)

    def row(self, group: Group, number: int, body: TableBody) -> TableRow:
        return TableRow(self.entropy(8).hex(), group.id, number, codec.encode(body))

    def name_bots(self, body: GroupBody, holders: list[Holder]) -> list[Holder]:
        """Bots get generated names too, none that a person of the group has."""
        taken = body.names_taken() | {holder.name for holder in holders if holder.name is not None}
        named: list[Holder] = []
        for holder in holders:
            if holder.bot is not None:
                name = self.nicknames.fresh(body.lang, taken)
                taken.add(name)
                named.append(structs.replace(holder, name=name))
            else:
                named.append(holder)
        return named

    def common_seed(self, body: GroupBody, deal: int) -> str | None:
        """The seed that all tables of a deal share. Only the first is the deal code, since its record shows it."""
        if body.deal is None:
            return None
        return body.deal if deal == 1 else self.entropy(32).hex()
