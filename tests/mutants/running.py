"""Runs tests with rules that are altered as they are imported; started by `noticing.py`, each time on its own.

python -m tests.mutants.running mutant MODULE NUMBER TESTS...   with that mutant of all that the module allows
python -m tests.mutants.running calls FILE TESTS...             writes which test calls which function
"""

from __future__ import annotations

import ast
import builtins
import json
import sys
import time
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from tests.mutants.making import mutants_of, with_notes

ROOT = Path(__file__).resolve().parents[2]
QUIET = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header")
NOTE = "_a_function_of_the_rules_is_called"

Alter = Callable[[Path, str], ast.Module | None]
"""Gives a module of the rules altered, None for as it is."""


class AlteringLoader(SourceFileLoader):
    """Loads one module altered."""

    def __init__(self, module: str, path: str, tree: ast.Module) -> None:
        super().__init__(module, path)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec", dont_inherit=True)


class AlteringFinder(MetaPathFinder):
    """Finds the modules of the rules, altered."""

    def __init__(self, alter: Alter) -> None:
        self.alter = alter

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("rules_core."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None:
            return spec
        tree = self.alter(Path(spec.origin), fullname)
        if tree is not None:
            spec.loader = AlteringLoader(fullname, spec.origin, tree)
        return spec


class CallNotes:
    """A plugin of pytest: which functions each test calls, which run on import, and how long each test takes."""

    def __init__(self) -> None:
        self.called: set[str] = set()
        setattr(builtins, NOTE, self.called.add)
        self.on_import: list[str] = []
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, list[int]] = {}
        """By place of the function, the numbers of the tests."""

    def pytest_collection_finish(self) -> None:
        self.on_import = sorted(self.called)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.called.clear()
        began = time.monotonic()
        yield
        for place in self.called:
            self.tests.setdefault(place, []).append(len(self.seconds))
        self.seconds[item.nodeid] = time.monotonic() - began


def main(task: str, *arguments: str) -> int:
    if task == "mutant":
        wanted, number, *tests = arguments

        def altered(path: Path, module: str) -> ast.Module | None:
            return mutants_of(path, module)[int(number)].altered() if module == wanted else None

        sys.meta_path.insert(0, AlteringFinder(altered))
        return int(pytest.main([*QUIET, *tests]))
    file, *tests = arguments
    sys.meta_path.insert(0, AlteringFinder(lambda path, module: with_notes(path, module, NOTE)))
    notes = CallNotes()
    code = int(pytest.main([*QUIET, *tests], plugins=[notes]))
    found = {"seconds": notes.seconds, "tests": notes.tests, "on_import": notes.on_import}
    Path(file).write_text(json.dumps(found), encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
