"""Were Kittens stories: refresh, the end, the score and the stall guard."""

from __future__ import annotations

import pytest

from games.were_kittens.wk import GAME, NONE, A, B, C, Coins, Maker, Story
from purrlor.errors import IllegalMove
from purrlor.games.were_kittens.record import Step
from purrlor.games.were_kittens.scoring import each_scores

# -- Refresh ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-82", "WK-83", "WK-84", "WK-85", "WK-86")
def test_the_refresh_turns_cats_up_and_clears_the_areas(table: Maker) -> None:
    """S-23."""
    story = table(
        "A2Pv A6P^ B6Pv", city=(1, 0, 0), supply=(1, 0, 0), eat=[(1, 1, 0)], scare=[(0, 0, 1)], step=Step.CHECK,
        record_low=22, characters=["copycat", "boo"],
    )  # fmt: skip
    assert (story.supply, story.city, story.eat(A)) == ((2, 1, 0), (1, 0, 0), NONE)
    assert (story.cats(A), story.cats(B)) == (["2P^", "6P^"], ["6P^"])
    assert (story.hand(A), story.scare(A)) == ((0, 0, 1), NONE)
    assert (story.position["rounds"], story.options(A)[0]) == (4, "done")


@pytest.mark.rule("WK-81", "WK-87", "WK-88")
def test_the_final_round_has_no_refresh(table: Maker) -> None:
    """S-24: the uneaten nickel stays and scores, and nothing is turned."""
    story = table("A6P^ B4Dv", city=(1, 0, 0), supply=NONE, eat=[(0, 1, 0)])
    story.does(A, "take P", "stop")
    assert (story.reason, story.eat(A), story.cats(A)) == ("coins-gone", (0, 1, 0), ["6Pv"])
    assert story.scores[A] == 2 + 2 + 2
    assert story.waiting == ()


@pytest.mark.rule("WK-88", "WK-90")
def test_scared_victims_score_too(table: Maker) -> None:
    story = table("A6P^ B4Dv", city=(1, 0, 0), supply=NONE, scare=[(0, 0, 2)], characters=["early", "boo"])
    story.does(A, "take P")
    assert (story.scare(A), story.scores[A]) == ((0, 0, 2), 2 + 4 + 1)


@pytest.mark.rule("WK-87", "WK-79", "WK-104")
def test_cats_without_coins_to_hunt_are_skipped(table: Maker) -> None:
    """S-25 and S-39."""
    story = table("A2P^ B4D^ A6P^", city=(1, 0, 0), supply=NONE)
    story.does(A, "take P")
    assert (story.reason, story.cats(A), story.cats(B)) == ("coins-gone", ["2Pv", "6P^"], ["4D^"])


@pytest.mark.rule("WK-87", "WK-86")
def test_nothing_can_be_done_after_the_end(table: Maker) -> None:
    story = table("A6P^ B4Dv", city=(1, 0, 0), supply=NONE).does(A, "take P")
    with pytest.raises(IllegalMove) as caught:
        story.match.play(A, "pass")
    assert caught.value.rule == "WK-87"
    lurking = table(
        "A6P^ B4D^",
        city=(1, 0, 0),
        eat=[(1, 0, 0)],
        scare=[(1, 0, 0)],
        step=Step.LEFTOVERS,
        characters=["leftover", "boo"],
    )
    assert lurking.refuses(B, "take P") == "WK-86"


# -- Scoring ---------------------------------------------------------------------------------------------------------


def vp(*counts: int) -> int:
    """Score victims of three types."""
    return sum(n * each_scores(n, counts[i - 1], counts[i - 2]) for i, n in enumerate(counts))


