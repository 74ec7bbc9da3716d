"""What is at stake, what answers lead to, and how near the end is: as patterns with the numbers of a position."""

from __future__ import annotations

from typing import Any

import pytest

from games.here_kitty_kitty.hk import A, B, C, D, Maker, Story
from purrlor.engine.match import view
from purrlor.games.here_kitty_kitty.record import Ask


def so(story: Story, seat: int, text: str) -> str:
    """Give what a move leads to; one that hurts has a mark of exclamation."""
    (move,) = [move for move in story.match.moves(seat) if move.text == text]
    return move.so + "!" * move.hurts


def at_stake(story: Story, seat: int) -> str:
    """Give what is at stake for a seat."""
    facts: dict[str, Any] = view.read(b"{%b}" % story.match.page(seat)[1])
    return str(facts["prompt"].get("stake", ""))


def alarms(story: Story, seat: int | None) -> list[str]:
    """Give the alarms that somebody sees, in words."""
    return list(story.match.view(seat)["alarms"])


def drawn(table: Maker, instant: str, cats: dict[str, str], **more: Any) -> Story:
    """Let A draw an Instant while B holds One Cool Cat."""
    hands = {"A": "tuna hairball", "B": "one-cool-cat", "C": "catnap"}
    return table(cats, hands, actions=1, deck=f"{instant} catnip stray-dog", **more).does(A, "pass")


# -- Cats that walk


@pytest.mark.rule("HK-107", "HK-110", "HK-112")
@pytest.mark.parametrize(
    ("cats", "move", "leads_to"),
    [
        ({}, "move:black>neighborhood>yard", "points:0>3>most-black"),
        ({"B": "Y b3"}, "move:black>neighborhood>yard", "same:0"),
        ({"A": "Y b1"}, "move:black>yard>porch", "points:3>6>porch-cats"),
        ({"A": "P b1"}, "move:black>porch>house", "points:6>18>house-of-one-colour"),
        ({"A": "H b1 / P g1"}, "move:gray>porch>house", "fewer-points:24>16>house-of-one-colour!"),  # the trap
        ({"A": "H b1 / P g1"}, "move:gray>porch>yard", "fewer-points:24>21>porch-cats!"),
        ({"A": "Y b4"}, "move:black>neighborhood>yard", "points:3>8>many-black"),
        ({"A": "Y b1 g1 o1"}, "move:white>neighborhood>yard", "points:9>17>every-colour"),
    ],
)
def test_a_move_says_how_the_points_change_and_why(
    table: Maker, cats: dict[str, str], move: str, leads_to: str
) -> None:
    assert so(table(cats), A, move) == leads_to


def test_in_words(table: Maker) -> None:
    story = table({"A": "H b1 / P g1"})
    found = {move.text: move.consequence for move in story.match.moves(A)}
    assert found["move:black>neighborhood>yard"] == "Your points stay at 24"
    assert found["move:gray>porch>house"] == "Costs you points: 24 → 16 (House of one color)"
    assert found["pass"] == "Nothing happens; one action is left"


@pytest.mark.rule("HK-42", "HK-34")
def test_taking_says_what_each_colour_is_worth(table: Maker) -> None:
    story = table({"A": "H b1"}, {"A": "cat-carrier"}).does(A, "play cat-carrier")
    assert so(story, A, "take:black") == "points:18>23>house-cats"
    assert so(story, A, "take:gray") == "fewer-points:18>16>house-of-one-colour!"
    assert so(story, A, "stop") == "stop-taking:1"


@pytest.mark.rule("HK-115", "HK-147")
def test_foster_kittens_on_the_last_turn_are_for_nobody(table: Maker) -> None:
    early = table({}, {"A": "foster-kittens"})
    assert so(early, A, "play:foster-kittens") == "foster:3"
    assert so(early.does(A, "play foster-kittens"), A, "take:black") == "fostered"
    late = table({}, {"A": "foster-kittens"}, final=1, final_turns=2)
    assert so(late, A, "play:foster-kittens") == "too-late!"
    assert so(late.does(A, "play foster-kittens"), A, "take:black") == "unscored"


