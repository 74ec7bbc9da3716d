"""The rules of Warm Laundry as stories, in plain Python and compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from warm_laundry import GAME
from warm_laundry.record import COUNT, DECK_SIZE

from purrlor.engine import Game, Match
from purrlor.errors import BadSetup, IllegalMove
from purrlor.testing import check_game

Maker = Callable[..., Match]


@pytest.fixture(params=["plain", "native"])
def table(request: pytest.FixtureRequest) -> Maker:
    """Set up a story: everybody's paws, what lies in the basket; the rest is the deck."""

    def make(*paws: list[str], basket: tuple[str, ...] = ()) -> Match:
        backend = GAME.plain if request.param == "plain" else GAME.native
        return GAME.match(position=laid_out(GAME, paws, basket), backend=backend)

    return make


def laid_out(game: Game, paws: tuple[list[str], ...], basket: tuple[str, ...]) -> dict[str, Any]:
    used = [*basket, *(card for hand in paws for card in hand)]
    left = [card.id for card in game.cards.values() for _ in range(card.count - used.count(card.id))]
    held = [{card: hand.count(card) for card in set(hand)} for hand in paws]
    stack = [{"step": 1, "seat": 0}]
    return {"seats": len(paws), "paws": held, "basket": [*basket], "deck": left, "stack": stack, "depth": 1,
            "ask": 1, "waiting": 1}  # fmt: skip


def purrs(match: Match) -> list[int]:
    return [int(n) for n in match.state["purrs"][0][: match.seats]]


@pytest.mark.rule("WL-01")
def test_two_to_four_play() -> None:
    assert [GAME.match(seats).seats for seats in GAME.seats] == [2, 3, 4]
    with pytest.raises(BadSetup, match="WL-01"):
        GAME.match(5)


@pytest.mark.rule("WL-02", "WL-03")
def test_three_each_and_only_ones_own_are_seen() -> None:
    match = GAME.match(3, seed=4)
    zones = {zone["id"]: zone for zone in match.view(1)["zones"]}
    assert zones["deck"]["size"] == DECK_SIZE - 9 == int(COUNT.sum()) - 9
    assert all(piece["face"] is None for piece in zones["paws.0"]["pieces"])
    assert sum(piece["count"] for piece in zones["paws.1"]["pieces"] if piece["face"]) == 3


@pytest.mark.rule("WL-04")
def test_any_cat_of_the_paws_and_no_other(table: Maker) -> None:
    match = table(["tom", "kitten"], ["tabby"])
    assert {move.text for move in match.moves(0)} == {"lay:tom", "lay:kitten"}
    with pytest.raises(IllegalMove, match="WL-04"):
        match.play(0, "lay:majesty")


@pytest.mark.rule("WL-05")
@pytest.mark.parametrize(("top", "card", "purred"), [("tabby", "tom", 1), ("tom", "tom", 0), ("tom", "tabby", 0)])
def test_a_heavier_cat_purrs(table: Maker, top: str, card: str, purred: int) -> None:
    match = table([card], ["tabby"], basket=(top,))
    match.play(0, f"lay:{card}")
    assert purrs(match) == [purred, 0]


@pytest.mark.rule("WL-05")
def test_the_first_cat_purrs(table: Maker) -> None:
    match = table(["kitten"], ["tabby"])
    match.play(0, "lay:kitten")
    assert purrs(match) == [1, 0]


@pytest.mark.rule("WL-06")
@pytest.mark.parametrize(("card", "purred"), [("kitten", 1), ("tom", 0)])
def test_a_kitten_creeps_under_a_majesty(table: Maker, card: str, purred: int) -> None:
    match = table([card], ["tabby"], basket=("majesty",))
    match.play(0, f"lay:{card}")
    assert purrs(match) == [purred, 0]


@pytest.mark.rule("WL-07")
def test_then_one_draws_and_the_left_neighbour_goes_on(table: Maker) -> None:
    match = table(["tom"], ["tabby"])
    events = match.play(0, "lay:tom")
    assert [event.text(1) for event in events][-1].endswith("draws a card.")
    assert match.waiting == (1,)
    assert match.view(1)["seats"][0]["score"] == 1


@pytest.mark.rule("WL-08", "WL-09")
def test_most_purrs_win_and_ties_are_shared() -> None:
    shared = 0
    for seed in range(30):
        match = GAME.match(3, seed, backend=GAME.plain)
        while match.waiting:
            match.play(match.waiting[0], match.moves(match.waiting[0])[0])
        counted = purrs(match)
        assert match.outcome.winners == tuple(seat for seat in range(3) if counted[seat] == max(counted))
        shared += len(match.outcome.winners) > 1
    assert shared


def test_what_must_hold_in_every_game_holds() -> None:
    assert check_game(GAME, games=2) > 0
