"""Every rule of every game is named by a test, every card by its game's tests, and every name is a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import purrlor

TESTS = Path(__file__).parent


def marked(name: str) -> set[str]:
    """Give the rule ids that the tests of a game name in their markers."""
    found: set[str] = set()
    places = [TESTS / "games" / name.replace("-", "_"), TESTS / "engine"]
    for path in (path for place in places for path in place.rglob("*.py")):
        for marker in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found |= set(re.findall(r'"([A-Z]{2}-C?\d+[a-z]?)"', marker))
    return found


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_rule_has_a_test(name: str) -> None:
    missing = set(purrlor.game(name).rules) - marked(name)
    assert not missing


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_marker_names_a_rule(name: str) -> None:
    game = purrlor.game(name)
    prefix = next(iter(game.rules))[:3]
    assert {rule for rule in marked(name) if rule.startswith(prefix)} <= set(game.rules)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_card_follows_rules_that_exist(name: str) -> None:
    game = purrlor.game(name)
    assert {rule for card in game.cards.values() for rule in card.rules} <= set(game.rules)
    assert all(card.text and card.name for card in game.cards.values())


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_picture_is_different(name: str) -> None:
    art = [card.art for card in purrlor.game(name).cards.values()]
    assert len(set(art)) == len(art)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_the_guide_tells_each_rule_once(name: str) -> None:
    game = purrlor.game(name)
    ids = re.findall(r"^- \*\*([A-Z]{2}-C?\d+[a-z]?)\*\*", game.guide, re.MULTILINE)
    assert len(ids) == len(set(ids)) == len(game.rules)
