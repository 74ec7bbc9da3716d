"""JSON as it goes over the wire: without spaces, letters as they are."""

from __future__ import annotations

import json
from typing import Any

ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def compact(value: Any) -> str:
    """Write data as JSON."""
    return ENCODER.encode(value)
