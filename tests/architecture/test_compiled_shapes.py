"""Shapes of code at which mypyc stops with a fault of its own, found in a second and not after minutes of compiling."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def starred_tests(source: str) -> list[int]:
    """The lines that ask whether something is in a tuple that is put together on the spot: `in (one, *others)`."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for operator, side in zip(node.ops, node.comparators, strict=True)
        if isinstance(operator, ast.In | ast.NotIn)
        and isinstance(side, ast.Tuple | ast.List | ast.Set)
        and any(isinstance(one, ast.Starred) for one in side.elts)
    ]


def test_nothing_is_looked_for_in_a_tuple_put_together_on_the_spot() -> None:
    assert starred_tests("a in (b, *c)") == [1]
    assert starred_tests("a in b or [*c] == (a, *d)") == []
    found = {
        str(path.relative_to(ROOT)): lines
        for path in (ROOT / "rules_core").rglob("*.py")
        if (lines := starred_tests(path.read_text(encoding="utf-8")))
    }
    assert not found
