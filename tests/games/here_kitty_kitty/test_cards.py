"""Every card of the deck, one story each or more; the titles are those of the cards."""

from __future__ import annotations

import pytest

from games.here_kitty_kitty.hk import CARDS, GAME, A, B, C, D, Maker, Story, final, refuse, scores
from purrlor.games.here_kitty_kitty.record import Ask


@pytest.mark.rule("HK-36")
def test_fifty_one_cards_of_three_types() -> None:
    counts = {
        kind: sum(c.count for c in CARDS.values() if c.kind == kind) for kind in ("instant", "defensive", "standard")
    }
    assert counts == {"instant": 8, "defensive": 11, "standard": 32}
    assert len({card.art for card in GAME.cards.values()}) == len(GAME.cards)
    assert all(rule in GAME.rules for card in GAME.cards.values() for rule in card.rules)


# -- Instants: A draws them at the end of the turn


def draw(table: Maker, card: str, cats: dict[str, str], hands: dict[str, str] | None = None, **more: object) -> Story:
    """Let A draw an Instant as the only card."""
    full = {"A": "alarm-system hairball", **(hands or {})}
    return table(cats, full, deck=f"{card} can-opener cat-fight", actions=1, **more).does(A, "pass")


@pytest.mark.rule("HK-96", "HK-97", "HK-53", "HK-42")
def test_the_cats_pajamas(table: Maker) -> None:
    story = draw(table, "the-cats-pajamas", {}, nb="b1 g1 o1")
    assert GAME.cards["the-cats-pajamas"].kind == "instant"
    assert story.waiting == (A,)
    story.does(A, "take g").does(B, "stop").does(C, "take b")
    assert [story.cats(seat)[6:10] for seat in (A, B, C)] == ["P g1", "P - ", "P b1"]
    assert story.discard["the-cats-pajamas"] == 1


@pytest.mark.rule("HK-128")
def test_fireworks(table: Maker) -> None:
    story = draw(table, "fireworks", {"A": "Y b2 g1 / P o1", "C": "Y w3 / H w1"})
    assert [story.cats(seat) for seat in (A, B, C)] == ["Y - / P o1 / H -", "Y - / P - / H -", "Y - / P - / H w1"]


@pytest.mark.rule("HK-93", "HK-128", "HK-53")
def test_keeping_up_with_the_joneses(table: Maker) -> None:
    story = draw(table, "keeping-up-with-the-joneses", {"A": "H b1"}, seats=3)
    assert story.waiting == (B,)
    story.does(B, "take w")
    assert story.waiting == (C,)  # counted once: B's new cat changes nothing for C
    story.does(C, "stop")
    assert story.cats(B) == "Y - / P - / H w1"


@pytest.mark.rule("HK-94", "HK-138")
def test_raining_cats_and_dogs(table: Maker) -> None:
    story = draw(table, "raining-cats-and-dogs", {"A": "Y b1", "B": "Y o3"}, tucked={"B": "pet-insurance"})
    assert story.cats(A) == "Y - / P b1 / H -"  # the odd cat, nothing leaves
    story.does(B, "insure")
    assert story.cats(B) == "Y o1 / P o2 / H -"


@pytest.mark.rule("HK-94")
def test_rain_asks_which_cats_are_saved_not_which_are_lost(table: Maker) -> None:
    story = draw(table, "raining-cats-and-dogs", {"B": "Y b1 g1 w1"})
    assert (story.ask, story.options(B)) == (Ask.SAVE, ["save:black", "save:gray", "save:white"])
    refuse(story, B, "save o", "HK-94")
    refuse(story, B, "pick b yard", "HK-46")
    story.does(B, "save w").does(B, "save g")
    assert (story.cats(B), story.nb) == ("Y - / P g1 w1 / H -", "b10 g9 o10 w9")
    leaving = draw(table, "landlord-inspection", {"B": "Y b1 g1 w1"})
    assert (leaving.ask, leaving.match.view(B)["prompt"]["kind"]) == (Ask.LOSE, "give_cat")


