"""One view for every client: facts that compiled rules write, and the same in words for whoever wants them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from purrlor.engine.match.game_base import GameBase
from purrlor.engine.match.outcome import outcome_data, read_outcome
from purrlor.engine.match.presentation import Move
from purrlor.engine.match.wording import Speaker
from purrlor.engine.view.sentence import BREAK

PARTS = BREAK.encode()
PHASE = re.compile(rb'"phase":"([^"]*)"')
WAITING = re.compile(rb',"waiting":\[([0-9,]*)\],"outcome":')  # the keys come once, and no name can hold a quote


def write(seat: int | None, beat: int, table: bytes, question: bytes) -> bytes:
    """Return a view as JSON: what the table shows, and what is asked of the seat."""
    return b'{"seat":%b,"beat":%d,%b,%b}' % (b"null" if seat is None else b"%d" % seat, beat, table, question)


def halves(page: bytes) -> tuple[bytes, bytes]:
    """Part a page into what the table shows and what the seat is asked."""
    table, _, question = page.partition(PARTS)
    return table, question


def flow_of(table: bytes) -> tuple[tuple[int, ...], str]:
    """Read who is awaited, and the phase, out of what a table shows."""
    phase, waiting = PHASE.search(table), WAITING.search(table)
    assert phase is not None and waiting is not None
    return tuple(map(int, waiting[1].split(b","))) if waiting[1] else (), phase[1].decode()


def in_words(game: GameBase, facts: dict[str, Any], options: Mapping[str, Any], speaker: Speaker) -> dict[str, Any]:
    """Return a view with the words that a client would say, and the names of those at the table."""
    ended = facts["outcome"]
    head = {"game": game.id, "version": game.version, "options": options}
    return {
        **head,
        **facts,
        "phase": speaker.word("phase", facts["phase"]),
        "seats": [{"seat": i, "name": speaker.name(i), **seat} for i, seat in enumerate(facts["seats"])],
        "zones": [_zone(zone, speaker) for zone in facts["zones"]],
        "prompt": facts["prompt"] and _prompt(facts["prompt"], speaker),
        "moves": [_move(game.move(move, speaker)) for move in facts["moves"]],
        "outcome": ended and outcome_data(read_outcome(ended, speaker)),
        "alarms": [speaker.word("alarm", say) for say in facts.get("alarms", ())],
    }


def _zone(zone: dict[str, Any], speaker: Speaker) -> dict[str, Any]:
    return {**zone, "label": speaker.title("zone", zone.get("title") or zone["id"].partition(".")[0])}


def _prompt(prompt: dict[str, Any], speaker: Speaker) -> dict[str, Any]:
    return {
        "kind": prompt["kind"],
        "text": speaker.word("ask", prompt["say"]),
        "rule": prompt["rule"],
        "stake": speaker.word("stake", prompt.get("stake", "")),
        "forced": prompt.get("forced", False),
    }


def _move(move: Move) -> dict[str, Any]:
    return {
        "id": move.id,
        "text": move.text,
        "label": move.label,
        "so": move.consequence,
        "hurts": move.hurts,
        "touches": list(move.touches),
    }


def read(written: bytes) -> dict[str, Any]:
    """Return a view as data."""
    facts: dict[str, Any] = json.loads(written)
    return facts
