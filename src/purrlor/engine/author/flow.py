"""The flow of a game: which function carries out a step, lists the moves of a question, takes its answer.

A game registers small functions; from them the engine writes three rules (`run`, `legal`, `apply`) whose chains
of comparisons the compiler turns into jump tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from purrlor.engine.author.state import Fault
from purrlor.engine.author.steps import fail, settle
from purrlor.engine.compile.rule import Rule, generated

F = TypeVar("F", bound=Callable[..., Any])
RUNAWAY = 10_000


class Flow:
    """The steps and questions of one game."""

    def __init__(self, module: str) -> None:
        """Start empty; `module` is the `__name__` of the rules."""
        self.module = module
        self.steps: dict[int, Any] = {}
        self.lists: dict[int, Any] = {}
        self.answers: dict[int, Any] = {}

    def step(self, number: int) -> Callable[[F], F]:
        """Register what a frame of this step does when it is its turn."""
        return _into(self.steps, number)

    def moves(self, question: int) -> Callable[[F], F]:
        """Register who lists the moves of a question."""
        return _into(self.lists, question)

    def answer(self, question: int) -> Callable[[F], F]:
        """Register who takes the answer to a question."""
        return _into(self.answers, question)

    def run_rule(self) -> Any:
        """Write the rule that goes on until somebody must choose or the game is over."""
        source = (
            "def run(s):\n"
            f"    for _ in range({RUNAWAY}):\n"
            "        if s.waiting != 0 or s.over != 0 or s.fault != 0:\n"
            "            return\n"
            "        f = s.stack[max(s.depth - 1, 0)]\n" + self._steps(8) + f"    fail(s, {int(Fault.RUNAWAY)})\n"
        )
        return generated("run", source, {"fail": fail, **_named(self.steps)}, self.module)

    def legal_rule(self) -> Any:
        """Write the rule that lists the moves of a seat into `out` and gives their number."""
        source = "def legal(s, seat, out):\n    out[0] = 0\n"
        source += _chain("s.ask", self.lists, "f{}(s, seat, out)", 4) + "    return out[0]\n"
        return generated("legal", source, _named(self.lists), self.module)

    def apply_rule(self, run: Any) -> Any:
        """Write the rule that plays a move and runs on to the next question."""
        source = (
            "def apply(s, seat, move):\n"
            "    s.log_n = 0\n"
            "    f = s.stack[max(s.depth - 1, 0)]\n"
            "    what = s.ask\n"
            "    settle(s, seat)\n" + self._answers(4) + "    run(s)\n"
        )
        return generated(
            "apply", source, {"fail": fail, "settle": settle, "run": run, **_named(self.answers)}, self.module
        )

    # One move or step at a time, for those who sort games by what they wait for (`crowd.py`)

    def step_rule(self) -> Any:
        """Write the rule that carries out one step."""
        source = "def step(s):\n    f = s.stack[max(s.depth - 1, 0)]\n" + self._steps(4)
        return generated("step", source, {"fail": fail, **_named(self.steps)}, self.module)

    def answer_rule(self) -> Any:
        """Write the rule that plays a move and stops there; it tells nothing."""
        source = (
            "def answer(s, seat, move):\n"
            "    f = s.stack[max(s.depth - 1, 0)]\n"
            "    what = s.ask\n"
            "    settle(s, seat)\n" + self._answers(4)
        )
        return generated("answer", source, {"fail": fail, "settle": settle, **_named(self.answers)}, self.module)

    def _steps(self, indent: int) -> str:
        return _chain("f.step", self.steps, "f{}(s, f)", indent, f"fail(s, {int(Fault.STEP)})")

    def _answers(self, indent: int) -> str:
        return _chain("what", self.answers, "f{}(s, f, seat, move)", indent, f"fail(s, {int(Fault.RULE)})")


def _into(table: dict[int, Any], number: int) -> Callable[[F], F]:
    def register(function: F) -> F:
        if number in table:
            raise ValueError(f"{number!r} is registered twice")
        table[number] = function if isinstance(function, Rule) else Rule(function)
        return table[number]  # type: ignore[no-any-return]

    return register


def _named(table: dict[int, Any]) -> dict[str, Any]:
    return {f"f{int(number)}": function for number, function in table.items()}


def _chain(subject: str, table: dict[int, Any], call: str, indent: int, otherwise: str = "") -> str:
    pad = " " * indent
    lines = [
        f"{pad}{'if' if i == 0 else 'elif'} {subject} == {int(number)}:\n{pad}    {call.format(int(number))}\n"
        for i, number in enumerate(table)
    ]
    return "".join(lines) + (f"{pad}else:\n{pad}    {otherwise}\n" if otherwise else "")


def switch(name: str, functions: list[Any], arguments: list[str], module: str) -> Any:
    """Write a rule `name(which, …)` that calls the function with that number: effects by table, speed by jump."""
    row = ", ".join(arguments)
    table = dict(enumerate(functions))
    source = f"def {name}(which, {row}):\n" + _chain("which", table, "f{}(" + row + ")", 4)
    return generated(name, source, _named(table), module)
