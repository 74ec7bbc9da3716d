"""The command line as a newcomer meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from purrlor.cli import COMMANDS, main


def purrlor(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own."""
    return subprocess.run([sys.executable, "-m", "purrlor", *words], input=typed, capture_output=True, text=True)


def test_help_and_games_import_nothing_heavy() -> None:
    """They must answer at once: no numpy, no numba."""
    for words in ("--help", "games"):
        code = f"import sys; from purrlor.cli import main; main(['{words}']); print({{'numpy'}} & {{*sys.modules}})"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.strip().endswith("set()")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"  {name} " in shown for name in COMMANDS)


def test_a_mistyped_command_gets_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simualte"]) == 2
    assert "did you mean 'simulate'?" in capsys.readouterr().err


def test_games_shows_cards_options_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "kitty-cataclysm"]) == 0
    shown = capsys.readouterr().out
    assert "Fat Cat ×2" in shown
    assert "deck_out" in shown
    assert main(["games", "--json"]) == 0
    assert "kitty-cataclysm" in [game["id"] for game in json.loads(capsys.readouterr().out)]


def test_simulate_prints_the_fixed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "simulate",
        "kitty-cataclysm",
        "--games",
        "500",
        "--seats",
        "4",
        "--bots",
        "random",
        "--seed",
        "3",
        "--json",
    ]
    assert main(words) == 0
    first = json.loads(capsys.readouterr().out)
    keys = {"games", "decisions", "seconds", "decisions_per_second", "games_per_second", "wins", "mean_scores"}
    assert keys | {"mean_decisions", "reasons"} <= set(first)
    assert first["games"] == 500
    assert sum(first["wins"]) == pytest.approx(500)
    assert sum(first["reasons"].values()) == 500
    assert main(words) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["wins"], again["decisions"]) == (first["wins"], first["decisions"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "kitty-cataclysm", "--games", "0"], "at least 1"),
        (["simulate", "kitty-cataclysm", "--seats", "9"], "2–5 players"),
        (["simulate", "kitty-cataclysm", "-o", "nap"], "NAME=VALUE"),
        (["simulate", "kitty-cataclysm", "-o", "nap=1"], "no option 'nap'"),
        (["simulate", "kitty-cataclysm", "-o", "deck_out=never"], "at_once, finish_card"),
        (["simulate", "kitty-cataclysm", "--seed", "-4"], "seed"),
        (["play", "kitty-cataclysm", "--people", "4", "--seats", "3"], "4 people"),
        (["replay", "no-such-file.json"], "no file no-such-file.json"),
        (["check", "kitty-cataclysm", "--games", "0"], "at least 1"),
    ],
)
def test_mistakes_get_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    shown = capsys.readouterr().err
    assert sentence in shown
    assert "Traceback" not in shown


def test_a_game_can_be_played_saved_and_replayed(tmp_path: Path) -> None:
    """A person who types anything at all: numbers, typos, questions; then the saved game is replayed."""
    saved = tmp_path / "game.json"
    typed = "?\ncard burglar\ncard burgler\nrules steal\nrules KC-21\nrules\nhiss\ntable\nlog\n" + "1\n" * 200
    done = purrlor("play", "kitty-cataclysm", "--seed", "5", "--save", str(saved), typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Cat Burglar ×4" in done.stdout
    assert "'hiss' is not one of the choices" in done.stdout
    assert "KC-21  If something cannot be done in full" in done.stdout
    assert "The game is over" in done.stdout
    told = purrlor("replay", str(saved))
    assert told.returncode == 0
    assert "The game is over" in told.stdout
    moment = purrlor("replay", str(saved), "--to", "2", "--seat", "1")
    assert "(you)" in moment.stdout
    assert purrlor("replay", str(saved), "--to", "9999").returncode == 2
    saved.write_text(saved.read_text()[:100])
    broken = purrlor("replay", str(saved))
    assert broken.returncode == 2
    assert "This is not a record" in broken.stderr


def test_several_people_share_a_keyboard_without_seeing_each_others_paws() -> None:
    done = purrlor(
        "play",
        "kitty-cataclysm",
        "--people",
        "2",
        "--seats",
        "2",
        "--names",
        "Ann,Bo",
        "--seed",
        "2",
        typed="1\n" * 400,
    )
    assert "Press Enter when only you can see the screen" in done.stdout
    assert "The game is over" in done.stdout


def test_leaving_early_is_fine(tmp_path: Path) -> None:
    for typed in ("quit\n", ""):
        done = purrlor("play", "kitty-cataclysm", typed=typed)
        assert done.returncode == 0
        assert "See you soon" in done.stdout


def test_check_finds_nothing_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "kitty-cataclysm", "--games", "300"]) == 0
    assert "nothing found in 300 games" in capsys.readouterr().out


def test_check_saves_a_failure_that_replay_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from dataclasses import replace

    from purrlor import games
    from purrlor.engine.match.game import Game
    from purrlor.lab import check

    kitty = games.game("kitty-cataclysm")
    short = Game(kitty.folder, replace(kitty.definition, longest=5), kitty.presentation)
    short.__dict__["entries"] = kitty.entries
    monkeypatch.setattr(check, "game", lambda name: short)
    assert main(["check", "kitty-cataclysm", "--games", "50", "--out", str(tmp_path)]) == 1
    assert "the game does not end" in capsys.readouterr().out
    (saved,) = tmp_path.glob("*.json")
    assert main(["replay", str(saved), "--all"]) == 0
    assert "seat" in capsys.readouterr().out
