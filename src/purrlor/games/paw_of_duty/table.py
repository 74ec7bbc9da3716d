"""Paw of Duty in words: prompts, labels, and the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from purrlor.engine import Label, Moved, Part, Presentation, Prompt, StateReader, Swept, Told
from purrlor.games.paw_of_duty.board import first_ahead, target
from purrlor.games.paw_of_duty.record import (
    ACTS,
    FACING,
    KITTY,
    KITTY_CARDS,
    LINE,
    SIDE,
    SQUARE,
    TACTIC,
    TACTIC_CARDS,
    VERBS,
    Acts,
    Ask,
    Choice,
    Tell,
)
from purrlor.games.paw_of_duty.refusals import refusal
from purrlor.games.paw_of_duty.scoring import board_levels

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


def parts(look: StateReader, seat: int) -> list[Part]:
    """PD-04, PD-106: captured levels, and what is left on the board for a tie."""
    return [
        Part("Captured levels", look.score[seat], "PD-04"),
        Part("Levels on the board (tie-break)", int(look.once(board_levels, seat)), "PD-106"),
    ]


# -- Words that depend on the position ------------------------------------------------------------------------------


def prompt(look: StateReader, asked: Prompt) -> str:
    """Say which choice of which card is asked, or how many lines are left."""
    o = order(look)
    if o.card == 0:
        return f"{asked.text} ({look.lines} {'line' if look.lines == 1 else 'lines'} left)"
    card = TACTIC_CARDS[o.operation - 1]
    kitty = named(o.kitty) if o.kitty else ""
    if o.choice == Choice.KITTY:
        return WHO[Acts(int(ACTS[o.operation]))].format(card=card.name)
    pattern = NEIGHBOURS[card.id] if o.choice == Choice.OTHER else CHOICES[Choice(o.choice)]
    return pattern.format(card=card.name, kitty=kitty)


def phase(look: StateReader) -> str:
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


def touches(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> tuple[str, ...]:
    """Name what a move touches, in order."""
    words = {axis.name: axis.names[value] for axis, value in zip(AXES[verb], arguments, strict=True)}
    cell = arguments[0] - 1 if arguments else 0
    return tuple(touch.format(me=seat, foe=1 - seat, cell=cell, **words) for touch in LABELS[verb].touches)


def label(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """Say where the Kitty is that a move names, and whom it would meet."""
    if verb not in ON_BOARD or not look.at[arguments[0]]:
        return ""
    kitty, operation = arguments[0], order(look).operation
    text = f"{LABELS[verb].text.format(kitty=named(kitty))} on {SQUARE.names[look.at[kitty]]}"
    if verb == "use" and operation in MEETS:
        verb, meets = MEETS[operation]
        return f"{text}: it {verb} {named(int(look.once(meets, kitty)))}"
    return text


def order(look: StateReader) -> Any:
    """Give the card that is being chosen for; only for its owner's eyes."""
    return look.order[0]


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


TABLE = Presentation(
    asks=ASKS,
    labels=LABELS,
    kinds=Tell,
    tales=TALES,
    parts=parts,
    refusal=refusal,
    over_rule="PD-75",
    undo_rule="PD-113",
    prompts={Ask.TACTIC: prompt},
    phase=phase,
    touches=touches,
    label=label,
    reasons=REASONS,
    titles=TITLES,
)
