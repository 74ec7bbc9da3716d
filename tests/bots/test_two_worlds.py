"""Bots never look: in two worlds that a seat cannot tell apart, a bot with the same seed makes the same choice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import purrlor
from purrlor.bots import Bot, bot, hints
from purrlor.engine.match.match import Match

KINDS = ("random", "greedy:4", "search:40", "search:20:depth=4:candidates=2", "examples/outside_bot.py:choose")


def decisions(name: str, seats: int, games: int) -> Iterator[tuple[Match, int, int]]:
    """Walk through random games, stopping at some decisions with more than one move."""
    for seed in range(games):
        match, chance = purrlor.game(name).match(seats, seed), random.Random(f"{name}/{seats}/{seed}")
        while match.waiting:
            seat = chance.choice(match.waiting)
            moves = match.moves(seat)
            if len(moves) > 1 and chance.random() < 0.3:
                yield match, seat, chance.getrandbits(60)
            match.play(seat, chance.choice(moves))


def tables() -> list[tuple[str, int]]:
    games = [purrlor.game(name) for name in purrlor.GAMES]
    return [(game.id, seats) for game in games for seats in sorted({game.seats[0], game.seats[-1]})]


@pytest.mark.parametrize(("name", "seats"), tables())
@pytest.mark.parametrize("kind", KINDS)
def test_the_choice_is_the_same_in_worlds_that_look_the_same(name: str, seats: int, kind: str) -> None:
    player, worlds_that_differ = bot(kind, name), 0
    for count, (match, seat, seed) in enumerate(decisions(name, seats, 3)):
        world = match.imagine(seat, seed)
        worlds_that_differ += not world.same_bytes(match)
        assert player.choose(world, seat, seed) == player.choose(match, seat, seed)
        if count >= 12:
            break
    assert worlds_that_differ > 0  # or the test would show nothing


@pytest.mark.parametrize(("name", "seats"), tables())
def test_the_hints_are_the_same_in_worlds_that_look_the_same(name: str, seats: int) -> None:
    for count, (match, seat, seed) in enumerate(decisions(name, seats, 1)):
        world = match.imagine(seat, seed)
        assert hints(world, seat, "search:60", seed) == hints(match, seat, "search:60", seed)
        if count >= 4:
            break


class Peeking(Bot):
    """What the test must catch: a bot that reads the true state."""

    def think(self, match, seat, moves, seed, stop):  # type: ignore[no-untyped-def]
        return moves[sum(match.state.tobytes()) % len(moves)]


def test_a_bot_that_looks_is_caught() -> None:
    same = [
        Peeking("peeking").choose(match.imagine(seat, seed), seat, seed) == Peeking("peeking").choose(match, seat, seed)
        for match, seat, seed in decisions("kitty-cataclysm", 4, 3)
    ]
    assert not all(same)
