"""A stack of the city as a tile: fanned cards with what they say below, or a name plate once it is finished."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.games.defenders.city_views import Growth, StackLine, StackView
from desktop.look.colours import mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.kept_picture import paint_kept
from desktop.look.lettering import TextStyle
from desktop.look.playing_card import TALL, paint_card, paint_suit, rank_letters
from desktop.look.seat_mark import paint_seat_mark
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.painted import brush_up, line_height, lines_of, paint_focus, width_of
from desktop.look.widgets.pressable import Pointable

CARD, SMALL_CARD = 82, 54
"""Width of a fanned card in px at 100 %, above its words and beside them."""
MOST_FANNED = 4
TURN = 7.0
"""Degrees from one card of a fan to the next."""
MOST_TITLE = 2
PENCIL = 12
"""The picture beside a name in pencil, in px at 100 %."""


class StackTile(Pointable):
    """Pressing it answers, where the question offers it; resting on it points at the answer."""

    def __init__(self, theme: Theme, view: StackView, parent: QWidget | None = None) -> None:
        super().__init__(theme, view.title, parent=parent)
        self.view = view
        self.is_under_card = False
        """Whether a card is held over it that it may take."""
        self.is_wide = False
        """Whether its words stand beside its cards."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_view(view)

    def set_view(self, view: StackView) -> None:
        """Show the stack as it is now."""
        self.view = view
        self.stands_for = view.id
        self.setObjectName(f"stack.{view.id}")
        self.setText(view.title)
        self.setAccessibleName(view.spoken())
        self.setAccessibleDescription(self.tr("can be chosen") if view.offered else "")
        self.setToolTip(tip(view.spoken()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if view.offered else Qt.CursorShape.ArrowCursor)
        self.update()

    def set_under_card(self, *, is_under: bool) -> None:
        """A card is held over it, or has been taken away again."""
        if is_under != self.is_under_card:
            self.is_under_card = is_under
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(168), self.theme.px(252))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        view = self.view
        if self.is_under_card or view.target:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.sel_bg)
            painter.drawRoundedRect(face, px(8), px(8))
        elif self.hovered and view.offered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(colours.base, colours.sel_bg, 0.6))
            painter.drawRoundedRect(face, px(8), px(8))
        if view.offered or view.target:
            dashes = () if self.is_under_card or view.target else (5.0, 4.0)
            painter.setPen(stroke(colours.sel, px(2.6), dashes, flat=True))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face, px(8), px(8))
        if view.growth is Growth.NEW:
            self._paint_new(painter, face)
        else:
            # What lies there stays the same while a question comes and goes.
            what = ("stack", replace(view, offered=False, target=False), self.is_wide, look.name, look.scale)
            paint_kept(painter, what, face, lambda to: self._paint_stack(to, face))
        if self.hasFocus():
            paint_focus(painter, face, look, px(8))

    def _paint_new(self, painter: QPainter, face: QRectF) -> None:
        """An empty place with a cross to begin at."""
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        inside = face.adjusted(px(8), px(8), -px(8), -px(8))
        painter.setPen(stroke(colours.line_strong, px(1.6), (7, 5), flat=True))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inside, px(6), px(6))
        title, note = (line_height(one, look.scale) for one in (TextStyle.STRONG, TextStyle.SMALL))
        side = min(px(34), max(0.0, inside.height() - title - note - px(14)))
        top = inside.center().y() - (side + px(6) + title + note) / 2
        # The card that is laid here lies where the cross was: the words stand below it.
        has_card = self.view.target and not self.view.offered and inside.height() > px(CARD * TALL) + title + note
        if has_card:
            top = inside.bottom() - px(8) - side - px(6) - title - note
        else:
            centre = QPointF(inside.center().x(), top + side / 2)
            painter.setPen(stroke(colours.line_strong, px(1.4)))
            painter.drawEllipse(centre, side / 2, side / 2)
            paint_icon(painter, "ui/plus", centre, side * 0.6, colours.text)
        rows = (
            (self.view.title, TextStyle.STRONG, title, colours.text),
            (self.view.note, TextStyle.SMALL, note, colours.text_2),
        )
        top += side + px(6)
        for words, step, high, ink in rows:
            painter.setFont(look.font(step))
            painter.setPen(ink)
            shown = lines_of(words, step, look.scale, inside.width() - px(6), 1)
            painter.drawText(QRectF(inside.left(), top, inside.width(), high), Qt.AlignmentFlag.AlignCenter, shown[0])
            top += high

    def _paint_stack(self, painter: QPainter, face: QRectF) -> None:
        px = self.theme.px
        if self.is_wide:
            side = px(SMALL_CARD)
            # Words before pictures: a narrow tile leaves its cards a third.
            fan = min(px(104), face.width() * 0.36)
            area = QRectF(face.left() + px(6), face.top() + px(4), fan, face.height() - px(8))
            words = face.adjusted(fan + px(14), px(6), -px(6), -px(4))
        else:
            side = px(CARD)
            area = QRectF(face.left(), face.top() + px(6), face.width(), side * TALL + px(10))
            words = QRectF(face.left() + px(8), area.bottom() + px(4), face.width() - px(14), 0)
            words.setBottom(face.bottom() - px(3))
        if self.view.growth is Growth.FINISHED:
            self._paint_plate(painter, area, side)
        else:
            self._paint_fan(painter, area, float(side))
        self._paint_words(painter, words)

    def _paint_fan(self, painter: QPainter, area: QRectF, side: float, *, spread: float = 1.0) -> None:
        """The last cards that were played, each a little turned."""
        cards = [line.face for line in self.view.lines][-MOST_FANNED:]
        apart = min(side * 0.5, (area.width() - side - self.theme.px(10)) / max(1, len(cards) - 1)) * spread
        for number, card in enumerate(cards):
            place = number - (len(cards) - 1) / 2
            painter.save()
            painter.translate(area.center() + QPointF(place * apart, abs(place) * side * 0.03))
            painter.rotate(place * TURN - (2.0 if len(cards) == 1 else 0.0))
            paint_card(painter, QRectF(-side / 2, -side * TALL / 2, side, side * TALL), card, self.theme.look)
            painter.restore()

    def _paint_plate(self, painter: QPainter, area: QRectF, side: float) -> None:
        """Cards that look out behind a plate with the owner's ribbon and seal."""
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        self._paint_fan(painter, area.translated(0, -px(1)), side * 0.94)
        wide = min(area.width() - px(14), side * 1.72)
        plate = QRectF(area.center().x() - wide / 2, area.top() + area.height() * 0.34, wide, area.height() * 0.64)
        painter.setPen(stroke(colours.token_outline, px(1.4)))
        painter.setBrush(colours.card)
        painter.drawRoundedRect(plate, px(4), px(4))
        if self.view.mark is not None:
            tint = colours.of(self.view.mark.role)
            ribbon = QPainterPath(QPointF(plate.left(), plate.bottom() - plate.height() * 0.14))
            ribbon.cubicTo(
                plate.center().x() - wide * 0.2, plate.bottom() - plate.height() * 0.02,
                plate.center().x() + wide * 0.2, plate.bottom() - plate.height() * 0.26,
                plate.right(), plate.bottom() - plate.height() * 0.13,
            )  # fmt: skip
            painter.setPen(stroke(tint, px(5), flat=True))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(ribbon)
        disc = plate.height() * 0.62
        middle = plate.center() - QPointF(0, plate.height() * 0.07)
        paint_disc_icon(painter, QRectF(middle.x() - disc / 2, middle.y() - disc / 2, disc, disc), self.view.icon, look)
        if self.view.mark is not None:
            paint_seat_mark(painter, self.view.mark, plate.topRight() + QPointF(-px(4), px(4)), px(26), look)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        """What it is called, what each card says, and what it still needs."""
        look, colours, view, px = self.theme.look, self.theme.colours, self.view, self.theme.px
        title_high = line_height(TextStyle.LABEL, look.scale) * 0.86
        row_high = line_height(TextStyle.SMALL, look.scale) * 0.94
        titles = lines_of(view.title, TextStyle.LABEL, look.scale, room.width(), MOST_TITLE)
        least = row_high * (2 if view.note else 1)
        if len(titles) * title_high + least > room.height():
            titles = lines_of(view.title, TextStyle.LABEL, look.scale, room.width(), 1)
        top = room.top()
        painter.setPen(colours.text)
        painter.setFont(look.font(TextStyle.LABEL))
        for title in titles:
            painter.drawText(QRectF(room.left(), top, room.width(), title_high), Qt.AlignmentFlag.AlignVCenter, title)
            top += title_high
        pencilled = self.pencilled_lines(room.width(), (room.bottom() - top) / row_high)
        if pencilled:
            self._paint_pencilled(painter, QRectF(room.left(), top, room.width(), row_high), pencilled)
            top += row_high * len(pencilled)
        left = room.bottom() - top - (row_high if view.note else 0.0)
        fits = max(0, int(left / row_high + 0.15))
        shown = view.lines if len(view.lines) <= fits else view.lines[: max(0, fits - 1)]
        for line in shown:
            self._paint_line(painter, QRectF(room.left(), top, room.width(), row_high), line)
            top += row_high
        if len(shown) < len(view.lines) and fits:
            painter.setFont(look.font(TextStyle.SMALL))
            painter.setPen(colours.text_2)
            more = self.tr("and {count} more").format(count=len(view.lines) - len(shown))
            painter.drawText(QRectF(room.left(), top, room.width(), row_high), Qt.AlignmentFlag.AlignVCenter, more)
            top += row_high
        if view.note:
            top = min(top + px(1), room.bottom() - row_high)
            self._paint_note(painter, QRectF(room.left(), top, room.width(), row_high))

    def pencilled_lines(self, wide: float, rows: float) -> Sequence[str]:
        """The name that it may bear one day, in two lines where these rows have room for them beside all cards."""
        view, px = self.view, self.theme.px
        if not view.pencilled or rows < 3:
            return []
        most = 2 if rows >= 2 + len(view.lines) + bool(view.note) else 1
        return lines_of(view.pencilled, TextStyle.SMALL, self.theme.look.scale, wide - px(PENCIL + 5), most)

    def _paint_pencilled(self, painter: QPainter, room: QRectF, lines: Sequence[str]) -> None:
        """These lines as somebody wrote them down with a pencil, the first one in `room`."""
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        size = px(PENCIL)
        paint_icon(painter, "ui/pencil", QPointF(room.left() + size / 2, room.center().y()), size, colours.text_2)
        words = room.adjusted(size + px(5), 0, 0, 0)
        font = QFont(look.font(TextStyle.SMALL))
        font.setItalic(True)
        painter.setFont(font)
        painter.setPen(colours.text_2)
        for line in lines:
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, line)
            words.translate(0, room.height())

    def _paint_line(self, painter: QPainter, room: QRectF, line: StackLine) -> None:
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        rank = rank_letters(line.face.rank)
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        painter.setPen(colours.text)
        wide = width_of(rank, TextStyle.SMALL_STRONG, look.scale)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, rank)
        size = px(11)
        sign = QPointF(room.left() + wide + px(2) + size / 2, room.center().y())
        paint_suit(painter, line.face.suit, sign, size, look)
        words = QRectF(room.left() + px(36), room.top(), room.width() - px(36), room.height())
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(colours.text)
        shown = lines_of(line.words, TextStyle.SMALL, look.scale, words.width(), 1)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown[0] if shown else "")

    def _paint_note(self, painter: QPainter, room: QRectF) -> None:
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        icon = {Growth.READY: "ui/circle-check", Growth.FINISHED: "ui/lock"}.get(self.view.growth, "")
        ink = colours.good if self.view.growth is Growth.READY else colours.text_2
        step = TextStyle.SMALL_STRONG if self.view.growth is Growth.READY else TextStyle.SMALL
        if icon:
            size = px(14)
            paint_icon(painter, icon, QPointF(room.left() + size / 2, room.center().y()), size, ink)
            room = room.adjusted(size + px(5), 0, 0, 0)
        painter.setFont(look.font(step))
        painter.setPen(ink)
        shown = lines_of(self.view.note, step, look.scale, room.width(), 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown[0] if shown else "")
