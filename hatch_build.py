"""Refuse to build a package without the browser client; an editable install may get it later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/purrlor/server/static/index.html")


class ClientIsThere(BuildHookInterface[Any]):
    """Looks for the client before a wheel or an sdist is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop with a sentence where the client is missing."""
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            self.app.abort(f"There is no browser client to pack ({CLIENT}): run `make wheel`, which builds it first.")
