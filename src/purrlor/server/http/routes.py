"""The HTTP routes: people, games, tables, replays. Every handler gets who asks, and gives what is sent as JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.routing import Route

import purrlor
from purrlor.engine import Game, Record
from purrlor.errors import BadRecord
from purrlor.server.db import queries
from purrlor.server.db.queries import TableRow
from purrlor.server.errors import Missing, Refusal, TooMuch
from purrlor.server.game.replays import Page, Pressed, read_record, record_of, replay
from purrlor.server.http import catalog, machines
from purrlor.server.http.context import RequestContext, endpoint
from purrlor.server.identity import people
from purrlor.server.identity.names import clean_name
from purrlor.server.identity.people import Person
from purrlor.server.lobby import Aside
from purrlor.server.tables.describe import describe
from purrlor.server.tables.room import Room
from purrlor.server.wire.bodies import (
    ChatSwitch,
    LetBack,
    Me,
    NewTable,
    PlayOn,
    Recover,
    Recovered,
    RecoveryLink,
    Rematch,
    Rename,
    SeatChange,
    SeatToken,
    SendAway,
    Sit,
    TableAndYou,
    TableList,
)
from purrlor.words import PSEUDO

JSON = "application/json"


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """An empty body."""


# -- People


async def me(asked: RequestContext) -> Me:
    """Return who the browser is; somebody new is introduced."""
    asked.introduce()
    return _me(asked.person)


async def rename(asked: RequestContext, body: Rename) -> Me:
    """Choose a name."""
    name = clean_name(body.name)
    await asked.parlour.store.write(people.rename, asked.person.id, name, asked.parlour.settings.now())
    return _me(replace(asked.person, name=name, chosen=True))


async def recovery_link(asked: RequestContext, body: Nothing) -> RecoveryLink:
    """Make a link that moves this person to another device, once; an older one ends."""
    token, now = people.fresh_token(), asked.parlour.settings.now()
    await asked.parlour.store.write(people.rename, asked.person.id, asked.person.name, now)
    await asked.parlour.store.write(people.add_recovery, asked.person.id, token, now)
    return _link(token)


async def recover(asked: RequestContext, body: Recover) -> Recovered:
    """Become the person of a recovery token, which is used up by that; the answer has the next link."""
    token, now = people.fresh_token(), asked.parlour.settings.now()
    found = await asked.parlour.store.write(people.recover, body.token, token, now)
    if found is None:
        raise Missing("error-recovery", field="token")
    asked.become(found)
    return Recovered(who=found.id, name=found.name, chosen=found.chosen, link=_link(token))


async def sign_out_everywhere(asked: RequestContext, body: Nothing) -> Me:
    """End everything that this person has open anywhere, but for the browser that asks."""
    outs = await asked.parlour.store.write(people.sign_out_everywhere, asked.person.id)
    asked.parlour.sign_out(asked.person.id, outs)
    asked.become(replace(asked.person, outs=outs))
    return _me(asked.person)


def _link(token: str) -> RecoveryLink:
    return RecoveryLink(path=f"/recover#{token}", token=token)


def _me(person: Person) -> Me:
    return Me(who=person.id, name=person.name, chosen=person.chosen)


# -- Games


async def games(asked: RequestContext) -> Response:
    """List the games."""
    decks = tuple(asked.parlour.newest(name) for name in purrlor.GAMES)
    games = tuple([await asked.parlour.editions.game(*deck) if deck[1] else None for deck in decks])
    return Response(await asyncio.to_thread(catalog.games_json, games, asked.language), media_type=JSON)


async def book(asked: RequestContext) -> Response:
    """Return everything about one game, with the cards of new tables, or those of an edition (empty: the usual)."""
    name, game = await _edition(asked)
    return Response(await asyncio.to_thread(catalog.book_json, name, game, asked.language), media_type=JSON)


async def words(asked: RequestContext) -> Response:
    """Return the words of a game in a language; what they lack is in the English ones."""
    name, game = await _edition(asked)
    lexicon, language = (game or purrlor.game(name)).lexicon, asked.word("language")
    if language not in (*lexicon.languages(), PSEUDO):
        raise Missing("error-guide-language", field="language")
    return Response(await asyncio.to_thread(lexicon.catalog, language), media_type="text/plain; charset=utf-8")


async def _edition(asked: RequestContext) -> tuple[str, Game | None]:
    """Return the game that is asked for: its name, and the game itself where its cards are edited."""
    name, edition = _game_name(asked), asked.request.query_params.get("edition")
    edition = asked.parlour.newest(name)[1] if edition is None else edition
    game = await asked.parlour.editions.game(name, edition) if edition else None
    if edition and game is None:
        raise Missing("error-edition-unknown", field="edition")
    return name, game


async def style(asked: RequestContext) -> Response:
    """Return the stylesheet that a game brings."""
    css = await asyncio.to_thread(lambda: catalog.stylesheet(purrlor.game(_game_name(asked))))
    if not css:
        raise Missing("error-no-stylesheet", field="game")
    return Response(css, media_type="text/css")


def _game_name(asked: RequestContext) -> str:
    name = asked.word("game")
    if name not in purrlor.GAMES:
        raise Missing("error-game-unknown", name=name, known=", ".join(purrlor.GAMES), field="game")
    return name


# -- Lists of tables


async def open_tables(asked: RequestContext) -> TableList:
    """List the tables that anybody may join."""
    rows = await asked.parlour.store.read(queries.open_tables, asked.query("game"), asked.before())
    return _listed(asked, rows, [row.created for row in rows])


async def my_tables(asked: RequestContext) -> TableList:
    """List one's own tables that are not over."""
    rows = await asked.parlour.store.read(queries.tables_of, asked.person.id, asked.before())
    return _listed(asked, rows, [row.created for row in rows])


