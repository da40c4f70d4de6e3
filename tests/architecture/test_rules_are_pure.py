"""The rules compute the same game everywhere: no chance of their own, no clock, no file, nothing mypyc cannot take.

The lab is no rule: it measures time and starts processes.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, name_of, python_files

RULES = [path for path in python_files("rules_core") if not path.is_relative_to(ROOT / "rules_core" / "lab")]

# What the rules may use of the standard library. Nothing here looks at the world outside the arguments.
ALLOWED = {
    "__future__",
    "abc",
    "base64",
    "bisect",
    "collections",
    "contextlib",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "importlib",
    "json",
    "math",
    "mypy_extensions",
    "operator",
    "pathlib",
    "re",
    "resources",
    "rules_core",
    "string",
    "textwrap",
    "tomllib",
    "types",
    "typing",
    "zlib",
}
# Sine, cosine and hypot differ between platforms in the last digit; these do not.
EXACT_MATHEMATICS = {"ceil", "comb", "factorial", "floor", "gcd", "inf", "isfinite", "isqrt", "prod", "sqrt"}
READS_OR_WRITES = {"open", "read_text", "read_bytes", "write_text", "write_bytes"}
# Content is read in the files of this name, before a game begins.
MAY_READ = "reader.py"
# What ships is read once and never changes: it may outlive every match.
MAY_KEEP = {"icon_names.py", "library_content.py", "trait_types.py", "worlds.py"}
DIFFERS_FROM_RUN_TO_RUN = {"hash", "id", "input", "print", "eval", "exec", "globals", "setattr", "vars"}


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def is_a_tuple_of_floats(value: ast.expr | None) -> bool:
    """Whether it is a tuple that begins with a float, however deep."""
    while isinstance(value, ast.Tuple) and value.elts:
        value = value.elts[0]
        if isinstance(value, ast.Constant):
            return isinstance(value.value, float)
    return False


def is_a_set(node: ast.expr) -> bool:
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    )


def exceptions_of_one_name(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """Find a second kind of exception under the name of the first: compiled, a TypeError instead of the handler."""
    kinds: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.ExceptHandler) and node.name and node.type:
            kind = ast.unparse(node.type)
            if kinds.setdefault(node.name, kind) != kind:
                yield node.lineno, f"two kinds of exception under the name {node.name}; compiled, they need two names"


def caches_without_end(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """Find a cache that does not say how much it keeps, or that holds on to an object by keeping its method."""
    for one in function.decorator_list:
        if "lru_cache" not in ast.unparse(one):
            continue
        sizes = [word.value for word in one.keywords if word.arg == "maxsize"] if isinstance(one, ast.Call) else []
        if not any(isinstance(size, ast.Constant) and isinstance(size.value, int) for size in sizes):
            yield one.lineno, "a cache without an end outlives its match; say its maxsize"
        if any(argument.arg in ("self", "state", "table") for argument in function.args.args):
            yield one.lineno, "a cache of this keeps what changes; let it depend on plain values alone"


def faults(tree: ast.Module, file: str) -> Iterator[tuple[int, str]]:
    """Find what does not belong into the rules: the line and what stands there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                if name.name.split(".")[0] not in ALLOWED:
                    yield node.lineno, f"imports {name.name}"
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if module.split(".")[0] not in ALLOWED:
                yield node.lineno, f"imports {module}"
            names = {name.name for name in node.names}
            if module == "math" and (odd := names - EXACT_MATHEMATICS):
                yield node.lineno, f"mathematics that differs between platforms: {sorted(odd)}"
            if module == "enum" and names & {"Flag", "IntFlag"}:
                yield node.lineno, "flags are plain numbers: Flag and IntFlag are slow when compiled"
            if module == "functools" and names & {"cache", "cached_property"} and file not in MAY_KEEP:
                yield node.lineno, "a cache outlives its match; keep prepared things in the ground or the state"
        elif isinstance(node, ast.Attribute):
            if isinstance(node.value, ast.Name) and node.value.id == "math" and node.attr not in EXACT_MATHEMATICS:
                yield node.lineno, f"mathematics that differs between platforms: math.{node.attr}"
        elif isinstance(node, ast.Call):
            if called(node) in READS_OR_WRITES and file != MAY_READ:
                yield node.lineno, f"touches a file: {called(node)}"
            if isinstance(node.func, ast.Name) and node.func.id in DIFFERS_FROM_RUN_TO_RUN:
                yield node.lineno, f"calls {node.func.id}"
        elif isinstance(node, ast.AnnAssign) and is_a_tuple_of_floats(node.value):
            yield (
                node.lineno,
                "a constant tuple of floats is taken for one that was never set when compiled: use a list",
            )
        elif isinstance(node, ast.For | ast.comprehension):
            if is_a_set(node.iter):
                yield node.iter.lineno, "goes over a set, whose order changes from run to run; sort it"
        elif isinstance(node, ast.Yield | ast.YieldFrom | ast.Await | ast.AsyncFunctionDef):
            yield node.lineno, "rules are plain calls: no generators and no coroutines"
        elif isinstance(node, ast.FunctionDef):
            yield from exceptions_of_one_name(node)
            yield from caches_without_end(node)
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.ClassDef):
                    yield inner.lineno, "a class inside a class cannot be compiled"


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_the_rules_know_nothing_but_the_table(path: Path) -> None:
    found = [f"{name_of(path)}:{line}: {what}" for line, what in faults(ast.parse(path.read_bytes()), path.name)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from time import monotonic",
        "import concurrent.futures",
        "from math import hypot",
        "SHARES: Final = (0.5, 0.25)",
        "MIDDLES: Final = ((1.0, 2.0), (3.0, 4.0))",
        "import math\nmath.sin(1)",
        "open('x')",
        "path.write_text('x')",
        "for x in {1, 2}: pass",
        "[x for x in set(y)]",
        "hash('x')",
        "from enum import IntFlag",
        "from functools import cache",
        "@lru_cache\ndef f(x): pass",
        "@lru_cache(maxsize=None)\ndef f(x): pass",
        "@functools.lru_cache(maxsize=8)\ndef f(self): pass",
        "def f():\n    yield 1",
        "class A:\n    class B: pass",
        "def f():\n    try: g()\n    except KeyError as e: pass\n    except OSError as e: pass",
    ],
)
def test_each_fault_is_seen(source: str) -> None:
    assert list(faults(ast.parse(source), "fire.py"))


def test_content_is_read_where_content_is_loaded() -> None:
    reading = ast.parse("path.read_text()")
    assert not list(faults(reading, "reader.py"))
    assert list(faults(reading, "fire.py"))
