"""No text that a player reads stands in the desktop outside translation."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.languages.collect import ROOT, literals

SHOWN = {
    *("setText", "setToolTip", "setWindowTitle", "setAccessibleName", "setAccessibleDescription", "setPlaceholderText"),
    *("setTitle", "setInformativeText", "setStatusTip", "setWhatsThis", "setSuffix", "setPrefix", "setLabelText"),
    *("addAction", "addMenu", "addTab", "addItem", "addButton", "QLabel", "QPushButton", "QAction", "QMenu"),
    *("QCheckBox", "QRadioButton", "QGroupBox", "QToolButton", "QListWidgetItem", "text_label", "HeadedSheet", "Pill"),
    *("setHtml", "setHeaderLabels", "setDetailedText", "announce", "Heading", "set_title", "OptionView"),
}
"""What shows the texts that it is given."""
WORDS = re.compile(r"[A-Za-z]{2,}")
NO_WORDS = re.compile(r"<[^>]*>|\{[^}]*\}|&\w+;|#\w+|ui/[\w-]+|[\w-]+\.[\w.-]+|[a-z]+(-[a-z]+)+")
"""Markup, places for parts, names of icons and objects."""
NOT_READ = {"desktop/shell/scripted_run.py", "desktop/shell/faults/versions.py"}
"""Words for those who build or mend the program."""


def bare(source: str) -> Iterator[str]:
    """Line and text where a module shows a text that is not translated."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in SHOWN:
            continue
        for argument in (*node.args, *(one.value for one in node.keywords if one.arg in {"text", "title", "words"})):
            for text in (*literals(argument), *_pieces(argument)):
                if WORDS.search(NO_WORDS.sub(" ", text.replace("Hearthwall", ""))) and not _is_name(text, argument):
                    yield f"{node.lineno}: {text!r}"


def _pieces(argument: ast.expr) -> list[str]:
    if not isinstance(argument, ast.JoinedStr):
        return []
    return [str(one.value) for one in argument.values if isinstance(one, ast.Constant)]


def _is_name(text: str, argument: ast.expr) -> bool:
    """A single word in small letters is a key of icons, tones and objects."""
    return not isinstance(argument, ast.JoinedStr) and bool(re.fullmatch(r"[a-z_0-9/.-]+", text))


def test_no_player_text_stands_outside_translation() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{place}"
        for path in sorted((ROOT / "desktop").rglob("*.py"))
        if path.relative_to(ROOT).as_posix() not in NOT_READ
        for place in bare(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_the_net_catches_a_bare_text() -> None:
    module = (
        'label.setText("Who acts")\nbox.setToolTip(f"{count} heroes left")\nrow.setText("—")\n'
        'x.setText(self.tr("A b"))\nview = OptionView("ok", title="Go on")\nicon.setText("circle-check")\n'
    )
    assert list(bare(module)) == ["1: 'Who acts'", "2: ' heroes left'", "5: 'Go on'"]
