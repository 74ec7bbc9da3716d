"""One websocket of one person or program at one table: its life from hello to goodbye.

What it was sent and what is new is the outbox's business (`outbox.py`), what each message does the handlers'
(`handlers.py`). Messages are carried out one after the other; a move is submitted, and the next message waits for its
answer, unless the move itself waits for others or for its time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from enum import Enum

import msgspec

from purrlor.errors import PurrlorError
from purrlor.said import Said
from purrlor.server.errors import BadMessage, Refusal
from purrlor.server.game.logged_match import Viewer
from purrlor.server.identity import people
from purrlor.server.identity.people import Person
from purrlor.server.limits.buckets import Bucket
from purrlor.server.parlour import Parlour
from purrlor.server.tables.room import Room
from purrlor.server.transport.socket import Socket
from purrlor.server.wire.messages import PROTOCOL, Done, Hello, Notice, Play, Refused, ToClient, ToServer
from purrlor.server.wire.partings import FLOOD, SIGNED_OUT, SLOW, Parted, Parting
from purrlor.server.wire.reader import Reader
from purrlor.server.ws.outbox import Outbox
from purrlor.server.ws.viewpoint import Viewpoint
from purrlor.words import settle_language

LOG = logging.getLogger("purrlor.server")
READ: Reader[ToServer] = Reader(ToServer)
ENCODE = msgspec.json.Encoder()
MAX_NONSENSE = 200

Submit = Callable[["Session", Play], None]
CarryOut = Callable[["Session", ToServer], Awaitable[None]]


class State(Enum):
    """Where a session is in its life."""

    GREETING = "being greeted"
    SERVING = "served"
    PARTING = "sent away"
    CLOSED = "closed"


BECOMES = {
    State.GREETING: {State.SERVING, State.PARTING, State.CLOSED},
    State.SERVING: {State.PARTING, State.CLOSED},
    State.PARTING: {State.PARTING, State.CLOSED},
    State.CLOSED: {State.CLOSED},
}


class Reading(Enum):
    """What is done with messages."""

    IDLE = "waiting for one"
    QUEUED = "one has come and waits its turn"
    BUSY = "one is being carried out"


class Moving(Enum):
    """Where the move of this connection is."""

    NONE = "nowhere"
    SUBMITTED = "on its way; what is said after it waits"
    PUT_OFF = "waiting for others or for its time; the player may want to chat meanwhile"


class WrongState(Exception):
    """Something was to be done that a session cannot do where it is in its life."""


class Session:
    """A listener of a room."""

    def __init__(self, socket: Socket, parlour: Parlour, room: Room, person: Person) -> None:
        """Take a websocket that was accepted, the table, and who is there."""
        self.socket, self.parlour, self.room = socket, parlour, room
        self.eyes = Viewpoint(room, person)
        self.outbox = Outbox(self.eyes)
        self.state, self.reading, self.moving = State.GREETING, Reading.IDLE, Moving.NONE
        self.planned = False  # something is to be shown later
        self._flushing = False  # the scheduler will call `flush`
        self._goodbye: Parting | None = None
        self._over: asyncio.Future[None] | None = None  # gets the reason why it is served no longer
        self._sender: asyncio.Task[None] | None = None  # while the other side does not read
        self._receiver: asyncio.Task[None] | None = None
        self._moved: asyncio.Future[None] | None = None  # for a message that waits for a move's answer
        self._nonsense = 0
        limits = room.services.settings.limits
        self._messages = Bucket(limits.messages_per_second, limits.messages_burst)
        self._submit: Submit
        self._carry_out: CarryOut

    def _become(self, state: State) -> None:
        if state not in BECOMES[self.state]:
            raise WrongState(f"a session that is {self.state.value} cannot be {state.value}")
        self.state = state

    # being a listener

    @property
    def viewer(self) -> Viewer:
        """See Listener."""
        return self.eyes.viewer

    @property
    def person(self) -> Person:
        """See Listener."""
        return self.eyes.person

    @property
    def who(self) -> str:
        """See Listener."""
        return self.eyes.claim.who

    @property
    def address(self) -> str:
        """See Listener."""
        return self.socket.visitor.address

    def seat_now(self) -> Viewer:
        """See Listener."""
        return self.eyes.claim.seat_now()

    def wake(self) -> None:
        """See Listener."""
        self.outbox.news_due = True
        self._wake()

    def _wake(self) -> None:
        if not self._flushing:
            self._flushing = True
            self.parlour.scheduler.wake(self)

    def show(self) -> None:
        """See Listener and Flushable."""
        self.outbox.update_due = True
        if self.planned:
            self.planned = False
            self.parlour.scheduler.forget(self)
        self._wake()

    def show_soon(self) -> None:
        """See Listener."""
        when = self.outbox.shown_at + self.parlour.loop_lag.frame_seconds
        if self.outbox.update_due or when <= self.parlour.time():
            self.show()
        else:
            self.planned = True
            self.parlour.scheduler.later(self, when)

    def follow(self) -> None:
        """See Listener."""
        if not self.eyes.moved():
            return
        self.outbox.start_anew()
        farewell = None if self.viewer is not None else self.eyes.claim.farewell()
        if farewell is not None:
            self.part(farewell)
        self._wake()

    def check_reading(self, most: float) -> None:
        """See Listener."""
        since = self.socket.stuck_since
        if since is not None and time.monotonic() - since > most and self._sender is not None:
            self.part(SLOW)

    def part(self, parting: Parting) -> None:
        """See Listener."""
        if self.state is State.CLOSED:
            return  # whoever is gone need not be sent away
        self._become(State.PARTING)
        self._goodbye = parting
        if self._sender is not None:
            self._sender.cancel()  # it does not read: there is nothing to wait for
        self._wake()

    def reply(self, message: ToClient) -> None:
        """Send an answer to this connection alone."""
        self.outbox.replies.append(message)
        self._wake()

    def notice(self, said: Said | None) -> None:
        """See Listener."""
        self.reply(Notice(text="" if said is None else said.in_words(self.eyes.language)))

    # from hello to goodbye

    async def greet(self, hello: Hello) -> None:
        """Find out who it is, send everything (or what was missed), and listen from now on."""
        self.eyes.language, self.eyes.words = settle_language([hello.language]), hello.words
        if hello.protocol != PROTOCOL:
            raise Parted(Parting("protocol", Said("bye-protocol", protocol=PROTOCOL)))
        self.room.check_readable()
        self.eyes.take_seat(hello.token)
        self.room.join(self)  # from here on `follow` is called when chairs change
        self.eyes.muted = frozenset(await self.parlour.store.read(people.muted_by, self.who))
        if self.viewer is not None:
            await self.room.set_away(self.viewer, False)
        if self.who == self.person.id and self.parlour.is_out(self.who, self.person.outs):
            raise Parted(SIGNED_OUT)
        async with self.room.lock:  # no move that is not in the log is shown
            self._check_goodbye()
            welcome = ENCODE.encode(self.outbox.welcome(hello))
        await self._send_in_time(welcome)
        if said := self.parlour.notice():
            self.notice(said)

    async def _send_in_time(self, text: bytes) -> None:
        try:
            async with asyncio.timeout(self.parlour.settings.limits.send_seconds):
                await self.socket.send(text)
        except TimeoutError:
            raise Parted(SLOW) from None

    def _check_goodbye(self) -> None:
        if self._goodbye is not None:
            raise Parted(self._goodbye)

    async def serve(self, submit: Submit, carry_out: CarryOut) -> None:
        """Send and receive until one of the two ends; raises the reason. Moves are submitted, the rest carried out."""
        self._check_goodbye()
        self._become(State.SERVING)
        self._submit, self._carry_out = submit, carry_out
        self._over = asyncio.get_running_loop().create_future()
        self._receiver = asyncio.create_task(self._receive())
        self._receiver.add_done_callback(self._end_with)
        self.socket.listen(self.hear)
        self.wake()
        await self._over

    def _end_with(self, task: asyncio.Task[None]) -> None:
        """Stop serving for the reason for which a task ended, if it was one."""
        parted = None if self._goodbye is None else Parted(self._goodbye)
        reason = parted if task.cancelled() else task.exception()
        if reason is not None:
            self._stop(reason)

    def _stop(self, reason: BaseException) -> None:
        if self._over is not None and not self._over.done():
            self._over.set_exception(reason)

    @property
    def _served(self) -> bool:
        return self._over is not None and not self._over.done()

    async def end(self) -> None:
        """Stop sending and receiving; a message that is being carried out is carried out to its end."""
        self._become(State.CLOSED)
        self.parlour.scheduler.forget(self)
        tasks = [task for task in (self._sender, self._receiver) if task is not None]
        for task in tasks:
            if task is not self._receiver or self.reading is not Reading.BUSY:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._sender = self._receiver = self._over = None  # they keep why they ended, and with it this session

    # sending

    def flush(self) -> None:
        """See Flushable: send all that is new, in one piece; while the other side does not read, it waits."""
        self._flushing = False
        if not self._served or self._sender is not None:
            return
        try:
            texts = [*map(ENCODE.encode, self.outbox.fresh())]
            if texts and not self.socket.write(texts):
                self._sender = asyncio.create_task(self.socket.send(*texts))
                self._sender.add_done_callback(self._sent)
            elif self._goodbye is not None:
                self._stop(Parted(self._goodbye))
        except Exception as error:
            self._stop(error)

    def _sent(self, task: asyncio.Task[None]) -> None:
        """The other side reads again, or never will."""
        self._sender = None
        self._end_with(task)
        self._wake()

    # receiving

    def hear(self, text: bytes) -> bool:
        """Take a move at once when nothing is in front of it, as is most often so; False: it is read in its turn."""
        if self.reading is not Reading.IDLE or self.moving is Moving.SUBMITTED or self.state is not State.SERVING:
            return False
        if self.outbox.full or not self._messages.has():
            return False
        try:
            message = READ.json(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        if type(message) is not Play:
            return False
        self._messages.take()
        self._attempt_move(message)
        return True

    async def _receive(self) -> None:
        """Carry out message after message; too many are slowed down, not piled up."""
        while self.state is State.SERVING:
            text = await self.socket.text()
            self.reading = Reading.QUEUED
            await self._until_it_may()
            self.reading = Reading.BUSY
            if self.state is State.SERVING:  # whoever is sent away says nothing more
                await self._take(text)
            self.reading = Reading.IDLE

    async def _until_it_may(self) -> None:
        """Wait for a move that is on its way; and longer if there were too many messages, or nobody reads answers."""
        while self.moving is Moving.SUBMITTED:
            self._moved = asyncio.get_running_loop().create_future()
            await self._moved
        wait = self._messages.wait()
        if wait > 0:
            await asyncio.sleep(wait)
        while self.outbox.full:
            await asyncio.sleep(0.01)

    async def _take(self, text: str) -> None:
        try:
            message = decode(text)
        except PurrlorError as error:
            self._refuse(0, error)
            return
        if isinstance(message, Play):
            self._attempt_move(message)
            return
        try:
            await self._carry_out(self, message)
        except Exception as error:
            self.failed(0 if isinstance(message, Hello) else message.ref, error)

    def _attempt_move(self, message: Play) -> None:
        try:
            self._submit(self, message)
        except Exception as error:
            self.failed(message.ref, error)

    # a move on its way

    def begin_move(self) -> None:
        """A move is submitted; only one at a time."""
        if self.moving is not Moving.NONE:
            raise Refusal("error-move-on-its-way")
        self.moving = Moving.SUBMITTED

    def put_off(self) -> None:
        """The move waits for others or for its time: what is said meanwhile is heard."""
        self._become_moving(Moving.PUT_OFF)

    def on_committed(self, ref: int, error: Exception | None) -> None:
        """The move is in the log, or cannot be."""
        self._become_moving(Moving.NONE)
        if error is not None:
            self.failed(ref, error)
        elif self.room.logged is not None:
            self.reply(Done(ref=ref, n=self.room.logged.number(self.viewer)))

    def _become_moving(self, moving: Moving) -> None:
        self.moving = moving
        if self._moved is not None and not self._moved.done():
            self._moved.set_result(None)

    # saying no

    def failed(self, ref: int, error: Exception) -> None:
        """Answer with what went wrong: a sentence, never a stack trace."""
        if isinstance(error, PurrlorError):
            self._refuse(ref, error)
            return
        LOG.error("table %s: a message could not be carried out", self.room.row.id, exc_info=error)
        self.reply(Refused(ref=ref, code="error", text=Said("error-broke").in_words(self.eyes.language)))

    def _refuse(self, ref: int, error: PurrlorError) -> None:
        """Say no, with the rule or field; after a stale move the fresh view goes along."""
        self.parlour.metrics.refused.labels(error.code).inc()
        self._nonsense += isinstance(error, BadMessage)
        if self._nonsense > MAX_NONSENSE:
            self.part(FLOOD)
        self.outbox.again = self.outbox.again or error.code == "stale"
        text = error.in_words(self.eyes.language)
        self.reply(Refused(ref=ref, code=error.code, text=text, rule=error.rule, field=error.field))


def decode(text: str) -> ToServer:
    """Read a message; what is wrong with it is said in a sentence that names the field."""
    try:
        message: ToServer = READ.json(text)
        return message
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage("error-message-nonsense", error=error) from error
