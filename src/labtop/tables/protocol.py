"""Every message between a client and a table, as types: JSON, OpenAPI and TypeScript are generated from here.

`requests`, `commands` and `messages` define them; other modules import them from here. The
same messages travel over WebSocket, or over server-sent events and POST where sockets are blocked. docs/protocol.md
shows each with an example. A client is told `ok` only when its command is on disk; the same command id sent again is
answered again and counted once.
"""

from __future__ import annotations

from labtop.tables.commands import (
    Act,
    Agree,
    Approve,
    Back,
    CloseRound,
    Delete,
    Face,
    FromClient,
    Hello,
    Hint,
    History,
    LetBack,
    Lock,
    Pause,
    Ping,
    Rematch,
    Remove,
    Rename,
    Start,
    Watch,
)
from labtop.tables.messages import (
    Advice,
    Bye,
    FromServer,
    Group,
    Guide,
    MemberInfo,
    No,
    Now,
    Ok,
    Pong,
    SeatInfo,
    Story,
    TableInfo,
    Thinking,
    Tick,
    Wish,
)
from labtop.tables.requests import MOST_COMMAND, Create, Entry, Foresee, Join, PlayOn, Reenter, ResultRow, Strict

__all__ = [
    "MOST_COMMAND", "Act", "Advice", "Agree", "Approve", "Back", "Bye", "CloseRound", "Create", "Delete", "Entry",
    "Face", "Foresee", "FromClient", "FromServer", "Group", "Guide", "Hello", "Hint", "History", "Join", "LetBack",
    "Lock", "MemberInfo", "No", "Now", "Ok", "Pause", "Ping", "PlayOn", "Pong", "Reenter", "Rematch", "Remove",
    "Rename", "ResultRow", "SeatInfo", "Start", "Story", "Strict", "TableInfo", "Thinking", "Tick", "Watch", "Wish",
]  # fmt: skip
