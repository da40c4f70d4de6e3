"""Whether words have the room that they need: what is cut off below a widget, once nothing moves any more."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from desktop.language import ENGLISH

LANGUAGES = (ENGLISH, "de")
SPARE = 2
"""Pixels that rounding may take."""
MARGIN, ARROW = 8, 24
"""Pixels of a field that are no room for its words, at the least."""
ROUND_MS = 20
"""So long everything may move before it is looked at again."""
AT_REST = 3
"""So many times in a row it must stand where it stood: a busy machine may not get to a layout within one."""


def cut_off(root: QWidget) -> set[str]:
    """What is shown below `root` and has less room than its text needs, by object name or place."""
    found = set()
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not _in_sight(widget, root):
            continue
        if isinstance(widget, QLabel) and widget.text() and not widget.wordWrap():
            needs = widget.sizeHint().width()
        elif isinstance(widget, QLabel) and widget.text():
            if widget.heightForWidth(widget.width()) > widget.height() + SPARE:
                found.add(_place(widget))
            continue
        elif isinstance(widget, (QPushButton, QCheckBox, QRadioButton)) and widget.text():
            needs = widget.sizeHint().width()
        elif isinstance(widget, QLineEdit) and widget.placeholderText() and not widget.text():
            needs = widget.fontMetrics().horizontalAdvance(widget.placeholderText()) + MARGIN
        elif isinstance(widget, QComboBox) and not widget.isEditable():
            needs = widget.fontMetrics().horizontalAdvance(widget.currentText()) + ARROW
        else:
            continue
        if needs > widget.width() + SPARE:
            found.add(_place(widget))
    return found


def _in_sight(widget: QWidget, root: QWidget) -> bool:
    """Whether nothing that scrolls has moved it out of sight."""
    place = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())
    return root.rect().contains(place) and not widget.visibleRegion().isEmpty()


def _place(widget: QWidget) -> str:
    """Where it is: the same in every language."""
    names = []
    here: QWidget | None = widget
    while here is not None:
        parent = here.parentWidget()
        number = parent.findChildren(type(here)).index(here) if parent is not None else 0
        names.append(f"{here.objectName() or type(here).__name__}[{number}]")
        here = parent
    text = widget.text() if isinstance(widget, (QLabel, QAbstractButton)) else ""
    return " < ".join(names[:4]) + f"\t{text}"


def lay_out(*roots: QWidget) -> None:
    """Wait until nothing moves any more. A fixed time may be over before the first layout where others work too.

    What a timer has said at the end of a round is laid out before anybody measures: its room comes with a later event.
    """
    before: list[tuple[QRect, bool]] = []
    same = 0
    while same < AT_REST:
        QTest.qWait(ROUND_MS)
        QApplication.sendPostedEvents()
        now = [(one.geometry(), one.isVisible()) for root in roots for one in root.findChildren(QWidget)]
        same = same + 1 if now == before else 0
        before = now


def in_both(shown: dict[str, set[str]]) -> list[str]:
    """What is cut off in German and not in English."""
    fine_in_english = {one.partition("\t")[0] for one in shown[ENGLISH]}
    return sorted(one for one in shown["de"] if one.partition("\t")[0] not in fine_in_english)
