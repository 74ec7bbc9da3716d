"""What everybody may know, what the table does for who is away, and the words."""

from __future__ import annotations

from typing import Any

import pytest

from games.here_kitty_kitty.hk import GAME, A, B, C, Maker, Story, refuse
from purrlor.games.here_kitty_kitty.record import Ask


def zones(story: Story, seat: int | None) -> dict[str, dict[str, Any]]:
    return {zone["id"]: zone for zone in story.match.view(seat)["zones"]}


@pytest.mark.rule("HK-120")
def test_hands_are_secret_all_else_is_open(table: Maker) -> None:
    hands = {"A": "tuna catnap", "B": "hairball"}
    story = table({"A": "Y b2"}, hands, tucked={"C": "alarm-system"}, discard="stray-dog fireworks", nb="w3")
    for seat in (B, C, None):
        seen = zones(story, seat)
        assert [(p["face"], p["count"]) for p in seen["hand.0"]["pieces"]] == [(None, 2)]
        assert {p["face"] for p in seen["discard"]["pieces"]} == {"stray-dog", "fireworks"}
        assert seen["neighborhood"]["pieces"][0]["count"] == 3
        assert all(p["face"] is None for p in seen["deck"]["pieces"])
    assert {p["face"] for p in zones(story, A)["hand.0"]["pieces"]} == {"tuna", "catnap"}
    assert story.match.view(B)["seats"][A]["counts"] == {"hand": 2, "cats": 2, "tucked": 0}


@pytest.mark.rule("HK-107")
def test_a_property_says_what_a_cat_is_worth_there(table: Maker) -> None:
    seen = zones(table({"A": "Y b2"}, {}), None)
    assert [seen[f"{place}.1"]["worth"] for place in ("house", "porch", "yard")] == [5, 3, 0]


@pytest.mark.rule("HK-120")
def test_imagined_worlds_keep_what_is_known_and_never_deal_an_instant(table: Maker) -> None:
    story = table(
        {},
        {"A": "the-cat-came-back", "B": "hairball tuna", "C": "catnip"},
        discard="stray-dog cat-fight",
        deck="fireworks dinner-bell cat-carrier warm-laundry full-mewn",
    )
    story.does(A, "play the-cat-came-back").does(A, "fetch stray-dog")
    hidden = set()
    for seed in range(30):
        world = story.match.imagine(B, seed).position()
        assert world["hand"][A] == {"stray-dog": 1}  # all saw it
        assert world["hand"][B] == {"hairball": 1, "tuna": 1}
        (card,) = world["hand"][C]
        hidden |= {card}
    assert hidden == {"catnip", "cat-carrier", "warm-laundry"}


@pytest.mark.rule("HK-121")
def test_instants_are_shown_other_draws_are_not(table: Maker) -> None:
    story = table({"B": "Y b1"}, {"A": "hairball"}, deck="fireworks tuna catnip stray-dog", actions=1).does(A, "pass")
    assert "An Instant is drawn: Fireworks!" in story.told(C)
    assert story.told(A).count("You draw Tuna from the deck.") == 1
    assert story.told(B).count("seat 0 draws a card.") == 2


@pytest.mark.rule("HK-122")
def test_a_loss_by_timeout(table: Maker) -> None:
    story = table({"B": "Y b1 g1 / P g1 w2 / H o1"}, {"A": "stray-dog"}).does(A, "demand stray-dog B 3")
    texts = []
    while story.waiting == (B,):
        texts.append(story.match.timeout_move(B).text)
        story.match.play(B, texts[-1])
    assert texts == ["pick:gray>yard", "pick:black>yard", "pick:white>porch"]
    assert story.cats(B) == "Y - / P g1 w1 / H o1"
    fight = table({"B": "Y b1 g2"}, {"A": "cat-fight"}).does(A, "demand cat-fight B 2")
    assert fight.match.timeout_move(B).text == "send:gray>2"
    fight.does(B, "send g C")
    assert fight.match.timeout_move(B).text == "send:black>0"
    short = table({"B": "Y b1 g2"}, {"A": "cat-carrier"}, nb="-").does(A, "play cat-carrier").does(A, "ask B")
    assert short.match.timeout_move(B).text == "pick:gray>yard"
    porch = table({"B": "P w1 o1 / H b3 g1"}, {"A": "fraidy-cats"}).does(A, "demand fraidy-cats B 1")
    assert porch.match.timeout_move(B).text == "pick:orange>porch"