@pytest.mark.rule("HK-34", "HK-123")
def test_full_mewn(table: Maker) -> None:
    cats = {"A": "H b1 w1", "B": "H g1", "C": "H o2"}
    story = draw(table, "full-mewn", cats, locked={"B": "g"}, tucked={"B": "special-needs-kitty"})
    story.does(A, "pick w house")
    assert [story.cats(seat) for seat in (A, B, C)] == ["Y - / P w1 / H b1", "Y - / P - / H g1", "Y - / P o1 / H o1"]


@pytest.mark.rule("HK-128", "HK-123")
def test_dinner_bell(table: Maker) -> None:
    story = draw(table, "dinner-bell", {"A": "Y b1", "B": "H g1", "C": "P o1 / Y w1"})
    story.does(A, "step b yard porch").does(A, "step b porch house")
    assert story.waiting == (C,)
    story.does(C, "step w yard porch").does(C, "stop")
    assert [story.cats(seat) for seat in (A, B, C)] == ["Y - / P - / H b1", "Y - / P - / H g1", "Y - / P o1 w1 / H -"]


@pytest.mark.rule("HK-123")
def test_midnight_zoomies(table: Maker) -> None:
    story = draw(table, "midnight-zoomies", {"A": "Y b1 g1", "B": "Y o1"})
    story.does(A, "pick g yard")
    assert [story.cats(seat).partition(" / ")[0] for seat in (A, B, C)] == ["Y b1", "Y g1", "Y o1"]


@pytest.mark.rule("HK-128", "HK-138")
def test_midnight_zoomies_and_landlord_inspection_can_be_insured(table: Maker) -> None:
    cats = {"A": "Y b1", "B": "Y o1 g1 / P w1"}
    story = draw(table, "midnight-zoomies", cats, tucked={"B": "pet-insurance"}).does(B, "insure")
    assert story.cats(B) == "Y b1 g1 o1 / P w1 / H -"
    story = draw(table, "landlord-inspection", cats, tucked={"B": "pet-insurance"}).does(B, "insure")
    assert story.cats(B) == "Y g1 o1 / P w1 / H -"


@pytest.mark.rule("HK-128", "HK-43")
def test_landlord_inspection(table: Maker) -> None:
    cats = {"A": "Y b1 / P g1 / H o2", "B": "Y w3 / P w1", "C": "Y o1"}
    story = draw(table, "landlord-inspection", cats)
    assert (story.cats(A), story.waiting) == ("Y - / P - / H o2", (B,))  # a tie of four cats
    refuse(story, B, "stop", "HK-43")
    story.does(B, "pick w porch")
    assert (story.cats(B), story.cats(C)) == ("Y w2 / P - / H -", "Y o1 / P - / H -")


def test_landlord_inspection_without_cats(table: Maker) -> None:
    assert draw(table, "landlord-inspection", {}).waiting == (B,)


# -- Defensive cards


@pytest.mark.rule("HK-41", "HK-45", "HK-54")
def test_alarm_system(table: Maker) -> None:
    story = table({"A": "Y b1"}, {"A": "alarm-system", "B": "cat-burglar"}).does(A, "play alarm-system")
    assert (story.tucked(A), story.actions) == (["alarm-system"], 1)
    story.does(A, "pass")
    refuse(story, B, "burgle A b yard", "HK-45")


@pytest.mark.rule("HK-73")
def test_catnap(table: Maker) -> None:
    story = table({}, {"A": "catnap cat-carrier"})
    story.does(A, "move b neighborhood yard")
    assert story.cats(A) == "Y b1 / P - / H -"  # nobody naps through the own move
    refuse(story, A, "play catnap", "HK-70")


@pytest.mark.rule("HK-72", "HK-134")
def test_one_cool_cat(table: Maker) -> None:
    story = table({"B": "Y b1", "C": "Y g1"}, {"A": "cat-in-heat", "C": "one-cool-cat"}).does(A, "play cat-in-heat")
    assert story.options(C) == ["pass", "play-on:one-cool-cat>1", "play-on:one-cool-cat>2"]
    story.does(C, "play-on one-cool-cat B")
    assert [story.cats(seat).partition(" / ")[0] for seat in (A, B, C)] == ["Y g1", "Y b1", "Y -"]


