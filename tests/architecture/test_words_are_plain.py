"""Words are shown as they are: what looks like markup in a name of a file from others is never followed."""

from __future__ import annotations

import ast
import re

from tests.architecture.tree import ROOT, python_files

LABELS = "desktop/look/widgets/icon_label.py"
"""Makes the labels; what is a label by itself paints itself or is set to plain words beside it."""
BOXES = "desktop/look/message_box.py"
TIPS = ("tr", "_tr", "translate", "tip")
FILES = python_files("desktop")


def calls(name: str) -> list[tuple[str, ast.Call]]:
    """Where something is called, and how."""
    found: list[tuple[str, ast.Call]] = []
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        if f"{name}(" in text:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Call) and _called(node) == name:
                    found.append((path.relative_to(ROOT).as_posix(), node))
    return found


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _is_ours(words: ast.expr) -> bool:
    """Whether a text stands here whole, or is made harmless."""
    if isinstance(words, ast.IfExp):
        return _is_ours(words.body) and _is_ours(words.orelse)
    return isinstance(words, ast.Constant) or (isinstance(words, ast.Call) and _called(words) in TIPS)


def test_labels_come_from_the_house_or_say_words_of_ours() -> None:
    others = [(file, call) for file, call in calls("QLabel") if file != LABELS]
    assert [file for file, call in others if call.args and not _is_ours(call.args[0])] == []


def test_boxes_come_from_the_house() -> None:
    assert {file for file, _ in calls("QMessageBox")} <= {BOXES}
    for name in ("information", "warning", "critical", "question"):
        assert [file for file, call in calls(name) if "QMessageBox" in ast.unparse(call.func)] == []


def test_tooltips_are_made_harmless() -> None:
    wrong = [(file, call.lineno) for file, call in calls("setToolTip") if not _is_ours(call.args[0])]
    assert wrong == []


def test_rich_text_is_shown_only_where_its_parts_are_escaped() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        for sign in ("AutoText", "MarkdownText"):
            assert f"TextFormat.{sign}" not in text, path
        if "TextFormat.RichText" in text:
            assert "from html import escape" in text, path
            # Each part that is put into the markup goes through it.
            for markup in re.findall(r'setText\((f"<[^\n]*)', text):
                assert set(re.findall(r"\{(\w+)\(", markup)) <= {"escape"}, path
                assert not re.findall(r"\{\w+\}", markup), path
