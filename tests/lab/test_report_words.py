"""What a report says in words: no sentence contradicts the table beside it, and two sides say what they differ in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import purrlor
from purrlor.errors import BadSetup
from purrlor.lab.cards.stats import chance_of, rate, smallest
from purrlor.lab.report.changes import changes
from purrlor.lab.report.command import _other
from purrlor.lab.report.page import _seat_sentence
from purrlor.lab.run.jobs import new_job

GAME = purrlor.game("kitty-cataclysm")


def _group(games: int, wins: list[int]) -> Any:
    fair, rows = 1 / len(wins), []
    for won in wins:
        found = rate(games, won)
        p = chance_of(found["mean"] - fair, found["error"])
        rows.append({**found, "smallest": smallest(found["error"]), "fair": fair, "p": p})
    return {"seats": len(wins), "bots": ["random"], "by_order": rows, "games": games}


@pytest.mark.parametrize("games", [300, 20_000])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_place_is_better_only_where_all_intervals_hold_the_fair_share(games: int, seats: int) -> None:
    said = set()
    for off in range(0, games // 5, games // 100):
        wins = [games // seats] * seats
        wins[0], wins[-1] = wins[0] + off, wins[-1] - off
        group = _group(games, wins)
        outside = any(not row["low"] <= row["fair"] <= row["high"] for row in group["by_order"])
        says_fair = "no place" in _seat_sentence(group) or "too few games" in _seat_sentence(group)
        assert says_fair != outside
        said.add(says_fair)
    assert said == {True, False}


def test_one_place_of_five_may_look_favored_by_chance() -> None:
    assert "chance may be all of it" in _seat_sentence(_group(2000, [440, 400, 385, 390, 385]))
    assert "worth a look" in _seat_sentence(_group(2000, [480, 380, 380, 380, 380]))


def test_two_sides_say_what_they_differ_in(tmp_path: Path) -> None:
    job, file = new_job(GAME, 10, 2), tmp_path / "mine.toml"
    assert changes(job, _other(job, ["deck_out=finish_card,kitty_view=open"])) == [
        "Option kitty_view: A top_only, B open.",
        "Option deck_out: A at_once, B finish_card.",
    ]
    card = GAME.cards["fat-cat"]
    file.write_text('[[card]]\nid = "fat-cat"\nname = "Very Fat Cat"\n')
    assert changes(job, _other(job, [str(file)])) == [f"{card.name}, name: A {card.name}, B Very Fat Cat."]


def test_a_second_vs_is_refused_with_what_to_write() -> None:
    with pytest.raises(BadSetup, match=r"--vs deck_out=finish_card,kitty_view=open$") as caught:
        _other(new_job(GAME, 10, 2), ["deck_out=finish_card", "kitty_view=open"])
    assert caught.value.field == "vs"
