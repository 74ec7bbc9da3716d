"""The made-up language: everything that is said changes, and nothing else."""

from __future__ import annotations

import re

from purrlor.words import PSEUDO, Bundle, Catalog, Person, pseudo

TEXT = """\
### Of the file

-cat = cat
    .kind = animal

# $name (text): who is greeted
hello = Hello, { $name }!
    .title =
        Two lines,
        long ones
empty = { "" }
steals = { WHO($taker) ->
    [you] You steal
   *[other] { $taker } steals
} { NUMBER($n, maximumFractionDigits: 0) ->
    [0] nothing
    [one] a card
   *[other] { $n } cards
} of { -cat(case: "many") }, { "literally" } { hello }
kind = { -cat.kind ->
    [animal] It is one
   *[other] It is none
}
block =
{ $n } first
    second
"""
BUNDLE = Bundle(PSEUDO, [Catalog(pseudo(TEXT), PSEUDO)])


def test_words_have_accents_brackets_and_a_third_more_letters() -> None:
    said = BUNDLE.format("hello", {"name": "Tom"})
    assert said == "⟦Ĥéļļö·, Tom!⟧"
    long = pseudo(f"a = {'purring cats ' * 9}\n").partition("= ")[2].strip()
    assert long.count("·") == 11 * 9 // 3 and not re.search("[abcegi]", long)


def test_lines_stay_lines() -> None:
    assert BUNDLE.format("hello", attribute="title") == "⟦Ţŵö· ļíñéš·,\nļöñğ·· öñéš·⟧"
    assert [line.strip() for line in BUNDLE.format("block", {"n": 1}).splitlines()] == ["⟦1 ƒíŕšţ·", "šéçöñđ··⟧"]


def test_names_keys_options_and_literals_stay() -> None:
    said = BUNDLE.format("steals", {"taker": Person("Tom", you=True), "n": 1, "name": "Mia"})
    assert said == "⟦Ýöü· šţéáļ· á çáŕđ· öƒ çáţ·, literally ⟦Ĥéļļö·, Mia!⟧⟧"
    assert BUNDLE.format("steals", {"taker": Person("Tom"), "n": 0, "name": "Mia"}).startswith(
        "⟦Tom šţéáļš·· ñöţĥíñğ··"
    )


def test_sentences_still_choose_by_the_attributes_of_terms() -> None:
    assert BUNDLE.format("kind") == "⟦Íţ íš· öñé·⟧"


def test_what_says_nothing_is_marked_all_the_same() -> None:
    assert BUNDLE.format("empty") == "⟦⟧"


def test_the_made_up_catalog_is_a_good_one_with_the_same_names_and_comments() -> None:
    before, after = Catalog(TEXT, "en"), Catalog(pseudo(TEXT), PSEUDO)
    assert after.errors() == before.errors() == [] and after.ids == before.ids
    assert all(after.variables(id) == before.variables(id) for id in before.ids)
    assert "### Of the file\n" in after.text and "# $name (text): who is greeted\n" in after.text
