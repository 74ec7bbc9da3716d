"""Setting tables up: create, sit, leave, change seats, start, rematch, play on; all decided by the database."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from math import ceil
from typing import Any, NoReturn

import purrlor
from purrlor.bots.personas import company
from purrlor.engine import Game, Match, Record
from purrlor.engine.author.options import settle_options
from purrlor.engine.match.game_base import GameBase
from purrlor.errors import BadSetup
from purrlor.server.db import queries
from purrlor.server.db.queries import Chair, TableRow
from purrlor.server.errors import BadMessage, Forbidden, Missing, Refusal, SetAside, Stale, TooMuch
from purrlor.server.game.replays import played
from purrlor.server.identity import people
from purrlor.server.identity.lookalikes import look_alike, told_apart
from purrlor.server.identity.people import Person
from purrlor.server.parlour import Parlour
from purrlor.server.play.bots import check_level
from purrlor.server.play.uploads import Check
from purrlor.server.tables.room import Room
from purrlor.server.wire.bodies import NewTable, PlayOn, SeatChange, SeatToken

Aside = Callable[[Callable[[Check], Any]], Awaitable[Any]]  # what lets something be done in a thread

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they look like figures
CODE_LENGTH = 6
LONGEST_ID = 64
MAX_REMOVED = 200  # from one table
TOO_LATE = {
    "playing": "error-begun",
    "over": "error-over",
    "closed": "error-table-closed",
}


class Lobby:
    """What people do before and after a game."""

    def __init__(self, parlour: Parlour) -> None:
        """Take the parlour."""
        self.parlour = parlour

    # new tables

    async def create(self, person: Person, wish: NewTable) -> Room:
        """Set up a table as wished, and start it when all seats are taken and that was wished, too."""
        game = await self._game(wish.game)
        count = _count(game, wish)
        row = self._row(game, person, wish, count)
        row.chairs = _chairs(person, wish, count, row.id)
        await self._check_many(person)
        await self.parlour.store.write(queries.add_table, row)
        room = await self.parlour.room(row.id)
        if wish.start:
            await self.start(person, room)
        return room

    async def answer_rematch(self, person: Person, old: Room, yes: bool) -> bool:
        """Offer the next game, accept it or say no; say whether it can begin: all who are still there have answered."""
        self._check_seated(old, person)
        if not old.running().match.is_over:
            raise Refusal("error-not-over")
        chair = old.chair_of(person.id)
        if chair is not None and old.row.rematch is None:
            if not yes and not old.rematch.offered:
                raise Refusal("error-no-offer")
            old.answer_rematch(chair.seat, yes)
        return old.row.rematch is not None or ((yes or old.rematch.offered) and not old.undecided())

    async def rematch(self, person: Person, old: Room) -> Room:
        """Begin the next game of those who want it, bots in the seats of those who do not; whoever is second finds it.

        A program's token ended with its table: where one sat, the chair is empty, and the table waits.
        """
        async with old.lock:
            if old.row.rematch is not None:
                return await self.parlour.room(old.row.rematch)
            row = self._again(person, old)
            found = await self.parlour.store.write(queries.set_rematch, old.row.id, row)
            old.row.rematch = found
        room = await self.parlour.room(found)
        try:
            if found == row.id and all(chair.kind != "empty" for chair in row.chairs):
                async with room.lock:
                    await self._begin(room)
        finally:
            old.changed()
            self.parlour.bus.publish("info", old.row.id)
        return room

    def _again(self, person: Person, old: Room) -> TableRow:
        """Return the next table of a series, as the game's rules say."""
        seed, logged, staying = self.parlour.seed(), old.running(), old.rematch.yes
        left = [chair.seat for chair in old.row.chairs if (chair.person or chair.away) and chair.seat not in staying]
        gone = sorted({*left, *logged.gave_up})
        options = logged.match.rematch(seed, gone).options
        owner = old.row.chairs[old.rematch.by].person if old.rematch.offered else person.id
        fresh = self._fresh(owner or person.id, seed)
        row = replace(old.row, **fresh, options=options, parent=old.row.id, opening=[])
        row.chairs = _chairs_again(old.row, staying, row.id)
        return row

    async def play_on(self, person: Person, record: Record, wish: PlayOn, parent: str | None, aside: Aside) -> Room:
        """Set up a table that goes on from a ply of a record, the person in one seat and bots in the others.

        The moves up to there are played aside, where nobody else waits for them.
        """
        if not 0 <= wish.ply <= len(record.moves):
            raise BadSetup("error-record-has-moves", n=len(record.moves), ply=str(wish.ply), field="ply")
        game = await self.of_record(record)
        match: Match = await aside(lambda check: played(game, record, wish.ply, check))
        if match.is_over:
            raise Refusal("error-over-at-ply", field="ply")
        if not 0 <= wish.seat < match.seats:
            raise BadSetup("error-no-seat-in-game", seat=wish.seat, field="seat")
        if record.start is not None:
            raise Refusal("error-record-set-up")
        level = check_level(wish.level, "level")
        bots = [None if seat == wish.seat else level for seat in range(match.seats)]
        asked = NewTable(game=record.game, seats=match.seats, bots=bots, seat=wish.seat, access="closed")
        await self._check_many(person)
        row = self._row(match.game, person, asked, match.seats)
        row.chairs = _chairs(person, asked, match.seats, row.id)
        row.seed, row.options, row.parent = record.seed, match.options, parent
        row.opening = [*match.record.moves]
        await self.parlour.store.write(queries.add_table, row)
        room = await self.parlour.room(row.id)
        await self.start(person, room)
        return room

    async def _game(self, name: str) -> Game:
        if name not in purrlor.GAMES:
            raise Missing("error-game-unknown", name=name, known=", ".join(purrlor.GAMES), field="game")
        return await self.parlour.editions.game(*self.parlour.newest(name)) or purrlor.game(name)

    async def of_record(self, record: Record) -> Game:
        """Return the game that a record was played with; edited cards are those that were on a table here."""
        game = purrlor.game(record.game)
        return await self.parlour.editions.game(record.game, record.edition) or game

    def _row(self, game: GameBase, person: Person, wish: NewTable, count: int) -> TableRow:
        options = settle_options(game.options, {**wish.options, "windows": "open"}, game.definition.seats_rule)
        game.check_options(count, options)
        return TableRow(
            **self._fresh(person.id, self.parlour.seed()),
            game=game.id,
            version=game.version,
            edition=game.edition,
            options=options,
            access=wish.access,
            watching=wish.watching,
            casual=wish.casual,
            clock=wish.clock,
            pace=wish.pace,
            stand_in=check_level(wish.stand_in, "stand_in"),
        )

    def _fresh(self, owner: str, seed: int) -> dict[str, Any]:
        return {
            "id": fresh_id(self.parlour.settings.now()),
            "code": "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
            "owner": owner,
            "created": self.parlour.settings.now(),
            "status": "gathering",
            "seed": seed,
            "salt": secrets.token_hex(16),
            "started": None,
            "ended": None,
            "outcome": None,
            "rematch": None,
        }

    async def _check_many(self, person: Person) -> None:
        most = self.parlour.settings.limits.tables_per_person
        opened = await self.parlour.store.read(queries.opened_by, person.id)
        if len(opened) >= most and len([one for one in opened if await self._counts(one)]) >= most:
            raise TooMuch("error-many-open", n=most)

    async def _counts(self, table_id: str) -> bool:
        """Return whether a table can be played: one that this server cannot read or play counts against nobody."""
        try:
            return (await self.parlour.room(table_id)).playable
        except SetAside:
            return False

    # seats

    async def sit(self, person: Person, room: Room, seat: int | None) -> None:
        """Take an empty seat."""
        async with room.lock:
            if room.chair_of(person.id) is not None:
                return
            self._check_gathering(room)
            if room.row.access == "closed" and person.id != room.row.owner:
                raise Forbidden("error-table-private")
            if person.id in room.removed:
                raise Forbidden("error-seat-given-away")
            chair = self._empty(room, seat)
            await self._put(room, chair, Chair(chair.seat, "person", person.name, person.id))

    async def leave(self, person: Person, room: Room) -> None:
        """Leave: before the start the seat is free again, later a stand-in plays on."""
        async with room.lock:
            chair = room.chair_of(person.id)
            if chair is None:
                raise Refusal("error-no-seat-here")
            if room.row.status == "gathering":
                await self._put(room, chair, Chair(chair.seat))
            elif room.row.status == "over":
                await room.set_away(chair.seat, True)  # a rematch begins without them
            else:
                await self._replace_token(room, chair, None, away=True)

    async def change(self, person: Person, room: Room, seat: int, wish: SeatChange) -> None:
        """Put a bot into a seat, or empty it; during a game only for somebody who is gone."""
        if room.row.status == "playing" and wish.kind == "bot":
            await self._call_stand_in(person, room, room.chair(seat))
            return
        self._check_owner(room, person)
        async with room.lock:
            self._check_gathering(room)
            chair = room.chair(seat)
            level = check_level(wish.level, "level") if wish.kind == "bot" else None
            others = [one.name for one in room.row.chairs if one.seat != seat]
            new = Chair(seat) if level is None else _bot(seat, level, room.row.id, others)
            await self._put(room, chair, new, removed=chair.person not in (None, person.id))

    async def let_back(self, person: Person, room: Room, who: str) -> None:
        """Let somebody sit down again whom the owner removed."""
        self._check_owner(room, person)
        async with room.lock:
            if who not in room.removed:
                raise Missing("error-nobody-removed", field="who")
            await self.parlour.store.write(queries.let_back, room.row.id, who)
            del room.removed[who]
            room.barred -= {who}
            room.changed()
            self.parlour.bus.publish("info", room.row.id)

    async def send_away(self, person: Person, room: Room, who: str) -> None:
        """Send somebody away who has no seat: they may neither sit nor look on, until they are let back."""
        self._check_owner(room, person)
        async with room.lock:
            if who == person.id or not 0 < len(who) <= LONGEST_ID:
                raise BadMessage("error-send-away-whom", field="who")
            if room.chair_of(who) is not None:
                raise Refusal("error-send-away-seated", field="who")
            if who not in room.removed and len(room.removed) >= MAX_REMOVED:
                raise TooMuch("error-send-away-many", n=MAX_REMOVED, field="who")
            name = (await self.parlour.store.read(people.find_person, who)).name
            await self.parlour.store.write(queries.bar, room.row.id, who, name)
            room.removed[who] = name
            room.barred |= {who}
            room.send_away()
            room.changed()
            self.parlour.bus.publish("info", room.row.id)

    async def switch_chat(self, person: Person, room: Room, on: bool) -> None:
        """Let people at this table speak, or not; emotes are no words, and stay."""
        self._check_owner(room, person)
        async with room.lock:
            if not await self.parlour.store.write(queries.change_table, room.row.id, room.row.status, {"chat": on}):
                self._too_late(room)
            room.row.chat = on
            room.changed()
            self.parlour.bus.publish("info", room.row.id)

    async def _call_stand_in(self, person: Person, room: Room, chair: Chair) -> None:
        self._check_seated(room, person)
        if chair.seat in room.audience.seats():
            if room.idle_left(chair.seat) != 0:
                idle = ceil(self.parlour.settings.idle_minutes)
                raise Refusal("error-stand-in-here", name=chair.name, n=idle, field="seat")
        elif (wait := room.grace_left(chair.seat)) > 0:
            raise Refusal("error-stand-in-soon", name=chair.name, seconds=ceil(wait), field="seat")
        await room.set_away(chair.seat, True)

    async def token(self, person: Person, room: Room, seat: int | None) -> SeatToken:
        """Return a token that lets a program play: in an empty seat (the owner's gift), or in one's own."""
        token = secrets.token_urlsafe(24)
        async with room.lock:
            chair = room.chair_of(person.id)
            if chair is not None and seat in (None, chair.seat):
                await self._replace_token(room, chair, people.token_hash(token), chair.away)
            else:
                self._check_owner(room, person)
                self._check_gathering(room)
                chair = self._empty(room, seat)
                name = f"Program {chair.seat + 1}"
                new = Chair(chair.seat, "program", name, token_hash=people.token_hash(token))
                await self._put(room, chair, new)
        return SeatToken(seat=chair.seat, token=token, socket=f"/api/tables/{room.row.id}/ws")

    async def _put(self, room: Room, was: Chair, now: Chair, removed: bool = False) -> None:
        """Change a chair in the store, then here; whoever comes second sees who was faster."""
        others = [chair.name for chair in room.row.chairs if chair.seat != was.seat]
        now = replace(now, name=told_apart(now.name, others))
        if not await self.parlour.store.write(queries.change_chair, room.row.id, was, now, removed):
            self._too_late(room)
        if removed and was.person is not None:
            room.removed[was.person] = was.name
        room.seat(now)

    async def _replace_token(self, room: Room, was: Chair, token_hash: str | None, away: bool) -> None:
        """Give a chair another token, or none: the one before opens it no longer."""
        if room.row.status not in ("gathering", "playing"):
            raise Refusal(TOO_LATE[room.row.status])
        now = replace(was, token_hash=token_hash, away=away)
        if not await self.parlour.store.write(queries.set_token, room.row.id, was, now):
            self._too_late(room)
        room.seat(now)

    def _too_late(self, room: Room) -> NoReturn:
        self.parlour.run(room.reload())
        raise Stale("error-seat-faster", field="seat")

    def _empty(self, room: Room, seat: int | None) -> Chair:
        if seat is not None and room.chair(seat).kind != "empty":
            raise Refusal("error-seat-taken", field="seat")
        free = [chair for chair in room.row.chairs if chair.kind == "empty" and seat in (None, chair.seat)]
        if not free:
            raise Refusal("error-seats-taken", field="seat")
        return free[0]

    # beginning and closing

    async def start(self, person: Person, room: Room) -> None:
        """Begin the game, with those whom any process has seated."""
        self._check_owner(room, person)
        await room.reload()
        async with room.lock:
            self._check_gathering(room)
            if any(chair.kind == "empty" for chair in room.row.chairs):
                raise Refusal("error-seats-empty")
            await self._begin(room)

    async def _begin(self, room: Room) -> None:
        begun = await self.parlour.store.write(queries.start_table, room.row.id, self.parlour.settings.now())
        if begun is None:
            self.parlour.run(room.reload())
            raise Stale("error-begun-or-left")
        room.row = begun
        room.follow_seats()
        await room.begin()

    async def close(self, person: Person, room: Room) -> None:
        """Close a table that has not begun, or that cannot be played any more."""
        self._check_owner(room, person)
        async with room.lock:
            if room.playable or room.row.status != "playing":
                self._check_gathering(room)
            if not await self.parlour.store.write(
                queries.change_table, room.row.id, room.row.status, {"status": "closed"}
            ):
                self._too_late(room)
            room.row.status = "closed"
            room.changed()
            self.parlour.bus.publish("info", room.row.id)

    # who may

    def _check_owner(self, room: Room, person: Person) -> None:
        if room.row.owner != person.id:
            raise Forbidden("error-owner-only")

    def _check_seated(self, room: Room, person: Person) -> None:
        if room.chair_of(person.id) is None and room.row.owner != person.id:
            raise Forbidden("error-seated-only")

    def _check_gathering(self, room: Room) -> None:
        if room.row.status != "gathering":
            raise Refusal(TOO_LATE[room.row.status])


