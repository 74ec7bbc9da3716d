"""Kitty Cataclysm in words: prompts, labels, the log, and what each seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Any

from purrlor.engine import SEAT, Label, Moved, Part, Presentation, Prompt, StateReader, Told
from purrlor.engine.author.tales import Tale
from purrlor.games.kitty_cataclysm.record import VALUE, Ask, Tell

ASKS = {
    Ask.CLAIM: Prompt("Play a card to start, or wait", "KC-14", "claim_start"),
    Ask.PLAY: Prompt("Play a card", "KC-16", "play_card"),
    Ask.DONATE: Prompt("Donate a card", "KC-42", "donate"),
    Ask.STEAL: Prompt("Steal a card", "KC-45", "steal_from"),
    Ask.LOSE: Prompt("Lose a card", "KC-49", "lose_card"),
    Ask.PASS: Prompt("Pass a card to the left", "KC-50", "pass_cards"),
}

LABELS = {
    "play": Label("Play {card}", ("paws.{me}/{card}", "kitty.{me}")),
    "claim": Label("Start with {card}", ("paws.{me}/{card}", "kitty.{me}")),
    "wait": Label("Wait for the others"),
    "donate": Label("Donate {card} to {seat}", ("paws.{me}/{card}", "paws.{seat}")),
    "steal": Label("Steal from {seat}", ("paws.{seat}",)),
    "lose": Label("Lose {card}", ("paws.{me}/{card}", "litter")),
    "pass": Label("Pass {card}", ("paws.{me}/{card}",)),
}

TALES: dict[int, Tale] = {
    Tell.PLAYED: Moved("{giver} plays {card}."),
    Tell.DREW: Moved("{taker} draws {card}."),
    Tell.DONATED: Moved("{giver} donates {card} to {taker}."),
    Tell.STOLE: Moved("{taker} steals {card} from {giver}."),
    Tell.LOST: Moved("{giver} loses {card}."),
    Tell.PASSED: Moved("{giver} passes {card} to {taker}."),
    Tell.BUSTED_PAWS: Told("{seat} was caught with full paws.", (SEAT,)),
    Tell.BUSTED_KITTY: Told("{seat} loses the whole kitty.", (SEAT,)),
    Tell.CHOSE: Told("{seat} has chosen.", (SEAT,)),
    Tell.WAITED: Told("{seat} waits.", (SEAT,)),
    Tell.AGAIN: Told("{seat} may play again.", (SEAT,)),
    Tell.TURN: Told("{seat}'s turn.", (SEAT,)),
    Tell.DECK_OUT: Told("The deck is empty: the game ends."),
    Tell.EMPTY_PAWS: Told("{seat} has empty paws: the game ends.", (SEAT,)),
}

# What forbids a move of this verb when it is not on the list.
FORBIDS = {
    "play": "KC-16",
    "claim": "KC-14",
    "wait": "KC-14",
    "donate": "KC-43",
    "steal": "KC-45",
    "lose": "KC-49",
    "pass": "KC-50",
}


WORTH: list[int] = VALUE.tolist()


def parts(look: StateReader, seat: int) -> list[Part]:
    """KC-63: paws and kitty count."""
    in_paws = sum(map(mul, WORTH, look.paws[seat]))
    in_kitty = sum(map(WORTH.__getitem__, look.kitty[seat]))
    return [Part("Paws", in_paws, "KC-63"), Part("Kitty", in_kitty, "KC-63")]


def refusal(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """Name the rule that forbids a move which is not on the list."""
    if look.ask == Ask.CLAIM and seat == look.dealt_by:
        return "KC-10"
    if verb == "steal" and arguments[0] != seat:
        return "KC-48" if look.ask == Ask.STEAL else "KC-45"
    if look.ask == Ask.PASS and seat < look.seats and not look.waiting >> seat & 1:
        return "KC-52"
    if look.ask == Ask.PLAY and look.turn == seat and verb in ("wait", "pass"):
        return "KC-17"
    return FORBIDS[verb]


def prompt(look: StateReader, asked: Prompt) -> str:
    """Say how many cards are still to go where an instruction asks for several."""
    left = look.stack[look.depth - 1].left
    if look.ask == Ask.PASS and look.seat is not None:
        left -= sum(1 for card in look.sealed[look.seat] if card)
    return f"{asked.text} ({left} to go)" if left > 1 else asked.text


def rematch(gone: Sequence[int], winner: int) -> Mapping[str, Any]:
    """KC-04: the winner deals the next game; KC-05: or chance decides, when the winner has left."""
    return {"dealer": "random" if winner in gone else winner}


TABLE = Presentation(
    asks=ASKS,
    labels=LABELS,
    kinds=Tell,
    tales=TALES,
    parts=parts,
    refusal=refusal,
    over_rule="KC-61",
    prompts=dict.fromkeys((Ask.DONATE, Ask.STEAL, Ask.LOSE, Ask.PASS), prompt),
    rematch=rematch,
)
