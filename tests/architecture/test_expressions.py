"""Regular expressions mean the same on every Python from 3.11.2 on.

Possessive repeats and atomic groups came with Python 3.11, and its first versions read some of them wrongly: behind
`(?:x)*+` the text that the group tried last is swallowed.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, name_of, python_files

ESCAPED = re.compile(r"\\.", re.DOTALL)
SET_OF_CHARACTERS = re.compile(r"\[\^?\]?[^\]]*\]")
POSSESSIVE = re.compile(r"[*+?][+]|\{\d*,?\d*\}[+]|\(\?>")


def is_possessive(expression: str) -> bool:
    """Tell whether an expression repeats something and never gives any of it back."""
    return POSSESSIVE.search(SET_OF_CHARACTERS.sub("c", ESCAPED.sub("e", expression))) is not None


def is_an_expression(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id == "re"


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Find the texts in a tree and their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def expressions(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Find what is given to `re`, and whatever else shows by its groups that it is an expression."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and is_an_expression(node) and node.args:
            yield from texts(node.args[0])
    yield from ((line, text) for line, text in texts(tree) if re.search(r"\(\?[:=!<>]", text))


def test_no_expression_is_possessive() -> None:
    found: list[str] = []
    for path in [*python_files(), ROOT / "run"]:
        source = path.read_text(encoding="utf-8")
        # Few files hold anything of the kind: only they are taken apart.
        if path != Path(__file__) and POSSESSIVE.search(source):
            found += [
                f"{name_of(path)}:{line}: write {text!r} without a possessive repeat or an atomic group"
                for line, text in expressions(ast.parse(source))
                if is_possessive(text)
            ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("expression", [r"\d++", r"(?:\.\d)*+", "x?+", "x{2}+", "x{2,}+", "x{,3}+", "(?>x)", r"\\++"])
def test_a_possessive_expression_is_seen(expression: str) -> None:
    for source in (f"re.compile({expression!r})", f"LATER = {'(?:a)' + expression!r}"):
        assert [text for _, text in expressions(ast.parse(source)) if is_possessive(text)]


@pytest.mark.parametrize(
    "expression", [r"\d+", r"\++", "[*+]+", "[]*+]", r"x*\+", "(?:x)+", "x+?", "x*?", r"[\]+]+", "x{2}"]
)
def test_an_ordinary_expression_is_none(expression: str) -> None:
    assert not is_possessive(expression)