@pytest.mark.rule("HK-55")
def test_a_kitten_says_what_it_is_worth_in_each_zone(table: Maker) -> None:
    story = table({}, {"A": "foster-kittens"}, seats=2).does(A, "play foster-kittens").does(A, "take b").does(A, "stop")
    story.does(A, "pass").does(B, "pass").does(B, "pass")
    assert at_stake(story, A) == "one-each:5>3"
    leads_to = {move.text: move.so for move in story.match.moves(A)}
    assert leads_to == {
        "place:black>house": "points:0>18>house-of-one-colour",
        "place:black>porch": "points:0>6>porch-cats",
        "place:black>yard": "points:0>3>most-black",
    }


@pytest.mark.rule("HK-42")
def test_steps_and_the_bonus_of_tuna(table: Maker) -> None:
    story = table({"A": "Y b1"}, {"A": "warm-laundry"}).does(A, "play warm-laundry")
    assert so(story, A, "step:black>yard>house") == "points:3>18>house-of-one-colour"
    assert so(story, A, "stop") == "stop-steps:2"
    tuna = table({"B": "P b1"}, {"A": "catting-around", "C": "tuna"}).does(A, "play-on catting-around B")
    tuna.does(C, "play tuna")
    assert (so(tuna, C, "take:gray"), so(tuna, C, "stop")) == ("points:0>3>most-gray", "no-call")


@pytest.mark.rule("HK-46", "HK-88")
def test_whoever_gives_up_a_cat_sees_what_each_costs_and_nothing_hurts_twice(table: Maker) -> None:
    dog = table({"B": "Y b1 / P g1"}, {"A": "stray-dog"}).does(A, "demand stray-dog B 1")
    assert so(dog, B, "pick:black>yard") == "points:9>6>most-black"
    assert so(dog, B, "pick:gray>porch") == "points:9>3>porch-cats"
    fight = table({"B": "Y b1 g2"}, {"A": "cat-fight"}).does(A, "demand cat-fight B 1")
    assert so(fight, B, "send:black>2") == "points:6>3>most-black"
    fewer = {"options": {"victim_may_move_fewer": "on"}}
    stop = table({"B": "Y b2"}, {"A": "stray-dog"}, **fewer).does(A, "demand stray-dog B 1")
    assert so(stop, B, "stop") == "rest-stays"


@pytest.mark.rule("HK-94", "HK-123", "HK-138")
def test_rain_and_zoomies_say_what_becomes_of_the_cats(table: Maker) -> None:
    deck = {"actions": 1, "deck": "raining-cats-and-dogs catnip stray-dog"}
    rain = table({"B": "Y b1 g1 w1"}, {"A": "tuna hairball"}, **deck).does(A, "pass")
    assert (at_stake(rain, B), so(rain, B, "save:gray")) == ("rains:1", "saved:3")
    safe = table({"B": "Y b1 g1 w1"}, {"A": "tuna hairball"}, tucked={"B": "pet-insurance"}, **deck).does(A, "pass")
    assert at_stake(safe, B) == "rain:2>1"
    assert at_stake(safe.does(B, "insure"), B) == "rain-insured:1"
    deck["deck"] = "midnight-zoomies catnip stray-dog"
    zoom = table({"B": "Y b1 g1"}, {"A": "tuna hairball"}, **deck).does(A, "pass")
    assert so(zoom, B, "pick:gray>yard") == "goes-to:2"


# -- Cards


