"""Windows: who is asked, in which order, what is left to copy, and that nothing tells who holds what."""

from __future__ import annotations

import random

import pytest

from games.here_kitty_kitty.hk import GAME, A, B, C, D, Maker, Story, refuse
from purrlor.engine.match.match import Match
from purrlor.games.here_kitty_kitty.record import PASS, Ask
from sampling import often

# -- Block


@pytest.mark.rule("HK-70")
def test_the_actor_is_not_asked_but_the_drawer_of_an_instant_is(table: Maker) -> None:
    hands = {"A": "cat-carrier tuna", "B": "hairball", "C": "catnip"}
    story = table({"A": "Y b1"}, hands, deck="catnap one-cool-cat")
    story.does(A, "play cat-carrier")
    assert (story.ask, story.waiting) == (Ask.BLOCK, (B, C))
    story = table(
        {"A": "Y b1"}, {"A": "tuna hairball", "B": "catnip"}, deck="fireworks one-cool-cat cat-fight", actions=1
    )
    story.does(A, "pass")
    assert (story.ask, story.waiting) == (Ask.BLOCK, (A, B))
    assert story.position["stack"][-1]["seats"][:3] == [A, B, C]


@pytest.mark.rule("HK-70", "HK-145")
def test_who_holds_no_card_is_not_asked(table: Maker) -> None:
    story = table({}, {"A": "tuna", "B": "catnap"}, tucked={"C": "alarm-system"}).does(A, "move b neighborhood yard")
    assert story.waiting == (B,)
    refuse(story, C, "pass", "HK-70")


@pytest.mark.rule("HK-71")
def test_answers_are_sealed_and_opened_in_order(table: Maker) -> None:
    hands = {"A": "stray-dog", "B": "catnap", "C": "tuna", "D": "hairball"}
    story = table({"C": "Y b1"}, hands).does(A, "demand stray-dog C 1")
    assert story.waiting == (B, C, D)
    beat = story.match.beat
    story.does(B, "play catnap")
    assert story.waiting == (C, D)  # the target comes first, so nothing happens yet
    assert story.match.beat == beat
    story.does(C, "play tuna")
    assert story.ask == Ask.BONUS
    assert story.hand(B) == ["catnap"]


@pytest.mark.rule("HK-71")
def test_a_pass_is_final_and_a_block_closes_the_window(table: Maker) -> None:
    hands = {"A": "tuna", "B": "hairball", "C": "catnap", "D": "catnip"}
    story = table({}, hands).does(A, "move b neighborhood yard").passes(B)
    refuse(story, B, "pass", "HK-71")
    story.does(C, "play catnap")
    assert (story.ask, story.waiting, story.cats(A)) == (Ask.ACTION, (A,), "Y - / P - / H -")


@pytest.mark.rule("HK-71", "HK-145")
def test_those_behind_answer_anew_after_a_card(table: Maker) -> None:
    cats = {"B": "Y b1", "D": "Y g1"}
    story = table(cats, {"A": "catnip", "B": "one-cool-cat catnap", "C": "hairball", "D": "tuna"}).does(
        A, "lure catnip B D"
    )
    story.passes(C, D)
    assert story.waiting == (B,)
    story.does(B, "play-on one-cool-cat B")
    assert story.waiting == (B, C, D)  # B may play another card; C and D had not had their place in the order
    story.passes(B).does(D, "play tuna")
    assert story.ask == Ask.BONUS


@pytest.mark.rule("HK-75")
def test_defensive_cards_cannot_be_blocked(table: Maker) -> None:
    hands = {"A": "tuna alarm-system", "B": "catlike-reflexes", "C": "catnap one-cool-cat"}
    story = table({"A": "Y b1"}, hands).does(A, "discard tuna").does(A, "stop")
    story.passes(A).does(B, "reflex A in 1")
    assert (story.ask, story.cats(A)) == (Ask.ACTION, "Y - / P b1 / H -")
    story = table({}, {"A": "alarm-system", "C": "catnap"}).does(A, "play alarm-system")
    assert (story.ask, story.tucked(A)) == (Ask.ACTION, ["alarm-system"])


