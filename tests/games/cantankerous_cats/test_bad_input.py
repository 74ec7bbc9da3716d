"""Bad input gets the rule that forbids it, in the order of the ledger's list."""

from __future__ import annotations

from typing import Any

import pytest

from games.cantankerous_cats.story import GAME, P1, P2, P3, Maker, Story
from purrlor.errors import IllegalMove, PurrlorError

HAND = ["head-bonk", "timber", "zoomies", "fountain", "escape"]


def refused(story: Story, seat: int, move: str, rule: str) -> None:
    """The move is refused by name, and nothing changes."""
    before = story.match.head_bytes()
    with pytest.raises(PurrlorError) as error:
        story.does(seat, move)
    assert error.value.rule == rule, move
    assert rule in GAME.rules
    assert story.match.head_bytes() == before


def action(table: Maker, **more: Any) -> Story:
    return table(
        **{"hands": [HAND, ["vase-ace", "tail-chase"], ["curiosity"]], "houses": [[3, 2], [1]], "bank": 2, **more}
    )


def test_actions_of_others_and_a_third_action(table: Maker) -> None:
    story = action(table, tokens=[0, 1, 0])
    refused(story, P2, "picky", "CC-044")
    refused(story, P2, "bank:tail-hug", "CC-044")
    refused(story, P2, "attack:vase-ace>P1", "CC-090")
    refused(story, P3, "play:curiosity", "CC-074")
    with pytest.raises(IllegalMove):
        story.does(P1, "bank:head-bonk play:zoomies")  # two actions in one message
    story.does(P1, "picky").passes(P2).does(P1, "picky")
    refused(story, P1, "picky", "CC-044")


def test_ending_the_turn_early_and_skipping_grooming(table: Maker) -> None:
    refused(action(table), P1, "pass", "CC-063")
    refused(action(table), P1, "stop", "CC-063")
    story = action(table, hands=[["tail-chase", "vase-ace", *HAND]], actions=1).does(P1, "play:tail-chase")
    refused(story, P1, "pass", "CC-066")
    refused(story, P1, "discard:curiosity", "CC-224")


def test_cards_that_are_not_there_or_not_of_the_kind(table: Maker) -> None:
    story = action(table)
    refused(story, P1, "bank:tail-hug", "CC-056")
    refused(story, P1, "bank:timber", "CC-056")
    refused(story, P1, "score:head-bonk", "CC-057")
    refused(story, P1, "score:vase-ace", "CC-057")
    refused(story, P1, "play:timber", "CC-058")
    refused(story, P1, "play:curiosity", "CC-058")
    with pytest.raises(IllegalMove, match="not a card"):
        story.does(P1, "bank:dog-biscuit")
    with pytest.raises(IllegalMove, match="should look like"):
        story.does(P1, "bank:head-bonk>tail-hug")


def test_wrong_payments(table: Maker) -> None:
    story = action(table, houses=[["bath-time", "biscuit-bakery", "welcome-rub", "window-sitter"], ["tummy-trap"]])
    story.does(P1, "score:timber")
    refused(story, P1, "pay:window-sitter", "CC-029")
    refused(story, P1, "pay:head-bonk", "CC-028")
    refused(story, P1, "pay:tummy-trap", "CC-028")
    refused(story, P1, "stop", "CC-028")
    refused(story, P1, "picky", "CC-029")
    refused(story, P1, "bank:head-bonk", "CC-096")
    story.does(P1, "pay:bath-time")
    refused(story, P1, "pay:bath-time", "CC-190")


def test_scores_that_cannot_be_paid(table: Maker) -> None:
    refused(action(table, mode="basic", hands=[["timber"]]), P1, "score:timber", "CC-031")
    refused(action(table, mode="kitten", hands=[["timber"]]), P1, "score:timber", "CC-031")
    story = table(hands=[["fountain", "shoelace-slayer", "loaf-mode"]], houses=[[1]]).does(P1, "score:fountain")
    refused(story, P1, "score:shoelace-slayer", "CC-129b")
    refused(story, P1, "bank:tail-hug", "CC-126")
    refused(story, P1, "score:timber", "CC-126")
    house = ["bath-time", "biscuit-bakery"]
    story = table(hands=[[], ["curtain-climber"]], houses=[house], tokens=[0, 1], window=True).does(
        P2, "attack:curtain-climber>P1"
    )
    refused(story, P1, "pass", "CC-083")


