"""The card of the present step, large enough to be read from the other side of a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, set_step, text_label


class StepCard(QScrollArea):
    """Icon and name, then the measurements, each on its own line, then how it lies and in what state."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("placing.card")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Long ones scroll: the arrows do it when the card has the focus.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        page = QWidget()
        page.setAutoFillBackground(False)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, px(4), 0)
        column.setSpacing(px(6))
        head = QHBoxLayout()
        head.setSpacing(px(10))
        self.icon = Icon(theme, "compass", 44, disc=True)
        self.title: QLabel = text_label("", TextStyle.QUESTION, wrap=True)
        self.title.setObjectName("placing.title")
        head.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title, 1)
        column.addLayout(head)
        self.measured: QLabel = text_label("", TextStyle.OPTION, wrap=True)
        self.measured.setObjectName("placing.measured")
        self.more: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.more.setObjectName("placing.more")
        column.addWidget(self.measured)
        column.addWidget(self.more)
        column.addStretch(1)
        self.setWidget(page)
        self._large = self._many = False

    def set_large(self, large: bool) -> None:
        """In a large window the words can be read from across the table."""
        self._large = large
        self._fit()

    def _fit(self) -> None:
        """Larger letters where there is room, smaller ones for a long piece with its bends."""
        usual = TextStyle.NUMBER_BIG if self._large else TextStyle.OPTION
        set_step(self.measured, TextStyle.STRONG if self._many else usual)
        set_step(self.title, TextStyle.TITLE if self._large else TextStyle.QUESTION)
        set_step(self.more, TextStyle.TAGLINE if self._large else TextStyle.BODY)

    def show_words(self, title: str, icon: str, measured: Sequence[str], more: Sequence[str] = ()) -> None:
        """The words of a placement, or any others."""
        self.icon.set_icon(icon)
        self.title.setText(title)
        # One measurement a line: that is how they are carried out.
        self.measured.setText("\n".join(measured))
        self._many = len(measured) > 2
        self._fit()
        self.more.setText("\n".join(more))
        self.more.setVisible(bool(more))
        self.setAccessibleName(". ".join((title, *measured, *more)))
        self.verticalScrollBar().setValue(0)
