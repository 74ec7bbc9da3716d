"""What browser tests need: a parlour of their own, ears for complaints, settings to start with."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page

import purrlor

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
STATIC = ROOT / "src" / "purrlor" / "server" / "static"
SHOTS = HERE / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = tuple(purrlor.GAMES)
SERVE = "import sys, luck; luck.follow(sys.argv[1]); from purrlor.cli import main; sys.exit(main(sys.argv[2:]))"


class Parlour:
    """A server of its own, on a free port, with its own database."""

    def __init__(self, folder: Path, *more: str) -> None:
        """Start it in a folder."""
        self.database = folder / "tables.db"
        self.test = folder / "test.txt"  # whose luck its tables have
        self.test.touch()
        self.more = more
        self.port = 0
        self.start()

    def start(self) -> None:
        """Listen, on the same port as before if there was one."""
        command = [sys.executable, "-c", SERVE, str(self.test)]
        asked = ["serve", "--port", str(self.port), "--db", str(self.database), "--delays", "0", *self.more]
        places = [str(HERE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
        known = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
        self.process = subprocess.Popen([*command, *asked], stdout=subprocess.PIPE, text=True, env=known)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^\s]+:(\d+)", line)
        assert found, f"The server did not say where it listens: {line!r}"
        self.port = int(found.group(1))
        self._wait()

    def _wait(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("The server does not answer.")

    def stop(self) -> None:
        """End it and wait."""
        self.process.terminate()
        self.process.wait(timeout=90)  # a busy machine takes its time
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def url(self) -> str:
        """Give its address."""
        return f"http://localhost:{self.port}"


class Complaints:
    """What a page says on its console that nobody should have to read."""

    def __init__(self) -> None:
        """Start with none."""
        self.heard: list[str] = []

    def listen(self, page: Page) -> Page:
        """Listen to a page."""
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.heard.append(f"uncaught: {error}"))
        return page

    def _note(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.heard.append(f"{said.type}: {said.text} {said.location.get('url', '')}")


def remember(page: Page, **settings: Any) -> None:
    """Have a page start with these settings."""
    page.add_init_script(f"localStorage.setItem('purrlor.settings', {json.dumps(json.dumps(settings))})")


def look(page: Page, name: str) -> None:
    """Keep a picture to be looked at."""
    page.screenshot(path=SHOTS / f"{name}.png", full_page=True)


def unfold(page: Page) -> None:
    """Open everything that is folded."""
    page.evaluate("document.querySelectorAll('main details').forEach(one => { one.open = true; })")
