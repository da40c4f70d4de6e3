"""The menu on a token, a building or a marker: what a table says otherwise most often, and the way to the rest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.play.check_table.lines import CheckField, FieldKind
from desktop.play.presenter import Presenter, QuickCorrection


def _tr(text: str) -> str:
    return QCoreApplication.translate("CorrectThing", text)


class ThingMenu(QMenu):
    """Corrections of one thing. Empty where nothing can be corrected."""

    def __init__(self, presenter: Presenter, thing: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("menu.thing")
        self.session = presenter.session
        line = presenter.correctable(thing)
        self.rest = QAction(_tr("Correct &this..."), self)
        if line is None:
            return
        title = self.addAction(line.title)
        title.setEnabled(False)
        for field in line.fields:
            self._add_field(field)
        self.addSeparator()
        self.addAction(self.rest)

    def add_corrections(self, found: Sequence[QuickCorrection]) -> None:
        """Corrections beside those of the fields."""
        for one in found:
            action = QAction(one.words, self)
            action.setObjectName(f"thing.{one.path}")
            action.triggered.connect(lambda _=False, one=one: self.session.amend(one.path, one.value))
            self.addAction(action)

    def _add_field(self, field: CheckField) -> None:
        if field.kind is FieldKind.FLAG:
            action = self._add(field.words, field, not field.value)
            action.setCheckable(True)
            action.setChecked(field.value)
        elif field.kind is FieldKind.NUMBER:
            more, fewer = _tr("{field}: one more"), _tr("{field}: one less")
            if field.value < field.most:
                self._add(more.format(field=field.words), field, field.value + 1)
            if field.value > field.least:
                self._add(fewer.format(field=field.words), field, field.value - 1)
        elif field.kind is FieldKind.GONE:
            self._add(_tr("It is not there"), field, field.value)
        for value, words in field.quick:
            self._add(words, field, value)

    def _add(self, words: str, field: CheckField, value: object) -> QAction:
        action = QAction(words, self)
        action.setObjectName(f"thing.{field.path}")
        action.triggered.connect(lambda _=False: self.session.amend(field.path, value))
        self.addAction(action)
        return action
