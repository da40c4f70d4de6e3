"""Rows of the inspector: a name, fields beside one another, a help sentence, and what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from rules_core.games.village.items import Finding, Weight


class Row(QWidget):
    """Name above its fields, as in narrow forms."""

    def __init__(self, theme: Theme, name: str, fields: Sequence[QWidget], hint: str = "") -> None:
        super().__init__()
        self.theme = theme
        self.name = text_label(name, Step.STRONG)
        self.help = text_label(hint, Step.SMALL, "text_2", wrap=True)
        self.fault = text_label("", Step.SMALL_STRONG, "enemy", wrap=True)
        self.fault.setTextFormat(Qt.TextFormat.PlainText)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._line = QHBoxLayout()
        for field in fields:
            self._line.addWidget(field)
        self._line.addStretch(1)
        self._column.addWidget(self.name)
        self._column.addLayout(self._line)
        self._column.addWidget(self.fault)
        self._column.addWidget(self.help)
        self.fault.hide()
        if not hint:
            self.help.hide()
        if fields:
            self.name.setBuddy(fields[0])
        theme.changed.connect(self._dress)
        self._dress()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show what is wrong below the fields."""
        words = "\n".join(f"{one.sentence} {one.remedy}".strip() for one in findings)
        self.fault.setText(words)
        self.fault.setVisible(bool(words))
        must = any(one.weight is Weight.MUST for one in findings)
        set_tone(self.fault, "enemy" if must else "warn")

    def _dress(self) -> None:
        self._column.setSpacing(self.theme.px(3))
        self._line.setSpacing(self.theme.px(8))