@pytest.mark.rule("HK-38")
@pytest.mark.parametrize(
    ("card", "move", "leads_to"),
    [
        ("cat-burglar", "burgle:1>black>house", "both:6>9>1>21>3"),
        ("cat-burglar", "burgle:1>gray>yard", "both:6>9>1>21>18"),
        ("cat-burglar", "burgle:2>orange>porch", "may-insure:2"),
        ("purr-suasion", "swap:white>porch>gray>yard.1", "points:6>9>most-gray"),
        ("purr-suasion", "swap:white>porch>orange>neighborhood", "points:6>9>most-orange"),
        ("special-box-delivery", "play:special-box-delivery", "takes:4>yard>0"),
        ("spay-neuter-clinic", "play:spay-neuter-clinic", "takes:2>porch>3"),
        ("cat-carrier", "play:cat-carrier", "takes:1>house>5"),
        ("special-needs-kitty", "play:special-needs-kitty", "adopt:5"),
        ("warm-laundry", "play:warm-laundry", "steps:2>2>2"),
        ("laser-pointer", "play:laser-pointer", "steps:2>1>2"),
        ("best-in-show", "play:best-in-show", "show-off:2"),
        ("best-in-show", "discard:best-in-show", "prize-gone:2"),
        ("open-window", "let-out:1>porch", "lets-out:1>1>porch"),
        ("stray-dog", "demand:stray-dog>1>3", "strays:1>1>1"),
        ("fraidy-cats", "demand:fraidy-cats>1>1", "scared:1>1>2"),
        ("cat-fight", "demand:cat-fight>1>2", "fight:1>1>1"),
        ("catnip", "play-on:catnip>1", "gives:1>1"),
        ("catnip", "lure:catnip>1>2", "givers:2"),
        ("can-opener", "play:can-opener", "gives:1>1"),
        ("hairball", "play-on:hairball>1", "hairball:1>1>1"),
        ("famous-internet-cat", "play:famous-internet-cat", "draws:2>2"),
        ("the-cat-came-back", "play:the-cat-came-back", "fetched:1"),
        ("alarm-system", "play:alarm-system", "alarmed"),
        ("pet-insurance", "discard:pet-insurance", "keep-cards:0"),
    ],
)
def test_a_card_says_what_comes_of_it(table: Maker, card: str, move: str, leads_to: str) -> None:
    cats = {"A": "Y w1 / P w1", "B": "Y g1 / H b1", "C": "P o1"}
    tucked = {} if card == "pet-insurance" else {"C": "pet-insurance"}
    story = table(cats, {"A": card, "B": "tuna"}, tucked=tucked)
    assert so(story, A, move) == leads_to


@pytest.mark.rule("HK-141")
def test_a_bad_trade_hurts(table: Maker) -> None:
    story = table({"A": "P w1", "B": "Y g3"}, {"A": "purr-suasion"})
    assert so(story, A, "swap:white>porch>gray>yard.1") == "fewer-points:6>3>most-white!"


def test_insurance_and_a_prize_beside_the_property(table: Maker) -> None:
    assert so(table({}, {"A": "pet-insurance"}), A, "play:pet-insurance") == "insured"
    tuck = table({}, {"A": "best-in-show"}, options={"best_in_show": "tuck"})
    assert (so(tuck, A, "play:best-in-show"), so(tuck, A, "discard:best-in-show")) == ("prize:2", "keep-cards:0")


@pytest.mark.rule("HK-50")
def test_a_shortage_is_said_before_and_while_it_is_felt(table: Maker) -> None:
    cats = {"B": "Y b1 g1", "C": "Y o1"}
    few = table(cats, {"A": "special-box-delivery"}, nb="w1", tucked={"C": "pet-insurance"})
    assert so(few, A, "play:special-box-delivery") == "take-short:1"
    few.does(A, "play special-box-delivery").does(A, "take w")
    assert (at_stake(few, A), so(few, A, "stop")) == ("empty", "stop-taking:3")
    assert (so(few, A, "ask:1"), so(few, A, "ask:2")) == ("short:1>2", "may-insure:2")
    few.does(A, "ask B")
    assert (at_stake(few, B), so(few, B, "pick:black>yard")) == ("taken:0>yard.0", "points:6>3>most-black")
    few.does(B, "pick b yard").does(A, "ask C")
    assert (at_stake(few, C), so(few, C, "insure"), so(few, C, "keep")) == ("taken:0>yard.0", "insures", "keeps")
    picks = table(cats, {"A": "cat-carrier"}, nb="-", options={"shortage_taker_picks": "on"}).does(
        A, "play cat-carrier"
    )
    assert so(picks, A, "ask:1") == "short-mine:1>2"
    assert so(picks.does(A, "ask B"), A, "pick:gray>yard") == "points:0>18>house-of-one-colour"