@pytest.mark.rule("HK-132")
def test_windows_stay_shut_when_their_cards_are_out_of_reach(table: Maker) -> None:
    hands = {"A": "cat-carrier special-box-delivery", "B": "hairball", "C": "stray-dog"}
    story = table({"A": "Y b1", "B": "Y g1"}, hands).does(A, "play cat-carrier").does(A, "take b")
    assert story.ask == Ask.ACTION  # no block, copy or reflex window
    story.does(A, "pass")
    assert story.waiting == (B,)  # no landing window
    boxed = table({}, {"A": "tuna", "B": "hairball"}, discard="").does(A, "move b neighborhood yard")
    assert boxed.ask == Ask.ACTION  # Catnap is in the box
    tuna = table({"B": "P g1"}, {"A": "open-window spay-neuter-clinic", "C": "tuna"}).does(A, "play spay-neuter-clinic")
    assert tuna.ask == Ask.TAKE  # Tuna's condition does not hold
    cool = table({"B": "P g1"}, {"A": "spay-neuter-clinic", "C": "one-cool-cat"}).does(A, "play spay-neuter-clinic")
    assert cool.ask == Ask.TAKE  # One Cool Cat: it is played on nobody


@pytest.mark.rule("HK-133")
@pytest.mark.parametrize(
    ("move", "on"),
    [
        ("burgle B b yard", [B]),
        ("demand cat-fight B 1", [B]),
        ("play-on catting-around D", [D]),
        ("demand fraidy-cats D 1", [D]),
        ("play-on hairball C", [C]),
        ("let-out C yard", [C]),
        ("demand stray-dog B 1", [B]),
        ("play can-opener", [B, D]),
        ("play cat-in-heat", [B, C, D]),
        ("lure catnip B D", [B, D]),
        ("play-on catnip B", [B]),
        ("swap w yard b yard.B", [B]),
    ],
)
def test_whom_a_card_is_played_on(table: Maker, move: str, on: list[int]) -> None:
    card = {"burgle": "cat-burglar", "let-out": "open-window", "swap": "purr-suasion"}.get(
        move.split()[0], move.split()[1]
    )
    cats = {"A": "Y w1", "B": "Y b1", "C": "Y g1 / H g1", "D": "P o1"}
    story = table(cats, {"A": card, "B": "tuna", "C": "one-cool-cat", "D": "alarm-system"})
    story.does(A, move)
    assert story.options(C) == ["pass", *(f"play-on:one-cool-cat>{seat}" for seat in on)]
    line = story.position["stack"][-1]["seats"][:3]
    assert line == [*on, *(seat for seat in (B, C, D) if seat not in on)]


@pytest.mark.rule("HK-134", "HK-135", "HK-83")
def test_who_ignores_a_card_also_gives_nothing_in_its_shortage(table: Maker) -> None:
    hands = {"A": "tuna hairball", "B": "one-cool-cat"}
    story = table({"B": "Y b1", "C": "Y g1"}, hands, nb="-", deck="the-cats-pajamas catnip cat-fight", actions=1)
    story.does(A, "pass").passes(A).does(B, "play-on one-cool-cat B")
    assert story.options(A) == ["stop", "ask:2"]
    story.does(A, "ask C")
    assert story.waiting == (B,)  # B takes nothing, and there is nothing left for C


@pytest.mark.rule("HK-135")
def test_a_card_is_void_when_nobody_is_left_for_it(table: Maker) -> None:
    hands = {"A": "cat-in-heat", "B": "one-cool-cat", "C": "copy-cat"}
    story = table({"B": "Y b1"}, hands).does(A, "play cat-in-heat").does(B, "play-on one-cool-cat B")
    assert (story.ask, story.waiting, story.actions) == (Ask.ACTION, (A,), 1)  # nothing to copy


