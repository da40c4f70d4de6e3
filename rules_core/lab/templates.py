"""Every English template and phrase of the reports, for translators: read from the sources of this package."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = (
    "sentence.py",
    "names.py",
    "plain_words.py",
    "song_words.py",
    "village_words.py",
    "council_words.py",
    "scenario_words.py",
    "figure_words.py",
    "reminders.py",
    "correction_words.py",
    "order_words.py",
    "stick_words.py",
    "rebuild_words.py",
    "arrival_words.py",
)


def all_templates() -> list[str]:
    """The texts, sorted, each once: whatever `Sentence.text` may hand to its `translate`."""
    found: set[str] = set()
    for name in SOURCES:
        tree = ast.parse((Path(__file__).parent / name).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            found.update(_texts(node))
    return sorted(found)


def _texts(node: ast.AST) -> list[str]:
    """A template is a literal given to Phrase, Sentence or translate, or one that a name `template` stands for."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        return _literals(node.args[0]) if node.func.id in ("Phrase", "Sentence", "translate") else []
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
