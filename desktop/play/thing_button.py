"""A thing of a game as something to look at and to press: a disc, a tile or a card."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.colours import faint, mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.token import Side, TokenView
from desktop.look.token_painting import paint_token
from desktop.look.widgets.key_cap import cap_size, paint_key_cap
from desktop.look.widgets.painted import brush_up, paint_focus, paint_paper, wrapped
from desktop.look.widgets.pressable import Pointable

DISC, TILE, CARD = "disc", "tile", "card"
SQUARE = "square"
"""No thing at all, but a square of the map that can be chosen."""
DISC_PX = 64
DISC_HIGH = 104
TILE_WIDE, TILE_HIGH = 150, 132
CARD_WIDE, CARD_HIGH = 150, 206
LEAST_WIDE, MOST_WIDE = 196, 460
STEPS = (TextStyle.NAME, TextStyle.SMALL, TextStyle.NUMBER_BIG)
LARGE_STEPS = (TextStyle.TITLE, TextStyle.STRONG, TextStyle.NUMBER_BIG)
LARGER = 1.5
BETWEEN = 22
"""Between two figures, in px at 100 %."""


@dataclass(frozen=True)
class ThingView:
    """What to show of a thing. `figures` are its cells with their headings, without its name."""

    id: str
    name: str
    figures: tuple[tuple[str, str], ...] = ()
    shape: str = DISC
    side: str = ""
    """The colour of whom it belongs to: "heroes", "enemies" or "" for nobody."""
    owner: str = ""
    offered: bool = False
    key: str = ""
    chosen: bool = False
    """Whether the question is about it, or asks whom it belongs to."""
    target: bool = False

    def spoken(self, offered: str) -> str:
        """All of it as one sentence; `offered` are the words for what can be chosen."""
        parts = [self.name, *(f"{heading}: {cell}" for heading, cell in self.figures if cell)]
        return ", ".join([*parts, offered] if self.offered else parts) + "."


class ThingButton(Pointable):
    """Pressing it answers, where the question offers it; resting on it points at the answer."""

    def __init__(self, theme: Theme, view: ThingView, parent: QWidget | None = None, *, small: bool = False) -> None:
        """`small`: it lies on a square of a map and shows its name alone."""
        super().__init__(theme, view.name, parent=parent)
        self.view = view
        self.small = small
        self.large = False
        """Whether there is room to show it larger than it need be."""
        self.setObjectName(f"thing.{view.id}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_view(view)

    def set_view(self, view: ThingView) -> None:
        """Show the thing as it is now."""
        self.view = view
        self.stands_for = view.id
        self.setText(view.name)
        self.setAccessibleName(view.spoken(self.tr("can be chosen")))
        self.setToolTip(tip(self.accessibleName()))
        shape = Qt.CursorShape.PointingHandCursor if view.offered else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self.px
        if self.view.shape == CARD:
            return QSize(px(CARD_WIDE), px(CARD_HIGH))
        if self.view.shape == TILE:
            return QSize(px(TILE_WIDE), px(TILE_HIGH))
        look = self.theme.look
        name = QFontMetricsF(look.font(self.steps[0])).horizontalAdvance(self.view.name)
        figures = sum(self._figure_width(*one) + px(BETWEEN) for one in self.view.figures)
        wide = px(DISC_PX + 44) + max(name + px(34), figures)
        return QSize(round(min(max(wide, px(LEAST_WIDE)), px(MOST_WIDE))), px(DISC_HIGH))

    def px(self, length: float) -> int:
        """A length in px in the size in which it is shown."""
        return self.theme.px(length * (LARGER if self.large else 1.0))

    @property
    def steps(self) -> tuple[TextStyle, TextStyle, TextStyle]:
        """The type for its name, for headings and for figures."""
        return LARGE_STEPS if self.large else STEPS

    # Painting

    @property
    def _tint(self) -> QColor:
        colours = self.theme.colours
        return {"heroes": colours.hero_fill, "enemies": colours.enemy_fill}.get(self.view.side, colours.council)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect())
        if self.view.shape == SQUARE:
            self._paint_square(painter, rect)
        elif self.small and self.view.shape == DISC:
            self._paint_small(painter, rect)
        else:
            paint_paper(painter, rect, look, look.px(8), "sel_bg" if self.view.chosen else "base")
            paper = rect.adjusted(1, 1, -4, -5)
            if self.hovered and self.view.offered:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(mixed(colours.base, colours.sel_bg, 0.6))
                painter.drawRoundedRect(paper, look.px(8), look.px(8))
            if self.view.shape == DISC:
                self._paint_disc(painter, paper)
            else:
                self._paint_sheet(painter, paper)
            self._paint_marks(painter, paper)
        if self.hasFocus():
            paint_focus(painter, rect.adjusted(2, 2, -5, -6), look, look.px(8))

    def _paint_figurine(self, painter: QPainter, centre: QPointF, size: float) -> None:
        """The token of its side; for nobody's a plain disc, with no ring of a side."""
        view, look, colours = self.view, self.theme.look, self.theme.colours
        painter.save()
        painter.translate(centre)
        if view.side:
            side = Side.THEIRS if view.side == "enemies" else Side.OURS
            marked = self.small and view.offered, self.small and view.chosen
            token = TokenView(view.id, side=side, name=view.name, offered=marked[0], chosen=marked[1])
            paint_token(painter, token, size, look, bare=True)
        else:
            painter.setPen(stroke(colours.token_outline, max(1.4, size * 0.024)))
            painter.setBrush(self._tint)
            painter.drawEllipse(QPointF(0, 0), size / 2, size / 2)
            painter.setBrush(colours.face)
            painter.drawEllipse(QPointF(0, 0), size * 0.37, size * 0.37)
            paint_icon(painter, "person", QPointF(0, 0), size * 0.5, colours.face_ink)
        painter.restore()

    def _paint_square(self, painter: QPainter, rect: QRectF) -> None:
        """Its edge, and the key that chooses it."""
        look, colours, px = self.theme.look, self.theme.colours, self.px
        inside = rect.adjusted(px(3), px(3), -px(3), -px(3))
        painter.setPen(stroke(colours.enemy_fill if self.view.target else colours.sel, px(3), (4.0, 3.0)))
        painter.setBrush(faint(colours.sel, 0.4 if self.hovered or self.view.target else 0.16))
        painter.drawRoundedRect(inside, px(5), px(5))
        if self.view.key:
            wide, high = cap_size(self.view.key, look)
            corner = QRectF(inside.right() - wide - px(4), inside.bottom() - high - px(4), wide, high)
            paint_key_cap(painter, corner, self.view.key, look)

    def _paint_small(self, painter: QPainter, rect: QRectF) -> None:
        """On a square: the token, and the name below it."""
        look, view = self.theme.look, self.view
        high = QFontMetricsF(look.font(TextStyle.LEAST)).height()
        size = min(rect.width(), rect.height() - high) * 0.66
        self._paint_figurine(painter, QPointF(rect.center().x(), rect.top() + (rect.height() - high) / 2), size)
        painter.setFont(look.font(TextStyle.LEAST))
        painter.setPen(self.theme.colours.text)
        words = painter.fontMetrics().elidedText(view.name, Qt.TextElideMode.ElideRight, int(rect.width()))
        room = QRectF(rect.left(), rect.bottom() - high, rect.width(), high)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_disc(self, painter: QPainter, paper: QRectF) -> None:
        look, colours, px = self.theme.look, self.theme.colours, self.px
        self._paint_figurine(painter, QPointF(paper.left() + px(16 + DISC_PX // 2), paper.center().y()), px(DISC_PX))
        left = paper.left() + px(DISC_PX + 30)
        wide = paper.right() - left - px(8)
        font = look.font(self.steps[0])
        high = QFontMetricsF(font).height()
        rows = QFontMetricsF(look.font(self.steps[1])).height() + QFontMetricsF(look.font(self.steps[2])).height()
        top = paper.center().y() - (high + (rows if self.view.figures else 0)) / 2
        painter.setFont(font)
        painter.setPen(colours.text)
        name = painter.fontMetrics().elidedText(self.view.name, Qt.TextElideMode.ElideRight, int(wide - px(26)))
        painter.drawText(QRectF(left, top, wide, high), Qt.AlignmentFlag.AlignVCenter, name)
        for heading, cell in self.view.figures:
            room = self._figure_width(heading, cell)
            if left + room > paper.right() - px(6):
                break
            self._paint_figure(painter, QRectF(left, top + high, room + 2, rows), heading, cell, centred=False)
            left += room + px(BETWEEN)

    def _paint_sheet(self, painter: QPainter, paper: QRectF) -> None:
        """A tile or a card: the name on a band in the colour of its owner, and what is said of it below."""
        look, colours, px = self.theme.look, self.theme.colours, self.px
        font = look.font(TextStyle.STRONG if self.small else TextStyle.NAME if self.large else TextStyle.ROW)
        lines = wrapped(self.view.name, QFontMetricsF(font), paper.width() - px(20), 2)
        high = QFontMetricsF(font).height()
        band = QRectF(paper.left(), paper.top(), paper.width(), high * len(lines) + px(12))
        painter.save()
        painter.setClipRect(band)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._tint)
        painter.drawRoundedRect(paper, look.px(8), look.px(8))
        painter.restore()
        painter.fillRect(QRectF(band.left(), band.bottom() - 1, band.width(), px(2)), colours.gold_line)
        painter.setFont(font)
        painter.setPen(colours.on_fill)
        for number, line in enumerate(lines):
            room = QRectF(band.left() + px(8), band.top() + px(5) + number * high, band.width() - px(16), high)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, line)
        if self.small:
            return
        shown = [one for one in self.view.figures if one[1]]
        top = band.bottom() + px(8)
        rows = QFontMetricsF(look.font(self.steps[1])).height() + QFontMetricsF(look.font(self.steps[2])).height()
        for heading, cell in shown:
            if top + rows > paper.bottom():
                break
            self._paint_figure(painter, QRectF(paper.left() + px(6), top, paper.width() - px(12), rows), heading, cell)
            top += rows + px(4)
        if not shown:
            middle = QPointF(paper.center().x(), (band.bottom() + paper.bottom()) / 2)
            paint_icon(painter, "ui/circle-dot", middle, px(30), colours.line_strong)

    def _paint_figure(self, painter: QPainter, room: QRectF, heading: str, cell: str, *, centred: bool = True) -> None:
        look, colours = self.theme.look, self.theme.colours
        align = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        low = QFontMetricsF(look.font(self.steps[1])).height()
        painter.setFont(look.font(self.steps[1]))
        painter.setPen(colours.text_2)
        shown = painter.fontMetrics().elidedText(heading, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(QRectF(room.left(), room.top(), room.width(), low), align, shown)
        painter.setFont(look.font(self.steps[2]))
        painter.setPen(colours.text)
        shown = painter.fontMetrics().elidedText(cell, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(QRectF(room.left(), room.top() + low, room.width(), room.height() - low), align, shown)

    def _paint_marks(self, painter: QPainter, paper: QRectF) -> None:
        """What the question makes of it: offered with its key, or aimed at."""
        look, colours, px = self.theme.look, self.theme.colours, self.px
        if self.view.target or self.view.offered or self.view.chosen:
            tone = colours.enemy_fill if self.view.target else colours.sel
            dashes = (4.0, 3.0) if self.view.offered and not self.view.target else ()
            painter.setPen(stroke(tone, px(3), dashes))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inside = px(2)
            painter.drawRoundedRect(paper.adjusted(inside, inside, -inside, -inside), look.px(7), look.px(7))
        if self.view.offered and self.view.key:
            wide, high = cap_size(self.view.key, look)
            # The name of a tile or a card stands at the top.
            top = paper.top() + px(8) if self.view.shape == DISC else paper.bottom() - high - px(8)
            corner = QRectF(paper.right() - wide - px(8), top, wide, high)
            paint_key_cap(painter, corner, self.view.key, look)

    def _figure_width(self, heading: str, cell: str) -> float:
        look = self.theme.look
        return max(
            QFontMetricsF(look.font(self.steps[1])).horizontalAdvance(heading),
            QFontMetricsF(look.font(self.steps[2])).horizontalAdvance(cell),
        )
