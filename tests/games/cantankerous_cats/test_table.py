"""Cards on the table: steps, reactions, current card, depth (CC-107 to CC-115, CC-199 to CC-211)."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import GAME, P1, P2, P3, Maker, Story
from purrlor.games.cantankerous_cats.record import MOST_FRAMES, PASS, STOP


@pytest.mark.rule("CC-107", "CC-203")
def test_the_steps_of_a_play(table: Maker) -> None:
    hands = [["keyboard-warrior", "loaf-mode"], ["laser-pointer-2"]]
    story = table(hands=hands, houses=[[3]], tokens=[0, 1]).does(P1, "score:keyboard-warrior")
    assert (story.asked, story["score"][P1], story.house(P1)) == ((P2, "react"), 0, [])  # paid, not scored
    story.passes(P2)
    assert (story.asked, story["score"][P1], story["held"][P1]) == ((P1, "instant"), 2, 2)  # scored, text done
    assert "keyboard-warrior" not in story.litter
    story.passes(P1)
    assert {"keyboard-warrior", "biscuit-bakery"} <= story.litter


@pytest.mark.rule("CC-107b")
def test_the_steps_of_a_pounce(table: Maker) -> None:
    hands = [["tail-chase"], ["fountain"], ["laser-pointer-2", "nose-boop"]]
    story = table(hands=hands, houses=[[1]], tokens=[1, 1, 1], window=True).does(P2, "attack:fountain>P1")
    assert story.asked == (P1, "counter")
    story.does(P1, "play:tail-chase")
    assert story.asked == (P3, "react")  # a Counter card of the holder
    story.passes(P3)
    assert story.asked == (P3, "instant")  # then the Attack, then its window
    assert (story.house(P1), story["toy"]) == ([], 1)
    story.passes(P3)
    assert (story["toy"], story["bank"]) == (0, 5)


@pytest.mark.rule("CC-108")
def test_each_card_of_the_holder_may_be_met(table: Maker) -> None:
    hands = [["head-bonk", "tail-hug", "fountain"], ["laser-pointer-2", "blame-the-dog-3"]]
    story = table(hands=hands, tokens=[1, 1]).does(P1, "bank:head-bonk")
    assert story.may(P2) == {"pass", "play:laser-pointer-2"}
    story.passes(P2).does(P1, "bank:tail-hug")
    assert story.asked == (P2, "react")  # also an Instant
    story.passes(P2).does(P1, "score:fountain", "pay:tail-hug")
    assert story.may(P2) == {"pass", "play:laser-pointer-2", "play:blame-the-dog-3"}
    story.does(P2, "play:blame-the-dog-3")
    assert story["tokens"][P2] == 0


@pytest.mark.rule("CC-109")
def test_the_attacked_cat_answers_first_and_only_once(table: Maker) -> None:
    hands = [["fountain"], ["blame-the-dog-3"], ["laser-pointer-2"]]
    story = table(hands=hands, feral=[1], tokens=[0, 1, 2]).does(P1, "attack:fountain>P3")
    assert story.asked == (P3, "counter")
    story.passes(P3)
    assert story.asked == (P2, "react")
    story.passes(P2)
    assert story["feral"][P3] == 1  # P3 is not asked a second time


@pytest.mark.rule("CC-109")
def test_after_each_reaction_the_asking_starts_again(table: Maker) -> None:
    hands = [["curtain-climber"], ["laser-pointer-80"], ["blame-the-dog-3"]]
    story = table(hands=hands, houses=[[3]], tokens=[0, 1, 1]).does(P1, "score:curtain-climber").passes(P2)
    story.does(P3, "play:blame-the-dog-3")
    assert story.asked == (P2, "react")
    story.does(P2, "play:laser-pointer-80")
    assert story.asked == (P1, "action")  # a cancelled card closes the window


@pytest.mark.rule("CC-110")
def test_a_card_of_a_cat_without_the_toy_is_answered_by_its_target_only(table: Maker) -> None:
    hands = [["head-bonk"], ["fountain"], ["blame-the-dog-3", "laser-pointer-2"]]
    story = table(hands=hands, houses=[[1]], tokens=[0, 1, 1], window=True).does(P2, "attack:fountain>P1")
    assert (story.house(P1), story.asked) == ([], (P1, "action"))  # P3 could not blame it


@pytest.mark.rule("CC-110", "CC-101", "CC-222")
def test_with_the_wider_reading_anybodys_mischief_may_be_blamed(table: Maker) -> None:
    hands = [["head-bonk"], ["fountain", "laser-pointer-80"], ["blame-the-dog-3", "laser-pointer-2"]]
    story = table(
        hands=hands, houses=[[1]], tokens=[0, 2, 1], window=True, windows="open", blame_any_mischief="on"
    ).does(P2, "attack:fountain>P1")
    assert story.asked == (P3, "react")  # neither the attacker nor the Cat with the toy
    assert story.may(P3) == {"pass", "play:blame-the-dog-3"}  # Laser Pointer wants a card of the Cat with the toy
    story.does(P3, "play:blame-the-dog-3")
    assert story.asked == (P2, "counter")  # whose card is blamed
    story.passes(P2)
    assert story.house(P1) == [1]


@pytest.mark.rule("CC-110", "CC-115", "CC-222")
def test_with_the_wider_reading_an_off_turn_score_may_be_blamed(table: Maker) -> None:
    hands = [["tail-chase", "blame-the-dog-82"], ["pen-nudger"], ["blame-the-dog-3"]]
    for reading, asked, points in (("off", (P1, "action"), 1), ("on", (P3, "react"), 0)):
        story = table(hands=hands, mode="basic", blame_any_mischief=reading).does(P1, "play:tail-chase")
        story.does(P2, "score:pen-nudger")
        assert (story.asked, story["score"][P2]) == (asked, points)
    story.does(P3, "play:blame-the-dog-3")
    assert (story["score"][P2], story.asked) == (0, (P1, "action"))


@pytest.mark.rule("CC-114")
def test_the_last_card_is_finished_first(table: Maker) -> None:
    hands = [["tail-chase", "pen-nudger", "loaf-mode"], []]
    story = table(hands=hands).does(P1, "play:tail-chase", "score:pen-nudger", "bank:loaf-mode")
    done = [line for line in story.told() if line.endswith("Litter Box.")]
    assert done == ["Pen Nudger goes to the Litter Box.", "Tail Chase goes to the Litter Box."]


@pytest.mark.rule("CC-115")
def test_without_tokens_reactions_are_free_and_may_be_answered(table: Maker) -> None:
    hands = [["curtain-climber", "laser-pointer-80"], ["laser-pointer-2"], ["head-bonk"]]
    story = table(hands=hands, houses=[[3]], mode="basic", windows="open").does(P1, "score:curtain-climber")
    assert story.match.view(None)["waiting"] == [P2, P3]  # everybody else with a hand card
    story.does(P2, "play:laser-pointer-2")
    assert story.may(P1) == {"pass", "play:laser-pointer-80"}
    story.does(P1, "play:laser-pointer-80").all_pass()
    assert story["score"][P1] == 2


@pytest.mark.rule("CC-199")
def test_an_aim_that_became_illegal_is_not_replaced(table: Maker) -> None:
    hands = [["adoption-day-5"], ["adoption-day-84"], []]
    story = table(hands=hands, feral=[1, 0, 1], tokens=[1, 1, 0], window=True)
    story.does(P2, "play-on:adoption-day-84>P1").does(P1, "play-on:adoption-day-5>P1")
    assert story["feral"][:3] == [0, 0, 1]
    assert story.told().count("seat 0 is Domestic again.") == 1


@pytest.mark.rule("CC-200")
def test_a_score_of_a_cat_that_turned_feral_is_lost(table: Maker) -> None:
    hands = [["sofa-shredder", "keyboard-warrior"], ["escape"]]
    story = table(hands=hands, houses=[[3]], points=[7], tokens=[0, 1]).does(P1, "score:keyboard-warrior")
    story.does(P2, "play-on:escape>P1")
    assert (story["score"][P1], story["held"][P1], story.house(P1)) == (7, 1, [])  # no points, no text
    assert {"keyboard-warrior", "biscuit-bakery"} <= story.litter


@pytest.mark.rule("CC-202")
def test_a_round_of_asking_keeps_its_direction(table: Maker) -> None:
    hands = [["head-bonk"], ["zoomies"], ["tail-chase"], ["curiosity"]]
    story = table(hands=hands, tokens=[0, 1, 1, 1], window=True).passes(P2)
    story.does(P3, "play:tail-chase")
    assert story.asked == (3, "pounce")  # the next round goes the other way


@pytest.mark.rule("CC-203", "CC-212")
def test_an_off_turn_instant_opens_no_reactions(table: Maker) -> None:
    hands = [["tail-chase"], ["pen-nudger"], ["laser-pointer-2", "loaf-mode"]]
    story = table(hands=hands, tokens=[1, 0, 1]).does(P1, "play:tail-chase").passes(P3).does(P2, "score:pen-nudger")
    assert (story.asked, story["score"][P2]) == ((P3, "instant"), 1)


def longest_chain(table: Maker) -> Story:
    """One bank, and everybody's Instants, Pounces and Counters on top of one another."""
    hands = [
        ["welcome-rub", "tiny-mew", "sock-heist", "loaf-mode", "midnight-run", "laser-pointer-2"],
        ["tail-hug", "toe-ambush", "zoomies", "laser-pointer-80"],
        ["paw-tap", "nose-boop", "spray-bottle", "whisker-kiss", "blame-the-dog-3"],
    ]
    return table(hands=hands, houses=[[3], [3], [3]], tokens=[2, 2, 2], points=[0, 1, 1])