@pytest.mark.rule("HK-136", "HK-137")
def test_tuna(table: Maker) -> None:
    cats = {"B": "P b1 / H g1"}
    story = table(cats, {"A": "fraidy-cats", "C": "tuna"}).does(A, "demand fraidy-cats B 1")
    assert story.waiting == (B,)  # no cat would leave, so Tuna is of no use and nobody is asked
    story = table(cats, {"A": "catting-around", "C": "tuna"}, nb="-").does(A, "play-on catting-around B")
    story.does(C, "play tuna")
    assert (story.cats(B), story.waiting) == ("Y - / P b1 / H g1", (A,))  # nothing to call from the neighborhood
    story = table(cats, {"A": "catting-around", "C": "tuna"}).does(A, "play-on catting-around B").does(C, "play tuna")
    assert story.does(C, "stop").cats(C) == "Y - / P - / H -"


@pytest.mark.rule("HK-89", "HK-34")
def test_catlike_reflexes(table: Maker) -> None:
    story = table({"B": "H b1 / Y g1"}, {"A": "tuna", "C": "catlike-reflexes"}, locked={"B": "b"}, actions=1)
    story.does(A, "discard tuna")
    assert [option for option in story.options(C) if "out" in option] == []
    story.does(C, "reflex B in 2")
    assert story.cats(B) == "Y - / P - / H b1 g1"


@pytest.mark.rule("HK-76", "HK-80")
def test_copy_cat(table: Maker) -> None:
    story = table({"B": "P b1 / Y o1", "C": "P g1"}, {"A": "catting-around", "C": "copy-cat"})
    story.does(A, "play-on catting-around B")
    assert story.options(C) == ["pass"]  # B has no porch cat any more, and C is no target of the own copy
    story = table({"B": "P b2"}, {"A": "catting-around", "C": "copy-cat"}).does(A, "play-on catting-around B")
    story.does(C, "copy-on catting-around B")
    assert [story.cats(seat).partition(" / ")[0] for seat in (A, C)] == ["Y b1", "Y b1"]


@pytest.mark.rule("HK-86")
def test_land_on_your_feet(table: Maker) -> None:
    story = table({"A": "Y b1 g1"}, {"A": "land-on-your-feet"}, actions=1)
    refuse(story, A, "play land-on-your-feet", "HK-86")
    story.does(A, "pass").does(A, "play land-on-your-feet")
    story.does(A, "step b yard porch").does(A, "step g yard porch")
    assert story.cats(A) == "Y - / P b1 g1 / H -"


@pytest.mark.rule("HK-41", "HK-138")
def test_pet_insurance(table: Maker) -> None:
    story = table({"A": "Y b1"}, {"A": "pet-insurance", "B": "cat-burglar"}, actions=1).does(A, "play pet-insurance")
    story.does(B, "burgle A b yard")
    assert (story.ask, story.waiting) == (Ask.INSURE, (A,))
    twin = Story(story.match.copy())
    assert story.does(A, "insure").cats(A) == "Y b1 / P - / H -"
    twin.does(A, "keep")
    assert (twin.cats(B), twin.tucked(A)) == ("Y b1 / P - / H -", ["pet-insurance"])


# -- Standard cards


@pytest.mark.rule("HK-47", "HK-131")
def test_cat_burglar(table: Maker) -> None:
    story = table({"A": "Y w1", "B": "H b1 g1", "C": "P o1"}, {"A": "cat-burglar"}, locked={"B": "g"})
    wanted = [option for option in story.options(A) if option.startswith("burgle")]
    assert wanted == ["burgle:1>black>house", "burgle:2>orange>porch"]
    refuse(story, A, "burgle A w yard", "HK-45")
    refuse(story, A, "burgle B g house", "HK-34")


@pytest.mark.rule("HK-46", "HK-127")
def test_can_opener(table: Maker) -> None:
    story = table({"B": "Y b1 g1", "C": "Y o1 w1", "D": "Y o1 w1"}, {"A": "can-opener"}).does(A, "play can-opener")
    assert story.waiting == (B,)
    story.does(B, "pick g yard")
    assert story.waiting == (D,)
    assert story.does(D, "pick w yard").cats(A) == "Y g1 w1 / P - / H -"


