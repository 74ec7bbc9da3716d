"""The package, built once, and the environments that it is put into."""

from __future__ import annotations

import pytest

from package.environments import ROOT, Environment, Package, new_environment, uv


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    folder = tmp_path_factory.mktemp("dist")
    done = uv("build", "--out-dir", folder, ROOT, cwd=folder)
    assert done.returncode == 0, done.stderr
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Package(sdist, wheel)


@pytest.fixture(scope="session")
def bare(package: Package, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """`pip install purrlor`, and nothing more."""
    made = new_environment(tmp_path_factory.mktemp("outside") / "bare")
    made.install("-c", ROOT / "constraints.txt", package.wheel)
    return made


@pytest.fixture(scope="session")
def serving(package: Package, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """`pip install 'purrlor[server]'`."""
    made = new_environment(tmp_path_factory.mktemp("outside") / "serving")
    made.install("-c", ROOT / "constraints.txt", f"purrlor[server] @ {package.wheel.as_uri()}")
    return made
