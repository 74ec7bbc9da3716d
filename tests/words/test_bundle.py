"""A bundle: which catalog a sentence comes from, whose rules it follows, and what happens when something is missing."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import pytest

from purrlor.words import Bundle, Catalog, Person

ENGLISH = """\
-game = game
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
only = Only in English: { NUMBER($n, minimumFractionDigits: 1) }
named = The { -game } { title }
title = Cats
    .hint = Cats of all kinds
"""
FRENCH = """\
cards = { $n ->
    [one] { $n } carte
    [many] { $n } de cartes
   *[other] { $n } cartes
}
title = Chats
mixed = Voir { only }
"""


class Lives(IntEnum):
    NINE = 9


def bundles(*extra: Catalog) -> Bundle:
    english = Bundle("en", [Catalog(ENGLISH, "en")])
    return Bundle("fr", [Catalog(FRENCH, "fr"), *extra], english)


def test_a_sentence_follows_the_rules_of_its_language() -> None:
    assert bundles().format("cards", {"n": 0}) == "0 carte"
    assert bundles().format("cards", {"n": 2_000_000}) == "2\u202f000\u202f000 de cartes"


def test_a_sentence_that_is_missing_is_english_with_english_numbers() -> None:
    assert bundles().format("only", {"n": 1234}) == "Only in English: 1,234.0"
    assert bundles().language_of("only") == "en" and bundles().language_of("cards") == "fr"


def test_what_an_english_sentence_refers_to_is_english() -> None:
    assert bundles().format("named") == "The game Cats"


def test_a_reference_to_what_is_only_english_keeps_english_numbers() -> None:
    assert bundles().format("mixed", {"n": 1234}) == "Voir Only in English: 1,234.0"


def test_an_attribute_falls_back_by_itself() -> None:
    assert bundles().format("title") == "Chats" and bundles().format("title", attribute="hint") == "Cats of all kinds"
    assert (bundles().language_of("title"), bundles().language_of("title", "hint")) == ("fr", "en")


def test_a_later_catalog_overrides_an_earlier_one_in_its_own_language() -> None:
    bundle = bundles(Catalog("cards = { $n ->\n    [one] only one\n   *[other] { $n } pcs\n}\n", "en"))
    assert bundle.format("cards", {"n": 0}) == "0 pcs" and bundle.format("cards", {"n": 12345}) == "12,345 pcs"
    assert bundle.language_of("cards") == "en" and bundle.format("title") == "Chats"


def test_junk_overrides_nothing() -> None:
    assert bundles(Catalog("title = { broken\n", "fr")).format("title") == "Chats"


def test_has_looks_into_the_fallback() -> None:
    assert bundles().has("only") and bundles().has("title", "hint")
    assert not bundles().has("nothing") and not bundles().has("only", "hint")


@pytest.mark.parametrize(("id", "attribute", "named"), [("nothing", "", "nothing"), ("title", "aria", "title.aria")])
def test_a_sentence_that_is_nowhere_is_named(id: str, attribute: str, named: str) -> None:
    with pytest.raises(KeyError, match=f"there is no {named}'"):
        bundles().format(id, attribute=attribute)
    with pytest.raises(KeyError, match=f"there is no {named}'"):
        bundles().language_of(id, attribute)


def test_a_variable_that_is_not_given_is_named() -> None:
    with pytest.raises(KeyError, match=r"cards: \$n is not given"):
        bundles().format("cards")


def test_a_variable_that_is_not_reached_is_not_needed() -> None:
    bundle = one("a = { $n ->\n    [0] none\n   *[other] { $all }\n}\n")
    assert bundle.format("a", {"n": 0}) == "none"
    with pytest.raises(KeyError, match=r"a: \$all"):
        bundle.format("a", {"n": 1})


def one(text: str) -> Bundle:
    return Bundle("en", [Catalog(text, "en")])


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        ("a = { b }\n", KeyError, "a: there is no b"),
        ("a = { b }\nb =\n    .c = C\n", KeyError, "a: there is no b"),
        ("a = { -b }\n", KeyError, "a: there is no -b"),
        ("a = { FOO($x) }\n", KeyError, "a: FOO cannot be called so"),
        ("a = { WHO() }\n", KeyError, "a: WHO cannot be called so"),
        ("a = { -b }\n-b = { $p }\n", KeyError, r"a: a term lacks \$p"),
        ("a = { NUMBER($x) }\n", ValueError, "a: NUMBER takes a number, not 'Tom'"),
        ("a = { NUMBER(NUMBER(1, digits: 2)) }\n", ValueError, "a: NUMBER has no option digits"),
        ("a = { a }\n", ValueError, "a: a leads back to itself"),
        ("a = { b }\nb = x { a }\n", ValueError, "a: b leads back to itself"),
        ("a = { -b }\n-b = { $p ->\n   *[x] { -b }\n}\n", ValueError, "a: -b leads back to itself"),
        ("a =" + " { $x }" * 101 + "\n", ValueError, "a: more than 100 gaps to fill"),
    ],
)
def test_a_sentence_that_cannot_be_worded_says_so(text: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        one(text).format("a", {"x": "Tom"})


def test_a_sentence_that_grows_without_end_is_stopped() -> None:
    text = "".join(f"m{n} = {{ m{n + 1} }}{{ m{n + 1} }}\n" for n in range(11)) + "m11 = ha\n"
    with pytest.raises(ValueError, match="more than 100 gaps"):
        one(text).format("m0")
    assert one(text).format("m6") == "ha" * 32


def test_a_term_keeps_its_parameters_after_another_term() -> None:
    assert one('-b = B\n-t = { -b } { $p }\na = { -t(p: "p") }\n').format("a") == "B p"


def test_a_term_gives_its_parameters_to_the_messages_it_refers_to() -> None:
    assert one('m = { $p }\n-t = { m }\na = { -t(p: "term") }\n').format("a", {"p": "sentence"}) == "term"


def test_whoever_reads_is_you() -> None:
    bundle = one("a = { WHO($seat) ->\n    [you] You win\n   *[other] { $seat } wins\n}\n")
    assert bundle.format("a", {"seat": Person("Tom", you=True)}) == "You win"
    assert bundle.format("a", {"seat": Person("Tom")}) == "Tom wins"
    assert bundle.format("a", {"seat": "Tom"}) == "Tom wins"


def test_a_value_of_another_kind_is_refused() -> None:
    for odd in (None, [1], b"x", np.int64(1)):
        with pytest.raises(ValueError, match=r"a: \$x is of the kind"):
            one("a = { $x ->\n   *[other] x\n}\n").format("a", {"x": odd})  # type: ignore[dict-item]


def test_what_is_nearly_a_number_is_written_as_one() -> None:
    bundle = one("a = { $x } { $x ->\n    [1] exactly\n   *[other] about\n}\n")
    assert bundle.format("a", {"x": True}) == bundle.format("a", {"x": np.float64(1)}) == "1 exactly"
    assert bundle.format("a", {"x": Lives.NINE}) == "9 about"


def test_numbers_that_are_none() -> None:
    bundle = one('a = { $n } { NUMBER($n, style: "percent") } { $n ->\n    [one] 1\n   *[other] n\n}\n')
    assert bundle.format("a", {"n": float("-inf")}) == "-∞ -∞% n"
    assert bundle.format("a", {"n": float("nan")}) == "NaN NaN% n"
