"""The examples for other people's libraries run, shortened."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.mark.parametrize(
    ("words", "games"),
    [(("train_sb3.py", "kitty-cataclysm", "1024"), None), (("play_ismcts.py", "kitty_cataclysm", "20", "2"), 2)],
)
def test_an_example_runs_and_tells_its_result(words: tuple[str, ...], games: int | None) -> None:
    command = [sys.executable, str(EXAMPLES / words[0]), *words[1:]]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = re.search(r"mean result of (?:the last )?(\d+) games: (-?\d\.\d\d)$", done.stdout.strip())
    assert found, done.stdout
    assert int(found[1]) == games if games else int(found[1]) > 10
    assert -1 <= float(found[2]) <= 1
