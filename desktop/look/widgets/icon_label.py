"""Icons and words as small labels."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.kept_picture import paint_kept
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import Painted, brush_up, wrapped

CLOSE, MOST_LINES = 0.8, 6
"""From line to line of a headline, in heights of the face; and how many lines it has at most."""


def text_label(
    text: str = "",
    step: TextStyle = TextStyle.BODY,
    tone: str = "text",
    *,
    wrap: bool = False,
    parent: QWidget | None = None,
) -> QLabel:
    """A label of a type step in the colour of a role; both follow the look through the style sheet.

    It shows words as they are: what looks like markup in a name is part of the name.
    """
    label = Headline(text, parent) if wrap and step.is_heading else QLabel(text, parent)
    label.setProperty("step", step.name.lower())
    label.setProperty("tone", tone)
    label.setWordWrap(wrap)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


class Headline(QLabel):
    """A heading of as many lines as it needs, closer together than the face says: it is made for single lines."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._heights: dict[tuple[str, int, int, int], int] = {}
        self.setWordWrap(True)

    def heightForWidth(self, width: int) -> int:
        # A layout asks again and again, and before each picture of the page: what was found out once is kept.
        key = (self.text(), self.font().pixelSize(), self.font().weight(), width)
        if key not in self._heights:
            metrics = QFontMetricsF(self.font())
            self._heights[key] = ceil(metrics.height() * (1 + CLOSE * (len(self._lines(width)) - 1)))
        return self._heights[key]

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        wide = ceil(QFontMetricsF(self.font()).horizontalAdvance(self.text())) + 1
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        self.ensurePolished()
        metrics = QFontMetricsF(self.font())
        wide = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0.0)
        return QSize(ceil(wide) + 1, ceil(metrics.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        metrics = QFontMetricsF(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        lines = self._lines(self.width())
        high = metrics.height() * (1 + CLOSE * (len(lines) - 1))
        base = (self.height() - high) / 2 + metrics.ascent()
        is_centred = bool(self.alignment() & Qt.AlignmentFlag.AlignHCenter)
        for number, line in enumerate(lines):
            left = (self.width() - metrics.horizontalAdvance(line)) / 2 if is_centred else 0.0
            painter.drawText(QPointF(left, base + number * metrics.height() * CLOSE), line)

    def _lines(self, width: int) -> list[str]:
        return wrapped(self.text(), QFontMetricsF(self.font()), width, MOST_LINES) or [""]


def set_step(label: QLabel, step: TextStyle) -> None:
    """Give a label another step of the type."""
    _set(label, "step", step.name.lower())


def set_tone(label: QLabel, tone: str) -> None:
    """Give a label another colour role."""
    _set(label, "tone", tone)


def _set(label: QLabel, name: str, value: str) -> None:
    if label.property(name) != value:
        label.setProperty(name, value)
        label.style().unpolish(label)
        label.style().polish(label)
        label.updateGeometry()


class Icon(Painted):
    """An icon in a colour role, `size` px at 100 %; with `disc` it stands in a round parchment disc."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        size: int = 20,
        role: str = "text",
        *,
        disc: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name, self._size, self._role, self._disc = name, size, role, disc

    def set_icon(self, name: str, role: str | None = None) -> None:
        """Show another icon, and another colour if a role is given."""
        self._name = name
        self._role = role or self._role
        self.update()

    def sizeHint(self) -> QSize:
        side = self.theme.px(self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        side = float(self.theme.px(self._size))
        centre = QPointF(self.width() / 2, self.height() / 2)
        colours = self.colours
        if self._disc:
            painter.setPen(stroke(colours.council if not self.theme.look.is_dark else colours.line_strong, 2))
            painter.setBrush(colours.face)
            painter.drawEllipse(centre, side / 2 - 1.5, side / 2 - 1.5)
            paint_icon(painter, self._name, centre, side * 0.62, colours.face_ink)
        else:
            paint_icon(painter, self._name, centre, side, colours.of(self._role))


class IconLabel(QWidget):
    """An icon with words to its right."""

    def __init__(
        self,
        theme: Theme,
        icon: str,
        text: str = "",
        step: TextStyle = TextStyle.BODY,
        tone: str = "text",
        size: int = 20,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.icon = Icon(theme, icon, size, tone, parent=self)
        self.label = text_label(text, step, tone, parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        row.addWidget(self.icon)
        row.addWidget(self.label, 1)

    def set_text(self, text: str) -> None:
        self.label.setText(text)


def paint_disc_icon(painter: QPainter, rect: QRectF, name: str, look: Look) -> None:
    """An icon on a round parchment disc that fills `rect`, as on buildings."""
    room = QRectF(0, 0, rect.width(), rect.height())
    painter.translate(rect.topLeft())
    # Lists show the same ones again and again.
    paint_kept(painter, ("disc", name, look.name), room, lambda to: _paint_disc_icon(to, room, name, look))
    painter.translate(-rect.topLeft())


def _paint_disc_icon(painter: QPainter, rect: QRectF, name: str, look: Look) -> None:
    colours = look.colours
    wide = max(1.4, rect.width() * 0.03)
    painter.setPen(stroke(colours.token_outline, wide))
    painter.setBrush(colours.face)
    # Nothing of a thick line lies outside, where it would be cut off.
    inset = max(1.0, wide / 2)
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
    paint_icon(painter, name, rect.center(), rect.width() * 0.68, colours.face_ink)