def test_picky_eater_and_empty_hands(table: Maker) -> None:
    refused(action(table), P1, "discard:timber", "CC-059")
    refused(action(table), P1, "keep:timber", "CC-054")
    refused(action(table, hands=[[]]), P1, "buy", "CC-064")
    refused(action(table, hands=[[]]), P1, "bank:head-bonk", "CC-064")


def test_buying(table: Maker) -> None:
    refused(action(table, bank=0), P1, "buy", "CC-061")
    refused(action(table, hands=[["timber"]]), P1, "buy", "CC-061")
    refused(action(table, hands=[["timber", "escape"]], feral=[1]), P1, "buy", "CC-121")
    refused(action(table, hands=[["timber", "vase-ace"]], mode="basic"), P1, "buy", "CC-060")
    refused(action(table, hands=[["timber", "vase-ace"]], mode="kitten"), P1, "buy", "CC-167b")


def pounce(table: Maker, **more: Any) -> Story:
    hands = [
        ["timber"],
        ["fountain", "escape", "tail-hug", "laser-pointer-2", "gravity-check", "enemy-of-my-enemy"],
        ["zoomies"],
        [],
    ]
    return table(**{"hands": hands, "houses": [[1], [], [1]], "tokens": [1, 1, 1, 0], "window": True, **more})


def test_pounces(table: Maker) -> None:
    story = pounce(table)
    refused(story, P1, "attack:timber>P2", "CC-078")
    refused(story, P3, "play:zoomies", "CC-092")
    refused(story, P2, "attack:fountain>P3", "CC-077")
    refused(story, P2, "attack:fountain>P2", "CC-077")
    refused(story, P2, "bank:tail-hug", "CC-074")
    refused(story, P2, "attack:tail-hug>P1", "CC-074")
    refused(story, P2, "play:curiosity", "CC-087")
    refused(story, P2, "play:laser-pointer-2", "CC-065")
    refused(story, P2, "play-on:gravity-check>P3", "CC-087b")
    refused(story, P2, "play:gravity-check", "CC-008")
    refused(story, P2, "enemy:P3>P4", "CC-144b")
    refused(story, P2, "enemy:P2>P1", "CC-144")
    refused(pounce(table, feral=[1]), P2, "attack:fountain>P1", "CC-086")
    refused(pounce(table, feral=[0, 1]), P2, "play-on:gravity-check>P4", "CC-199")


def test_attacks_and_scores_in_the_wrong_state(table: Maker) -> None:
    refused(action(table), P1, "attack:timber>P2", "CC-062")
    refused(action(table, feral=[1, 1]), P1, "attack:timber>P2", "CC-086")
    refused(action(table, feral=[1]), P1, "attack:timber>P1", "CC-086")
    refused(action(table, feral=[1]), P1, "attack:vase-ace>P2", "CC-122")
    refused(action(table, feral=[1]), P1, "score:timber", "CC-123")
    refused(action(table, hands=[["timber"]], mode="basic"), P1, "attack:timber>P2", "CC-162")


