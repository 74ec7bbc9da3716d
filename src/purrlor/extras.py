"""What comes with which extra of the package, so that a missing one is named in one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec

from purrlor.said import Said

LAB = ("rich", "openskill", "matplotlib", "pyarrow", "distributed", "jinja2", "scipy")
SERVER = (
    "starlette",
    "uvicorn",
    "httptools",
    "websockets",
    "msgspec",
    "sqlalchemy",
    "alembic",
    "platformdirs",
    "prometheus_client",
)
EXTRAS = {
    "lab": LAB,
    "server": (*SERVER, "uvloop"),  # not everywhere: the server does without it
    "postgres": ("psycopg",),
    "gpu": ("numba_cuda",),
    "rl": ("pettingzoo", "gymnasium"),
    "openspiel": ("open_spiel", "pyspiel"),
    "train": ("torch",),
    "sb3": ("gymnasium", "stable_baselines3", "sb3_contrib"),
    "site": ("ziglang",),
}


def extra_of(module: str | None) -> str:
    """Return the extra that brings a module, or nothing."""
    top = (module or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), "")


def missing(modules: Iterable[str]) -> str:
    """Return the first of these modules that is not installed, or nothing; none of them is imported."""
    return next((module for module in modules if find_spec(module) is None), "")


def explain(command: str, module: str | None) -> Said:
    """Say what a command needs, and what brings it."""
    if extra := extra_of(module):
        return Said("needs-extra", command=command, module=module, extra=f"'purrlor[{extra}]'")
    return Said("needs-module", command=command, module=module)