@pytest.mark.rule("WK-90", "WK-91", "WK-92")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 1, 2), 8), ((2, 1, 2), 9), ((2, 2, 2), 12), ((3, 2, 2), 10), ((3, 1, 1), 8), ((3, 3, 0), 12),
        ((3, 3, 1), 13), ((4, 2, 0), 10), ((4, 0, 0), 8), ((1, 1, 1), 6), ((0, 0, 0), 0),
    ],
)  # fmt: skip
def test_victims_score_by_rank(table: Maker, counts: Coins, points: int) -> None:
    """S-05 to S-07, in any order of types and wherever the coins lie."""
    p, n, d = counts
    assert {vp(p, n, d), vp(n, d, p), vp(d, p, n), vp(n, p, d)} == {points}
    lying = [(p // 2, n, 0)], [(p - p // 2, 0, d)]
    story = table("A6P^ B4Dv", city=(0, 0, 1), supply=NONE, hand=lying[0], eat=lying[1], step=Step.CHECK, max_rounds=3)
    assert story.scores[A] == 2 + points


@pytest.mark.rule("WK-89", "WK-90", "WK-91", "WK-88")
def test_a_final_score_in_its_parts(table: Maker) -> None:
    """S-08."""
    story = table("A2Pv A5N^ A4Dv B6Pv", city=NONE, supply=NONE, hand=[(1, 0, 0)], eat=[(1, 0, 1)], step=Step.CHECK)
    assert story.scores[A] == 12
    assert story.match.outcome is not None
    parts = [(part.label, part.points, part.rule, part.note) for part in story.match.outcome.parts[A]]
    assert parts == [
        ("Cats", 7, "WK-89", "3 cats"),
        ("Pennies", 4, "WK-90", "2 × 2, the most"),
        ("Nickels", 0, "WK-91", "None"),
        ("Dimes", 1, "WK-91", "1 × 1, second most"),
    ]
    assert sum(points for _, points, _, _ in parts) == 12


def tie(table: Maker, **more: object) -> Story:
    """A has three penny cats, B two and a dime: six points each."""
    return table("A1Pv A2Pv A3Pv B1Pv B2Pv", hand=[NONE, (0, 0, 1)], step=Step.CHECK, max_rounds=3, **more)


@pytest.mark.rule("WK-93")
def test_level_players_share_the_win_or_the_quarter_decides(table: Maker) -> None:
    """S-37."""
    story = tie(table)
    assert story.match.outcome is not None
    assert (story.scores, story.match.outcome.winners, story.ranks) == ((6, 6), (A, B), (1, 1))
    assert tie(table, final_tie="quarter", quarter=B).ranks == (2, 1)
    assert tie(table, final_tie="quarter", quarter=A).ranks == (1, 2)
    assert tie(table, final_tie="cats", quarter=B).ranks == (1, 2)


def three(table: Maker, **more: object) -> Story:
    """A and B as before, C with one penny cat."""
    hand = [NONE, (0, 0, 1), NONE]
    cats = "A1Pv A2Pv A3Pv B1Pv B2Pv C1Pv"
    return table(cats, seats=3, hand=hand, step=Step.CHECK, max_rounds=3, **more)


@pytest.mark.rule("WK-102", "WK-93")
def test_level_places_are_shared_and_the_next_is_left_out(table: Maker) -> None:
    """S-47."""
    story = three(table)
    assert (story.scores, story.ranks) == ((6, 6, 2), (1, 1, 3))
    assert three(table, final_tie="quarter", quarter=C).ranks == (1, 2, 3)
    assert three(table, final_tie="quarter", quarter=B).ranks == (2, 1, 3)


@pytest.mark.rule("WK-102")
def test_ties_are_broken_at_every_place(table: Maker) -> None:
    cats = "A1Pv B1Pv B2Pv C1Pv C2Pv C3Pv C4Pv"
    hand = [(0, 0, 1), NONE, NONE]
    scene = {"seats": 3, "hand": hand, "step": Step.CHECK, "max_rounds": 3}
    assert table(cats, **scene).ranks == (2, 2, 1)
    assert table(cats, final_tie="quarter", quarter=C, **scene).ranks == (2, 3, 1)
    assert table(cats, final_tie="cats", **scene).ranks == (3, 2, 1)
    even = "A1Pv B1Pv C1Pv C2Pv"
    story = table(even, seats=3, step=Step.CHECK, max_rounds=3, final_tie="cats")
    assert story.ranks == (2, 2, 1)


# -- The stall guard -------------------------------------------------------------------------------------------------


def idle_after(table: Maker, left: int, idle: int, low: int = 3, **more: object) -> Story:
    """End a round with so many coins outside."""
    return table("A6Pv B4Dv", city=(left, 0, 0), supply=NONE, step=Step.CHECK, record_low=low, idle_rounds=idle, **more)


@pytest.mark.rule("WK-95", "WK-96")
def test_four_idle_rounds_end_the_game(table: Maker) -> None:
    """S-26: 3, 4, 3 and 3 coins outside."""
    for idle, left in enumerate((3, 4, 3)):
        story = idle_after(table, left, idle)
        assert (story.reason, story.position["idle_rounds"], story.position["record_low"]) == (None, idle + 1, 3)
    story = idle_after(table, 3, 3)
    assert (story.reason, story.city, story.cats(A)) == ("stalled", (3, 0, 0), ["6Pv"])
    assert story.scores[A] == 2
    assert idle_after(table, 3, 3, stall_limit=5).reason is None
    assert idle_after(table, 3, 0, stall_limit=1).reason == "stalled"
    assert idle_after(table, 3, 19, stall_limit=0).reason is None


@pytest.mark.rule("WK-95")
def test_a_new_cat_or_fewer_coins_outside_is_progress(table: Maker) -> None:
    """S-27 and S-28."""
    story = idle_after(table, 3, 3, cat_made=True)
    assert (story.reason, story.position["idle_rounds"], story.position["cat_made"]) == (None, 0, False)
    story = idle_after(table, 2, 3)
    assert (story.reason, story.position["idle_rounds"], story.position["record_low"]) == (None, 0, 2)


@pytest.mark.rule("WK-95")
def test_making_a_cat_counts_for_its_round_only(table: Maker) -> None:
    story = table("A2P^ B4D^", city=(1, 1, 2), idle_rounds=2, record_low=1)
    story.does(A, "make D 6").does(B, "pass")
    assert story.position["idle_rounds"] == 0
    story.everybody_passes()
    assert story.position["idle_rounds"] == 0
    while story.position["rounds"] == 4:
        story.does(story.waiting[0], story.options(story.waiting[0])[0])
    assert story.position["idle_rounds"] == 1


@pytest.mark.rule("WK-95")
@pytest.mark.parametrize(("seats", "low"), [(2, 18), (3, 16)])
def test_the_record_starts_at_the_first_supply(fresh: Maker, seats: int, low: int) -> None:
    assert fresh(seats).all_do(*["start P"] * seats).position["record_low"] == low


@pytest.mark.rule("WK-97", "WK-103")
def test_the_last_round_allowed_is_the_last(table: Maker) -> None:
    """S-38 and S-48."""
    story = table("A6Pv B4Dv", city=(5, 0, 0), supply=NONE, eat=[(0, 1, 0)], step=Step.CHECK, rounds=30)
    assert (story.reason, story.eat(A)) == ("round-limit", (0, 1, 0))
    assert idle_after(table, 5, 0, rounds=29).reason is None
    assert idle_after(table, 5, 0, rounds=30, max_rounds=31).reason is None
    gone = table("A6Pv B4Dv", supply=NONE, step=Step.CHECK, rounds=30, idle_rounds=3, record_low=0)
    assert gone.reason == "coins-gone"
    assert idle_after(table, 3, 3, rounds=30).reason == "stalled"


@pytest.mark.rule("WK-94", "WK-96", "WK-97")
@pytest.mark.parametrize(("limit", "rounds", "reason"), [(4, 4, "stalled"), (7, 7, "stalled"), (0, 30, "round-limit")])
def test_a_table_of_cats_that_only_pass_comes_to_an_end(fresh: Maker, limit: int, rounds: int, reason: str) -> None:
    story = fresh(stall_limit=limit).all_do("start D", "start D")
    while story.waiting:
        story.does(story.waiting[0], story.options(story.waiting[0])[0])
    assert (story.reason, story.position["rounds"]) == (reason, rounds)


@pytest.mark.rule("WK-94")
@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_play_comes_to_an_end(fresh: Maker, seats: int) -> None:
    """Everybody always does what looks best at once."""
    story = fresh(seats, stall_limit=0, max_rounds=12)
    judge = GAME.plain.value
    while story.waiting:
        seat = story.waiting[0]
        moves = story.match.moves(seat)
        worth = []
        for move in moves:
            world = story.match.copy()
            world.play(seat, move)
            worth.append(judge(world.state, seat))
        story.match.play(seat, moves[worth.index(max(worth))])
    assert story.reason in ("coins-gone", "round-limit")
