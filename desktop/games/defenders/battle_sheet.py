"""A battle, built up before everybody's eyes: part after part of both totals, then the dice, then the word.

Where there is no height for it all, the totals stand beside the names of the sides, and of many parts the first ones
are counted together: nothing ever lies over anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
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
FOLDED_WIDE = 460
"""Where both totals and the word are all that is seen."""
SIDE, LOW_HEAD = 32, 36
"""In px at 100 %: the name of a side with the line above it, and the heading where there is little height."""
LARGE_FROM: Final = 1.5
"""From this scale of letters on the totals are not set larger than a title."""
LEAST_ROWS: Final = 2
"""So many parts of a side are seen in any case."""
EDGE: Final = 6
"""So much of the table is seen round it, in px."""
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
    put_away = Signal()
    """Somebody has read it."""

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(theme, table)
        self.setObjectName("battle")
        self.view: BattleView | None = None
        self.seen_of: Callable[[str], QRect] = lambda _place: QRect()
        """Where a location is seen on the table with all that belongs to it."""
        self.shown = 0
        """So many steps have been told."""
        self._put_away: BattleView | None = None
        self.is_folded = False
        """Whether only both totals and the word are seen: those who fight are looked at."""
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._step)
        table.installEventFilter(self)
        self.hide()

    @property
    def is_telling(self) -> bool:
        """Whether parts are still to come."""
        return self.view is not None and self.shown < self.view.steps

    def show_whole(self, view: BattleView, *, folded: bool = False) -> None:
        """Show all of it at once, or what it came to, unless somebody has put it away."""
        if view == self._put_away:
            return
        self.is_folded = folded
        if view != self.view or self.shown != view.steps:
            self._next.stop()
            self.view, self.shown = view, view.steps
            self._say()
        self._come()

    def tell(self, view: BattleView) -> None:
        """Build it up, at the pace at which things move."""
        self._put_away, self.is_folded = None, False
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
            self.put_away.emit()

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
        px = self.theme.px
        if self.is_folded:
            return QSize(px(FOLDED_WIDE), px(HEAD) + px(FOOT) + px(6))
        return QSize(px(WIDE), px(HEAD) + px(SIDE) + self._most_parts() * px(ROW) + px(FOOT) + px(16))

    def _most_parts(self) -> int:
        view = self.view
        return max(len(view.ours), len(view.theirs), 1) if view is not None else 1

    def _least_row(self) -> int:
        """The height that the words of a part need."""
        return ceil(line_height(TextStyle.LOG, self.theme.look.scale))

    @property
    def is_low(self) -> bool:
        """Whether rows, as low as they may be, and a foot with both totals do not find room below one another."""
        px = self.theme.px
        if self.is_folded:
            return False
        rows = self.height() - px(HEAD) - px(SIDE) - px(FOOT) - px(8)
        return rows < self._most_parts() * self._least_row()

    def rows_of(self, parts: Sequence[Part]) -> list[Part]:
        """The parts as rows: where there are more than find room, the first ones are counted together."""
        px = self.theme.px
        around = px(LOW_HEAD) + px(SIDE) if self.is_low else px(HEAD) + px(SIDE) + px(FOOT)
        room = max(LEAST_ROWS, (self.height() - around - px(8)) // self._least_row())
        if len(parts) <= room:
            return list(parts)
        before = parts[: len(parts) - room + 1]
        words = QCoreApplication.translate("Battle", "%n other(s)", "parts of a total", len(before))
        return [Part(words, "", sum(one.points for one in before)), *parts[len(before) :]]

    def _place(self) -> None:
        table = self.parentWidget()
        if table is None:
            return
        wanted = self.sizeHint()
        room = table.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        size = wanted.boundedTo(room.size())
        right, low = room.right() - size.width() + 1, room.bottom() - size.height() + 1
        left, top = room.left(), room.top()
        x, y = (left + right) // 2, (top + low) // 2
        sides = ((x, y), (x, low), (x, top), (left, y), (right, y))
        corners = ((left, top), (right, top), (left, low), (right, low))
        if self.is_folded:
            # The middle of the map is left to those who are chosen there.
            sides = ((x, top), (x, low), (left, y), (right, y), (x, y))
        places = [QRect(QPoint(*spot), size) for spot in (*sides, *corners)]
        fought_over = self.seen_of(self.view.where) if self.view is not None else QRect()
        # What is fought over stays in sight, as far as there is room.
        self.setGeometry(min(places, key=lambda one: _surface(one & fought_over)))

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self.view
        if view is None:
            return
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px, is_low = self.theme.look, self.colours, self.theme.px, self.is_low
        paper = QRectF(self.rect())
        paint_paper(painter, paper, look, px(8), "base")
        inner = paper.adjusted(1, 1, -4, -5)
        head = QRectF(inner.left(), inner.top(), inner.width(), px(LOW_HEAD if is_low else HEAD))
        paint_head(painter, head, look)
        verdict = self._paint_verdict(painter, head.adjusted(px(48), 0, -px(12), 0), view) if is_low else 0.0
        painter.setFont(look.font(TextStyle.NAME))
        painter.setPen(colours.text)
        title = tr("Battle: {place}").format(place=view.place)
        paint_icon(painter, "crossed-swords", QPointF(head.left() + px(26), head.center().y()), px(24), colours.text)
        room = head.adjusted(px(48), 0, -px(12) - verdict, 0)
        shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        top, foot = head.bottom(), inner.bottom() - (0 if is_low else px(FOOT))
        half = inner.width() / 2
        left = QRectF(inner.left(), top, half, foot - top)
        right = QRectF(inner.left() + half, top, half, foot - top)
        ours, theirs = self._told_parts(view)
        if self.is_folded:
            self._paint_foot(painter, QRectF(inner.left(), foot, inner.width(), px(FOOT)), view, ours, theirs)
            return
        self._paint_side(painter, left, view.ours[:ours], is_ours=True)
        self._paint_side(painter, right, view.theirs[:theirs], is_ours=False)
        painter.setPen(stroke(colours.line, 1))
        painter.drawLine(QPointF(right.left(), top + px(8)), QPointF(right.left(), foot - px(4)))
        if not is_low:
            self._paint_foot(painter, QRectF(inner.left(), foot, inner.width(), px(FOOT)), view, ours, theirs)

    def _told_parts(self, view: BattleView) -> tuple[int, int]:
        """How many parts of each side have been told."""
        return view.told(view.ours, self.shown), view.told(view.theirs, self.shown)

    def _paint_side(self, painter: QPainter, room: QRectF, parts: Sequence[Part], *, is_ours: bool) -> None:
        look, colours, px = self.theme.look, self.colours, self.theme.px
        tint, ink = (colours.hero_fill, colours.hero) if is_ours else (colours.enemy_fill, colours.enemy)
        painter.fillRect(QRectF(room.left() + 1, room.top(), room.width() - 2, px(4)), tint)
        name = QRectF(room.left() + px(14), room.top() + px(4), room.width() - px(26), px(SIDE - 4))
        painter.setFont(look.font(TextStyle.STRONG))
        painter.setPen(colours.text)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, tr("Defenders") if is_ours else tr("Attackers"))
        if self.is_low:
            self._paint_total(painter, name, parts, TextStyle.NAME, ink, Qt.AlignmentFlag.AlignRight)
        rows, top = self.rows_of(parts), room.top() + px(SIDE)
        row = min(float(px(ROW)), (room.bottom() - top) / max(LEAST_ROWS, len(rows), self._most_rows()))
        for part in rows:
            place = QRectF(room.left() + px(14), top, room.width() - px(26), row)
            self._paint_part(painter, place, part, DieState.OURS if is_ours else DieState.THEIRS)
            top += row

    def _most_rows(self) -> int:
        """So many rows the longer side will have: rows keep their height while they are told."""
        view = self.view
        return max(len(self.rows_of(side)) for side in (view.ours, view.theirs)) if view is not None else 1

    def _paint_total(
        self,
        painter: QPainter,
        room: QRectF,
        parts: Sequence[Part],
        step: TextStyle,
        ink: QColor,
        way: Qt.AlignmentFlag,
    ) -> None:
        painter.setFont(self.theme.look.font(step))
        painter.setPen(ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | way, str(sum(one.points for one in parts)))

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
        if width_of(part.words, TextStyle.LOG, look.scale) > right - clause - px(8) - room.left():
            # Words are not cut off for the number of a clause.
            clause = 0.0
        painter.setFont(look.font(TextStyle.LEAST))
        painter.setPen(colours.text_2)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        if clause:
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
        step = TextStyle.BANNER_BIG if look.scale < LARGE_FROM else TextStyle.TITLE
        place = room.adjusted(px(14), 0, -px(14), 0)
        self._paint_total(painter, place, view.ours[:ours], step, colours.hero, Qt.AlignmentFlag.AlignLeft)
        self._paint_total(painter, place, view.theirs[:theirs], step, colours.enemy, Qt.AlignmentFlag.AlignRight)
        self._paint_verdict(painter, room.adjusted(px(80), 0, -px(80), 0), view)

    def _paint_verdict(self, painter: QPainter, room: QRectF, view: BattleView) -> float:
        """The word at the end, in the middle of the foot or at the right of the heading; returns its width."""
        look, colours, px = self.theme.look, self.colours, self.theme.px
        is_over = self.shown >= view.steps and view.verdict is not Verdict.OPEN
        words = (
            verdict_words(view.verdict) if is_over else tr("before the dice") if view.verdict is Verdict.OPEN else ""
        )
        if not words:
            return 0.0
        is_low = self.is_low
        is_large = is_over and not is_low and view.verdict is not Verdict.STALLED
        step = TextStyle.TITLE if is_large else TextStyle.STRONG if is_low else TextStyle.NAME
        ink = {Verdict.HELD: colours.hero, Verdict.LOST: colours.enemy}.get(view.verdict, colours.text)
        icon, size, gap = ICONS.get(view.verdict, "") if is_over else "", float(px(20 if is_low else 34)), px(10)
        wide = width_of(words, step, look.scale) + (size + gap if icon else 0)
        left = room.right() - wide if is_low else room.center().x() - wide / 2
        if icon:
            paint_icon(painter, icon, QPointF(left + size / 2, room.center().y()), size, ink)
            left += size + gap
        painter.setFont(look.font(step))
        painter.setPen(ink if is_over else colours.text_2)
        painter.drawText(QRectF(left, room.top(), wide + 4, room.height()), Qt.AlignmentFlag.AlignVCenter, words)
        return wide + gap


def _surface(part: QRect) -> int:
    return part.width() * part.height() if part.isValid() else 0
