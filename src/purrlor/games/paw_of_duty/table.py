"""Paw of Duty in words: prompts, labels, the log, and what each seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from purrlor.engine import Label, Look, Moved, Part, Prompt, Swept, Table, Told, heap, hidden_heap, piece, zone
from purrlor.games.paw_of_duty.board import first_ahead, target
from purrlor.games.paw_of_duty.record import (
    ACTS,
    CITY,
    CLAWS_OUT,
    FACING,
    HAND_ZONE,
    KITTIES,
    KITTY,
    KITTY_CARDS,
    LEVEL,
    LINE,
    LINE_SQUARES,
    LINES,
    PIECE,
    SIDE,
    SQUARE,
    SQUARES,
    TACTIC,
    TACTIC_CARDS,
    TACTICS,
    VERBS,
    Acts,
    Ask,
    Choice,
    Tell,
)
from purrlor.games.paw_of_duty.refusals import refusal
from purrlor.games.paw_of_duty.scoring import board_levels

TOKENS = 9
LAST_TURN = 14

ASKS = {
    Ask.MULLIGAN: Prompt("Set aside cards you do not want, or keep them all", "PD-54", "mulligan"),
    Ask.DEPLOY: Prompt("Choose the Kitty to deploy", "PD-59", "choose_kitty"),
    Ask.PLACE: Prompt("Place it and choose where it looks", "PD-62", "place_kitty"),
    Ask.TACTIC: Prompt("Play a tactic card, discard one, or stop", "PD-65", "tactic_step"),
    Ask.MARK: Prompt("Put a token on one of your Kitties in the Outer City", "PD-76", "mark_outer"),
    Ask.DECLARE: Prompt("Declare your line, or keep quiet", "PD-124", "declare"),
    Ask.RESCUE: Prompt("Rescue a captured Kitty, or leave it", "PD-90", "rescue"),
}

# What is asked inside a tactic card; "{card}" is the card being played, "{kitty}" the Kitty chosen for it.
CHOICES = {
    Choice.NAME: "Radio: choose the card it stands for",
    Choice.CLAWS: "{card}: attack, move or rotate {kitty}",
    Choice.STRIKE: "{card}: attack with {kitty} as well?",
    Choice.SQUARE: "{card}: choose where {kitty} goes",
    Choice.FACING: "{card}: rotate {kitty}",
    Choice.TURN: "{card}: rotate {kitty} too?",
    Choice.STEP: "{card}: lead {kitty} one square on?",
    Choice.SECOND: "{card}: rotate a second Kitty?",
    Choice.SECOND_FACING: "{card}: rotate the second Kitty",
}
WHO = {
    Acts.OWN: "{card}: choose one of your Kitties",
    Acts.ENEMY: "{card}: choose an enemy Kitty",
    Acts.ANY: "{card}: choose any Kitty",
}
NEIGHBOURS = {
    "bombs-away": "{card}: choose whom {kitty} hops over",
    "kit-switch": "{card}: choose whom {kitty} trades places with",
}

LABELS = {
    "swap": Label("Set aside {tactic}", ("hand.{me}/{tactic}",)),
    "redraw": Label("Replace the cards set aside", ("tactics",)),
    "keep": Label("Keep all cards"),
    "deploy": Label("Deploy {kitty}", ("drawn.{me}/{kitty}",)),
    "place": Label("Place on {square}, facing {facing}", ("board#{cell}", "compass/{facing}")),
    "play": Label("Play {tactic}", ("hand.{me}/{tactic}", "played")),
    "discard": Label("Discard {tactic} and draw", ("hand.{me}/{tactic}", "discards")),
    "done": Label("Give no more orders"),
    "name": Label("Use it as {tactic}"),
    "use": Label("Order {kitty}", ("board/{kitty}",)),
    "attack": Label("Attack {kitty}", ("board/{kitty}",)),
    "friendly-fire": Label("Attack your own {kitty}!", ("board/{kitty}",)),
    "hop": Label("Hop over {kitty}", ("board/{kitty}",)),
    "trade": Label("Trade places with {kitty}", ("board/{kitty}",)),
    "go": Label("Go to {square}", ("board#{cell}",)),
    "stay": Label("Stay on the spot"),
    "face": Label("Turn {facing}", ("compass/{facing}",)),
    "also": Label("Rotate {kitty} too", ("board/{kitty}",)),
    "enough": Label("Leave it at that"),
    "back": Label("Take the card back"),
    "mark": Label("Put a token on {kitty}", ("board/{kitty}",)),
    "declare": Label("Declare your line"),
    "hush": Label("Keep quiet"),
    "rescue": Label("Rescue {kitty}", ("captured.{foe}/{kitty}",)),
    "decline": Label("Rescue nobody"),
}
AXES = {verb.name: verb.axes for verb in VERBS.all}

TALES: dict[Tell, Moved | Swept | Told] = {
    Tell.TOOK: Moved("{taker} takes {card}."),
    Tell.DREW: Moved("{taker} draws {card}.", "{taker} draws a tactic card."),
    Tell.DECIDED: Told("{seat} is ready.", (SIDE,)),
    Tell.MULLIGAN: Told("{seat} replaces {number} of 4 cards.", (SIDE, None)),
    Tell.SET_ASIDE: Moved("{giver} gives {card} back.", "{giver} gives a card back."),
    Tell.SHUFFLED: Swept("The tactic deck is shuffled."),
    Tell.TURN: Told("Turn {number}: {seat}.", (SIDE, None)),
    Tell.DREW_KITTY: Moved("{taker} draws {card}.", "{taker} draws a Kitty."),
    Tell.SHOWED: Told("{seat} shows {kitty} and {kitty2}.", (SIDE, KITTY, KITTY)),
    Tell.RETURNED: Moved(
        "{giver} puts {card} at the bottom of the Kitty deck.", "{giver} puts a Kitty at the bottom of the Kitty deck."
    ),
    Tell.DEPLOYED: Moved("{giver} deploys {card}."),
    Tell.PLACED: Told("{kitty} lands on {square}, facing {facing}.", (KITTY, SQUARE, FACING)),
    Tell.PLAYED: Moved("{giver} plays {card}."),
    Tell.NAMED: Told("It stands for {tactic}.", (TACTIC,)),
    Tell.DISCARDED: Moved("{giver} discards {card}."),
    Tell.STOPPED: Told("{seat} gives no more orders.", (SIDE,)),
    Tell.TIDIED: Moved("{card} goes to the discard pile."),
    Tell.CAME_BACK: Moved("{card} returns to {taker}'s hand."),
    Tell.RESHUFFLED: Swept("The discard pile is shuffled into a new tactic deck."),
    Tell.MOVED: Told("{kitty} goes from {square} to {square2}.", (KITTY, SQUARE, SQUARE), "{kitty}", "board", "board"),
    Tell.ROTATED: Told("{kitty} turns {facing}.", (KITTY, FACING)),
    Tell.ATTACKED: Told("{kitty} attacks {kitty1}.", (KITTY, KITTY)),
    Tell.DOUBLED: Told("Strong against that type: the damage doubles."),
    Tell.HURT: Told("{kitty} takes {number} damage, {number2} this turn.", (KITTY, None, None)),
    Tell.CAPTURED: Moved("{taker} captures {card}."),
    Tell.GOT_LINE: Told("{seat} has one more line.", (SIDE,)),
    Tell.MARKED: Told("{kitty} lingers in the Outer City and has {number} tokens.", (KITTY, None)),
    Tell.ANNOUNCED: Told("{seat} holds {line} and announces Control!", (SIDE, LINE)),
    Tell.KEPT_QUIET: Told("{seat} keeps quiet about a line.", (SIDE,)),
    Tell.RESCUED: Moved("{card} is rescued from {giver}."),
    Tell.HELD: Told("{seat} has held {line} and controls the City!", (SIDE, LINE)),
    Tell.BROKEN: Told("{seat} has lost hold of {line}.", (SIDE, LINE)),
    Tell.BATTLE_OVER: Told("One Kitty is left in the deck: the battle is over, power decides."),
}

REASONS = {
    "control": "Three in a row, held through an enemy turn",
    "power": "The higher total of captured levels",
    "board": "Captured levels equal; more levels left on the board",
    "second player": "Equal in everything; the second player has the edge",
    "draw": "Equal in everything",
}
TITLES = {"diagonal-b2-d4": "the diagonal b2-d4", "diagonal-b4-d2": "the diagonal b4-d2"}


# -- What each seat sees --------------------------------------------------------------------------------------------


def zones(look: Look) -> list[dict[str, Any]]:
    """Show the board, the decks and piles, both hands, what was drawn and captured."""
    made = [
        board(look),
        zone("kitties", "pile", "Kitty deck", backs(look.kitties_n)),
        zone("tactics", "pile", "Tactic deck", backs(look.deck_n)),
        zone("discards", "row", "Discard pile", heap(look.discards, TACTIC.names)),
        zone("played", "row", "Played this turn", heap(look.played, TACTIC.names)),
    ]
    if look.ask == Ask.TACTIC:
        made.append(zone("lines", "tokens", "Lines left", size=look.lines))
    if any(look.rescued):
        made.append(zone("rescued", "row", "Rescued", heap(look.rescued, KITTY.names)))
    for seat in range(look.seats):
        made.append(zone(f"hand.{seat}", "hand", "Tactic cards", hand(look, seat), owner=seat))
        made.append(
            zone(f"captured.{seat}", "row", "Captured", captured(look, seat), owner=seat, total=look.score[seat])
        )
    if any(look.drawn):
        made.append(zone(f"drawn.{look.turn}", "row", "Drawn Kitties", drawn(look), owner=look.turn))
    if is_turning(look):
        made.append(zone("compass", "row", "Facing", [piece(name, kind="facing") for name in FACING.names[1:]]))
    return made


def backs(count: int) -> list[dict[str, Any]]:
    """Show a face-down pile."""
    return [piece(None, count)] if count else []


def board(look: Look) -> dict[str, Any]:
    """PD-15: the whole board is open; cells count from the north-west, row by row."""
    there = [on_square(look, kitty) for kitty in look.board if kitty]
    lines = announced(look)
    return zone("board", "grid", "City and Outer City", there, width=5, height=5, marked=IN_CITY, lines=lines, **EDGES)


IN_CITY = [square - 1 for square in range(1, SQUARES) if CITY[square]]
EDGES: dict[str, Any] = {"across": list("abcde"), "down": list("12345")}


def on_square(look: Look, kitty: int) -> dict[str, Any]:
    """Show a Kitty with its owner, square, facing, and everything that lies on it."""
    card, level = KITTY_CARDS[kitty - 1], int(LEVEL[kitty])
    tokens, damage, new = look.tokens[kitty], look.damage[kitty], look.fresh == kitty
    shown = piece(
        card.id,
        kind="kitty",
        position=look.at[kitty] - 1,
        facing=FACING.names[look.facing[kitty]][0].upper(),
        owner=look.owner[kitty] - 1,
        type=card.kind,
        level=level,
        tokens=tokens,
        damage=damage,
        new=new,
    )
    note = f"{card.kind} {level}" + ("*" if new else "") + (f" -{damage}" if damage else "") + "'" * (tokens - 1)
    return shown | {"short": card["short"], "note": note}


def announced(look: Look) -> list[dict[str, Any]]:
    """PD-83: the lines that a seat has announced, to be marked on the board."""
    return [
        {"seat": seat, "line": LINE.names[line], "cells": [int(square) - 1 for square in LINE_SQUARES[line]]}
        for seat in range(2)
        for line in range(LINES)
        if look.claim[seat][line][0]
    ]


def hand(look: Look, seat: int) -> list[dict[str, Any]]:
    """PD-110: faces to the owner; to others backs (PD-120), Claws Out, and what they know to be there."""
    held = look.hand[seat]
    if look.mine(seat):
        return set_apart(heap(held, TACTIC.names), look.aside[seat])
    known = [0] * TACTICS if look.known is None else list(look.known[HAND_ZONE + seat][PIECE:])
    known[CLAWS_OUT] = held[CLAWS_OUT]  # PD-39
    return hidden_heap(sum(held), known, TACTIC.names)


def set_apart(cards: list[dict[str, Any]], aside: Sequence[int]) -> list[dict[str, Any]]:
    """Mark the cards that their owner has set aside."""
    for card in cards:
        count = aside[TACTIC.index(card["face"]) or 0]
        if count:
            card["marks"] = {"aside": count}
    return cards


def captured(look: Look, seat: int) -> list[dict[str, Any]]:
    """PD-101: the stacks are open."""
    return [piece(KITTY.names[k], kind="kitty", level=int(LEVEL[k])) for k in look.captured[seat] if k]


def drawn(look: Look) -> list[dict[str, Any]]:
    """PD-60: only the player whose turn it is sees the Kitties drawn, unless the table plays them open."""
    cards = [k for k in look.drawn if k]
    if look.mine(look.turn) or (look.open_kitty_draw and look.ask == Ask.DEPLOY):
        return [piece(KITTY.names[k], kind="kitty", level=int(LEVEL[k])) for k in cards]
    return backs(len(cards))


def is_turning(look: Look) -> bool:
    """Say whether the one who looks may choose a facing now."""
    turning = (Choice.CLAWS, Choice.FACING, Choice.TURN, Choice.SECOND_FACING)
    return look.mine(look.turn) and (look.ask == Ask.PLACE or order(look).choice in turning)


def order(look: Look) -> Any:
    """Give the card that is being chosen for; only for its owner's eyes."""
    return look.order[0]


