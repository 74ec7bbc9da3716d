"""Nobody answers blindly: every answer to every question says what it leads to, or why there is nothing to say."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import purrlor
from purrlor.engine import Game, Match
from purrlor.engine.match import view
from sampling import FULL

GAMES = [purrlor.game(name) for name in purrlor.GAMES]
NEVER_FORCED = {"were-kittens", "paw-of-duty"}  # WK-104: their rules do not even ask what has one answer
PLAYED = 100 if FULL else 12  # whole games, of each game


def walked(game: Game, seed: int) -> Iterator[Match]:
    """Play a random game with random house rules, and stop before every answer."""
    chance = random.Random(seed)
    options = {option.name: chance.choice(option.values) for option in game.definition.options if not option.of_seats}
    match = game.match(chance.choice(list(game.seats)), seed, options)
    while match.waiting:
        yield match
        seat = chance.choice(match.waiting)
        match.advance(seat, chance.choice(match.legal(seat)))


def asked(match: Match) -> Iterator[tuple[int, dict[str, object], list[dict[str, object]]]]:
    """Give the seats that owe an answer, what they are asked, and what they may do."""
    for seat in match.waiting:
        facts = view.read(b"{%b}" % match.page(seat)[1])
        yield seat, facts["prompt"], facts["moves"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_answer_says_what_it_leads_to_or_is_plain_for_a_reason(game: Game) -> None:
    plain, used, mute = game.presentation.plain, set(), set()
    for seed in range(PLAYED):
        for match in walked(game, seed):
            for _, prompt, moves in asked(match):
                for move in moves:
                    verb = str(move["text"]).partition(":")[0]
                    marks = {f"{prompt['kind']}/{verb}", verb} & set(plain)
                    used |= marks
                    if "so" not in move and not marks:
                        mute.add(f"{prompt['kind']}/{verb}")
    assert not mute, f"{game.id}: no consequence, and not marked plain: {sorted(mute)}"
    assert all(len(reason) > 10 for reason in plain.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whether_there_is_a_choice_follows_from_what_all_see_where_a_question_says_so(game: Game) -> None:
    open_kinds = {prompt.kind for prompt in game.presentation.asks.values() if prompt.public}
    for seed in range(PLAYED):
        for match in walked(game, seed):
            for seat, prompt, moves in asked(match):
                if prompt["kind"] in open_kinds and len(match.waiting) == 1:
                    for other in range(match.seats):
                        if other != seat:
                            world = match.imagine(other, seed)
                            assert (len(world.legal(seat)) == 1) == (len(moves) == 1), (game.id, prompt["kind"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nobody_is_asked_a_question_with_one_answer(game: Game) -> None:
    forced = 0
    for seed in range(100):
        match = game.match(game.seats[seed % len(game.seats)], seed)
        chance = random.Random(seed)
        while match.waiting:
            for seat, prompt, moves in asked(match):
                if seat == 0:  # a person among bots: what is marked, the table answers
                    assert (len(moves) == 1) == prompt.get("forced", False)
                    assert (match.only_move(seat) is not None) == (len(moves) == 1)
                    forced += len(moves) == 1
            seat = match.waiting[0]
            match.advance(seat, chance.choice(match.legal(seat)))
    assert forced or game.id in NEVER_FORCED, "no such question in 100 games: is it still looked for?"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_consequence_or_stake_tells_what_a_seat_cannot_know(game: Game) -> None:
    for seed in range(PLAYED):
        for step, match in enumerate(walked(game, seed)):
            if step % 7 == 0:
                for seat in match.waiting:
                    world = match.imagine(seat, seed)
                    assert world.page(seat) == match.page(seat)
