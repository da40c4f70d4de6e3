"""The banner: who acts, in the colour of the side, and the figures of the moment. In a low window it is one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.colours import faint
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.kept_picture import KeptPictures, paint_kept
from desktop.look.lettering import TextStyle
from desktop.look.seat_mark import paint_seat_mark
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, width_of
from desktop.look.widgets.seat_row import SeatView

SLIDE_MS = 260
MOST_KEPT = 2
"""Pictures: of what slides in, and of what it slides over. What it said before comes no more."""
HIGH, SLIM, SLIMMEST = 58, 38, 32
"""Height in px at 100 %, of two lines and of one."""
SILENT_SHARE = 0.33
"""Of the width, for what says that somebody decides alone."""
LEAST_LEFT = 150
"""So much of the banner stays free for figures or steps beside these words, in px at 100 %."""
MOST_OF_TITLE = 0.4
"""The second line stands beside the title where both together take no more of the width."""


class BannerSide(Enum):
    """Whose moment it is: ground, pennant and quiet text."""

    HEROES = ("hero_fill", "pennant_hero", "banner_quiet_hero")
    ENEMIES = ("enemy_fill", "pennant_enemy", "banner_quiet_enemy")
    COUNCIL = ("council", "pennant_council", "banner_quiet_council")
    REALM_1 = ("realm_fill_1", "realm_pennant_1", "realm_quiet_1")
    REALM_2 = ("realm_fill_2", "realm_pennant_2", "realm_quiet_2")
    REALM_3 = ("realm_fill_3", "realm_pennant_3", "realm_quiet_3")
    REALM_4 = ("realm_fill_4", "realm_pennant_4", "realm_quiet_4")


REALMS = (BannerSide.REALM_1, BannerSide.REALM_2, BannerSide.REALM_3, BannerSide.REALM_4)
"""Of powers that fight each for itself."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A small label with a large value; an icon if it stands at the right end."""

    label: str
    value: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class BannerStep:
    """A step of a turn, in its order: done, under way, or to come."""

    title: str
    second: str = ""
    is_done: bool = False
    is_now: bool = False


@dataclass(frozen=True, slots=True)
class Silence:
    """The right third is dark: somebody decides alone, and says why."""

    title: str
    second: str
    icon: str = "ui/volume-x"


@dataclass(frozen=True, slots=True)
class BannerView:
    """What the banner says. `left` are plain figures after the pennant, `right` those with icons at the end.

    `seats` stand at the right, where `silence` does not.
    """

    side: BannerSide
    title: str
    second: str = ""
    icon: str = "rally-the-troops"
    left: tuple[Figure, ...] = ()
    right: tuple[Figure, ...] = ()
    seats: tuple[SeatView, ...] = ()
    silence: Silence | None = None
    steps: tuple[BannerStep, ...] = ()
    """The steps of a turn, before the plain figures."""


