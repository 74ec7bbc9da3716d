"""Files that somebody names: looked at before they are opened, so that nothing hangs, fills the memory or is lost."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from purrlor.errors import BadSetup

MOST_BYTES = 16_000_000  # of a record or a sheet of cards; both are far smaller


def unreadable(path: Path) -> str:
    """Return why a file cannot be read; nothing when it can."""
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        return f"there is no file {path}"
    except (OSError, ValueError) as error:
        return f"{path} cannot be read: {_reason(error)}"
    if stat.S_ISDIR(mode):
        return f"{path} is a folder, not a file"
    if not stat.S_ISREG(mode):
        return f"{path} is not a plain file"
    return "" if os.access(path, os.R_OK) else f"{path} may not be read"


def unwritable(path: Path) -> str:
    """Return why a file cannot be written; nothing when it can."""
    try:
        if path.is_dir():
            return f"{path} is a folder, not a file"
        if path.exists() and not (path.is_file() or path.is_char_device()):
            return f"{path} is not a plain file"
        if not path.parent.is_dir():
            return f"there is no folder {path.parent}"
        there = path if path.exists() else path.parent
    except (OSError, ValueError) as error:
        return f"{path} cannot be written: {_reason(error)}"
    return "" if os.access(there, os.W_OK) else f"{path} may not be written"


def no_folder(path: Path) -> str:
    """Return why a folder cannot be written to, or made; nothing when it can."""
    try:
        there = path
        while not there.exists() and there != there.parent:
            there = there.parent
        if not there.is_dir():
            return f"{there} is a file, not a folder"
    except (OSError, ValueError) as error:
        return f"{path} cannot be a folder: {_reason(error)}"
    return "" if os.access(there, os.W_OK) else f"{there} may not be written to"


def read_text(path: Path, field: str, most: int = MOST_BYTES) -> str:
    """Read a text file whole, if it is one and not too long."""
    if trouble := unreadable(path):
        raise BadSetup(
            f"{trouble[0].upper()}{trouble[1:]}." if trouble.startswith("there") else f"{trouble}.", field=field
        )
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise BadSetup(f"{path} is longer than {most:,} bytes.", field=field)
    return data.decode("utf-8", errors="replace")


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