def seats(look: Look, seat: int) -> dict[str, Any]:
    """PD-101, PD-120: totals and hand sizes are open; PD-50: the first player has the black tokens."""
    lines = any(line[0] for line in look.claim[seat])
    badges = ["black" if look.first == seat else "white"]
    badges += [name for name, holds in (("turn", look.turn == seat), ("control", lines)) if holds]
    used = sum(look.tokens[kitty] for kitty in range(KITTIES) if look.owner[kitty] == seat + 1)
    counts = {"hand": sum(look.hand[seat]), "tokens": max(0, TOKENS - used)}  # PD-81
    return {"score": look.score[seat], "badges": badges, "counts": counts}


def parts(look: Look, seat: int) -> list[Part]:
    """PD-04, PD-106: captured levels, and what is left on the board for a tie."""
    return [
        Part("Captured levels", look.score[seat], "PD-04"),
        Part("Levels on the board (tie-break)", int(look.once(board_levels, seat)), "PD-106"),
    ]


# -- Words that depend on the position ------------------------------------------------------------------------------


def prompt(look: Look, asked: Prompt) -> str:
    """Say which choice of which card is asked, or how many lines are left."""
    if look.ask != Ask.TACTIC:
        return asked.text
    o = order(look)
    if o.card == 0:
        return f"{asked.text} ({look.lines} {'line' if look.lines == 1 else 'lines'} left)"
    card = TACTIC_CARDS[o.operation - 1]
    kitty = named(o.kitty) if o.kitty else ""
    if o.choice == Choice.KITTY:
        return WHO[Acts(int(ACTS[o.operation]))].format(card=card.name)
    pattern = NEIGHBOURS[card.id] if o.choice == Choice.OTHER else CHOICES[Choice(o.choice)]
    return pattern.format(card=card.name, kitty=kitty)


