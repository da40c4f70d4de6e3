"""Another name for an item, typed in its row of the list."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.workshop.editors.check_work import in_words
from desktop.workshop.page.entries import WorkshopRow
from rules_core.content import plain_texts
from rules_core.content.field_reading import problems_of
from rules_core.content.findings import from_problem
from rules_core.content.items import Item
from rules_core.content.named_fields import NAME


def fault_of_name(entry: WorkshopRow, name: str) -> str:
    """Why an item cannot be called so, with the remedy; "" where it can."""
    item = Item(entry.game, entry.kind, {NAME.key: name})
    found = [from_problem(one, None) for one in problems_of(item, (NAME,))] + plain_texts.findings(item, (NAME,))
    told = [in_words(one) for one in found[:1]]
    return " ".join([f"{one.sentence} {one.remedy}" for one in told])


class NameLine(QLineEdit):
    """Takes no name that the item cannot have: it stays open with what was typed, and says why."""

    doubted = Signal(str)
    """Why what stands there is no name; "" once it is one."""

    def __init__(self, entry: WorkshopRow, parent: QWidget) -> None:
        super().__init__(entry.name, parent)
        self.setObjectName("workshop.name")
        self.setAccessibleName(self.tr("New name of “{name}”").format(name=entry.name))
        self.setMaxLength(NAME.longest)
        self.setValidator(_NameCheck(entry, self))
        self.textEdited.connect(self._doubt)
        self.selectAll()
        self._entry = entry

    def _doubt(self, text: str) -> None:
        fault = fault_of_name(self._entry, text)
        self.setProperty("wrong", bool(fault))
        self.style().unpolish(self)
        self.style().polish(self)
        self.setAccessibleDescription(fault)
        self.doubted.emit(fault)


class _NameCheck(QValidator):
    """What is no name yet may become one: it can be typed, and not be kept."""

    def __init__(self, entry: WorkshopRow, parent: NameLine) -> None:
        super().__init__(parent)
        self._entry = entry

    def validate(self, text: str, place: int) -> object:
        state = QValidator.State.Intermediate if fault_of_name(self._entry, text) else QValidator.State.Acceptable
        return state, text, place
