"""Walks the tree that a screen reader sees."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

ROLE = QAccessible.Role
CONTROLS = {
    ROLE.Button,
    ROLE.ButtonMenu,
    ROLE.CheckBox,
    ROLE.ComboBox,
    ROLE.EditableText,
    ROLE.List,
    ROLE.MenuItem,
    ROLE.PageTab,
    ROLE.RadioButton,
    ROLE.Slider,
    ROLE.SpinBox,
    ROLE.Table,
    ROLE.Tree,
}
"""What one can do something with; a name is what the reader says of it."""
HOLDERS = {ROLE.List, ROLE.Table, ROLE.Tree}
"""Their cells speak for themselves, by the item models."""


def nameless(root: QWidget) -> list[str]:
    """Everything shown below `root` that can be used or focused and has no name."""
    QAccessible.setActive(True)
    return list(_nameless(QAccessible.queryAccessibleInterface(root), root.objectName()))


def _nameless(node: QAccessibleInterface, place: str) -> Iterator[str]:
    if not node.isValid() or node.state().invisible:
        return
    thing: object = node.object()
    called = thing.objectName() if isinstance(thing, QObject) else ""
    here = f"{place} > {called or type(thing).__name__}"
    if not node.text(QAccessible.Text.Name) and (node.role() in CONTROLS or _takes_keys(thing)):
        yield here
    if node.role() in HOLDERS:
        return
    for number in range(node.childCount()):
        yield from _nameless(node.child(number), here)


def _takes_keys(thing: object) -> bool:
    """Whether the keyboard can come to rest on it; what only scrolls needs no name."""
    if not isinstance(thing, QWidget) or isinstance(thing, QAbstractScrollArea):
        return False
    return bool(thing.focusPolicy() & Qt.FocusPolicy.TabFocus)
