"""Paw of Duty stories: power, ties and giving up."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import GAME, B, Maker, Squad, W
from purrlor.engine.match.record import Record
from purrlor.errors import IllegalMove


def last_turn(table: Maker, black: Squad, white: Squad, **more: object) -> tuple[str | None, tuple[int, ...]]:
    """White ends turn 14; give the reason and the winners."""
    story = table(black, white, turn=W, turns=14, **more)
    story.does("done")
    return story.reason, story.winners


@pytest.mark.rule("PD-04", "PD-57", "PD-87")
def test_the_higher_captured_total_wins(table: Maker) -> None:
    for captured, winner in (((["K05"], ["K04"]), B), ((["K01", "K02"], ["K04"]), W)):
        found = last_turn(table, {"K07": "b2 N"}, {"K13": "c2 N"}, kitties=["K15"], captured=captured)
        assert found == ("power", (winner,))


@pytest.mark.rule("PD-106", "PD-119")
def test_a_tie_is_broken_by_the_board(table: Maker) -> None:
    """Scenario 33: 12 all, 3 + 2 against 4; one of them stands in the Outer City."""
    captured = (["K05", "K10", "K04", "K01"], ["K15", "K13", "K14", "K03"])
    story = table({"K09": "b2 N", "K07": "a1 N"}, {}, turn=W, turns=14, kitties=["K12"], captured=captured)
    assert story.totals() == (12, 12)
    story.does("done")
    assert (story.reason, story.winners) == ("board", (B,))
    assert story.match.outcome is not None
    assert [part.points for part in story.match.outcome.parts[B]] == [12, 5]


@pytest.mark.rule("PD-106")
def test_the_board_may_speak_for_white(table: Maker) -> None:
    found = last_turn(table, {"K09": "b2 N"}, {"K05": "c2 N"}, kitties=["K12"], captured=(["K01"], ["K02"]))
    assert found == ("board", (W,))


@pytest.mark.rule("PD-107")
def test_a_full_tie_is_a_draw(table: Maker) -> None:
    """Scenario 33, second half: 4 against 4 on the board, too."""
    squads = ({"K05": "b2 N"}, {"K10": "c2 N"})
    assert last_turn(table, *squads, kitties=["K15"]) == ("draw", (B, W))
    second = last_turn(table, *squads, kitties=["K15"], final_tie="second_player")
    assert second == ("second-player", (W,))


@pytest.mark.rule("PD-108", "PD-91")
def test_a_rescued_kitty_counts_for_nobody(table: Maker) -> None:
    """Out of the game, K15 is neither white's capture nor black's on the board."""
    found = last_turn(table, {"K07": "b2 N"}, {"K13": "c2 N"}, kitties=["K14"])
    assert found == ("board", (W,))


@pytest.mark.rule("PD-109")
def test_conceding_ends_the_game_for_the_other(table: Maker) -> None:
    story = table({"K07": "c3 N"}, captured=(["K05", "K10"], []))
    story.match.concede(B)
    assert (story.reason, story.winners) == ("concession", (W,))
    assert story.match.waiting == ()
    again = GAME.replay(Record.from_json(story.match.record.to_json()))
    assert again.outcome == story.match.outcome
    out_of_turn = table({"K07": "c3 N"})
    out_of_turn.match.concede(W)
    assert out_of_turn.winners == (B,)
    with pytest.raises(IllegalMove):
        out_of_turn.match.concede(B)


def test_the_judgement_of_a_position_leans_to_the_better_side(table: Maker) -> None:
    def judged(*squads: Squad, **more: object) -> float:
        match = table(*squads, **more).match
        black, white = (match._backend.value(match.state, seat) for seat in (B, W))
        assert black + white == pytest.approx(1.0)
        return black

    even = judged({"K07": "c3 N"}, {"K08": "b3 N"})
    assert even == pytest.approx(0.5, abs=0.05)
    assert judged({"K07": "c3 N"}, {"K08": "b3 N"}, captured=(["K05"], [])) > even
    assert judged({"K07": "c3 N"}, {"K08": "a1 N"}) > even
    assert judged({"K07": "c3 N", "K06": "c2 N", "K11": "c4 N"}, {"K08": "b3 N"}) > 0.6
    story = table({"K07": "b2 N"}, {}, turn=W, turns=14, kitties=["K15"])
    story.does("done")
    assert [story.match._backend.value(story.match.state, seat) for seat in (B, W)] == [1.0, 0.0]


@pytest.mark.rule("PD-75")
def test_a_finished_game_takes_no_more_moves(table: Maker) -> None:
    story = table({"K07": "b2 N"}, {}, turn=W, turns=14, kitties=["K15"])
    story.does("done")
    assert story.refused("declare", seat=B) == "PD-75"
