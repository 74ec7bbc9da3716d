"""Installs the example game as a package of its own, beside Purrlor."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
EXAMPLE = ROOT / "examples" / "warm-laundry"


def install_example(folder: Path) -> Path:
    """Build and install the example into a folder; its own backend makes the metadata."""
    copy, place = folder / "copy", folder / "site"
    shutil.copytree(EXAMPLE, copy)  # a build leaves things behind
    uv = Path(sys.executable).parent / "uv"
    words = [str(uv), "pip", "install", "-q", "--no-deps", "--python", sys.executable, "--target", str(place)]
    subprocess.run([*words, str(copy)], check=True)
    return place
