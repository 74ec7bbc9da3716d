"""What the forge and the hooks run is what `make` runs, and what the papers point to is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from package.environments import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def read_yaml(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def recipe(target: str) -> list[str]:
    """Return the lines that make runs for a target."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert found is not None
    return [line.strip().replace("$(BIN)", ".venv/bin") for line in found[1].splitlines()]


def test_the_workflow_runs_every_part_of_make_test() -> None:
    parts = [part for line in recipe("test") for part in line.split() if part.isalpha() or part.endswith("-test")]
    (job,) = read_yaml(".github/workflows/ci.yml")["jobs"].values()
    run = " ".join(job["strategy"]["matrix"]["targets"]).split()
    assert sorted(run) == sorted(parts) and len(parts) > 8
    assert job["steps"][-1]["run"] == "make ${{ matrix.targets }}"


def test_the_hooks_are_local_and_those_of_make_lint() -> None:
    (repository,) = read_yaml(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    entries = [hook["entry"] for hook in repository["hooks"]]
    assert {program(entry) for entry in entries if ".venv" in entry} == {program(line) for line in recipe("lint")}
    assert [entry for entry in entries if ".venv" not in entry] == ["make web-lint"] and recipe("web-lint")


def program(line: str) -> str:
    """Return what a line runs, without its options."""
    found = re.search(r"\.venv/bin/[\w-]+(?: \w+)?", line)
    assert found is not None
    return found[0]


def test_versions_of_python_that_are_named_are_tried() -> None:
    (job,) = read_yaml(".github/workflows/ci.yml")["jobs"].values()
    named = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert named and set(named) <= set(job["strategy"]["matrix"]["python"])


@pytest.mark.parametrize(
    "paper",
    [
        "CONTRIBUTING.md",
        "SECURITY.md",
        "CHANGES.md",
        *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md")),
    ],
)
def test_links_between_the_papers_lead_somewhere(paper: str) -> None:
    text = (ROOT / paper).read_text(encoding="utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^):]+)\)", text)]
    assert [link for link in links if not (ROOT / Path(paper).parent / link).exists()] == []


@pytest.mark.parametrize("paper", ["CONTRIBUTING.md", "SECURITY.md", "CHANGES.md"])
def test_targets_that_are_named_exist(paper: str) -> None:
    named = set(re.findall(r"(?:`|^)make ([a-z-]+)", (ROOT / paper).read_text(encoding="utf-8"), re.MULTILINE))
    assert named - set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)) == set()