def test_a_colour_a_fetched_card_and_discards(table: Maker) -> None:
    story = table({"A": "Y b2 g1 / P b1"}, {"A": "laser-pointer"}).does(A, "play laser-pointer")
    assert (so(story, A, "colour:black"), so(story, A, "colour:gray")) == ("laser:3", "laser:1")
    fetch = table({}, {"A": "the-cat-came-back tuna"}, discard="catnap hairball").does(A, "play the-cat-came-back")
    assert so(fetch, A, "fetch:catnap") == "hold:2"
    throws = table({}, {"A": "tuna hairball catnip"}).does(A, "discard tuna")
    assert (so(throws, A, "stop"), so(throws, A, "discard:hairball")) == ("keep-cards:2", "keep-cards:1")


# -- The end of a turn


@pytest.mark.rule("HK-26", "HK-65", "HK-100")
@pytest.mark.parametrize(
    ("more", "leads_to"),
    [
        ({"actions": 2}, "skip"),
        ({"actions": 1}, "skip-last:2"),
        ({"actions": 1, "deck": "tuna catnap"}, "last-round"),
        ({"actions": 1, "final": 1, "final_turns": 2, "deck": ""}, "skip-last:0"),
        ({"actions": 1, "final": 1, "final_turns": 1, "deck": ""}, "game-ends"),
    ],
)
def test_skipping_an_action_says_what_is_left_of_the_turn(table: Maker, more: dict[str, Any], leads_to: str) -> None:
    assert so(table({}, {"A": "hairball"}, **more), A, "pass") == leads_to


@pytest.mark.rule("HK-101")
def test_famous_internet_cat_may_empty_the_deck(table: Maker) -> None:
    story = table({}, {"A": "famous-internet-cat"}, deck="tuna catnap")
    assert so(story, A, "play:famous-internet-cat") == "last-round"


# -- Windows


@pytest.mark.rule("HK-73", "HK-74")
def test_a_move_that_can_be_blocked(table: Maker) -> None:
    story = table({"A": "P b1"}, {"A": "tuna", "B": "catnap", "C": "hairball"}).does(A, "move b porch house")
    assert at_stake(story, B) == at_stake(story, C) == "points:0>6>18"
    assert (so(story, B, "pass"), so(story, B, "play:catnap")) == ("let-it", "stops-action:0")
    assert so(story, C, "pass") == "no-answer"
    same = table({"B": "Y b2"}, {"A": "tuna", "B": "catnap"}).does(A, "move b neighborhood yard")
    assert at_stake(same, B) == "same:0>0"


@pytest.mark.rule("HK-70", "HK-72")
@pytest.mark.parametrize(
    ("card", "move", "to_b", "to_c"),
    [
        ("cat-burglar", "burgle B b house", "burgled:1>21>3>black>house", "burgled:1>21>3>black>house"),
        ("purr-suasion", "swap w porch g yard.B", "points:1>21>24", "points:1>21>24"),
        ("purr-suasion", "swap w porch o neighborhood", "same:0>6", "same:0>6"),
        ("stray-dog", "demand stray-dog B 3", "strays:1>2>2", "strays:1>2>2"),
        ("fraidy-cats", "demand fraidy-cats B 2", "scared:1>2>3", "scared:1>2>3"),
        ("cat-fight", "demand cat-fight B 1", "fight:1>1>2", "fight:1>1>2"),
        ("open-window", "let-out B yard", "lets-out:1>1>yard", "lets-out:1>1>yard"),
        ("catnip", "lure catnip B D", "gives:1>2>0", "givers:0>2"),
        ("catnip", "play-on catnip B", "gives:1>2>0", "gives:1>2>0"),
        ("hairball", "play-on hairball B", "hairball:1>1>1", "hairball:1>1>1"),
        ("foster-kittens", "play foster-kittens", "fosters:0>3", "fosters:0>3"),
        ("cat-carrier", "play cat-carrier", "takes:0>1>house", "takes:0>1>house"),
        ("warm-laundry", "play warm-laundry", "steps:0>2>2", "steps:0>2>2"),
        ("famous-internet-cat", "play famous-internet-cat", "draws:0>2", "draws:0>2"),
        ("the-cat-came-back", "play the-cat-came-back", "fetches:0", "fetches:0"),
    ],
)
def test_a_card_that_can_be_blocked(table: Maker, card: str, move: str, to_b: str, to_c: str) -> None:
    cats = {"A": "P w1", "B": "Y g2 / H b1", "D": "Y w1"}
    story = table(cats, {"A": card, "B": "tuna", "C": "catnap"}).does(A, move)
    assert (at_stake(story, B), at_stake(story, C)) == (to_b, to_c)


