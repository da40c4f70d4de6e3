"""Buttons of dialogs and strips, which take no Enter that was meant for the main one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget


def push_button(
    name: str,
    words: str = "",
    call: Callable[[], object] | None = None,
    *,
    kind: str = "",
    parent: QWidget | None = None,
) -> QPushButton:
    """A button that is found by its name; `call` is told of a click, `kind` is one of the style sheet's."""
    button = QPushButton(words, parent)
    button.setObjectName(name)
    if kind:
        button.setProperty("kind", kind)
    button.setAutoDefault(False)
    if call is not None:
        button.clicked.connect(lambda _=False: call())
    return button
