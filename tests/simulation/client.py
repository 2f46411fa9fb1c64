"""A client as the protocol describes it: keeps unanswered commands and sends them again with the same id."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.wire import Ask, Outcome
from labtop.tables import protocol as wire
from simulation.menus import answer_from
from simulation.network import Lost, request

if TYPE_CHECKING:
    from simulation.network import Connection
    from simulation.world import World

TRY_AGAIN = frozenset({"storage", "busy", "fault", "paused"})
"""Refusals that are not caused by the command itself: it is sent again, with the same id."""
HEARTBEAT = 4.0
SILENCE = 12.0
PATIENCE = 6.0

NOTHING = Raw(b"null")


class Now(Struct, tag_field="t", tag="now"):
    """The protocol's `now` as a client in any language reads it: parts it compares are kept as bytes."""

    table: str
    v: int
    seat: int | None
    public: Raw
    private: Raw = NOTHING
    asks: list[Ask] = []
    menus: list[Raw] = []
    events: Raw = NOTHING
    outcome: Outcome | None = None
    paused: bool = False
    commitment: str = ""


_from_server: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    Now | wire.Group | wire.Tick | wire.Ok | wire.No | wire.Story | wire.Wish | wire.Thinking | wire.Pong | wire.Bye
)


class Pending(Struct):
    """A command whose outcome is not known."""

    message: Any
    data: bytes
    first: float
    sent: float = -1e9


