"""How the server writes its log: a line for people or a line of JSON for machines, and never a secret."""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Iterable

from purrlor.server.db.database import password_of
from purrlor.server.identity.key import VARIABLE
from purrlor.server.settings import Settings

HIDDEN = "(hidden)"
SHORTEST = 6  # letters of what is hidden: shorter ones are in many words


def secrets_of(settings: Settings) -> list[str]:
    """List what must be in no log."""
    in_key = [word for word in os.environ.get(VARIABLE, "").replace(";", " ").split() if len(word) == 64]
    return [settings.metrics_token, password_of(settings.database), *in_key]


def write_logs(form: str, verbose: bool, secrets: Iterable[str]) -> None:
    """Write logs to the standard error from now on, in this form."""
    handler = logging.StreamHandler()
    handler.setFormatter((Lines if form == "text" else Json)(secrets))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("purrlor").setLevel(logging.INFO if verbose else logging.WARNING)


class Lines(logging.Formatter):
    """Lines for people."""

    def __init__(self, secrets: Iterable[str]) -> None:
        """Take what is to be hidden."""
        super().__init__("%(asctime)s %(levelname)s %(message)s")
        self._secrets = [secret for secret in secrets if len(secret) >= SHORTEST]

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        return self._harmless(super().format(record))

    def _harmless(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


class Json(Lines):
    """One object a line: when, how grave, who says it, what, and the traceback where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": self._harmless(record.getMessage()),
        }
        if record.exc_info:
            told["traceback"] = self._harmless(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)
