"""The cases that the browser must word in the same way: it runs this file of them too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from purrlor.words import Bundle, Catalog, Person, Value

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))


def value(given: Any) -> Value:
    return Person(**given) if isinstance(given, dict) else given


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_a_sentence_is_worded_as_in_the_browser(case: dict[str, Any]) -> None:
    bundle = Bundle(case["language"], [Catalog(case["ftl"], case["language"])])
    args = {name: value(given) for name, given in case["args"].items()}
    assert bundle.format(case["id"], args, case["attribute"]) == case["expected"]


def test_the_cases_have_names_of_their_own() -> None:
    assert len({case["about"] for case in CASES}) == len(CASES) >= 60
