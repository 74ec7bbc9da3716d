"""Games as scripts of moves: those that bots play are written down first, and then studied like any other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from purrlor.errors import RulesFault
from purrlor.lab.run.jobs import Job, blank_of, game_of, is_bulk, players_of, seated, table_of


@dataclass(frozen=True)
class Script:
    """The moves of some games: who made which one, of how many; game k goes from starts[k] to starts[k + 1]."""

    who: NDArray[np.int8]
    what: NDArray[np.int32]
    many: NDArray[np.int16]
    starts: NDArray[np.int64]

    @classmethod
    def empty(cls, games: int, room: int) -> Script:
        """Make room for moves."""
        return cls(
            np.zeros(room, np.int8), np.zeros(room, np.int32), np.zeros(room, np.int16), np.zeros(games + 1, "i8")
        )

    @classmethod
    def of(cls, games: Sequence[Sequence[tuple[int, int, int]]]) -> Script:
        """Take games as lists of (seat, move, number of moves)."""
        flat = np.array([step for game in games for step in game], np.int64).reshape(-1, 3)
        starts = np.cumsum([0, *map(len, games)]).astype(np.int64)
        return cls(flat[:, 0].astype(np.int8), flat[:, 1].astype(np.int32), flat[:, 2].astype(np.int16), starts)


def bot_games(job: Job, first: int, count: int) -> Script:
    """Let bots play games, and return their moves; the same job gives the same games."""
    if is_bulk(job):
        return _bulk_games(job, first, count)
    return Script.of([_bot_game(job, number) for number in range(first, first + count)])


def ready(job: Job) -> None:
    """Load what plays the games, or compile it."""
    if is_bulk(job):
        from purrlor.bots import bulk

        bulk.loop()


def _bulk_games(job: Job, first: int, count: int) -> Script:
    """Let compiled code play: what it gives in parts becomes one script."""
    from purrlor.bots import bulk

    players = seated(players_of(job), job.seats)
    parts = list(bulk.play(players, table_of(job), blank_of(job), first, count))
    lengths = [0, *(n for part in parts for n in np.diff(part.starts).tolist())]
    who, what, many = (np.concatenate([getattr(part, name) for part in parts]) for name in ("who", "what", "many"))
    return Script(who, what, many, np.cumsum(lengths).astype(np.int64))


def _bot_game(job: Job, number: int) -> list[tuple[int, int, int]]:
    played, players = game_of(job), players_of(job)
    match = played.match(job.seats, (job.seed << 64) + number, dict(job.options))
    chance, steps = random.Random(f"{job.seed}/{number}"), []
    while match.waiting:
        if match.ply > played.definition.longest:
            raise RulesFault("error-game-number-endless", number=str(number), game=played.title)
        seat = chance.choice(match.waiting)
        move = players[seat % len(players)].choose(match, seat, chance.getrandbits(64))
        steps.append((seat, move.id, len(match.moves(seat))))
        match.play(seat, move)
    return steps