@pytest.mark.rule("HK-138")
def test_insurance_is_asked_openly_when_its_part_is_due(table: Maker) -> None:
    hands = {"A": "cat-in-heat", "C": "catnap"}
    story = table({"B": "Y b1", "C": "Y g1"}, hands, tucked={"C": "pet-insurance"}).does(A, "play cat-in-heat")
    assert story.ask == Ask.BLOCK
    story.passes()
    assert (story.ask, story.waiting, story.cats(A)) == (Ask.INSURE, (C,), "Y b1 / P - / H -")
    story.does(C, "insure")
    assert (story.cats(C), story.cats(A)) == ("Y g1 / P - / H -", "Y b1 / P - / H -")


@pytest.mark.rule("HK-139", "HK-83")
def test_a_card_that_insurance_made_void_cannot_be_copied(table: Maker) -> None:
    more = {"tucked": {"B": "pet-insurance"}}
    story = table({"B": "Y b1"}, {"A": "stray-dog copy-cat", "C": "copy-cat"}, **more).does(A, "demand stray-dog B 1")
    story.does(B, "insure")
    assert (story.ask, story.actions) == (Ask.ACTION, 1)
    refuse(story, A, "copy-demand stray-dog B 1", "HK-83")
    both = table({"B": "Y b1 / P g1"}, {"A": "fraidy-cats", "C": "copy-cat"}, **more).does(A, "demand fraidy-cats B 2")
    both.does(B, "insure")
    assert both.ask == Ask.COPY  # a porch cat moved, so it did something
    late = table({"B": "Y b1"}, {"A": "foster-kittens"}, nb="-", **more).does(A, "play foster-kittens").does(A, "ask B")
    assert late.does(B, "insure").tucked(A) == []


# -- Copy


@pytest.mark.rule("HK-76", "HK-77")
def test_neither_the_player_nor_whoever_is_on_turn_is_asked_to_copy(table: Maker) -> None:
    hands = {"A": "tuna hairball", "B": "catlike-reflexes catnip", "C": "copy-cat", "D": "cat-fight"}
    story = table({"A": "Y b1"}, hands).does(A, "discard tuna").does(A, "stop").passes(A).does(B, "reflex A in 1")
    assert (story.ask, story.waiting) == (Ask.COPY, (C, D))
    refuse(story, A, "pass", "HK-76")
    story.does(C, "copy-reflex A in 1")
    assert story.cats(A) == "Y - / P - / H b1"


@pytest.mark.rule("HK-76")
def test_option_copy_free_in_turn(table: Maker) -> None:
    hands = {"A": "tuna copy-cat", "B": "catlike-reflexes"}
    story = table({"A": "Y b1"}, hands, options={"copy_free_in_turn": "on"}).does(A, "discard tuna").does(A, "stop")
    story.passes(A).does(B, "reflex A in 1")
    assert (story.ask, story.waiting) == (Ask.COPY, (A,))
    story.does(A, "copy-reflex A in 1")
    assert (story.cats(A), story.actions) == ("Y - / P - / H b1", 1)


@pytest.mark.rule("HK-78", "HK-79", "HK-81")
def test_what_is_no_good_to_copy_on_the_own_turn(table: Maker) -> None:
    for last in ("instant", "lasting", "block"):
        deck = "dinner-bell can-opener warm-laundry warm-laundry" if last == "instant" else None
        hands = {"B": "copy-cat tuna", "C": "alarm-system catnap"}
        story = table({"A": "Y b1"}, {**hands, "A": "catting-around pet-insurance"}, deck=deck, copyable="warm-laundry")
        if last == "block":
            story.does(A, "move g neighborhood yard").passes(B).does(C, "play catnap").does(A, "pass")
        elif last == "lasting":
            story.does(A, "play pet-insurance").does(A, "pass")
        else:
            story.does(A, "pass").does(A, "pass").does(A, "stop")
        assert story.waiting == (B,)
        assert not any(option.startswith("copy") for option in story.options(B))
    refuse(story, B, "copy catnap", "HK-79")
    refuse(story, B, "copy dinner-bell", "HK-78")
    refuse(story, B, "copy warm-laundry", "HK-83")


@pytest.mark.rule("HK-80")
def test_a_copy_must_be_playable_for_the_copier(table: Maker) -> None:
    story = table({"A": "Y b1"}, {"A": "warm-laundry", "B": "copy-cat"}).does(A, "play warm-laundry").does(A, "stop")
    assert story.options(B) == ["pass"]
    refuse(story, B, "copy warm-laundry", "HK-80")


