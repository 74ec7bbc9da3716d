"""The table of Kitty Cataclysm: what moves touch, and who deals the next game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from purrlor.engine import Presentation, Prompt
from purrlor.games.kitty_cataclysm.record import Ask

ASKS = {
    Ask.CLAIM: Prompt("claim_start", gives_up="wait"),
    Ask.PLAY: Prompt("play_card"),
    Ask.LAST: Prompt("last_card", public=True),
    Ask.DONATE: Prompt("donate"),
    Ask.STEAL: Prompt("steal_from", public=True),
    Ask.LOSE: Prompt("lose_card"),
    Ask.PASS: Prompt("pass_cards"),
}

TOUCHES = {
    "play": ("paws.{me}/{card}", "kitty.{me}"),
    "claim": ("paws.{me}/{card}", "kitty.{me}"),
    "donate": ("paws.{me}/{card}", "paws.{seat}"),
    "steal": ("paws.{seat}",),
    "lose": ("paws.{me}/{card}", "litter"),
    "pass": ("paws.{me}/{card}",),
}


def rematch(gone: Sequence[int], winner: int) -> Mapping[str, Any]:
    """KC-04: the winner deals the next game; KC-05: or chance decides, when the winner has left."""
    return {"dealer": "random" if winner in gone else winner}


TABLE = Presentation(asks=ASKS, touches=TOUCHES, over_rule="KC-61", rematch=rematch)
