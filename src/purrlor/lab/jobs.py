"""Many games as chunks of plain data: done anywhere, added up in order, so that it does not matter who did which."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from purrlor.bots import Bot, bots
from purrlor.engine.batch import CHUNK, blank_state, in_order
from purrlor.engine.cache import source_hash
from purrlor.engine.edited import edited_game
from purrlor.engine.game import Game
from purrlor.engine.native import ENGINE
from purrlor.engine.options import settle_options
from purrlor.engine.playout import TROUBLES, Tally, play_games
from purrlor.errors import BadSetup, RulesFault
from purrlor.games import folder, game
from purrlor.lab.study import Script

BOT_CHUNK = 4
GPU_CHUNK = 1 << 22  # a chip has half a million games under way, and idles while the last of a chunk end
Sums = dict[str, NDArray[Any]]
Place = Callable[[Callable[[int], Sums], range], Iterator[Sums]]


class Work(Protocol):
    """What can be done in chunks: the games of one job, or of two side by side."""

    @property
    def game(self) -> str:
        """Give the game's id."""

    @property
    def games(self) -> int:
        """Give the number of games."""

    @property
    def chunk(self) -> int:
        """Give how many games are done at a time."""

    @property
    def chunks(self) -> int:
        """Give the number of chunks."""

    def span(self, k: int) -> tuple[int, int]:
        """Give the first game and the number of games of a chunk."""

    def facts(self) -> dict[str, Any]:
        """Give everything that decides the games, for comparing."""


