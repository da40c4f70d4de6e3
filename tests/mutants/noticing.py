"""Which tests call which functions of the rules, found by running them once; and whether they notice a mutant."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

from tests.mutants.making import Mutant

ROOT = Path(__file__).resolve().parents[2]
QUIET = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header")
SECONDS = 120
"""A mutant under which the tests take longer than this never ends: that is noticed too."""
MOST_TESTS = 400


class Callers:
    """A plugin of pytest: notes for every function of the rules the tests that call it, and how long each takes."""

    def __init__(self) -> None:
        self.tests: dict[tuple[str, int], set[str]] = {}
        """By file and first line of the function."""
        self.seconds: dict[str, float] = {}
        self._present = ""

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self._present = item.nodeid
        began = time.monotonic()
        sys.setprofile(self._called)
        yield
        sys.setprofile(None)
        self.seconds[item.nodeid] = time.monotonic() - began

    def _called(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and "rules_core" in frame.f_code.co_filename:
            key = (frame.f_code.co_filename, frame.f_code.co_firstlineno)
            self.tests.setdefault(key, set()).add(self._present)

    def of(self, function: FunctionType) -> list[str]:
        """The tests that call a function, the quickest first."""
        code = function.__code__
        callers = self.tests.get((code.co_filename, code.co_firstlineno), set())
        return sorted(callers, key=lambda one: self.seconds.get(one, 0.0))[:MOST_TESTS]


def find_callers(tests: Sequence[str]) -> Callers:
    """Run the tests once. Raises `SystemExit` when one fails without any mutant."""
    callers = Callers()
    with Path(os.devnull).open("w") as nothing, redirect_stdout(nothing), redirect_stderr(nothing):
        code = pytest.main([*QUIET, *tests], plugins=[callers])
    if code != 0:
        sys.exit("A test fails without any change in the rules; mend that first.")
    return callers


def live_function(mutant: Mutant) -> FunctionType | None:
    """The function that a mutant changes, as the running program holds it; None where it is none (a property, say)."""
    found: Any = sys.modules.get(mutant.module)
    for name in mutant.function.split("."):
        found = found.__dict__.get(name) if found is not None else None
        if isinstance(found, property):
            found = found.fget
        elif isinstance(found, staticmethod | classmethod):
            found = found.__func__
    return found if isinstance(found, FunctionType) else None


def is_noticed(mutant: Mutant, function: FunctionType, tests: Sequence[str]) -> bool:
    """Whether one of the tests fails with the mutant in place; tried in a process of its own."""
    code = _changed_code(mutant)
    child = os.fork()
    if child == 0:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        signal.alarm(SECONDS)
        try:
            function.__code__ = code
            result = int(pytest.main([*QUIET, *tests]))
        except BaseException:  # noqa: BLE001 - whatever a mutant does to the tests, it was noticed
            result = 1
        os._exit(0 if result == 0 else 1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0


def _changed_code(mutant: Mutant) -> CodeType:
    code = compile(mutant.source, mutant.module, "exec", dont_inherit=True)
    for name in mutant.function.split("."):
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name)
    return code
