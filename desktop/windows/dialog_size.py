"""How large a dialog opens: as it would like to be, but never larger than the window it belongs to or the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from desktop.look.theme import Theme

EDGE = 48
"""So many px of the window stay in sight beside a dialog."""


def open_at_size(dialog: QDialog, theme: Theme, wide: int, high: int, parent: QWidget | None) -> None:
    """Size a dialog in px at 100 % text, kept inside its parent's window, or inside the screen where there is none."""
    room = parent.window().size() if parent is not None else dialog.screen().availableSize()
    least = dialog.minimumSizeHint()
    dialog.resize(
        max(least.width(), min(theme.px(wide), room.width() - EDGE)),
        max(least.height(), min(theme.px(high), room.height() - EDGE)),
    )
