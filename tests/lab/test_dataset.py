"""Datasets: every row can be replayed to its very moment."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import purrlor
from purrlor.cli import main
from purrlor.lab.dataset import row_of, write
from purrlor.lab.run.jobs import new_job
from purrlor.lab.simulate import simulate


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_rows_are_the_games_that_simulate_plays(name: str, tmp_path: Path) -> None:
    game = purrlor.game(name)
    job = new_job(game, 30, game.seats[-1], 4)
    count, decisions = write(job, tmp_path, threads=2)
    told = simulate(game, 30, game.seats[-1], 4)
    assert (count, decisions) == (30, told["decisions"])
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["game"] for row in rows] == list(range(30))
    assert sum(row["scores"][0] for row in rows) / 30 == pytest.approx(told["mean_scores"][0])


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_record_replays_to_the_outcome_of_its_row(name: str, tmp_path: Path) -> None:
    game = purrlor.game(name)
    write(new_job(game, 3, game.seats[0], 4), tmp_path)
    for row in parquet.read_table(tmp_path / "games.parquet").to_pylist():
        match = purrlor.replay(purrlor.Record.from_json(row["record"]))
        assert match.outcome is not None
        assert list(match.outcome.scores) == row["scores"]
        assert list(match.outcome.winners) == row["winners"]
        assert match.outcome.reason == row["reason"]


def test_any_decision_leads_back_to_its_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = purrlor.game("kitty-cataclysm")
    write(new_job(game, 700, 3, 4), tmp_path)  # more than one row group
    moves = parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    for row in (0, 1234, len(moves) - 1):
        found = row_of(tmp_path, row)
        assert {key: found[key] for key in ("game", "ply", "seat", "text")} == {
            key: moves[row][key] for key in ("game", "ply", "seat", "text")
        }
        match = purrlor.replay(purrlor.Record.from_json(found["record"]), found["ply"])
        assert found["text"] in [move.text for move in match.moves(found["seat"])]
        assert len(match.moves(found["seat"])) == moves[row]["choices"]
    assert main(["dataset", str(tmp_path), "--row", "1234"]) == 0
    command = capsys.readouterr().out.split()
    assert command[:2] == ["purrlor", "replay"]
    assert main(command[1:]) == 0


def test_bots_and_threads(tmp_path: Path) -> None:
    job = new_job(purrlor.game("kitty-cataclysm"), 50, 2, 4, names=["greedy"])
    for out, threads in (("a", 1), ("b", 3)):
        write(job, tmp_path / out, threads)
    one, two = (parquet.read_table(tmp_path / out / "decisions.parquet") for out in ("a", "b"))
    assert one.equals(two)


def test_bad_input_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", str(tmp_path), "--row", "3"]) == 2
    assert "There is no dataset" in capsys.readouterr().err
    write(new_job(purrlor.game("kitty-cataclysm"), 2, 2), tmp_path)
    assert main(["dataset", str(tmp_path), "--row", "99999"]) == 2
    assert "there is no row 99999" in capsys.readouterr().err


@pytest.mark.parametrize("bots", ["random", "greedy:2,random"])
def test_rows_and_lists_of_moves_are_those_of_the_match(bots: str, tmp_path: Path) -> None:
    """For imitation: what the seat that chose could see, and everything that it could have done."""
    game = purrlor.game("kitty-cataclysm")
    write(new_job(game, 6, 2, 4, names=bots.split(",")), tmp_path, rows=True)
    found = parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    records = parquet.read_table(tmp_path / "games.parquet").column("record").to_pylist()
    assert len(found) > 60
    for row in found[::7]:
        match = purrlor.replay(purrlor.Record.from_json(records[row["game"]]), row["ply"])
        assert match.observation(row["seat"]).tolist() == row["row"]
        assert sorted(match.legal(row["seat"])) == row["moves"]
        assert len(row["moves"]) == row["choices"] and row["move"] in row["moves"]
