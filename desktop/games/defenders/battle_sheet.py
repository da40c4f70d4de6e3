"""A battle, built up before everybody's eyes: part after part of both totals, then the dice, then the word."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.games.defenders.battle_view import BattleView, Part, Verdict, tr
from desktop.look.announce import announce
from desktop.look.colours import faint
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.die import DieState, DieView, paint_die
from desktop.look.widgets.painted import Painted, brush_up, line_height, lines_of, paint_paper, width_of
from desktop.look.widgets.paper import paint_head

STEP_MS: Final = 340
"""From one part to the next at the usual pace."""
DIE_MS: Final = 620
"""A die is waited for a little longer."""
WORD_MS: Final = 1500
"""The word at the end stays so long before the next fact is shown."""
WIDE, ROW, HEAD, FOOT = 660, 28, 46, 64
"""In px at 100 %."""
ICONS: Final = {Verdict.HELD: "bordered-shield", Verdict.LOST: "broken-shield", Verdict.STALLED: "scales"}


def telling_ms(view: BattleView) -> int:
    """How long it takes to build it all up at the usual pace."""
    return sum(_step_ms(one) for one in (*view.ours, *view.theirs)) + WORD_MS


def _step_ms(part: Part) -> int:
    return DIE_MS if part.face else STEP_MS


def verdict_words(verdict: Verdict) -> str:
    """How it ended, in a word."""
    words = {Verdict.HELD: tr("Held"), Verdict.LOST: tr("Lost"), Verdict.STALLED: tr("Nobody has the upper hand")}
    return words.get(verdict, "")


class BattleSheet(Painted):
    """The sheet over the table. A click puts it away until the next battle."""

    told = Signal()
    """It has been told to its end."""

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(theme, table)
        self.setObjectName("battle")
        self.view: BattleView | None = None
        self.shown = 0
        """So many steps have been told."""
        self._put_away: BattleView | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._step)
        table.installEventFilter(self)
        self.hide()

    @property
    def is_telling(self) -> bool:
        """Whether parts are still to come."""
        return self.view is not None and self.shown < self.view.steps

    def show_whole(self, view: BattleView) -> None:
        """Show all of it at once, unless somebody has put it away."""
        if view == self._put_away:
            return
        if view != self.view or self.shown != view.steps:
            self._next.stop()
            self.view, self.shown = view, view.steps
            self._say()
        self._come()

    def tell(self, view: BattleView) -> None:
        """Build it up, at the pace at which things move."""
        self._put_away = None
        self.view, self.shown = view, 0
        self._come()
        pace = self.theme.look.motion
        if pace > 0:
            self._next.start(round(STEP_MS / pace))
        else:
            self.finish()

    def finish(self) -> None:
        """All of it at once."""
        self._next.stop()
        if self.view is not None and self.shown < self.view.steps:
            self.shown = self.view.steps
            self._say()
            self.update()
            self.told.emit()

    def clear(self) -> None:
        """No battle is seen."""
        self._next.stop()
        self.view, self._put_away = None, None
        self.hide()

    def _come(self) -> None:
        self._place()
        self.show()
        self.raise_()
        self.update()

    def _step(self) -> None:
        view, pace = self.view, self.theme.look.motion or 1.0
        if view is None:
            return
        self.shown += 1
        self.update()
        if self.shown >= view.steps:
            self._say()
            self.told.emit()
            return
        wait = _step_ms(view.order[self.shown]) if self.shown < len(view.order) else STEP_MS
        self._next.start(round(wait / pace))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_telling:
            self.finish()
        else:
            self._put_away = self.view
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def look_changed(self) -> None:
        self._place()
        super().look_changed()

    # Words

    def _say(self) -> None:
        self.setAccessibleName(self.sentence())
        announce(self, self.accessibleName())

    def sentence(self) -> str:
        """All of it as it is read out."""
        view = self.view
        if view is None:
            return ""
        sides = []
        for title, parts in ((tr("Defenders"), view.ours), (tr("Attackers"), view.theirs)):
            said = ", ".join(f"{one.words} {one.points}" for one in parts if not one.is_open)
            sides.append(f"{title}: {sum(one.points for one in parts)} ({said}).")
        return " ".join([f"{view.place}.", *sides, verdict_words(view.verdict)]).strip()

    # Painting

    def sizeHint(self) -> QSize:
        view, px = self.view, self.theme.px
        rows = max(len(view.ours), len(view.theirs), 1) if view is not None else 1
        return QSize(px(WIDE), px(HEAD) + px(30) + rows * px(ROW) + px(FOOT) + px(16))

    def _place(self) -> None:
        table = self.parentWidget()
        if table is None:
            return
        wanted = self.sizeHint()
        wide, high = min(wanted.width(), table.width() - 12), min(wanted.height(), table.height() - 12)
        self.setGeometry(QRect((table.width() - wide) // 2, max(6, (table.height() - high) // 2), wide, high))

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self.view
        if view is None:
            return
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px = self.theme.look, self.colours, self.theme.px
        paper = QRectF(self.rect())
        paint_paper(painter, paper, look, px(8), "base")
        inner = paper.adjusted(1, 1, -4, -5)
        paint_head(painter, QRectF(inner.left(), inner.top(), inner.width(), px(HEAD)), look)
        painter.setFont(look.font(TextStyle.NAME))
        painter.setPen(colours.text)
        title = tr("Battle: {place}").format(place=view.place)
        sign = QPointF(inner.left() + px(26), inner.top() + px(HEAD) / 2)
        paint_icon(painter, "crossed-swords", sign, px(24), colours.text)
        head = QRectF(inner.left() + px(48), inner.top(), inner.width() - px(60), px(HEAD))
        shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(head.width()))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, shown)
        top, foot = inner.top() + px(HEAD), inner.bottom() - px(FOOT)
        half = inner.width() / 2
        left = QRectF(inner.left(), top, half, foot - top)
        right = QRectF(inner.left() + half, top, half, foot - top)
        ours, theirs = self._told_parts(view)
        self._paint_side(painter, left, tr("Defenders"), view.ours, ours, colours.hero_fill, DieState.OURS)
        self._paint_side(painter, right, tr("Attackers"), view.theirs, theirs, colours.enemy_fill, DieState.THEIRS)
        painter.setPen(stroke(colours.line, 1))
        painter.drawLine(QPointF(right.left(), top + px(8)), QPointF(right.left(), foot - px(4)))
        self._paint_foot(painter, QRectF(inner.left(), foot, inner.width(), px(FOOT)), view, ours, theirs)

    def _told_parts(self, view: BattleView) -> tuple[int, int]:
        """How many parts of each side have been told."""
        return view.told(view.ours, self.shown), view.told(view.theirs, self.shown)

    def _paint_side(
        self,
        painter: QPainter,
        room: QRectF,
        title: str,
        parts: tuple[Part, ...],
        told: int,
        tint: QColor,
        die: DieState,
    ) -> None:
        look, colours, px = self.theme.look, self.colours, self.theme.px
        painter.fillRect(QRectF(room.left() + 1, room.top(), room.width() - 2, px(4)), tint)
        painter.setFont(look.font(TextStyle.STRONG))
        painter.setPen(colours.text)
        name = QRectF(room.left() + px(14), room.top() + px(4), room.width() - px(28), px(28))
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, title)
        top = room.top() + px(32)
        row = min(float(px(ROW)), max(px(15), (room.bottom() - top) / max(1, len(parts))))
        for part in parts[:told]:
            self._paint_part(painter, QRectF(room.left() + px(14), top, room.width() - px(26), row), part, die)
            top += row

    def _paint_part(self, painter: QPainter, room: QRectF, part: Part, die: DieState) -> None:
        look, colours, px = self.theme.look, self.colours, self.theme.px
        painter.setPen(stroke(faint(colours.line, 0.7), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        right = room.right()
        side = min(px(22), room.height() - 3)
        if part.face or part.is_open:
            place = QRectF(right - side, room.center().y() - side / 2, side, side)
            paint_die(painter, place, DieView(part.face, die if part.face else DieState.PLAIN), look)
        else:
            painter.setFont(look.font(TextStyle.ROW))
            painter.setPen(colours.text)
            number = QRectF(right - px(40), room.top(), px(40), room.height())
            painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, f"+{part.points}")
        right -= px(46)
        clause = width_of(part.clause, TextStyle.LEAST, look.scale)
        painter.setFont(look.font(TextStyle.LEAST))
        painter.setPen(colours.text_2)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(right - clause, room.top(), clause, room.height()), flags, part.clause)
        words = QRectF(room.left(), room.top(), right - clause - px(8) - room.left(), room.height())
        shown = lines_of(part.words, TextStyle.LOG, look.scale, words.width(), 1)
        painter.setFont(look.font(TextStyle.LOG))
        painter.setPen(colours.text)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown[0] if shown else "")

    def _paint_foot(self, painter: QPainter, room: QRectF, view: BattleView, ours: int, theirs: int) -> None:
        """Both sums as far as they have come, and the word between them."""
        look, colours, px = self.theme.look, self.colours, self.theme.px
        painter.setPen(stroke(colours.line_strong, look.hair))
        painter.drawLine(QPointF(room.left(), room.top()), QPointF(room.right(), room.top()))
        is_over = self.shown >= view.steps and view.verdict is not Verdict.OPEN
        painter.setFont(look.font(TextStyle.BANNER_BIG if look.scale < 1.5 else TextStyle.TITLE))
        for at, parts, ink, align in (
            (QRectF(room.left() + px(14), room.top(), px(110), room.height()), view.ours[:ours], colours.hero, 0),
            (
                QRectF(room.right() - px(124), room.top(), px(110), room.height()),
                view.theirs[:theirs],
                colours.enemy,
                1,
            ),
        ):
            flag = Qt.AlignmentFlag.AlignRight if align else Qt.AlignmentFlag.AlignLeft
            painter.setPen(ink)
            painter.drawText(at, Qt.AlignmentFlag.AlignVCenter | flag, str(sum(one.points for one in parts)))
        middle = room.adjusted(px(120), 0, -px(120), 0)
        words = (
            verdict_words(view.verdict) if is_over else tr("before the dice") if view.verdict is Verdict.OPEN else ""
        )
        if not words:
            return
        step = TextStyle.TITLE if is_over and view.verdict is not Verdict.STALLED else TextStyle.NAME
        ink = {Verdict.HELD: colours.hero, Verdict.LOST: colours.enemy}.get(view.verdict, colours.text)
        wide = width_of(words, step, look.scale)
        icon, size = ICONS.get(view.verdict, ""), float(px(34))
        left = middle.center().x() - (wide + (size + px(10) if icon else 0)) / 2
        if icon:
            paint_icon(painter, icon, QPointF(left + size / 2, room.center().y()), size, ink)
            left += size + px(10)
        painter.setFont(look.font(step))
        painter.setPen(ink if is_over else colours.text_2)
        high = line_height(step, look.scale)
        place = QRectF(left, room.center().y() - high / 2, wide + 4, high)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, words)