@pytest.mark.rule("HK-42", "HK-127")
def test_can_opener_for_one_neighbor_only(table: Maker) -> None:
    story = table({"B": "Y b1", "C": "Y o1", "D": "Y w1"}, {"A": "can-opener"})
    plays = [option for option in story.options(A) if "can-opener" in option]
    assert plays == ["discard:can-opener", "play:can-opener", "play-on:can-opener>1", "play-on:can-opener>3"]
    refuse(story, A, "play-on can-opener C", "HK-45")
    story.does(A, "play-on can-opener D")
    assert [story.cats(seat).partition(" / ")[0] for seat in (A, B, D)] == ["Y w1", "Y b1", "Y -"]
    one = table({"B": "Y b1", "D": "P w1"}, {"A": "can-opener"})
    assert "play-on:can-opener>1" not in one.options(A)  # no fewer than the only one who can give


@pytest.mark.rule("HK-43", "HK-88")
def test_cat_fight(table: Maker) -> None:
    story = table({"B": "Y b2 g1"}, {"A": "cat-fight"}, seats=4).does(A, "demand cat-fight B 1")
    assert sorted(story.options(B)) == ["send:black>0", "send:black>2", "send:gray>0", "send:gray>2"]
    story.does(B, "send g C")
    assert (story.cats(B), story.cats(C), story.waiting) == ("Y b2 / P - / H -", "Y g1 / P - / H -", (A,))
    insured = table({"B": "Y b2"}, {"A": "cat-fight"}, tucked={"B": "pet-insurance"}).does(A, "demand cat-fight B 2")
    assert insured.does(B, "insure").cats(B) == "Y b2 / P - / H -"


@pytest.mark.rule("HK-127", "HK-45")
def test_cat_in_heat(table: Maker) -> None:
    story = table({"C": "Y o1", "D": "P w1"}, {"A": "cat-in-heat"}).does(A, "play cat-in-heat")
    assert story.cats(A) == "Y o1 / P - / H -"
    refuse(table({"D": "P w1"}, {"A": "cat-in-heat"}), A, "play cat-in-heat", "HK-44")


@pytest.mark.rule("HK-42", "HK-127")
@pytest.mark.parametrize(
    ("move", "yards"),
    [
        ("play cat-in-heat", "Y b1 g1 o1 w1"),
        ("gather B C E", "Y b1 g1 w1"),
        ("lure cat-in-heat C D", "Y g1 o1"),
        ("play-on cat-in-heat E", "Y w1"),
    ],
)
def test_cat_in_heat_for_some_players_only(table: Maker, move: str, yards: str) -> None:
    cats = {"B": "Y b1", "C": "Y g1", "D": "Y o1", "E": "Y w1"}
    story = table(cats, {"A": "cat-in-heat", "C": "copy-cat"}, discard="")
    plays = [option for option in story.options(A) if option.startswith(("play", "gather", "lure"))]
    assert len(plays) == len(set(plays)) == 1 + 4 + 6 + 4  # every set of players, in one way each
    story.does(A, move)
    assert story.cats(A).partition(" / ")[0] == yards
    refuse(table(cats, {"A": "cat-in-heat"}), A, "gather B C F", "HK-45")


@pytest.mark.rule("HK-42", "HK-80")
def test_a_copy_may_hit_fewer_too(table: Maker) -> None:
    cats = {"B": "Y b2", "C": "Y g2", "D": "Y o2"}
    story = table({**cats, "A": "H w1"}, {"A": "cat-in-heat", "B": "copy-cat"}).does(A, "play cat-in-heat")
    story.does(B, "copy-lure cat-in-heat A D").does(A, "pick b yard")
    assert [story.cats(seat).partition(" / ")[0] for seat in (A, B, C, D)] == ["Y g1 o1", "Y b2 o1", "Y g1", "Y -"]