@pytest.mark.rule("HK-122", "HK-94")
@pytest.mark.parametrize(
    ("yard", "porch", "saved", "left"),
    [
        ("b1 g2", "-", ["black", "gray"], "Y - / P b1 g1 / H -"),
        ("b2 g2", "b1", ["gray", "gray"], "Y - / P b1 g2 / H -"),  # black leaves, and of two and two black again
        ("b1 g1 o1", "o2", ["black", "gray"], "Y - / P b1 g1 o2 / H -"),
        ("b1 w3", "-", ["black", "white"], "Y - / P b1 w1 / H -"),
    ],
)
def test_rain_by_timeout_takes_the_colour_that_is_lost_first(
    table: Maker, yard: str, porch: str, saved: list[str], left: str
) -> None:
    hands = {"A": "alarm-system hairball"}
    story = table({"B": f"Y {yard} / P {porch}"}, hands, actions=1, deck="raining-cats-and-dogs tuna stray-dog")
    story.does(A, "pass")
    texts = []
    while story.ask == Ask.SAVE:
        texts.append(story.match.timeout_move(B).text)
        story.match.play(B, texts[-1])
    assert texts == [f"save:{colour}" for colour in saved][: len(texts)]  # where one colour is left, nobody is asked
    assert story.cats(B) == left


@pytest.mark.rule("HK-123")
def test_what_an_instant_asks_is_asked_clockwise_from_the_drawer(table: Maker) -> None:
    cats = {"A": "H b1 g1", "B": "H b1 g1", "C": "H b1 g1"}
    story = table(cats, {"B": "tuna hairball"}, turn=B, actions=1, deck="full-mewn catnip stray-dog").does(B, "pass")
    order: list[int] = []
    while story.ask == Ask.LOSE:
        order += story.waiting
        story.does(order[-1], "pick g house")
        assert story.cats(order[-1]) == "Y - / P g1 / H b1"
    assert order == [B, C, A]


@pytest.mark.rule("HK-143")
def test_timeouts_pass_decline_or_take_the_first(table: Maker) -> None:
    def timeout(story: Story) -> str:
        return story.match.timeout_move(story.waiting[0]).text

    assert timeout(table()) == "pass"
    assert timeout(table({}, {"B": "catnap"}).does(A, "move b neighborhood yard")) == "pass"
    assert timeout(table({}, {"A": "cat-carrier"}).does(A, "play cat-carrier")) == "stop"
    assert timeout(table({}, {"A": "tuna hairball"}).does(A, "discard tuna")) == "stop"
    assert timeout(table({"A": "Y b1"}, {"A": "warm-laundry"}).does(A, "play warm-laundry")) == "stop"
    assert timeout(table({"A": "Y g1 o1"}, {"A": "laser-pointer"}).does(A, "play laser-pointer")) == "colour:gray"
    insured = table({"B": "Y b1"}, {"A": "stray-dog"}, tucked={"B": "pet-insurance"}).does(A, "demand stray-dog B 1")
    assert timeout(insured) == "keep"
    fetch = table({}, {"A": "the-cat-came-back"}, discard="fireworks tuna catnap").does(A, "play the-cat-came-back")
    assert timeout(fetch) == "fetch:catnap"
    tuna = (
        table({"B": "P b1"}, {"A": "catting-around", "C": "tuna"})
        .does(A, "play-on catting-around B")
        .does(C, "play tuna")
    )
    assert timeout(tuna) == "stop"
    own = Story(GAME.match(3, 1, {"cats_owned_start": "on"}, backend=GAME.plain))
    assert timeout(own) == "own:0"
    assert timeout(own.does(A, "own 1").does(B, "own 1").does(C, "own 0")) == "oldest:0"
    fewer = {"options": {"victim_may_move_fewer": "on"}}
    assert timeout(table({"B": "Y b2"}, {"A": "stray-dog"}, **fewer).does(A, "demand stray-dog B 1")) == "stop"
    foster = (
        table({}, {"A": "foster-kittens"}, seats=2).does(A, "play foster-kittens").does(A, "take b").does(A, "take g")
    )
    foster.does(A, "stop").does(A, "pass").does(B, "pass").does(B, "pass")
    assert timeout(foster) == "place:black>house"
    assert timeout(foster.does(A, "place b house")) == "place:gray>porch"


@pytest.mark.rule("HK-143")
def test_a_play_is_made_only_when_everything_is_named(table: Maker) -> None:
    story = table({"B": "Y b1"}, {"A": "stray-dog cat-burglar purr-suasion"})
    for text in ("play stray-dog", "play cat-burglar", "play purr-suasion"):
        refuse(story, A, text, "HK-131")
    assert story.hand(A) == ["cat-burglar", "purr-suasion", "stray-dog"]


@pytest.mark.rule("HK-144")
def test_a_seat_that_left_plays_on_by_timeouts_and_is_scored(table: Maker) -> None:
    story = table({"A": "P b1"}, final=1, final_turns=1)
    story.match.concede(A)
    while story.waiting:
        story.match.play(story.waiting[0], story.match.timeout_move(story.waiting[0]))
    assert story.match.outcome is not None
    assert story.match.outcome.scores == (6, 0, 0)


