"""Positions to think about: decisions in random games of every kind, and one that a card ends at once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import purrlor
from purrlor.engine.match.match import Match

DRAWING = {"play:pick-of-the-litter", "play:nine-lives-four-cards"}


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
    """Give every game with the fewest and the most seats."""
    games = [purrlor.game(name) for name in purrlor.GAMES]
    return [(game.id, seats) for game in games for seats in sorted({game.seats[0], game.seats[-1]})]


def empty_deck(richer: int) -> Match:
    """The deck is used up, and one of two seats is one meowney ahead: a card that draws ends the game at once."""
    game = purrlor.game("kitty-cataclysm")
    position = game.match(2, 1).position()
    rest = list(position["deck"])
    rest.remove("paw-it-forward")
    kitties = [["paw-it-forward"] if seat == richer else [] for seat in range(2)]
    return game.match(position={**position, "deck": [], "litter": rest, "kitty": kitties})
