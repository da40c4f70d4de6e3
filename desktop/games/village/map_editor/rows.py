"""Rows of the inspector: a name, fields beside one another, a help sentence, and what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.workshop.forms.field_form import NARROW
from desktop.workshop.forms.field_row import GAP, NAME_WIDTH, SHORT_NAME
from desktop.workshop.forms.low_room import RoomPart, is_low
from rules_core.content.items import Finding, Weight

WIDEST = 16_777_215
"""Qt's word for no limit."""


class NamedRow(RoomPart):
    """Name above its fields, or beside them: where a form is wide, and where there is little height."""

    def __init__(self, theme: Theme, name: str, fields: Sequence[QWidget], hint: str = "") -> None:
        super().__init__()
        self.theme = theme
        self._count = len(fields)
        self._name_width: int | None = None
        self.name = text_label(name, TextStyle.STRONG)
        self.help = text_label(hint, TextStyle.SMALL, "text_2", wrap=True)
        self.fault = text_label("", TextStyle.SMALL_STRONG, "enemy", wrap=True)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def fit_room(self) -> None:
        low = is_low(self)
        self.help.setVisible(bool(self.help.text()) and not low)
        self.name.setToolTip(tip(self.help.text() if low else ""))
        self._arrange()

    def _arrange(self) -> None:
        """Put the name beside the fields, with as much room as in a form, or above them."""
        px, low = self.theme.px, is_low(self)
        wide = self.width() >= px(NARROW) and not low
        width = 0
        if wide:
            width = px(NAME_WIDTH + GAP) - self._line.spacing()
        elif low and self._count == 1:
            # Where there is little height two fields take the whole width.
            width = px(SHORT_NAME)
        if width == self._name_width:
            return
        self._name_width = width
        self.name.setWordWrap(bool(width))
        self.name.setMinimumWidth(width)
        self.name.setMaximumWidth(width or WIDEST)
        for below in (self.fault, self.help):
            below.setContentsMargins(px(NAME_WIDTH + GAP) if wide else 0, 0, 0, 0)
        self._column.removeWidget(self.name)
        self._line.removeWidget(self.name)
        if width:
            self._line.insertWidget(0, self.name)
        else:
            self._column.insertWidget(0, self.name)

    def show_help(self, wanted: bool) -> None:
        self.help.setVisible(bool(self.help.text()) and (wanted or not is_low(self)))

    def _dress(self) -> None:
        self._column.setSpacing(self.theme.px(1 if is_low(self) else 3))
        self._line.setSpacing(self.theme.px(8))
        self._name_width = None
        self.fit_room()
