"""`make release` in a checkout of its own: what it lets through, and everything that it refuses."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import purrlor
from package.environments import OUTSIDE, ROOT

VERSION = purrlor.__version__
TODAY = datetime.now(UTC).date()
STATIC = "src/purrlor/server/static"
NOBODY = {f"GIT_{role}_{what}": "cat" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=folder, env={**OUTSIDE, **NOBODY}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "More cats")


def rewrite(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.search(old, text, re.MULTILINE)
    path.write_text(re.sub(old, new, text, count=1, flags=re.MULTILINE), encoding="utf-8")


@pytest.fixture(scope="session")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with the files of this one, in which the release of today is prepared."""
    made = tmp_path_factory.mktemp("ready") / "purrlor"
    for name in git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard", "-z").split("\0"):
        if (ROOT / name).is_file() and not (ROOT / name).is_symlink():
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, made / name)
    shutil.copytree(ROOT / STATIC, made / STATIC)
    rewrite(made / "CHANGES.md", r"^## Unreleased$", f"## Unreleased\n\n## {VERSION} ({TODAY})")
    git(made, "init", "--quiet", "--initial-branch", "main")
    commit(made)
    return made


@pytest.fixture
def clone(ready: Path, tmp_path: Path) -> Path:
    return shutil.copytree(ready, tmp_path / "purrlor")


def release(folder: Path) -> subprocess.CompletedProcess[str]:
    script = [sys.executable, "tools/release.py"]
    return subprocess.run(script, cwd=folder, env=OUTSIDE, capture_output=True, text=True)


def test_a_release_is_built_and_the_rest_is_said(clone: Path) -> None:
    done = release(clone)
    assert done.returncode == 0, done.stderr
    built = [f"dist/purrlor-{VERSION}.tar.gz", f"dist/purrlor-{VERSION}-py3-none-any.whl"]
    assert all((clone / name).is_file() and name in done.stdout for name in built)
    assert f"git tag -a v{VERSION}" in done.stdout
    assert git(clone, "tag") == "" and git(clone, "status", "--porcelain") == ""


def _changes(old: str, new: str) -> Callable[[Path], None]:
    def spoil(folder: Path) -> None:
        rewrite(folder / "CHANGES.md", old, new)
        commit(folder)

    return spoil


def _other_branch(folder: Path) -> None:
    git(folder, "switch", "--quiet", "--create", "kittens")


def _uncommitted(folder: Path) -> None:
    (folder / "yarn.txt").write_text("unravelled")


def _tagged(folder: Path) -> None:
    git(folder, "tag", f"v{VERSION}")


def _no_client(folder: Path) -> None:
    shutil.rmtree(folder / STATIC)


def _client_not_packed(folder: Path) -> None:
    for line in (r"^artifacts = .*$", r"^\[tool.hatch.build.hooks.custom\]$"):
        rewrite(folder / "pyproject.toml", line, "")
    commit(folder)


def _other_version(folder: Path) -> None:
    rewrite(folder / "pyproject.toml", r'^dynamic = \["version"\]', 'version = "9.9.9"')
    rewrite(folder / "pyproject.toml", r"^\[tool.hatch.version\]\npath = .*\n", "")
    commit(folder)


def _no_version(folder: Path) -> None:
    rewrite(folder / "src/purrlor/__init__.py", r"^__version__ = .*", '__version__ = "soon"')
    commit(folder)


HEAD = rf"^## {re.escape(VERSION)} \(.*\)$"


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (_uncommitted, "not committed"),
        (_other_branch, "made from main, this is kittens"),
        (_tagged, f"v{VERSION} is tagged already"),
        (_no_version, "no __version__ of three numbers"),
        (_changes(HEAD, "## 7.7.7 (2026-01-01)"), "must begin with '## Unreleased'"),
        (_changes(HEAD, f"- One more.\n\n## {VERSION} ({TODAY})"), "under 'Unreleased' that belongs"),
        (_changes(HEAD, f"## {VERSION} ({TODAY})\n\n## 0.0.1 (2026-01-01)"), f"says nothing about {VERSION}"),
        (_changes(HEAD, f"## {VERSION} (some day)"), "the date 'some day'"),
        (_changes(HEAD, f"## {VERSION}"), "the date ''"),
        (_changes(HEAD, f"## {VERSION} ({TODAY + timedelta(days=2)})"), "has not come"),
        (_no_client, "There is no browser client to pack"),
        (_client_not_packed, "does not hold the client"),
        (_other_version, f"the wheel says it is 9.9.9, the code says {VERSION}"),
    ],
)
def test_what_is_no_release_is_refused(spoil: Callable[[Path], None], sentence: str, clone: Path) -> None:
    spoil(clone)
    done = release(clone)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Not yet: ") and sentence in done.stderr, done.stderr
