"""What the sheets of an Upkeep are made of: headings that say how a step stands, rows, and buttons that answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.games.warhold.upkeep.views import Act, Head, LevelView, StepState
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.banner import BannerSide
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.painted import Painted, brush_up, paint_focus, width_of
from desktop.look.widgets.paper import Sheet
from desktop.look.widgets.pill import Pill, PillTone
from desktop.look.widgets.pressable import Pressable

HEAD_HIGH, ROW_HIGH = 38, 44
"""In px at 100 %."""
MOST_KEPT = 150
"""Parts of a sheet that are not seen now, of all kingdoms."""
LEAST_STEP = 6
"""From one worker to the next, in px."""
PILLS = {StepState.DONE: PillTone.GOOD, StepState.NOW: PillTone.GOLD, StepState.TO_COME: PillTone.QUIET}
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StepHead(Painted):
    """The heading of a step: gold while it is on."""

    def __init__(self, theme: Theme, title: str, icon: str) -> None:
        super().__init__(theme)
        self.state = StepState.TO_COME
        self.title = text_label(title, TextStyle.DOCK)
        self.note = OneLine("", TextStyle.SMALL, "text_2")
        self.pill = Pill(theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(12), 0, theme.px(8), 0)
        row.setSpacing(theme.px(10))
        row.addWidget(Icon(theme, icon, 20))
        row.addWidget(self.title)
        row.addWidget(self.note, 1)
        row.addWidget(self.pill)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_head(self, head: Head) -> None:
        """How the step stands now."""
        self.state = head.state
        self.note.setText(head.note)
        is_now = head.state is StepState.NOW
        icon = "ui/check" if head.state is StepState.DONE else ""
        self.pill.set_pill(head.pill, PILLS[head.state], filled=is_now, icon=icon)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.theme.px(HEAD_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(80), self.theme.px(HEAD_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, rect = self.theme.look, QRectF(self.rect())
        is_now = self.state is StepState.NOW
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colours.sel_bg if is_now else look.colours.head)
        painter.drawRoundedRect(rect, 5, 5)
        painter.fillRect(rect.adjusted(0, rect.height() / 2, 0, 0), painter.brush())
        painter.setPen(stroke(look.colours.line_strong, look.hair))
        painter.drawLine(QPointF(rect.left(), rect.bottom() - 0.5), QPointF(rect.right(), rect.bottom() - 0.5))
        if is_now:
            painter.setPen(stroke(look.colours.sel, look.px(3), flat=True))
            painter.drawLine(QPointF(rect.left() + 4, 1.5), QPointF(rect.right() - 4, 1.5))


@dataclass(frozen=True)
class Part:
    """A widget of a sheet that `make` makes; it stays as it is while its `view` is the same."""

    view: object
    """Says all that the widget shows, and can be hashed."""
    make: Callable[[], QWidget]
    comes_again: bool = True
    """Whether the widget is kept for the next time that this is seen."""


@dataclass(frozen=True, eq=False)
class _Shown:
    """A part that has been made: whose colours it has and what it shows, and its widget."""

    key: tuple[BannerSide, object] | None
    comes_again: bool
    widget: QWidget


class StepSheet(Sheet):
    """One sheet in the colours of a kingdom: a heading, and below it the parts of a view, from the top down."""

    given = Signal(tuple)
    """These answers were chosen."""
    tried = Signal(object)
    """The pointer or the focus is on a button: its `Act`; None when it has left."""

    def __init__(self, theme: Theme, name: str, title: str, icon: str) -> None:
        super().__init__(theme, "base")
        self.side = BannerSide.REALM_1
        self.setObjectName(f"upkeep.{name}")
        self.setAccessibleName(title)
        self.head = StepHead(theme, title, icon)
        self.body.addWidget(self.head)
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self.body.addWidget(self._inside, 1)
        self._shown: object = None
        self._parts: list[_Shown] = []
        self._kept: dict[tuple[BannerSide, object] | None, _Shown] = {}
        """Hidden: what was put away last stands last."""
        theme.changed.connect(self._forget)

    def _forget(self) -> None:
        """With other letters and colours nothing stays as it is, and none of it comes again."""
        self._shown = None
        self._parts = [replace(one, key=None, comes_again=False) for one in self._parts]
        for one in self._kept.values():
            _throw_away(one.widget)
        self._kept = {}

    def show_view(self, view: object, head: Head) -> None:
        """Show this. What was seen before is seen again: new widgets cost more than all that counts them."""
        shown = self.side, view
        if shown == self._shown:
            return
        self._shown = shown
        self.head.show_head(head)
        self.setAccessibleDescription(f"{head.pill}. {head.note}")
        focus = QApplication.focusWidget()
        focused = focus.objectName() if focus is not None and self._inside.isAncestorOf(focus) else ""
        before, self._parts = self._parts, []
        there = {one.key: one for one in before}
        for part in self.parts(view):
            key = self.side, part.view
            # Where two show the same, the second is made anew.
            one = there.pop(key, None) or self._kept.pop(key, None)
            self._parts.append(one if one is not None else _Shown(key, part.comes_again, part.make()))
        self._put_away(before)
        for place, one in enumerate(self._parts):
            item = self._column.itemAt(place)
            if item is None or item.widget() is not one.widget:
                self._column.insertWidget(place, one.widget)
                one.widget.show()
        if focused:
            found = [one.widget.findChild(QAbstractButton, focused) for one in self._parts]
            again = next((one for one in found if one is not None), None)
            if again is not None:
                again.setFocus()

    def _put_away(self, before: list[_Shown]) -> None:
        """Hide what was seen before and is not any more, and keep of it what may come again."""
        seen = {id(one.widget) for one in self._parts}
        for one in before:
            if id(one.widget) in seen:
                continue
            self._column.removeWidget(one.widget)
            if one.comes_again and one.key not in self._kept:
                one.widget.hide()
                self._kept[one.key] = one
            else:
                _throw_away(one.widget)
        while len(self._kept) > MOST_KEPT:
            _throw_away(self._kept.pop(next(iter(self._kept))).widget)

    def parts(self, view: object) -> list[Part]:
        """What the view is made of, from the top down."""
        raise NotImplementedError

    def button(self, act: Act, kind: str = "gold") -> ActButton:
        """A button that answers, and says beforehand what it would bring."""
        made = ActButton(act, kind)
        made.clicked.connect(lambda _=False: self.given.emit(act.answers))
        made.rested.connect(self.tried)
        return made


def _throw_away(widget: QWidget) -> None:
    widget.hide()
    widget.deleteLater()


class ActButton(QPushButton):
    """A small button that answers the question."""

    rested = Signal(object)

    def __init__(self, act: Act, kind: str) -> None:
        super().__init__(act.words)
        self.act = act
        self.setObjectName("act." + "|".join(act.answers))
        self.setProperty("kind", kind)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        # Who clicks it keeps Enter for the main button.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Not every system's style lets Enter press a button.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.rested.emit(self.act)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.rested.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.rested.emit(self.act)


class Line(Painted):
    """A row of a sheet with a thin rule below; put things into `row`."""

    def __init__(self, theme: Theme, role: str = "base", *, high: int = ROW_HIGH) -> None:
        super().__init__(theme)
        self._role, self._high = role, high
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(theme.px(12), theme.px(3), theme.px(10), theme.px(3))
        self.row.setSpacing(theme.px(10))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(theme.px(high))

    def add(self, *things: QWidget | QLayout) -> None:
        """These stand side by side, in this order."""
        for one in things:
            if isinstance(one, QWidget):
                self.row.addWidget(one)
            else:
                self.row.addLayout(one)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.colours.of(self._role))
        painter.setPen(self.colours.line)
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


def note(words: str, style: TextStyle, role: str, margins: tuple[int, int, int, int], *, wrap: bool = False) -> QLabel:
    """A sentence of its own; `margins` in px: left, top, right and bottom."""
    label = text_label(words, style, role, wrap=wrap)
    label.setContentsMargins(*margins)
    return label


def fixed(label: QLabel, wide: int) -> QLabel:
    """A label of a column, at its right edge."""
    label.setMinimumWidth(wide)
    label.setAlignment(RIGHT)
    return label


class Picture(Painted):
    """An icon on a tile in the colour of the kingdom."""

    def __init__(self, theme: Theme, icon: str, side: BannerSide, px: int = 30) -> None:
        super().__init__(theme)
        self._icon, self._side, self._px = icon, side, px
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.theme.px(self._px)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(stroke(self.colours.token_outline, 1.4))
        painter.setBrush(self.colours.of(self._side.value[0]))
        painter.drawRoundedRect(rect, 5, 5)
        inner = rect.adjusted(3, 3, -3, -3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.face)
        painter.drawRoundedRect(inner, 3, 3)
        paint_icon(painter, self._icon, rect.center(), inner.width() * 0.86, self.colours.face_ink)


class Workers(Painted):
    """Places for workers: full, or dashed and free."""

    def __init__(self, theme: Theme, count: int, most: int, side: BannerSide) -> None:
        super().__init__(theme)
        self._count, self._most, self._side = count, max(most, count), side
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(22) * self._most, self.theme.px(26))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(10) * self._most, self.theme.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        px, colours = self.theme.px, self.colours
        step = min(float(px(22)), self.width() / max(1, self._most))
        high = float(px(24))
        if step < LEAST_STEP:
            # Nothing of it would be seen.
            return
        for number in range(self._most):
            box = QRectF(number * step + 1, 1, step - 3, high - 2)
            is_full = number < self._count
            painter.setPen(stroke(colours.line_strong if not is_full else colours.text, 1.2, () if is_full else (2, 2)))
            painter.setBrush(colours.of(self._side.value[0]) if is_full else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 2, 2)
            if is_full:
                paint_icon(painter, "farmer", box.center(), min(box.width(), box.height()) * 0.82, colours.on_fill)


class LevelButton(Pressable):
    """One level of a building: built in the colour of the kingdom, offered with a gold edge, else dashed."""

    rested = Signal(object)

    def __init__(self, theme: Theme, view: LevelView, side: BannerSide) -> None:
        super().__init__(theme, view.name, view.words)
        self.view, self._side = view, side
        self.setEnabled(view.act is not None)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if view.act is not None:
            self.setObjectName("act." + "|".join(view.act.answers))
        self.setAccessibleName(f"{view.name}, {view.words}. {view.told}".strip())
        self.setToolTip(tip(view.told))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(112), self.theme.px(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(60), self.theme.px(48))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.rested.emit(self.view.act)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.rested.emit(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours, view = self.theme.look, self.theme.colours, self.view
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ink, quiet = colours.text, colours.text_2
        if view.is_built:
            painter.setBrush(colours.of(self._side.value[0]))
            painter.setPen(stroke(colours.sel if view.is_new else colours.token_outline, 2.4 if view.is_new else 1.2))
            ink, quiet = colours.on_fill, colours.of(self._side.value[2])
        elif view.act is not None:
            painter.setBrush(colours.gold_fill if not self.hovered else colours.sel)
            painter.setPen(stroke(colours.token_outline, 1.4))
            ink = quiet = colours.on_gold
        else:
            painter.setBrush(colours.alt)
            painter.setPen(stroke(colours.line_strong, 1.2, (3, 3)))
            ink = quiet = colours.disabled
        painter.drawRoundedRect(rect, 5, 5)
        low = view.told if view.told and not view.is_built and view.act is None else view.words
        step = TextStyle.SMALL_STRONG
        if width_of(low, step, look.scale) > rect.width() - look.px(6):
            step = TextStyle.LEAST
        painter.setPen(ink)
        painter.setFont(look.font(TextStyle.DOCK))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.5), flags, view.name)
        painter.setPen(quiet)
        painter.setFont(look.font(step))
        fitted = painter.fontMetrics().elidedText(low, Qt.TextElideMode.ElideRight, int(rect.width() - look.px(4)))
        painter.drawText(
            QRectF(rect.left(), rect.top() + rect.height() * 0.46, rect.width(), rect.height() * 0.5), flags, fitted
        )
        if self.hasFocus():
            paint_focus(painter, rect, look, 5)
