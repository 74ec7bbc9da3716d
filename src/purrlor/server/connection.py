"""One websocket of one person or program at one table.

Nothing is queued for a reader: the connection remembers what it has sent, and sends what is new since, as one update.
So a slow reader costs no memory; one that does not read at all is dropped, and misses nothing when it comes back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from purrlor import __version__
from purrlor.errors import PurrlorError
from purrlor.server import people
from purrlor.server.chat import Ear
from purrlor.server.course import Viewer
from purrlor.server.failures import BadMessage
from purrlor.server.frames import NORMAL, POLICY, RESTART, Frames, Gone
from purrlor.server.guard import Bucket
from purrlor.server.handlers import carry_out
from purrlor.server.people import Person, token_hash
from purrlor.server.protocol import (
    PROTOCOL,
    AnswersNow,
    Bye,
    Chatted,
    Hello,
    Refused,
    TableNews,
    ToClient,
    ToServer,
    Update,
    Welcome,
)
from purrlor.server.room import Room
from purrlor.server.tables import ChatLine, You

LOG = logging.getLogger("purrlor.server")
DECODE = msgspec.json.Decoder(ToServer)
ENCODE = msgspec.json.Encoder()
MOST_REPLIES = 64
MOST_NONSENSE = 200


class Parted(Exception):
    """The connection is to be closed, with a last message."""

    def __init__(self, bye: Bye) -> None:
        """Take the goodbye."""
        super().__init__(bye.code)
        self.bye = bye


class Connection:
    """A listener of a room."""

    def __init__(self, frames: Frames, room: Room, person: Person) -> None:
        """Take a websocket that was accepted, the table, and who is there."""
        self.frames = frames
        self.room = room
        self.person = person
        self.who = person.id
        self.viewer: Viewer = None
        self.muted: frozenset[str] = frozenset()
        self.busy = False
        self._due = False
        self._again = False
        self._later: set[asyncio.Task[None]] = set()
        self._replies: list[ToClient] = []
        self._news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._soon: asyncio.TimerHandle | None = None
        self._shown_at = 0.0
        self._n = 0
        self._table_news = -1
        self._chat = 0
        self._answers: Any = None
        self._parting: Bye | None = None
        self._sender: asyncio.Task[None] | None = None
        self._receiver: asyncio.Task[None] | None = None
        self._taking = False
        self._ended = False
        self._nonsense = 0
        limits = room.parlour.settings.limits
        self._messages = Bucket(limits.messages_per_second, limits.messages_burst)
        self.talk = Bucket(limits.chat_per_minute / 60, limits.chat_burst)

    # being a listener

    def wake(self) -> None:
        """See Listener."""
        if not self._news.done():
            self._news.set_result(None)

    def update(self, now: bool) -> None:
        """See Listener."""
        if self._due:
            self.wake()
            return
        if self._soon is not None and not now:
            return
        loop = asyncio.get_running_loop()
        wait = 0.0 if now else self._shown_at + self.room.parlour.pulse.frame_seconds - loop.time()
        if wait > 0:
            self._soon = loop.call_later(wait, self._update_due)
        else:
            self._update_due()

    def _update_due(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        self._due = True
        self.wake()

    def check_reading(self, most: float) -> None:
        """See Listener."""
        since = self.frames.stuck_since
        if since is not None and time.monotonic() - since > most and self._sender is not None:
            self._parting = Bye(code="slow", text="You did not read for too long.", again=True)
            self._sender.cancel()

    def part(self, code: str, text: str, again: bool) -> None:
        """See Listener."""
        self._parting = Bye(code=code, text=text, again=again)  # type: ignore[arg-type]
        self.wake()

    def reply(self, message: ToClient) -> None:
        """Send an answer to this connection alone."""
        self._replies.append(message)
        self.wake()

    # beginning

    async def greet(self, hello: Hello) -> None:
        """Find out who it is, send everything (or what was missed), and listen from now on."""
        if hello.protocol != PROTOCOL:
            raise Parted(Bye(code="protocol", text=f"This server speaks protocol {PROTOCOL}.", again=False))
        self._take_seat(hello.token)
        store = self.room.parlour.store
        self.muted = frozenset(await store.read(people.muted_by, self.who))
        if self.viewer is not None:
            await self.room.set_away(self.viewer, False)
        self.room.join(self)
        async with self.room.lock:
            await self._send(self._welcome(hello))

    def _take_seat(self, token: str | None) -> None:
        if token is None:
            chair = self.room.chair_of(self.who)
            self.room.check_watching(self.who)
        else:
            wanted = token_hash(token)
            chair = next((chair for chair in self.room.row.chairs if chair.token_hash == wanted), None)
            if chair is None:
                raise Parted(Bye(code="token", text="This token opens no seat at this table.", again=False))
            self.who = chair.person or f"program-{chair.seat}"
        self.viewer = None if chair is None else chair.seat

    def _welcome(self, hello: Hello) -> Welcome:
        room, course = self.room, self.room.course
        since = hello.seen if hello.seen is not None and course and 0 <= hello.seen <= course.number(self.viewer) else 0
        lines = self._heard(hello.chat or 0)
        self._note_sent()
        return Welcome(
            protocol=PROTOCOL,
            server=__version__,
            you=self.you(),
            table=room.table(),
            n=self._n,
            since=since,
            events=[] if course is None else course.told(self.viewer, since),  # type: ignore[arg-type]
            view=None if course is None else room.view(self.viewer),  # type: ignore[arg-type]
            clocks=room.clocks_for(self.viewer),
            now=room.parlour.settings.now(),
            chat=lines,
            answers=self._my_answers(),
            muted=sorted(self.muted),
        )

    def _note_sent(self) -> None:
        self._n = 0 if self.room.course is None else self.room.course.number(self.viewer)
        self._table_news = self.room.news
        self._chat = self.room.chat[-1].id if self.room.chat else 0
        self._answers = self._my_answers()

    def _my_answers(self) -> Any:
        return None if self.viewer is None else self.room.row.chairs[self.viewer].answers

    def you(self) -> You:
        """Say who this connection is."""
        name = self.person.name if self.viewer is None else self.room.row.chairs[self.viewer].name
        return You(who=self.who, name=name, seat=self.viewer, owner=self.who == self.room.row.owner)

    async def serve(self) -> None:
        """Send and receive until one of the two ends; raises the reason."""
        self._sender = asyncio.create_task(self.send_news())
        self._receiver = asyncio.create_task(self.receive())
        ended, _ = await asyncio.wait({self._sender, self._receiver}, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            if task.cancelled() and self._parting is not None:
                raise Parted(self._parting)
            task.result()

    async def end(self) -> None:
        """Stop sending and receiving; a message that is being carried out is carried out to its end."""
        self._ended = True
        tasks = [task for task in (self._sender, self._receiver) if task is not None]
        for task in tasks:
            if task is not self._receiver or not self._taking:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # sending

    async def send_news(self) -> None:
        """Send what is new, whenever something is; until the connection ends."""
        while True:
            await self._news
            self._news = asyncio.get_running_loop().create_future()
            await self._send(*self._fresh())
            if self._parting is not None:
                raise Parted(self._parting)

    def _fresh(self) -> list[ToClient]:
        room = self.room
        fresh: list[ToClient] = []
        if self._table_news != room.news:
            self._table_news = room.news
            self._follow_seat()
            fresh.append(TableNews(table=room.told_table(), you=self.you()))  # type: ignore[arg-type]
        update = self._fresh_update()
        if update is not None:
            fresh.append(update)
        if room.chat and room.chat[-1].id > self._chat:
            lines = self._heard(self._chat)
            self._chat = room.chat[-1].id
            fresh += [Chatted(lines=lines)] if lines else []
        if self._my_answers() is not self._answers:
            self._answers = self._my_answers()
            fresh.append(AnswersNow(answers=self._answers))
        fresh += self._replies
        self._replies = []
        return fresh

    def _follow_seat(self) -> None:
        """Somebody who was watching has sat down, or has left the seat: from now on they see with other eyes."""
        if self.who.startswith("program-"):
            return
        chair = self.room.chair_of(self.who)
        viewer = None if chair is None else chair.seat
        if viewer != self.viewer:
            self.viewer, self._n, self._answers, self._due = viewer, 0, None, True

    def _fresh_update(self) -> Update | None:
        room, course = self.room, self.room.course
        if course is None or room.unsettled or not (self._due or self._again):
            return None
        n, since = course.number(self.viewer), self._n
        again, self._n, self._due, self._again = self._again, n, False, False
        if n == since and not again:
            return None
        self._shown_at = asyncio.get_running_loop().time()
        return Update(
            n=n,
            events=course.told(self.viewer, since),  # type: ignore[arg-type]
            view=room.view(self.viewer),  # type: ignore[arg-type]
            clocks=room.clocks_for(self.viewer),
            now=room.parlour.settings.now(),
        )

    def _heard(self, after: int) -> list[ChatLine]:
        ear = Ear(self.viewer is not None, self.room.row.status == "over", self.muted)
        return [line for line in self.room.chat if line.id > after and ear.hears(line)]

    async def _send(self, *messages: ToClient) -> None:
        if messages:
            await self.frames.send(*map(ENCODE.encode, messages))

    # receiving

    async def receive(self) -> None:
        """Carry out message after message; too many are slowed down, not piled up."""
        while not self._ended:
            text = await self.frames.text()
            wait = self._messages.wait()
            if wait > 0:
                await asyncio.sleep(wait)
            while len(self._replies) > MOST_REPLIES:
                await asyncio.sleep(0.01)
            self._taking = True
            await self._take(text)
            self._taking = False

    async def _take(self, text: str) -> None:
        try:
            message = decode(text)
        except PurrlorError as error:
            self._refuse(0, error)
        else:
            await self.attempt(carry_out(self, message), 0 if isinstance(message, Hello) else message.ref)

    async def attempt(self, work: Coroutine[Any, Any, None], ref: int) -> None:
        """Do something for the client; what goes wrong is answered with a sentence, never with a stack trace."""
        try:
            await work
        except PurrlorError as error:
            self._refuse(ref, error)
        except Exception:
            LOG.exception("table %s: a message could not be carried out", self.room.row.id)
            self.reply(Refused(ref=ref, code="error", text="Something broke here; it has been noted."))

    def later(self, work: Coroutine[Any, Any, None], ref: int) -> None:
        """Do something that takes its time, while the connection goes on."""
        task = asyncio.create_task(self.attempt(work, ref))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    def _refuse(self, ref: int, error: PurrlorError) -> None:
        """Say no, with the rule or field; after a stale move the fresh view goes along."""
        self.room.parlour.metrics.refused.labels(error.code).inc()
        self._nonsense += isinstance(error, BadMessage)
        if self._nonsense > MOST_NONSENSE:
            self.part("flood", "Too many messages made no sense.", again=False)
        self._again = self._again or error.code == "stale"
        self.reply(Refused(ref=ref, code=error.code, text=error.sentence, rule=error.rule, field=error.field))


def decode(text: str) -> ToServer:
    """Read a message; what is wrong with it is said in a sentence that names the field."""
    try:
        message: ToServer = DECODE.decode(text)
        return message
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"This message makes no sense: {error}.") from error


async def converse(frames: Frames, room: Room, person: Person) -> None:
    """Serve one websocket from hello to the end."""
    connection = Connection(frames, room, person)
    try:
        await connection.greet(await _hello(frames, room))
        await connection.serve()
    except Parted as parted:
        room.parlour.metrics.dropped.labels(parted.bye.code).inc()
        await _close(frames, parted.bye)
    except PurrlorError as error:
        await _close(frames, Bye(code="closed", text=error.sentence, again=False))
    except Gone:
        pass
    finally:
        room.leave(connection)
        await connection.end()


async def _hello(frames: Frames, room: Room) -> Hello:
    try:
        async with asyncio.timeout(room.parlour.settings.limits.hello_seconds):
            message = decode(await frames.text())
    except TimeoutError:
        raise Parted(Bye(code="protocol", text="No hello came.", again=False)) from None
    except BadMessage as error:
        raise Parted(Bye(code="protocol", text="The first message must be a hello.", again=False)) from error
    if not isinstance(message, Hello):
        raise Parted(Bye(code="protocol", text="The first message must be a hello.", again=False))
    return message


async def refuse(frames: Frames, error: PurrlorError) -> None:
    """Say why somebody cannot stay."""
    code = {"missing": "missing", "unavailable": "stopping"}.get(error.code, "closed")
    await _close(frames, Bye(code=code, text=error.sentence, again=code == "stopping"))  # type: ignore[arg-type]


async def _close(frames: Frames, bye: Bye) -> None:
    """Say goodbye, unless the other side is gone already, or does not read."""
    with contextlib.suppress(Gone, TimeoutError):
        async with asyncio.timeout(1.0):
            await frames.send(ENCODE.encode(bye))
            await frames.close(RESTART if bye.again else POLICY if bye.code != "closed" else NORMAL)