def test_what_is_at_stake_in_words(table: Maker) -> None:
    cats = {"A": "P w1", "B": "Y g1 / H b1"}
    story = table(cats, {"A": "cat-burglar", "B": "tuna", "C": "catnap"}).does(A, "burgle B b house")
    said = [story.match.view(seat)["prompt"] for seat in (B, C)]
    assert [prompt["text"] for prompt in said] == [
        "seat 0 plays Cat Burglar on you: block it?",
        "seat 0 plays Cat Burglar: block it?",
    ]
    assert [prompt["stake"] for prompt in said] == [
        "You lose the Black cat from your House: 21 → 3 points.",
        "seat 1 loses the Black cat from the House: 21 → 3 points.",
    ]


@pytest.mark.rule("HK-99")
def test_a_prize_that_is_tucked_can_be_blocked(table: Maker) -> None:
    more = {"options": {"best_in_show": "tuck"}}
    story = table({}, {"A": "best-in-show", "B": "catnap"}, **more).does(A, "play best-in-show")
    assert at_stake(story, B) == "prize:0>2"


@pytest.mark.rule("HK-134", "HK-136", "HK-137")
def test_what_block_cards_do(table: Maker) -> None:
    cats = {"B": "P b1 / Y g1", "D": "Y w1"}
    story = table(cats, {"A": "catnip", "B": "tuna", "C": "one-cool-cat"}).does(A, "lure catnip B D")
    assert so(story, B, "play:tuna") == "calls"
    assert so(story, C, "play-on:one-cool-cat>1") == "ignores:1>1"
    one = table(cats, {"A": "catting-around", "B": "one-cool-cat tuna"}, nb="-").does(A, "play-on catting-around B")
    assert so(one, B, "play-on:one-cool-cat>1") == "ignores:1>0"
    assert so(one, B, "play:tuna") == "stops-action:0"  # nothing to call
    copied = table({"B": "P b1 g1"}, {"A": "catting-around", "C": "copy-cat", "D": "catnap"})
    copied.does(A, "play-on catting-around B").passes().does(B, "pick b porch")
    copied.passes(D).does(C, "copy-on catting-around B")
    assert so(copied, D, "play:catnap") == "stops-it"  # no action was spent on it


@pytest.mark.rule("HK-37", "HK-128")
@pytest.mark.parametrize(
    ("instant", "to_b", "to_c"),
    [
        ("fireworks", "leave:2>2", "others:1"),
        ("landlord-inspection", "leave:2>3", "others:1"),
        ("full-mewn", "mewn:1", "others:1"),
        ("raining-cats-and-dogs", "rain:1>1", "others:1"),
        ("midnight-zoomies", "zoomies:2>2", "others:1"),
        ("dinner-bell", "gift:1", "gift:1"),
        ("the-cats-pajamas", "gift:3", "gift:3"),
    ],
)
def test_an_instant_says_what_it_does_to_whoever_reads(table: Maker, instant: str, to_b: str, to_c: str) -> None:
    story = drawn(table, instant, {"B": "Y b1 g1 / P w1 / H o1"})
    assert (at_stake(story, B), at_stake(story, C)) == (to_b, to_c)
    left = 2 if instant == "the-cats-pajamas" else 0
    assert so(story, B, "play-on:one-cool-cat>1") == f"ignores:1>{left}"