@pytest.mark.rule("HK-131", "HK-127")
def test_catnip(table: Maker) -> None:
    story = table({"B": "Y b1", "C": "H g1", "D": "P w1 / Y o1"}, {"A": "catnip"})
    named = [option for option in story.options(A) if "catnip" in option or "lure" in option]
    assert named == ["discard:catnip", "play-on:catnip>1", "play-on:catnip>3", "lure:catnip>1>3"]
    story.does(A, "lure catnip B D").does(D, "pick w porch")
    assert story.cats(A) == "Y b1 w1 / P - / H -"


@pytest.mark.rule("HK-46", "HK-49")
def test_catting_around(table: Maker) -> None:
    story = table({"B": "P b1 g1 / Y o1"}, {"A": "catting-around"}).does(A, "play-on catting-around B")
    assert story.options(B) == ["pick:black>porch", "pick:gray>porch"]
    assert story.does(B, "pick g porch").cats(A) == "Y g1 / P - / H -"


@pytest.mark.rule("HK-90", "HK-92")
def test_famous_internet_cat(table: Maker) -> None:
    story = table({}, {"A": "famous-internet-cat"}, deck="tuna").does(A, "play famous-internet-cat")
    assert (story.hand(A), story.actions) == (["tuna"], 1)
    refuse(table({}, {"A": "famous-internet-cat"}, deck=""), A, "play famous-internet-cat", "HK-44")


@pytest.mark.rule("HK-55", "HK-58", "HK-147")
def test_foster_kittens(table: Maker) -> None:
    story = table({}, {"A": "foster-kittens foster-kittens tuna"}, seats=2)
    story.does(A, "play foster-kittens").does(A, "take b").does(A, "take g").does(A, "stop")
    story.does(A, "play foster-kittens").does(A, "take w").does(A, "stop")
    assert story.tucked(A) == ["foster-kittens", "foster-kittens"]
    story.does(B, "pass").does(B, "pass")
    assert story.options(A) == ["place:black>house", "place:black>porch", "place:black>yard"]
    story.does(A, "place b porch")
    assert story.options(A) == ["place:gray>house", "place:gray>yard"]
    story.does(A, "place g house").does(A, "place w house")
    assert (story.cats(A), story.tucked(A)) == ("Y - / P b1 / H g1 w1", [])
    assert (story.ask, story.actions) == (Ask.ACTION, 2)


@pytest.mark.rule("HK-43", "HK-49")
def test_fraidy_cats(table: Maker) -> None:
    story = table(
        {"B": "Y b1 / P b1 / H g1"}, {"A": "fraidy-cats"}, locked={"B": "g"}, tucked={"B": "special-needs-kitty"}
    )
    story.does(A, "demand fraidy-cats B 3")
    assert story.cats(B) == "Y b1 / P - / H g1"  # both black cats moved once, the locked one stays
    story = table({"B": "P b1 / Y b1"}, {"A": "fraidy-cats"}).does(A, "demand fraidy-cats B 2")
    assert story.cats(B) == "Y b1 / P - / H -"


@pytest.mark.rule("HK-45")
def test_hairball(table: Maker) -> None:
    hands = {"A": "hairball", "B": "tuna catnip stray-dog", "C": ""}
    story = table({}, hands, discard="")
    refuse(story, A, "play-on hairball C", "HK-45")
    story.does(A, "play-on hairball B").passes()
    assert len(story.hand(B)) == 1
    lost = {card for card, n in story.discard.items() if n} - {"hairball"}
    assert lost | set(story.hand(B)) == {"tuna", "catnip", "stray-dog"}
    one = table({}, {"A": "hairball", "B": "cat-fight"}).does(A, "play-on hairball B")
    assert one.hand(B) == []


@pytest.mark.rule("HK-49")
def test_open_window(table: Maker) -> None:
    story = table({"B": "H b1 / P g1"}, {"A": "open-window"}).does(A, "let-out B yard")
    assert story.cats(B) == "Y b1 / P g1 / H -"


