"""What the README says is run, word for word."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sampling import FULL

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINES = [
    re.sub(r"\s+#.*", "", line)
    for block in re.findall(r"```\n(.*?)```", README, re.DOTALL)
    for line in block.splitlines()
]
COMMANDS = [line.removeprefix(".venv/bin/purrlor ") for line in LINES if line.startswith(".venv/bin/purrlor ")]
TARGETS = [line.removeprefix("make ") for line in LINES if line.startswith("make ")]
SAYS = {  # what whoever types it wants to read
    "games": r"Cantankerous Cats",
    "play": r"The game is over|Das Spiel ist aus",
    "simulate": r"decisions/s",
    "check": r"nothing found in [\d,]+ games",
}
SAMPLE = 5  # games, unless everything is to run to its end: a hunt of 100,000 takes minutes


def sampled(line: str) -> str:
    """Return a command with a small number of games."""
    return line if FULL else re.sub(r"(?<=--games )\d+", lambda number: str(min(SAMPLE, int(number[0]))), line)


def test_the_python_of_the_readme_plays_a_game() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    assert names["match"].outcome.reason  # type: ignore[attr-defined]


def test_every_line_of_the_readme_is_tried() -> None:
    assert len(LINES) == len(COMMANDS) + len(TARGETS)
    assert {line.split()[0] for line in COMMANDS} == set(SAYS) and {"serve", "test"} == set(TARGETS)


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_of_the_readme_do_what_they_say(line: str) -> None:
    words = shlex.split(sampled(line))
    typed = "1\n" * 1000  # whoever is asked takes the first choice
    done = subprocess.run([sys.executable, "-m", "purrlor", *words], input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(SAYS[words[0]], done.stdout), done.stdout


@pytest.mark.parametrize("target", TARGETS)
def test_the_makefile_has_the_targets_of_the_readme(target: str) -> None:
    done = subprocess.run(["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert f".venv/bin/{'purrlor serve' if target == 'serve' else 'pytest'}" in done.stdout


@pytest.mark.parametrize("link", re.findall(r"\]\(([^):]+)\)", README))
def test_the_links_of_the_readme_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
