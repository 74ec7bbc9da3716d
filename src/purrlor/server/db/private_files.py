"""Files for their owner's eyes, from the first byte on; where that is wished, for those of the owner's group, too."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

LOG = logging.getLogger("purrlor.server")
OWNER, GROUP = 0o600, 0o640  # what a file of ours may be
GROUPS_FOLDER = 0o750


def make_folder(folder: Path, group_read: bool = False) -> None:
    """Make a folder and those above it that are missing, for the owner only."""
    missing = [one for one in (folder, *folder.parents) if not one.is_dir()]
    for one in reversed(missing):
        with contextlib.suppress(FileExistsError):  # another process was faster
            os.mkdir(one, 0o700)
            if group_read:
                os.chmod(one, GROUPS_FOLDER)


def create(file: Path, group_read: bool = False) -> None:
    """Make an empty file that others cannot read, unless there is one: that one is left as it is."""
    with contextlib.suppress(FileExistsError):
        handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER)
        admit(handle, group_read)
        os.close(handle)


def write_new(file: Path, text: str, group_read: bool = False) -> None:
    """Write a file whole or not at all; raises FileExistsError when there is one."""
    with _written(file, text, GROUP if group_read else OWNER) as part:
        try:
            os.link(part, file)
        except FileExistsError:
            raise
        except OSError:  # a disk that knows no links
            os.rename(part, file)


def rewrite(file: Path, text: str) -> None:
    """Put new words into a file whole or not at all; it stays the owner's, and the group's if it could read it."""
    was = file.stat()
    with _written(file, text, OWNER | (was.st_mode & 0o040)) as part:
        if hasattr(os, "chown") and os.geteuid() == 0:
            os.chown(part, was.st_uid, was.st_gid)
        os.replace(part, file)


@contextlib.contextmanager
def _written(file: Path, text: str, mode: int) -> Iterator[Path]:
    """Return a finished file beside the one that is meant; it is safe on the disk once the block has put it there."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with open(handle, "w", encoding="utf-8") as part:
            admit(handle, bool(mode & 0o040))
            part.write(text)
            part.flush()
            os.fsync(handle)
        yield Path(name)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
    _sync_folder(file.parent)


def admit(handle: int, group_read: bool) -> None:
    """Let the group read an empty file of ours, whatever the process's mask says."""
    if group_read and hasattr(os, "fchmod"):
        os.fchmod(handle, GROUP)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def say_what_is_open(files: Iterable[Path], group_read: bool) -> None:
    """Name in one line of the log the files that more people may read than was wished; they are left as they are."""
    beyond = 0o777 & ~(GROUP if group_read else OWNER)
    found = [f"{file} ({bits:03o})" for file in files if (bits := _rights(file)) & beyond]
    if found and os.name != "nt":
        wished = "640" if group_read else "600"
        LOG.warning("others on this machine may read %s; chmod %s closes that", ", ".join(found), wished)


def _rights(file: Path) -> int:
    try:
        return stat.S_IMODE(file.stat().st_mode)
    except OSError:
        return 0
