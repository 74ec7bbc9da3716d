"""Were Kittens stories: what is secret, what is refused, and how the table speaks."""

from __future__ import annotations

import random

import pytest

from games.were_kittens.wk import GAME, NONE, A, B, C, Maker, Story
from purrlor.errors import IllegalMove
from purrlor.games.were_kittens.record import CHARACTER, SLOT, Step
from purrlor.testing import check_two_worlds
from purrlor.words import Catalog

ENGLISH = Catalog((GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8"), "en")

# -- Bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-11", "WK-15", "WK-17")
def test_bad_starting_coins(fresh: Maker) -> None:
    story = fresh()
    assert story.refuses(A, "start P D") == "WK-15"
    assert story.refuses(A, "start gold") == "WK-15"
    assert story.refuses(A, "start Q") == "WK-11"
    story.does(A, "start P")
    assert story.refuses(A, "start D") == "WK-17"
    assert story.refuses(B, "take P") == "WK-36"


@pytest.mark.rule("WK-37", "WK-38", "WK-40", "WK-41")
def test_bad_placements(table: Maker) -> None:
    story = table("A6P^ B4D^", step=Step.PLACE, hand=[(1, 0, 1), (1, 0, 0)])
    assert story.refuses(A, "place N") == "WK-37"
    assert story.refuses(A, "place gold") == "WK-37"
    assert story.refuses(A, "place -1") == "WK-37"
    assert story.refuses(A, "place Q") == "WK-11"
    story.does(A, "place P")
    assert story.refuses(A, "place P") == "WK-37"
    assert story.refuses(A, "scare D") == "WK-41"
    story = table("A6P^ B4D^", step=Step.PLACE, hand=[(1, 0, 1), (1, 0, 0)], characters=["boo", "early"])
    assert story.refuses(A, "scare N") == "WK-38"
    story.does(A, "done")
    assert story.refuses(A, "scare D") == "WK-40"


@pytest.mark.rule("WK-37")
def test_nothing_is_placed_while_cats_act(table: Maker) -> None:
    story = table("A6P^ B4D^", hand=[(1, 0, 1), (1, 0, 0)], city=(1, 0, 0))
    assert (story.refuses(B, "place P"), story.refuses(B, "done")) == ("WK-37", "WK-40")
    assert story.refuses(B, "start P") == "WK-15"


@pytest.mark.rule("WK-56", "WK-66", "WK-69", "WK-71", "WK-72", "WK-76")
def test_bad_actions(table: Maker) -> None:
    story = table("A5N^ B6Pv", city=(0, 0, 2), supply=(1, 0, 0), hand=[(0, 1, 0)])
    assert story.refuses(A, "take P") == "WK-56"
    assert story.refuses(A, "take N") == "WK-66"
    assert story.refuses(A, "take D") == "WK-66"
    assert story.refuses(A, "make D 5") == "WK-72"
    assert story.refuses(A, "make D 6") == "WK-71"
    assert story.refuses(A, "make N 6") == "WK-76"
    assert story.refuses(A, "make D") == "WK-69"
    assert story.refuses(A, "take") == "WK-66"
    no_slot = GAME.definition.verbs.base("make") + len(SLOT)
    with pytest.raises(IllegalMove) as caught:
        story.match.play(A, no_slot)
    assert caught.value.rule == "WK-69"
    assert story.refuses(A, "stop") == "WK-99"
    assert story.refuses(A, "purr") == "WK-58"


@pytest.mark.rule("WK-57")
def test_a_seat_that_is_not_there(table: Maker) -> None:
    assert table("A5N^ B6Pv", city=(0, 0, 2)).refuses(C, "pass") == "WK-01"


# -- Two worlds ------------------------------------------------------------------------------------------------------


def walk(seats: int, seed: int, **options: object) -> Story:
    """Play some random moves, so that choices are half made."""
    story, rng = Story(GAME.match(seats, seed, options, backend=GAME.plain)), random.Random(seed)
    for _ in range(rng.randrange(14)):
        seat = rng.choice(story.waiting)
        story.match.play(seat, rng.choice(story.match.moves(seat)))
    return story


@pytest.mark.rule("WK-12", "WK-17", "WK-98", "WK-C1")
@pytest.mark.parametrize("characters", ["off", "on"])
def test_nobody_can_tell_what_the_others_have_sealed(characters: str) -> None:
    for seed in range(30):
        story = walk(2 + seed % 2, seed, characters=characters)
        for seat in range(story.match.seats):
            check_two_worlds(story.match, seat, seed)


@pytest.mark.rule("WK-98", "WK-C2")
def test_imagined_placements_are_possible_ones(table: Maker) -> None:
    hand = [(2, 1, 1), (1, 1, 0)]
    story = table("A6P^ B4D^", step=Step.PLACE, hand=hand, characters=["boo", "early"], quarter=B)
    story.does(A, "place P", "scare P", "done")
    found = set()
    for seed in range(40):
        world = Story(story.match.imagine(B, seed))
        assert (world.hand(A), world.waiting) == (hand[A], (B,))
        world.does(B, "done")
        found.add((world.hand(A), world.eat(A), world.scare(A)))
        spread = zip(world.hand(A), world.eat(A), world.scare(A), strict=True)
        assert tuple(map(sum, spread)) == hand[A]
    assert len(found) > 10


@pytest.mark.rule("WK-41", "WK-98")
def test_nobody_imagines_a_scare_without_characters(table: Maker) -> None:
    story = table("A6P^ B4D^", step=Step.PLACE, hand=[(3, 1, 1), (1, 1, 0)]).does(A, "place P", "done")
    for seed in range(10):
        world = Story(story.match.imagine(B, seed)).does(B, "done")
        assert (world.scare(A), sum(world.hand(A)) + sum(world.eat(A))) == (NONE, 5)


@pytest.mark.rule("WK-98")
def test_who_is_not_done_is_imagined_to_begin_anew(table: Maker) -> None:
    hand = [(2, 0, 0), (1, 1, 0)]
    story = table("A6P^ B4D^", step=Step.PLACE, hand=hand, characters=["boo", "early"])
    story.does(A, "place P")
    world = Story(story.match.imagine(B, 1)).does(A, "done").does(B, "done")
    assert (world.hand(A), world.eat(A)) == ((2, 0, 0), NONE)
    story = table("A6P^ B4D^", step=Step.PLACE, hand=hand, characters=["boo", "early"])
    story.does(A, "scare P")
    world = Story(story.match.imagine(B, 1)).does(A, "done").does(B, "done")
    assert (world.hand(A), world.scare(A)) == ((2, 0, 0), NONE)


@pytest.mark.rule("WK-C1")
def test_imagined_characters_leave_mine_alone(fresh: Maker) -> None:
    story = fresh(3, characters="on")
    mine = story.position["dealt"][A]
    others = set()
    for seed in range(12):
        dealt = Story(story.match.imagine(A, seed)).position["dealt"]
        assert dealt[A] == mine
        assert sorted(name for two in dealt[:3] for name in two) == sorted(name for name in CHARACTER.names if name)
        others.add(tuple(dealt[B]))
    assert len(others) > 3


@pytest.mark.rule("WK-17")
def test_imagined_starting_coins_are_any(fresh: Maker) -> None:
    story = fresh(3).does(A, "start P")
    picks = {Story(story.match.imagine(B, seed)).position["pick"][A] for seed in range(20)}
    assert picks == {"penny", "nickel", "dime"}
    assert Story(story.match.imagine(A, 1)).position["pick"][A] == "penny"


# -- Words -----------------------------------------------------------------------------------------------------------


def asked(story: Story, seat: int) -> str:
    """Give the question that a seat reads."""
    return str(story.match.view(seat)["prompt"]["text"])


def at_stake(story: Story, seat: int) -> str:
    """Give what is at stake for a seat, in words."""
    return str(story.match.view(seat)["prompt"]["stake"])


def test_the_table_says_who_acts_and_what_it_takes(table: Maker) -> None:
    story = table("A3N^ B6Pv", city=(1, 1, 2), eat=[(1, 0, 1)], idle_rounds=2)
    view = story.match.view(A)
    assert view["phase"] == "Round 3: cats act · 2 idle rounds in a row"
    assert table("A6P^ B4D^", city=(1, 1, 2)).match.view(A)["turn"] == B
    assert table("A6P^ B4D^", step=Step.PLACE, quarter=A).match.view(A)["turn"] == B
    scene = {"city": (1, 1, 2), "eat": [NONE, (1, 0, 0)], "scare": [NONE, (1, 0, 0)]}
    for step, character in ((Step.HURRY, "early"), (Step.LEFTOVERS, "leftover")):
        other = table("A3P^ B4D^", step=step, characters=["boo", character], **scene)
        assert (other.waiting, other.match.view(A)["turn"]) == ((B,), B)
    assert view["prompt"]["text"] == "What does your Nickel cat in slot 3 do?"
    assert view["prompt"]["stake"].startswith("Claw 2, up to 6 if it eats.")
    moves = {move.text: move for move in story.match.moves(A)}
    assert moves["make:dime>6"].label == "Make a Dime cat in slot 6 (needs claw 3)"
    assert moves["make:dime>6"].touches == ("city/dime", "cats.0#5")
    assert moves["take:dime"].label == "Take a Dime (needs claw 3)"
    assert moves["take:dime"].touches == ("city/dime", "hand.0")
    assert moves["repopulate"].touches == ("city",)
    assert story.zone(None, "cats.0")["pieces"][0]["marks"] == {"claw": 2, "acting": True}
    story.does(A, "take D")
    assert asked(story, A) == "What does your cat eat to take a Dime?"
    assert at_stake(story, A) == "Your Nickel cat in slot 3 has claw 2 (up to 6 if it eats everything) and needs 3."
    assert [move.label for move in story.match.moves(A)] == ["Eat a Penny (+1 claw)", "Eat a Dime (+3 claw)"]
    story.does(A, "eat P")
    assert asked(story, A) == "Eat before you take a Dime, or stop?"
    assert at_stake(story, A) == "Your Nickel cat in slot 3 has claw 3 and needs 3: more food is gone for nothing."


@pytest.mark.rule("WK-25", "WK-26", "WK-29", "WK-70")
def test_the_table_shows_claws_and_costs(table: Maker) -> None:
    story = table("A3N^ A6Pv B6P^", city=(1, 1, 2), eat=[(1, 0, 1)])
    assert [piece["marks"]["claw"] for piece in story.zone(None, "city")["pieces"]] == [1, 2, 3]
    assert [piece["marks"]["claw"] for piece in story.zone(None, "cats.0")["pieces"]] == [2, 3]
    slots = story.zone(None, "cats.0")
    assert (slots["costs"][0], slots["costs"][5]) == (
        {"penny": 10, "nickel": 9, "dime": 8},
        {"penny": 5, "nickel": 4, "dime": 3},
    )
    assert (slots["reach"], story.zone(None, "eat.0")["feeds"]) == (6, 4)  # the penny cat has acted
    assert (story.zone(None, "cats.1")["reach"], "feeds" in story.zone(None, "eat.1")) == (3, False)
    story.does(A, "take D").does(A, "eat P")
    assert story.zone(None, "cats.0")["pieces"][0]["marks"]["claw"] == 3
    assert (story.zone(None, "cats.0")["reach"], story.zone(None, "eat.0")["feeds"]) == (6, 3)


@pytest.mark.rule("WK-98")
def test_what_is_laid_out_in_secret_feeds_its_owner_only(table: Maker) -> None:
    story = table("A6P^ B6P^", step=Step.PLACE, hand=[(0, 0, 1), (0, 0, 1)])
    story.does(A, "place D")
    assert (story.zone(A, "cats.0")["reach"], story.zone(A, "eat.0")["feeds"]) == (6, 3)
    for other in (B, None):
        assert (story.zone(other, "cats.0")["reach"], "feeds" in story.zone(other, "eat.0")) == (3, False)


def test_the_phase_is_named(fresh: Maker, table: Maker) -> None:
    story = fresh(characters="on")
    assert story.match.view(None)["phase"] == "Setup"
    assert story.match.moves(A)[0].touches[0].startswith("dealt.0/")
    story = table("A6P^ B4D^", step=Step.PLACE, hand=[(1, 0, 0), (1, 0, 0)])
    assert story.match.view(A)["phase"] == "Round 3: placing victims"
    assert story.match.moves(A)[1].touches == ("hand.0/penny", "eat.0")
    story.does(A, "done").does(B, "done")
    assert story.match.view(A)["phase"] == "Round 3: populating the city"
    scene = {"city": (1, 1, 2), "scare": [(1, 0, 0)], "characters": ["early", "boo"], "step": Step.HURRY}
    story = table("A6P^ B4D^", **scene)
    assert story.match.view(A)["phase"] == "Round 3: before the cats act"
    assert story.match.moves(A)[1].touches == ("cats.0#5",)
    story = table("A6P^ B4D^", city=(1, 0, 1), scare=[(1, 0, 0)], characters=["the", "boo"])
    story.does(B, "pass")
    assert story.match.moves(A)[1].touches == ("city/penny", "supply/nickel")
    story = table("A4N^ B5D^", city=(1, 2, 0), scare=[(0, 1, 0)], characters=["boo", "early"]).does(A, "take N")
    assert story.match.moves(A)[1].touches == ("scare.0/nickel",)
    assert asked(story, A) == "Use a scared victim to take a Nickel?"
    assert at_stake(story, A) == "Your Nickel cat in slot 4 has claw 2 and needs 2."
    assert story.match.moves(A)[1].label == "Use the scared Nickel"


@pytest.mark.rule("WK-C6")
def test_a_scared_victim_that_must_be_used_is_not_asked_for_as_a_choice(table: Maker) -> None:
    scene = {"eat": [(1, 0, 0)], "scare": [(1, 1, 0)], "characters": ["copycat", "boo"]}
    story = table("A4D^ B6Pv", city=(0, 0, 2), **scene).does(A, "take D")
    assert story.options(A) == ["use P", "use N"]
    assert asked(story, A) == "Which scared victim helps you take a Dime?"
    assert at_stake(story, A).endswith("claw 1 (up to 2 if it eats everything) and needs 3: it takes a scared victim.")
    story = table("A4D^ B6Pv", city=(0, 0, 2), **scene).does(A, "make D 6")
    assert asked(story, A) == "Which scared victim helps you make a Dime cat in slot 6?"
    assert at_stake(story, A).endswith("and needs 3: it takes a scared victim.")


def test_questions_say_how_many_are_left(table: Maker) -> None:
    story = table(
        "A6P^ B4D^", step=Step.PLACE, hand=[(1, 0, 0), (1, 0, 0)], city=(1, 0, 0), characters=["boo", "early"]
    )
    assert asked(story, A) == "Place victims to eat or to scare, or be done"
    story.does(A, "done").does(B, "done")
    seat = story.waiting[0]
    assert asked(story, seat) == "Put a coin into the city; it still needs 3 coins"
    story.populating("P", "P")
    assert asked(story, story.waiting[0]) == "Put the last coin into the city"
    scene = {"city": (1, 1, 2), "scare": [(2, 0, 0)], "eat": [(0, 2, 0)]}
    story = table("A6P^ B4D^", step=Step.HURRY, characters=["early", "boo"], **scene)
    assert asked(story, A) == "Let a slot act earlier with one of your 2 scared victims?"
    assert asked(story.does(A, "hurry 6"), A) == "Let a slot act earlier with your scared victim?"
    story = table("A6P^ B4D^", step=Step.LEFTOVERS, characters=["leftover", "boo"], **scene)
    assert asked(story, A).startswith("Take up to 2 uneaten victims back")
    assert asked(story.does(A, "save N"), A).startswith("Take one uneaten victim back")


def test_movements_without_an_owner_still_show_where_they_go(table: Maker) -> None:
    story = table("A2P^ B4D^", city=(0, 0, 1), supply=(2, 2, 2), quarter=B)
    story.does(A, "make D 6")
    made = next(event for event in story.match.events(None) if event["kind"] == "made")
    assert (made["piece"], made["from"], made["to"]) == ("dime", "city", "cats.0")
    assert made["text"] == "seat 0 makes a Dime cat in slot 6."
    assert "You make a Dime cat in slot 6." in story.told(A)
    story.does(B, "populate P")
    put = story.match.events(None)[-1]
    assert (put["piece"], put["from"], put["to"]) == ("penny", "supply", "city")


def test_the_end_is_told_with_its_reason(table: Maker) -> None:
    story = table("A6P^ B4Dv", city=(1, 0, 0), supply=NONE).does(A, "take P")
    assert story.told()[-1] == "The game is over. No coin is left in the city or the supply."
    assert story.match.view(None)["outcome"]["reason"] == "coins-gone"
    assert story.match.view(None)["seats"][A]["score"] == story.scores[A]
