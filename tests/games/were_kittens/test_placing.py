"""Were Kittens stories: phase 1, where victims are placed and the quarter is won."""

from __future__ import annotations

import pytest

from games.were_kittens.wk import GAME, NONE, A, B, C, Maker, Story
from purrlor.engine.native.backend import as_record
from purrlor.games.were_kittens.record import Step

CATS = "A6P^ B4D^"
THREE = "A6P^ B4D^ C5N^"


@pytest.mark.rule("WK-36", "WK-47", "WK-85")
def test_a_round_goes_from_placing_over_acting_to_refreshing(fresh: Maker) -> None:
    story = fresh().all_do("start P", "start D")
    asked: list[str] = []
    while story.position["rounds"] < 3:
        prompt = story.match.view(story.waiting[0])["prompt"]
        asked += [] if asked[-1:] == [prompt["kind"]] else [prompt["kind"]]
        story.does(story.waiting[0], story.options(story.waiting[0])[0])
    assert asked == ["place_victims", "place_city_coin", "cat_action", "place_victims", "cat_action"]


@pytest.mark.rule("WK-37", "WK-39", "WK-98")
def test_victims_are_placed_coin_by_coin_and_the_rest_stays_in_hand(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, hand=[(2, 0, 1), (0, 1, 0)])
    assert story.options(A) == ["done", "place P", "place D"]
    story.does(A, "place P")
    assert story.options(A) == ["done", "place P", "place D"]
    story.does(A, "place P")
    assert story.options(A) == ["done", "place D"]
    story.does(A, "done").does(B, "done")
    assert (story.hand(A), story.eat(A)) == ((0, 0, 1), (2, 0, 0))
    assert (story.hand(B), story.eat(B)) == ((0, 1, 0), NONE)


@pytest.mark.rule("WK-40", "WK-98")
def test_placements_are_revealed_together(table: Maker) -> None:
    """S-43."""
    story = table(CATS, step=Step.PLACE, hand=[(1, 1, 0), (0, 0, 1)])
    before = story.zone(B, "hand.0"), story.zone(B, "eat.0")
    view, events = story.match.view(B), story.match.events(B)
    story.does(A, "place P")
    assert (story.match.view(B), story.match.events(B)) == (view, events)
    assert story.zone(A, "eat.0")["pieces"][0]["marks"] == {"claw": 1, "sealed": True}
    assert [(p["face"], p["count"]) for p in story.zone(A, "hand.0")["pieces"]] == [("nickel", 1)]
    story.does(A, "done")
    assert (story.zone(B, "hand.0"), story.zone(B, "eat.0")) == before
    assert story.told(B) == ["seat 0 is done placing."]
    assert story.match.view(B)["seats"][A]["badges"] == ["quarter", "done"]
    story.does(B, "done")
    assert (story.eat(A), story.hand(A), story.eat(B)) == ((1, 0, 0), (0, 1, 0), NONE)
    assert story.quarter == B


@pytest.mark.rule("WK-40", "WK-98")
def test_done_is_done(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, hand=[(1, 1, 0), (0, 0, 1)])
    story.does(A, "place P", "done")
    assert story.options(A) == []
    assert story.refuses(A, "place N") == "WK-40"
    assert story.refuses(A, "done") == "WK-40"


@pytest.mark.rule("WK-38", "WK-41")
def test_the_scare_area_is_only_for_characters(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, hand=[(1, 0, 0), (0, 0, 1)])
    assert story.refuses(A, "scare P") == "WK-41"
    assert "scare P" not in story.options(A)
    story = table(CATS, step=Step.PLACE, hand=[(1, 0, 0), (0, 0, 1)], characters=["boo", "copy"])
    assert story.options(A) == ["done", "place P", "scare P"]
    story.does(A, "scare P").does(B, "done")
    assert (story.scare(A), story.hand(A)) == ((1, 0, 0), NONE)


@pytest.mark.rule("WK-46", "WK-43", "WK-104")
def test_who_has_nothing_to_place_is_done_and_can_win_the_quarter(table: Maker) -> None:
    """S-36."""
    story = table(CATS, step=Step.PLACE, hand=[NONE, (0, 1, 1)], quarter=B)
    assert story.waiting == (B,)
    story.does(B, "place N", "done")
    assert story.quarter == A


@pytest.mark.rule("WK-104")
def test_who_has_placed_everything_is_done_at_once(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, hand=[(1, 0, 0), (0, 0, 1)])
    story.does(A, "place P")
    assert story.waiting == (B,)


# -- The race --------------------------------------------------------------------------------------------------------


def race(table: Maker, cats: str, quarter: int, *placed: int, **options: object) -> Story:
    """Let every seat, which has two pennies and a nickel, place some pennies."""
    hands = [(2, 1, 0)] * len(placed)
    story = table(cats, seats=len(placed), step=Step.PLACE, hand=hands, quarter=quarter, **options)
    for seat, count in enumerate(placed):
        story.does(seat, *["place P"] * count, "done")
    return story


@pytest.mark.rule("WK-42", "WK-43")
@pytest.mark.parametrize(
    ("holder", "placed", "winner"), [(A, (2, 0), B), (A, (0, 2), A), (A, (1, 1), B), (B, (1, 1), A)]
)
def test_who_places_fewest_takes_the_quarter(table: Maker, holder: int, placed: tuple[int, ...], winner: int) -> None:
    """S-29."""
    assert race(table, CATS, holder, *placed).quarter == winner


