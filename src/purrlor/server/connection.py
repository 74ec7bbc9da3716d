"""One websocket of one person or program at one table.

Nothing is queued for a reader: the connection remembers what it has sent, and sends what is new since, as one update.
So a slow reader costs no memory; one that does not read at all is dropped, and misses nothing when it comes back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from purrlor import __version__
from purrlor.errors import PurrlorError
from purrlor.server import people
from purrlor.server.chat import Ear
from purrlor.server.claim import Claim
from purrlor.server.course import Viewer
from purrlor.server.failures import BadMessage
from purrlor.server.frames import Frames
from purrlor.server.guard import Bucket
from purrlor.server.handlers import carry_out, move_now
from purrlor.server.health import TOLD
from purrlor.server.parting import SIGNED_OUT, SLOW, Parted
from purrlor.server.people import Person
from purrlor.server.protocol import (
    PROTOCOL,
    AnswersNow,
    Bye,
    Chatted,
    Done,
    Hello,
    Notice,
    Play,
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


class Connection:
    """A listener of a room."""

    def __init__(self, frames: Frames, room: Room, person: Person) -> None:
        """Take a websocket that was accepted, the table, and who is there."""
        self.frames = frames
        self.room = room
        self.person = person
        self.claim = Claim(room, person.id)
        self.viewer: Viewer = None  # through whose eyes it sees
        self.muted: frozenset[str] = frozenset()
        self.busy = False
        self._crier = room.parlour.crier
        self.planned = False  # something is to be shown later
        self._awake = False
        self._due = False  # something is to be shown now
        self._stirred = False  # seats, chat or answers may have changed
        self._again = False
        self._later: set[asyncio.Task[None]] = set()
        self._replies: list[ToClient] = []
        self._shown_at = 0.0
        self._n = 0  # the number of what was shown last
        self._told = 0  # so many steps were told
        self._table_news = -1
        self._chat = 0
        self._answers: Any = None
        self._parting: Bye | None = None
        self._serving = False
        self._over: asyncio.Future[None]  # the reason why it serves no longer
        self._sender: asyncio.Task[None] | None = None  # while the other side does not read
        self._receiver: asyncio.Task[None] | None = None
        self._hearing = False  # a message has come
        self._taking = False  # and is being carried out
        self._flying = False  # a move is on its way by itself
        self._landing: asyncio.Future[None] | None = None  # for a message that came while a move is on its way
        self._ended = False
        self._nonsense = 0
        limits = room.parlour.settings.limits
        self._messages = Bucket(limits.messages_per_second, limits.messages_burst)

    # being a listener

    def wake(self) -> None:
        """See Listener."""
        self._stirred = True
        self._wake()

    def _wake(self) -> None:
        if not self._awake:
            self._awake = True
            self._crier.wake(self)

    def show(self) -> None:
        """See Listener and Told."""
        self._due = True
        if self.planned:
            self.planned = False
            self._crier.forget(self)
        self._wake()

    def show_soon(self) -> None:
        """See Listener."""
        when = self._shown_at + self.room.parlour.pulse.frame_seconds
        if self._due or when <= self.room.parlour.time():
            self.show()
        else:
            self.planned = True
            self._crier.later(self, when)

    def check_reading(self, most: float) -> None:
        """See Listener."""
        since = self.frames.stuck_since
        if since is not None and time.monotonic() - since > most and self._sender is not None:
            self._parting = SLOW
            self._sender.cancel()

    def part(self, code: str, text: str, again: bool) -> None:
        """See Listener."""
        self._parting = Bye(code=code, text=text, again=again)  # type: ignore[arg-type]
        if self._sender is not None:
            self._sender.cancel()  # it does not read: there is nothing to wait for
        self._wake()

    def reply(self, message: ToClient) -> None:
        """Send an answer to this connection alone."""
        self._replies.append(message)
        self._wake()

    def notice(self, text: str) -> None:
        """See Listener."""
        self.reply(Notice(text=text))

    # beginning

    async def greet(self, hello: Hello) -> None:
        """Find out who it is, send everything (or what was missed), and listen from now on."""
        if hello.protocol != PROTOCOL:
            raise Parted(Bye(code="protocol", text=f"This server speaks protocol {PROTOCOL}.", again=False))
        self.room.check_readable()
        self._take_seat(hello.token)
        self.room.join(self)  # from here on `follow` is called when chairs change
        self.muted = frozenset(await self.room.parlour.store.read(people.muted_by, self.who))
        if self.viewer is not None:
            await self.room.set_away(self.viewer, False)
        if self.who == self.person.id and self.room.parlour.is_out(self.who, self.person.outs):
            raise Parted(SIGNED_OUT)
        async with self.room.lock:  # no move that is not in the log is shown
            self._check_parting()
            welcome = ENCODE.encode(self._welcome(hello))
        await self._send_in_time(welcome)
        if self.room.parlour.health.trouble:
            self.notice(TOLD)

    async def _send_in_time(self, text: bytes) -> None:
        try:
            async with asyncio.timeout(self.room.parlour.settings.limits.send_seconds):
                await self.frames.send(text)
        except TimeoutError:
            raise Parted(SLOW) from None

    def _check_parting(self) -> None:
        if self._parting is not None:
            raise Parted(self._parting)

    def _take_seat(self, token: str | None) -> None:
        self.claim = Claim(self.room, self.person.id, token)
        refusal = self.claim.refusal()
        if refusal is not None:
            raise Parted(refusal)
        self.viewer = self.claim.seat_now()

    @property
    def who(self) -> str:
        """See Listener."""
        return self.claim.who

    def seat_now(self) -> Viewer:
        """See Listener."""
        return self.claim.seat_now()

    def follow(self) -> None:
        """See Listener."""
        viewer = self.seat_now()
        if viewer == self.viewer or self.claim.ended:
            return
        self.viewer, self._n, self._told, self._answers, self._due = viewer, 0, 0, None, True
        farewell = None if viewer is not None else self.claim.farewell()
        if farewell is not None:
            self.part(farewell.code, farewell.text, again=False)
        self._wake()

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
            events=[] if course is None else [*map(msgspec.Raw, course.told(self.viewer, since))],  # type: ignore[list-item]
            view=None if course is None else room.view(self.viewer),  # type: ignore[arg-type]
            clocks=room.clocks_for(self.viewer),
            now=room.parlour.settings.now(),
            chat=lines,
            answers=self._my_answers(),
            muted=sorted(self.muted),
        )

    def _note_sent(self) -> None:
        course = self.room.course
        self._n, self._told = (0, 0) if course is None else (course.number(self.viewer), len(course.steps))
        self._table_news = self.room.news
        self._chat = self.room.chat[-1].id if self.room.chat else 0
        self._answers = self._my_answers()

    def _my_answers(self) -> Any:
        return None if self.viewer is None else self.room.row.chairs[self.viewer].answers

    def you(self) -> You:
        """Say who this connection is."""
        name = self.person.name if self.viewer is None else self.room.row.chairs[self.viewer].name
        return self.room.you(self.who, name, self.viewer)

    async def serve(self) -> None:
        """Send and receive until one of the two ends; raises the reason."""
        self._over, self._serving = asyncio.get_running_loop().create_future(), True
        self._receiver = asyncio.create_task(self.receive())
        self._receiver.add_done_callback(self._end_with)
        self.frames.listen(self.hear)
        self.wake()
        await self._over

    def _end_with(self, task: asyncio.Task[None]) -> None:
        """Stop serving for the reason for which a task ended, if it was one."""
        parted = None if self._parting is None else Parted(self._parting)
        reason = parted if task.cancelled() else task.exception()
        if reason is not None:
            self._stop(reason)

    def _stop(self, reason: BaseException) -> None:
        if self._serving and not self._over.done():
            self._over.set_exception(reason)
        self._serving = False

    async def end(self) -> None:
        """Stop sending and receiving; a message that is being carried out is carried out to its end."""
        self._ended, self._serving = True, False
        self._crier.forget(self)
        tasks = [task for task in (self._sender, self._receiver) if task is not None]
        for task in tasks:
            if task is not self._receiver or not self._taking:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._sender = self._receiver = None  # they keep why they ended, and with it this connection
        self.__dict__.pop("_over", None)

    # sending

    def speak(self) -> None:
        """See Told: send all that is new, in one piece; while the other side does not read, it waits."""
        self._awake = False
        if not self._serving or self._sender is not None:
            return
        try:
            texts = [*map(ENCODE.encode, self._fresh())]
            if texts and not self.frames.write(texts):
                self._sender = asyncio.create_task(self.frames.send(*texts))
                self._sender.add_done_callback(self._sent)
            elif self._parting is not None:
                self._stop(Parted(self._parting))
        except Exception as error:
            self._stop(error)

    def _sent(self, task: asyncio.Task[None]) -> None:
        """The other side reads again, or never will."""
        self._sender = None
        self._end_with(task)
        self._wake()

    def _fresh(self) -> list[ToClient]:
        fresh: list[ToClient] = []
        stirred, self._stirred = self._stirred, False
        if stirred and self._table_news != self.room.news:
            self._table_news = self.room.news
            fresh.append(TableNews(table=self.room.told_table(), you=self.you()))  # type: ignore[arg-type]
        if self._due or self._again:
            fresh += self._fresh_update()
        if stirred:
            fresh += self._fresh_words()
        fresh += self._replies
        self._replies = []
        return fresh

    def _fresh_words(self) -> list[ToClient]:
        """Give what was said, and the answers that are kept for this seat."""
        room = self.room
        fresh: list[ToClient] = []
        if room.chat and room.chat[-1].id > self._chat:
            lines = self._heard(self._chat)
            self._chat = room.chat[-1].id
            fresh += [Chatted(lines=lines)] if lines else []
        if self._my_answers() is not self._answers:
            self._answers = self._my_answers()
            fresh.append(AnswersNow(answers=self._answers))
        return fresh

    def _fresh_update(self) -> list[ToClient]:
        room, course = self.room, self.room.course
        if course is None or room.unsettled:
            return []
        n, since, at = course.number(self.viewer), self._n, self._told
        again, self._n, self._told, self._due, self._again = self._again, n, len(course.steps), False, False
        if n == since and not again:
            return []
        self._shown_at = room.parlour.time()
        update = Update(
            n=n,
            events=msgspec.Raw(b"[%b]" % course.news(self.viewer, at)),  # type: ignore[arg-type]
            view=room.view(self.viewer),  # type: ignore[arg-type]
            clocks=room.clocks_for(self.viewer),
            now=room.parlour.settings.now(),
        )
        return [update]

    def _heard(self, after: int) -> list[ChatLine]:
        ear = Ear(self.viewer is not None, self.room.row.status == "over", self.muted)
        return [line for line in self.room.chat if line.id > after and ear.hears(line)]

    # receiving

    async def receive(self) -> None:
        """Carry out message after message; too many are slowed down, not piled up."""
        while not self._ended and self._parting is None:
            text = await self.frames.text()
            self._hearing = True
            await self._until_it_may()
            self._taking = True
            await self._take(text)
            self._taking = self._hearing = False

    async def _until_it_may(self) -> None:
        """Wait for a move that is on its way; and longer if there were too many messages, or nobody reads answers."""
        while self._flying:
            self._landing = asyncio.get_running_loop().create_future()
            await self._landing
        wait = self._messages.wait()
        if wait > 0:
            await asyncio.sleep(wait)
        while len(self._replies) > MOST_REPLIES:
            await asyncio.sleep(0.01)

    def hear(self, text: bytes) -> bool:
        """Take a move that can be carried out at once, as most can; False: the message has to wait its turn."""
        if self._hearing or self._flying or self._ended or self._parting or len(self._replies) > MOST_REPLIES:
            return False
        try:
            message = DECODE.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        return type(message) is Play and move_now(self, message)

    def take_off(self) -> bool:
        """Let a move fly by itself, if this is not one message too many; `landed` is called when it is in the log."""
        self._flying = self._messages.take()
        return self._flying

    def landed(self, ref: int, error: Exception | None) -> None:
        """A move that flew has arrived, or could not."""
        self._flying = False
        if error is not None:
            self.failed(ref, error)
        elif self.room.course is not None:
            self.reply(Done(ref=ref, n=self.room.course.number(self.viewer)))
        if self._landing is not None and not self._landing.done():
            self._landing.set_result(None)

    async def _take(self, text: str) -> None:
        if self._parting is not None:
            return  # whoever is sent away says nothing more
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
        except Exception as error:
            self.failed(ref, error)

    def failed(self, ref: int, error: Exception) -> None:
        """Answer with what went wrong."""
        if isinstance(error, PurrlorError):
            self._refuse(ref, error)
            return
        LOG.error("table %s: a message could not be carried out", self.room.row.id, exc_info=error)
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