async def finished(asked: RequestContext) -> TableList:
    """List finished games."""
    person = asked.person.id if asked.query("mine") else None
    rows = await asked.parlour.store.read(queries.finished, asked.query("game"), person, asked.before())
    return _listed(asked, rows, [row.ended or 0.0 for row in rows])


def _listed(asked: RequestContext, rows: list[TableRow], times: list[float]) -> TableList:
    tables = [_described(asked, row) for row in rows]
    return TableList(tables=tables, more=times[-1] if len(rows) == queries.PAGE else None)


def _described(asked: RequestContext, row: TableRow) -> Any:
    room = asked.parlour.rooms.get(row.id)
    here = frozenset() if room is None else room.audience.seats()
    return describe(row, here, 0, asked.parlour.knows(row.game, row.version))


# -- One table


async def create(asked: RequestContext, body: NewTable) -> TableAndYou:
    """Set a table up."""
    return await _opened(asked, lambda: asked.lobby.create(asked.person, body))


async def _opened(asked: RequestContext, make: Callable[[], Awaitable[Room]]) -> TableAndYou:
    """Set a table up, unless too many were from this address."""
    await asked.visitor.check_opening(asked.parlour.store)
    room = await make()
    asked.guard.open_tables.note(asked.visitor, room.row.id)
    return _at(asked, room)


async def table(asked: RequestContext) -> TableAndYou:
    """Describe a table."""
    return _at(asked, await asked.room())


async def by_code(asked: RequestContext) -> TableAndYou:
    """Find a table by its short code."""
    if not asked.visitor.may_guess():
        raise TooMuch("error-many-codes")
    found = await asked.parlour.store.read(queries.find_code, asked.word("code").upper())
    if found is None:
        asked.visitor.guessed_wrong()
        raise Missing("error-no-code", field="code")
    return _at(asked, await asked.parlour.room(found))


async def sit(asked: RequestContext, body: Sit) -> TableAndYou:
    """Take a seat."""
    room = await asked.room()
    await asked.lobby.sit(asked.person, room, body.seat)
    return _at(asked, room)


