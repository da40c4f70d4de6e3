"""Which module imports which, and the circles among them: at the head, for types alone, and inside functions."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.architecture.tree import ROOT, python_files

Graph = dict[str, set[str]]


def module_of(path: Path) -> str:
    """Give the name by which a file is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(*folders: str) -> Graph:
    """Give what each module of the folders imports of them, wherever in the file it does so."""
    trees = {module_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in python_files(*folders)}
    return {
        module: {one for one in imported(tree, set(trees)) if one in trees and one != module}
        for module, tree in trees.items()
    }


def imported(tree: ast.AST, known: set[str]) -> Iterator[str]:
    """Give what one file imports: `from a import b` means the module a.b where there is one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module


def circles(graph: Graph) -> list[list[str]]:
    """Give every set of two or more modules of which each leads to all others, the largest first."""
    reached = {module: _reached(graph, module) for module in graph}
    found = {tuple(sorted(one for one in reached[module] if module in reached[one])) for module in graph}
    return sorted(([*circle] for circle in found if circle), key=len, reverse=True)


def _reached(graph: Graph, start: str) -> set[str]:
    seen: set[str] = set()
    waiting = [*graph[start]]
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting.extend(graph[module])
    return seen
