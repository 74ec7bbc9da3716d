"""What a game waits for, as a small number: nothing any more, its set-up, the answer to a question, a step.

A GPU sorts games by it (`crowd.py`), so the finer it tells games apart, the more they have in common.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from purrlor.engine.author.flow import Flow
from purrlor.engine.compile.rule import generated

IDLE, FRESH, QUESTIONS = 0, 1, 2
STAGES = 8  # a step is at one of so many lines of it, or further on


@dataclass(frozen=True)
class Kinds:
    """The kinds of waiting of one game; `fine` tells apart at which line a step is, and what is rare."""

    flow: Flow
    fine: bool
    rare: Any = None

    @property
    def first_step(self) -> int:
        """Return the number that the kinds of steps begin with."""
        return QUESTIONS + (max(self.flow.lists) + 1) * self._sorts

    @property
    def count(self) -> int:
        """Return how many kinds there are."""
        return self.first_step + (max(self.flow.steps) + 1) * (STAGES if self.fine else 1) * self._sorts

    @property
    def _sorts(self) -> int:
        return 2 if self.fine and self.rare else 1

    def rule(self) -> Any:
        """Write the rule that says what a state waits for."""
        step = f"int(f.step) * {STAGES} + int(min(f.at, {STAGES - 1}))" if self.fine else "int(f.step)"
        rare = "int(rare(s))" if self.fine and self.rare else "0"
        source = (
            "def kind(s):\n"
            "    if s.over != 0 or s.fault != 0:\n"
            f"        return {FRESH}\n"
            "    if s.waiting != 0:\n"
            f"        return {QUESTIONS} + int(s.ask) * {self._sorts} + {rare}\n"
            "    f = s.stack[max(s.depth - 1, 0)]\n"
            f"    return {self.first_step} + ({step}) * {self._sorts} + {rare}\n"
        )
        return generated("kind", source, {"rare": self.rare}, self.flow.module)
