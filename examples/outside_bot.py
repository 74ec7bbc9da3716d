"""A bot of one's own: it plays the card that brings most cards, and gives away or loses the least valuable one.

Try it: purrlor arena kitty-cataclysm --bots examples/outside_bot.py:choose,random --games 200
"""

import purrlor

CARDS = purrlor.game("kitty-cataclysm").cards
GAIN = {"draw": 1, "steal": 2, "donate": -1, "lose": -1}


def choose(view, moves):
    """Take what the seat can see and its list of moves; give one of them."""

    def liking(move):
        verb, _, rest = move.text.partition(":")  # "play:fat-cat", "donate:fat-cat>2", "steal:1"
        card = CARDS.get(rest.partition(">")[0])
        if card is None or verb != "play":
            return -card["value"] if card else 0
        return sum(GAIN.get(name, 0) * int(amount or 1) for name, _, amount in (e.partition(" ") for e in card.effect))

    return max(moves, key=liking)
