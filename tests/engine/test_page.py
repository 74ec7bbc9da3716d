"""What rules write onto a page reads as the JSON it stands for; plainly, and word by word as compiled code does."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from purrlor.engine.view import page as p
from purrlor.engine.view.vocabulary import Words, check_text
from purrlor.errors import RulesFault

WORDS = Words()
BOWL = WORDS.zone("bowl", "pile", limit=9)
BED = WORDS.zones("bed", "row")
CATS = WORDS.faces(["tom", "kätzchen"], "cat")
AGE, NAPS, MOOD, NOTE = (WORDS.key(name) for name in ("age", "naps", "mood", "note"))
FISH = WORDS.count("fish")
HAPPY, ASLEEP = WORDS.words(["happy", "asleep"]), WORDS.word("asleep")


def written(sheet: Any) -> list[Any]:
    """Read a page out in both ways, which must agree: seats first, then the list of zones."""
    p.finish_table(sheet)
    out = np.zeros(p.TEXT, np.uint8)
    size = p.spell(sheet, WORDS.letters, WORDS.ends, out)
    assert out[:size].tobytes() == WORDS.text(sheet)
    table = json.loads(f"{{{WORDS.text(sheet).decode()}}}")
    return [*table["seats"], table["zones"]]


@pytest.fixture
def sheet() -> Any:
    made = np.zeros(p.PAGE, np.int32)
    p.begin(made)
    p.begin_table(made)
    return made


def test_a_zone_has_a_head_pieces_and_facts(sheet: Any) -> None:
    p.zone(sheet, BOWL, 3)
    p.piece(sheet, CATS, 1, 2)
    p.piece(sheet, CATS, -1, 1)
    p.fact(sheet, AGE)
    p.number(sheet, -120)
    p.zone_of(sheet, BED, 2, 0)
    bowl, bed = written(sheet)[0]
    assert bowl == {
        "id": "bowl", "kind": "pile", "owner": None, "size": 3, "limit": 9, "age": -120,
        "pieces": [
            {"id": "bowl/kätzchen", "kind": "cat", "face": "kätzchen", "count": 2},
            {"id": "bowl/?", "kind": "cat", "face": None, "count": 1},
        ],
    }  # fmt: skip
    assert bed == {"id": "bed.2", "kind": "row", "owner": 2, "size": 0, "pieces": []}


def test_pieces_that_look_alike_are_told_apart_in_their_zone_only(sheet: Any) -> None:
    for which in (BOWL, BED):
        p.zone(sheet, which, 3)
        for cat in (0, 1, 0):
            p.piece(sheet, CATS, cat, 1)
    bowl, bed = written(sheet)[0]
    assert [one["id"] for one in bowl["pieces"]] == ["bowl/tom", "bowl/kätzchen", "bowl/tom@2"]
    assert [one["id"] for one in bed["pieces"]] == ["bed.0/tom", "bed.0/kätzchen", "bed.0/tom@2"]


def test_a_piece_says_where_it_lies_and_has_marks(sheet: Any) -> None:
    p.zone(sheet, BED, 2)
    p.piece(sheet, CATS, 0, 1)
    p.position(sheet, 10)
    p.facing(sheet, HAPPY)
    p.owner(sheet, 3)
    for key, value in ((NAPS, 1), (MOOD, 0)):
        p.mark(sheet, key)
        p.truth(sheet, value)
    p.also(sheet, NOTE)
    p.write(sheet, ASLEEP)
    p.piece(sheet, CATS, 1, 1)
    p.mark(sheet, AGE)
    p.number(sheet, 7)
    tom, kitten = written(sheet)[0][0]["pieces"]
    assert (tom["position"], tom["facing"], tom["owner"], tom["note"]) == (10, "happy", 3, "asleep")
    assert tom["marks"] == {"naps": True, "mood": False}
    assert kitten == {"id": "bed.0/kätzchen", "kind": "cat", "face": "kätzchen", "count": 1, "marks": {"age": 7}}


def test_a_heap_from_behind_shows_what_is_known(sheet: Any) -> None:
    p.zone(sheet, BOWL, 5)
    p.hidden_heap(sheet, CATS, 5, np.array([0, 2]))
    p.zone(sheet, BED, 1)
    p.hidden_heap(sheet, CATS, 1, np.array([1, 0]))
    bowl, bed = written(sheet)[0]
    assert [(one["face"], one["count"], one.get("marks")) for one in bowl["pieces"]] == [
        ("kätzchen", 2, {"known": True}),
        (None, 3, None),
    ]
    assert [one["face"] for one in bed["pieces"]] == ["tom"]


def test_seats_come_first_with_score_badges_counts_and_more(sheet: Any) -> None:
    p.score(sheet, -3)
    p.badge(sheet, HAPPY)
    p.badge(sheet, ASLEEP)
    p.count(sheet, FISH, 4)
    p.about(sheet, MOOD, HAPPY)
    p.about(sheet, NOTE, ASLEEP)
    p.end_seat(sheet)
    p.no_score(sheet)
    p.count(sheet, FISH, 0)
    p.end_seat(sheet)
    p.zone(sheet, BOWL, 0)
    first, second, zones = written(sheet)
    assert first == {
        "score": -3, "badges": ["happy", "asleep"], "counts": {"fish": 4}, "mood": "happy", "note": "asleep",
    }  # fmt: skip
    assert second == {"score": None, "badges": [], "counts": {"fish": 0}}
    assert [zone["id"] for zone in zones] == ["bowl"]


@pytest.mark.parametrize("value", [0, 7, 10, 99, 100, 12_345, -1, -90])
def test_numbers_are_written_as_they_are(sheet: Any, value: int) -> None:
    p.zone(sheet, BOWL, 0)
    p.fact(sheet, AGE)
    p.number(sheet, value)
    assert written(sheet)[0][0]["age"] == value


def test_a_seat_without_counts_has_none(sheet: Any) -> None:
    p.score(sheet, 1)
    p.end_seat(sheet)
    p.no_score(sheet)
    p.badge(sheet, HAPPY)
    p.about(sheet, MOOD, HAPPY)
    p.end_seat(sheet)
    first, second, zones = written(sheet)
    assert first == {"score": 1, "badges": [], "counts": {}}
    assert second == {"score": None, "badges": ["happy"], "counts": {}, "mood": "happy"}
    assert zones == []


WRONG: dict[str, tuple[list[Any], tuple[Any, ...], str]] = {
    "a badge after counts": ([(p.score, 1), (p.count, FISH, 1)], (p.badge, HAPPY), "badges come after"),
    "a count after more": ([(p.no_score,), (p.about, MOOD, HAPPY)], (p.count, FISH, 1), "counts come after"),
    "a badge in no seat": ([], (p.badge, HAPPY), "badges come after"),
    "a seat in a seat": ([(p.score, 1)], (p.score, 2), "a seat begins"),
    "a seat after a zone": ([(p.zone, BOWL, 0)], (p.no_score,), "a seat begins"),
    "the end of no seat": ([], (p.end_seat,), "no seat is open"),
    "a zone in a seat": ([(p.score, 1)], (p.zone, BOWL, 0), "zones come when"),
    "a fact in no zone": ([], (p.fact, AGE), "facts come in a zone"),
    "a piece in no zone": ([], (p.piece, CATS, 0, 1), "pieces come in a zone"),
    "a piece after facts": (
        [(p.zone, BOWL, 1), (p.fact, AGE), (p.number, 1)], (p.piece, CATS, 0, 1), "before its facts",
    ),
    "a place after marks": (
        [(p.zone, BOWL, 1), (p.piece, CATS, 0, 1), (p.mark_true, NAPS)], (p.position, 1), "before its marks",
    ),
    "a mark on no piece": ([(p.zone, BOWL, 0)], (p.mark, NAPS), "belong to a piece"),
    "an end in a seat": ([(p.score, 1)], (p.finish_table,), "all seats are closed"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_order_is_refused_where_it_happens(sheet: Any, name: str) -> None:
    before, (wrong, *arguments), sentence = WRONG[name]
    for call, *given in before:
        call(sheet, *given)
    end = int(sheet[p.END])
    with pytest.raises(RulesFault, match=sentence):
        wrong(sheet, *arguments)
    assert int(sheet[p.END]) == end


def test_a_key_without_its_value_is_refused_at_the_end(sheet: Any) -> None:
    p.zone(sheet, BOWL, 0)
    p.fact(sheet, AGE)
    p.finish_table(sheet)
    with pytest.raises(RulesFault, match="in no JSON"):
        check_text(WORDS.text(sheet))


def test_a_fact_that_is_told_twice_is_refused(sheet: Any) -> None:
    p.zone(sheet, BOWL, 0)
    for age in (1, 2):
        p.fact(sheet, AGE)
        p.number(sheet, age)
    p.finish_table(sheet)
    with pytest.raises(RulesFault, match="twice"):
        check_text(WORDS.text(sheet))
