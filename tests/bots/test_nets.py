"""Networks in whole numbers: compiled judge and NumPy twin give the same bits, and files are what they say."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import purrlor
from bots.random_nets import network_for, positions, random_floats, whole
from purrlor.bots.nets import pack, plain
from purrlor.bots.nets.fits import check_game, check_table
from purrlor.bots.nets.forward import Desk, judged
from purrlor.bots.nets.network import MAGIC, Card, NetworkRefused, from_bytes, read, to_bytes
from purrlor.bots.nets.quantize import LOGIT, PAYOFF, forward, tables
from purrlor.bots.nets.unpack import floats_of
from purrlor.engine.batch.encoding import encoding

SHAPES = [{}, {"width": 256, "span": 64}, {"width": 33, "span": 7, "blocks": 1, "seats": 2}]
ALL = np.arange(90, dtype=np.int32)


@pytest.mark.parametrize("shape", SHAPES)
def test_compiled_code_and_numpy_judge_alike_to_the_bit(shape: dict[str, int]) -> None:
    net = whole(random_floats(5, **shape))
    desk = Desk(net, len(ALL))
    for features in [*positions(9, 600, 60), np.zeros(0, np.int32)]:
        logits, values = judged(desk, features, ALL)
        expected = plain.judged(net, features, ALL)
        assert (logits == expected[0]).all()
        assert (values == expected[1]).all()


def test_a_wild_network_is_cut_alike() -> None:
    """Activations far beyond what was seen when scales were set are cut, and nothing runs over."""
    floats = random_floats(6)
    net = whole(floats)
    wild = replace(net, arrays={**net.arrays, "factor": net.arrays["factor"] * 60, "start": net.arrays["start"] * 50})
    desk = Desk(wild, len(ALL))
    for features in positions(4, 600, 40):
        logits, values = judged(desk, features, ALL)
        assert (desk.held["h"] == 32767).any()
        expected = plain.judged(wild, features, ALL)
        assert (logits == expected[0]).all()
        assert (values == expected[1]).all()


def test_whole_numbers_are_close_to_what_was_trained() -> None:
    floats = random_floats(7, width=128, span=32)
    net, same = whole(floats), 0
    for features in positions(8, 600, 100):
        (logits, values), true = plain.judged(net, features, ALL), forward(floats, features)
        assert np.abs(logits / LOGIT - true["logits"]).max() < 0.15
        assert np.abs(values / PAYOFF - true["values"]).max() < 0.05
        same += int(logits.argmax() == true["logits"].argmax())
    assert same >= 95


@pytest.mark.parametrize("shape", SHAPES)
def test_floats_that_were_made_of_whole_numbers_judge_like_them(shape: dict[str, int]) -> None:
    floats = random_floats(6, **shape)
    net = whole(floats)
    back = floats_of(net)
    assert {name: array.shape for name, array in back.items()} == {name: a.shape for name, a in floats.items()}
    for features in positions(4, len(floats["rows"]), 20):
        (logits, values), found = plain.judged(net, features, ALL), forward(back, features)
        assert np.abs(logits / LOGIT - found["logits"]).max() < 0.05
        assert np.abs(values / PAYOFF - found["values"]).max() < 0.02


def test_features_that_training_never_met_say_nothing() -> None:
    net = whole(random_floats(3))
    unknown = np.flatnonzero(net.arrays["rows"] == 0).astype(np.int32)[:20]
    empty = np.zeros(0, np.int32)
    assert len(unknown) == 20
    assert (plain.judged(net, unknown, ALL)[0] == plain.judged(net, empty, ALL)[0]).all()


def test_a_feature_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ValueError, match="feature"):
        judged(Desk(whole(random_floats(3)), 5), np.array([600], np.int32), ALL[:3])


def test_the_tables_are_those_that_files_hold() -> None:
    made = tables()
    assert made["tanh"][[0, 64, 256, 1024]].tolist() == [0, 251, 780, 1023]
    assert made["exp"][[0, 1, 64, 1023]].tolist() == [65536, 64520, 24109, 0]


# -- Files


def test_a_file_holds_all_of_a_network() -> None:
    card = Card("kitty-cataclysm", 3, "0123456789abcdef", (2, 4), {"rule": ("on", "off")}, "purrlor train", 7)
    net = whole(random_floats(2), card)
    again = from_bytes("random.net", to_bytes(net))
    assert again.card == net.card
    assert again.numbers == net.numbers
    assert all((again.arrays[name] == array).all() for name, array in net.arrays.items())
    assert to_bytes(again) == to_bytes(net)


@pytest.mark.parametrize("cut", [0, 4, 11, 40, 500, -1, -2000])
def test_a_damaged_file_is_refused(cut: int) -> None:
    data = to_bytes(whole(random_floats(2)))
    with pytest.raises(NetworkRefused, match=r"The file 'x\.net' holds no network that can be read"):
        from_bytes("x.net", data[:cut])


def test_a_file_whose_parts_do_not_fit_together_is_refused() -> None:
    net = whole(random_floats(2))
    for name, array in {
        "rows": net.arrays["rows"] + 400,
        "moves": net.arrays["moves"][:, :-1],
        "shift": net.arrays["shift"] + 40,
        "weights": net.arrays["weights"][:1],
    }.items():
        odd = replace(net, arrays={**net.arrays, name: array})
        with pytest.raises(NetworkRefused):
            from_bytes("x.net", to_bytes(odd))


def test_bytes_of_another_kind_of_file_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.net").write_bytes(MAGIC[:-1] + b"\2" + to_bytes(whole(random_floats(2)))[8:])
    with pytest.raises(NetworkRefused):
        read(tmp_path / "a.net")
    with pytest.raises(NetworkRefused, match="There is no network"):
        read(tmp_path / "b.net")


# -- What a network is for


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "were-kittens"}, "is for 'were-kittens', not for Kitty Cataclysm"),
        ({"version": 77}, "learned version 77 of Kitty Cataclysm"),
        (
            {"encoding": "other"},
            "reads positions of Kitty Cataclysm as other; this version writes them as [0-9a-f]{16}",
        ),
    ],
)
def test_another_game_version_or_encoding_is_refused_by_name(changes: dict[str, Any], said: str) -> None:
    game = purrlor.game("kitty-cataclysm")
    check_game(network_for(game), game)
    with pytest.raises(NetworkRefused, match=said):
        check_game(network_for(game, **changes), game)


def test_a_table_that_training_never_met_is_refused() -> None:
    game = purrlor.game("kitty-cataclysm")
    net = network_for(game, seats=[2, 3], options=[["rule", "on"], ["many", "1"], ["many", "2"]])
    check_table(net, game, 3, {"rule": "on", "many": 2, "windows": "open"})
    for seats, options in ((4, {"rule": "on"}), (2, {"rule": "off"}), (2, {"many": 3}), (2, {"other": 1})):
        with pytest.raises(NetworkRefused, match="has not learned Kitty Cataclysm"):
            check_table(net, game, seats, options)


def test_reading_and_judging_need_neither_numba_nor_torch(tmp_path: Path) -> None:
    net = whole(random_floats(2))
    (tmp_path / "a.net").write_bytes(to_bytes(net))
    judged(Desk(net, 3), np.zeros(1, np.int32), ALL[:3])  # compiled by now
    script = (
        "import sys, numpy as np; from pathlib import Path; from purrlor.bots.nets.forward import Desk, judged\n"
        "from purrlor.bots.nets.network import read\n"
        "desk = Desk(read(Path(sys.argv[1])), 3)\n"
        "print(judged(desk, np.zeros(1, np.int32), np.arange(3, dtype=np.int32))[0].tolist())\n"
        "assert not {'numba', 'torch'} & set(sys.modules)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", script, tmp_path / "a.net"], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == str(plain.judged(net, np.zeros(1, np.int32), ALL[:3])[0].tolist())


# -- From training to a game


def test_what_training_saves_is_packed_with_its_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, code = purrlor.game("kitty-cataclysm"), encoding(purrlor.game("kitty-cataclysm"))
    about = {
        "game": game.id, "version": game.version, "encoding": code.digest, "command": "purrlor train kitty-cataclysm",
        "seed": 7, "device": "cpu", "minutes": 90.0, "decisions": 12, "seats": [2, 4], "strengths": {"greedy": 0.8},
        "options": sorted((o.name, str(v)) for o in game.definition.options for v in o.values), "curve": [],
    }  # fmt: skip
    verbs = game.definition.verbs.size
    floats = random_floats(4, size=code.size, known=code.size, width=64, verbs=verbs, seats=game.seats[-1])
    np.savez(tmp_path / "run.npz", allow_pickle=False, **floats, about=np.array(json.dumps(about)))
    monkeypatch.setattr(pack, "POSITIONS", 25)
    read_floats, card = pack.load_floats(tmp_path / "run.npz")
    net, close = pack.packed(game, read_floats, pack.with_facts(card, {"limits": "none"}), "instinct.net")
    assert close.positions == 100
    assert close.same_best > 0.9
    assert close.logit_error < 0.1
    assert (net.card.seed, net.card.device_hours, net.card.seats, net.card.limits) == (7, 1.5, (2, 4), "none")
    check_table(net, game, 4, game.match(4, 1).options)
    with pytest.raises(NetworkRefused, match=r"run\.txt"):
        pack.load_floats(tmp_path / "run.txt")