def test_counters(table: Maker) -> None:
    hands = [["head-bonk", "fountain", "blame-the-dog-3", "curiosity", "escape"], ["tail-chase"], ["zoomies"]]
    story = table(hands=hands, tokens=[1, 1, 1], window=True).does(P2, "play:tail-chase")
    refused(story, P3, "play:zoomies", "CC-103")
    refused(story, P1, "bank:head-bonk", "CC-097")
    refused(story, P1, "score:fountain", "CC-098")
    refused(story, P1, "attack:fountain>P2", "CC-098")
    refused(story, P1, "play:blame-the-dog-3", "CC-195")
    refused(story, P1, "play:escape", "CC-008")
    refused(story, P1, "play:gravity-check", "CC-098")
    story = table(hands=[["head-bonk", "tail-hug"], ["timber"]], tokens=[1, 1], window=True).does(
        P2, "attack:timber>P1"
    )
    story.does(P1, "bank:head-bonk")
    refused(story, P1, "pass", "CC-197")
    refused(story, P1, "bank:vase-ace", "CC-097")
    hands = [["fountain", "zoomies", "laser-pointer-80"], ["laser-pointer-2"]]
    story = table(hands=hands, houses=[[1]], mode="basic").does(P1, "score:fountain").does(P2, "play:laser-pointer-2")
    refused(story, P1, "play:zoomies", "CC-115")


def test_reactions(table: Maker) -> None:
    hands = [
        ["head-bonk", "timber"],
        ["blame-the-dog-3", "laser-pointer-2", "zoomies"],
        ["blame-the-dog-82", "laser-pointer-80"],
    ]
    story = table(hands=hands, houses=[[4]], tokens=[0, 2, 1]).does(P1, "bank:head-bonk")
    refused(story, P2, "play:blame-the-dog-3", "CC-142")
    refused(story, P2, "play:zoomies", "CC-108")
    story.passes(P2, P3).passes(P2).does(P1, "score:timber").does(P2, "play:blame-the-dog-3").passes(P2)
    refused(story, P3, "play:blame-the-dog-82", "CC-201")


def test_midnight_run(table: Maker) -> None:
    story = action(table, hands=[["midnight-run", "laser-pointer-2", *HAND], []]).does(P1, "play:midnight-run")
    refused(story, P1, "stop", "CC-154")
    refused(story, P1, "play:laser-pointer-2", "CC-065")
    refused(story, P1, "attack:timber>P2", "CC-155")
    refused(story, P1, "bank:tail-hug", "CC-056")
    refused(story, P1, "picky", "CC-153")


def test_sizes_and_states(table: Maker) -> None:
    story = action(
        table, hands=[["santa-claws-74", "escape", "adoption-day-5", "animal-control"]], feral=[0, 1], actions=1
    )
    refused(story, P1, "bank:santa-claws-74", "CC-036")
    refused(story, P1, "play-on:escape>P2", "CC-188")
    refused(story, P1, "play-on:adoption-day-5>P1", "CC-188")
    refused(story, P1, "play-on:animal-control>P3", "CC-188")


def test_enemy_of_my_enemy(table: Maker) -> None:
    story = action(table, hands=[["enemy-of-my-enemy"], ["vase-ace"], ["curiosity"]], feral=[0, 0, 0])
    for pair in ("P1>P2", "P2>P1", "P2>P2"):
        refused(story, P1, f"enemy:{pair}", "CC-144")
    story.does(P1, "enemy:P2>P3")
    refused(story, P2, "pass", "CC-144")


def test_bets_and_secrets(table: Maker) -> None:
    story = table(hands=[["timber", "escape"], ["zoomies"]], first_bite=True)
    refused(story, P1, "bet:zoomies", "CC-045")
    refused(story, P1, "bank:timber", "CC-045")
    story.does(P1, "bet:timber")
    refused(story, P1, "bet:escape", "CC-045")
    assert story.match.moves(P1) == []
    story.does(P2, "bet:zoomies")
    refused(story, P1, "bet:escape", "CC-045")


def test_what_a_card_makes_you_do(table: Maker) -> None:
    story = action(table, hands=[["curiosity", *HAND]]).does(P1, "play:curiosity")
    refused(story, P1, "pass", "CC-008")
    story = action(table, feral=[0, 1], actions=1, hands=[["tail-chase"], []], direction=-1, seats=2, houses=[]).does(
        P1, "play:tail-chase"
    )
    refused(story, P2, "keep:santa-claws-74", "CC-120b") if "keep:santa-claws-74" not in story.may(P2) else None
    story = table(hands=[["flight-school", "air-strike", "timber"]]).does(P1, "bank:flight-school")
    refused(story, P1, "score:timber", "CC-157")
