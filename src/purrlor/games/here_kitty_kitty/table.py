"""The table of Here, Kitty, Kitty!: what declines a question, and what moves touch."""

from __future__ import annotations

from purrlor.engine import Presentation, Prompt
from purrlor.games.here_kitty_kitty.record import Ask

# Cats and piles lie open, and a seat that is asked for an action or a discard has one with any card: whether there is a
# choice is public everywhere but in windows, where it depends on what is in a hand (HK-70).
OPEN = {
    Ask.CATS: "cats_owned",
    Ask.OLDEST: "oldest_cat",
    Ask.ACTION: "choose_action",
    Ask.DISCARD: "discard_cards",
    Ask.TAKE: "choose_cats_to_take",
    Ask.SHORTAGE: "shortage_yard",
    Ask.GIVE: "give_cat",
    Ask.LOSE: "give_cat",
    Ask.STEPS: "own_steps",
    Ask.COLOUR: "name_colour",
    Ask.FIGHT: "fight_split",
    Ask.FETCH: "search_discard",
    Ask.LITTER: "foster_place",
    Ask.BONUS: "tuna_bonus",
    Ask.INSURE: "use_insurance",
    Ask.SAVE: "save_cat",
}
HIDDEN = {
    Ask.BLOCK: "block_or_pass",
    Ask.COPY: "copy_or_pass",
    Ask.REFLEX: "reflex_or_pass",
    Ask.LANDING: "land_or_pass",
}
ASKS: dict[int, Prompt] = {
    **{ask: Prompt(kind, public=True) for ask, kind in OPEN.items()},
    **{ask: Prompt(kind) for ask, kind in HIDDEN.items()},
}

# What must be named with a card; a copy touches Copy Cat where a play touches the card itself.
PLAYS = {
    "play": ("{card}",),
    "play-on": ("{card}", "seat/{seat}"),
    "demand": ("{card}", "seat/{seat}", "amount/{amount}"),
    "lure": ("{card}", "seat/{seat}", "seat/{seat2}"),
    "gather": ("cat-in-heat", "seat/{seat}", "seat/{seat2}", "seat/{seat3}"),
    "let-out": ("open-window", "{zone}.{seat}"),
    "burgle": ("cat-burglar", "{zone}.{seat}/{colour}"),
    "swap": ("purr-suasion", "{zone}.{me}/{colour}", "{spot}/{colour2}"),
    "swap-stray": ("purr-suasion", "{zone}.{me}/{colour}", "neighborhood/{colour2}"),
    "reflex": ("catlike-reflexes", "seat/{seat}", "way/{way}", "amount/{amount}"),
}


def copied(name: str) -> str:
    """Return how the copy of a play is called."""
    return "copy" if name == "play" else f"copy-{name.removeprefix('play-')}"


TOUCHES = {
    "insure": ("tucked.{me}/pet-insurance",),
    **{name: (f"hand.{{me}}/{card}", *more) for name, (card, *more) in PLAYS.items()},
    **{copied(name): ("hand.{me}/copy-cat", *more) for name, (_, *more) in PLAYS.items()},
    "protect": ("hand.{me}/{card}", "seat/{seat}"),
    "move": ("{from}/{colour}", "{to}"),
    "discard": ("hand.{me}/{card}", "discard"),
    "take": ("neighborhood/{colour}",),
    "ask": ("yard.{seat}",),
    "pick": ("{zone}.{seat}/{colour}",),
    "step": ("{zone}.{me}/{colour}", "{zone2}.{me}"),
    "colour": ("colour/{colour}",),
    "save": ("yard.{me}/{colour}", "porch.{me}"),
    "send": ("yard.{me}/{colour}", "yard.{seat}"),
    "fetch": ("discard/{card}",),
    "place": ("{litter}.{me}/{colour}", "{zone}.{me}"),
}

# Moves that lead to nothing which could be told.
PLAIN = {
    "own": "a fact of somebody's home; with those of the others it settles who begins",
    "oldest": "a fact of somebody's home; with those of the others it settles who begins",
}

TABLE = Presentation(asks=ASKS, touches=TOUCHES, over_rule="HK-146", plain=PLAIN)
