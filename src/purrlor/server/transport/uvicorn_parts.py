"""What we lean on of uvicorn's insides, which it promises nobody: looked at when the server starts.

`fastpath.py` gives uvicorn's websocket a shorter way. Where its insides are others than these, websockets go uvicorn's
own way, with one line in the log: everything works, slower, and frames are no longer counted before they are read.

`http.py` bounds what strangers send before the application hears of it. Without those bounds a server should not be
opened to strangers, so there it is not: the sentence says which version to install.
"""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from purrlor.errors import BadSetup

LOG = logging.getLogger("purrlor.server")
KNOWN = "0.54"

# Attributes of a websocket, and the methods that `FastWebSocket` overrides or calls.
WEBSOCKET = (
    "conn", "queue", "read_paused", "writable", "transport", "close_sent", "disconnected", "frames",
    "curr_msg_data_type", "scope", "client", "config", "loop", "handshake_initiated", "handshake_complete",
    "connection_made()", "connection_lost()", "data_received()", "handle_connect()", "handle_parser_exception()",
    "handle_ping()", "keepalive_timeout()", "pause_writing()", "resume_writing()", "receive()", "send()",
    "send_receive_event_to_app()", "shutdown()",
)  # fmt: skip
# `data_received` feeds `parser`, which calls the methods; `cycle` is the newest request, those behind it wait in
# `pipeline`; `flow` pauses and resumes reading.
HTTP = (
    "data_received()", "on_url()", "on_header()", "on_headers_complete()", "on_body()", "on_message_complete()",
    "_unset_keepalive_if_required()", "_should_upgrade()", "cycle", "pipeline", "flow", "parser", "headers",
)  # fmt: skip
CYCLE = ("response_started", "response_complete", "disconnected", "message_event")


def lacking(made: type, names: tuple[str, ...]) -> list[str]:
    """Return which of these methods a class does not have, and which attributes its methods do not speak of."""
    methods = {name for name in vars(made) if callable(vars(made)[name])}
    codes = [method.__code__ for method in vars(made).values() if hasattr(method, "__code__")]
    attributes = {name for code in codes for name in code.co_names}
    known = attributes | {f"{name}()" for name in methods}
    return [name for name in names if name not in known]


def websocket_class() -> Any:
    """Return what serves websockets: with the shorter way if uvicorn is as we know it, else uvicorn's own."""
    missing = lacking(WebSocketsSansIOProtocol, WEBSOCKET)
    if missing:
        LOG.warning(
            "This uvicorn is not %s (its websocket lacks %s): websockets go its own way, slower, and frames are not "
            "counted before they are read.", KNOWN, ", ".join(missing),
        )  # fmt: skip
        return WebSocketsSansIOProtocol
    from purrlor.server.transport.fastpath import FastWebSocket

    return FastWebSocket


def http_class() -> Any:
    """Return what serves HTTP, with bounds; or refuse to open a server without them."""
    missing = [*lacking(HttpToolsProtocol, HTTP), *lacking(RequestResponseCycle, CYCLE)]
    if missing:
        raise BadSetup("error-uvicorn", missing=", ".join(missing), known=KNOWN, field="uvicorn")
    from purrlor.server.transport.http import Edge

    return Edge
