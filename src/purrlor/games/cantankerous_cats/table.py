"""The table of Cantankerous Cats: what questions are called, and what moves touch."""

from __future__ import annotations

from purrlor.engine import Presentation, Prompt
from purrlor.games.cantankerous_cats.record import Ask

ASKS = {
    Ask.BET: Prompt("place_bet", public=True),
    Ask.KEEP: Prompt("feral_meal_keep", public=True),
    Ask.ACTION: Prompt("choose_action"),
    Ask.POUNCE: Prompt("pounce_or_pass"),
    Ask.REACT: Prompt("react_or_pass"),
    Ask.COUNTER: Prompt("counter_or_pass"),
    Ask.COUNTER_BANK: Prompt("counter_bank_next"),
    Ask.INSTANT: Prompt("instant_or_pass"),
    Ask.FLIGHT: Prompt("flight_score_or_pass"),
    Ask.PAY: Prompt("pay_cost", public=True),
    Ask.HALVE: Prompt("pay_cost", public=True),
    Ask.DISCARD: Prompt("discard_hand_card", public=True),
    Ask.MIDNIGHT: Prompt("midnight_play"),
    Ask.ENEMY: Prompt("eome_attack_card"),
    Ask.FOLLOW_UP: Prompt("eome_follow_up"),
    Ask.DOUBLE: Prompt("multiply_choose", public=True),
    Ask.SCAVENGE: Prompt("scavenge", public=True),
    Ask.SWAP: Prompt("tree_swap", public=True),
    Ask.SWAP_FOR: Prompt("tree_swap", public=True),
    Ask.TOPPLE: Prompt("discard_banked_card", public=True),
    Ask.FAVOUR: Prompt("pass_card", public=True),
    Ask.CONCERT: Prompt("opener_bank"),
    Ask.GIFT: Prompt("gift_mouse", public=True),
    Ask.CHOOSE_CAT: Prompt("choose_target_player", public=True),
}

TOUCHES = {
    "picky": ("hand.{me}", "bowl"),
    "buy": ("bank",),
    "bet": ("hand.{me}/{card}",),
    "keep": ("hand.{me}/{card}",),
    "bank": ("hand.{me}/{card}", "house.{me}"),
    "score": ("hand.{me}/{card}", "track"),
    "overreach": ("hand.{me}/{card}", "track"),
    "attack": ("hand.{me}/{card}", "house.{seat}"),
    "play": ("hand.{me}/{card}", "table"),
    "play-on": ("hand.{me}/{card}", "seat/{seat}"),
    "enemy": ("hand.{me}/enemy-of-my-enemy", "seat/{seat}", "seat/{seat2}"),
    "pay": ("house.{me}/{card}",),
    "drop": ("house.{me}/{card}", "litter"),
    "discard": ("hand.{me}/{card}", "litter"),
    "double": ("house.{me}/{card}",),
    "take": ("litter/{card}", "hand.{me}"),
    "swap": ("hand.{me}/{card}",),
    "swap-for": ("hand.{seat}/{card}",),
    "hand-on": ("hand.{me}/{card}",),
    "give": ("hand.{me}/{card}", "hand.{seat}"),
    "choose": ("seat/{seat}",),
}

TABLE = Presentation(asks=ASKS, touches=TOUCHES, over_rule="CC-171")
