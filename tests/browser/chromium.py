"""The system's Chromium, and how it is started."""

from __future__ import annotations

import os
import shutil

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]  # fmt: skip
MISSING = "no Chromium here: install the package `chromium`, or set PURRLOR_CHROMIUM"


def chromium() -> str | None:
    """Find it."""
    return os.environ.get("PURRLOR_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
