"""Many games: the same for every number of threads, with any bots and cards; half-done work is kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest

import purrlor
from purrlor.cli import main
from purrlor.errors import BadSetup, PurrlorError
from purrlor.lab.run.jobs import new_job, over_threads
from purrlor.lab.simulate import simulate, simulate_job, tally

GAME = purrlor.game("kitty-cataclysm")
TIMES = ("seconds", "decisions_per_second", "games_per_second")
RICH = '[[card]]\nid = "fat-cat"\ncount = 6\nvalue = 9\n'


def plain(result: Mapping[str, object]) -> dict[str, object]:
    """Give a result without how long it took."""
    return {name: value for name, value in result.items() if name not in TIMES}


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    game = purrlor.game(name)
    one, two, five = (simulate(game, 11_000 if name == "kitty-cataclysm" else 300, threads=n) for n in (1, 2, 5))
    assert plain(one) == plain(two) == plain(five)


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    one, same, other = (simulate(GAME, 2000, 3, seed) for seed in (1, 1, 2))
    assert plain(one) == plain(same) != plain(other)


def test_bots_play_and_threads_change_nothing() -> None:
    one, two = (simulate(GAME, 24, 2, bots=("greedy", "random"), threads=n) for n in (1, 3))
    assert plain(one) == plain(two)
    assert one["wins"][0] > one["wins"][1]
    assert one["bots"] == ["greedy", "random"]


def test_random_bots_at_the_command_line_use_the_compiled_loop(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "kitty-cataclysm", "--games", "6000", "--seats", "3", "--threads", "2", "--json"]
    assert main(words) == 0
    shown = json.loads(capsys.readouterr().out)
    assert plain(shown) == plain(simulate(GAME, 6000, 3))


def test_edited_cards_change_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rich.toml"
    path.write_text(RICH)
    words = ["simulate", "kitty-cataclysm", "--games", "2000", "--seats", "3", "--json"]
    assert main([*words, "--cards", str(path)]) == 0
    rich = json.loads(capsys.readouterr().out)
    assert sum(rich["mean_scores"]) > sum(simulate(GAME, 2000, 3)["mean_scores"]) + 5


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    job, path = new_job(GAME, 32_000, 3), tmp_path / "sums"
    whole = simulate_job(job, over_threads(1), tmp_path / "other")

    def breaks(work, items):  # type: ignore[no-untyped-def]
        for k in items:
            if k == 3:
                raise OSError("the lights went out")
            yield work(k)

    with pytest.raises(PurrlorError, match="15,000 of 32,000 games are kept"):
        simulate_job(job, breaks, path)
    done = []

    def counts(work, items):  # type: ignore[no-untyped-def]
        for k in items:
            done.append(k)
            yield work(k)

    assert plain(simulate_job(job, counts, path)) == plain(whole)
    assert done == [3, 4, 5, 6]
    assert "going on after 15,000 games" in capsys.readouterr().err
    assert not path.exists()


def test_control_c_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    job = new_job(GAME, 12_000, 2)

    def stopped(work, items):  # type: ignore[no-untyped-def]
        yield work(0)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate_job(job, stopped)
    [kept] = tmp_path.glob("*.partial")
    assert plain(simulate_job(job, over_threads(1))) == plain(simulate(GAME, 12_000, 2))
    assert not kept.exists()


def test_a_kept_file_of_other_games_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sums"
    path.write_bytes(b"not ours")
    with pytest.raises(BadSetup, match="damaged"):
        simulate_job(new_job(GAME, 10, 2), over_threads(1), path)
    path.unlink()
    one, other = new_job(GAME, 12_000, 2), new_job(GAME, 12_000, 3)

    def breaks(work, items):  # type: ignore[no-untyped-def]
        yield work(0)
        raise OSError("the lights went out")

    with pytest.raises(PurrlorError):
        simulate_job(one, breaks, path)
    with pytest.raises(BadSetup, match="other games"):
        simulate_job(other, over_threads(1), path)


def test_chunks_add_up_to_the_whole() -> None:
    job = new_job(GAME, 7_001, 4)
    assert sum(int(tally(job, k)["games"][0]) for k in range(job.chunks)) == 7_001


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "lion"], "There is no bot 'lion'"),
        (["--bots", "random,random,random"], "Name one bot for all seats"),
        (["--threads", "0"], "threads"),
        (["--games", "0"], "at least 1"),
        (["--seed", "-4"], "not negative"),
        (["--cards", "nowhere.toml"], "no file"),
        (["--gpu", "--bots", "greedy"], "On the GPU all seats choose by chance"),
        (["--gpu"], "There is no GPU here"),
        (["--chosen"], "--chosen needs --gpu"),
        (["--cluster", "tcp://127.0.0.1:9"], "No Dask scheduler"),
    ],
)
def test_bad_input_gets_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from purrlor.engine.gpu import launch
    from purrlor.lab.run import cluster

    monkeypatch.setattr(launch, "load_cuda", lambda: SimpleNamespace(is_available=lambda: False))
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 1)
    assert main(["simulate", "kitty-cataclysm", "--games", "10", *words]) == 2
    shown = capsys.readouterr().err
    assert sentence in shown
    assert "Traceback" not in shown