@pytest.mark.rule("HK-42", "HK-131")
def test_open_window_no_farther_than_the_porch(table: Maker) -> None:
    story = table({"B": "H b1 g1"}, {"A": "open-window", "C": "copy-cat"})
    assert [option for option in story.options(A) if "let" in option] == ["let-out:1>yard", "let-out:1>porch"]
    refuse(story, A, "let-out C porch", "HK-45")
    story.does(A, "let-out B porch")
    assert "Open Window is played on you: a cat goes from your House to your Porch." in story.told(B)
    assert story.match.view(B)["prompt"]["text"] == "Open Window: pick a cat that goes from your House to your Porch"
    story.does(B, "pick g house")
    assert story.cats(B) == "Y - / P g1 / H b1"
    assert story.does(C, "copy-let-out B yard").cats(B) == "Y b1 / P g1 / H -"


@pytest.mark.rule("HK-34", "HK-56")
def test_special_needs_kitty(table: Maker) -> None:
    story = table({"A": "H b1"}, {"A": "special-needs-kitty", "B": "open-window cat-burglar"})
    story.does(A, "play special-needs-kitty").does(A, "take b")
    assert (story.cats(A), story.tucked(A)) == ("Y - / P - / H b2", ["special-needs-kitty"])
    story.does(A, "pass").does(B, "let-out A yard")
    assert story.cats(A) == "Y b1 / P - / H b1"
    refuse(story, B, "burgle A b house", "HK-34")


@pytest.mark.rule("HK-42", "HK-50")
def test_spay_neuter_clinic(table: Maker) -> None:
    story = table({}, {"A": "spay-neuter-clinic"}).does(A, "play spay-neuter-clinic").does(A, "take b").does(A, "stop")
    assert (story.cats(A), story.actions) == ("Y - / P b1 / H -", 1)
    empty = table({"A": "Y b1"}, {"A": "spay-neuter-clinic"}, nb="-")
    refuse(empty, A, "play spay-neuter-clinic", "HK-44")


@pytest.mark.rule("HK-43", "HK-49")
def test_stray_dog(table: Maker) -> None:
    story = table({"B": "Y b1 / P g1 / H o3"}, {"A": "stray-dog"}).does(A, "demand stray-dog B 3")
    assert story.cats(B) == "Y - / P - / H o3"
    refuse(table({"B": "H o3"}, {"A": "stray-dog"}), A, "demand stray-dog B 3", "HK-45")


@pytest.mark.rule("HK-95", "HK-129")
def test_the_cat_came_back(table: Maker) -> None:
    story = table({}, {"A": "the-cat-came-back"}, discard="fireworks tuna").does(A, "play the-cat-came-back")
    assert story.hand(A) == ["tuna"]  # the only card that can be fetched; not itself, not the Instant
    refuse(table({}, {"A": "the-cat-came-back"}, discard="fireworks"), A, "play the-cat-came-back", "HK-44")
    assert "takes Tuna from the discard pile" in " ".join(story.told(B))


@pytest.mark.rule("HK-98", "HK-99")
def test_best_in_show(table: Maker) -> None:
    story = table({"A": "Y b1 / P g1"}, {"A": "best-in-show"}).does(A, "play best-in-show")
    assert "step:black>yard>house" in story.options(A)
    assert story.does(A, "step b yard house").cats(A) == "Y - / P g1 / H b1"
    assert story.actions == 1


@pytest.mark.rule("HK-99", "HK-56")
def test_option_best_in_show_tuck(table: Maker) -> None:
    more = {"final": 1, "final_turns": 1, "options": {"best_in_show": "tuck"}}
    story = table({}, {"A": "best-in-show", "B": "copy-cat"}, **more).does(A, "play best-in-show").does(A, "pass")
    assert (story.tucked(A), scores(story)) == (["best-in-show"], (2, 0, 0))
    assert scores(final(table({}, {"A": "best-in-show"}, **more))) == (0, 0, 0)


@pytest.mark.rule("HK-42")
def test_special_box_delivery(table: Maker) -> None:
    story = table({}, {"A": "special-box-delivery"}).does(A, "play special-box-delivery")
    for colour in "bgow":
        story.does(A, f"take {colour}")
    assert (story.cats(A), story.actions) == ("Y b1 g1 o1 w1 / P - / H -", 1)


