"""A catalog: what is in it, what it asks for, and what is wrong with it."""

from __future__ import annotations

import pytest

from purrlor.words import Bundle, Catalog, Person

TEXT = """\
### The words of a test

-cat = cat
    .kind = animal

# $name (text)
hello = Hello, { $name }!
    .title = Greets { $title ->
        [you] you
       *[other] { $whom }
    }
bare =
    .label = Only a label
steals = { WHO($taker) ->
    [you] You steal
   *[other] { $taker } steals
} { NUMBER($n, minimumFractionDigits: 1) } of { -cat(n: 1) } from { hello.title }
"""


def catalog(text: str = TEXT) -> Catalog:
    return Catalog(text, "en", "test.ftl")


def test_messages_are_listed_in_their_order_and_terms_are_not() -> None:
    assert catalog().ids == ("hello", "bare", "steals")


def test_a_message_can_have_attributes_and_no_value() -> None:
    assert catalog().attributes("bare") == ("label",) and catalog().attributes("steals") == ()
    assert not catalog().has("bare") and catalog().has("bare", "label") and not catalog().has("bare", "title")
    assert not catalog().has("nothing") and catalog().attributes("nothing") == ()


def test_variables_are_those_of_every_variant_and_of_what_is_referred_to() -> None:
    assert catalog().variables("hello") == {"name"}
    assert catalog().variables("hello", "title") == {"title", "whom"}
    assert catalog().variables("steals") == {"taker", "n", "title", "whom"}
    assert catalog().variables("nothing") == frozenset()


def test_the_variables_of_a_term_are_its_own() -> None:
    assert catalog("-t = { $p } { b }\nb = { $q }\na = { -t(p: 1) }\n").variables("a") == frozenset()


def test_a_good_catalog_has_no_errors() -> None:
    assert catalog().errors() == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = { $x\nb = B\n", "line 1: a cannot be read"),
        ("a = A\nnonsense\n", "line 2: 'nonsense' cannot be read"),
        ("a =\nb = B\n", "line 1: a cannot be read"),
        ("\n\na = { b }\n", "line 3: a refers to b, which does not exist"),
        ("a = { b.c }\nb = B\n", "line 1: a refers to b.c"),
        ("a = A\n    .x = { -t }\n", "line 1: a refers to -t"),
        ("-t = { b }\na = { -t }\n", "line 1: -t refers to b"),
        ("a = { $n ->\n    [one] { b }\n   *[other] B\n}\n", "line 1: a refers to b"),
        ("a = { FOO($x) }\n", "line 1: a calls FOO, which is no function"),
        ("a = { NUMBER() }\n", "line 1: a calls NUMBER with 0 values"),
        ("a = { WHO($x, $y) }\n", "line 1: a calls WHO with 2 values"),
        ('a = { WHO($x, case: "nom") }\n', "line 1: a calls WHO with options"),
        ("a = { NUMBER($x, digits: 3) }\n", "NUMBER has no option digits"),
        ('a = { NUMBER($x, style: "currency") }\n', 'style is "decimal" or "percent"'),
        ('a = { NUMBER($x, useGrouping: "no") }\n', "useGrouping is"),
        ('a = { NUMBER($x, minimumFractionDigits: "two") }\n', "minimumFractionDigits is a number from 0 to 100"),
        ("a = { NUMBER($x, minimumIntegerDigits: 0) }\n", "minimumIntegerDigits is a number from 1 to 21"),
        (
            "a = { NUMBER($x, minimumFractionDigits: 3, maximumFractionDigits: 2) }\n",
            "minimumFractionDigits is above maximumFractionDigits",
        ),
        ("a = { b }\nb = { -t }\n-t = { a }\n", "line 2: b leads back to itself"),
        ("a = A\nb = B\na = C\n", "line 3: a is here 2 times"),
        ("a = { $n ->\n    [one] 1\n    [1] I\n   *[other] n\n}\n", "an exact number behind a plural category"),
        ("a = A\tB\n", "line 1: there is a tab"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, said: str) -> None:
    errors = catalog(text).errors()
    assert any(said in error for error in errors), errors
    assert all(error.startswith("test.ftl, line ") and error.endswith(".") for error in errors)


def test_errors_come_in_the_order_of_lines() -> None:
    lines = [error.split(":")[0] for error in catalog("a = { x }\nb = {\nc = { y }\nc = { z }\n").errors()]
    assert lines == ["test.ftl, line 1", "test.ftl, line 2", "test.ftl, line 4", "test.ftl, line 4"]


def test_who_only_leads_into_a_circle_is_not_in_it() -> None:
    errors = catalog("a = { b }\nb = { b }\n").errors()
    assert errors == ["test.ftl, line 2: b leads back to itself."]


def test_references_may_lead_into_catalogs_beside() -> None:
    edited = Catalog("a = { -cat }\n", "en", "edited.ftl")
    assert edited.errors() and edited.errors([catalog()]) == []


def test_a_catalog_that_leads_to_one_place_in_countless_ways_is_checked_all_the_same() -> None:
    text = "".join(f"m{n} = {{ m{n + 1} }} {{ m{n + 1} }}\n" for n in range(60)) + "m60 = { $x }\n"
    assert catalog(text).variables("m0") == {"x"} and catalog(text).errors() == []


def test_files_of_windows_are_read_too() -> None:
    text = "\ufeffa =\r\n    One\r\n    two { $x }\r\nb = Three\r\n"
    bundle = Bundle("en", [Catalog(text, "en")])
    assert bundle.format("a", {"x": "2"}) == "One\ntwo 2" and bundle.format("b") == "Three"


@pytest.mark.parametrize("text", ["a = " + "{ " * 5000, "a = " + '{ "' * 999, "a = {" + "\n" * 9999, "-" * 9999 + "="])
def test_a_hostile_catalog_is_junk_and_nothing_worse(text: str) -> None:
    broken = Catalog(f"{text}\nb = fine\n", "en")
    assert not broken.has("a") and broken.has("b") and broken.errors()


def test_a_person_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Person("Tom").you = True  # type: ignore[misc]
