"""`purrlor serve`: open the parlour."""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sys
import threading
from collections.abc import Sequence
from dataclasses import replace
from types import FrameType
from typing import TYPE_CHECKING, Any

from purrlor.errors import BadSetup, PurrlorError
from purrlor.saying import worded
from purrlor.server.cli.logs import secrets_of, write_logs
from purrlor.server.cli.options import KEPT, KEYS, add_options, database_of, secret, settled
from purrlor.server.keeping import door
from purrlor.server.play.priorities import answer_first
from purrlor.server.settings import Settings

if TYPE_CHECKING:
    from purrlor.server.db.decks import Deck

STOP_SECONDS = 4.5
GOODBYE_SECONDS = 0.2  # for the last messages to leave
SWITCH_SECONDS = 0.0005  # the thread that commits moves waits no longer for the interpreter; usual are 5 ms


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    add_options(parser, KEYS)
    parser.add_argument("--new-key", action="store_true", help=worded("help-serve-new-key"))


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    wished = settled(args)
    settings = _settings(wished, args.new_key)
    write_logs(wished["log"], wished["verbose"], secrets_of(settings))
    return serve(settings, wished["host"], wished["port"])


def _settings(wished: dict[str, Any], new_key: bool) -> Settings:
    """Return what the server is told, from what was set."""
    same = ("key_file", "group_read", "thinkers", *KEPT)
    return Settings(
        **{name: wished[name] for name in same},
        database=database_of(wished),
        new_key=new_key,
        decks=_decks(wished["cards"]),
        origins=wished["origin"],
        secure_cookie=wished["https"],
        proxies=wished["proxy"],
        allowances=wished["allow"],
        metrics_token=secret(wished, "metrics_token"),
        delay_scale=wished["delays"],
    )


def _decks(files: Sequence[str]) -> tuple[Deck, ...]:
    if not files:
        return ()
    from purrlor.server.db.decks import read_decks

    return read_decks([*files])


def serve(settings: Settings, host: str, port: int) -> int:
    """Listen, print the address once the server answers, and serve until SIGTERM or Ctrl-C."""
    from purrlor.server.app import make_app
    from purrlor.server.limits.descriptors import fit
    from purrlor.server.parlour import Parlour

    settings = replace(settings, limits=fit(settings.limits))
    listening = listen(host, port)
    try:
        parlour = Parlour(settings)  # a database that cannot be used is said before anything else
    except PurrlorError:
        listening.close()
        raise
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    app = make_app(settings, parlour)
    app.state.door, place = door.hang(settings.database, host, listening.getsockname()[1])
    server = make_server(app, settings, worded("serve-open", address=address))
    _look_less_for_garbage()
    answer_first()
    sys.setswitchinterval(SWITCH_SECONDS)
    server.run(sockets=[listening])
    door.take_away(place)
    _leave_at_once_if_compiling()
    return 0


def _leave_in_time() -> None:
    """Leave when stopping takes too long, whatever is stalled: all that was acknowledged is in the log."""
    ending = threading.Timer(STOP_SECONDS, os._exit, [0])
    ending.daemon = True
    ending.start()


def _leave_at_once_if_compiling() -> None:
    """Everything is written and closed: whoever wants to stop does not want to wait for a compiler."""
    from purrlor.server.play.editions import compiles

    if compiles():
        sys.stdout.flush()
        os._exit(0)


def _look_less_for_garbage() -> None:
    """Almost nothing here lies in circles: with the usual thresholds a fifth of the time goes into looking for them.

    Young objects are looked at in small heaps, for a few milliseconds each; old ones hardly ever.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 3, 10_000)


def listen(host: str, port: int) -> socket.socket:
    """Open the port, or say why it cannot be opened."""
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        made.listen(2048)  # from now on nobody is turned away; the answer comes as soon as everything is loaded
    except (OSError, OverflowError) as error:
        made.close()
        reason = getattr(error, "strerror", None) or error
        raise BadSetup("error-listen", host=host, port=str(port), reason=reason, field="port") from error
    made.set_inheritable(True)
    return made


def make_server(app: Any, settings: Settings, welcome: str = "") -> Any:
    """Make the uvicorn server: it says when it answers, and tells clients to come back before it stops."""
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if welcome and self.started:
                print(welcome, flush=True)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            parlour = getattr(app.state, "parlour", None)
            if parlour is None or self.should_exit:
                super().handle_exit(sig, frame)
                return
            _leave_in_time()
            parlour.loop.call_soon_threadsafe(self._leave, parlour)

        def _leave(self, parlour: Any) -> None:
            parlour.say_goodbye()
            parlour.loop.call_later(GOODBYE_SECONDS, setattr, self, "should_exit", True)

    return Server(_config(app, settings))


def _config(app: Any, settings: Settings) -> Any:
    import uvicorn

    from purrlor.server.transport.uvicorn_parts import http_class, websocket_class

    return uvicorn.Config(
        app,
        loop="uvloop" if os.name != "nt" else "auto",
        http=http_class(),
        ws=websocket_class(),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `proxies.py` does that, and tells whom it does not believe
        timeout_graceful_shutdown=3,
    )
