"""Were Kittens in words: prompts, labels, the log, and the score in its parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from purrlor.engine import SEAT, Axis, Label, Moved, Part, Presentation, Prompt, StateReader, Told
from purrlor.engine.author.tales import Tale
from purrlor.games.were_kittens.coins import food
from purrlor.games.were_kittens.record import (
    CARD,
    CHARACTER,
    COIN,
    COST,
    FLESH,
    SLOT,
    Action,
    Ask,
    Step,
    Tell,
)
from purrlor.games.were_kittens.refusals import refusal, unknown
from purrlor.games.were_kittens.scoring import cat_count, cat_points, each_scores, victims

NAMES = COIN.names
REASON = Axis("reason", ["coins-gone", "stalled", "round-limit"], none=True)

ASKS = {
    Ask.KEEP: Prompt("Keep one of your two characters", "WK-C1", "keep_character"),
    Ask.START: Prompt("Choose your starting coins", "WK-15", "choose_start"),
    Ask.PLACE: Prompt("Place victims to eat, or be done", "WK-37", "place_victims"),
    Ask.POPULATE: Prompt("Put a coin into the city", "WK-47", "place_city_coin"),
    Ask.HURRY: Prompt("Let a slot act earlier, or go", "WK-C5", "order_scare_h4"),
    Ask.SWAP: Prompt("Swap a coin of the city, or not", "WK-C6", "use_scare"),
    Ask.ACT: Prompt("Choose an action", "WK-58", "cat_action", declines=""),  # a cat that passes hides nothing
    Ask.SCARE: Prompt("Use a scared victim, or not", "WK-C6", "use_scare"),
    Ask.MEAL: Prompt("Eat", "WK-99", "choose_meal"),
    Ask.LEFTOVERS: Prompt("Take victims back, or leave the rest", "WK-C5", "keep_leftover"),
}

LABELS = {
    "keep": Label("Keep {character}"),
    "start": Label("Start with {coin}: a cat and a victim"),
    "place": Label("Place a {coin} to be eaten"),
    "scare": Label("Place a {coin} to scare"),
    "done": Label("Done placing"),
    "populate": Label("Put a {coin} into the city"),
    "hurry": Label("Let slot {slot} act one number earlier"),
    "go": Label("Let the cats act"),
    "swap": Label("Swap a {coin} of the city for a {coin2} of the supply"),
    "use": Label("Use the scared {coin}"),
    "spare": Label("Use no scared victim"),
    "pass": Label("Pass"),
    "take": Label("Take a {coin}"),
    "make": Label("Make a {coin} cat in slot {slot}"),
    "repopulate": Label("Re-populate the city"),
    "eat": Label("Eat a {coin}"),
    "stop": Label("Stop eating"),
    "save": Label("Take a {coin} back to your hand"),
    "leave": Label("Leave the rest"),
}

TALES: Mapping[int, Tale] = {
    Tell.ROUND: Told("Round {number} begins.", (None,)),
    Tell.CHOSE: Told("{seat} has chosen.", (SEAT,)),
    Tell.KEPT: Told("{seat} keeps {card}.", (SEAT, CARD)),
    Tell.STARTED_CAT: Moved("{taker} starts with a {card} as a cat."),
    Tell.STARTED_VICTIM: Moved("{taker} starts with a {card} as a victim."),
    Tell.DONE: Told("{seat} is done placing.", (SEAT,)),
    Tell.PLACED: Moved("{giver} places a {card} to be eaten."),
    Tell.SCARED: Moved("{giver} places a {card} to scare."),
    Tell.TOOK_QUARTER: Moved("{taker} takes the quarter."),
    Tell.KEPT_QUARTER: Told("{seat} keeps the quarter.", (SEAT,)),
    Tell.POPULATED: Told("{seat} puts a {coin} into the city.", (SEAT, COIN), "{coin}", "supply", "city"),
    Tell.HURRIED: Told("{seat}'s slot {slot} acts one number earlier.", (SEAT, SLOT)),
    Tell.WENT: Told("{seat} lets the cats act.", (SEAT,)),
    Tell.PASSED: Told("{seat}'s cat in slot {slot} passes.", (SEAT, SLOT)),
    Tell.USED: Told("{seat} scares with a {coin}.", (SEAT, COIN)),
    Tell.SWAPPED_OUT: Moved("A {card} slips out of the city."),
    Tell.SWAPPED_IN: Moved("A {card} takes its place."),
    Tell.ATE: Moved("{giver} eats a {card}."),
    Tell.TOOK: Moved("{taker} takes a {card}."),
    Tell.MADE: Told("{seat} makes a {coin} cat in slot {slot}.", (SEAT, COIN, SLOT), "{coin}", "city", "cats.{seat}"),
    Tell.REPOPULATED: Told("{seat} re-populates the city.", (SEAT,)),
    Tell.RETURNED: Moved("A {card} goes back to the supply."),
    Tell.SAVED: Moved("{taker} takes a {card} back."),
    Tell.CALMED: Moved("{taker}'s scared {card} returns to hand."),
    Tell.WASTED: Moved("{giver}'s {card} was not eaten and goes to the supply."),
    Tell.REFRESHED: Told("All cats turn heads-up."),
    Tell.IDLE: Told("Nothing was gained in this round. Idle rounds in a row: {number}.", (None,)),
    Tell.ENDED: Told("The game ends: {reason}.", (REASON,)),
}


# -- Where the game is -----------------------------------------------------------------------------------------------


def phase(look: StateReader) -> str:
    """Say where in the round the game is, and how near the stall guard (WK-95)."""
    step, top = look.stack[0].step, look.stack[max(look.depth - 1, 0)].step
    if look.rounds == 0:
        return "Setup"
    where = PHASES.get(step, "end")
    if top == Step.POPULATE:
        where = f"{where.partition(':')[0]}: populate the city"
    idle = f" (idle rounds: {look.idle_rounds})" if look.idle_rounds else ""
    return f"Round {look.rounds}, {where}{idle}"


PHASES: Mapping[int, str] = {
    Step.PLACE: "phase 1: place victims",
    Step.HURRY: "phase 1: before the cats act",
    Step.ACT: "phase 2: cats act",
    Step.LEFTOVERS: "phase 3: refresh",
}


# -- Words for what is asked -----------------------------------------------------------------------------------------


def prompt(look: StateReader, asked: Prompt) -> str:
    """Say which cat acts, and how much claw it has and needs."""
    f = look.stack[look.depth - 1]
    if look.ask == Ask.ACT:
        return f"{asked.text} for your {cat_name(look, f.cat)}: {strength(look, f)}"
    text = "Eat, or stop" if look.ask == Ask.MEAL and f.claw >= f.need else asked.text
    return f"{text}: {strength(look, f)} and needs {f.need} to {PURPOSE[f.action]}"


PURPOSE: Mapping[int, str] = {Action.TAKE: "take", Action.MAKE: "make", Action.REPOPULATE: "re-populate"}


def cat_name(look: StateReader, cat: int) -> str:
    """Name a cat by its coin and slot."""
    c = look.cats[cat]
    return f"{NAMES[c.coin]} cat in slot {c.slot}"


def strength(look: StateReader, f: Any) -> str:
    """Say what claw a cat has, and how far its eat area could raise it."""
    more = look.once(food, f.seat)
    return f"it has claw {f.claw}" + (f" (up to {f.claw + more} with all its food)" if more else "")


def label(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """Say how much claw an action needs, where that is a number to know before choosing."""
    coin = NAMES[arguments[0]].capitalize() if verb in ("take", "make") else ""
    if verb == "take":
        return f"Take a {coin} (needs claw {FLESH[arguments[0]]})"
    if verb == "make":
        return f"Make a {coin} cat in slot {arguments[1]} (needs claw {COST[arguments[0]] - arguments[1]})"
    return ""


def touches(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> tuple[str, ...]:
    """Name the pieces and places of a move, in the order of touching them."""
    if verb == "keep":
        return (f"dealt.{seat}/{CHARACTER.names[arguments[0]]}",)
    if verb == "hurry":
        return (f"cats.{seat}#{arguments[0] - 1}",)
    if verb in PATHS:
        coin = NAMES[arguments[0]]
        start, target = PATHS[verb]
        first = f"{start.format(me=seat)}/{coin}"
        return (first, target.format(me=seat)) if target else (first,)
    if verb == "make":
        return f"city/{NAMES[arguments[0]]}", f"cats.{seat}#{arguments[1] - 1}"
    if verb == "swap":
        return f"city/{NAMES[arguments[0]]}", f"supply/{NAMES[arguments[1]]}"
    return ("city",) if verb == "repopulate" else ()


PATHS = {
    "start": ("supply", "cats.{me}"),
    "place": ("hand.{me}", "eat.{me}"),
    "scare": ("hand.{me}", "scare.{me}"),
    "populate": ("supply", "city"),
    "use": ("scare.{me}", ""),
    "take": ("city", "hand.{me}"),
    "eat": ("eat.{me}", ""),
    "save": ("eat.{me}", "hand.{me}"),
}


# -- The score in its parts ------------------------------------------------------------------------------------------


def parts(look: StateReader, seat: int) -> list[Part]:
    """WK-89 to WK-92: cats, and each type of victim with its rank."""
    s = look.record
    counts = [int(victims(s, seat, coin)) for coin in range(1, len(NAMES))]
    made = [Part("Cats", int(cat_points(s, seat)), "WK-89", str(cat_count(s, seat)))]
    for i, mine in enumerate(counts):
        each = each_scores(mine, counts[i - 1], counts[i - 2])
        note = f"{mine} × {each}, {RANKS[each]}" if mine else "none"
        made.append(Part(PLURALS[i], mine * each, RANK_RULES[each], note))
    return made


PLURALS = ("Pennies", "Nickels", "Dimes")
RANKS = ("fewest", "second most", "most")
RANK_RULES = ("WK-91", "WK-91", "WK-90")

TABLE = Presentation(
    asks=ASKS,
    labels=LABELS,
    kinds=Tell,
    tales=TALES,
    parts=parts,
    refusal=refusal,
    over_rule="WK-87",
    unknown=unknown,
    label=label,
    prompts=dict.fromkeys((Ask.ACT, Ask.SCARE, Ask.MEAL), prompt),
    phase=phase,
    touches=touches,
    titles={
        "coins-gone": "no coin is left in the city or the supply",
        "stalled": "nothing has been gained for too many rounds",
        "round-limit": "it was the last round",
    },
)
