"""The end of the game and the score."""

from __future__ import annotations

import pytest

from games.here_kitty_kitty.hk import GAME, A, B, C, D, Maker, Story, final, refuse, scores
from purrlor.games.here_kitty_kitty.record import Ask

LAST = {"final": 1, "final_turns": 1}


@pytest.mark.rule("HK-100", "HK-103")
def test_the_last_card_drawn_out_of_turn(table: Maker) -> None:
    hands = {"A": "famous-internet-cat", "B": "copy-cat"}
    story = table({}, hands, seats=4, deck="tuna catnip stray-dog").does(A, "play famous-internet-cat")
    story.does(B, "copy famous-internet-cat")
    assert (story.deck, story.hand(B)) == ([], ["stray-dog"])
    story.passes() if story.ask == Ask.COPY else None
    story.does(A, "pass")
    order: list[int] = []
    while story.waiting:
        order += story.waiting
        story.does(order[-1], "pass").does(order[-1], "pass")
    assert order == [B, C, D, A]  # from the left of whoever was on turn, and everybody once


@pytest.mark.rule("HK-104", "HK-146")
def test_a_last_turn_has_two_actions_no_draw_and_a_landing(table: Maker) -> None:
    hands = {"A": "tuna", "B": "land-on-your-feet", "C": "catnap"}
    story = table({"B": "Y b1"}, hands, deck="", **LAST).does(A, "move g neighborhood yard")
    assert (story.ask, story.waiting) == (Ask.BLOCK, (B, C))  # whoever had the last turn can still answer
    story.passes(B).does(C, "play catnap").does(A, "pass")
    assert (story.ask, story.hand(A)) == (Ask.LANDING, ["tuna"])
    story.passes(A).does(B, "play land-on-your-feet").does(B, "step b yard porch").does(B, "step b porch house")
    assert story.match.is_over
    assert scores(story) == (0, 5 + 10 + 3, 0)


@pytest.mark.rule("HK-100", "HK-146")
def test_nobody_has_two_last_turns(table: Maker) -> None:
    story = table({}, {"A": "tuna"}, turn=B, final=1, final_turns=2, deck="")
    refuse(story, A, "pass", "HK-100")
    story.does(B, "pass").does(B, "pass")
    refuse(story, B, "pass", "HK-100")
    story.does(C, "pass").does(C, "pass")
    assert story.match.is_over
    assert story.told()[-1] == "The game ends: the last card was drawn."
    refuse(story, A, "pass", "HK-146")


@pytest.mark.rule("HK-105")
def test_a_last_instant_is_not_replaced(table: Maker) -> None:
    story = table({"A": "P b1"}, deck="dinner-bell", actions=1).does(A, "pass").does(A, "step b porch house")
    assert (story.hand(A), story.cats(A), story.position["final"]) == ([], "Y - / P - / H b1", 1)


@pytest.mark.rule("HK-106")
@pytest.mark.parametrize(("rounds", "turns"), [(1, 3), (2, 6), (0, None)])
def test_option_stall_rounds(table: Maker, rounds: int, turns: int | None) -> None:
    hands = {
        "A": "stray-dog cat-fight tuna",
        "B": "cat-in-heat can-opener catnip",
        "C": "alarm-system best-in-show hairball",
    }
    story = table({}, hands, options={"stall_rounds": rounds})
    played = 0
    while story.position["final"] == 0 and played < 40:
        story.does(played % 3, "pass").does(played % 3, "pass")
        played += 1
    assert played == (turns or 40)


@pytest.mark.rule("HK-106")
def test_a_drawn_card_starts_the_count_again_and_the_count_is_public(table: Maker) -> None:
    hands = {
        "A": "stray-dog cat-fight tuna",
        "B": "cat-in-heat can-opener catnip",
        "C": "alarm-system best-in-show hairball",
    }
    story = table({}, hands, options={"stall_rounds": 1})
    story.does(A, "pass").does(A, "pass").does(B, "pass").does(B, "pass")
    assert story.match.view(None)["zones"][0]["idle"] == "idle-turns:2>3"
    story.does(C, "discard hairball").does(C, "stop").does(C, "pass")
    assert (story.position["final"], story.position["idle_turns"]) == (0, 0)


