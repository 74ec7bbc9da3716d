"""What is told of the package's extras is what the package declares."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from purrlor.cli import COMMANDS
from purrlor.extras import EXTRAS, explain, extra_of, missing

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
DECLARED: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
TOOLS = {"pytest", "mypy", "ruff", "hypothesis", "import-linter", "pytest-playwright"}


def distributions(requirements: list[str]) -> set[str]:
    """Return the names of requirements, without versions and extras."""
    return {re.split(r"[^\w-]", requirement)[0] for requirement in requirements}


@pytest.mark.parametrize("extra", [name for name in DECLARED if name != "all"])
def test_the_modules_of_an_extra_are_those_that_it_installs(extra: str) -> None:
    named = {name.replace("-", "_") for name in distributions(DECLARED[extra])}
    assert set(EXTRAS[extra]) - {"pyspiel"} == named  # open_spiel's own other name


def test_all_is_for_users_and_tools_are_apart() -> None:
    (everything,) = DECLARED["all"]
    assert set(re.findall(r"\w+", everything)) == {"purrlor", *DECLARED} - {"all", "gpu", "train", "sb3", "site"}
    assert not TOOLS & {name for listed in DECLARED.values() for name in distributions(listed)}
    assert distributions(PROJECT["dependency-groups"]["dev"]) >= TOOLS


@pytest.mark.parametrize("name", COMMANDS)
def test_what_a_command_needs_comes_with_one_extra(name: str) -> None:
    assert len({extra_of(module) for module in COMMANDS[name].needs}) <= 1
    assert all(map(extra_of, COMMANDS[name].needs))


def test_what_is_missing_is_found_without_importing_it() -> None:
    assert missing(("json", "no_such_cat", "no_such_dog")) == "no_such_cat"
    assert missing(("json",)) == ""


def test_the_sentence_names_the_extra_where_there_is_one() -> None:
    assert str(explain("report", "matplotlib.figure")).endswith("pip install 'purrlor[lab]' brings it")
    assert str(explain("report", "no_such_cat")) == "report needs no_such_cat; it is not installed"