@pytest.mark.rule("HK-42")
def test_warm_laundry(table: Maker) -> None:
    story = table({"A": "Y b1 / P g1"}, {"A": "warm-laundry"}).does(A, "play warm-laundry")
    story.does(A, "step b yard porch")
    assert story.options(A) == ["stop", "step:gray>porch>house"]  # different cats
    assert story.does(A, "step g porch house").cats(A) == "Y - / P b1 / H g1"
    refuse(table({"A": "H b1"}, {"A": "warm-laundry"}), A, "play warm-laundry", "HK-44")


@pytest.mark.rule("HK-42")
def test_cat_carrier(table: Maker) -> None:
    story = table({}, {"A": "cat-carrier"}).does(A, "play cat-carrier").does(A, "take o")
    assert story.cats(A) == "Y - / P - / H o1"


@pytest.mark.rule("HK-42", "HK-131")
def test_laser_pointer(table: Maker) -> None:
    story = table({"A": "Y b2 g1 / P b1 / H o1"}, {"A": "laser-pointer"}).does(A, "play laser-pointer")
    assert story.options(A) == ["colour:black", "colour:gray"]
    story.does(A, "colour b").does(A, "step b porch house").does(A, "step b yard porch").does(A, "step b yard porch")
    assert (story.cats(A), story.actions) == ("Y g1 / P b2 / H b1 o1", 1)
    one = table({"A": "P w1"}, {"A": "laser-pointer"}).does(A, "play laser-pointer")
    assert one.options(A) == ["stop", "step:white>porch>house"]


@pytest.mark.rule("HK-131", "HK-141", "HK-34")
def test_purr_suasion(table: Maker) -> None:
    story = table({"A": "H b1 / P w1", "B": "Y g1 / P o1"}, {"A": "purr-suasion"}, locked={"A": "b"}, nb="w1")
    swaps = [option for option in story.options(A) if option.startswith("swap")]
    assert swaps == ["swap:white>porch>gray>yard.1"]
    refuse(story, A, "swap w porch w neighborhood", "HK-141")
    refuse(story, A, "swap b house g yard.B", "HK-34")
    story.does(A, "swap w porch g yard.B")
    assert (story.cats(A), story.cats(B)) == ("Y - / P g1 / H b1", "Y w1 / P o1 / H -")
    home = table({"A": "Y b1"}, {"A": "purr-suasion"}).does(A, "swap b yard o neighborhood")
    assert (home.cats(A), home.nb) == ("Y o1 / P - / H -", "b10 g10 o9 w10")


@pytest.mark.rule("HK-141", "HK-80")
def test_purr_suasion_cannot_be_copied_without_two_colours(table: Maker) -> None:
    story = table(
        {"A": "Y b1", "C": "Y b1"}, {"A": "purr-suasion", "C": "copy-cat"}, nb="g1", options={"windows": "quick"}
    )
    story.does(A, "swap b yard g neighborhood")
    assert (story.ask, story.waiting) == (Ask.COPY, (C,))  # C's black cat against A's gray one
    story = table(
        {"A": "Y b1", "C": "Y g1"}, {"A": "purr-suasion", "C": "copy-cat"}, nb="g1", options={"windows": "quick"}
    )
    story.does(A, "swap b yard g neighborhood")
    assert story.ask == Ask.COPY
    story = table({"A": "Y b1"}, {"A": "purr-suasion", "C": "copy-cat"}, nb="g1", options={"windows": "quick"})
    story.does(A, "swap b yard g neighborhood")
    assert story.ask == Ask.ACTION  # C has no cat to swap


@pytest.mark.rule("HK-138")
def test_purr_suasion_can_be_insured(table: Maker) -> None:
    story = table({"A": "Y b1", "B": "Y g1"}, {"A": "purr-suasion"}, tucked={"B": "pet-insurance"})
    story.does(A, "swap b yard g yard.B").does(B, "insure")
    assert (story.cats(A), story.cats(B)) == ("Y b1 / P - / H -", "Y g1 / P - / H -")


def test_every_card_has_a_story() -> None:
    told = {name.removeprefix("test_").replace("_", "-") for name in globals() if name.startswith("test_")}
    assert {card for card in CARDS if card not in told} == set()