class Client:
    """One device. A person who changes devices gets a new Client; messages to the old one are still checked."""

    def __init__(self, world: World, number: int, entry: wire.Entry, token: str, *, host: str | None = None) -> None:
        self.world = world
        self.loop = world.loop
        self.number = number
        self.rng = Random(f"{world.plan.seed}/client/{number}")
        self.entry = entry
        self.token = token
        self.host = host
        self.connection: Connection | None = None
        self.pending: dict[str, Pending] = {}
        self.count = 0
        self.heard_at = 0.0
        self.tries = 0
        self.face: int | None = None
        self.table = ""
        self.now: Now | None = None
        self.group: wire.Group | None = None
        self.seen_v = 0
        self.behind = 0
        self.considered = 0.0
        self.wants_history = False
        self.stopped = ""
        """Why this device does nothing any more."""
        self.moving = False
        self.posts = self.rng.random() < 0.4
        # what is compared with the disk in the end
        self.oks: list[tuple[wire.Ok, Any]] = []
        self.nos: list[tuple[wire.No, Any]] = []
        self.nows: list[Now] = []
        self.stories: list[tuple[int | None, wire.Story]] = []

    # ---- connection ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        self.connect()
        self.loop.call_later(self.rng.uniform(1, HEARTBEAT), self.beat)

    def connect(self) -> None:
        if self.stopped or self.connection is not None:
            return
        if self.world.server.down or self.world.napping:
            self.again()
            return
        self.connection = self.world.open(self, posts=self.posts)
        self.heard_at = self.loop.time()
        self.connection.send_up(codec.encode(wire.Hello(self.token, self.host)))

    def again(self) -> None:
        """Reconnect: 0.25 s, doubled each time up to 8 s, with jitter."""
        self.tries += 1
        self.loop.call_later(self.rng.uniform(0.1, min(8, 0.25 * 2**self.tries)), self.connect)

    def closed(self, connection: Connection) -> None:
        if connection is self.connection:
            self.connection = None
            self.again()

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.close_up()
            self.connection = None

    def stop(self, why: str) -> None:
        self.stopped = why
        self.hang_up()

    def beat(self) -> None:
        if self.stopped:
            return
        self.loop.call_later(HEARTBEAT, self.beat)
        now = self.loop.time()
        if self.connection is None:
            return
        if now - self.heard_at > SILENCE:
            self.hang_up()
            self.again()
            return
        for n, pending in list(self.pending.items()):
            if isinstance(pending.message, wire.Back) and now - pending.first > 4 * PATIENCE:
                del self.pending[n]  # the others do not answer: let it be
            elif now - pending.sent > PATIENCE:
                self.post(pending)
        self.say(wire.Ping())
        if self.now is not None and any(ask.must for ask in self.now.asks) and now - self.considered > 2 * PATIENCE:
            self.considered = now
            self.refresh()  # I am asked and have done nothing: a message of mine was lost
        person = self.entry.member is not None and not self.moving
        if person and self.world.plan.trouble(now) and self.rng.random() < self.world.plan.moving:
            self.moving = True
            self.world.start(self.move_on())

    def say(self, message: Any) -> None:
        if self.connection is not None:
            self.connection.send_up(codec.encode(message))

    def command(self, message: Any) -> None:
        """Something that must count once: kept until it is answered."""
        pending = self.pending[message.n] = Pending(message, codec.encode(message), self.loop.time())
        self.post(pending)

    def post(self, pending: Pending) -> None:
        pending.sent = self.loop.time()
        if self.connection is not None and self.group is not None:
            self.connection.send_up(pending.data)

    def fresh(self) -> str:
        self.count += 1
        return f"{self.number}-{self.count}"

    # ---- what comes in ---------------------------------------------------------------------------------------------

    def heard(self, connection: Connection, data: bytes) -> None:
        if connection is not self.connection or self.stopped:
            return
        self.heard_at = self.loop.time()
        message = _from_server.decode(data)
        getattr(self, f"on_{message.__struct_config__.tag}")(message)

    def on_group(self, message: wire.Group) -> None:
        first = self.tries or self.group is None
        self.group = message
        self.tries = 0
        if first:
            for pending in list(self.pending.values()):
                self.post(pending)
            if self.wants_history:
                self.ask_history()

    def on_now(self, now: Now) -> None:
        self.nows.append(now)
        if self.now is None or now.table != self.now.table or now.v >= self.now.v:
            self.now, self.table, self.face = now, now.table, now.seat
        self.saw(now.v)
        if now.outcome is None and not now.paused:
            self.consider(now)

    def saw(self, v: int) -> None:
        if v >= self.seen_v:
            self.seen_v, self.behind = v, 0

    def on_tick(self, tick: wire.Tick) -> None:
        self.saw(tick.v)

    def on_thinking(self, _thinking: wire.Thinking) -> None:
        """A `thinking` message: no action is needed."""

    def on_pong(self, pong: wire.Pong) -> None:
        """If this client is behind the table at two heartbeats in a row, ask for the whole table."""
        v = pong.v.get(self.table, 0)
        self.behind = self.behind + 1 if v > self.seen_v else 0
        if self.behind > 1:
            self.refresh()

    def refresh(self) -> None:
        if self.now is not None and self.entry.member is not None:
            self.say(wire.Face(self.now.table, self.now.seat))

    def on_ok(self, ok: wire.Ok) -> None:
        pending = self.pending.pop(ok.n, None)
        if pending is None:
            return  # answered before: a resend had crossed it
        self.oks.append((ok, pending.message))
        if isinstance(pending.message, wire.Act):
            self.saw(ok.v)
            if self.rng.random() < self.world.plan.backs:
                self.loop.call_later(self.rng.uniform(0, 2), self.want_back, pending.message)
            if self.now is not None and self.now.v > ok.v and self.now.outcome is None and not self.now.paused:
                self.consider(self.now)  # it came on this connection, the ok belongs to the one before
        self.world.host_heard(self, pending.message, ok)

    def on_no(self, no: wire.No) -> None:
        pending = self.pending.get(no.n)
        if no.code == "token_unknown" and not no.n:
            self.stop("token")
        elif pending is not None and no.code in TRY_AGAIN:
            pending.sent = self.loop.time() - self.rng.uniform(0, PATIENCE)
        elif pending is not None:
            del self.pending[no.n]
            self.nos.append((no, pending.message))
            self.world.host_heard(self, pending.message, no)
            self.loop.call_later(1, self.refresh)

    def on_story(self, story: wire.Story) -> None:
        self.stories.append((self.face, story))
        self.wants_history = False

    def on_wish(self, wish: wire.Wish) -> None:
        mine = self.entry.member is not None and self.entry.member in wish.missing
        if wish.agreed is None and (mine or (self.host and self.rng.random() < 0.2)):
            yes = self.rng.random() < 0.7
            n = self.fresh()
            self.loop.call_later(self.rng.uniform(0, 2), self.command, self.world.agree(wish, n, yes=yes))

    def on_bye(self, bye: wire.Bye) -> None:
        if bye.code in ("removed", "deleted", "replaced"):
            self.stop(bye.code)

    # ---- playing ---------------------------------------------------------------------------------------------------

    def consider(self, now: Now) -> None:
        """Answer a question to the shown seat; on a shared device, show a seat that is asked."""
        self.considered = self.loop.time()
        if any(isinstance(p.message, wire.Act) for p in self.pending.values()):
            return
        for ask, menu in zip(now.asks, now.menus, strict=True):
            if ask.seat != now.seat:
                continue
            eager = ask.must or self.rng.random() < 0.08
            if eager and (answer := answer_from(self.entry.room, menu, self.rng)) is not None:
                if self.rng.random() < 0.02:
                    answer = self.world.nonsense(answer)
                n = self.fresh()
                message = wire.Act(now.table, n, ask, Raw(answer))
                self.loop.call_later(self.rng.expovariate(1.0), self.act, now, message)
                return
        others = [ask.seat for ask in now.asks if ask.must and ask.seat != now.seat]
        if others:
            self.loop.call_later(0.3, self.turn, now.table, others[0])

    def act(self, now: Now, message: wire.Act) -> None:
        """Only if nothing newer has come meanwhile."""
        if self.now is now and not self.stopped:
            self.command(message)
            if self.rng.random() < 0.03:  # a double click
                self.post(self.pending[message.n])

    def turn(self, table: str, seat: int) -> None:
        self.say(wire.Face(table, seat))

    def want_back(self, act: wire.Act) -> None:
        if not self.stopped and self.world.plan.trouble(self.loop.time()):
            self.command(wire.Back(act.table, self.fresh(), act.ask.seat, act.ask.prompt))

    def ask_history(self) -> None:
        self.wants_history = True
        if self.now is not None:
            self.say(wire.History(self.now.table, self.fresh()))

    # ---- going on elsewhere ----------------------------------------------------------------------------------------

    async def move_on(self) -> None:
        """Back in with the personal key on another device; this one keeps trying with a token that is dead."""
        wish = wire.Reenter(self.entry.code, self.entry.key.lower())
        while True:
            try:
                entry = await request(self.world, self.rng, lambda service: service.lobby.come_back(wish))
                break
            except Lost:
                if self.stopped == "removed":
                    return
            except Illegal as error:
                if self.stopped != "removed" and not self.world.is_removed(self.entry):
                    self.world.blame("key", f"{error} for client {self.number}")
                return
        self.world.add(entry, self)