@pytest.mark.rule("HK-144")
def test_the_last_one_at_the_table_wins(table: Maker) -> None:
    story = table({"A": "H b5"})
    story.match.concede(A)
    story.match.concede(C)
    assert story.match.outcome is not None
    assert story.match.outcome.winners == (B,)


# -- Words


def test_every_move_says_what_it_touches(fresh: Maker) -> None:
    story = fresh(4, seed=3)
    for _ in range(150):
        if not story.waiting:
            break
        seat = story.waiting[0]
        ids = {"way/in", "way/out", "discard"} | {f"seat/{s}" for s in range(4)} | {f"amount/{n}" for n in range(4)}
        for zone in story.match.view(seat)["zones"]:
            ids |= {zone["id"], *(piece["id"] for piece in zone["pieces"])}
        for move in story.match.moves(seat):
            assert set(move.touches) <= ids | {t for t in move.touches if t.startswith("colour/")}, move
        options = story.options(seat)
        story.match.play(seat, options[len(options) // 2])


@pytest.mark.parametrize(
    ("move", "label", "touches"),
    [
        (
            "move:black>neighborhood>yard",
            "Move the Black cat from Neighborhood to Yard",
            ("neighborhood/black", "yard.0"),
        ),
        ("demand:stray-dog>1>2", "Play Stray Dog on seat 1, for 2 cats", ("hand.0/stray-dog", "seat/1", "amount/2")),
        (
            "burgle:1>gray>porch",
            "Play Cat Burglar on seat 1: steal the Gray cat from the Porch",
            ("hand.0/cat-burglar", "porch.1/gray"),
        ),
        ("discard:stray-dog", "Discard Stray Dog", ("hand.0/stray-dog", "discard")),
    ],
)
def test_labels(table: Maker, move: str, label: str, touches: tuple[str, ...]) -> None:
    story = table({"B": "Y b1 / P g1"}, {"A": "stray-dog cat-burglar"})
    (found,) = [one for one in story.match.moves(A) if one.text == move]
    assert (found.label, found.touches) == (label, touches)


def test_prompts_name_the_card_and_what_is_to_go(table: Maker) -> None:
    story = table({"B": "Y b1 g2 / P w1"}, {"A": "stray-dog tuna", "C": "catnap"})
    assert story.match.view(A)["prompt"]["text"] == "Choose an action (2 left)"
    story.does(A, "demand stray-dog B 2")
    assert story.match.view(C)["prompt"] == {
        "kind": "block_or_pass",
        "text": "seat 0 plays Stray Dog: block it?",
        "rule": "HK-70",
        "stake": "seat 1 loses 2 of 4 cats from Yard and Porch to the Neighborhood.",
        "forced": False,
    }
    story.passes(C)
    assert story.match.view(B)["prompt"]["text"] == "Stray Dog: pick 2 cats that leave for the Neighborhood"
    story.does(B, "pick b yard").does(B, "pick g yard").does(A, "move b neighborhood yard")
    said = "seat 0 moves the Black cat to the Yard: block it?"
    assert story.match.view(C)["prompt"]["text"] == said


def test_the_view_has_phase_marks_and_a_live_score(table: Maker) -> None:
    cats = {"A": "H b2 g1 / P g1"}
    story = table(cats, {"A": "best-in-show"}, locked={"A": "b"}, final=1, final_turns=2)
    view = story.match.view(B)
    assert view["phase"] == "Last round, 2 turns left"
    assert view["seats"][A]["score"] == 15 + 3 + 3 + 3  # without the secret card
    assert zones(story, B)["house.0"]["pieces"][0]["marks"] == {"locked": 1}
    soon = table({}, {"A": "famous-internet-cat"}, deck="tuna").does(A, "play famous-internet-cat")
    assert soon.match.view(B)["phase"] == "The last round comes next"
    off = table({}, options={"stall_rounds": 0})
    assert "idle" not in zones(off, A)["deck"]
    assert zones(story, A)["deck"]["idle"] == "idle-turns:0>15"


def test_foster_kittens_are_shown_on_their_card(table: Maker) -> None:
    story = table({}, {"A": "foster-kittens"}, seats=2).does(A, "play foster-kittens").does(A, "take b").does(A, "stop")
    assert [p["face"] for p in zones(story, B)["litter.0"]["pieces"]] == ["black"]
    story.does(A, "pass").does(B, "pass").does(B, "pass")
    assert story.match.moves(A)[0].touches == ("litter.0/black", "house.0")


def test_the_log_reads_well(table: Maker) -> None:
    story = table({"B": "P b1", "A": "Y w1"}, {"A": "catting-around purr-suasion", "C": "copy-cat"})
    story.does(A, "play-on catting-around B")
    assert story.told() == [
        "seat 0 plays Catting Around from hand.",
        "Catting Around is played on seat 1.",
        "The Black cat goes from seat 1 to seat 0.",
        "Catting Around goes to the discard pile.",
    ]