def phase(look: Look) -> str:
    """Say where in the game we are."""
    if look.is_over:
        return "over"
    steps = {
        Ask.MULLIGAN: "setup",
        Ask.DEPLOY: "deploy",
        Ask.PLACE: "deploy",
        Ask.TACTIC: "tactics",
        Ask.MARK: "Outer City",
        Ask.DECLARE: "control",
        Ask.RESCUE: "rescue",
    }
    step = steps[Ask(look.ask)]
    return step if look.ask == Ask.MULLIGAN else f"turn {look.turns} of {LAST_TURN}, {step}"


def touches(look: Look, seat: int, verb: str, arguments: tuple[int, ...]) -> tuple[str, ...]:
    """Name what a move touches, in order."""
    words = {axis.name: axis.names[value] for axis, value in zip(AXES[verb], arguments, strict=True)}
    cell = arguments[0] - 1 if arguments else 0
    return tuple(touch.format(me=seat, foe=1 - seat, cell=cell, **words) for touch in LABELS[verb].touches)


def label(look: Look, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """Say where the Kitty is that a move names, and whom it would meet."""
    if verb not in ON_BOARD or not look.at[arguments[0]]:
        return ""
    kitty, operation = arguments[0], order(look).operation
    text = f"{LABELS[verb].text.format(kitty=named(kitty))} on {SQUARE.names[look.at[kitty]]}"
    if verb == "use" and operation in MEETS:
        verb, meets = MEETS[operation]
        return f"{text}: it {verb} {named(int(look.once(meets, kitty)))}"
    return text


def named(kitty: int) -> str:
    """Give the name of a Kitty."""
    return KITTY_CARDS[kitty - 1].name


ON_BOARD = ("use", "also", "mark", "hop", "trade")
# Cards whose Kitty meets somebody without further choice: in words, and whom.
MEETS: dict[int | None, tuple[str, Callable[[Any, int], int]]] = {
    TACTIC.index("bamboozle"): ("attacks", target),
    TACTIC.index("paw-shove"): ("shoves", target),
    TACTIC.index("yarn-lasso"): ("pulls in", first_ahead),
    TACTIC.index("snipurr"): ("shoots", first_ahead),
}


TABLE = Table(
    asks=ASKS,
    labels=LABELS,
    kinds=Tell,
    tales=TALES,
    zones=zones,
    seats=seats,
    parts=parts,
    refusal=refusal,
    over_rule="PD-75",
    undo_rule="PD-113",
    prompt=prompt,
    phase=phase,
    touches=touches,
    label=label,
    reasons=REASONS,
    titles=TITLES,
)
