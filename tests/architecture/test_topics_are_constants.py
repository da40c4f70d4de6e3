"""The topic of a question is a constant of one place, used where it is asked and where it is worded or answered."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, name_of, python_files

ASKED_AT = dict.fromkeys(("choose", "settle", "pick", "allocate", "place", "roll", "draw", "write"), 1) | {
    # A roll against Quality hands its purpose on as the topic.
    "quality_roll": 3,
    "passes": 3,
}
"""By which calls somebody is asked something, and which argument is the topic."""
TABLES = ("QUESTIONS", "ANSWERS")
"""Tables of words by topic, wherever they stand."""
NOTES = ("Note",)
"""What stands beside a question, whose second argument is the topic."""
NAMED = ("topic", "purpose")
"""How a topic is called where it is looked at."""
RULES = [path for path in python_files("rules_core") if not path.is_relative_to(ROOT / "rules_core" / "lab")]
READERS = [path for path in (*RULES, *python_files("desktop")) if path.name != "topics.py"]


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


@pytest.fixture(scope="module", autouse=True)
def trees_go() -> Iterator[None]:
    """They are large, and of no use to other tests."""
    yield
    tree_of.cache_clear()


def says(path: Path, *words: str) -> bool:
    """Whether a file may be of interest: most are not, and need not be parsed."""
    return any(word in text_of(path) for word in words)


def made(node: ast.AST | None) -> str:
    """The topic that is made of a literal here, "" for none."""
    if isinstance(node, ast.Call) and called(node) == "Topic" and isinstance(node.args[0], ast.Constant):
        return str(node.args[0].value)
    return ""


@cache
def known() -> frozenset[str]:
    """Every topic that has a constant."""
    return frozenset(
        topic
        for path in RULES
        if path.name == "topics.py"
        for node in tree_of(path).body
        if isinstance(node, ast.AnnAssign) and (topic := made(node.value))
    )


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def is_topic(node: ast.expr) -> bool:
    """Whether this is the topic of some question."""
    return (
        isinstance(node, ast.Attribute | ast.Name) and (getattr(node, "attr", "") or getattr(node, "id", "")) in NAMED
    )


def literals(node: ast.AST | None) -> list[str]:
    """Topics that are written out here, alone or in a row."""
    if topic := made(node):
        return [topic]
    if isinstance(node, ast.Constant):
        return [node.value] if node.value in known() else []
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return [one for part in node.elts for one in literals(part)]
    if isinstance(node, ast.Dict):
        keys = [key.elts[0] if isinstance(key, ast.Tuple) and key.elts else key for key in node.keys]
        return [one for key in keys for one in literals(key)]
    return []


def table_looked_in(node: ast.AST) -> str:
    """The name of the table or row in which a topic is looked up here, "" for none."""
    table: ast.expr | None = None
    if isinstance(node, ast.Subscript) and is_topic(node.slice):
        table = node.value
    elif isinstance(node, ast.Compare) and is_topic(node.left):
        table = node.comparators[0]
    elif isinstance(node, ast.Call) and called(node) == "get" and node.args and is_topic(node.args[0]):
        table = node.func.value if isinstance(node.func, ast.Attribute) else None
    return table.id if isinstance(table, ast.Name) else ""


@cache
def looked_up() -> frozenset[tuple[Path, str]]:
    """The tables and rows in which a topic is looked up, each with the file that it stands in."""
    found: set[tuple[Path, str]] = set()
    for path in (one for one in READERS if says(one, *NAMED)):
        names = {name for node in ast.walk(tree_of(path)) if (name := table_looked_in(node))}
        found |= {(path, name) for name in names}
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ImportFrom) and node.module:
                source = ROOT / f"{node.module.replace('.', '/')}.py"
                found |= {(source, one.name) for one in node.names if one.name in names}
    return frozenset(found)


def written_out(path: Path) -> Iterator[str]:
    """Topics that this file writes out where it looks at one."""
    if not says(path, *NAMED, *TABLES, *NOTES) and path not in {one for one, _ in looked_up()}:
        return
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Compare) and is_topic(node.left):
            yield from (one for part in node.comparators for one in literals(part))
        elif isinstance(node, ast.Call) and called(node) in ("startswith", "endswith"):
            if isinstance(node.func, ast.Attribute) and is_topic(node.func.value):
                yield ast.unparse(node)
        elif isinstance(node, ast.Call) and called(node) in NOTES and len(node.args) > 1:
            yield from literals(node.args[1])
        elif isinstance(node, ast.keyword) and node.arg == "topic":
            yield from literals(node.value)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            is_table = isinstance(target, ast.Name) and (target.id in TABLES or (path, target.id) in looked_up())
            # A constant with which a topic is compared is no table.
            if is_table and not made(node.value):
                yield from literals(node.value)


def test_nobody_is_asked_about_a_topic_that_is_written_out() -> None:
    asked = [
        (name_of(path), node.lineno)
        for path in RULES
        if says(path, "table")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and len(node.args) > ASKED_AT.get(called(node), len(node.args))
        if isinstance(asked_about := node.args[ASKED_AT[called(node)]], ast.Constant | ast.JoinedStr)
        or made(asked_about)
    ]
    assert asked == []


def test_nobody_looks_for_a_topic_that_is_written_out() -> None:
    assert [(name_of(path), one) for path in READERS for one in written_out(path)] == []


def test_topics_and_the_tables_of_words_are_found() -> None:
    """What these tests look at is there."""
    assert len(known()) > 60
    assert {"ROLLS", "DICE_TOPICS", "PLACES"} <= {name for _, name in looked_up()}
