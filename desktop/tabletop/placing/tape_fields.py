"""Two fields for what the tape says where a model really stands."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button


class TapeFields(QWidget):
    """The two lengths of a spot, each with what it is measured from. `typed` gives both texts."""

    typed = Signal(str, str)
    agreed = Signal()
    """Enter in a field in which nothing was changed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(4))
        self.intro: QLabel = text_label(
            self.tr("If not: drag it on the picture, or type what the tape says."), TextStyle.BODY, wrap=True
        )
        grid.addWidget(self.intro, 0, 0, 1, 3)
        self.fields: list[QLineEdit] = []
        self.meanings: list[QLabel] = []
        self._shown: tuple[str, ...] = ("", "")
        for number, name in enumerate(("placing.first", "placing.second")):
            field = QLineEdit()
            field.setObjectName(name)
            field.setFixedWidth(px(104))
            field.setMinimumHeight(field.sizeHint().height())
            field.returnPressed.connect(self._entered)
            meaning = text_label("", TextStyle.BODY, "text_2", wrap=True)
            grid.addWidget(field, number + 1, 0)
            grid.addWidget(meaning, number + 1, 1)
            # Two lines of words fit beside it where letters are large.
            grid.setRowMinimumHeight(number + 1, px(42))
            self.fields.append(field)
            self.meanings.append(meaning)
        self.button = push_button("placing.put", self.tr("Put it there"), self._send)
        grid.addWidget(self.button, 1, 2, 2, 1)
        grid.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_lengths(self, lengths: tuple[str, str], meanings: tuple[str, str]) -> None:
        """What the screen believes."""
        self._shown = lengths
        for field, label, length, meaning in zip(self.fields, self.meanings, lengths, meanings, strict=True):
            field.setText(length)
            field.setAccessibleName(self.tr("Length {meaning}").format(meaning=meaning))
            label.setText(meaning)

    def mark_wrong(self, wrong: tuple[bool, bool]) -> None:
        """Frame the fields that cannot be read."""
        for field, is_wrong in zip(self.fields, wrong, strict=True):
            field.setProperty("wrong", is_wrong)
            field.style().unpolish(field)
            field.style().polish(field)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A field hands Enter on after it was heard: it must not count again as the key that goes on.
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def _entered(self) -> None:
        if tuple(field.text() for field in self.fields) == self._shown:
            self.agreed.emit()
        else:
            self._send()

    def _send(self) -> None:
        self.typed.emit(self.fields[0].text(), self.fields[1].text())
