"""Finished games, step by step, through anybody's eyes."""

from __future__ import annotations

import dataclasses
from typing import Any, Literal

from purrlor.engine import Game, Match, Record
from purrlor.engine.promise import promise
from purrlor.errors import BadRecord, PurrlorError
from purrlor.server.bodies import Frame, Replay
from purrlor.server.failures import BadMessage
from purrlor.server.ledger import TableRow

CONCEDE = "concede"
MOST_MOVES = 5_000
PROMISE: dict[bool | None, Literal["kept", "broken", "none"]] = {True: "kept", False: "broken", None: "none"}


def open_view(match: Match) -> dict[str, Any]:
    """Give a view with all hands open: every seat's own places as that seat sees them."""
    made = match.view(None)
    own = {seat: {zone["id"]: zone for zone in match.view(seat)["zones"]} for seat in range(match.seats)}
    made["zones"] = [own.get(zone["owner"], {}).get(zone["id"], zone) for zone in made["zones"]]
    return made


def record_of(row: TableRow, match: Match) -> Record:
    """Give the save file of a table's game, with the promise that its shuffle kept."""
    shuffle = {"table": row.id, "salt": row.salt, "commitment": promise(row.id, row.salt, row.seed)}
    return dataclasses.replace(match.record, shuffle=shuffle)


def read_eyes(eyes: str, seats: int) -> str:
    """Check through whose eyes a replay is asked for: a seat's number, `none` (a spectator) or `open`."""
    if eyes in ("open", "none") or (eyes.isascii() and eyes.isdigit() and int(eyes) < seats):
        return eyes
    raise BadMessage(f"Whose eyes? A seat from 0 to {seats - 1}, 'none' or 'open'; not '{eyes}'.", field="eyes")


def read_record(text: bytes) -> Record:
    """Read a record file that somebody brought."""
    record = Record.from_json(text)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"The record has more than {MOST_MOVES} moves.", field="moves")
    return record


def replay(game: Game, record: Record, eyes: str, table: str | None = None) -> Replay:
    """Play a record again and look at every step."""
    match = game.replay(record, upto=0)
    read_eyes(eyes, match.seats)
    frames = [_frame(match, eyes, None, None, None, 0)]
    for seat, move in record.moves:
        try:
            frames.append(_next(match, eyes, seat, move))
        except PurrlorError as error:
            raise BadRecord(f"Move {len(frames)} of the record, '{seat} {move}': {error}", field="moves") from error
    return Replay(
        table=table,
        game=game.id,
        title=game.title,
        names=[match.names[seat] for seat in range(match.seats)],
        eyes=eyes,
        frames=frames,
        outcome=match.view(None)["outcome"],
        shuffle=PROMISE[record.keeps_promise],
        edition=game.edition,
    )


def _next(match: Match, eyes: str, seat: int, move: str) -> Frame:
    if move == CONCEDE:
        match.concede(seat)
        return _frame(match, eyes, seat, move, "Give up", match.beat + 1)
    label = next((m.label for m in match.moves(seat) if m.text == move), move)
    events = match.play(seat, move)
    since = events[0].beat if events else match.beat + 1
    shown = label if eyes in ("open", str(seat)) else None
    return _frame(match, eyes, seat, move if shown else None, shown, since)


def _frame(match: Match, eyes: str, seat: int | None, move: str | None, label: str | None, since: int) -> Frame:
    viewer = int(eyes) if eyes.isdigit() else None
    view = open_view(match) if eyes == "open" else match.view(viewer)
    events = _told_openly(match, since) if eyes == "open" else match.events(viewer, since)
    return Frame(ply=match.ply, seat=seat, move=move, label=label, events=events, view=view)  # type: ignore[arg-type]


def _told_openly(match: Match, since: int) -> list[dict[str, Any]]:
    """Tell each event as the one who knows most of it would."""
    tellings = [match.events(viewer, since) for viewer in (None, *range(match.seats))]
    return [next((line for line in lines if line.get("piece")), lines[0]) for lines in zip(*tellings, strict=True)]
