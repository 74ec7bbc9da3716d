"""Checks that a release is one, builds it, and says what to do next: `make release`.

It is one when main is clean, nobody has tagged its version yet, CHANGES.md has a part for it with its date and nothing
left over, and what is built says the same version and holds the client. Nothing is tagged, pushed or published here.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import zipfile
from datetime import UTC, date, datetime
from email.parser import Parser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLIENT = "purrlor/server/static/index.html"
HEADING = re.compile(r"^## (.+?)(?: \((.+)\))?$", re.MULTILINE)


class NotYet(Exception):
    """Why this is no release."""


def main() -> int:
    """Check, build, check again; say what is next, or what is wrong."""
    try:
        version = read_version()
        check_tree(version)
        check_changes(version, (ROOT / "CHANGES.md").read_text(encoding="utf-8"))
        sdist, wheel = build()
        check_package(version, sdist, wheel)
    except NotYet as error:
        print(f"Not yet: {error}", file=sys.stderr)
        return 1
    print(what_is_next(version, sdist, wheel))
    return 0


def read_version() -> str:
    """Return the version that the code says."""
    text = (ROOT / "src/purrlor/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    if found is None:
        raise NotYet("src/purrlor/__init__.py has no __version__ of three numbers.")
    return found[1]


def check_tree(version: str) -> None:
    """Ask git whether this is what everybody has, under a name that is still free."""
    if git("status", "--porcelain"):
        raise NotYet("there are changes that are not committed (git status).")
    if (branch := git("branch", "--show-current")) != "main":
        raise NotYet(f"releases are made from main, this is {branch or 'no branch'}.")
    if git("tag", "--list", f"v{version}"):
        raise NotYet(f"v{version} is tagged already; raise __version__ in src/purrlor/__init__.py.")


def check_changes(version: str, text: str) -> None:
    """Look for an empty part `Unreleased`, and under it the one of this version with its date."""
    parts = list(HEADING.finditer(text))
    names = [part[1] for part in parts]
    if names[:2] != ["Unreleased", version]:
        raise NotYet(f"CHANGES.md must begin with '## Unreleased' and '## {version} (DATE)', not with {names[:2]}.")
    first, second = parts[:2]
    if text[first.end() : second.start()].strip():
        raise NotYet(f"CHANGES.md has something under 'Unreleased' that belongs under {version}.")
    if not text[second.end() : parts[2].start() if len(parts) > 2 else None].strip():
        raise NotYet(f"CHANGES.md says nothing about {version}.")
    check_date(second[2])


def check_date(text: str | None) -> None:
    """Take the date of a day that has come."""
    try:
        day = date.fromisoformat(text or "")
    except ValueError as error:
        raise NotYet(f"CHANGES.md gives the release the date '{text or ''}'; write YYYY-MM-DD.") from error
    if day > datetime.now(UTC).date():
        raise NotYet(f"CHANGES.md gives the release a date that has not come, {day}.")


def build() -> tuple[Path, Path]:
    """Make the sdist, and the wheel from it."""
    uv = Path(sys.executable).parent / "uv"
    done = subprocess.run([uv, "build", "--clear"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotYet(f"the package cannot be built.\n{done.stderr.strip()}")
    made = sorted((ROOT / "dist").glob("purrlor-*"), key=lambda path: path.suffix)
    if [path.suffix for path in made] != [".gz", ".whl"]:
        raise NotYet(f"an sdist and a wheel were to be built, there are {[path.name for path in made]}.")
    return made[0], made[1]


def check_package(version: str, sdist: Path, wheel: Path) -> None:
    """Look into what was built."""
    archive = zipfile.ZipFile(wheel)
    with tarfile.open(sdist) as source:
        packed = {sdist.name: set(source.getnames()), wheel.name: set(archive.namelist())}
    for name, files in packed.items():
        if not any(file.endswith(CLIENT) for file in files):
            raise NotYet(f"{name} does not hold the client.")
    (metadata,) = (file for file in packed[wheel.name] if file.endswith(".dist-info/METADATA"))
    said = Parser().parsestr(archive.read(metadata).decode())["Version"]
    if said != version:
        raise NotYet(f"the wheel says it is {said}, the code says {version}.")


def what_is_next(version: str, sdist: Path, wheel: Path) -> str:
    """Say what a maintainer does now."""
    files = " ".join(str(path.relative_to(ROOT)) for path in (sdist, wheel))
    return f"""Purrlor {version} is built: {files}
Next, if `make test` has passed on this very commit:
  git tag -a v{version} -m "Purrlor {version}"
  git push origin main v{version}
  .venv/bin/uv publish {files}"""


def git(*words: str) -> str:
    """Return what git says."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotYet(f"git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
