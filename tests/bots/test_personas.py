"""Bots have names and faces; nobody is there twice, and what they say of themselves is true."""

from __future__ import annotations

from itertools import combinations

import pytest

import purrlor
from purrlor.bots import LEVELS, bot
from purrlor.bots.greedy import Greedy
from purrlor.bots.personas import company, personas
from purrlor.bots.search import Search
from purrlor.server.identity.lookalikes import look_alike
from purrlor.server.identity.names import clean_name
from purrlor.words import LANGUAGES, open_catalogs
from purrlor.words.shelf import HERE

LARGEST = max(purrlor.game(name).seats[-1] for name in purrlor.GAMES)


@pytest.mark.parametrize("level", LEVELS)
def test_a_table_full_of_bots_of_one_level_repeats_nobody(level: str) -> None:
    came = list(company(level, "t1"))
    assert len({persona.name for persona in came}) == len(came) >= LARGEST
    assert {persona.level for persona in came} == {level}


def test_a_table_always_gets_the_same_company_and_others_get_another() -> None:
    first = [tuple(company("housecat", f"t{i}")) for i in range(20)]
    assert first == [tuple(company("housecat", f"t{i}")) for i in range(20)]
    assert len(set(first)) > 10


def test_names_are_names_that_people_could_have_and_none_is_taken_for_another() -> None:
    assert {persona.level for persona in personas().values()} == set(LEVELS)
    assert all(clean_name(name) == name for name in personas())
    assert not [pair for pair in combinations(personas(), 2) if look_alike(*pair)]


def test_no_two_have_the_same_face() -> None:
    faces = [persona.art for persona in personas().values()]
    assert len(set(faces)) == len(faces) and all(len(face.split()) == 5 for face in faces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_how_they_play(language: str) -> None:
    words = open_catalogs(HERE, language)
    assert {words.language_of(f"way-{one.way}") for one in personas().values()} == {language}


@pytest.mark.parametrize("game", purrlor.GAMES)
def test_what_the_sentences_say_is_true_in_every_game(game: str) -> None:
    """`way-…` and the `.text` of `level-…` speak of these numbers; who changes one changes the other."""
    kitten, housecat, alley_cat, tiger = (bot(level, game) for level in LEVELS)
    assert isinstance(kitten, Greedy) and kitten.blunder >= 0.5  # one move ahead, half of them or more on a whim
    assert isinstance(housecat, Search) and isinstance(alley_cat, Search) and isinstance(tiger, Search)
    assert 10 <= housecat.two.iterations <= 30  # a dozen or two futures
    assert 60 <= alley_cat.two.iterations <= 150 and alley_cat.blunder == 0  # up to 150; never without thinking
    assert tiger.two.iterations >= 2000 and tiger.two.milliseconds < 1000 and tiger.blunder == 0  # thousands; a second
