"""Keeps the order of the Tab key that of the page where parts of a form are made later than what stands below them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def put_after(first: QWidget, made: QWidget) -> None:
    """Tab goes from a widget to all that was made, in the order in which that stands there."""
    before = first
    for one in [made, *made.findChildren(QWidget)]:
        if _is_stop(one) and one.window() is before.window():
            QWidget.setTabOrder(before, one)
            before = one


def put_before(last: QWidget, made: QWidget) -> None:
    """The same, on the way to what stands below it."""
    before = last.previousInFocusChain()
    # What takes no focus itself cannot be gone on from.
    while before is not None and before is not last and not _is_stop(before):
        before = before.previousInFocusChain()
    if before is not None:
        put_after(before, made)


def _is_stop(one: QWidget) -> bool:
    return bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) and one.focusProxy() is None
