"""Bots never look: in two worlds that a seat cannot tell apart, a bot with the same seed makes the same choice."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

import purrlor
from bots.positions import decisions, tables
from bots.random_nets import file_for
from purrlor.bots import Bot, bot, hints
from purrlor.bots.advice import advise

KINDS = ("random", "greedy:4", "search:40", "search:20:depth=4:candidates=2", "examples/outside_bot.py:choose")


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


@pytest.mark.parametrize(("name", "seats"), tables())
def test_the_advice_is_the_same_in_worlds_that_look_the_same(name: str, seats: int) -> None:
    reasons = 0
    for match, seat, seed in islice(decisions(name, seats, 3), 0, 90, 6):
        world = match.imagine(seat, seed)
        advised = advise(match, seat, "search:200", seed)
        assert advise(world, seat, "search:200", seed) == advised
        reasons += sum(advice.why is not None for advice in advised)
    assert reasons > 0  # or nothing was compared that a line told


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_glance_is_the_same_in_worlds_that_look_the_same(name: str, seats: int, tmp_path: Path) -> None:
    """A network sees only what its seat may know: not the choice alone, every move's share and the value are equal."""
    player, worlds_that_differ = bot(file_for(purrlor.game(name), tmp_path), name), 0
    for match, seat, seed in islice(decisions(name, seats, 3), 40):
        world = match.imagine(seat, seed)
        worlds_that_differ += not world.same_bytes(match)
        assert player.choose(world, seat, seed) == player.choose(match, seat, seed)
        assert player.judge(world, seat, seed) == player.judge(match, seat, seed)
    assert worlds_that_differ > 0


@pytest.mark.parametrize(("name", "seats"), tables())
@pytest.mark.parametrize("how", ["", ":own=1", ":others=1:blend=0.3", ":others=2:depth=2"])
def test_a_guided_search_sees_the_same_in_worlds_that_look_the_same(
    name: str, seats: int, how: str, tmp_path: Path
) -> None:
    """Every visit and every mean is equal, in whatever way the network is asked along the walk."""
    net, worlds_that_differ = file_for(purrlor.game(name), tmp_path), 0
    player = bot(f"search:40:net={net}:temperature=3{how}", name)
    for match, seat, seed in islice(decisions(name, seats, 3), 10):
        world = match.imagine(seat, seed)
        worlds_that_differ += not world.same_bytes(match)
        assert player.judge(world, seat, seed) == player.judge(match, seat, seed)
    assert worlds_that_differ > 0


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