@pytest.mark.rule("HK-77", "HK-84", "HK-85")
def test_free_windows_say_so_to_who_can_use_them(table: Maker) -> None:
    hands = {"A": "cat-carrier hairball", "B": "copy-cat", "C": "catlike-reflexes land-on-your-feet"}
    story = table({}, hands, actions=1).does(A, "play cat-carrier").does(A, "take b")
    assert story.ask == Ask.COPY
    assert (at_stake(story, B), at_stake(story, C)) == ("free:copy-cat", "")
    assert (so(story, B, "pass"), so(story, C, "pass")) == ("keep:copy-cat", "none:copy-cat")
    assert so(story, B, "copy:cat-carrier") == "takes:1>house>5"
    story.passes()
    assert (at_stake(story, C), so(story, A, "pass")) == ("free:catlike-reflexes", "none:catlike-reflexes")
    assert so(story, C, "reflex:0>out>1") == "startles:0>1"
    story.passes()
    assert Ask(story.ask) == Ask.LANDING
    assert (at_stake(story, C), so(story, C, "pass")) == ("", "no-use:land-on-your-feet")


@pytest.mark.rule("HK-104", "HK-146")
def test_the_last_landing_is_the_last_chance(table: Maker) -> None:
    story = table({"B": "Y b1"}, {"B": "land-on-your-feet"}, actions=1, final=1, final_turns=1, deck="").does(A, "pass")
    assert so(story, B, "pass") == "last-chance:land-on-your-feet"
    assert so(story, B, "play:land-on-your-feet") == "free-steps:2"


@pytest.mark.rule("HK-138")
def test_insurance_states_what_leaves(table: Maker) -> None:
    story = table({"B": "Y b1 / P g2"}, {"A": "stray-dog"}, tucked={"B": "pet-insurance"})
    assert so(story, A, "demand:stray-dog>1>2") == "may-insure:1"
    story.does(A, "demand stray-dog B 2")
    assert at_stake(story, B) == "strays:1>2>3"


# -- How near the end is


@pytest.mark.rule("HK-100", "HK-102", "HK-116")
def test_the_last_round_says_who_leads_and_whose_turn_is_the_last(table: Maker) -> None:
    cats = {"A": "P b1", "B": "H g1"}
    story = table(cats, {"A": "famous-internet-cat"}, final=1, final_turns=2, deck="")
    assert alarms(story, A) == ["Last round, 2 turns left: seat 1 leads with 18 points", "This is your last turn"]
    assert alarms(story, B) == ["Last round, 2 turns left: you lead with 18 points"]
    assert alarms(story, None) == ["Last round, 2 turns left: seat 1 leads with 18 points"]
    soon = table(cats, {"A": "famous-internet-cat"}, deck="tuna").does(A, "play famous-internet-cat")
    assert alarms(soon, A) == ["Last round, 3 turns left: seat 1 leads with 18 points"]
    tied = table({"A": "P b1", "B": "P g1"}, final=1, final_turns=1, deck="")
    assert alarms(tied, C) == ["Last turn: the lead is shared, with 6 points"]


@pytest.mark.rule("HK-144")
def test_who_gave_up_does_not_lead(table: Maker) -> None:
    story = table({"A": "P b1", "B": "H g1", "D": "Y w1"}, final=1, final_turns=2, deck="")
    story.match.concede(B)
    assert alarms(story, D) == ["Last round, 2 turns left: seat 0 leads with 6 points"]


@pytest.mark.rule("HK-69", "HK-106")
def test_a_low_deck_and_a_stalling_table_are_told(table: Maker) -> None:
    assert alarms(table(deck="tuna catnap hairball"), A) == [
        "Only 3 cards are left in the deck: the last round is near"
    ]
    assert alarms(table(idle_turns=11), A) == []
    assert alarms(table(idle_turns=14), B) == ["One more turn without a draw starts the last round"]
    assert alarms(table(idle_turns=14, options={"stall_rounds": 0}), B) == []