def _count(game: GameBase, wish: NewTable) -> int:
    """Return the number of seats: as wished, as many as were named, or the fewest."""
    count = game.settle_seats(wish.seats if wish.seats is not None else len(wish.bots) or None)
    if len(wish.bots) > count:
        raise BadSetup("error-many-bots", seats=count, field="bots")
    return count


def _chairs(person: Person, wish: NewTable, count: int, table: str) -> list[Chair]:
    levels = [*wish.bots, *([None] * (count - len(wish.bots)))]
    if wish.seat is not None and not 0 <= wish.seat < count:
        raise BadSetup("error-no-seat", seat=wish.seat, field="seat")
    mine = None if wish.seat is None else Chair(wish.seat, "person", person.name, person.id)
    chairs = [mine if mine and seat == mine.seat else Chair(seat) for seat in range(count)]
    for seat, level in enumerate(levels):
        if level is not None and chairs[seat] is not mine:
            chairs[seat] = _bot(seat, check_level(level, "bots"), table, [chair.name for chair in chairs])
    return chairs


def _bot(seat: int, level: str, table: str, others: Iterable[str]) -> Chair:
    """Return the chair of the first bot of a level who comes to a table and is not called like anybody there."""
    names = [name for name in others if name]
    came = [persona.name for persona in company(level, table)]
    apart = (name for name in came if not any(look_alike(name, other) for other in names))
    return Chair(seat, "bot", next(apart, None) or told_apart(came[0], names), level=level)


def _chairs_again(old: TableRow, staying: Iterable[int], table: str) -> list[Chair]:
    """Return the chairs of a rematch: the same people and bots, nothing saved; in place of who is gone sits a bot."""
    kept = [_chair_again(chair) for chair in old.chairs]
    level = next((chair.level for chair in old.chairs if chair.level is not None), old.stand_in)
    for chair in (one for one in old.chairs if one.kind == "person" and one.seat not in staying):
        kept[chair.seat] = Chair(chair.seat)
        kept[chair.seat] = _bot(chair.seat, level, table, [one.name for one in kept])
    return kept


def _chair_again(chair: Chair) -> Chair:
    if chair.kind == "program":
        return Chair(chair.seat)
    return Chair(chair.seat, chair.kind, chair.name, chair.person, chair.level)


def fresh_id(now: float) -> str:
    """Return an id that nobody can guess; those of tables that began together lie together in the database."""
    return f"{int(now):08x}-{secrets.token_urlsafe(12)}"
