"""The ribbons at the edge of an open book: one for each chapter, the open one in gold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.book.contents import Ribbon
from desktop.look.icons import paint_icon
from desktop.look.ink import polygon_path, stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up
from desktop.look.widgets.pressable import Pressable

WIDE, HIGH = 66, 38


class RibbonButton(Pressable):
    """Opens the book where a chapter begins."""

    def __init__(self, theme: Theme, ribbon: Ribbon, parent: QWidget | None = None) -> None:
        super().__init__(theme, ribbon.name, "", parent)
        self.ribbon = ribbon
        self.setCheckable(True)
        self.setAccessibleName(ribbon.name)
        self.setToolTip(tip(ribbon.name))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        is_open = self.isChecked()
        wide, high = float(self.width()), float(self.height())
        end = wide - 2 if is_open or self.hovered else wide - look.px(7)
        notch = look.px(8)
        ground = colours.sel if is_open else colours.sel_bg if self.hovered else colours.head
        outline = polygon_path(
            [
                QPointF(0, 2),
                QPointF(end, 2),
                QPointF(end - notch, high / 2),
                QPointF(end, high - 2),
                QPointF(0, high - 2),
            ]
        )
        painter.setBrush(ground)
        has_focus = self.hasFocus()
        edge = colours.text if has_focus and is_open else colours.sel if has_focus else colours.line_strong
        painter.setPen(stroke(edge, 3 if has_focus else look.hair))
        painter.drawPath(outline)
        ink = colours.on_gold if is_open else colours.text
        ribbon = self.ribbon
        middle = (end - notch) / 2
        if ribbon.icon:
            paint_icon(painter, ribbon.icon, QPointF(middle, high / 2), look.px(22), ink)
            return
        font = look.font(TextStyle.ROW)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(ink)
        gap = look.px(5) if ribbon.sign else 0
        whole = metrics.horizontalAdvance(ribbon.words) + gap + metrics.horizontalAdvance(ribbon.sign)
        left = middle - whole / 2
        box = QRectF(left, 0, wide, high)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, ribbon.words)
        if ribbon.sign:
            if ribbon.is_red and not is_open:
                painter.setPen(colours.enemy)
            box.translate(metrics.horizontalAdvance(ribbon.words) + gap, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, ribbon.sign)


class Ribbons(QScrollArea):
    """All ribbons, one below the other; the keys stand at the open one."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, ribbons: Sequence[Ribbon], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("book.ribbons")
        self.setAccessibleName(self.tr("Chapters"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, theme.px(18), 0, theme.px(18))
        column.setSpacing(theme.px(6))
        self.buttons: list[RibbonButton] = []
        for number, one in enumerate(ribbons):
            button = RibbonButton(theme, one)
            button.setObjectName(f"book.ribbon-{number}")
            button.clicked.connect(lambda _=False, number=number: self._choose(number))
            column.addWidget(button)
            self.buttons.append(button)
        column.addStretch(1)
        self.setWidget(inside)
        # A scroll area fills its page's ground; here the wood shows through.
        inside.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._fit()
        theme.changed.connect(self._fit)

    def show_open(self, number: int) -> None:
        """Mark the chapter that is open; -1 for none."""
        for at, button in enumerate(self.buttons):
            is_open = at == number
            button.setChecked(is_open)
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_open or (number < 0 and at == 0) else Qt.FocusPolicy.ClickFocus
            )
        if 0 <= number < len(self.buttons):
            self.ensureWidgetVisible(self.buttons[number], 0, self.theme.px(HIGH * 2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        at = next((number for number, one in enumerate(self.buttons) if one.hasFocus()), None)
        if step is None or at is None:
            super().keyPressEvent(event)
        elif 0 <= at + step < len(self.buttons):
            self._choose(at + step)
            self.buttons[at + step].setFocus()

    def _choose(self, number: int) -> None:
        self.chosen.emit(number)
        # Qt lets go of a button that was open already.
        self.show_open(number)

    def _fit(self) -> None:
        self.setFixedWidth(self.theme.px(WIDE) + 2)
