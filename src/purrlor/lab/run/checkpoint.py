"""Half-done work is kept: a file with the sums so far, so that the same command goes on where it stopped."""

from __future__ import annotations

import hashlib
import json
import os
import time
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from purrlor.errors import BadSetup
from purrlor.files import unwritable
from purrlor.lab.run.jobs import Sums

PAUSE = 10.0  # seconds between two savings, where a file is asked for
FACTS = "facts"
# What reading a foreign or broken file as a zip of arrays may raise.
DAMAGED = (
    OSError, EOFError, ValueError, LookupError, TypeError, AttributeError, NotImplementedError, RecursionError,
    zipfile.BadZipFile, zlib.error,
)  # fmt: skip


class Checkpoint:
    """The sums of some work under way, and the file that they are kept in when it is interrupted.

    Without a path the file lies in the current folder and is written only when the work is interrupted.
    """

    def __init__(self, what: str, setting: Mapping[str, Any], path: Path | None = None) -> None:
        """Take what is done, and what decides it; a file that is there already is read."""
        self.setting = json.dumps(setting, sort_keys=True)
        self.asked = path is not None
        name = f"purrlor-{what}-{hashlib.sha256(self.setting.encode()).hexdigest()[:8]}.partial"
        self.path = path or Path(name)
        self.done = 0
        self.sums: Sums = {}
        self._saved = time.monotonic()
        if trouble := unwritable(self.path):
            raise BadSetup("error-keep-unwritable", trouble=trouble, field="keep")
        if self.path.exists():
            self._read()

    def step(self, done: int) -> None:
        """Note that so many chunks are in the sums; save now and then where a file is asked for."""
        self.done = done
        if self.asked and time.monotonic() - self._saved > PAUSE:
            self.save()

    def save(self) -> None:
        """Write the file, whole or not at all."""
        draft = self.path.with_name(self.path.name + ".new")
        with draft.open("wb") as file:
            facts = np.frombuffer(json.dumps({"done": self.done, "setting": self.setting}).encode(), np.uint8)
            np.savez_compressed(file, **{FACTS: facts}, **self.sums)  # type: ignore[arg-type]
        os.replace(draft, self.path)
        self._saved = time.monotonic()

    def forget(self) -> None:
        """Remove the file: the work is done."""
        self.path.unlink(missing_ok=True)

    def _read(self) -> None:
        try:
            with np.load(self.path, allow_pickle=False) as held:
                facts = json.loads(held[FACTS].tobytes())
                sums = {name: held[name] for name in held.files if name != FACTS}
                done, setting = int(facts["done"]), facts["setting"]
        except DAMAGED as error:
            raise BadSetup("error-keep-damaged", path=self.path, field="keep") from error
        if setting != self.setting:
            raise BadSetup("error-keep-other", path=self.path, field="keep")
        self.done, self.sums = done, sums
