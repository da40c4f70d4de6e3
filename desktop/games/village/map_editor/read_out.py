"""Words that lie over a corner of the map: where the pointer is, how near the map is seen, what was done last."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.games.village.map_editor.hand import inches
from desktop.games.village.map_editor.map_view import MapView
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label

STAY = Qt.WidgetAttribute.WA_TransparentForMouseEvents


class ReadOut(QWidget):
    """Pointer and zoom on the wood at the upper left; the pointer's mouse goes through."""

    def __init__(self, theme: Theme, view: MapView) -> None:
        super().__init__(view)
        self.setAttribute(STAY)
        self.theme, self.view = theme, view
        self.pointer = self._label("map.pointer")
        self.zoom = self._label("map.zoom")
        self._least = 0.0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for words, label in ((self.tr("Pointer"), self.pointer), (self.tr("Zoom"), self.zoom)):
            column.addWidget(text_label(words, TextStyle.STRONG, "on_wood"))
            column.addWidget(label)
        view.pointer_moved.connect(self._show_pointer)
        view.left.connect(lambda: self._say(self.pointer, self.tr("beside the map")))
        view.zoomed.connect(self._show_zoom)
        self._say(self.pointer, self.tr("beside the map"))
        self._show_zoom(view.px_per_inch)

    def _show_pointer(self, x: float, y: float) -> None:
        self._say(self.pointer, self.tr("{x}, {y}").format(x=inches(x), y=inches(y)))

    def _show_zoom(self, px_per_inch: float) -> None:
        whole = max(0.01, self.view.whole_px_per_inch)
        self._say(self.zoom, self.tr("{percent} %").format(percent=round(px_per_inch / whole * 100)))

    def _say(self, label: QLabel, words: str) -> None:
        if label.text() != words:
            label.setText(words)
            label.setAccessibleName(words)
        self.place()

    def place(self) -> None:
        """Stand at the upper left, if the map leaves wood to write on."""
        self.adjustSize()
        self.move(self.theme.px(12), self.theme.px(10))
        self.setVisible(self.view.wood_left > self.width() + self.theme.px(20))

    def _label(self, name: str) -> QLabel:
        label = text_label("", TextStyle.BODY, "on_wood")
        label.setObjectName(name)
        return label


class StepLine(QLabel):
    """What was done last, or what to do now, on a small plate at the lower left of the map."""

    def __init__(self, theme: Theme, view: MapView) -> None:
        super().__init__(view)
        self.setAttribute(STAY)
        self.theme, self.view = theme, view
        self.setObjectName("map.step")
        self.setProperty("step", "small")
        self.setProperty("paper", "window")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._is_above = False
        view.pointer_moved.connect(lambda *_: self._make_way())
        self.hide()

    def say(self, words: str) -> None:
        """Show these words; none hide the plate."""
        self.setText(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self._is_above = self._is_above and bool(words)
        self.place()

    def _make_way(self) -> None:
        """Nobody can draw under words: they go to the other end of the map when the pointer comes to them."""
        if self.isVisible() and self.geometry().contains(self.view.mapFromGlobal(QCursor.pos())):
            self._is_above = not self._is_above
            self.place()

    def place(self) -> None:
        """Stand at the lower left, or at the upper one while the pointer is below."""
        px = self.theme.px
        self.setMargin(px(5))
        self.setMaximumWidth(max(px(160), self.view.width() - px(24)))
        self.ensurePolished()
        wide = min(self.maximumWidth(), self.fontMetrics().horizontalAdvance(self.text()) + px(16))
        self.resize(wide, self.heightForWidth(wide))
        self.move(px(10), px(10) if self._is_above else self.view.height() - self.height() - px(10))
