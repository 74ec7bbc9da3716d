"""Finished games, step by step, through anybody's eyes."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import zlib
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from purrlor.engine import Game, Match, Record
from purrlor.engine.match.events import EventBatch
from purrlor.engine.match.match import CONCEDE, NOTES
from purrlor.engine.match.record import commitment, played_from
from purrlor.errors import BadRecord
from purrlor.server.db.queries import TableRow
from purrlor.server.errors import BadMessage, TooLarge
from purrlor.server.play.uploads import Check
from purrlor.server.wire.bodies import Frame
from purrlor.server.wire.views import EventView

MAX_MOVES = 50_000  # of a record that somebody brings
MAX_FRAMES = 1_000  # of one page
PIECE = 65_536
GZIP = 31  # what zlib calls gzip, with its head and its sum
PROMISE: dict[bool | None, Literal["kept", "broken", "none"]] = {True: "kept", False: "broken", None: "none"}


def open_view(match: Match) -> dict[str, Any]:
    """Return a view with all hands open: every seat's own places as that seat sees them."""
    made = facts(match, None)
    own = {seat: {zone["id"]: zone for zone in facts(match, seat)["zones"]} for seat in range(match.seats)}
    made["zones"] = [own.get(zone["owner"], {}).get(zone["id"], zone) for zone in made["zones"]]
    return made


