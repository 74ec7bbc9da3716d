"""Paw of Duty stories: what is at stake, what every answer leads to, and who is about to win."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.paw_of_duty.pd import GAME, B, Maker, Story, W, coded
from purrlor.engine.match import view
from purrlor.engine.native.backend import as_record
from purrlor.games.paw_of_duty.board import standing_lines
from purrlor.games.paw_of_duty.choices import is_last_choice
from purrlor.games.paw_of_duty.effects import ends_on, harmed_after, lines_after
from purrlor.games.paw_of_duty.record import BACK, DISCARD, DONE, ENOUGH, KITTIES, USE, Ask

ROW = {"K11": "b2 N", "K12": "c2 N", "K13": "d2 N"}
DIAGONAL = {"K11": "b2 N", "K12": "c3 N", "K13": "d4 N"}


def asked(story: Story) -> dict[str, Any]:
    """Give what the seat that is asked reads, as patterns."""
    facts: dict[str, Any] = view.read(b"{%b}" % story.match.page(story.match.waiting[0])[1])
    return facts


def stake(story: Story) -> str:
    return str(asked(story)["prompt"].get("stake", ""))


def so(story: Story, text: str) -> str:
    """Give what a move leads to; an exclamation mark says that it hurts."""
    move = next(move for move in asked(story)["moves"] if coded(move["text"]) == text)
    return str(move["so"]) + ("!" if move.get("hurts") else "")


def words(story: Story, text: str) -> str:
    """Give the same in English."""
    seat = story.match.waiting[0]
    return next(move.consequence for move in story.match.moves(seat) if coded(move.text) == text)


def threatened(table: Maker, white: dict[str, str], hand: list[str], *, lines: int = 4, **more: Any) -> Story:
    """Black holds row 2; white places a level 1 Kitty and has its orders."""
    story = table({**ROW, **more.pop("black", {})}, white, foe=hand, **more)
    story.does("done")
    kitty = next(code for code in story.options("deploy") if code in ("K01", "K02", "K06"))
    story.does(f"deploy {kitty}", "place d4 E")
    story.match.state["lines"] = lines
    return story


# -- Before the battle


@pytest.mark.rule("PD-54")
def test_setting_aside_says_how_many_cards_will_be_replaced(fresh: Maker) -> None:
    story = fresh(seed=3)
    first, second = story.hand(B)[2:4]
    assert stake(story) == "once"
    assert (so(story, "keep"), so(story, f"swap {first}")) == ("kept-all", "aside:1")
    story.does(f"swap {first}", f"swap {second}", seat=B)
    assert (so(story, "redraw"), so(story, f"take-back {first}")) == ("replaced:2", "kept:1")
    assert words(story, f"take-back {first}") == "It stays in your hand; 1 card is still replaced"


# -- Deploying


@pytest.mark.rule("PD-22", "PD-59")
def test_a_kitty_says_its_level_and_its_orders(table: Maker) -> None:
    story = table({}, step="deploy", drawn=["K05", "K01"])
    assert stake(story) == "one-of-two"
    assert (so(story, "deploy K05"), so(story, "deploy K01")) == ("deployed:4>1", "deployed:1>4")
    flat = table({}, step="deploy", drawn=["K05", "K01"], lines_by_level="flat")
    assert words(flat, "deploy K05") == "Level 4: 3 orders this turn"


@pytest.mark.rule("PD-37", "PD-95", "PD-97")
def test_a_place_says_who_is_in_front_and_who_aims_at_it(table: Maker) -> None:
    """A level 2 Pilot among a Tank of level 4 that looks at c3, a level 3 Huntress on d4, and a friend on b4."""
    story = table({"K06": "b4 N"}, {"K15": "c2 S", "K04": "d4 E"}, step="place", drawn=["K07"])
    assert stake(story) == ""
    assert so(story, "place c3 N") == "duel:general-chonk>4>general-chonk>4"
    assert so(story, "place c3 S") == "exposed:general-chonk>4>0"
    assert so(story, "place d3 S") == "aims:sergeant-scratch>2>1"
    assert so(story, "place c4 W") == "aims-at-friend:cadet-catapult-tail>2>0"
    assert so(story, "place b2 E") == "aims:general-chonk>4>0"
    assert so(story, "place d3 N") == "clear"
    assert words(story, "place d3 S") == "Aims at Sergeant Scratch: 2 damage, 1 too few"
    assert words(story, "place c3 S") == "General Chonk aims at it: 4 damage, enough to capture"


@pytest.mark.rule("PD-37")
def test_of_several_that_aim_at_a_place_the_hardest_is_named(table: Maker) -> None:
    story = table({}, {"K04": "b3 E", "K15": "c2 S"}, step="place", drawn=["K07"])
    assert so(story, "place c3 S") == "exposed:sergeant-scratch>6>0"  # 3, doubled; the tank before it does 4


@pytest.mark.rule("PD-82", "PD-88")
def test_a_place_says_which_line_it_fills_or_blocks(table: Maker) -> None:
    board = ({"K11": "b2 N", "K12": "c2 N"}, {"K01": "b4 N", "K02": "c4 N"})
    story = table(*board, step="place", drawn=["K07"])
    assert so(story, "place d2 N") == "fills:row-2>1"
    assert so(story, "place d4 N") == "blocks:row-4>1"
    assert words(story, "place d4 N") == "Keeps seat 1 from filling row 4"
    late = table(*board, step="place", drawn=["K07"], turns=14, kitties=["K15"])
    assert so(late, "place d2 N") == "clear"  # it could no longer win


# -- Orders


@pytest.mark.rule("PD-22", "PD-65", "PD-69", "PD-24")
def test_a_card_says_who_can_do_it_and_how_many_orders_are_left(table: Maker) -> None:
    story = table({"K07": "c3 N", "K08": "d3 N"}, {"K01": "c2 N"}, hand=["T02", "T12", "T15", "T13"], lines=3)
    assert stake(story) == ""
    assert so(story, "play T12") == "carried-out:1>2"
    assert so(story, "play T13") == "carried-out:2>2"
    assert so(story, "play T15") == "supplies:2>3"
    assert so(story, "discard T12") == "drawn:2"
    assert so(story, "play T02").startswith("stands-for:") and so(story, "play T02").endswith(">2")
    assert so(story, "done") == "rests:0>3"
    story.does("play T02")
    assert (so(story, "name T12"), so(story, "name T15")) == ("carried-out:1>2", "supplies:2>3")
    assert so(story, "back") == "taken-back"


@pytest.mark.rule("PD-68", "PD-69")
def test_stopping_counts_the_cards_that_will_be_drawn(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K01": "c2 N"}, hand=["T12"], lines=2)
    assert so(story, "done") == "rests:3>2"
    story.does("play T01", "use K07", "attack K01")
    assert so(story, "done") == "rests:3>1"  # Claws Out comes back before
    assert words(story, "done") == "Orders that lapse: 1. Cards you draw: 3"


@pytest.mark.rule("PD-76", "PD-83")
def test_stopping_says_what_becomes_of_ones_lines_and_of_those_outside(table: Maker) -> None:
    assert so(table({"K07": "a1 N", "K08": "e5 N"}), "done") == "lingers:2"
    assert so(table(DIAGONAL), "done") == "holds:diagonal-b2-d4>1"


@pytest.mark.rule("PD-75", "PD-04", "PD-94")
def test_stopping_on_the_last_turn_says_how_the_battle_ends(table: Maker) -> None:
    def last(white: dict[str, str], captured: Any) -> Story:
        return table({"K07": "a1 N"}, white, turn=W, turns=14, kitties=["K15"], captured=captured)

    behind = last({"K08": "b2 N"}, (["K05"], ["K04"]))
    assert so(behind, "done") == "battle-lost:3>4!"
    assert words(behind, "done") == "The battle ends and you lose, 3 to 4 in captured levels"
    assert so(last({"K08": "b2 N"}, (["K04"], ["K05"])), "done") == "battle-ends:4>3"
    assert so(last(DIAGONAL, (["K05"], ["K04"])), "done") == "battle-ends:3>4"  # a rescue may turn it


# -- The other's line


@pytest.mark.rule("PD-84", "PD-83")
def test_an_announced_line_is_an_alarm_for_all_as_long_as_it_stands(table: Maker) -> None:
    story = threatened(table, {"K07": "c3 N"}, ["T11", "T11"])
    story.match.names.update({B: "Mia", W: "Tom"})
    assert [story.match.view(seat)["alarms"] for seat in (B, W, None)] == [
        ["You hold row 2 and win unless Tom breaks it in one turn"],
        ["Mia holds row 2: break it in your turn, or Mia wins"],
        ["Mia holds row 2 and wins unless Tom breaks it in one turn"],
    ]
    assert stake(story) == "threat:row-2>0"
    story.does("play T11", "use K07")
    assert so(story, "trade K12") == "breaks:row-2>0"
    story.does("trade K12")
    assert story.match.view(W)["alarms"] == [] and stake(story) == ""
    story.does("play T11", "use K07")
    assert so(story, "trade K12") == "restores:row-2>0"
    story.does("trade K12")
    assert len(story.match.view(W)["alarms"]) == 1


@pytest.mark.rule("PD-84")
def test_what_leaves_the_others_line_alone_with_the_last_order_hurts(table: Maker) -> None:
    story = threatened(table, {"K07": "c3 N"}, ["T05", "T12", "T13"], lines=1)
    story.match.names.update({B: "Mia", W: "Tom"})
    assert so(story, "done") == "gives-in:row-2>0!"
    assert so(story, "discard T05") == "last-order:row-2>0!"
    assert words(story, "done") == "You leave row 2 standing: Mia wins the game"
    story.does("play T05", "use K07")
    assert so(story, "go c4") == "clear"  # not the last choice: it may still be taken back
    story.does("go c4")
    assert so(story, "enough") == "last-order:row-2>0!"
    assert words(story, "face S") == "Your last order, and row 2 still stands: Mia wins"
    story.does("back", "play T12")
    assert so(story, "use K07") == "breaks:row-2>0"  # shoots the level 2 in the middle
    story.does("use K07")
    assert story.captured(W) == ["K12"]


@pytest.mark.rule("PD-86")
def test_one_of_two_lines_is_not_enough(table: Maker) -> None:
    """Row 2 and column b: white can shoot the level 2 on c2, or scratch the level 3 on d2."""
    story = threatened(table, {"K07": "c3 N", "K08": "d3 N"}, ["T12"], black={"K14": "b3 N", "K06": "b4 N"})
    assert stake(story) == "threat:row-2>0"
    story.does("play T12")
    assert so(story, "use K07") == "breaks-one:column-b>0"
    assert so(story, "use K08") == "hurts:sergeant-treads>0>2>1"


@pytest.mark.rule("PD-89")
def test_a_line_of_ones_own_does_not_count_while_the_others_stands(table: Maker) -> None:
    story = table(ROW, {"K07": "b4 N", "K08": "c4 N"})
    story.does("done")
    kitty = story.options("deploy")[0]
    story.does(f"deploy {kitty}")
    assert so(story, "place d4 N") == "clear"


# -- What a card does


@pytest.mark.rule("PD-99", "PD-100", "PD-101")
def test_an_attack_says_what_it_captures_or_costs(table: Maker) -> None:
    story = table({"K07": "c3 N", "K06": "b3 S", "K12": "b4 N"}, {"K15": "c2 N"}, captured=(["K01"], []))
    story.does("play T01", "use K07")
    assert so(story, "attack K15") == "captures:general-chonk>1>4>5"
    assert words(story, "attack K15") == "Captures General Chonk. Captured levels: 5 (+4)"
    story.does("back", "play T01", "use K06")
    assert so(story, "friendly-fire K12") == "sacrifices:gunner-grumbles>1>2>2!"
    assert words(story, "friendly-fire K12") == "You lose Gunner Grumbles. Captured levels of seat 1: 2 (+2)"
    weak = table({"K11": "c3 N"}, {"K15": "c2 N"})
    weak.does("play T01", "use K11")
    assert so(weak, "attack K15") == "hurts:general-chonk>1>1>3"


@pytest.mark.rule("PD-105", "PD-100")
def test_a_barrage_counts_all_whom_it_hits(table: Maker) -> None:
    mixed = table({"K07": "c3 N", "K06": "b3 S"}, {"K01": "c2 N"}, hand=["T07"])
    mixed.does("play T07")
    assert so(mixed, "use K07") == "exchanges:cadet-catapult-tail>1>1>1!"
    many = table({"K07": "c3 N"}, {"K15": "c2 N", "K05": "d3 N"}, hand=["T07"])
    many.does("play T07")
    assert so(many, "use K07") == "hurts-many:2>1"
    both = table({"K07": "c3 N"}, {"K01": "c2 N", "K02": "d3 N"}, hand=["T07"])
    both.does("play T07")
    assert so(both, "use K07") == "captures:private-pounce>2>2>2"
    assert words(both, "use K07") == "Captures 2 Kitties. Captured levels: 2 (+2)"


@pytest.mark.rule("PD-82")
def test_a_card_says_which_line_it_fills_or_opens(table: Maker) -> None:
    story = table({"K11": "b2 N", "K12": "c2 N", "K13": "d1 S"}, {"K15": "e1 N"}, hand=["T13"])
    story.does("play T13", "use K13")
    assert so(story, "go d2") == "fills:row-2>1"
    held = table(ROW, hand=["T13"])
    held.does("play T13", "use K13")
    assert so(held, "go d4") == "opens:row-2>1"
    costly = table({**ROW, "K07": "c3 N"})
    costly.does("play T01", "use K07")
    assert so(costly, "friendly-fire K12") == "sacrifices:gunner-grumbles>1>2>2!"  # worse than the line


@pytest.mark.rule("PD-11", "PD-76")
def test_leaving_the_city_says_how_many_are_out_there(table: Maker) -> None:
    story = table({"K07": "c3 N", "K08": "a1 N"}, hand=["T05", "T13"])
    story.does("play T13", "use K07")
    assert so(story, "go c1") == "leaves:2"
    story.does("back", "play T05", "use K07")
    assert so(story, "go c1") == "leaves:2"
    story.does("go c1")
    assert so(story, "face S") == so(story, "enough") == "clear"  # that was said; now it is about the facing
    alone = table({"K07": "c3 N"}, hand=["T13"])
    alone.does("play T13", "use K07")
    assert words(alone, "go c1") == "Leaves the City; alone out there it gets no token"


def test_a_card_says_who_goes_where(table: Maker) -> None:
    board = ({"K07": "c3 N"}, {"K15": "c2 E", "K14": "d3 N"})
    story = table(*board, hand=["T08", "T09", "T11", "T16"])
    story.does("play T16")
    assert so(story, "use K07") == "back-off:2"
    story.does("back", "play T09")
    assert so(story, "use K07") == "goes:general-chonk>c1"
    story.does("back", "play T11", "use K07")
    assert so(story, "trade K14") == "swaps:wingcat-biscuit>d3>major-maine-coon>c3"
    story.does("back", "play T08", "use K14")
    assert so(story, "face W") == "aims:wingcat-biscuit>3>0"
    story.does("face E")
    assert so(story, "go e3") == "goes:major-maine-coon>e3"
    far = table({"K07": "c4 N"}, {"K15": "c2 E"}, hand=["T10"])
    far.does("play T10")
    assert so(far, "use K07") == "goes:general-chonk>c3"


@pytest.mark.rule("PD-10", "PD-98")
def test_a_shove_that_is_blocked_says_whom_it_hurts(table: Maker) -> None:
    edge = table({"K07": "c2 N"}, {"K15": "c1 E"}, hand=["T09"])
    edge.does("play T09")
    assert so(edge, "use K07") == "hurts:general-chonk>1>1>3"
    crowd = table({"K07": "c3 N"}, {"K15": "c2 E", "K05": "c1 N"}, hand=["T09"])
    crowd.does("play T09")
    assert so(crowd, "use K07") == "hurts-many:2>1"


@pytest.mark.rule("PD-36")
def test_a_kitty_that_turns_says_whom_it_looks_at(table: Maker) -> None:
    story = table({"K07": "c3 N", "K08": "c4 S"}, {"K15": "d3 E"}, hand=["T14"])
    story.does("play T14")
    assert so(story, "use K07") == "clear"
    story.does("use K07")
    assert so(story, "face E") == "aims:general-chonk>4>0"
    story.does("face E")
    assert so(story, "enough") == "aims:general-chonk>4>0"
    assert so(story, "also K15") == "clear"
    story.does("also K15")
    assert so(story, "face W") == "aims:wingcat-biscuit>4>0"


# -- When the orders are given


@pytest.mark.rule("PD-77", "PD-78", "PD-100")
def test_a_token_says_how_many_there_are_and_the_last_one_hurts(table: Maker) -> None:
    story = table({"K07": "a1 N", "K08": "e1 N"}, tokens={"K07": 2})
    story.does("done")
    assert stake(story) == "lingering:2>3"
    assert so(story, "mark K07") == "sacrifices:wingcat-biscuit>1>2>2!"
    assert so(story, "mark K08") == "token:2>3"


@pytest.mark.rule("PD-83", "PD-124")
def test_keeping_quiet_about_a_line_hurts(table: Maker) -> None:
    story = table(DIAGONAL, manual_declare="on")
    story.does("done")
    assert stake(story) == "declarable:diagonal-b2-d4>1"
    assert so(story, "declare") == "declares:diagonal-b2-d4>1"
    assert so(story, "hush") == "hushes:diagonal-b2-d4>1!"


@pytest.mark.rule("PD-90", "PD-91")
def test_a_rescue_says_the_totals(table: Maker) -> None:
    story = table(DIAGONAL, captured=(["K03"], ["K04", "K01"]))
    story.does("done")
    assert stake(story) == "behind:2>4>1"
    assert (so(story, "rescue K01"), so(story, "decline")) == ("rescues:1>3>2", "spares:1>4>2")


# -- The last turn


@pytest.mark.rule("PD-75", "PD-04", "PD-106")
def test_the_last_turn_is_an_alarm(table: Maker) -> None:
    def last(captured: Any, **more: Any) -> list[str]:
        story = table({"K07": "a1 N"}, {"K08": "b2 N"}, turn=W, turns=14, captured=captured, **more)
        return list(story.match.view(B)["alarms"])

    assert last((["K05"], ["K04"]), kitties=["K15"]) == ["Last turn: you lead 4 to 3 in captured levels"]
    assert last((["K04"], ["K05"]), kitties=["K15"]) == ["Last turn: seat 1 leads 4 to 3 in captured levels"]
    even = "Last turn: captured levels are even at 0, so levels on the board decide"
    assert last(([], []), kitties=["K15"]) == [even]
    assert last(([], []), step="deploy", drawn=["K15", "K14"], kitties=[]) == [even]
    assert last(([], []), step="deploy", drawn=["K15", "K14"], kitties=["K13"]) == []


@pytest.mark.rule("PD-75")
def test_ones_last_turn_says_how_things_stand(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T05"], turns=13, kitties=["K14", "K15"], captured=(["K01"], ["K05"]))
    assert stake(story) == "final:1>4>1"
    assert story.match.view(B)["prompt"]["stake"].startswith("Your last turn. Captured levels: you 1, seat 1 4;")
    story.does("play T05")
    assert stake(story) == ""  # once is enough


# -- What is foretold comes true


@pytest.mark.rule("PD-27", "PD-99", "PD-122")
@pytest.mark.parametrize("seed", range(4))
def test_what_an_answer_is_said_to_do_is_what_it_does(fresh: Maker, seed: int) -> None:
    """Random games: before every answer inside a card, foretell where all Kitties will stand; then look."""
    chance = random.Random(seed)
    options = {"claws_combo": "on", "line_must_not_move": "on"} if seed % 2 else {}
    match, foretold = fresh(seed=seed, **options).match, 0
    while match.waiting and match.ply < 400:
        seat = chance.choice(match.waiting)
        for move in match.legal(seat) if match.asks == Ask.TACTIC else []:
            if USE <= move <= ENOUGH:
                foretold += comes_true(match, seat, move)
        eager = [move for move in match.legal(seat) if not DISCARD <= move <= DONE and move != BACK]
        match.advance(seat, chance.choice(eager or match.legal(seat)))
    assert foretold > 20


def comes_true(match: Any, seat: int, move: int) -> bool:
    """Foretell an answer and try it on a copy; say whether it carried its card out."""
    s = as_record(match.state)
    o, after = s.order[0], match.copy()
    after.advance(seat, move)
    is_last = bool(is_last_choice(s, o, move))
    assert is_last == (int(after.state["order"][0][0]["card"]) == 0)
    if is_last:
        harmed = harmed_after(s, o, move)
        there = [ends_on(s, o, move, harmed, kitty) if s.owner[kitty] else 0 for kitty in range(KITTIES)]
        assert there == after.state["at"][0].tolist()
        if after.asks == Ask.TACTIC and after.waiting == (seat,):
            assert lines_after(s, o, move, harmed, 1 - seat) == standing_lines(as_record(after.state), 1 - seat)
    return is_last


def test_every_consequence_in_english_is_short(fresh: Maker) -> None:
    story, chance = fresh(seed=8), random.Random(8)
    while story.match.waiting and story.match.ply < 200:
        seat = story.match.waiting[0]
        moves = story.match.moves(seat)
        assert all(0 < len(move.consequence) <= 90 for move in moves)
        story.match.play(seat, chance.choice(moves))
    assert GAME.presentation.plain == {}
