"""Which module imports which, and the circles among them: at the head, for types alone, in functions, by name."""

import ast
from collections.abc import Iterator
from contextlib import suppress
from fnmatch import fnmatch
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.architecture.tree import ROOT, python_files

Graph = dict[str, set[str]]
BY_NAME = {
    "desktop.games.faces": ("desktop.games.*.face",),
    "desktop.shell.preload": ("desktop.storage.library",),
    "rules_core.games.catalogue": ("rules_core.games.*.definition", "rules_core.games.*.card"),
}
"""What files import by `import_module`, whose argument nobody can follow."""


def module_of(path: Path) -> str:
    """Give the name by which a file is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(*folders: str) -> Graph:
    """Give what each module of the folders imports of them, wherever in the file it does so.

    With a module comes the package that it lies in, unless the one who imports it lies there too.
    """
    trees = {module_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in python_files(*folders)}
    graph: Graph = {}
    for module, tree in trees.items():
        found = {*imported(tree, set(trees)), *_by_name(module, set(trees))}
        packages = {
            package for one in found for package in _packages(one) if not f"{module}.".startswith(f"{package}.")
        }
        graph[module] = {one for one in found | packages if one in trees and one != module}
    return graph


def _by_name(module: str, known: set[str]) -> Iterator[str]:
    return (one for one in known for pattern in BY_NAME.get(module, ()) if fnmatch(one, pattern))


def _packages(module: str) -> Iterator[str]:
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


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
    with suppress(CycleError):
        TopologicalSorter(graph).prepare()
        return []
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
