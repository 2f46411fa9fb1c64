"""Compares, after the kills, the messages that players got with the data on disk."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from crash.player import Player
from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.stores import backup, folder
from labtop.stores.base import LogRow
from labtop.tables import protocol as wire
from labtop.tables.game_log import GameLog, Line, TableBody
from labtop.tables.times import Times


class Verdict(Struct):
    """Everything that is wrong, by kind; and how much there was to be wrong."""

    lost: list[str] = []
    """Acknowledged, and not in the log as it was sent, in its place."""
    twice: list[str] = []
    """One answer, several lines."""
    kept: list[str] = []
    """Refused, and in the log."""
    untrue: list[str] = []
    """Shown, and never so."""
    broken: list[str] = []
    """Log, chain or file."""
    acked: int = 0
    lines: int = 0
    tables: int = 0
    finished: int = 0

    def faults(self) -> list[str]:
        return [*self.lost, *self.twice, *self.kept, *self.untrue, *self.broken]


def judge(data: Path, players: list[Player]) -> Verdict:
    verdict = Verdict()
    try:
        backup.verify(data)
    except Illegal as error:
        verdict.broken.append(repr(error))
    bodies, logs = read(data)
    verdict.tables, verdict.lines = len(bodies), sum(map(len, logs.values()))
    for id, body in bodies.items():
        tell(verdict, id, body, logs.get(id, []), players)
        no_answer_twice(verdict, id, logs.get(id, []))
    for player in players:
        answers(verdict, player, logs)
        verdict.lost += player.asked_again
        verdict.broken += player.wrong
    return verdict


def read(data: Path) -> tuple[dict[str, TableBody], dict[str, list[LogRow]]]:
    """With SQLite alone, not through our own store."""
    logs: dict[str, list[LogRow]] = {}
    with closing(sqlite3.connect(data / folder.DATABASE)) as db:
        bodies = {
            id: msgspec.json.decode(body, type=TableBody) for id, body in db.execute("SELECT id, body FROM tables")
        }
        lines = 'SELECT "table", seq, seat, cmd, body, hash, at FROM log ORDER BY "table", seq'
        for row in db.execute(lines):
            logs.setdefault(row[0], []).append(LogRow(*row))
    return bodies, logs


def tell(verdict: Verdict, id: str, body: TableBody, rows: list[LogRow], players: list[Player]) -> None:
    """Rebuilds each table from its lines, compares every view that a player got, and at the end the moves alone."""
    shown: dict[int, set[bytes]] = {}
    for player in players:
        for (table, v), public in player.shown.items():
            if table == id:
                shown.setdefault(v, set()).add(public)
    told = GameLog(id, body, Times(float, float))
    for row in rows:
        try:
            told.fold(row)
        except Illegal as error:
            verdict.broken.append(f"table {id} cannot be told: {error!r} at {row.seq}")
            return
        if row.seq in shown and shown.pop(row.seq) != {codec.encode(told.room.rules.public(told.game.state))}:
            verdict.untrue.append(f"table {id} at {row.seq} was shown otherwise")
    if set(shown) - {0}:
        verdict.untrue.append(f"table {id} was shown at {sorted(shown)}, its log ends at {len(rows)}")
    again = told.room.rules.setup(told.options, body.seats)
    drive.replay(told.room.rules, again, told.game.moves)
    if codec.state_hash(again) != codec.state_hash(told.game.state):
        verdict.broken.append(f"table {id} replayed is another game")
    verdict.finished += not told.game.state.stack


def no_answer_twice(verdict: Verdict, id: str, rows: list[LogRow]) -> None:
    """No id is counted twice, and no question: our players answer each one once."""
    counted = Counter(("id", row.seat, row.cmd) for row in rows)
    for row in rows:
        line = msgspec.json.decode(row.body, type=Line)
        if line.ask is not None:
            counted["question", line.ask.seat, line.ask.prompt, line.ask.nth] += 1
    verdict.twice += [f"table {id}: {what}, {times} times" for what, times in counted.items() if times > 1]


def answers(verdict: Verdict, player: Player, logs: dict[str, list[LogRow]]) -> None:
    for ok, act in player.oks:
        verdict.acked += 1
        rows = logs.get(act.table, [])
        row = rows[ok.v - 1] if 0 < ok.v <= len(rows) else None
        if row is None or not says(row, act):
            verdict.lost.append(f"{ok} of client {player.number}: {act.ask}")
    for no, act in player.nos:
        if any(says(row, act) for row in logs.get(act.table, [])):
            verdict.kept.append(f"{no} of client {player.number}: {act.ask}")


def says(row: LogRow, act: wire.Act) -> bool:
    """Whether this line is that answer; its id alone would not prove it."""
    if row.seat != act.ask.seat:
        return False
    line = msgspec.json.decode(row.body, type=Line)
    return (
        line.ask is not None
        and (line.ask.prompt, line.ask.nth) == (act.ask.prompt, act.ask.nth)
        and msgspec.json.decode(line.action) == msgspec.json.decode(act.action)
    )
