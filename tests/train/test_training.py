"""`purrlor train`: it learns, it repeats, it goes on from its files, and what it writes is what judging reads."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

import purrlor
from purrlor.bots.nets.network import to_bytes
from purrlor.bots.nets.pack import load_floats, packed
from purrlor.engine.batch.encoding import encoding
from purrlor.errors import BadSetup
from purrlor.train import checkpoint
from purrlor.train.course import Course, Setting
from purrlor.train.crowd import Crowd, collect
from purrlor.train.met import add_rows, first_rows, met_options
from purrlor.train.network import Network, Shape, move_parts
from purrlor.train.ppo import Recipe, judged, learn

ROOT = Path(__file__).parents[2]
GAME = purrlor.game("kitty-cataclysm")
SMALL = {"seats": (2, 3), "width": 32, "look": 16, "rows": 600, "matches": 64, "steps": 8, "strength_games": 4}


def small(**more: Any) -> Setting:
    """Return a training of a few seconds, which repeats."""
    return Setting(**{**SMALL, "decisions": 2_000, "seed": 5, "recipe": Recipe(minibatch=256), **more})


def trained(path: Path, start: Path | None = None, **more: Any) -> Course:
    course = Course(GAME, small(**more), start)
    course.run(path, lambda point: None)
    return course


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("train") / "cats.npz"
    trained(path)
    return path


def test_after_a_minute_the_glance_beats_random_clearly() -> None:
    setting = Setting(minutes=1, seats=(2, 3), width=64, look=32, matches=512, threads=2, recipe=Recipe(minibatch=2048))
    course = Course(GAME, setting)
    entropies = [lesson.entropy for lesson in course.rounds()]
    assert entropies[-1] < entropies[0]
    found = course.strength("random", games=400)
    assert found[2] > 0.62 and found[3] > 0.42, found  # chance would be a half and a third; three errors are 0.075


def test_the_same_seed_gives_the_same_network_and_another_one_another(kept: Path, tmp_path: Path) -> None:
    again, other = tmp_path / "again.npz", tmp_path / "other.npz"
    trained(again)
    trained(other, seed=6)
    first, second, third = (checkpoint.load(path)[0] for path in (kept, again, other))
    assert all(np.array_equal(first[name], second[name]) for name in first)
    assert not np.array_equal(first["embed"], third["embed"])


def test_a_training_goes_on_from_its_files(kept: Path, tmp_path: Path) -> None:
    course = Course(GAME, small(), kept)
    weights, about = checkpoint.load(kept)
    assert all(np.array_equal(weights[name], made) for name, made in course.net.export().items())
    assert course.optimizer.state_dict()["state"]  # and not only the weights
    course.run(tmp_path / "more.npz", lambda point: None)
    _, later = checkpoint.load(tmp_path / "more.npz")
    assert later["decisions"] >= about["decisions"] + 2_000
    assert len(later["curve"]) > len(about["curve"])


def test_weights_alone_are_enough_to_go_on(kept: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone.npz"
    alone.write_bytes(kept.read_bytes())
    weights = checkpoint.load(kept)[0]
    found = Course(GAME, small(), alone).net.export()
    assert all(np.allclose(weights[name], made, atol=1e-6) for name, made in found.items())


def test_a_games_own_file_is_enough_to_go_on(kept: Path, tmp_path: Path) -> None:
    floats, card = load_floats(kept)
    net, _ = packed(GAME, floats, card, "cats.net")
    (tmp_path / "cats.net").write_bytes(to_bytes(net))
    course = Course(GAME, small(), tmp_path / "cats.net")
    assert np.array_equal(course.rows, floats["rows"])
    assert course.totals()["decisions"] == card.decisions > 0
    for name, made in course.net.export().items():
        assert np.abs(made - floats[name]).max() <= np.abs(floats[name]).max() / 60, name


def test_a_network_of_other_cards_is_refused(kept: Path, tmp_path: Path) -> None:
    weights, about = checkpoint.load(kept)
    other = tmp_path / "other.npz"
    text = np.array(json.dumps({**about, "encoding": "0" * 16}))
    np.savez(other, allow_pickle=False, about=text, **weights)
    with pytest.raises(BadSetup, match="other rules or cards"):
        Course(GAME, small(), other)
    np.savez(other, nothing=np.zeros(3))
    with pytest.raises(BadSetup, match="holds no network"):
        Course(GAME, small(), other)


# -- What judging reads


def test_the_file_has_the_arrays_of_the_contract(kept: Path) -> None:
    weights, about = checkpoint.load(kept)
    rows, width, look, moves = 600, 32, 16, GAME.definition.verbs.size
    shapes = {
        "rows": (encoding(GAME).size,), "embed": (rows, width), "start": (width,), "look": (width, look),
        "look_bias": (look,), "moves": (moves, look), "moves_bias": (moves,), "judge": (width, 5), "judge_bias": (5,),
        **{f"{way}{k}": (width, width) for way in ("in", "out") for k in range(2)},
        **{f"{way}_bias{k}": (width,) for way in ("in", "out") for k in range(2)},
    }  # fmt: skip
    assert {name: array.shape for name, array in weights.items()} == shapes
    assert weights["rows"].dtype == np.int32 and weights["rows"].max() < rows and weights["rows"].min() == 0
    assert not weights["embed"][0].any()
    assert all(array.dtype == np.float32 for name, array in weights.items() if name != "rows")
    assert (about["game"], about["version"], about["encoding"]) == (GAME.id, GAME.version, encoding(GAME).digest)


def test_the_written_weights_judge_as_the_network_does(kept: Path) -> None:
    """By the formulas of docs/training.md, in NumPy."""
    course = Course(GAME, small(), kept)
    weights, play = checkpoint.load(kept)[0], course.crowds[0].play
    with torch.no_grad():
        logits, values = course.net(torch.from_numpy(play.features), torch.from_numpy(play.moves))
    for i in range(8):
        found, expected = by_hand(weights, play.features[i], play.moves[i, : play.move_counts[i]])
        assert np.allclose(logits[i, : len(found)].numpy(), found, atol=1e-4)
        assert (logits[i, len(found) :] < -1e8).all()
        assert np.allclose(values[i].numpy(), expected, atol=1e-4)


def by_hand(w: dict[str, NDArray[Any]], rows: NDArray[Any], moves: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    h = np.maximum(w["start"] + w["embed"][rows].sum(axis=0), 0)
    for k in range(2):
        inner = np.maximum(h @ w[f"in{k}"] + w[f"in_bias{k}"], 0)
        h = np.maximum(h + inner @ w[f"out{k}"] + w[f"out_bias{k}"], 0)
    q = h @ w["look"] + w["look_bias"]
    return w["moves"][moves] @ q + w["moves_bias"][moves], np.tanh(h @ w["judge"] + w["judge_bias"])


# -- How it learns


def played(steps: int) -> tuple[Network, Crowd]:
    torch.manual_seed(3)
    made = encoding(GAME)
    shape = Shape(made.size + 1, 16, 1, 8, GAME.definition.verbs.size, GAME.seats[-1])
    net = Network(shape, move_parts(GAME.definition.verbs))
    torch.nn.init.normal_(net.judge.weight)
    crowd = Crowd(GAME, {2: 6, 4: 6}, 3, steps, torch.device("cpu"))
    collect([crowd], net, steps, torch.Generator().manual_seed(1))
    return net, crowd


def test_advantages_follow_each_seats_own_decisions() -> None:
    """Against a walk in plain Python over the decisions of one seat of one match at a time."""
    _, crowd = played(80)
    gains, goals = judged(crowd, 0.9)
    kept = {name: of.numpy() for name, of in crowd.kept.items()}
    ends = 0
    for i in range(12):
        n = int(crowd.sizes[i])
        for seat in range(n):
            worth = float(crowd.last_values[i, (seat - int(crowd.last_seats[i])) % n])
            more = 0.0
            for t in range(79, -1, -1):
                if kept["ended"][t, i]:
                    worth, more, ends = float(kept["payoffs"][t, i, seat]), 0.0, ends + 1
                if kept["seats"][t, i] == seat:
                    more = worth - float(kept["values"][t, i, 0]) + 0.9 * more
                    worth = float(kept["values"][t, i, 0])
                    assert float(gains[t, i]) == pytest.approx(more, abs=1e-5)
                place = (seat - int(kept["seats"][t, i])) % n
                assert float(goals[t, i, place]) == pytest.approx(worth + more, abs=1e-5)
    assert ends > 10


def test_what_paid_is_done_more_often() -> None:
    net, crowd = played(16)
    before = crowd.kept["logps"].clone()
    recipe = Recipe(minibatch=64, rate=(1e-3, 1e-3), epochs=1)
    gains, _ = judged(crowd, recipe.trace)
    learn(net, torch.optim.Adam(net.parameters(), 1e-3), [crowd], recipe, 0.0, torch.Generator().manual_seed(1))
    logits, _ = net(crowd.kept["features"].flatten(0, 1), crowd.kept["moves"].flatten(0, 1))
    after = torch.log_softmax(logits, dim=1).gather(1, crowd.kept["choices"].flatten()[:, None])[:, 0]
    moved, gained = (after - before.flatten()).detach(), gains.flatten()
    assert float(torch.corrcoef(torch.stack([moved, gained]))[0, 1]) > 0.2


def test_rows_go_to_what_is_met_most_and_some_are_kept_back() -> None:
    met = np.array([500, 0, 90, 1_000, 21, 300, 19, 40], np.int64)
    rows = first_rows(met, 5)
    assert rows.tolist() == [1, 0, 0, 2, 0, 3, 0, 0]
    assert add_rows(rows, met, 5) == 1 and rows.tolist() == [1, 0, 4, 2, 0, 3, 0, 0]
    assert add_rows(rows, met, 5) == 0


# -- The command


def test_usual_tables_are_learned_and_what_was_learned_before_stays() -> None:
    rules = purrlor.game("were-kittens")
    usual = {(option.name, str(option.default)) for option in rules.definition.options}
    played = {2: [{}, {"max_rounds": 10}]}
    assert set(met_options(rules, played)) == usual | {("max_rounds", "10")}
    for before in ({"max_rounds": ["20"]}, [["max_rounds", "20"]]):  # a game's own file, and one of a training
        assert set(met_options(rules, played, before)) == usual | {("max_rounds", "10"), ("max_rounds", "20")}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "purrlor", "train", "kitty-cataclysm", *words]


WORDS = ("--width", "16", "--look", "8", "--rows", "300", "--matches", "64", "--steps", "8", "--threads", "1")


def test_the_command_tells_how_it_goes_and_keeps_its_files(tmp_path: Path) -> None:
    out = tmp_path / "cats.npz"
    done = subprocess.run(
        command("--decisions", "1500", "--seats", "2", "--out", str(out), *WORDS), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"entropy \d\.\d+, error of the values \d\.\d+", done.stdout), done.stdout
    assert re.search(r"against random, by seats: 2: \d+ %", done.stdout)
    assert re.search(r"against greedy, by seats: 2: \d+ %", done.stdout)
    assert checkpoint.load(out)[1]["command"].startswith("purrlor train kitty-cataclysm --decisions 1500")
    assert json.loads(out.with_suffix(".curve.json").read_text())[-1]["decisions"] >= 1500


def test_ctrl_c_keeps_what_there_is(tmp_path: Path) -> None:
    out = tmp_path / "cats.npz"
    words = command("--minutes", "30", "--out", str(out), *WORDS)
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ) as running:
        assert running.stdout is not None
        assert "learns on cpu" in running.stdout.readline()
        assert "decisions" in running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert running.wait(20) == 130
    assert checkpoint.load(out)[1]["decisions"] > 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "2,9"), "Numbers of seats are written like 2,3"),
        (("--seats", "two"), "Numbers of seats are written like 2,3"),
        (("--out", "cats.txt"), "ends in .npz"),
        pytest.param(
            ("--gpu",), "no GPU", marks=pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    done = subprocess.run(command(*words), capture_output=True, text=True, cwd=tmp_path, env=os.environ)
    assert done.returncode == 2 and said in done.stderr, done.stderr


def test_the_example_trains_in_sixty_lines(tmp_path: Path) -> None:
    example = ROOT / "examples" / "train_every_seat.py"
    assert len(example.read_text().splitlines()) <= 60
    done = subprocess.run([sys.executable, str(example), "kitty-cataclysm", "12"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    entropies = [float(found) for found in re.findall(r"entropy (\d\.\d+)", done.stdout)]
    assert len(entropies) > 1 and entropies[-1] < entropies[0], done.stdout