@pytest.mark.rule("HK-80", "HK-70")
def test_who_could_copy_nothing_is_not_asked_in_a_quick_window(table: Maker) -> None:
    hands, quick = {"A": "can-opener", "C": "copy-cat"}, {"options": {"windows": "quick"}}
    story = table({"B": "Y b2", "D": "H o1"}, hands, **quick).does(A, "play can-opener")
    assert (story.ask, story.waiting) == (Ask.COPY, (C,))  # B has a cat left
    story = table({"B": "Y b1", "D": "H o1"}, hands, **quick).does(A, "play can-opener")
    assert (story.ask, story.waiting) == (Ask.ACTION, (A,))  # it is A's now, who is no neighbor of C


@pytest.mark.rule("HK-80", "HK-75")
def test_a_copied_defensive_card_has_no_block_window(table: Maker) -> None:
    hands = {
        "B": "land-on-your-feet",
        "C": "copy-cat",
        "D": "catnap one-cool-cat tuna",
        "A": "stray-dog hairball catnip",
    }
    story = (
        table({"B": "Y b1", "C": "Y g1"}, hands, actions=1).does(A, "pass").passes(A).does(B, "play land-on-your-feet")
    )
    story.does(B, "step b yard porch").does(B, "stop").passes(D).does(C, "copy land-on-your-feet")
    assert (story.ask, story.waiting) == (Ask.STEPS, (C,))


@pytest.mark.rule("HK-82")
def test_a_copy_is_not_copied_and_each_seat_copies_once(table: Maker) -> None:
    hands = {"A": "cat-carrier", "B": "copy-cat copy-cat", "C": "tuna"}
    story = table({}, hands).does(A, "play cat-carrier").does(A, "take b").does(B, "copy cat-carrier").does(B, "take b")
    assert (story.ask, story.waiting) == (Ask.COPY, (C,))
    story.passes(C)
    assert (story.ask, story.hand(B)) == (Ask.ACTION, ["copy-cat"])


# -- Naming before the window


@pytest.mark.rule("HK-131")
def test_targets_and_amounts_are_named_the_rest_is_chosen_later(table: Maker) -> None:
    hands = {"A": "stray-dog cat-burglar laser-pointer", "B": "catnap"}
    story = table({"B": "Y b2", "A": "Y g1 o1"}, hands)
    refuse(story, A, "play stray-dog", "HK-131")
    refuse(story, A, "play-on laser-pointer B", "HK-131")
    story.does(A, "play laser-pointer")
    assert story.ask == Ask.BLOCK  # the colour is not named yet
    assert any("Laser Pointer" in line for line in story.told(B))
    assert story.passes(B).ask == Ask.COLOUR
    story.does(A, "colour g").does(A, "stop").does(A, "demand stray-dog B 1")
    assert "Stray Dog is played on you: one of your cats has to move." in story.told(B)


# -- Nothing leaks


def _answers(story: Story, rng: random.Random) -> None:
    """Let somebody do something."""
    seat = rng.choice(story.waiting)
    story.match.play(seat, rng.choice(story.options(seat)))


@pytest.mark.rule("HK-87", "HK-70", "HK-120")
def test_waiting_in_a_window_depends_on_public_facts_only(fresh: Maker) -> None:
    """In every window of some games, whoever holds a card and has a place behind is asked, whatever the card is."""
    seen = 0
    for seed in range(often(6, 3)):
        rng, story = random.Random(seed), fresh(2 + seed % 5, seed)
        while story.waiting:
            if story.ask in (Ask.BLOCK, Ask.COPY, Ask.REFLEX, Ask.LANDING):
                frame, position = story.position["stack"][-1], story.position
                line = frame["seats"] + [0] * 6
                behind = line[frame["who"] : frame["left"]]
                sealed = position["sealed"] + [0] * 6
                owing = [s for s in behind if len(story.hand(s)) and not sealed[s]]
                assert story.waiting == tuple(sorted(owing))
                seen += 1
            _answers(story, rng)
    assert seen > often(300, 150)


