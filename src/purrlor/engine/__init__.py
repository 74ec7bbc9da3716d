"""The shared machinery: records, rules, flow, matches. It knows no game."""

from purrlor.engine.backend import Rules
from purrlor.engine.cards import Card, sheet_beside
from purrlor.engine.chance import roll, shuffle
from purrlor.engine.events import Event, Moved, Shown, Swept, Told
from purrlor.engine.fields import Axis, Grid, flag, grid, number, rows
from purrlor.engine.flow import Flow, switch
from purrlor.engine.game import Game
from purrlor.engine.look import Look
from purrlor.engine.match import Match, Move
from purrlor.engine.moment import Outcome
from purrlor.engine.options import Option
from purrlor.engine.record import Record
from purrlor.engine.rule import rule
from purrlor.engine.sets import lowest
from purrlor.engine.state import MOST_SEATS, SEAT, Frame, GameState
from purrlor.engine.steps import (
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
from purrlor.engine.verbs import Verbs
from purrlor.engine.words import Label, Part, Prompt, Table
from purrlor.engine.zones import Zones

__all__ = [
    "MOST_SEATS",
    "SEAT",
    "Axis",
    "Card",
    "Event",
    "Flow",
    "Frame",
    "Game",
    "GameState",
    "Grid",
    "Label",
    "Look",
    "Match",
    "Move",
    "Moved",
    "Option",
    "Outcome",
    "Part",
    "Prompt",
    "Record",
    "Rules",
    "Shown",
    "Swept",
    "Table",
    "Told",
    "Verbs",
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
