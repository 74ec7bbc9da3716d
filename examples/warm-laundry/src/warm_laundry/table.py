"""The table of Warm Laundry: what is asked there, and what moves touch."""

from __future__ import annotations

from purrlor.engine import Presentation, Prompt
from warm_laundry.record import Ask

TABLE = Presentation(
    asks={Ask.LAY: Prompt("lay_cat")},
    touches={"lay": ("paws.{me}/{card}", "basket")},
    over_rule="WL-08",
)
