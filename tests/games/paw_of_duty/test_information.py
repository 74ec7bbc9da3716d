"""Paw of Duty stories: who sees what, absent players, taking back."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import CODE, GAME, ID, B, Maker, Story, W
from purrlor.errors import IllegalMove
from purrlor.testing import check_two_worlds
from sampling import often


@pytest.mark.rule("PD-110", "PD-120", "PD-53")
def test_hands_and_decks_are_hidden_but_their_sizes_are_open(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T05", "T05", "T12"], foe=["T03"], lines=3)
    story.does("discard T12")
    mine, theirs = story.zone("hand.0", B), story.zone("hand.0", W)
    assert {piece["face"]: piece["count"] for piece in mine["pieces"]}["stalk"] == 2
    assert [(piece["face"], piece["count"]) for piece in theirs["pieces"]] == [("claws-out", 1), (None, 3)]
    assert mine["size"] == theirs["size"] == 4
    for name, size in (("tactics", len(story.deck)), ("kitties", len(story.kitties))):
        for seat in (B, W, None):
            assert story.zone(name, seat)["size"] == size
            assert [piece["face"] for piece in story.zone(name, seat)["pieces"]] == [None]
    discards = {piece["face"]: piece["count"] for piece in story.zone("discards", W)["pieces"]}
    assert discards == {"snipurr": 1, "radio": 1}


@pytest.mark.rule("PD-60", "PD-111")
def test_the_draw_and_the_return_are_for_ones_own_eyes(table: Maker) -> None:
    story = table({}, step="deploy", drawn=["K05", "K15"])
    assert [piece["face"] for piece in story.zone("drawn.0", B)["pieces"]] == [ID["K05"], ID["K15"]]
    assert [(piece["face"], piece["count"]) for piece in story.zone("drawn.0", W)["pieces"]] == [(None, 2)]
    assert story.zone("drawn.0", W)["size"] == story.zone("drawn.0", B)["size"] == 2
    story.does("deploy K05")
    assert story.told(B) == ["You put General Chonk at the bottom of the Kitty deck."]
    assert story.told(W) == ["seat 0 puts a Kitty at the bottom of the Kitty deck."]
    assert [piece["face"] for piece in story.zone("drawn.0", W)["pieces"]] == [None]


@pytest.mark.rule("PD-111")
def test_who_returned_a_kitty_remembers_where_it_lies(fresh: Maker) -> None:
    """In every world that black can imagine, the Kitties black returned lie where they lie; white's do not."""
    story = fresh(begin=True, seed=9)
    for _ in range(4):
        story.sits_out()
    returned = story.kitties[-4:]
    worlds = [Story(story.match.imagine(B, seed)).kitties for seed in range(12)]
    for place, is_mine in zip(range(-4, 0), (True, False, True, False), strict=True):
        found = {world[place] for world in worlds}
        assert (found == {returned[place]}) == is_mine


@pytest.mark.rule("PD-110", "PD-60", "PD-122")
def test_no_seat_can_tell_two_worlds_apart(fresh: Maker) -> None:
    """Every moment of the first turns: mulligan, draw, choice, half-played cards."""
    story = fresh(seed=21)
    moves = 0
    while moves < often(120, 60) and story.match.waiting:
        for seat in (B, W):
            check_two_worlds(story.match, seat, moves)
        seat = story.match.waiting[-1]
        options = [move for move in story.match.moves(seat) if move.text not in ("done", "back", "keep")]
        options = options or story.match.moves(seat)
        story.match.play(seat, options[moves * 7 % len(options)])
        moves += 1


@pytest.mark.rule("PD-60", "PD-59")
def test_a_choice_that_is_not_placed_yet_stays_secret(table: Maker) -> None:
    """White has seen both Kitties before, but not which of them black keeps."""
    story = table({}, step="deploy", drawn=["K05", "K15"])
    story.match.state["knows"][0][[5, 15]] = 3
    story.does("deploy K15")
    kept = {Story(story.match.imagine(W, seed)).position["drawn"][0] for seed in range(12)}
    assert kept == {ID["K05"], ID["K15"]}
    assert {tuple(Story(story.match.imagine(B, seed)).position["drawn"]) for seed in range(6)} == {(ID["K15"],)}


