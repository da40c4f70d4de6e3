"""A field for a whole number with minus and plus keys."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox, QWidget

from desktop.look.theme import Theme


class NumberField(QSpinBox):
    """A spin box whose number stands clear of the frame: the style sheet cannot say that."""

    def __init__(
        self, theme: Theme, least: int = 0, most: int = 99, value: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setRange(least, most)
        self.setValue(value)
        theme.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.lineEdit().setTextMargins(self._theme.px(9), 0, 0, 0)
