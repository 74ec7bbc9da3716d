"""The curve of a training as a picture; torch is not needed for it."""

from __future__ import annotations

from pathlib import Path

from purrlor.train.curve import Point, draw


def test_the_curve_shows_every_rival_at_every_table(tmp_path: Path) -> None:
    curve = [
        Point(k, 1_000_000 * k, 5e5, entropy=2 - k / 10, error=0.2, drift=0.0, strength=shares)
        for k, shares in enumerate([{"random": {2: 0.5, 4: 0.3}}, {}, {"random": {2: 0.9, 4: 0.8}, "greedy": {2: 0.4}}])
    ]
    assert draw(tmp_path / "curve.svg", curve)
    text = (tmp_path / "curve.svg").read_text()
    assert text.count(">against ") == 3 and ">entropy<" in text


def test_nothing_is_drawn_of_nothing(tmp_path: Path) -> None:
    assert not draw(tmp_path / "curve.svg", [])
    assert not (tmp_path / "curve.svg").exists()
