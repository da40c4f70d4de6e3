"""Locks the forms of items that nobody may change: everything can be looked at, rows still open."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QFrame, QWidget

from desktop.workshop.forms.control import Control

LOCKED = "locked"
"""The property of the widget round all that is locked; rows made later look for it."""


def lock(root: QWidget, *, on: bool) -> None:
    """Switch all that changes something below `root` off, or on again."""
    root.setProperty(LOCKED, on)
    controls = root.findChildren(Control)
    by_themselves = {part for one in controls if one.locks_itself for part in one.findChildren(QWidget)}
    for control in controls:
        if control.locks_itself:
            control.set_locked(on)
        for widget in control.findChildren(QWidget):
            is_opener = isinstance(widget, QAbstractButton) and widget.property("kind") == "opener"
            is_harmless = isinstance(widget, (Control, QAbstractSlider)) or type(widget) is QFrame
            stays = is_opener or is_harmless or widget in by_themselves
            if not stays and widget.focusPolicy():
                widget.setEnabled(not on)


def is_locked(widget: QWidget) -> bool:
    """Whether something round the widget is locked."""
    here: QWidget | None = widget
    while here is not None:
        if here.property(LOCKED):
            return True
        here = here.parentWidget()
    return False
