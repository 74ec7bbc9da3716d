"""How a match begins from a position that somebody wrote: filled in, tidied, and checked before anything is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from purrlor.engine.author.chance import seeded_words
from purrlor.engine.author.state import CONCEDED, STOPPED
from purrlor.engine.match.game_base import GameBase
from purrlor.engine.match.match import Match
from purrlor.engine.match.position import fill
from purrlor.engine.match.record import UNSOUND
from purrlor.engine.native.backend import Backend, State, as_record
from purrlor.errors import BadPosition, PurrlorError, short

HEAD = frozenset({"game", "version", "options"})


def place(
    game: GameBase, position: Mapping[str, Any], seats: int, seed: int, options: dict[str, Any], backend: Backend
) -> Match:
    """Set a position up and check that its pieces are those of the game."""
    if position.get("game", game.id) != game.id or position.get("version", game.version) != game.version:
        raise BadPosition("error-position-game", game=game.title, version=str(game.version), field="game")
    state = game.blank(seats, seed, options)
    state["rng"][0] = seeded_words(seed)
    fill(game.definition.state, state[0], {k: v for k, v in position.items() if k not in HEAD})
    _check_flow(game, state, seats)
    try:
        with np.errstate(all="raise"):
            return _begun(game, state, seats, options, seed, backend)
    except BadPosition:
        raise
    except UNSOUND as error:
        raise BadPosition("error-position-stuck", field="start") from error


def _begun(game: GameBase, state: State, seats: int, options: dict[str, Any], seed: int, backend: Backend) -> Match:
    if game.definition.tidy is not None:
        game.definition.tidy(as_record(state))
    _check_pieces(game, state, seats, options, backend)
    made = Match(game, state, options, seed, backend)
    made._start = state.copy()
    for seat in made.waiting:
        _check_asked(made, seat)
    return made


def _check_flow(game: GameBase, state: State, seats: int) -> None:
    """Refuse a position that asks what nobody asks, or somebody who is not there."""
    bounds = {
        "seats": (seats,), "turn": range(seats), "waiting": range(1 << seats), "left": range(1 << seats),
        "ask": (0, *map(int, game.presentation.asks)),
        "over": (*range(len(game.definition.reasons)), STOPPED, CONCEDED),
        "fault": (0,), "depth": range(len(state["stack"][0]) + 1),
    }  # fmt: skip
    for name, known in bounds.items():
        if int(state[name][0]) not in known:
            raise BadPosition("error-position-seats", name=name, seats=seats, value=str(state[name][0]), field=name)


def _check_pieces(game: GameBase, state: State, seats: int, options: dict[str, Any], backend: Backend) -> None:
    fresh = game.blank(seats, 0, options)
    backend.setup(fresh)
    want = backend.census(fresh).sum(axis=0)
    have = backend.census(state).sum(axis=0)
    for piece, (w, h) in enumerate(zip(want.tolist(), have.tolist(), strict=True)):
        if w != h:
            name = game.definition.pieces.names[piece]
            raise BadPosition("error-position-count", n=h, name=name, wanted=w, field=name)


def _check_asked(match: Match, seat: int) -> None:
    try:
        match.moves(seat)
    except (PurrlorError, KeyError, IndexError) as error:
        raise BadPosition("error-position-no-move", seat=seat, field="waiting") from error


def options_of(position: Mapping[str, Any] | None) -> Mapping[str, Any]:
    """Return the options that a position names."""
    found = {} if position is None else position.get("options", {})
    if not isinstance(found, Mapping):
        raise BadPosition("error-position-options", given=short(found), field="options")
    return found
