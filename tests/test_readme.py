"""What the README says is run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from purrlor.cli import COMMANDS, main

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_python_of_the_readme_plays_a_game() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    assert names["match"].outcome.reason  # type: ignore[attr-defined]


def test_the_commands_of_the_readme_exist() -> None:
    lines = re.findall(r"^\.venv/bin/purrlor (.+?)(?:\s+#.*)?$", README, re.MULTILINE)
    assert len(lines) >= 4
    for words in map(shlex.split, lines):
        assert words[0] in COMMANDS


@pytest.mark.parametrize("link", re.findall(r"\]\((docs/[^)]+)\)", README))
def test_the_links_of_the_readme_lead_somewhere(link: str) -> None:
    assert (Path(__file__).parent.parent / link).exists()


def test_a_small_simulation_as_in_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split("simulate kitty-cataclysm --games 200 --seats 4")) == 0
    assert "decisions/s" in capsys.readouterr().out
