"""What the compiled steps of a batch are told, as records of addresses and numbers."""

from __future__ import annotations

import numpy as np

BatchContext = np.dtype([
    (name, "i8")
    for name in (
        "setup", "legal", "apply", "census", "blank", "states", "known", "minds", "own", "kinds", "sight", "plan",
        "runs", "size", "head", "log", "seats", "zones", "pieces", "most", "verbs", "longest", "cells",
    )
])  # fmt: skip
Seatwork = np.dtype([
    (name, "i8")
    for name in ("me", "moves", "numbers", "rows", "masks", "rewards", "ended", "illegal", "count", "seat")
])  # fmt: skip