@dataclass(frozen=True)
class Job:
    """Games of one kind: everything that decides them, as plain data that can travel."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str | int], ...]
    bots: tuple[str, ...]
    games: int
    cards: str = ""
    gpu: bool = False
    count_moves: bool = False

    @property
    def by_chance(self) -> bool:
        """Say whether all seats choose by chance, which compiled code does alone."""
        return set(self.bots) == {"random"}

    @property
    def chunk(self) -> int:
        """Give how many games are done at a time."""
        return GPU_CHUNK if self.gpu else CHUNK if self.by_chance else BOT_CHUNK

    @property
    def chunks(self) -> int:
        """Give the number of chunks."""
        return -(-self.games // self.chunk)

    def span(self, k: int) -> tuple[int, int]:
        """Give the first game and the number of games of a chunk."""
        return k * self.chunk, min(self.chunk, self.games - k * self.chunk)

    def facts(self) -> dict[str, Any]:
        """Give everything that decides the games, for comparing."""
        return asdict(self)


def new_job(
    played: Game,
    games: int,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] = ("random",),
    cards: str = "",
    gpu: bool = False,
) -> Job:
    """Check what is asked for, and give it as a job; `names` is one bot for all seats or one for each."""
    if isinstance(games, bool) or games < 1:
        raise BadSetup(f"The number of games must be at least 1, not {games}.", field="games")
    given = {"windows": "quick", **(options or {})}
    chosen = settle_options(played.options, given, played.parts.seats_rule)
    count = int(blank_state(played, seats, seed, chosen)["seats"][0])
    if len(names) not in (1, count):
        raise BadSetup(f"Name one bot for all seats, or {count}, one for each; not {len(names)}.", field="bots")
    bots(list(names), played, capped=False)
    if gpu and set(names) != {"random"}:
        raise BadSetup("On the GPU all seats choose by chance; leave --bots out.", field="bots")
    return Job(played.id, count, seed, tuple(chosen.items()), tuple(names), games, cards, gpu)


def game_of(job: Job) -> Game:
    """Give the game of a job, with its edited cards if it has any."""
    return edited_game(folder(job.game), job.cards) if job.cards else game(job.game)


@cache
def rules_hash(name: str) -> str:
    """Name the rules that this process has, to find out whether another one has the same."""
    return source_hash(ENGINE, folder(name))[:16]


def blank_of(job: Job, *, quiet: bool = False) -> NDArray[Any]:
    """Give the state from which all games of a job are dealt."""
    blank = blank_state(game_of(job), job.seats, job.seed, dict(job.options))
    blank["quiet"] = int(quiet)
    return blank


# -- Bots


def bot_games(job: Job, first: int, count: int) -> Script:
    """Let bots play games, and give their moves; the same job gives the same games."""
    return Script.of([_bot_game(job, number) for number in range(first, first + count)])


def _bot_game(job: Job, number: int) -> list[tuple[int, int, int]]:
    played, players = game_of(job), _players(job)
    match = played.match(job.seats, (job.seed << 64) + number, dict(job.options))
    chance, steps = random.Random(f"{job.seed}/{number}"), []
    while match.waiting:
        if match.ply > played.parts.longest:
            raise RulesFault(f"Game {number} of {played.title} does not end.")
        seat = chance.choice(match.waiting)
        move = players[seat % len(players)].choose(match, seat, chance.getrandbits(64))
        steps.append((seat, move.id, len(match.moves(seat))))
        match.play(seat, move)
    return steps


@cache
def _players(job: Job) -> list[Bot]:
    return bots(list(job.bots), game_of(job), capped=False)


# -- Adding up


def tally(job: Job, k: int) -> Sums:
    """Play a chunk by chance at full speed, and give what `simulate` tells."""
    first, count = job.span(k)
    found, more = _played(job, first, count)
    if found.games[3]:
        raise RulesFault(f"Game {found.games[4]} broke at ply {found.games[5]}: {TROUBLES[found.games[3]]}.")
    return {
        "games": found.games[:2], "max_longest": found.games[2:3], "wins": found.wins, "scores": found.scores,
        "reasons": found.reasons, **more,
    }  # fmt: skip


def _played(job: Job, first: int, count: int) -> tuple[Tally, Sums]:
    if not job.gpu:
        return play_games(game_of(job), blank_of(job, quiet=True), first, count), {}
    from purrlor.engine.cuda import play_on_gpu

    found = play_on_gpu(game_of(job), blank_of(job), first, count, count_moves=job.count_moves)
    return found.tally, {"moves": found.moves} if job.count_moves else {}


def chosen_pieces(played: Game, moves: NDArray[Any]) -> dict[str, int]:
    """Tell how often each card, piece or seat was chosen and for what, from how often each move was: `play:fat-cat`."""
    found: Counter[str] = Counter()
    for move in np.flatnonzero(moves):
        verb, arguments = played.parts.verbs.parse(int(move))
        piece = f":{verb.axes[0].names[arguments[0]]}" if arguments else ""
        found[verb.name + piece] += int(moves[move])
    return dict(found.most_common())


def bot_tally(job: Job, k: int) -> Sums:
    """Let bots play a chunk, and give the same sums."""
    from purrlor.lab.study import study

    first, count = job.span(k)
    rows = study(game_of(job), blank_of(job), first, count, bot_games(job, first, count)).rows
    return {
        "games": np.array([count, rows["decisions"].sum()], np.int64),
        "max_longest": rows["decisions"].max(keepdims=True).astype(np.int64),
        "wins": shares(rows).sum(axis=0),
        "scores": rows["score"].sum(axis=0, dtype=np.int64),
        "reasons": np.bincount(rows["reason"], minlength=16),
    }


def shares(rows: NDArray[Any]) -> NDArray[np.float64]:
    """Give every seat's share of the win in each game."""
    won = rows["place"] == 1
    found: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
    return found


def add(total: Sums, part: Mapping[str, NDArray[Any]]) -> None:
    """Add the sums of a chunk; what is called max_… is the largest instead."""
    for name, array in part.items():
        if name not in total:
            total[name] = array.copy()
        elif name.startswith("max_"):
            total[name] = np.maximum(total[name], array)
        else:
            total[name] = total[name] + array


def over_threads(threads: int) -> Place:
    """Do chunks on this machine."""
    return lambda work, items: in_order(work, items, threads)
