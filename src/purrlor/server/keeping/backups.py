"""Backups by schedule: every so many hours one is written, restored on trial, and the oldest go.

Both are commands in processes of their own, with the lowest priority: nobody's move waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from purrlor.server.db import private_files
from purrlor.server.settings import Settings

LOG = logging.getLogger("purrlor.server")
LOOK_SECONDS = 30.0
RETRY_SECONDS = 600.0
PATTERN = "purrlor-*.backup"
HOUR = 3_600.0


def existing(folder: Path) -> list[Path]:
    """List the backups that are there, the oldest first."""
    return sorted(folder.glob(PATTERN)) if folder.is_dir() else []


class Backups:
    """The schedule of one server."""

    def __init__(self, settings: Settings, made: Callable[[float], None]) -> None:
        """Take the settings, and whom to tell when a backup was made."""
        self._settings, self._made = settings, made
        self.folder = Path(settings.backup_folder).expanduser()
        self._failed = -RETRY_SECONDS

    async def watch(self, mine: Callable[[], Awaitable[bool]]) -> None:
        """Write one whenever the newest is too old, if this is the process that does it."""
        private_files.make_folder(self.folder, self._settings.group_read)
        while True:
            if self.due() and await mine():
                await self.make()
            elif newest := existing(self.folder)[-1:]:
                self._made(newest[0].stat().st_mtime)
            await asyncio.sleep(min(LOOK_SECONDS, self._settings.backup_hours * HOUR / 4))

    def due(self) -> bool:
        """Return whether the newest backup is too old; after a failure there is a rest."""
        if time.monotonic() - self._failed < RETRY_SECONDS:
            return False
        found = existing(self.folder)
        return not found or time.time() - found[-1].stat().st_mtime >= self._settings.backup_hours * HOUR

    async def make(self) -> Path | None:
        """Write a backup, see that it can be restored, and remove those that are too many."""
        file = self.folder / time.strftime("purrlor-%Y%m%d-%H%M%S.backup", time.gmtime())
        rights = ["--group-read"] if self._settings.group_read else []
        told = await self._run("backup", str(file), *rights)
        if told is None:
            told = await self._run("restore", str(file), "--try")
        if told is not None:
            LOG.error("no backup could be made: %s", told)
            self._failed = time.monotonic()
            return None
        LOG.info("a backup was written and restored on trial: %s", file)
        self._made(file.stat().st_mtime)
        for old in existing(self.folder)[: -self._settings.backups_kept]:
            with contextlib.suppress(OSError):
                old.unlink()
        return file

    async def _run(self, *words: str) -> str | None:
        """Run a command of ours; give what it complained about, or None when it did what it should."""
        nice = ["nice", "-n", "19"] if shutil.which("nice") else []
        known = {**os.environ, "PURRLOR_DATABASE": self._settings.database, "PURRLOR_LANGUAGE": "en"}
        pipe = asyncio.subprocess.PIPE
        made = await asyncio.create_subprocess_exec(
            *nice, sys.executable, "-m", "purrlor", *words, stdout=asyncio.subprocess.DEVNULL, stderr=pipe, env=known
        )
        try:
            _, said = await made.communicate()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                made.kill()
            raise
        return None if made.returncode == 0 else said.decode(errors="replace").strip()
