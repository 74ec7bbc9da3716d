"""The table of Here, Kitty, Kitty!: what declines a question, and what moves touch."""

from __future__ import annotations

from purrlor.engine import Presentation, Prompt
from purrlor.games.here_kitty_kitty.record import Ask

ASKS: dict[int, Prompt] = {
    Ask.CATS: Prompt("cats_owned"),
    Ask.OLDEST: Prompt("oldest_cat"),
    Ask.ACTION: Prompt("choose_action"),
    Ask.DISCARD: Prompt("discard_cards"),
    Ask.BLOCK: Prompt("block_or_pass"),
    Ask.COPY: Prompt("copy_or_pass"),
    Ask.REFLEX: Prompt("reflex_or_pass"),
    Ask.LANDING: Prompt("land_or_pass"),
    Ask.TAKE: Prompt("choose_cats_to_take"),
    Ask.SHORTAGE: Prompt("shortage_yard"),
    Ask.GIVE: Prompt("give_cat"),
    Ask.LOSE: Prompt("give_cat"),
    Ask.STEPS: Prompt("own_steps"),
    Ask.COLOUR: Prompt("name_colour"),
    Ask.FIGHT: Prompt("fight_split"),
    Ask.FETCH: Prompt("search_discard"),
    Ask.LITTER: Prompt("foster_place"),
    Ask.BONUS: Prompt("tuna_bonus"),
    Ask.INSURE: Prompt("use_insurance"),
}

# What must be named with a card; a copy touches Copy Cat where a play touches the card itself.
PLAYS = {
    "play": ("{card}",),
    "play-on": ("{card}", "seat/{seat}"),
    "demand": ("{card}", "seat/{seat}", "amount/{amount}"),
    "lure": ("catnip", "seat/{seat}", "seat/{seat2}"),
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
    "send": ("yard.{me}/{colour}", "yard.{seat}"),
    "fetch": ("discard/{card}",),
    "place": ("{litter}.{me}/{colour}", "{zone}.{me}"),
}

TABLE = Presentation(asks=ASKS, touches=TOUCHES, over_rule="HK-146")
