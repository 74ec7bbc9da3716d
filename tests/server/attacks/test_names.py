"""Names: everybody's is welcome; none is blank, plays tricks, or can be taken for another's at a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from purrlor.server.errors import BadMessage
from purrlor.server.identity.lookalikes import look_alike, told_apart
from purrlor.server.identity.names import LONGEST_NAME, MAX_POINTS, clean_name, letters
from server.attacks.target import target
from server.harness import Person, connect, story

WELCOME = {
    "accents": "Zoë Łukasz-Ångström",
    "Arabic": "محمد",
    "Arabic with vowels": "مُحَمَّد",
    "Hebrew with all signs": "שָׁלוֹם",
    "Persian, with a joint that does not join": "می‌خواهم",
    "Devanagari, joined": "क्‍ष राम",
    "Thai": "ก้ามปู",
    "Tibetan": "ཧཱུྃ",
    "Tamil": "தமிழ்",
    "Chinese": "李小龍",
    "Japanese": "ねこ猫ネコ",
    "Korean": "고양이",
    "Vietnamese": "Nguyễn Thị Mèo",
    "Ethiopic": "ድመት",
    "a family": "👨‍👩‍👧‍👦",
    "a black cat": "🐈‍⬛",
    "a black cat with a name": "Mia 🐈\u200d⬛\ufe0f",
    "a heart": "❤️",
    "a keycap": "1️⃣",
    "a shade": "👍🏽",
    "two flags": "🇩🇪🇫🇷",
    "the flag of England": "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "an emoji of Unicode 16": "\U0001fae9",
    "an emoji of the future": "\U0001fad8",
    "eleven people with curls": "👨🏿‍🦱" * 11,
    "24 letters, each with an accent apart": "q̃" * 24,
}
BLANK = {
    "nothing": "",
    "spaces": " \u00a0\u2003\u3000",
    "the Hangul filler": "\u3164",
    "fillers of jamo": "\u115f\u1160\uffa0",
    "an empty Braille cell": "\u2800",
    "only marks": "\u0301\u0308",
    "only joiners": "\u200d\u200c",
    "only selectors": "\ufe0f\U000e0100",
    "only tags": "\U000e0041\U000e007f",
    "spaces of no width": "\u200b\u2060\ufeff",
    "a soft hyphen": "\u00ad",
    "marks of direction": "\u200e\u200f\u061c",
    "a note without a head": "\U0001d159",
    "a mark on nothing, then a filler": "\u0301 \u3164",
}
TRICKS = {
    "turned around": "nnA\u202e",
    "an isolate": "A\u2066B",
    "a bell": "A\x07",
    "half a pair": "A\ud800",
    "private": "A\ue000",
    "never a letter": "A\uffff",
    "a tower": "Z" + "\u0335" * 5,
    "25 letters": "x" * 25,
    "too many points": "👨‍👩‍👧‍👦" * 24,
    "no end": "a" * 100_000,
    "the table's own mark": "Ann ②",
    "a number in a ring": "Ann 2\u20dd",
    "a dark number": "Ann ❷",
}
ALIKE = ["ann", "ANN", "Аnn", "Ａｎｎ", "Aṇn", "An\u200cn", "A n n", "Ann.", "Αnn", "𝐀nn", "Ánn"]


@pytest.mark.parametrize("name", WELCOME.values(), ids=WELCOME.keys())
def test_names_of_all_scripts_and_emoji_are_welcome(name: str) -> None:
    assert clean_name(name) == name
    assert 1 <= letters(name) <= LONGEST_NAME


@pytest.mark.parametrize("name", [*BLANK.values(), *TRICKS.values()], ids=[*BLANK.keys(), *TRICKS.keys()])
def test_blank_names_and_tricks_are_not(name: str) -> None:
    with pytest.raises(BadMessage):
        clean_name(name)


def test_what_is_not_seen_is_left_out() -> None:
    assert clean_name("\u200eAnn\u3164\u00ad ") == "Ann"
    assert clean_name("  Ann \u0301 of\tCats") == "Ann of Cats"
    assert clean_name("Ann\U000e0041") == "Ann"
    assert clean_name("A\u200dn\u200c\u200dn 4\u200d2") == "Ann 42"


@settings(max_examples=500, deadline=None)
@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(name: str) -> None:
    try:
        clean = clean_name(name)
    except BadMessage:
        return
    assert clean_name(clean) == clean and 1 <= letters(clean) <= LONGEST_NAME and len(clean) <= MAX_POINTS
    clean.encode()


@pytest.mark.parametrize("name", ALIKE)
def test_look_alikes_get_a_mark(name: str) -> None:
    assert told_apart(clean_name(name), ["Bob", "Ann"]) == f"{clean_name(name)} ②"


def test_marks_count_on_and_nobody_loses_theirs() -> None:
    assert told_apart("ANN", ["Ann", "ann ②"]) == "ANN ③"
    assert told_apart("Ann ②", ["Ann"]) == "Ann ②"
    assert told_apart("Ann", ["ann ②"]) == "Ann"
    assert told_apart("Tiger 2", ["Tiger 1", "Tiger 2"]) == "Tiger 2 ②"
    assert told_apart("Bi11", ["BiII"]) == "Bi11 ②" and told_apart("B0B", ["BOB"]) == "B0B ②"


def test_others_are_not_alike() -> None:
    for one, other in [("Ann", "Anna"), ("राम", "रमा"), ("سامي", "شامي"), ("Tiger 1", "Tiger 2"), ("李", "季"),
                       ("😀", "😁"), ("🇩🇪", "🇫🇷"), ("Ann", "Bob")]:  # fmt: skip
        assert not look_alike(one, other), (one, other)


@story
async def test_a_table_tells_look_alikes_apart(tmp_path: Path) -> None:
    """People, bots and those who look on and chat, at a real server."""
    async with target(tmp_path) as server, Person(server.url) as ann, Person(server.url) as eve:
        await ann.post("/api/me", {"name": "Raja"})
        await eve.post("/api/me", {"name": "\u3164"}, status=400)
        await eve.post("/api/me", {"name": "Raja ②"}, status=400)
        await eve.post("/api/me", {"name": "Rаjа"})  # two letters are Cyrillic
        table = await ann.create(seats=4, bots=[None, "tiger", None, None], access="link")
        async with eve.at(table) as chair:
            assert (await chair.ask(type="chat", text="it is me, Raja"))["type"] == "done"
        async with connect(server.url, table) as watcher:
            assert [line["name"] for line in watcher.welcome["chat"]] == ["Rаjа ②"]
        await eve.post(f"/api/tables/{table}/sit", {"seat": 2})
        made = await ann.post(f"/api/tables/{table}/seats/3", {"kind": "bot", "level": "tiger"})
        people, bots = [[seat["name"] for seat in made["table"]["seats"]][at::2] for at in (0, 1)]
        assert people == ["Raja", "Rаjа ②"]
        assert not any(look_alike(bot, name) for bot in bots for name in people) and bots[0] != bots[1]


@story
async def test_two_strangers_whose_invented_names_are_the_same_are_told_apart(tmp_path: Path) -> None:
    async with target(tmp_path) as server, Person(server.url) as ann, Person(server.url) as eve:
        for one in (ann, eve):
            await one.post("/api/me", {"name": "Sleepy Paws"})
        table = await ann.create(seats=2, access="link")
        made = await eve.post(f"/api/tables/{table}/sit")
        assert [seat["name"] for seat in made["table"]["seats"]] == ["Sleepy Paws", "Sleepy Paws ②"]
        again = await eve.post(f"/api/tables/{table}/token", {"seat": 1})
        assert again["seat"] == 1
        assert [s["name"] for s in (await ann.get(f"/api/tables/{table}"))["table"]["seats"]][1] == "Sleepy Paws ②"