@pytest.mark.rule("PD-122")
def test_a_card_can_be_taken_back_until_its_last_choice_and_nobody_knows(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K01": "b2 N"}, hand=["T05"], lines=2)
    before, view, watched = story.position, story.match.view(W), story.match.view(None)
    for steps in (["play T05"], ["play T05", "use K07"], ["play T05", "use K07", "go c5"]):
        story.does(*steps)
        assert story.match.view(W) == view
        assert story.match.view(None) == watched
        assert story.options()[-1] == "back"
        story.does("back")
        assert story.match.view(W) == view
    assert {**story.position, "undo": 0, "backs": 0} == {**before, "undo": 0, "backs": 0}
    assert story.refused("back") == "PD-122"
    story.does("play T05", "use K07", "go c5", "face S")
    assert story.told(W) == [
        "seat 0 plays Stalk.",
        "Wingcat Biscuit goes from c3 to c5.",
        "Wingcat Biscuit turns south.",
    ]


@pytest.mark.rule("PD-122", "PD-112")
def test_wavering_has_an_end(table: Maker) -> None:
    """After nine cards taken back, a tenth can only be given up together with the orders."""
    story = table({"K07": "c3 N"}, hand=["T05"], lines=2)
    for _ in range(9):
        story.does("play T05", "back")
    story.does("play T05", "use K07")
    assert story.options()[-1] == "done"
    assert story.match.timeout_move(B).text == "done"
    story.does("done")
    assert story.at("K07") == "c3"
    assert "T05" in story.hand(B)
    assert story.asked == "W choose_kitty"


@pytest.mark.rule("PD-122")
def test_bots_that_imagine_a_game_do_not_waver(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T05"], lines=2, windows="quick")
    story.does("play T05")
    assert story.options() == ["use K07"]
    assert story.match.timeout_move(B).text == "use:wingcat-biscuit"


@pytest.mark.rule("PD-112")
def test_what_the_table_plays_for_an_absent_player(fresh: Maker) -> None:
    story = fresh(seed=6)
    story.does(f"swap {story.hand(B)[2]}", seat=B)
    held = story.hand(B)
    assert story.match.timeout_move(B).text == f"take-back:{ID[held[2]]}"
    story.match.play(B, story.match.timeout_move(B))
    for seat in (B, W):
        assert story.match.timeout_move(seat).text == "keep"
        story.match.play(seat, story.match.timeout_move(seat))
    assert story.hand(B) == held
    first = CODE[story.position["drawn"][0]]
    for text in (f"deploy:{ID[first]}", "place:b2>north", "done"):
        assert story.match.timeout_move(B).text == text
        story.match.play(B, text)
    assert story.asked == "W choose_kitty"


@pytest.mark.rule("PD-112")
def test_an_absent_players_half_played_card_goes_back(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T05"], lines=2)
    story.does("play T05", "use K07")
    assert story.match.timeout_move(B).text == "back"
    story.does("back")
    assert story.match.timeout_move(B).text == "done"


@pytest.mark.rule("PD-112")
def test_an_absent_player_with_a_full_city_places_in_the_ring_and_rescues(table: Maker) -> None:
    city = [column + row for row in "234" for column in "bcd"]
    full = {f"K{i:02}": f"{square} N" for i, square in enumerate(city, start=1)}
    story = table({}, full, step="place", drawn=["K15"])
    assert story.match.timeout_move(B).text == "place:a1>north"
    line = {"K11": "b2 N", "K12": "c3 N", "K13": "d4 N"}
    behind = table(line, captured=([], ["K05", "K06", "K01"]))
    behind.does("done")
    assert behind.match.timeout_move(B).text == "rescue:cadet-catapult-tail"
    quiet = table(line, manual_declare="on")
    quiet.does("done")
    assert quiet.match.timeout_move(B).text == "declare"


@pytest.mark.rule("PD-112")
def test_nobody_acts_out_of_turn(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K01": "c2 N"}, hand=["T05"], foe=["T05"])
    assert story.match.moves(W) == []
    for text in ("play T05", "done", "deploy K15", "mark K01"):
        assert story.refused(text, seat=W) == "PD-112"


@pytest.mark.rule("PD-113")
def test_undo_until_something_hidden_is_seen_or_the_turn_ends(fresh: Maker) -> None:
    story = fresh(begin=True, seed=1)
    with pytest.raises(IllegalMove) as error:
        story.match.undo(B)  # the two Kitties have been seen
    assert error.value.rule == "PD-113"
    story.deploys("c3 N")
    before = Story(story.match.undo(B))
    assert before.asked == "B place_kitty"
    assert Story(before.match.undo(B)).asked == "B choose_kitty"
    card = next(code for code in story.hand(B) if code != "T01")
    story.does(f"discard {card}")
    with pytest.raises(IllegalMove):
        story.match.undo(B)
    story.does("done")
    with pytest.raises(IllegalMove):
        story.match.undo(B)


@pytest.mark.rule("PD-113")
def test_undo_takes_a_played_card_back(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T13"])
    story.does("play T13", "use K07", "go c5")
    again = Story(story.match.undo(B))
    assert again.at("K07") == "c3"
    assert again.options("go")


@pytest.mark.rule("PD-113")
def test_undo_stops_at_the_end_of_the_game(table: Maker) -> None:
    hand = ["T03", "T04", "T05", "T06", "T07"]
    story = table({"K07": "b2 N"}, {}, turn=W, turns=14, kitties=["K15"], hand=hand)
    story.does("done")  # nothing was drawn, but the turn is over
    assert story.reason == "board"  # nobody captured anything, so the board decides
    with pytest.raises(IllegalMove):
        story.match.undo(W)


@pytest.mark.rule("PD-101")
def test_the_stacks_are_open(table: Maker) -> None:
    story = table({"K07": "c3 N"}, captured=(["K05", "K01"], ["K14"]))
    for seat in (B, W, None):
        assert [piece["face"] for piece in story.zone("captured.0", seat)["pieces"]] == [ID["K05"], ID["K01"]]
        assert (story.zone("captured.0", seat)["total"], story.zone("captured.1", seat)["total"]) == (5, 3)


@pytest.mark.rule("PD-37", "PD-95", "PD-97")
def test_the_board_shows_what_each_kitty_aims_at_and_what_that_does(table: Maker) -> None:
    """K07, a Pilot of level 2, doubles against the Tank K14, which looks at nobody; K01 looks off the board."""
    story = table({"K07": "c3 N", "K01": "a1 W"}, {"K14": "c2 E"})
    marks = {piece["face"]: piece["marks"] for piece in story.zone("board", W)["pieces"]}
    assert (marks[ID["K07"]]["reach"], marks[ID["K07"]]["hits"]) == ("c2", 4)
    assert marks[ID["K14"]]["reach"] == "d2"
    assert "hits" not in marks[ID["K14"]]
    assert "reach" not in marks[ID["K01"]]


@pytest.mark.rule("PD-82", "PD-83")
def test_the_board_shows_a_line_that_is_filled_and_then_announced(table: Maker) -> None:
    story = table({"K11": "b2 N", "K12": "c2 N", "K13": "d2 N"}, {"K01": "a5 N"})
    assert [line["announced"] for line in story.zone("board", W)["lines"]] == [False]
    story.does("done")
    assert [line["announced"] for line in story.zone("board", W)["lines"]] == [True]


def test_every_move_names_what_it_touches(table: Maker) -> None:
    line = {"K11": "b2 N", "K12": "c3 N", "K13": "d4 N"}
    story = table(line, {"K01": "c2 N"}, step="place", drawn=["K15"], hand=["T03"], captured=([], ["K05"]))
    touches = {move.text: move.touches for move in story.match.moves(B)}
    assert touches["place:d2>east"] == ("board#8", "compass/east")
    assert [piece["face"] for piece in story.zone("compass", B)["pieces"]] == ["north", "east", "south", "west"]
    story.does("place d2 E")
    touches = {move.text: move.touches for move in story.match.moves(B)}
    assert touches["play:bombs-away"] == ("hand.0/bombs-away", "played")
    story.does("done")
    assert {move.text: move.touches for move in story.match.moves(B)}["rescue:colonel-clawdia"] == (
        "captured.1/colonel-clawdia",
    )


@pytest.mark.parametrize(
    ("steps", "prompt"),
    [
        ([], "Play or discard a tactic card (4 orders left)"),
        (["play T01"], "Claws Out: choose one of your Kitties"),
        (["play T01", "use K07"], "Claws Out: attack with Wingcat Biscuit, move it, or rotate it"),
        (["play T02"], "Radio: choose the tactic card it stands for"),
        (["play T02", "name T04"], "Bamboozle: choose an enemy Kitty"),
        (["play T03", "use K07"], "Bombs Away: choose a Kitty for Wingcat Biscuit to hop over"),
        (["play T08"], "Laser Pointer: choose any Kitty, yours or not"),
        (["play T11", "use K07"], "Kit-Switch: choose a Kitty to swap squares with Wingcat Biscuit"),
        (["play T14", "use K07", "face E"], "About Face: you may also rotate a second Kitty"),
        (["play T14", "use K07", "face E", "also K14"], "About Face: choose which way Major Maine Coon turns"),
    ],
)
def test_the_prompt_says_which_choice_of_which_card(table: Maker, steps: list[str], prompt: str) -> None:
    story = table({"K07": "c3 N"}, {"K14": "c4 N"}, hand=["T02", "T03", "T08", "T11", "T14"])
    story.does(*steps)
    assert story.match.view(B)["prompt"]["text"] == prompt
    assert story.match.view(W)["prompt"] is None


def test_the_phase_is_public(fresh: Maker) -> None:
    story = fresh(seed=2)
    assert story.match.view(W)["phase"] == "Setup"
    story.does("keep", seat=W).does("keep", seat=B)
    assert story.match.view(W)["phase"] == "Turn 1 of 14: deploy a Kitty"
    story.deploys("c3 N")
    assert story.match.view(None)["phase"] == "Turn 1 of 14: give orders"
    story.match.concede(B)
    assert story.match.view(None)["phase"] == "The game is over"


def test_every_rule_has_its_line_in_the_guide() -> None:
    assert len(GAME.rules) == 124
    assert {f"PD-{i:02}" for i in range(1, 125)} == set(GAME.rules)
