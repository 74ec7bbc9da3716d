"""Bots from outside by name, `file.py:name` or `package.module:name`: a function, a class with `choose`, or a `Bot`."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from purrlor.bots.base import where
from purrlor.errors import BadSetup


def load(place: str, name: str) -> Any:
    """Import a file or a module and give what it calls by that name; a class is made into an object."""
    try:
        found = getattr(_module(place), name, None)
        made = found() if isinstance(found, type) else found
    except (ImportError, OSError, SyntaxError) as error:
        raise BadSetup("error-bot-unloadable", name=place, error=error, field="bots") from error
    except Exception as error:  # whatever somebody's file does
        raise BadSetup("error-bot-unloadable", name=place, error=where(error), field="bots") from error
    if not callable(made) and not hasattr(made, "choose"):
        raise BadSetup("error-bot-lacking", place=place, name=name, field="bots")
    return made


def _module(place: str) -> ModuleType:
    return _file(Path(place)) if place.endswith(".py") else importlib.import_module(place)


def _file(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
