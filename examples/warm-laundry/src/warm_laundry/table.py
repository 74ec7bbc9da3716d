"""Warm Laundry in words: prompts, labels, the log."""

from __future__ import annotations

from purrlor.engine import SEAT, Label, Moved, Part, Presentation, Prompt, StateReader, Told
from warm_laundry.record import Ask, Tell


def parts(look: StateReader, seat: int) -> list[Part]:
    """WL-08: purrs are all there is."""
    return [Part("Purrs", look.purrs[seat], "WL-08")]


def refusal(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """Name the rule that forbids a move which is not on the list."""
    return "WL-04"


TABLE = Presentation(
    asks={Ask.LAY: Prompt("Lay a cat into the basket", "WL-04", "lay_cat")},
    labels={"lay": Label("Lay {card} down", ("paws.{me}/{card}", "basket"))},
    kinds=Tell,
    tales={
        Tell.LAID: Moved("{giver} lays {card} down."),
        Tell.DREW: Moved("{taker} draws {card}."),
        Tell.PURRED: Told("{seat} purrs.", (SEAT,)),
    },
    parts=parts,
    refusal=refusal,
    over_rule="WL-08",
)
