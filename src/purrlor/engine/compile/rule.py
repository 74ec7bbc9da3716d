"""`@rule`: one source, called plainly from Python or compiled by Numba when a native entry needs it.

Calling a rule from Python runs the Python text itself, so that a debugger steps through it. Compiled code that
calls a rule gets its machine code instead: Numba asks for the type of the global it sees, and is handed the
dispatcher that belongs to the rule.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar, cast

import numpy as np

from purrlor.engine.compile.intrinsics import Intrinsic
from purrlor.engine.compile.numba_internals import one_width, teach

ERROR_MODEL = "numpy"
HOW = {
    "nogil": True,
    "boundscheck": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "error_model": ERROR_MODEL,
}
SMALL = 10  # lines, decorator and docstring included
P = ParamSpec("P")
R = TypeVar("R")


class Rule(Generic[P, R]):
    """A function of the rules: plain when called, compiled on demand."""

    def __init__(self, text: Callable[P, R]) -> None:
        """Wrap the Python function."""
        functools.update_wrapper(self, text)
        self.text = text
        self._dispatcher: Any = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the Python text, with whole numbers as wide as compiled code has them."""
        wide = [int(a) if isinstance(a, np.integer) else a for a in args]
        found = self.text(*wide, **kwargs)  # type: ignore[arg-type]
        return int(found) if isinstance(found, np.integer) else found  # type: ignore[return-value]

    @property
    def dispatcher(self) -> Any:
        """Return the Numba dispatcher, made when first asked for."""
        if self._dispatcher is None:
            self._dispatcher = _dispatcher(self.text)
        return self._dispatcher


def rule(text: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as a rule."""
    return cast("Callable[P, R]", Rule(text))


def _dispatcher(text: Callable[..., Any]) -> Any:
    """Compile without Python wrappers, bounds checked, and once: every integer argument is 64 bits wide."""
    import numba

    teach_numba()
    compiler: Any = numba.njit
    return one_width(compiler(**HOW, forceinline=is_small(text))(text))


def is_small(text: Callable[..., Any]) -> bool:
    """Return whether a rule is always inlined: the smallest are, for the others LLVM knows better.

    With 25 lines instead of 10 compiling takes twice as long, and no game is faster.
    """
    try:
        return len(inspect.getsource(text).splitlines()) <= SMALL
    except OSError:  # generated source without a file
        return False


@functools.cache
def teach_numba() -> None:
    """Tell Numba that the type of a Rule is the type of its dispatcher, and what the intrinsics are."""
    teach(Rule, Intrinsic)


def generated(name: str, source: str, scope: dict[str, Any], module: str) -> Any:
    """Make a rule from generated source, which a debugger can show; `module` is where it belongs."""
    import linecache

    label = f"<{name} of {module}>"
    linecache.cache[label] = (len(source), None, source.splitlines(True), label)
    names = {**scope, "__name__": module}
    exec(compile(source, label, "exec"), names)
    return rule(names[name])
