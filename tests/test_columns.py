"""Columns of a terminal are as wide as they look, in Japanese and Chinese too."""

from __future__ import annotations

import pytest

from purrlor.terminal.columns import center, left, right, width, wrapped


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("", 0),
        ("cat", 3),
        ("Kätzchen", 8),
        ("Ka\u0308tzchen", 8),
        ("手もと", 6),
        ("ｶﾞ", 2),
        ("2-6人", 5),
        ("（山）", 6),
        ("×2 · …", 6),
    ],
)
def test_a_text_takes_the_room_that_a_terminal_gives_it(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize("text", ["", "cat", "点数", "手もと3", "Kätzchen"])
def test_a_filled_column_is_as_wide_as_the_others(text: str) -> None:
    for fill in (left, right, center):
        assert width(fill(text, 12)) == 12 and fill(text, 12).strip() == text
    assert left(text, 12).startswith(text) and right(text, 12).endswith(text)


def test_what_is_too_long_for_a_column_stays_whole() -> None:
    assert left("手もと", 4) == right("手もと", 4) == center("手もと", 4) == "手もと"


def test_lines_are_broken_by_the_room_that_they_take() -> None:
    assert wrapped("one two three", 7, "  ") == ["one two", "  three"]
    assert wrapped("short", 7, "  ") == ["short"]
    assert wrapped("  KC-1  a rule", 100, "    ") == ["  KC-1  a rule"]
    lines = wrapped("手札（6）: おなかのワナ · 鳥にカカカッ · 急降下ねこ · 犬のせい（82）", 30, "    ")
    assert all(width(line) <= 30 for line in lines) and lines[1].startswith("    ")


def test_a_line_of_wide_letters_is_broken_between_them_but_not_before_their_punctuation() -> None:
    assert wrapped("山札を切る。次", 10, "") == ["山札を切", "る。次"]
    assert wrapped("山（札）", 4, "") == ["山", "（札）"]
