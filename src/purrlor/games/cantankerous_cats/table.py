"""Cantankerous Cats in words: prompts, labels, the log, and what each seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from purrlor.engine import SEAT, Label, Moved, Part, Presentation, Prompt, Shown, StateReader, Told
from purrlor.engine.author.tales import Tale
from purrlor.games.cantankerous_cats.cards import CARD, ROWS
from purrlor.games.cantankerous_cats.record import Ask, Step, Tell, Turn
from purrlor.games.cantankerous_cats.refusals import refusal
from purrlor.games.cantankerous_cats.windows import is_asked, is_final_chance

PRINTED = ("", *(row.name for row in ROWS))

ASKS = {
    Ask.BET: Prompt("Bet a card for the First Bite", "CC-045", "place_bet"),
    Ask.KEEP: Prompt("Keep one of the cards you drew", "CC-120", "feral_meal_keep"),
    Ask.ACTION: Prompt("Take an action", "CC-054", "choose_action"),
    Ask.POUNCE: Prompt("Pounce, or pass", "CC-092", "pounce_or_pass"),
    Ask.REACT: Prompt("React, or pass", "CC-108", "react_or_pass"),
    Ask.COUNTER: Prompt("Counter, or pass", "CC-096", "counter_or_pass"),
    Ask.COUNTER_BANK: Prompt("Bank another card, or stop", "CC-197", "counter_bank_next"),
    Ask.INSTANT: Prompt("Use an Instant Action, or pass", "CC-127", "instant_or_pass"),
    Ask.FLIGHT: Prompt("Score Air Strike for nothing, or pass", "CC-157", "flight_score_or_pass"),
    Ask.PAY: Prompt("Pay", "CC-189", "pay_cost"),
    Ask.HALVE: Prompt("Discard half of your Affection", "CC-146b", "pay_cost"),
    Ask.DISCARD: Prompt("Discard a card", "CC-224", "discard_hand_card"),
    Ask.MIDNIGHT: Prompt("Play a card of your Midnight Run", "CC-153", "midnight_play"),
    Ask.ENEMY: Prompt("Attack with a Mischief card", "CC-144", "eome_attack_card"),
    Ask.FOLLOW_UP: Prompt("Follow up with an Attack, bank a card, or pass", "CC-145b", "eome_follow_up"),
    Ask.DOUBLE: Prompt("Choose the card that pays double", "CC-190", "multiply_choose"),
    Ask.SCAVENGE: Prompt("Take a card from the Litter Box", "CC-192", "scavenge"),
    Ask.SWAP: Prompt("Offer a card to swap, or pass", "CC-223", "tree_swap"),
    Ask.SWAP_FOR: Prompt("Choose the card you swap it for", "CC-223", "tree_swap"),
    Ask.TOPPLE: Prompt("Discard one of your banked cards", "CC-008", "discard_banked_card"),
    Ask.FAVOUR: Prompt("Pick a card to pass on", "CC-184", "pass_card"),
    Ask.CONCERT: Prompt("Bank a card, or pass", "CC-214", "opener_bank"),
    Ask.GIFT: Prompt("Give a card away and draw, or pass", "CC-191", "gift_mouse"),
    Ask.CHOOSE_CAT: Prompt("Choose a Cat", "CC-199", "choose_target_player"),
}

LABELS = {
    "pass": Label("Pass"),
    "picky": Label("Be a Picky Eater", ("hand.{me}", "bowl")),
    "buy": Label("Buy a Pounce Token", ("bank",)),
    "stop": Label("Stop here"),
    "bet": Label("Bet {card}", ("hand.{me}/{card}",)),
    "keep": Label("Keep {card}", ("hand.{me}/{card}",)),
    "bank": Label("Bank {card}", ("hand.{me}/{card}", "house.{me}")),
    "score": Label("Score {card}", ("hand.{me}/{card}", "track")),
    "attack": Label("Attack {seat} with {card}", ("hand.{me}/{card}", "house.{seat}")),
    "play": Label("Play {card}", ("hand.{me}/{card}", "table")),
    "play-on": Label("Play {card} on {seat}", ("hand.{me}/{card}", "seat/{seat}")),
    "enemy": Label(
        "Enemy of My Enemy: {seat} must attack {seat2}", ("hand.{me}/enemy-of-my-enemy", "seat/{seat}", "seat/{seat2}")
    ),
    "pay": Label("Pay with {card}", ("house.{me}/{card}",)),
    "drop": Label("Discard {card} from your House", ("house.{me}/{card}", "litter")),
    "discard": Label("Discard {card}", ("hand.{me}/{card}", "litter")),
    "double": Label("Double {card}", ("house.{me}/{card}",)),
    "take": Label("Take {card}", ("litter/{card}", "hand.{me}")),
    "swap": Label("Offer {card}", ("hand.{me}/{card}",)),
    "swap-for": Label("Swap it for {card}", ("hand.{seat}/{card}",)),
    "hand-on": Label("Pass {card} on", ("hand.{me}/{card}",)),
    "give": Label("Give {card} to {seat}", ("hand.{me}/{card}", "hand.{seat}")),
    "choose": Label("Choose {seat}", ("seat/{seat}",)),
}

TALES: dict[Tell, Tale] = {
    Tell.DREW: Moved("{taker} draws {card}."),
    Tell.RESHUFFLED: Told("The Litter Box is shuffled into a Food Bowl of {number}.", (None,)),
    Tell.BET: Told("{seat} has bet.", (SEAT,)),
    Tell.REVEALED: Moved("{giver} bet {card}."),
    Tell.FIRST_BITE: Told("{seat} takes the First Bite.", (SEAT,)),
    Tell.TURN: Told("{seat} takes the Cat Toy.", (SEAT,)),
    Tell.ADOPTED: Told("{seat} is Domestic again.", (SEAT,)),
    Tell.WENT_FERAL: Told("{seat} goes Feral!", (SEAT,)),
    Tell.DISCARDED: Moved("{giver} discards {card}."),
    Tell.PICKY: Told("{seat} is a Picky Eater: {number} cards go.", (SEAT, None)),
    Tell.TOKEN_BACK: Told("The Pounce Token goes back to the bank."),
    Tell.SHOPPED: Told("{seat} wants a Pounce Token.", (SEAT,)),
    Tell.BOUGHT: Told("{seat} buys a Pounce Token.", (SEAT,)),
    Tell.POUNCED: Told("{seat} pounces!", (SEAT,)),
    Tell.COUNTERED: Told("{seat} counters!", (SEAT,)),
    Tell.BANKS: Moved("{giver} banks {card}."),
    Tell.SCORES: Moved("{giver} plays {card} to score."),
    Tell.ATTACKS: Moved("{giver} attacks with {card}."),
    Tell.PLAYS: Moved("{giver} plays {card}."),
    Tell.AIMED: Told("It is aimed at {seat}.", (SEAT,)),
    Tell.SET_ON: Told("{seat} must attack {seat1}.", (SEAT, SEAT)),
    Tell.PAID: Moved("{giver} sets {card} aside."),
    Tell.BANKED: Moved("{card} is banked with {taker}."),
    Tell.SCORED: Told("{seat} scores {number}.", (SEAT, None)),
    Tell.CLEARED: Moved("{card} goes to the Litter Box."),
    Tell.LOST: Moved("{giver} loses {card}."),
    Tell.REFUNDED: Moved("{card} goes back to {taker}."),
    Tell.CANCELLED: Told("{card} is cancelled.", (CARD,)),
    Tell.BLAMED: Told("{card} is blamed on the dog.", (CARD,)),
    Tell.ANNOUNCED: Told("{seat} is about to win!", (SEAT,)),
    Tell.LOST_POINTS: Told("{seat} loses {number} point.", (SEAT, None)),
    Tell.RETURNED_TOKEN: Told("{seat} returns a Pounce Token.", (SEAT,)),
    Tell.TURNED: Told("The Turn Indicator is flipped: play goes the other way."),
    Tell.DOUBLED: Told("{card} pays double this turn.", (CARD,)),
    Tell.SAW: Shown("{taker} looks at {card} in the hand of {giver}.", "{taker} looks at a card of {giver}."),
    Tell.STOLE: Moved("{taker} takes {card} from {giver}."),
    Tell.GAVE: Moved("{giver} gives {card} to {taker}."),
    Tell.PASSED_ON: Moved("{giver} passes {card} on to {taker}."),
    Tell.SWAPPED: Moved("{giver} swaps {card} over to {taker}."),
    Tell.SCAVENGED: Moved("{taker} takes {card} from the Litter Box."),
    Tell.CHOSE: Told("{seat} has picked a card.", (SEAT,)),
    Tell.MEOWED: Told("{seat}: Meow!", (SEAT,)),
    Tell.HISSED: Told("{seat}: Hiss!", (SEAT,)),
    Tell.WON: Told("Nobody stops {seat}: the game is won.", (SEAT,)),
    Tell.CAPPED: Told("It is late; the Cats count their points."),
}


# -- What is open, and who is asked ------------------------------------------------------------------------------------


def frames(look: StateReader) -> list[Any]:
    """Give the open frames, the lowest first."""
    found: list[Any] = look.stack[: look.depth]
    return found


def parts(look: StateReader, seat: int) -> list[Part]:
    """CC-181: points decide, then hearts."""
    return [Part("Mischief Points", look.score[seat], "CC-002"), Part("Hearts", look.hearts[seat], "CC-181")]


def awaited(look: StateReader) -> Sequence[int]:
    """CC-094: a window is shown open for everybody who is asked in it, whoever has passed already."""
    if look.ask in (Ask.POUNCE, Ask.REACT, Ask.INSTANT) and not look.quick:
        top = look.stack[look.depth - 1]
        return [seat for seat in range(look.seats) if is_asked(look.record, top, seat, look.ask)]
    return [seat for seat in range(look.seats) if look.waiting >> seat & 1]


# -- Words that depend on the moment -----------------------------------------------------------------------------------


def prompt(look: StateReader, asked: Prompt) -> str:
    """Name the card in question and what is left to do."""
    open_frames = frames(look)
    top = open_frames[-1]
    if look.ask == Ask.ACTION:
        return f"{asked.text} ({look.actions} left)"
    if look.ask == Ask.PAY:
        return f"Pay for {PRINTED[open_frames[-2].card]}: {top.left} hearts to go"
    if look.ask == Ask.HALVE:
        return f"{asked.text}: {top.left} hearts to go"
    if look.ask == Ask.DISCARD and top.left > 1:
        return f"{asked.text} ({top.left} to go)"
    if look.ask == Ask.COUNTER:
        return f"Counter {PRINTED[top.card]}, or pass"
    if look.ask == Ask.REACT:
        card = PRINTED[open_frames[-2].card] or "the victory"
        return f"Final chance: stop {card}, or pass" if final(look) else f"React to {card}, or pass"
    return asked.text


def final(look: StateReader) -> bool:
    """CC-173: say whether the window on top is a final chance."""
    return bool(is_final_chance(look.record, look.stack[look.depth - 2]))


def phase(look: StateReader) -> str:
    """Name the time of the turn, and the window that is open."""
    open_frames = frames(look)
    if look.is_over:
        return "The end"
    if open_frames[0].step == Step.START:
        return "First Bite"
    at = open_frames[0].at
    if at <= Turn.BEFORE:
        return "Meal Time"
    if at == Turn.NAP:
        return "Grooming Time"
    names = {Step.POUNCES: "Pounce window", Step.INSTANTS: "Instant Actions"}
    if open_frames[-1].step == Step.REACTIONS:
        return f"Play Time, {'final chance' if final(look) else 'reactions'}"
    window = names.get(Step(open_frames[-1].step))
    return f"Play Time, {window}" if window else "Play Time"


TABLE = Presentation(
    asks=ASKS,
    labels=LABELS,
    kinds=Tell,
    tales=TALES,
    parts=parts,
    refusal=refusal,
    over_rule="CC-171",
    prompts=dict.fromkeys((Ask.ACTION, Ask.PAY, Ask.HALVE, Ask.DISCARD, Ask.COUNTER, Ask.REACT), prompt),
    awaited=awaited,
    phase=phase,
)
