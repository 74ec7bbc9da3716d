"""Many games as chunks of plain data, which can be done anywhere: a job is everything that decides its games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Protocol

from numpy.typing import NDArray

from purrlor.bots import Bot, bots
from purrlor.bots.instinct import Instinct
from purrlor.engine.author.options import settle_options
from purrlor.engine.batch.batch import CHUNK, blank_state, in_order
from purrlor.engine.compile.cache import ENGINE, source_hash
from purrlor.engine.match.game import Game
from purrlor.engine.match.match import Match
from purrlor.errors import BadSetup
from purrlor.games import edited, folder, game

BOT_CHUNK = 4
BULK_CHUNK = 200  # games of bots that compiled code plays alone
GPU_CHUNK = 1 << 22  # a chip has half a million games under way, and idles while the last of a chunk end
Sums = dict[str, NDArray[Any]]
Place = Callable[[Callable[[int], Sums], range], Iterator[Sums]]


class Work(Protocol):
    """What can be done in chunks: the games of one job, or of two side by side."""

    @property
    def game(self) -> str:
        """Return the game's id."""

    @property
    def games(self) -> int:
        """Return the number of games."""

    @property
    def chunk(self) -> int:
        """Return how many games are done at a time."""

    @property
    def chunks(self) -> int:
        """Return the number of chunks."""

    def span(self, k: int) -> tuple[int, int]:
        """Return the first game and the number of games of a chunk."""

    def facts(self) -> dict[str, Any]:
        """Return everything that decides the games, for comparing."""


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
        """Return whether all seats choose by chance, which compiled code does alone."""
        return set(self.bots) == {"random"}

    @property
    def chunk(self) -> int:
        """Return how many games are done at a time."""
        if self.by_chance:
            return GPU_CHUNK if self.gpu else CHUNK
        return BULK_CHUNK if is_bulk(self) else BOT_CHUNK

    @property
    def chunks(self) -> int:
        """Return the number of chunks."""
        return -(-self.games // self.chunk)

    def span(self, k: int) -> tuple[int, int]:
        """Return the first game and the number of games of a chunk."""
        return k * self.chunk, min(self.chunk, self.games - k * self.chunk)

    def facts(self) -> dict[str, Any]:
        """Return everything that decides the games, for comparing."""
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
    """Check what is asked for, and return it as a job; `names` is one bot for all seats or one for each."""
    if isinstance(games, bool) or games < 1:
        raise BadSetup("error-games-few", n=str(games), field="games")
    given = {"windows": "quick", **(options or {})}
    chosen = settle_options(played.options, given, played.definition.seats_rule)
    count = int(blank_state(played, seats, seed, chosen)["seats"][0])
    if len(names) not in (1, count):
        raise BadSetup("error-bots-number", seats=count, n=len(names), field="bots")
    bots(list(names), played, capped=False)
    if gpu and set(names) != {"random"}:
        raise BadSetup("error-bots-gpu", field="bots")
    return Job(played.id, count, seed, tuple(chosen.items()), tuple(names), games, cards, gpu)


class WithCards(Protocol):
    """What says which game is played, and with which cards."""

    @property
    def game(self) -> str:
        """Return the game's id."""

    @property
    def cards(self) -> str:
        """Return the text of an edited sheet; nothing for the usual cards."""


def game_of(job: WithCards) -> Game:
    """Return the game of a job, with its edited cards if it has any."""
    return edited(job.game, job.cards) if job.cards else game(job.game)


@cache
def players_of(job: Job) -> list[Bot]:
    """Return the bots of a job: one for all seats, or one for each."""
    return bots(list(job.bots), game_of(job), capped=False)


def seated(players: Sequence[Bot], seats: int) -> list[Bot]:
    """Return a bot for every seat."""
    return [players[seat % len(players)] for seat in range(seats)]


def table_of(job: Job) -> Match:
    """Return some match of a job's kind."""
    return game_of(job).match(job.seats, 0, dict(job.options))


@cache
def is_bulk(job: Job) -> bool:
    """Return whether compiled code plays the games alone, though not by chance."""
    if job.by_chance or not any(isinstance(player, Instinct) for player in players_of(job)):
        return False
    from purrlor.bots.bulk import is_able

    return is_able(seated(players_of(job), job.seats), table_of(job))


@cache
def rules_hash(name: str) -> str:
    """Name the rules that this process has, to find out whether another one has the same."""
    return source_hash(ENGINE, folder(name))[:16]


def blank_of(job: Job, *, quiet: bool = False) -> NDArray[Any]:
    """Return the state from which all games of a job are dealt."""
    blank = blank_state(game_of(job), job.seats, job.seed, dict(job.options))
    blank["quiet"] = int(quiet)
    return blank


def over_threads(threads: int) -> Place:
    """Do chunks on this machine."""
    return lambda work, items: in_order(work, items, threads)
