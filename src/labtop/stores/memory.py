"""A store in memory, for tests and simulation: only committed batches survive a simulated crash of the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import structs

from labtop.stores.base import Batch, Conflict, GroupRow, LogRow, TableRow


class MemoryStore:
    """`before_commit` lets a simulation delay, fail or crash at the moment of writing."""

    def __init__(self, before_commit: Callable[[Batch], Awaitable[None]] | None = None) -> None:
        self.groups: dict[str, GroupRow] = {}
        self.tables: dict[str, TableRow] = {}
        self.log: dict[str, list[LogRow]] = {}
        self.commands: set[tuple[str, int, str]] = set()
        self.noted: dict[str, str] = {}
        self.before_commit = before_commit

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def commit(self, batch: Batch) -> None:
        if self.before_commit is not None:
            await self.before_commit(batch)
        self.refuse_strangers(batch)
        self.refuse_late(batch.groups)
        self.refuse_conflicts(batch.log)
        for group in batch.groups:
            self.groups[group.id] = group
        for table in batch.tables:
            self.tables[table.id] = table
        for row in batch.log:
            self.log.setdefault(row.table, []).append(row)
            self.commands.add((row.table, row.seat, row.cmd))
        for id, at in batch.touched:
            if id in self.groups:
                self.groups[id] = structs.replace(self.groups[id], touched=at)
        for id in batch.erase:
            self.erase(id)
        self.noted.update(batch.notes)

    def refuse_strangers(self, batch: Batch) -> None:
        """Refuses what the keys of a database refuse: rows of a deleted group or table, a join code already taken."""
        groups = set(self.groups) | {group.id for group in batch.groups}
        tables = set(self.tables) | {table.id for table in batch.tables}
        taken = {group.code: group.id for group in self.groups.values()}
        if (
            any(table.group not in groups for table in batch.tables)
            or any(row.table not in tables for row in batch.log)
            or any(taken.get(group.code, group.id) != group.id for group in batch.groups)
        ):
            raise Conflict

    def refuse_late(self, groups: list[GroupRow]) -> None:
        """Refuses a group whose version does not directly follow the stored one."""
        versions = {id: group.version for id, group in self.groups.items()}
        for group in groups:
            if group.version != versions.get(group.id, 0) + 1:
                raise Conflict(group.id, group.version)
            versions[group.id] = group.version

    def refuse_conflicts(self, rows: list[LogRow]) -> None:
        ends = {row.table: len(self.log.get(row.table, [])) for row in rows}
        seen: set[tuple[str, int, str]] = set()
        for row in rows:
            key = (row.table, row.seat, row.cmd)
            ends[row.table] += 1
            if row.seq != ends[row.table] or key in self.commands or key in seen:
                raise Conflict(row.table, row.seq)
            seen.add(key)

    def erase(self, id: str) -> None:
        self.groups.pop(id, None)
        for table in [table for table in self.tables.values() if table.group == id]:
            del self.tables[table.id]
            self.log.pop(table.id, None)
            self.commands = {key for key in self.commands if key[0] != table.id}

    async def group(self, id: str) -> GroupRow | None:
        return self.groups.get(id)

    async def group_by_code(self, code: str) -> GroupRow | None:
        return next((group for group in self.groups.values() if group.code == code), None)

    async def tables_of(self, group: str) -> list[TableRow]:
        return sorted((t for t in self.tables.values() if t.group == group), key=lambda t: t.number)

    async def table(self, id: str) -> TableRow | None:
        return self.tables.get(id)

    async def log_of(self, table: str) -> list[LogRow]:
        return list(self.log.get(table, []))

    async def stale(self, before: float) -> list[str]:
        return [group.id for group in self.groups.values() if group.touched < before]

    async def newest(self) -> float | None:
        return max((group.touched for group in self.groups.values()), default=None)

    async def notes(self) -> dict[str, str]:
        return dict(self.noted)

    def untidied(self) -> str:
        return ""

    async def counts(self) -> dict[str, int]:
        lines = sum(len(rows) for rows in self.log.values())
        return {"groups": len(self.groups), "tables": len(self.tables), "log": lines}
