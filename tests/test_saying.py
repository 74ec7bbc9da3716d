"""What a terminal shows of names and texts that others chose."""

from __future__ import annotations

import pytest

from purrlor.errors import short
from purrlor.saying import LONGEST, complain, harmless


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mred", "\\x1b[31mred"),
        ("\x9b31m", "\\x9b31m"),  # an escape in one letter
        ("a\rb", "a\\rb"),
        ("\x07\x08\x7f", "\\x07\\x08\\x7f"),
        ("evil\u202etxt", "evil\\u202etxt"),  # what follows would be written backwards
        ("half \ud800", "half \\ud800"),
        ("one\n\ttwo", "one\n\ttwo"),
        ("猫 👩‍👩‍👧 Ünï\u00a0x", "猫 👩‍👩‍👧 Ünï\u00a0x"),
    ],
)
def test_what_a_terminal_would_obey_is_spelt(text: str, shown: str) -> None:
    assert harmless(text) == shown


def test_an_error_is_one_line_of_bounded_length(capsys: pytest.CaptureFixture[str]) -> None:
    complain("no \x1b[2J\nsuch " + "x" * 10_000)
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and len(said) < LONGEST + 30 and "\x1b" not in said


@pytest.mark.parametrize("value", ["x" * 9999, 10**5000, [[0] * 9999], "\x1b", {"a": "\ud800"}], ids=range(5))
def test_whatever_was_given_is_shown_as_a_short_word(value: object) -> None:
    assert len(short(value)) < 100 and short(value).isprintable()