class Banner(Painted):
    """The banner above map and docks."""

    def __init__(self, theme: Theme, view: BannerView, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._view = view
        self._old = view
        self.kept = KeptPictures(most=MOST_KEPT)
        self._wanted = HIGH
        self._slim = False
        self._at_end: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._slide = QVariantAnimation(self)
        self._slide.setDuration(SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.valueChanged.connect(self.update)
        self._say()

    def view(self) -> BannerView:
        return self._view

    def set_view(self, view: BannerView) -> None:
        """Show another moment. Another side slides in from the left, unless motion is to be quiet."""
        if view == self._view:
            return
        changes_side = view.side is not self._view.side
        self._old, self._view = self._view, view
        if changes_side and not self.theme.look.less_motion and self.isVisible():
            self._slide.start()
        self._say()
        self.update()

    def set_height(self, high: int) -> None:
        """`HIGH`, or lower: one line instead of two."""
        if high != self._wanted:
            self._wanted = high
            self._slim = high < HIGH
            self.look_changed()

    def put_at_end(self, widget: QWidget) -> None:
        """This stands at the right end, on the ground of the banner."""
        widget.setParent(self)
        self._at_end = widget
        widget.installEventFilter(self)
        self._place_end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._at_end and event.type() is QEvent.Type.LayoutRequest:
            # It wants another width.
            self._place_end()
            self.update()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_end()

    def look_changed(self) -> None:
        self._place_end()
        super().look_changed()

    def _place_end(self) -> None:
        if self._at_end is not None:
            wide = self._at_end.sizeHint().width()
            high = self._high - self.theme.px(2)
            self._at_end.setGeometry(self.width() - wide - self.theme.px(8), 0, wide, high)

    @property
    def _high(self) -> int:
        return self.theme.px(self._wanted)

    def skip(self) -> None:
        """Show the end of a running slide at once."""
        self._slide.stop()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(600), self._high)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self._high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._slide.state() is QVariantAnimation.State.Running:
            self._paint_kept(painter, self._old)
            edge = round(self.width() * float(self._slide.currentValue()))
            painter.setClipRect(0, 0, edge, self.height())
        self._paint_kept(painter, self._view)

    def _paint_kept(self, painter: QPainter, view: BannerView) -> None:
        """A banner that slides in is painted in many frames, and what it lies above changes with every question."""
        look, end = self.theme.look, self._at_end
        what = ("banner", view, self._wanted, look.name, look.scale, end.x() if end is not None else -1)
        brush_up(painter)
        paint_kept(painter, what, QRectF(self.rect()), lambda to: self._paint(to, view), self.kept)

    def _paint(self, painter: QPainter, view: BannerView) -> None:
        look, colours = self.theme.look, self.colours
        ground, pennant, quiet = (colours.of(role) for role in view.side.value)
        width, height = float(self.width()), float(self.height())
        painter.fillRect(self.rect(), ground)
        gold = look.px(2)
        painter.fillRect(QRectF(0, height - gold, width, gold), colours.gold_line)
        title_font, second_font = look.font(self._title_step), look.font(TextStyle.SMALL)
        title = QFontMetricsF(title_font).horizontalAdvance(view.title)
        second = QFontMetricsF(second_font).horizontalAdvance(view.second)
        left, tall, shows_second = look.px(64), height - gold, bool(view.second)
        if self._slim:
            left = look.px(52)
            shows_second = shows_second and left + title + second < width * MOST_OF_TITLE
            words = title + (look.px(12) + second if shows_second else 0.0)
            end = left + words + look.px(16)
        else:
            words = max(title, second)
            end = max(left + words + look.px(24), look.px(318))
        self._paint_pennant(painter, end, tall, pennant)
        icon = look.px(26 if self._slim else 36)
        paint_icon(painter, view.icon, QPointF(left / 2 + look.px(4), tall / 2), icon, colours.gold_line)
        painter.setPen(colours.on_fill)
        painter.setFont(title_font)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        middle = 0.62 if shows_second and not self._slim else 1.0
        painter.drawText(QRectF(left, 0, title + 4, tall * middle), flags, view.title)
        if shows_second:
            painter.setPen(quiet)
            painter.setFont(second_font)
            beside = QRectF(left + title + look.px(12), look.px(1), second + 4, tall)
            below = QRectF(left, height * 0.52, second + 4, height * 0.42)
            painter.drawText(beside if self._slim else below, flags, view.second)
        if view.silence is not None:
            right = self._paint_silence(painter, view.silence, end)
        elif view.seats:
            right = self._paint_seats(painter, view, quiet, end)
        else:
            right = self._paint_right(painter, view, quiet, end + look.px(28))
        self._paint_left(painter, view, end + look.px(36 if self._slim else 44), right, quiet)

    @property
    def _title_step(self) -> TextStyle:
        return TextStyle.NAME if self._slim else TextStyle.BANNER

    def _paint_pennant(self, painter: QPainter, end: float, height: float, colour: QColor) -> None:
        notch = self.theme.px(20)
        path = QPainterPath()
        shape = [
            QPointF(0, 0),
            QPointF(end + notch, 0),
            QPointF(end, height * 0.5),
            QPointF(end + notch, height),
            QPointF(0, height),
        ]
        path.addPolygon(QPolygonF(shape))
        painter.fillPath(path, colour)
        painter.setPen(stroke(self.colours.gold_line, 1.5))
        painter.drawPolyline(QPolygonF([*shape[1:4]]))

    def _paint_left(self, painter: QPainter, view: BannerView, left: float, right: float, quiet: QColor) -> None:
        gap = self.theme.px(18 if self._slim else 40)
        figures = sum(self._figure_width(figure) + gap for figure in view.left) - gap + self.theme.px(16)
        left = self._paint_steps(painter, view.steps, left, right, right - figures if view.left else right, quiet)
        for figure in view.left:
            wide = self._figure_width(figure)
            if left + wide > right - self.theme.px(16):
                break
            self._paint_figure(painter, figure, left, quiet)
            left += wide + gap

    def _paint_steps(
        self, painter: QPainter, steps: tuple[BannerStep, ...], left: float, right: float, wished: float, quiet: QColor
    ) -> float:
        """Numbers in discs, gold where it is now, a tick where it is done; returns where they end.

        Figures come before the names of steps: these stand there as far as they end before `wished`, the one that is
        under way the longest. Where not even the discs fit before `right` there are none.
        """
        look, tall = self.theme.look, float(self.height() - self.theme.px(2))
        names, seconds = QFontMetricsF(look.font(TextStyle.OPTION)), QFontMetricsF(look.font(TextStyle.SMALL))
        side, pad, apart = float(look.px(22 if self._slim else 30)), float(look.px(9)), float(look.px(24))
        titles = [names.horizontalAdvance(one.title) for one in steps]
        results = [max(wide, seconds.horizontalAdvance(one.second)) for one, wide in zip(steps, titles, strict=True)]
        room = wished - left - len(steps) * (side + pad + apart)
        # What has come of each step gives way before what it is called.
        has_results = not self._slim and not sum(titles) <= room < sum(results)
        wides = results if has_results else titles
        if sum(wides) > room:
            # Discs alone still say how far the turn has come.
            apart = float(look.px(8))
            wides = [wide if one.is_now else 0.0 for one, wide in zip(steps, wides, strict=True)]
            if left + sum(wides) + pad + len(steps) * (side + apart) + look.px(16) > wished:
                wides = [0.0] * len(steps)
        if left + len(steps) * (side + apart) > right:
            return left
        for number, (one, wide) in enumerate(zip(steps, wides, strict=True), 1):
            self._paint_disc(painter, one, number, QRectF(left, (tall - side) / 2, side, side))
            start = left + side + (pad if wide else 0.0)
            if wide:
                flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
                painter.setPen(self.colours.on_fill)
                painter.setFont(look.font(TextStyle.OPTION))
                alone = not has_results or not one.second
                painter.drawText(QRectF(start, 0, wide + 4, tall * (1.0 if alone else 0.62)), flags, one.title)
                if not alone:
                    painter.setPen(self.colours.on_fill if one.is_now else quiet)
                    painter.setFont(look.font(TextStyle.SMALL))
                    painter.drawText(QRectF(start, tall * 0.52, wide + 4, tall * 0.42), flags, one.second)
            left = start + wide + apart
        return left + look.px(16 if self._slim else 24) - apart

    def _paint_disc(self, painter: QPainter, step: BannerStep, number: int, disc: QRectF) -> None:
        look, colours = self.theme.look, self.colours
        painter.setPen(stroke(colours.gold_line, look.px(1.5)))
        painter.setBrush(colours.gold_fill if step.is_now else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        if step.is_done:
            paint_icon(painter, "ui/check", disc.center(), disc.width() * 0.62, colours.gold_line)
            return
        painter.setPen(colours.on_gold if step.is_now else colours.on_fill)
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_right(self, painter: QPainter, view: BannerView, quiet: QColor, least: float) -> float:
        """The figures at the end, as many of the last ones as have room; returns where they begin."""
        look = self.theme.look
        right: float = self.width() - look.px(20)
        if self._at_end is not None:
            right = self._at_end.x() - look.px(12)
        for figure in reversed(self._fitting(view.right, right - least)):
            icon = look.px(30 if self._slim else 36) if figure.icon else 0
            if right - self._figure_width(figure) - icon < least:
                break
            right -= self._figure_width(figure)
            self._paint_figure(painter, figure, right, quiet)
            if figure.icon:
                side = look.px(22 if self._slim else 28)
                right -= side + look.px(8)
                centre = QPointF(right + side / 2, (self.height() - look.px(2)) / 2)
                paint_icon(painter, figure.icon, centre, side, self.colours.gold_line)
            right -= look.px(18 if self._slim else 28)
        return right

    def _fitting(self, figures: Sequence[Figure], room: float) -> Sequence[Figure]:
        """Where they do not stand side by side in a slim banner, those that have a picture do without their words."""
        px = self.theme.look.px
        wide = sum(self._figure_width(one) + px(18) + (px(30) if one.icon else 0) for one in figures)
        if not self._slim or wide - px(18) <= room:
            return figures
        return [replace(one, label="") if one.icon else one for one in figures]

    def _end(self) -> float:
        """Where the room for words ends at the right."""
        return self._at_end.x() - self.theme.px(12) if self._at_end is not None else self.width() - self.theme.px(16)

    def _paint_silence(self, painter: QPainter, silence: Silence, pennant: float) -> float:
        """The dark third, or more of the banner where its words need that; returns where the rest ends."""
        look, colours = self.theme.look, self.colours
        tall = float(self.height() - look.px(2))
        size, end = look.px(22 if self._slim else 32), self._end()
        head, step = size + look.px(28), self._title_step
        title = width_of(silence.title, step, look.scale)
        whole = width_of(silence.second, TextStyle.SMALL, look.scale) + 4
        # Sentences are said whole or not at all: whose decision it is stands first.
        first = silence.second.partition(". ")[0]
        short = width_of(first, TextStyle.SMALL, look.scale) + 4
        beside = [look.px(10) + one if self._slim else max(0.0, one - title) for one in (whole, short)] + [0.0]
        left, least = self.width() * (1 - SILENT_SHARE), pennant + look.px(LEAST_LEFT)
        second, gap = "", 0.0
        for words, more, farthest in zip((silence.second, first, ""), beside, (left, least, least), strict=True):
            if end - head - title - more >= min(left, farthest):
                second, gap, left = words, more, min(left, end - head - title - more)
                break
        else:
            if end - head - title < left:
                # Words come before the picture, and whole words before large ones.
                head, step = look.px(8), TextStyle.STRONG
                title = width_of(silence.title, step, look.scale)
                left = min(left, end - head - title)
        notch = look.px(20)
        shape = [QPointF(left - notch, 0), QPointF(left, tall / 2), QPointF(left - notch, tall)]
        path = QPainterPath()
        path.addPolygon(QPolygonF([*shape, QPointF(self.width(), tall), QPointF(self.width(), 0)]))
        painter.fillPath(path, colours.pennant_enemy)
        painter.setPen(stroke(colours.gold_line, 1.5))
        painter.drawPolyline(QPolygonF(shape))
        if head > size:
            middle = QPointF(left + look.px(16) + size / 2, tall / 2)
            paint_icon(painter, silence.icon, middle, size, colours.gold_line)
        start = left + head
        painter.setPen(colours.on_fill)
        painter.setFont(look.font(step))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        alone = self._slim or not second
        painter.drawText(QRectF(start, 0, end - start, tall * (1.0 if alone else 0.62)), flags, silence.title)
        if second:
            painter.setPen(colours.banner_quiet_enemy)
            painter.setFont(look.font(TextStyle.SMALL))
            behind = QRectF(start + title + look.px(10), look.px(1), gap, tall)
            below = QRectF(start, self.height() * 0.52, end - start, self.height() * 0.42)
            painter.drawText(behind if self._slim else below, flags, second)
        return left - notch

    def _paint_seats(self, painter: QPainter, view: BannerView, quiet: QColor, pennant: float) -> float:
        """Everybody with a mark, as far as there is room with their names; returns where they begin."""
        look, colours = self.theme.look, self.colours
        tall, end = float(self.height() - look.px(2)), self._end()
        names, seconds = QFontMetricsF(look.font(TextStyle.OPTION)), QFontMetricsF(look.font(TextStyle.SMALL))
        side, pad = float(look.px(24 if self._slim else 30)), float(look.px(9))
        wides = [
            names.horizontalAdvance(one.name) if self._slim else
            max(names.horizontalAdvance(one.name), seconds.horizontalAdvance(one.second))
            for one in view.seats
        ]  # fmt: skip
        has_names = sum(wides) + len(wides) * (side + 3 * pad) < (end - pennant) * (0.55 if view.left else 0.9)
        left = end - sum(side + 2 * pad + ((wide + pad) if has_names else 0.0) for wide in wides)
        begin = left
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        for one, wide in zip(view.seats, wides, strict=True):
            whole = side + 2 * pad + ((wide + pad) if has_names else 0.0)
            if one.is_now:
                painter.fillRect(QRectF(left, 0, whole, tall), faint(colours.gold_line, 0.26))
                painter.fillRect(QRectF(left, 0, whole, look.px(3)), colours.gold_line)
            paint_seat_mark(painter, one.mark, QPointF(left + pad + side / 2, tall / 2), side, look)
            if has_names:
                start = left + side + 2 * pad
                painter.setPen(colours.on_fill)
                painter.setFont(look.font(TextStyle.OPTION))
                alone = self._slim or not one.second
                high = tall if alone else tall * 0.56
                painter.drawText(QRectF(start, 0 if alone else tall * 0.04, wide + 4, high), flags, one.name)
                if not alone:
                    painter.setPen(colours.on_fill if one.is_now else quiet)
                    painter.setFont(look.font(TextStyle.SMALL))
                    painter.drawText(QRectF(start, tall * 0.52, wide + 4, tall * 0.42), flags, one.second)
            left += whole
        return begin

    def _paint_figure(self, painter: QPainter, figure: Figure, left: float, quiet: QColor) -> None:
        look = self.theme.look
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        height = self.height()
        wide = self._figure_width(figure) + 4
        painter.setPen(quiet)
        painter.setFont(look.font(TextStyle.SMALL))
        if self._slim:
            label = self._label_width(figure)
            painter.drawText(QRectF(left, look.px(1), label, height - look.px(2)), flags, figure.label)
            painter.setPen(self.colours.on_fill)
            painter.setFont(look.font(TextStyle.OPTION))
            painter.drawText(QRectF(left + label, 0, wide - label, height - look.px(2)), flags, figure.value)
            return
        painter.drawText(QRectF(left, height * 0.06, wide, height * 0.42), flags, figure.label)
        painter.setPen(self.colours.on_fill)
        painter.setFont(look.font(TextStyle.NUMBER_BIG))
        painter.drawText(QRectF(left, height * 0.42, wide, height * 0.5), flags, figure.value)

    def _figure_width(self, figure: Figure) -> float:
        look = self.theme.look
        if self._slim:
            value = QFontMetricsF(look.font(TextStyle.OPTION)).horizontalAdvance(figure.value)
            return self._label_width(figure) + value
        return max(
            QFontMetricsF(look.font(TextStyle.SMALL)).horizontalAdvance(figure.label),
            QFontMetricsF(look.font(TextStyle.NUMBER_BIG)).horizontalAdvance(figure.value),
        )

    def _label_width(self, figure: Figure) -> float:
        """Of the label and the gap behind it, in one line."""
        look = self.theme.look
        return QFontMetricsF(look.font(TextStyle.SMALL)).horizontalAdvance(figure.label) + look.px(6)

    def _say(self) -> None:
        self.setAccessibleName(f"{self._view.title}. {self._view.second}".strip())
        figures = (*self._view.left, *self._view.right)
        said = [one.title for one in self._view.steps if one.is_now]
        said += [f"{figure.label} {figure.value}" for figure in figures]
        said += [f"{one.name} {one.second}" for one in self._view.seats]
        if self._view.silence is not None:
            said.append(f"{self._view.silence.title}. {self._view.silence.second}")
        self.setAccessibleDescription(", ".join(said))
