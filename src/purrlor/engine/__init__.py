"""The shared machinery: records, rules, flow, matches. It knows no game.

Here is the vocabulary of those who write games. The rooms, each of which knows only those before it: `compile`,
`author`, `view`, `native`, `match`, `batch`, `gpu`; and `edited`, a game with other cards.
"""

from purrlor.engine.author.cards import Card, sheet_beside
from purrlor.engine.author.chance import roll, shuffle
from purrlor.engine.author.fields import Axis, Grid, flag, grid, number, rows
from purrlor.engine.author.flow import Flow, switch
from purrlor.engine.author.options import Option
from purrlor.engine.author.sets import lowest
from purrlor.engine.author.state import MAX_SEATS, SEAT, Frame, GameState
from purrlor.engine.author.steps import (
    after,
    ask,
    emit,
    end,
    fail,
    is_waiting,
    offer,
    offer_if,
    offer_next,
    offer_seats,
    pop,
    push,
    withdraw,
)
from purrlor.engine.author.tales import Moved, Shown, Swept, Told
from purrlor.engine.author.verbs import Verbs
from purrlor.engine.author.zones import Zones
from purrlor.engine.compile.rule import rule
from purrlor.engine.match.events import Event
from purrlor.engine.match.game import Game
from purrlor.engine.match.match import Match
from purrlor.engine.match.outcome import Outcome
from purrlor.engine.match.presentation import Move, Part, Presentation, Prompt
from purrlor.engine.match.record import Record
from purrlor.engine.native.definition import Rules
from purrlor.engine.view.vocabulary import Words

__all__ = [
    "MAX_SEATS",
    "SEAT",
    "Axis",
    "Card",
    "Event",
    "Flow",
    "Frame",
    "Game",
    "GameState",
    "Grid",
    "Match",
    "Move",
    "Moved",
    "Option",
    "Outcome",
    "Part",
    "Presentation",
    "Prompt",
    "Record",
    "Rules",
    "Shown",
    "Swept",
    "Told",
    "Verbs",
    "Words",
    "Zones",
    "after",
    "ask",
    "emit",
    "end",
    "fail",
    "flag",
    "grid",
    "is_waiting",
    "lowest",
    "number",
    "offer",
    "offer_if",
    "offer_next",
    "offer_seats",
    "pop",
    "push",
    "roll",
    "rows",
    "rule",
    "sheet_beside",
    "shuffle",
    "switch",
    "withdraw",
]