@pytest.mark.rule("CC-210")
def test_nesting_stays_within_the_bound(table: Maker) -> None:
    story = longest_chain(table).does(P1, "bank:welcome-rub")
    deepest, cards = 0, 0
    while story.asked[1] != "action":
        seat = story.match.waiting[0]
        move = sorted(story.may(seat), key=lambda text: (text in ("pass", "stop"), text))[0]
        story.does(seat, move)
        deepest = max(deepest, story["depth"])
        cards = max(cards, sum(1 for at in story["hangs"] if at))
    print(f"deepest chain: {deepest} frames, {cards} cards open")
    assert 8 < deepest < MOST_FRAMES
    assert cards <= 21 + 2 * 3


@pytest.mark.rule("CC-211")
def test_turns_end(table: Maker) -> None:
    story = longest_chain(table)
    while story["turns"] < 3:
        seat = story.match.waiting[0]
        story.does(seat, max(story.may(seat)))
    assert 20 < story.match.ply < 2000


@pytest.mark.rule("CC-094", "CC-183")
def test_both_kinds_of_windows_play_the_same_game() -> None:
    """Whoever has nothing to use is asked at an open table and passed at a quick one; nothing else differs."""
    for seed in range(6):
        slow, fast = (GAME.match(4, seed, {"windows": way}, backend=GAME.plain) for way in ("open", "quick"))
        while slow.waiting:
            seat = slow.waiting[0]
            moves = slow.legal(seat)
            if list(moves) in ([PASS], [STOP]):
                slow.advance(seat, moves[0])
                continue
            assert fast.waiting == slow.waiting
            assert fast.legal(seat) == moves
            move = moves[(seed * 7 + slow.ply) % len(moves)]
            slow.advance(seat, move)
            fast.advance(seat, move)
        assert fast.outcome == slow.outcome
