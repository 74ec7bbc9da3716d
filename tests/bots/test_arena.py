"""The arena: fair seatings, the same deals for all, ratings that find the truth, and work that is not lost."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from purrlor.cli import main
from purrlor.errors import BadSetup
from purrlor.lab.arena import schedule, show
from purrlor.lab.arena.command import arena, sizes
from purrlor.lab.arena.ratings import ratings, summary
from purrlor.lab.arena.schedule import ArenaSetup, Deal, Played, play_deal, seatings
from purrlor.lab.arena.student import chance_of, half_interval, mean

KC = "kitty-cataclysm"


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (5, 2), (2, 4), (3, 4), (4, 4), (5, 4), (2, 5), (6, 3)])
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    setting = ArenaSetup(KC, tuple(f"bot {i}" for i in range(bots)), seats, 1)
    rows = seatings(setting, 0)
    assert all(len(row) == seats for row in rows)
    held = Counter((seat, bot) for row in rows for seat, bot in enumerate(row))
    assert set(held) == {(seat, bot) for seat in range(seats) for bot in range(bots)}
    assert len(set(held.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 2), (2, 4), (3, 4)])
def test_as_many_games_are_played_as_were_asked_for(bots: int, seats: int) -> None:
    setting = ArenaSetup(KC, tuple(f"bot {i}" for i in range(bots)), seats, 1)
    for games in (1, 30, 200):
        *most, last = sizes(setting, games)
        assert sum(most) < games <= sum(most) + last


def test_all_seatings_of_a_deal_start_from_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: dict[int, set[str]] = {}
    real = schedule._turns

    def watched(match, seed):  # type: ignore[no-untyped-def]
        starts.setdefault(int(seed.partition("/")[0]), set()).add(json.dumps(match.position()))
        return real(match, seed)

    monkeypatch.setattr(schedule, "_turns", watched)
    setting = ArenaSetup(KC, ("random", "greedy:1"), 2, 1)
    for deal in range(3):
        assert len(play_deal(setting, deal).games) == 2
    assert [len(found) for found in starts.values()] == [1, 1, 1]


def test_the_same_arena_again_gives_the_same_result_also_in_two_processes() -> None:
    setting = ArenaSetup(KC, ("random", "search:20"), 2, 4)
    results = [arena(setting, 12, jobs=jobs) for jobs in (1, 1, 2)]
    plain = [{name: value for name, value in result.items() if name != "seconds"} for result in results]
    assert plain[0] == plain[1] == plain[2]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting, log = ArenaSetup(KC, ("random", "greedy:1"), 2, 4), tmp_path / "arena.jsonl"
    whole = arena(setting, 12)
    arena(setting, 6, log=log)
    with log.open("a") as file:
        file.write('{"number": 3, "games": [{"seat')  # the power went out
    played: list[int] = []

    def noted(setting: ArenaSetup, deal: int) -> Any:
        played.append(deal)
        return play_deal(setting, deal)

    monkeypatch.setattr("purrlor.lab.arena.command.play_deal", noted)
    again = arena(setting, 12, log=log)
    assert played == [3, 4, 5]
    assert {**again, "seconds": 0} == {**whole, "seconds": 0}
    assert len(log.read_text().splitlines()) == 7


def test_a_log_of_another_arena_is_refused_and_left_alone(tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    arena(ArenaSetup(KC, ("random", "greedy:1"), 2, 4), 2, log=log)
    before = log.read_bytes()
    with pytest.raises(BadSetup, match="holds another arena"):
        arena(ArenaSetup(KC, ("random", "greedy:2"), 2, 4), 2, log=log)
    assert log.read_bytes() == before


def test_a_log_of_a_level_with_other_settings_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting, log = ArenaSetup(KC, ("random", "kitten"), 2, 4), tmp_path / "arena.jsonl"
    arena(setting, 2, log=log)
    monkeypatch.setattr("purrlor.bots.registry._level", lambda name, game: "greedy:3")
    with pytest.raises(BadSetup, match="settings of bots"):
        arena(setting, 2, log=log)


def made_up(strengths: list[int], seats: int, deals: int) -> tuple[ArenaSetup, list[Deal]]:
    """Play games of pure chance in which a bot with 400 points more has ten times the weight."""
    setting, chance = ArenaSetup(KC, tuple(map(str, strengths)), seats, 1), random.Random(5)
    made = []
    for number in range(deals):
        deal = Deal(number)
        for row in seatings(setting, number):
            drawn = [strengths[bot] * math.log(10) / 400 - math.log(-math.log(chance.random())) for bot in row]
            ranks = tuple(1 + sum(other > mine for other in drawn) for mine in drawn)
            deal.games.append(Played(row, 0, ranks, (0,) * seats, 1))
        made.append(deal)
    return setting, made


@pytest.mark.parametrize(("seats", "by"), [(2, "wins"), (4, "wins"), (4, "places")])
def test_ratings_find_known_strengths(seats: int, by: str) -> None:
    truth = [0, 100, 200, 400]
    setting, deals = made_up(truth, seats, 150)
    rated = ratings(setting, deals, by)
    for row, real, step in zip(rated, truth, (0, 100, 100, 200), strict=True):
        sure, step_sure = row["plus_minus"], row["step_plus_minus"]
        assert sure is not None and step_sure is not None
        assert abs(row["points"] - 1500 - (real - 175)) < 1.5 * sure + 20
        assert 6 < sure < 120
        assert abs(row["step"] - step) <= 1.5 * step_sure + 20
        assert step_sure == 0 if step == 0 else 0 < step_sure < 120


def test_equals_are_not_called_different() -> None:
    setting, deals = made_up([0, 0], 2, 200)
    result = summary(setting, deals)
    assert abs(result["bots"][0]["points"] - result["bots"][1]["points"]) < 80
    ahead = result["ahead"][0][1]
    assert ahead is not None and ahead["p"] is not None and ahead["p"] > 0.01


def test_few_deals_are_not_called_sure() -> None:
    """Three deals that lie close together: their scatter is a guess, too."""
    found = mean([0.9, 0.95, 0.92])
    assert found.plus_minus == pytest.approx(4.303 * 0.01453, rel=1e-3)
    assert found.chance_beside(0.5) == pytest.approx(0.00118, rel=0.02)


def test_one_deal_says_nothing_about_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", KC, "--bots", "random,greedy:2", "--games", "1", "--jobs", "1"]
    assert main(words) == 0
    assert "too few deals to say how sure this is" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert data["deals"] == 1
    assert [row[name] for row in data["bots"] for name in ("p", "plus_minus", "win_plus_minus")] == [None] * 6
    assert data["ahead"][0][1]["p"] is data["ahead"][0][1]["plus_minus"] is None


def test_deals_that_all_agree_still_leave_room_for_doubt() -> None:
    assert half_interval(0.0, 3) == pytest.approx(1 - 0.025 ** (1 / 3))


def test_chance_of_a_difference() -> None:
    assert chance_of(2.0096, 1.0, 50) == pytest.approx(0.05, abs=1e-4)
    assert chance_of(0.0, 0.0, 50) == 1.0
    assert chance_of(0.5, 0.0, 5) == pytest.approx(1 / 16)  # five coins alike, either side


def test_wins_are_told_by_turn_order() -> None:
    setting = ArenaSetup(KC, ("a", "b"), 2, 1)
    deals = [Deal(0, [Played((0, 1), 1, (2, 1), (0, 5), 9), Played((1, 0), 0, (1, 2), (5, 0), 9)]) for _ in range(3)]
    assert [row["win_share"] for row in summary(setting, deals)["turn_order"]] == [1.0, 0.0]


def test_a_tie_splits_the_win() -> None:
    assert Played((0, 1, 2), 0, (1, 3, 1), (4, 1, 4), 9).shares() == [0.5, 0.0, 0.5]


def test_the_command_prints_tables_json_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", KC, "--bots", "random,greedy:2", "--games", "8", "--jobs", "1"]
    assert main([*words, "--plot", str(tmp_path / "a.svg")]) == 0
    told = capsys.readouterr().out
    assert "greedy:2" in told
    assert "wins by turn order" in told
    assert main([*words, "--json", "--plot", str(tmp_path / "a.html")]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 8
    assert [row["name"] for row in data["bots"]] == ["random", "greedy:2"]
    assert "<svg" in (tmp_path / "a.html").read_text()
    assert show.picture(data) == (tmp_path / "a.svg").read_text() == show.picture(data)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random"], "at least two bots"),
        (["--bots", "random,random"], "named twice"),
        (["--bots", "random,tigr"], "Did you mean 'tiger'?"),
        (["--bots", "random,greedy", "--seats", "9"], "2–5 players, not 9"),
        (["--bots", "random,greedy", "--games", "0"], "games is from 1 to 10,000,000, not 0"),
        (["--bots", "random,greedy", "--games", "1000000000000"], "not 1,000,000,000,000"),
        (["--bots", "random,greedy", "--jobs", "0"], "jobs is from 1 to 1,024, not 0"),
        (["--bots", "random,greedy", "--plot", "nowhere/a.svg"], "No picture can be written to 'nowhere/a.svg'"),
        (["--bots", "random,greedy", "--log", "nowhere/a.jsonl"], "No games can be kept in nowhere/a.jsonl"),
        (["--bots", "random,greedy", "--log", "docs"], "No games can be kept in docs"),
        (["--bots", "random,greedy", "--log", "docs/picture.png"], "No games can be kept in docs/picture.png"),
        (["--bots", "random,greedy", "--plot", "a.png"], "ends in .svg or .html"),
        (["--bots", "random,greedy", "-o", "nonsense=1"], "no option 'nonsense'"),
    ],
)
def test_an_arena_that_cannot_be_gets_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", KC, *words]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
