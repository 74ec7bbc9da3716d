"""The table of Were Kittens: what declines a question, what moves touch, and what words that name nothing break."""

from __future__ import annotations

from purrlor.engine import Presentation, Prompt
from purrlor.games.were_kittens.record import Ask
from purrlor.games.were_kittens.refusals import CHARACTER_VERBS

# Nothing but what is laid out in secret can leave a seat without a choice that others do not see.
ASKS = {
    Ask.KEEP: Prompt("keep_character", public=True),
    Ask.START: Prompt("choose_start", public=True),
    Ask.PLACE: Prompt("place_victims"),
    Ask.POPULATE: Prompt("place_city_coin", public=True),
    Ask.HURRY: Prompt("order_scare_h4", public=True),
    Ask.SWAP: Prompt("use_scare", public=True),
    Ask.ACT: Prompt("cat_action", declines="", public=True),  # a cat that passes hides nothing
    Ask.SCARE: Prompt("use_scare", public=True),
    Ask.MEAL: Prompt("choose_meal", public=True),
    Ask.LEFTOVERS: Prompt("keep_leftover", public=True),
}

TOUCHES = {
    "keep": ("dealt.{me}/{character}",),
    "start": ("supply/{coin}", "cats.{me}"),
    "place": ("hand.{me}/{coin}", "eat.{me}"),
    "scare": ("hand.{me}/{coin}", "scare.{me}"),
    "populate": ("supply/{coin}", "city"),
    "hurry": ("cats.{me}#{cell}",),
    "swap": ("city/{coin}", "supply/{coin2}"),
    "use": ("scare.{me}/{coin}",),
    "take": ("city/{coin}", "hand.{me}"),
    "make": ("city/{coin}", "cats.{me}#{cell}"),
    "repopulate": ("city",),
    "eat": ("eat.{me}/{coin}",),
    "save": ("eat.{me}/{coin}", "hand.{me}"),
}

UNKNOWN = {
    "keep": "WK-C1", "start": "WK-15", "place": "WK-37", "scare": "WK-38", "done": "WK-40", "populate": "WK-48",
    "take": "WK-66", "make": "WK-69", "eat": "WK-28", **dict.fromkeys(CHARACTER_VERBS, "WK-C5"),
}  # fmt: skip


def unknown(text: str) -> str:
    """Name the rule for a move whose words name nothing."""
    return UNKNOWN.get(text.partition(":")[0].strip(), "WK-58")


TABLE = Presentation(asks=ASKS, touches=TOUCHES, over_rule="WK-87", unknown=unknown)
