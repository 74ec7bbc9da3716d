"""The table of Paw of Duty: what is asked, and what moves touch."""

from __future__ import annotations

from purrlor.engine import Presentation, Prompt
from purrlor.games.paw_of_duty.record import Ask

ASKS = {
    Ask.MULLIGAN: Prompt("mulligan"),
    Ask.DEPLOY: Prompt("choose_kitty", public=True),
    Ask.PLACE: Prompt("place_kitty", public=True),
    Ask.TACTIC: Prompt("tactic_step", public=True),
    Ask.MARK: Prompt("mark_outer", public=True),
    Ask.DECLARE: Prompt("declare", public=True),
    Ask.RESCUE: Prompt("rescue", public=True),
}

KITTY = ("board/{kitty}",)
TOUCHES = {
    "swap": ("hand.{me}/{tactic}",),
    "take-back": ("hand.{me}/{tactic}",),
    "redraw": ("tactics",),
    "deploy": ("drawn.{me}/{kitty}",),
    "place": ("board#{cell}", "compass/{facing}"),
    "play": ("hand.{me}/{tactic}", "played"),
    "discard": ("hand.{me}/{tactic}", "discards"),
    "use": KITTY,
    "use-attack": KITTY,
    "use-shove": KITTY,
    "use-pull": KITTY,
    "use-shoot": KITTY,
    "attack": KITTY,
    "capture": KITTY,
    "friendly-fire": KITTY,
    "hop": KITTY,
    "trade": KITTY,
    "go": ("board#{cell}",),
    "face": ("compass/{facing}",),
    "also": KITTY,
    "mark": KITTY,
    "mark-last": KITTY,
    "rescue": ("captured.{foe}/{kitty}",),
}

TABLE = Presentation(asks=ASKS, touches=TOUCHES, over_rule="PD-75", undo_rule="PD-113")
