"""Who plays whom: seatings in which every bot has every seat, on the same deals for all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

from purrlor.bots import Bot, bots, bulk
from purrlor.bots.registry import Opponent, named
from purrlor.engine.author.results import win_share
from purrlor.engine.match.match import Match
from purrlor.errors import BadSetup, RulesFault
from purrlor.lab.run.jobs import game_of

LOWER = (1 << 64) - 1


@dataclass(frozen=True)
class ArenaSetup:
    """An arena: everything that decides its games. Bots are names, functions, objects or classes."""

    game: str
    bots: tuple[Opponent, ...]
    seats: int
    seed: int
    options: tuple[tuple[str, Any], ...] = ()
    cards: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the bots are called; of several of one name the later ones have a number."""
        plain = [named(bot) for bot in self.bots]
        often = [plain[:i].count(name) for i, name in enumerate(plain)]
        return tuple(f"{name} {n + 1}" if n else name for name, n in zip(plain, often, strict=True))


@dataclass(frozen=True)
class Played:
    """One finished game: which bot sat where, who began, and how it ended."""

    seating: tuple[int, ...]
    first: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int

    def shares(self) -> list[float]:
        """Return each seat's share of the win; a tie splits it."""
        return [win_share(self.ranks, len(self.ranks), seat) for seat in range(len(self.ranks))]


@dataclass
class Deal:
    """All games on one deal."""

    number: int
    games: list[Played] = field(default_factory=list)


def prepare(setting: ArenaSetup) -> None:
    """Refuse an arena that cannot be, before anything is played."""
    if len(setting.bots) < 2:
        raise BadSetup("error-arena-two", field="bots")
    doubled = {name for name in setting.bots if setting.bots.count(name) > 1}
    if doubled:
        raise BadSetup("error-arena-twice", name=named(doubled.pop()), field="bots")
    _bots(setting)
    game_of(setting).match(setting.seats, 0, dict(setting.options))


def lineups(count: int, seats: int) -> list[tuple[int, ...]]:
    """List who sits together: all groups of that size, or, with fewer bots than seats, each bot equally often."""
    if count >= seats:
        return list(combinations(range(count), seats))
    every, rest = divmod(seats, count)
    return [tuple(range(count)) * every + extra for extra in combinations(range(count), rest)]


def seatings(setting: ArenaSetup, deal: int) -> list[tuple[int, ...]]:
    """List the seatings of a deal: each line-up in an order drawn for this deal, turned through all seats."""
    found: list[tuple[int, ...]] = []
    for lineup in lineups(len(setting.bots), setting.seats):
        order = random.Random(f"{setting.seed}/{deal}/{lineup}").sample(lineup, len(lineup))
        turned = [tuple(order[i:] + order[:i]) for i in range(len(order))]
        found += dict.fromkeys(turned)
    return found


def play_deal(setting: ArenaSetup, deal: int) -> Deal:
    """Play one deal in all its seatings."""
    seed = random.Random(f"deal {setting.seed}/{deal}").getrandbits(100)
    return Deal(deal, [_play(setting, seating, seed) for seating in seatings(setting, deal)])


def _play(setting: ArenaSetup, seating: tuple[int, ...], seed: int) -> Played:
    players = [_bots(setting)[i] for i in seating]
    match = game_of(setting).match(setting.seats, seed, {"windows": "quick", **dict(setting.options)})
    if bulk.is_able(players, match):
        return play_in_bulk(match, players, seating)
    first = int(match.view(None)["turn"])
    for seat, thought in _turns(match, f"{seed}/{seating}"):
        match.play(seat, players[seat].choose(match, seat, thought))
    assert match.outcome is not None
    return Played(seating, first, match.outcome.ranks, match.outcome.scores, match.ply)


def play_in_bulk(match: Match, players: Sequence[Bot], seating: tuple[int, ...]) -> Played:
    """Let compiled code play the game that this match begins; its number is the lower half of the seed."""
    number, seats = match.seed & LOWER, match.seats
    blank = match.game.blank(seats, match.seed, match.options)
    played = next(bulk.play(players, match, blank, number - (number >> 63 << 64), 1))
    ranks, scores = (tuple(played.finals[name][0][:seats].tolist()) for name in ("place", "score"))
    return Played(seating, match.turn, ranks, scores, len(played.who))


def _turns(match: Match, seed: str) -> Iterator[tuple[int, int]]:
    """Return who is asked next, in a drawn order when several are, and with which seed it thinks."""
    chance = random.Random(seed)
    while match.waiting:
        if match.ply > match.game.definition.longest:
            raise RulesFault("error-game-endless", game=match.game.title)
        yield chance.choice(match.waiting), chance.getrandbits(64)


@cache
def _bots(setting: ArenaSetup) -> list[Bot]:
    return bots(setting.bots, game_of(setting), capped=False)
