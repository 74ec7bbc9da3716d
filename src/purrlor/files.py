"""Files that somebody names: looked at before they are opened, so that nothing hangs, fills the memory or is lost."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from purrlor.errors import BadSetup
from purrlor.said import Said

MOST_BYTES = 16_000_000  # of a record or a sheet of cards; both are far smaller


def unreadable(path: Path) -> Said | None:
    """Return why a file cannot be read; nothing when it can."""
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        return Said("file-none", path=path)
    except (OSError, ValueError) as error:
        return Said("file-unreadable", path=path, error=_reason(error))
    if stat.S_ISDIR(mode):
        return Said("file-folder", path=path)
    if not stat.S_ISREG(mode):
        return Said("file-odd", path=path)
    return None if os.access(path, os.R_OK) else Said("file-locked", path=path)


def unwritable(path: Path) -> Said | None:
    """Return why a file cannot be written; nothing when it can."""
    try:
        if path.is_dir():
            return Said("file-folder", path=path)
        if path.exists() and not (path.is_file() or path.is_char_device()):
            return Said("file-odd", path=path)
        if not path.parent.is_dir():
            return Said("folder-none", path=path.parent)
        there = path if path.exists() else path.parent
    except (OSError, ValueError) as error:
        return Said("file-unwritable", path=path, error=_reason(error))
    return None if os.access(there, os.W_OK) else Said("file-closed", path=path)


def no_folder(path: Path) -> Said | None:
    """Return why a folder cannot be written to, or made; nothing when it can."""
    try:
        there = path
        while not there.exists() and there != there.parent:
            there = there.parent
        if not there.is_dir():
            return Said("folder-file", path=there)
    except (OSError, ValueError) as error:
        return Said("folder-impossible", path=path, error=_reason(error))
    return None if os.access(there, os.W_OK) else Said("folder-closed", path=there)


def read_text(path: Path, field: str, most: int = MOST_BYTES) -> str:
    """Read a text file whole, if it is one and not too long."""
    if trouble := unreadable(path):
        if trouble.id == "file-none":
            raise BadSetup("error-file-none", file=path, field=field)
        raise BadSetup("error-file", trouble=trouble, field=field)
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise BadSetup("error-file-long", path=path, most=most, field=field)
    return data.decode("utf-8", errors="replace")


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