def facts(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return what a viewer may know, as data."""
    read: dict[str, Any] = msgspec.json.decode(match.facts(viewer))
    return read


def record_of(row: TableRow, match: Match) -> Record:
    """Return the save file of a table's game, with the promise that its shuffle kept."""
    shuffle = {"table": row.id, "salt": row.salt, "commitment": commitment(row.id, row.salt, row.seed)}
    return dataclasses.replace(match.record, shuffle=shuffle)


def read_eyes(eyes: str, seats: int) -> str:
    """Check through whose eyes a replay is asked for: a seat's number, `none` (a spectator) or `open`."""
    if eyes in ("open", "none", *map(str, range(seats))):
        return eyes
    raise BadMessage("error-eyes", last=seats - 1, eyes=eyes[:20], field="eyes")


class Page(NamedTuple):
    """Which steps of a game are asked for: those from a ply on, so many at most; as they are, all of them."""

    first: int = 0
    most: int | None = None

    @classmethod
    def read(cls, first: str | None, most: str | None) -> Page:
        """Read what somebody asks for; a page has bounds, or else one would ask for everything."""
        if first is None and most is None:
            return cls()
        try:
            return cls(max(0, int(first or 0)), min(max(1, int(most or MAX_FRAMES)), MAX_FRAMES))
        except ValueError:
            raise BadMessage("error-replay-page", most=MAX_FRAMES, field="from") from None

    def end(self, moves: int) -> int:
        """Return the ply of the last step that is shown of a game of so many moves."""
        return moves if self.most is None else min(moves, self.first + self.most - 1)


def read_record(text: bytes | str) -> Record:
    """Read a record file that somebody brought."""
    record = Record.from_json(text)
    if len(record.moves) > MAX_MOVES:
        raise BadRecord("error-replay-moves", most=MAX_MOVES, field="moves")
    return record


def played(game: Game, record: Record, upto: int, check: Check) -> Match:
    """Play the first moves of a record again, as long as somebody waits for it."""
    match = game.replay(record, upto=0)
    _go_on(match, record, upto, check)
    return match


class Press:
    """JSON as it grows, packed at once: views repeat themselves, so that little of it has to be kept or sent."""

    def __init__(self, most: int) -> None:
        """Take how many bytes it may have, unpacked."""
        self.most, self.size = most, 0
        self.packed: list[bytes] = []
        self._packer = zlib.compressobj(1, zlib.DEFLATED, GZIP)

    def put(self, text: bytes) -> None:
        """Add some more."""
        self.size += len(text)
        if self.size > self.most:
            raise TooLarge("error-replay-long", most=self.most // 1_000_000)
        self.packed.append(self._packer.compress(text))

    def end(self) -> Press:
        """Close it."""
        whole = b"".join([*self.packed, self._packer.flush()])
        self.packed = [whole[i : i + PIECE] for i in range(0, len(whole), PIECE)]
        return self

    @property
    def held(self) -> int:
        """Return how many bytes it takes, packed."""
        return sum(map(len, self.packed))

    def unpacked(self) -> Iterator[bytes]:
        """Return it as it was, piece by piece."""
        opener = zlib.decompressobj(GZIP)
        for piece in self.packed:
            while piece:
                yield opener.decompress(piece, PIECE)
                piece = opener.unconsumed_tail


def replay(
    game: Game, record: Record, eyes: str, table: str | None, most: int, check: Check, page: Page | None = None
) -> Press:
    """Play a record again and look at its steps, or at some of them: a `Replay` of at most so many bytes.

    How the game ended is told with its first page, so that later ones need not play to the end.
    """
    page = page or Page()
    match, press, last = game.replay(record, upto=0), Press(most), len(record.moves)
    read_eyes(eyes, match.seats)
    names = [match.names[seat] for seat in range(match.seats)]
    head = {"table": table, "game": game.id, "title": game.title, "names": names, "eyes": eyes, "last": last}
    press.put(msgspec.json.encode(head)[:-1] + b',"frames":[')
    for i, frame in enumerate(_frames(match, record, eyes, page, check)):
        press.put(b"," + frame if i else frame)
    outcome = None if page.first else _ending(match, record, check)
    tail = {"outcome": outcome, "shuffle": PROMISE[record.keeps_commitment], "edition": game.edition}
    press.put(b"]," + msgspec.json.encode(tail)[1:])
    return press.end()


def _frames(match: Match, record: Record, eyes: str, page: Page, check: Check) -> Iterator[bytes]:
    """Give the steps of a page; those before it are played, and not looked at."""
    _go_on(match, record, min(page.first - 1, len(record.moves)), check)
    if page.first == 0:
        with played_from(record, 0):
            yield _frame(match, eyes, None, None, None, match.event_batches)
    for ply in range(match.ply + 1, page.end(len(record.moves)) + 1):
        check()
        with played_from(record, ply):
            yield _next(match, eyes, *record.moves[ply - 1])


def _go_on(match: Match, record: Record, upto: int, check: Check) -> None:
    """Play the next moves of a record, as long as somebody waits for it."""
    for ply in range(match.ply + 1, upto + 1):
        check()
        with played_from(record, ply):
            match.enter(*record.moves[ply - 1])


def _ending(match: Match, record: Record, check: Check) -> Any:
    """Play to the end, and tell how it ended."""
    _go_on(match, record, len(record.moves), check)
    with played_from(record, match.ply):
        return facts(match, None)["outcome"]


def _next(match: Match, eyes: str, seat: int, move: str) -> bytes:
    if move in NOTES:
        match.enter(seat, move)
        return _frame(match, eyes, seat, CONCEDE, CONCEDE, [])
    say = next((m.say for m in match.moves(seat) if m.text == move), move)
    told = match.advance(seat, match.game.number(move))
    shown = say if eyes in ("open", str(seat)) else None
    return _frame(match, eyes, seat, move if shown else None, shown, [told])


def _frame(
    match: Match, eyes: str, seat: int | None, move: str | None, say: str | None, told: Sequence[EventBatch]
) -> bytes:
    viewer = int(eyes) if eyes.isdigit() else None
    view: Any = open_view(match) if eyes == "open" else msgspec.Raw(match.facts(viewer))
    events: Any = [EventView(beat=batch.beat, says=_says(match, batch, eyes)) for batch in told if batch]
    return msgspec.json.encode(Frame(ply=match.ply, seat=seat, move=move, say=say, events=events, view=view))


def _says(match: Match, batch: EventBatch, eyes: str) -> list[str]:
    """Tell events through these eyes; openly, each as the one who knows most of it would."""
    if eyes != "open":
        return [event.say(int(eyes) if eyes.isdigit() else None) for event in batch]
    return [event.say(next((s for s in range(match.seats) if event.seen(s)), None)) for event in batch]


class Pressed(Response):
    """A replay on its way, packed where the client can unpack it; who does not read for long is left."""

    media_type = "application/json"

    def __init__(
        self, press: Press, request: Request, sending: contextlib.AbstractContextManager[None], seconds: float
    ) -> None:
        """Take what is sent, to whom, what counts it meanwhile, and how long a piece may take."""
        super().__init__()
        self._press, self._sending, self._seconds = press, sending, seconds
        self._packed = "gzip" in request.headers.get("accept-encoding", "")
        del self.headers["content-length"]
        self.headers["vary"] = "accept-encoding"
        if self._packed:
            self.headers["content-encoding"] = "gzip"

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Send it."""
        with self._sending:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            with contextlib.suppress(TimeoutError):
                for piece in self._press.packed if self._packed else self._press.unpacked():
                    async with asyncio.timeout(self._seconds):
                        await send({"type": "http.response.body", "body": piece, "more_body": True})
                await send({"type": "http.response.body", "body": b""})