@pytest.mark.rule("HK-87")
def test_a_pass_is_not_told_and_prompts_are_the_same_for_all(table: Maker) -> None:
    hands = {"A": "tuna", "B": "catnap", "C": "hairball"}
    story = table({}, hands).does(A, "move b neighborhood yard")
    prompts = [story.match.view(seat)["prompt"] for seat in (B, C)]
    assert [prompt.pop("forced") for prompt in prompts] == [False, True]  # who can only pass knows it; nobody else does
    assert prompts[0] == prompts[1]
    beat, shown = story.match.beat, story.match.view(A)["waiting"]
    assert shown == [B, C]
    assert story.passes(C).match.beat == beat
    assert story.match.view(A)["waiting"] == shown  # the window is open; nobody sees who still thinks


@pytest.mark.rule("HK-87")
def test_two_worlds_look_the_same_in_every_window(fresh: Maker) -> None:
    for seed in range(often(4, 1)):
        rng, story = random.Random(seed), fresh(4, seed)
        for _ in range(80):
            if story.ask in (Ask.BLOCK, Ask.COPY, Ask.REFLEX, Ask.LANDING):
                for seat in range(4):
                    world = story.match.imagine(seat, rng.getrandbits(60))
                    assert world.waiting == story.waiting
                    here, there = story.match.view(seat), world.view(seat)
                    assert here == there
            _answers(story, rng)


@pytest.mark.rule("HK-87")
def test_a_sealed_answer_is_forgotten_in_imagined_worlds(table: Maker) -> None:
    hands = {"A": "stray-dog", "B": "catnap", "C": "tuna", "D": "hairball"}
    story = table({"C": "Y b1"}, hands).does(A, "demand stray-dog C 1").does(B, "play catnap")
    for seed in range(20):
        for seat in (A, C, D):
            assert story.match.imagine(seat, seed).position()["sealed"][B] == 1  # a pass
        assert story.match.imagine(B, seed).position()["sealed"] == story.position["sealed"]


def moment(match: Match) -> tuple[object, object]:
    """Give who is asked, and what lies under the question."""
    return match.waiting, match.position()["stack"]


@pytest.mark.rule("HK-87", "HK-70")
def test_open_and_quick_windows_give_the_same_results_for_the_same_choices() -> None:
    """Whatever happens with quick windows happens with open ones, when whoever cannot react passes."""
    for seed in range(often(12, 4)):
        rng, seats = random.Random(seed), 2 + seed % 5
        quick = GAME.match(seats, seed, windows="quick", backend=GAME.plain)
        still = GAME.match(seats, seed, windows="open", backend=GAME.plain)
        while quick.waiting:
            while moment(still) != moment(quick):
                idle = [seat for seat in still.waiting if list(still.legal(seat)) == [PASS]]
                still.play(idle[0], "pass")
            seat = rng.choice(quick.waiting)
            assert list(still.legal(seat)) == list(quick.legal(seat))
            move = rng.choice(quick.legal(seat))
            quick.advance(seat, move)
            still.advance(seat, move)
        while still.waiting:
            still.play(still.waiting[0], "pass")
        assert quick.outcome == still.outcome


@pytest.mark.rule("HK-71")
def test_option_reaction_race(table: Maker) -> None:
    hands = {"A": "stray-dog", "B": "hairball", "C": "tuna", "D": "catnap"}
    story = table({"C": "Y b1"}, hands, options={"reaction_race": "on"}).does(A, "demand stray-dog C 1")
    story.passes(B).does(D, "play catnap")
    assert (story.ask, story.waiting, story.hand(C)) == (Ask.ACTION, (A,), ["tuna"])
    story = table(
        {"C": "P b2"},
        {"A": "catting-around", "B": "copy-cat", "C": "tuna", "D": "copy-cat"},
        options={"reaction_race": "on"},
    )
    story.does(A, "play-on catting-around C").passes(C, B, D)
    story.does(D, "copy-on catting-around C").passes()
    assert (story.ask, story.waiting) == (Ask.COPY, (B, C))  # D has copied, the others go on
    story.passes()
    assert story.ask == Ask.ACTION