@pytest.mark.rule("HK-142")
def test_in_a_stalled_last_round_the_deck_counts_as_empty(table: Maker) -> None:
    hands = {"A": "famous-internet-cat", "B": "land-on-your-feet"}
    story = table({"B": "Y b1"}, hands, final=2, final_turns=3)
    refuse(story, A, "play famous-internet-cat", "HK-44")
    story.does(A, "discard famous-internet-cat").does(A, "pass")
    assert (story.ask, story.hand(A)) == (Ask.LANDING, [])


@pytest.mark.rule("HK-147")
def test_foster_kittens_come_before_the_first_action_and_open_no_window(table: Maker) -> None:
    hands = {"A": "foster-kittens catlike-reflexes", "B": "catnap copy-cat", "C": "tuna"}
    story = table({}, hands, seats=3, turn=A, final=1, final_turns=3, actions=1, deck="").does(A, "play foster-kittens")
    story.passes().does(A, "take b").does(A, "stop").passes()
    story = table(
        {}, {"B": "catnap copy-cat", "C": "catlike-reflexes"}, tucked={"A": "foster-kittens"}, turn=C, actions=1
    )
    story.does(C, "pass")
    assert (story.ask, story.tucked(A), story.actions) == (Ask.ACTION, [], 2)  # no kittens: the card is used up


@pytest.mark.rule("HK-107")
def test_house_five_porch_three_yard_nothing(table: Maker) -> None:
    lines = sheet(final(table({"A": "H b2 g1 / P o2 / Y w4", "B": "Y b3 g3 o3 w5"}, **LAST)), A)
    assert lines["Cats in the House"] == 15
    assert lines["Cats on the Porch"] == 6
    assert sum(lines.values()) == 15 + 6 + 5


def sheet(story: Story, seat: int) -> dict[str, int]:
    assert story.match.outcome is not None
    return {part.label: part.points for part in story.match.outcome.parts[seat]}


@pytest.mark.rule("HK-108", "HK-115")
def test_five_of_a_colour_on_the_whole_property(table: Maker) -> None:
    story = final(table({"A": "H b1 g1 / P b2 / Y b2 g4", "B": "Y o4"}, **LAST))
    lines = sheet(story, A)
    assert (lines["Five or more black cats"], lines["Five or more gray cats"], lines["Five or more orange cats"]) == (
        5,
        5,
        0,
    )
    assert sheet(story, B)["Five or more orange cats"] == 0


@pytest.mark.rule("HK-110", "HK-111")
def test_all_who_tie_for_the_most_score(table: Maker) -> None:
    story = final(table({"A": "Y b2", "B": "P b2 / Y g1", "C": "Y b1"}, **LAST))
    assert [sheet(story, seat)["Most black cats"] for seat in (A, B, C)] == [3, 3, 0]
    assert [sheet(story, seat)["Most gray cats"] for seat in (A, B, C)] == [0, 3, 0]
    assert [sheet(story, seat)["Most white cats"] for seat in (A, B, C)] == [0, 0, 0]


@pytest.mark.rule("HK-112", "HK-113")
@pytest.mark.parametrize(
    ("house", "least", "bonus"), [("b1 g1", 1, 0), ("b3", 1, 10), ("b1", 1, 10), ("b1", 2, 0), ("b2", 2, 10)]
)
def test_a_house_of_one_colour(table: Maker, house: str, least: int, bonus: int) -> None:
    story = final(table({"A": f"H {house}"}, options={"house_colour_min": least}, **LAST))
    assert sheet(story, A)["House of one color"] == bonus
    assert sheet(story, B)["House of one color"] == 0


@pytest.mark.rule("HK-114", "HK-98", "HK-99")
def test_best_in_show_counts_two_in_hand(table: Maker) -> None:
    story = final(table({}, {"B": "best-in-show"}, **LAST))
    assert [sheet(story, seat)["Best in Show"] for seat in (A, B, C)] == [0, 2, 0]


@pytest.mark.rule("HK-116", "HK-124")
def test_the_highest_total_wins_and_the_sheet_has_thirteen_lines(table: Maker) -> None:
    story = final(table({"A": "P b1", "B": "P g2", "C": "Y o1"}, **LAST))
    outcome = story.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.reason) == ((B,), (2, 1, 3), "last-round")
    assert [len(lines) for lines in outcome.parts] == [13, 13, 13]
    assert tuple(sum(part.points for part in lines) for lines in outcome.parts) == outcome.scores
    assert all(part.rule in GAME.rules for lines in outcome.parts for part in lines)
    porch = story.match.view(None)["outcome"]["parts"][B][1]
    assert (porch["label"], porch["points"], porch["rule"]) == ("Cats on the Porch", 6, "HK-107")
