"""Every English template and phrase about facts, for translators: read from the modules that make sentences of them."""

from __future__ import annotations

import ast
from functools import lru_cache
from pathlib import Path

RULES = Path(__file__).resolve().parents[2] / "rules_core"
LAB = RULES / "lab"
"""It speaks to the terminal, in English."""
SENTENCE = "rules_core.wording.sentence"
MAKERS = frozenset(("Phrase", "Sentence"))
"""What a template is handed to. A module that only passes sentences on holds none."""


@lru_cache(maxsize=1)
def wording_modules() -> frozenset[Path]:
    """The modules of the rules in which templates of sentences stand."""
    paths = (path for path in RULES.rglob("*.py") if LAB not in path.parents)
    return frozenset(path for path in paths if words_facts(ast.parse(path.read_text(encoding="utf-8"))))


def words_facts(tree: ast.Module) -> bool:
    """Whether a module makes sentences."""
    return any(
        isinstance(node, ast.ImportFrom) and node.module == SENTENCE and any(one.name in MAKERS for one in node.names)
        for node in ast.walk(tree)
    )


@lru_cache(maxsize=1)
def all_templates() -> tuple[str, ...]:
    """The texts, sorted, each once. The modules are read once for all tests of a process."""
    found: set[str] = set()
    for path in wording_modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found.update(_texts(node))
    return tuple(sorted(found))


def _texts(node: ast.AST) -> list[str]:
    """A template is a literal given to one of the makers, or one that a name `template` stands for."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        return _literals(node.args[0]) if node.func.id in {*MAKERS, "translate"} else []
    if isinstance(node, ast.Assign) and any(isinstance(one, ast.Name) and one.id == "template" for one in node.targets):
        return _literals(node.value)
    return []


def _literals(node: ast.expr) -> list[str]:
    """The text, or the two texts of an "a if b else c"."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_literals(node.body), *_literals(node.orelse)]
    return []
