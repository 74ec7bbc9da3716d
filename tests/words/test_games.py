"""What games say: every sentence has its words, in every language, with the arguments that the rules give it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import purrlor
from purrlor.engine import Game, Match
from purrlor.engine.match.wording import COMMON_SHAPES
from purrlor.engine.view.vocabulary import Shape
from purrlor.words import LANGUAGES, PSEUDO, Bundle, Catalog, open_catalogs, shell
from sampling import FULL

GAMES = [purrlor.game(name) for name in purrlor.GAMES]
PLAYED = 20 if FULL else 2  # whole games, of each game in each language
WORDED = {
    "ask", "stake", "move", "so", "event", "alarm", "phase", "part", "note", "reason", "badge", "count", "zone", "fact",
}  # fmt: skip


def catalogs(game: Game, language: str) -> Bundle:
    """Give the words that lie in a game's folder."""
    return open_catalogs(game.folder / "words", language)


def sentences(game: Game) -> Iterator[tuple[str, Shape]]:
    """List the sentences of a game, with their arguments."""
    for group, shapes in game.definition.words.shapes.items():
        for name, shape in shapes.items():
            if (group, name) not in COMMON_SHAPES:
                yield f"{group}-{name}", shape


def given(shape: Shape) -> set[str]:
    """List the variables that a sentence can use."""
    zones = {f"{name}Owner" for name, kind in shape if kind == "zone"}
    return {name for name, _ in shape} | zones


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_sentence_has_english_words_with_the_arguments_that_it_is_given(game: Game) -> None:
    assert set(game.definition.words.shapes) <= WORDED
    english = Catalog((game.folder / "words/en.ftl").read_text(encoding="utf-8"), "en", f"{game.id}/en.ftl")
    assert english.errors() == []
    for message, shape in sentences(game):
        assert english.has(message), f"{game.id} has no words for {message}"
        for attribute in ("", *english.attributes(message)):
            assert english.variables(message, attribute) <= given(shape), f"{message} uses what it is not given"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_words_are_kept_for_what_nobody_says(game: Game) -> None:
    said = {message for message, _ in sentences(game)}
    groups = tuple(f"{group}-" for group in game.definition.words.shapes if group not in ("zone", "fact"))
    assert {message for message in catalogs(game, "en").catalogs[0].ids if message.startswith(groups)} <= said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_options_and_their_values_have_words(game: Game) -> None:
    words = catalogs(game, "en")
    assert words.has("game") and words.has("game", "line")
    for option in game.definition.options:
        assert words.has(f"option-{option.name}") and words.has(f"option-{option.name}", "help")
        for value in option.values:
            message = "".join(c if c.isascii() and (c.isalnum() or c in "_-") else "-" for c in f"{value}")
            said = words.has(f"option-{option.name}-{message}")
            assert said or option.of_seats or _counts(game, option.name), (option.name, value)


def _counts(game: Game, option: str) -> bool:
    """Return whether a number is said together with what it counts, in every language (a seat is said by the shell)."""
    words = [catalogs(game, language) for language in LANGUAGES]
    if not all(one.has(f"option-{option}-n") for one in words):
        return False
    return all(re.search(r"[^\W\d]", one.format(f"option-{option}-n", {"n": 7})) for one in words)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_move_has_a_name_for_its_button_and_every_kind_of_card_a_word(game: Game) -> None:
    for language in LANGUAGES:
        words = catalogs(game, language)
        for move in game.definition.words.shapes["move"]:
            assert words.has(f"move-{move}", "name"), f"{game.id}/{language}: move-{move} has no .name"
        for kind in {card.kind for card in game.cards.values() if card.kind}:
            assert words.has(f"kind-{kind}"), f"{game.id}/{language}: no kind-{kind}"


@pytest.mark.parametrize("name", ["cantankerous-cats", "paw-of-duty"])
def test_what_a_move_leads_to_is_marked_in_a_few_letters_in_every_language(name: str) -> None:
    game = purrlor.game(name)
    for language in LANGUAGES:
        own = Catalog((game.folder / f"words/{language}.ftl").read_text(encoding="utf-8"), language, language)
        assert _marked(own) == _marked(catalogs(game, "en").catalogs[0]) != set()
        for message in _marked(own):
            values = dict.fromkeys(own.variables(message, "mark"), 5)
            mark = open_catalogs(game.folder / "words", language).format(message, values, "mark")
            assert len(mark) <= 7 and not re.search(r"[^\W\d]", mark), f"{language}: {message} {mark}"


def _marked(catalog: Catalog) -> set[str]:
    return {message for message in catalog.ids if "mark" in catalog.attributes(message)}


def walked(game: Game, seed: int) -> Iterator[Match]:
    """Play a random game to its end, with everybody's options, and stop at every move."""
    chance = random.Random(seed)
    options = {option.name: chance.choice(option.values) for option in game.definition.options if not option.of_seats}
    seats = chance.choice(list(game.seats))
    match = game.match(seats, seed, options, names=[f"Cat {seat}" for seat in range(seats)])
    yield match
    while match.waiting:
        seat = chance.choice(match.waiting)
        match.advance(seat, chance.choice(match.legal(seat)))
        yield match


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whole_games_are_worded_in_every_language(game: Game, language: str) -> None:
    for seed in range(PLAYED):
        for match in walked(game, seed):
            for viewer in (None, *match.waiting):
                view = match.view(viewer, language)
                assert all(move["label"] for move in view["moves"])
                assert view["prompt"] is None or view["prompt"]["text"]
                said = [move["so"] for move in view["moves"]] + view["alarms"]
                assert not any("undefined" in text for text in said)
                for told in match.events(viewer, match.beat, language):
                    assert told["text"] and "undefined" not in told["text"]
        assert match.outcome is not None and match.view(None, language)["outcome"]["parts"]


def test_what_all_tables_tell_is_in_the_shell() -> None:
    for language in LANGUAGES:
        for group, name in COMMON_SHAPES:
            assert shell(language).has(f"{group}-{name}")