async def leave(asked: RequestContext, body: Nothing) -> TableAndYou:
    """Leave a table."""
    room = await asked.room()
    await asked.lobby.leave(asked.person, room)
    return _at(asked, room)


async def change_seat(asked: RequestContext, body: SeatChange) -> TableAndYou:
    """Put a bot into a seat, or empty it."""
    room = await asked.room()
    await asked.lobby.change(asked.person, room, int(asked.word("seat")), body)
    return _at(asked, room)


async def let_back(asked: RequestContext, body: LetBack) -> TableAndYou:
    """Let somebody sit down again who was removed."""
    room = await asked.room()
    await asked.lobby.let_back(asked.person, room, body.who)
    return _at(asked, room)


async def send_away(asked: RequestContext, body: SendAway) -> TableAndYou:
    """Send somebody away who looks on."""
    room = await asked.room()
    await asked.lobby.send_away(asked.person, room, body.who)
    return _at(asked, room)


async def switch_chat(asked: RequestContext, body: ChatSwitch) -> TableAndYou:
    """Turn the chat of a table off, or on again."""
    room = await asked.room()
    await asked.lobby.switch_chat(asked.person, room, body.on)
    return _at(asked, room)


async def start(asked: RequestContext, body: Nothing) -> TableAndYou:
    """Begin the game."""
    room = await asked.room()
    await asked.lobby.start(asked.person, room)
    return _at(asked, room)


async def close(asked: RequestContext, body: Nothing) -> TableAndYou:
    """Close a table that has not begun."""
    room = await asked.room()
    await asked.lobby.close(asked.person, room)
    return _at(asked, room)


async def rematch(asked: RequestContext, body: Rematch) -> TableAndYou:
    """Play again, or not: gives the next table once it is there, to whoever wants it."""
    room = await asked.room()
    if not await asked.lobby.answer_rematch(asked.person, room, body.yes):
        return _at(asked, room)
    if room.row.rematch is not None:  # somebody else has set it up
        made = _at(asked, await asked.parlour.room(room.row.rematch))
    else:
        made = await _opened(asked, lambda: asked.lobby.rematch(asked.person, room))
    return made if body.yes else _at(asked, room)


async def token(asked: RequestContext, body: Sit) -> SeatToken:
    """Let a program play."""
    return await asked.lobby.token(asked.person, await asked.room(), body.seat)


def _at(asked: RequestContext, room: Room) -> TableAndYou:
    chair, person = room.chair_of(asked.person.id), asked.person
    you = room.you(person.id, person.name, None if chair is None else chair.seat)
    return TableAndYou(table=room.table(room.may_watch(person.id)), you=you)


# -- After the end


async def record(asked: RequestContext) -> Response:
    """Return the record file of a finished game."""
    room = await _finished_room(asked)
    data = record_of(room.row, room.running().match).to_json()
    name = f"{room.row.game}-{room.row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=JSON, headers=headers)


async def replay_table(asked: RequestContext) -> Response:
    """Return a finished game step by step."""
    room = await _finished_room(asked)
    record = record_of(room.row, room.running().match)
    return await _replayed(asked, room.running().game, record, room.row.id, _aside(asked, uploaded=False))


async def replay_upload(asked: RequestContext) -> Response:
    """Replay a record file that somebody brought."""
    text, aside = await asked.bytes(), _aside(asked, uploaded=True)
    record = await aside(lambda check: read_record(text))
    return await _replayed(asked, await asked.lobby.of_record(record), record, None, aside)


async def _replayed(asked: RequestContext, game: Game, record: Record, table: str | None, aside: Aside) -> Response:
    eyes, limits, uploads = asked.query("eyes") or "open", asked.parlour.settings.limits, asked.parlour.uploads
    page = Page.read(asked.query("from"), asked.query("most"))
    press = await aside(lambda check: replay(game, record, eyes, table, limits.replay_bytes, check, page))
    sending = uploads.sending(asked.address, table is None, press.held)
    return Pressed(press, asked.request, sending, limits.send_seconds)


