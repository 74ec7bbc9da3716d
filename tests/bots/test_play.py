"""Every bot plays every game to its end by the list of moves, and its seed decides what it does."""

from __future__ import annotations

import random

import pytest

import purrlor
from purrlor.bots import Bot, bot
from purrlor.engine.match.match import Match

BOTS = ("random", "greedy:2", "search:12", "search:8:depth=3:candidates=2:blend=0.5", "greedy:2:blunder=0.5")


def tables() -> list[tuple[str, int]]:
    games = [purrlor.game(name) for name in purrlor.GAMES]
    return [(game.id, seats) for game in games for seats in sorted({game.seats[0], game.seats[-1]})]


def played(name: str, seats: int, player: Bot, seed: int) -> Match:
    match, chance = purrlor.game(name).match(seats, seed, windows="quick"), random.Random(seed)
    while match.waiting:
        seat = chance.choice(match.waiting)
        match.play(seat, player.choose(match, seat, chance.getrandbits(64)))
    return match


@pytest.mark.parametrize("name", purrlor.GAMES)
@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_plays_a_whole_game_and_the_same_again(name: str, kind: str) -> None:
    seats = purrlor.game(name).seats[0]
    once, again = (played(name, seats, bot(kind, name), 5) for _ in range(2))
    assert once.outcome is not None
    assert once.record == again.record


@pytest.mark.parametrize(("name", "seats"), tables())
def test_search_plays_at_small_and_at_full_tables(name: str, seats: int) -> None:
    assert played(name, seats, bot("search:4:depth=2", name), 6).outcome is not None


@pytest.mark.parametrize("kind", BOTS)
def test_another_seed_thinks_otherwise_somewhere(kind: str) -> None:
    game = purrlor.game("kitty-cataclysm")
    player, differs = bot(kind, game), 0
    for deal in range(40):
        match = game.match(4, deal)
        seat = match.waiting[0]
        differs += player.choose(match, seat, 1) != player.choose(match, seat, 2)
    assert differs > 0


def test_thinking_changes_nothing_at_the_table() -> None:
    for name, seats in tables():
        match = purrlor.game(name).match(seats, 3)
        before, seat = match.state.tobytes(), match.waiting[0]
        for kind in BOTS:
            bot(kind, name).choose(match, seat, 1)
        assert match.state.tobytes() == before


def test_one_possible_move_needs_no_thought() -> None:
    game = purrlor.game("kitty-cataclysm")

    class Never(Bot):
        def think(self, *args: object) -> None:  # type: ignore[override]
            raise AssertionError("there was nothing to think about")

    alone = 0
    for seed in range(200):
        match = game.match(2, seed)
        while match.waiting and len(match.moves(match.waiting[0])) > 1:
            match.play(match.waiting[0], match.moves(match.waiting[0])[0])
        if match.waiting:
            seat = match.waiting[0]
            assert Never("never").choose(match, seat) == match.moves(seat)[0]
            alone += 1
    assert alone > 0
