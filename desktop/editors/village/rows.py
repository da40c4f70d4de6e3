"""Rows of the inspector: a name, fields beside one another, a help sentence, and what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.editors.forms.field_row import SHORT_NAME
from desktop.editors.forms.low_room import RoomPart, is_low
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from rules_core.games.village.items import Finding, Weight

WIDEST = 16_777_215
"""Qt's word for no limit."""


class Row(RoomPart):
    """Name above its fields, as in narrow forms; beside them where there is little height."""

    def __init__(self, theme: Theme, name: str, fields: Sequence[QWidget], hint: str = "") -> None:
        super().__init__()
        self.theme = theme
        self._count = len(fields)
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

    def fit_room(self) -> None:
        low = is_low(self)
        self.help.setVisible(bool(self.help.text()) and not low)
        self.name.setToolTip(self.help.text() if low else "")
        # Two fields take the whole width.
        beside = low and self._count == 1
        self.name.setWordWrap(beside)
        self.name.setMinimumWidth(self.theme.px(SHORT_NAME) if beside else 0)
        self.name.setMaximumWidth(self.theme.px(SHORT_NAME) if beside else WIDEST)
        self._column.removeWidget(self.name)
        self._line.removeWidget(self.name)
        if beside:
            self._line.insertWidget(0, self.name)
        else:
            self._column.insertWidget(0, self.name)

    def show_help(self, wanted: bool) -> None:
        self.help.setVisible(bool(self.help.text()) and (wanted or not is_low(self)))

    def _dress(self) -> None:
        self.fit_room()
        self._column.setSpacing(self.theme.px(1 if is_low(self) else 3))
        self._line.setSpacing(self.theme.px(8))