def _aside(asked: RequestContext, uploaded: bool) -> Aside:
    """Return what lets records be replayed aside, for this request."""
    return lambda work: asked.parlour.uploads.do(work, asked.address, uploaded, asked.request.is_disconnected)


async def play_on(asked: RequestContext, body: PlayOn) -> TableAndYou:
    """Play on from a ply of a finished game."""
    room = await _finished_room(asked)
    record, aside = room.running().match.record, _aside(asked, uploaded=False)
    return await _opened(asked, lambda: asked.lobby.play_on(asked.person, record, body, room.row.id, aside))


async def play_on_upload(asked: RequestContext, body: PlayOn) -> TableAndYou:
    """Play on from a ply of a record file."""
    if body.record is None:
        raise BadRecord("error-no-record", field="record")
    text, aside = body.record, _aside(asked, uploaded=True)
    record = await aside(lambda check: read_record(text))
    return await _opened(asked, lambda: asked.lobby.play_on(asked.person, record, body, None, aside))


async def _finished_room(asked: RequestContext) -> Room:
    room = await asked.room()
    room.check_watching(asked.person.id)
    if room.row.status != "over":
        raise Refusal("error-not-over")
    room.running()
    return room


def routes() -> list[Route]:
    """List all routes."""
    at = "/api/tables/{table}"
    return [
        Route("/api/me", endpoint(get=me, post=(rename, Rename)), methods=["GET", "POST"]),
        Route("/api/me/link", endpoint(post=(recovery_link, Nothing)), methods=["POST"]),
        Route("/api/me/recover", endpoint(post=(recover, Recover)), methods=["POST"]),
        Route("/api/me/sign-out-everywhere", endpoint(post=(sign_out_everywhere, Nothing)), methods=["POST"]),
        Route("/api/games", endpoint(get=games)),
        Route("/api/games/{game}", endpoint(get=book)),
        Route("/api/games/{game}/look.css", endpoint(get=style)),
        Route("/api/games/{game}/words/{language}.ftl", endpoint(get=words)),
        Route("/api/tables", endpoint(post=(create, NewTable)), methods=["POST"]),
        Route("/api/tables/open", endpoint(get=open_tables)),
        Route("/api/tables/mine", endpoint(get=my_tables)),
        Route("/api/tables/finished", endpoint(get=finished)),
        Route("/api/codes/{code}", endpoint(get=by_code)),
        Route(at, endpoint(get=table)),
        Route(f"{at}/sit", endpoint(post=(sit, Sit)), methods=["POST"]),
        Route(f"{at}/leave", endpoint(post=(leave, Nothing)), methods=["POST"]),
        Route(f"{at}/seats/{{seat:int}}", endpoint(post=(change_seat, SeatChange)), methods=["POST"]),
        Route(f"{at}/let-back", endpoint(post=(let_back, LetBack)), methods=["POST"]),
        Route(f"{at}/send-away", endpoint(post=(send_away, SendAway)), methods=["POST"]),
        Route(f"{at}/chat", endpoint(post=(switch_chat, ChatSwitch)), methods=["POST"]),
        Route(f"{at}/start", endpoint(post=(start, Nothing)), methods=["POST"]),
        Route(f"{at}/close", endpoint(post=(close, Nothing)), methods=["POST"]),
        Route(f"{at}/rematch", endpoint(post=(rematch, Rematch)), methods=["POST"]),
        Route(f"{at}/token", endpoint(post=(token, Sit)), methods=["POST"]),
        Route(f"{at}/record", endpoint(get=record)),
        Route(f"{at}/replay", endpoint(get=replay_table)),
        Route(f"{at}/play-on", endpoint(post=(play_on, PlayOn)), methods=["POST"]),
        Route("/api/play-on", endpoint(post=(play_on_upload, PlayOn)), methods=["POST"]),
        Route("/api/replay", endpoint(post=(replay_upload, None)), methods=["POST"]),
        *machines.routes(),
    ]
