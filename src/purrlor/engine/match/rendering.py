"""Events as they are sent to those at a table: what a move told, once for all who may hear the same."""

from __future__ import annotations

from purrlor.engine.match.events import SPECTATOR, EventBatch
from purrlor.engine.native.backend import Backend

HIDDEN = b":>"  # in a sentence whose first argument somebody may not know


def tell(backend: Backend, batch: EventBatch, viewer: int | None) -> bytes:
    """Return what a viewer (None: a spectator) hears of a move, as JSON; nothing where nothing is told."""
    said = backend.tell(batch.buffer, SPECTATOR if viewer is None else viewer)
    return b'{"beat":%d,"says":[%b]}' % (batch.beat, said) if said else b""


def tell_all(backend: Backend, batch: EventBatch, seats: int) -> bytes | tuple[bytes, ...]:
    """Tell everybody: one text if all may hear the same, or one for spectators and each seat."""
    said = tell(backend, batch, None)
    if HIDDEN not in said:  # a seat sees whatever a spectator does
        return said
    return said, *[tell(backend, batch, seat) for seat in range(seats)]
