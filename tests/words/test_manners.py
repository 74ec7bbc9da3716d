"""Numbers and lists as languages write them, beyond the cases that the browser runs too."""

from __future__ import annotations

import pytest

from purrlor.words import LANGUAGES, listed
from purrlor.words.figures import category, written
from purrlor.words.manners import MANNERS

NB = "\u00a0"


@pytest.mark.parametrize(
    ("language", "none", "one", "two", "three"),
    [
        ("en", "", "Tom", "Tom and Mia", "Tom, Mia, and Lou"),
        ("de", "", "Tom", "Tom und Mia", "Tom, Mia und Lou"),
        ("fr", "", "Tom", "Tom et Mia", "Tom, Mia et Lou"),
        ("es", "", "Tom", "Tom y Mia", "Tom, Mia y Lou"),
        ("ja", "", "Tom", "Tom、Mia", "Tom、Mia、Lou"),
        ("zh-Hans", "", "Tom", "Tom和Mia", "Tom、Mia和Lou"),
        ("en-XA", "", "Tom", "Tom and Mia", "Tom, Mia, and Lou"),
    ],
)
def test_a_list_of_names(language: str, none: str, one: str, two: str, three: str) -> None:
    names = ["Tom", "Mia", "Lou"]
    assert [listed(names[:count], language) for count in range(4)] == [none, one, two, three]


@pytest.mark.parametrize(
    ("last", "joint"),
    [
        ("Inés", "e"),
        ("isla", "e"),
        ("Hilda", "e"),
        ("hi", "e"),
        ("hielo", "y"),
        ("Hiara", "y"),
        ("Yago", "y"),
        ("", "y"),
    ],
)
def test_and_in_spanish_listens_to_the_name_that_follows(last: str, joint: str) -> None:
    assert listed(["Tom", last], "es") == f"Tom {joint} {last}"
    assert listed(["Tom", "Mia", last], "es") == f"Tom, Mia {joint} {last}"


def test_every_language_of_ours_has_its_manners() -> None:
    assert {language.partition("-")[0] for language in LANGUAGES} == set(MANNERS)


def test_other_languages_follow_english() -> None:
    assert written(12345.5, "nl") == "12,345.5" and category(1, "nl") == "one" and listed(["a", "b"], "nl") == "a and b"


def test_whole_numbers_of_any_size_keep_their_digits() -> None:
    assert written(2**64, "en") == "18,446,744,073,709,551,616"
    assert written(10**400, "de").count(".") == 133
    assert written(1e22, "en") == "10,000,000,000,000,000,000,000"


def test_per_cent_in_french_have_a_space() -> None:
    assert written(0.5, "fr", (("style", "percent"),)) == f"50{NB}%"


def test_per_cent_count_as_the_number_that_was_given() -> None:
    assert category(0.01, "en", (("style", "percent"),)) == "other"
    assert category(1, "en", (("style", "percent"),)) == "one"


@pytest.mark.parametrize(("value", "shown"), [(9.995, "10.00"), (0.045, "0.05"), (-2.675, "-2.68"), (-0.0, "-0.00")])
def test_rounding_starts_from_the_number_as_one_writes_it(value: float, shown: str) -> None:
    assert written(value, "en", (("minimumFractionDigits", 2), ("maximumFractionDigits", 2))) == shown


@pytest.mark.parametrize(("value", "shown"), [(9.99, "10"), (0, "0.0"), (0.0456, "0.046"), (98765, "99,000")])
def test_digits_that_count_are_counted_after_rounding(value: float, shown: str) -> None:
    assert written(value, "en", (("minimumSignificantDigits", 2), ("maximumSignificantDigits", 2))) == shown
