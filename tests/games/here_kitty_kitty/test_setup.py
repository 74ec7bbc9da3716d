"""The table and its pieces, setting up, who begins."""

from __future__ import annotations

import pytest

from games.here_kitty_kitty.hk import CARDS, GAME, A, B, C, Maker, refuse
from purrlor.errors import BadSetup
from purrlor.games.here_kitty_kitty.record import Ask


@pytest.mark.rule("HK-01")
def test_two_to_six_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(BadSetup) as refused:
            GAME.match(seats, 1, backend=GAME.plain)
        assert refused.value.rule == "HK-01"


@pytest.mark.rule("HK-02", "HK-04", "HK-05", "HK-17")
def test_the_table_at_the_start(fresh: Maker) -> None:
    story = fresh(4)
    assert story.nb == "b10 g10 o10 w10"
    view = {zone["id"]: zone for zone in story.match.view(A)["zones"]}
    for seat in range(4):
        assert [view[f"{name}.{seat}"]["size"] for name in ("yard", "porch", "house")] == [0, 0, 0]
    assert "yard.4" not in view
    assert (view["deck"]["size"], view["discard"]["size"]) == (39, 0)
    assert view["deck"]["pieces"] == [{"id": "deck/?", "kind": "card", "face": None, "count": 39}]


@pytest.mark.rule("HK-03")
def test_every_seat_has_its_own_property(fresh: Maker) -> None:
    looks = [seat["property"] for seat in fresh(6).match.view(None)["seats"]]
    assert len(set(looks)) == 6


@pytest.mark.rule("HK-06")
def test_a_zone_holds_any_number_of_cats(table: Maker) -> None:
    story = table({"A": "Y b10 g10 o10 w9"}).does(A, "move w neighborhood yard")
    assert story.cats(A) == "Y b10 g10 o10 w10 / P - / H -"
    assert story.options(A).count("move:black>yard>porch") == 1


@pytest.mark.rule("HK-07")
def test_neighbors_sit_right_beside_you(table: Maker) -> None:
    cats = {"B": "Y b1", "C": "Y g1", "D": "Y o1", "E": "Y w1"}
    story = table(cats, {"A": "can-opener"}).does(A, "play can-opener")
    assert story.cats(A) == "Y b1 w1 / P - / H -"


@pytest.mark.rule("HK-08")
def test_with_two_players_the_neighbor_counts_once(table: Maker) -> None:
    story = table({"B": "Y b1 g1 o1"}, {"A": "can-opener cat-fight"}, seats=2).does(A, "play can-opener")
    story.does(B, "pick b yard").does(A, "demand cat-fight B 2").does(B, "send g A")
    assert (story.cats(A), story.cats(B)) == ("Y b1 g1 / P - / H -", "Y o1 / P - / H -")


@pytest.mark.rule("HK-09")
def test_reference_cards_are_no_part_of_the_game() -> None:
    assert sum(card.count for card in CARDS.values()) == 51
    assert {card.kind for card in GAME.cards.values()} == {"instant", "defensive", "standard", "cat"}


@pytest.mark.rule("HK-13", "HK-62")
@pytest.mark.parametrize(("seats", "deck"), [(3, 42), (4, 39), (5, 36)])
def test_three_cards_each(fresh: Maker, seats: int, deck: int) -> None:
    story = fresh(seats)
    assert [len(story.hand(seat)) for seat in range(seats)] == [3] * seats
    assert len(story.deck) == deck
    assert not any(story.position["box"].values())


@pytest.mark.rule("HK-16")
def test_nobody_starts_with_an_instant(fresh: Maker) -> None:
    for seed in range(20):
        story = fresh(5, seed)
        assert not any(CARDS[card].kind == "instant" for seat in range(5) for card in story.hand(seat))
    tops = {fresh(3, seed).deck[0] for seed in range(60)}
    assert any(CARDS[card].kind == "instant" for card in tops)


@pytest.mark.rule("HK-18")
@pytest.mark.parametrize(("seats", "count"), [(2, 11), (6, 6)])
def test_removed_cards_are_public_and_stay_out(fresh: Maker, seats: int, count: int) -> None:
    view = {zone["id"]: zone for zone in fresh(seats).match.view(None)["zones"]}
    assert sum(piece["count"] for piece in view["box"]["pieces"]) == count


@pytest.mark.rule("HK-20")
def test_chance_picks_who_begins(fresh: Maker) -> None:
    firsts = [fresh(3, seed).waiting[0] for seed in range(60)]
    assert {firsts.count(seat) > 8 for seat in (A, B, C)} == {True}


@pytest.mark.rule("HK-19", "HK-20")
def test_the_most_cats_begin_then_the_oldest(fresh: Maker) -> None:
    story = fresh(3, cats_owned_start="on")
    assert (story.ask, story.waiting) == (Ask.CATS, (A,))
    story.does(A, "own 1").does(B, "own 2").does(C, "own 0")
    assert (story.ask, story.waiting) == (Ask.ACTION, (B,))
    story = fresh(3, cats_owned_start="on").does(A, "own 2").does(B, "own 0").does(C, "own 2")
    assert (story.ask, story.waiting) == (Ask.OLDEST, (A,))
    story.does(A, "oldest 7").does(C, "oldest 12")
    assert story.waiting == (C,)


@pytest.mark.rule("HK-20")
def test_chance_breaks_what_is_still_tied(fresh: Maker) -> None:
    firsts = set()
    for seed in range(30):
        story = fresh(3, seed, cats_owned_start="on").does(A, "own 1").does(B, "own 1").does(C, "own 0")
        firsts |= {story.does(A, "oldest 3").does(B, "oldest 3").waiting[0]}
    assert firsts == {A, B}
    nobody = fresh(3, cats_owned_start="on").does(A, "own 0").does(B, "own 0")
    refuse(nobody, A, "own 3", "HK-22")
    assert nobody.does(C, "own 0").ask == Ask.ACTION


@pytest.mark.rule("HK-21")
def test_the_turn_passes_to_the_left(table: Maker) -> None:
    story = table(seats=4, turn=2)
    order: list[int] = []
    for _ in range(5):
        order.append(story.waiting[0])
        story.does(order[-1], "pass").does(order[-1], "pass")
    assert order == [2, 3, 0, 1, 2]
