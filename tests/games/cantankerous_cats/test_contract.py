"""What holds over whole games: the universal check, conservation, the guide, and that every rule has its story."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from games.cantankerous_cats.story import DECK, GAME, P1, P2, P3, Maker, Story
from purrlor.engine.native.backend import as_record
from purrlor.games.cantankerous_cats.piles import is_bowl_low
from purrlor.games.cantankerous_cats.record import MOST_FRAMES, Ask
from purrlor.games.cantankerous_cats.windows import can_pounce, can_react
from purrlor.testing import check_walk, variants
from sampling import some

HERE = Path(__file__).parent


def test_every_rule_has_a_story() -> None:
    told = {rule for path in HERE.glob("test_*.py") for rule in re.findall(r'"(CC-\d+[a-z]?)"', path.read_text())}
    assert set(GAME.rules) <= told
    assert len(GAME.rules) == 241


def test_every_card_names_known_rules_and_has_its_own_picture() -> None:
    cards = list(GAME.cards.values())
    assert all(set(card.rules) <= set(GAME.rules) for card in cards)
    assert len({card.art for card in cards}) == len(cards) == 91
    assert all(len(card.text) <= 90 for card in cards)


@pytest.mark.rule("CC-040", "CC-041", "CC-042", "CC-223")
def test_imagined_worlds_keep_what_a_seat_knows(table: Maker) -> None:
    hands = [["bush-dweller", "fountain"], ["timber"], ["escape", "zoomies"]]
    story = table(hands=hands).does(P1, "play-on:bush-dweller>P2")  # P2 knows where Timber! went
    worlds = [Story(story.match.imagine(P2, seed)) for seed in range(12)]
    assert all("timber" in world.hand(P1) and world["held"] == story["held"] for world in worlds)
    assert len({tuple(world.hand(P3)) for world in worlds}) > 3
    again = worlds[0].match.imagine(P2, 99)
    assert again.head_bytes() == story.match.imagine(P2, 99).head_bytes()  # nothing of the truth is left in it


@pytest.mark.rule("CC-042", "CC-224")
def test_imagined_worlds_redraw_what_others_picked_in_secret(table: Maker) -> None:
    story = table(hands=[["head-bonk", "timber"], ["zoomies", "escape"]], first_bite=True).does(P1, "bet:timber")
    bets = set()
    for seed in range(12):
        world = Story(story.match.imagine(P2, seed))
        picked = [card for card, mark in world.match.position()["marked"].items() if mark]
        assert len(picked) == 1
        assert picked[0] in world.hand(P1)
        bets.add(picked[0])
        assert world.does(P2, "bet:zoomies")["turn"] in (P1, P2)
    assert len(bets) > 3
    assert Story(story.match.imagine(P1, 1)).match.position()["marked"] == {"timber": 1}


def test_a_cat_is_judged_by_points_hearts_and_state(table: Maker) -> None:
    story = table(points=[4, 2], houses=[[3], [3]])
    ahead, behind = (GAME.plain.value(story.match.state, seat) for seat in (P1, P2))
    assert 0 < behind < 0.5 < ahead < 1
    story = table(hands=[["fountain"]], houses=[[1]], points=[8, 0]).does(P1, "score:fountain")
    assert [GAME.plain.value(story.match.state, seat) for seat in (P1, P2)] == [1, 0]


@pytest.mark.rule("CC-108", "CC-189", "CC-224")
def test_prompts_name_the_card_and_what_is_left(table: Maker) -> None:
    def asked(story: Story) -> tuple[str, str]:
        view = story.match.view(story.match.waiting[0])
        return view["prompt"]["text"], view["phase"]

    story = table(
        hands=[["timber", "fountain"], ["zoomies", "laser-pointer-2"]], houses=[[4, 3, 2]], tokens=[1, 1], window=True
    )
    assert asked(story) == ("Pounce while seat 0 is up?", "Play Time: Pounces")
    assert asked(story.passes(P2)) == ("Take an action (2 left)", "Play Time")
    assert asked(story.does(P1, "score:timber")) == ("Pay for Timber!: 2 hearts to go", "Play Time")
    story.does(P1, min(story.may(P1)))
    assert asked(story) == ("React to Timber! from seat 0?", "Play Time: reactions")
    story.does(P2, "play:laser-pointer-2")
    story = table(hands=[["fountain", "zoomies"], ["sofa-shredder"]], houses=[[5, 4]], tokens=[1, 1], window=True)
    assert asked(story.does(P2, "attack:sofa-shredder>P1")) == ("Counter Sofa Shredder from seat 1?", "Play Time")
    story = table(hands=[["escape"]], houses=[[3, 3, 1]]).does(P1, "play-on:escape>P1")
    assert asked(story)[0] == "Give up half of your Affection: 3 hearts to go"
    eight = ["tail-chase", "head-bonk", "timber", "zoomies", "vase-ace", "fountain", "escape", "bath-time"]
    story = table(hands=[eight], actions=1).does(P1, "play:tail-chase")
    assert asked(story) == ("Discard a card (2 to go)", "Grooming Time")
    story = table(hands=[[], []], feral=[0, 1], actions=1).does(P1, "picky")
    assert asked(story) == ("Keep one of the cards you drew", "Meal Time")
    story = table(hands=[["timber"], ["escape"]], first_bite=True)
    assert asked(story) == ("Bet a card: the highest rank takes the First Bite", "First Bite")
    story = table(hands=[["fountain"]], houses=[[1]], points=[8]).does(P1, "score:fountain")
    assert story.match.view(None)["phase"] == "The end"


@pytest.mark.rule("CC-107", "CC-190")
def test_the_table_shows_the_chain_and_its_payments(table: Maker) -> None:
    hands = [["curtain-climber", "laser-pointer-80"], ["laser-pointer-2"]]
    story = table(hands=hands, houses=[["biscuit-bakery"]], tokens=[1, 1]).does(P1, "score:curtain-climber")
    story.does(P2, "play:laser-pointer-2")
    ribbon = next(z for z in story.match.view(None)["zones"] if z["id"] == "table")["pieces"]
    assert [(p["face"], p.get("owner"), p["marks"].get("by"), p["marks"].get("pays")) for p in ribbon] == [
        ("curtain-climber", P1, "action", None),
        ("biscuit-bakery", None, None, "curtain-climber"),
        ("laser-pointer-2", P2, "pounce", None),
    ]


@pytest.mark.rule("CC-079", "CC-107")
def test_the_chain_says_who_attacks_whom_and_what_that_one_is_to_pay(table: Maker) -> None:
    house = ["bath-time", "biscuit-bakery"]
    story = table(hands=[[], ["curtain-climber"]], houses=[house], tokens=[0, 1], window=True)
    story.does(P2, "attack:curtain-climber>P1")
    (shown,) = next(z for z in story.match.view(None)["zones"] if z["id"] == "table")["pieces"]
    cost = GAME.cards["curtain-climber"].numbers["cost"]
    assert (shown["owner"], shown["marks"]) == (P2, {"by": "pounce", "way": "attack", "at": P1, "owes": cost})


@pytest.mark.rule("CC-107", "CC-192")
def test_a_card_that_pays_in_its_own_window_is_shown_once(table: Maker) -> None:
    hands = [["tiny-mew", "sock-heist", "toe-ambush"], []]
    story = table(hands=hands, bowl=[], rest="hand.1").does(P1, "bank:tiny-mew", "score:sock-heist")
    shown = next(z for z in story.match.view(None)["zones"] if z["id"] == "table")
    assert [(p["id"], p["marks"]) for p in shown["pieces"]] == [
        ("table/tiny-mew", {"by": "action", "way": "bank", "pays": "sock-heist"}),
        ("table/sock-heist", {"by": "instant", "way": "score"}),
    ]
    assert shown["size"] == 2


@pytest.mark.rule("CC-074", "CC-076")
def test_tokens_on_the_cat_toy_are_shown(table: Maker) -> None:
    def tokens(story: Story) -> dict[str, int]:
        zones = {zone["id"]: zone["size"] for zone in story.match.view(None)["zones"]}
        return {name: zones[name] for name in ("toy", "bank", "tokens.0", "tokens.1")}

    story = table(hands=[["zoomies"], ["tail-chase"]], tokens=[1, 1], window=True)
    story.does(P2, "play:tail-chase")
    assert tokens(story) == {"toy": 1, "bank": 2, "tokens.0": 1, "tokens.1": 0}
    story.does(P1, "play:zoomies")
    assert tokens(story) == {"toy": 0, "bank": 4, "tokens.0": 0, "tokens.1": 0}
    assert "toy" not in {zone["id"] for zone in table(hands=[["zoomies"]], mode="basic").match.view(None)["zones"]}


@pytest.mark.rule("CC-107")
def test_cards_that_a_position_puts_on_the_table_lie_behind_the_chain(table: Maker) -> None:
    hands = [["curtain-climber"], ["laser-pointer-2"]]
    bowl = [card for card in DECK if card not in ("curtain-climber", "laser-pointer-2", "biscuit-bakery", "timber")]
    story = table(hands=hands, houses=[["biscuit-bakery"]], tokens=[0, 1], bowl=bowl, rest="table")
    story.does(P1, "score:curtain-climber")
    shown = next(z for z in story.match.view(None)["zones"] if z["id"] == "table")
    assert [p["face"] for p in shown["pieces"]] == ["curtain-climber", "biscuit-bakery", "timber"]
    assert (shown["size"], "marks" in shown["pieces"][-1]) == (3, False)


@pytest.mark.rule("CC-070")
def test_a_bowl_that_is_low_is_known_before_it_is_shuffled(table: Maker) -> None:
    hands = [["timber"], ["escape"]]
    low, full = (table(hands=hands, bowl=["fountain", *more], rest="litter") for more in ([], ["zoomies", "vase-ace"]))
    assert [bool(is_bowl_low(as_record(story.match.state))) for story in (low, full)] == [True, False]


@pytest.mark.parametrize("seed", some(range(4), 0, 3))
def test_random_games_keep_what_must_hold(seed: int) -> None:
    ways = variants(GAME)
    check_walk(GAME, random.Random(seed).choice(ways), random.Random(seed), deep=0.03)


def test_a_quick_table_asks_exactly_those_who_can_do_something() -> None:
    deepest = 0
    for seed in range(8):
        rng = random.Random(seed)
        match = GAME.match(2 + seed % 5, seed, {"final_attack_blocks_win": "on"}, backend=GAME.plain)
        while match.waiting:
            seat = rng.choice(match.waiting)
            moves = match.legal(seat)
            s = as_record(match.state)
            if s.ask == Ask.POUNCE:
                assert can_pounce(s, seat) == (len(moves) > 1)
            elif s.ask == Ask.REACT:
                assert can_react(s, s.stack[s.depth - 2], seat) == (len(moves) > 1)
            match.advance(seat, rng.choice(moves))
            deepest = max(deepest, int(match.state["depth"][0]))
            assert (
                sum(match.state["tokens"][0].tolist()) + match.state["bank"][0] + match.state["toy"][0]
                == 2 * match.seats
            )
    print(f"deepest chain of random games: {deepest} frames")
    assert deepest < MOST_FRAMES