@pytest.mark.rule("WK-43", "WK-13")
@pytest.mark.parametrize(
    ("holder", "placed", "winner"),
    [(A, (0, 2, 0), C), (A, (0, 0, 0), B), (B, (0, 0, 0), C), (C, (1, 1, 1), A), (B, (0, 0, 2), A), (B, (2, 0, 2), B)],
)
def test_of_level_seats_the_first_after_the_holder_takes_it(
    table: Maker, holder: int, placed: tuple[int, ...], winner: int
) -> None:
    """S-30."""
    assert race(table, THREE, holder, *placed).quarter == winner


@pytest.mark.rule("WK-43")
def test_in_the_first_round_the_lot_decides_between_level_seats(fresh: Maker) -> None:
    def winner(seed: int, *moves: str) -> int | None:
        story = fresh(3, seed).all_do("start P", "start P", "start P")
        return story.all_do(*moves).quarter

    assert {winner(seed, "done", "done", "done") for seed in range(20)} == {A, B, C}
    assert {winner(seed, "done", "place P", "done") for seed in range(20)} == {A, C}
    assert {winner(seed, "place P", "done", "place P") for seed in range(5)} == {B}


@pytest.mark.rule("WK-42")
def test_the_quarter_is_raced_for_in_every_round_and_kept_in_between(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, hand=[(1, 1, 0), (0, 1, 1)], city=(1, 1, 2), quarter=A)
    story.does(A, "place P", "done").does(B, "done")
    assert story.quarter == B
    assert story.told(A)[-1] == "seat 1 takes the quarter."
    story.everybody_passes()
    assert (story.quarter, story.waiting) == (B, (A, B))
    story.does(B, "place N", "done").does(A, "done")
    assert story.quarter == A


@pytest.mark.rule("WK-44", "WK-104")
def test_in_a_real_race_the_first_done_counts(table: Maker) -> None:
    """S-35: whatever they placed, and even with an empty hand everybody says done in person."""
    hands = [(1, 1, 0), NONE, (1, 0, 1)]
    story = table(THREE, seats=3, step=Step.PLACE, hand=hands, quarter=B, quarter_race="first_done")
    assert story.waiting == (A, B, C)
    assert story.options(B) == ["done"]
    story.does(C, "place P", "place D")
    assert (story.waiting, story.quarter) == ((A, B, C), B)
    story.does(C, "done")
    assert (story.quarter, story.eat(C)) == (C, NONE)
    story.does(A, "done").does(B, "done")
    assert (story.quarter, story.eat(C)) == (C, (1, 0, 1))


def is_race(story: Story) -> bool:
    """Say whether being quick wins something now."""
    race = GAME.definition.race
    assert race is not None
    return bool(race(as_record(story.match.state)))


@pytest.mark.rule("WK-44")
def test_it_is_a_race_until_somebody_is_done(table: Maker, fresh: Maker) -> None:
    scene = {"step": Step.PLACE, "hand": [(1, 0, 0), (1, 0, 1)], "city": (1, 1, 2)}
    story = table(CATS, quarter_race="first_done", **scene)
    assert is_race(story) and is_race(story.does(B, "place P"))
    assert not is_race(story.does(A, "done"))
    story.does(B, "done")
    assert not is_race(story), "cats act, nobody is hurried"
    assert not is_race(table(CATS, **scene)) and not is_race(table(CATS, quarter_race="rotate", **scene))
    quick = fresh(2, 1, quarter_race="first_done", windows="quick").all_do("start P", "start P")
    assert not is_race(quick), "the lot has drawn who is asked"


@pytest.mark.rule("WK-44", "WK-104")
def test_the_table_places_nothing_for_an_absent_seat_and_who_gave_up_does_not_race(table: Maker) -> None:
    story = table(THREE, seats=3, step=Step.PLACE, hand=[(1, 1, 0)] * 3, quarter=B, quarter_race="first_done")
    assert story.match.timeout_move(A).text == "done", "the only answer that moves no coin"
    story.match.concede(A)
    story.does(A, "done")
    assert (story.quarter, is_race(story)) == (B, True)
    story.does(C, "place P", "done")
    assert (story.quarter, is_race(story)) == (C, False)


@pytest.mark.rule("WK-44")
def test_a_race_in_a_simulation_asks_in_an_order_drawn_by_lot(fresh: Maker) -> None:
    def order(seed: int) -> tuple[int, ...]:
        story = fresh(3, seed, quarter_race="first_done", windows="quick").all_do("start P", "start P", "start P")
        asked: list[int] = []
        while story.match.view(story.waiting[0])["prompt"]["kind"] == "place_victims":
            assert len(story.waiting) == 1
            asked.append(story.waiting[0])
            story.does(story.waiting[0], "done")
        assert story.quarter == asked[0]
        return tuple(asked)

    assert len({order(seed) for seed in range(60)}) == 6


@pytest.mark.rule("WK-45")
def test_the_quarter_can_travel_round_the_table(table: Maker) -> None:
    """S-49."""
    story = race(table, THREE, B, 0, 2, 2, quarter_race="rotate", city=(1, 1, 2))
    assert story.quarter == C
    story.everybody_passes().does(A, "done").does(B, "done").does(C, "done")
    assert story.quarter == A


@pytest.mark.rule("WK-45")
def test_the_first_holder_of_a_travelling_quarter_is_drawn_by_lot(fresh: Maker) -> None:
    def holder(seed: int) -> int | None:
        story = fresh(3, seed, quarter_race="rotate").all_do("start P", "start P", "start P")
        return story.does(A, "done").does(B, "place P").does(C, "place P").quarter

    assert {holder(seed) for seed in range(20)} == {A, B, C}
