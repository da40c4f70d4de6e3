"""What the sheets of an Upkeep are made of: headings that say how a step stands, rows, and buttons that answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from desktop.games.warhold.upkeep.row_pen import RowPen, paint_picture
from desktop.games.warhold.upkeep.views import Act, Head, LevelView, StepState
from desktop.look.ink import stroke
from desktop.look.kept_picture import paint_kept
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.banner import BannerSide
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.painted import Painted, brush_up, paint_focus, width_of
from desktop.look.widgets.paper import Sheet
from desktop.look.widgets.pill import PillTone
from desktop.look.widgets.pressable import Pressable

HEAD_WIDE, HEAD_HIGH, ROW_HIGH = 200, 38, 44
"""In px at 100 %."""
MOST_KEPT = 150
"""Parts of a sheet that are not seen now, of all kingdoms."""
PILLS = {StepState.DONE: PillTone.GOOD, StepState.NOW: PillTone.GOLD, StepState.TO_COME: PillTone.QUIET}


class StepHead(Painted):
    """The heading of a step: gold while it is on."""

    def __init__(self, theme: Theme, title: str, icon: str) -> None:
        super().__init__(theme)
        self._title, self._icon = title, icon
        self._head = Head(StepState.TO_COME)
        self._tone, self._mark = PillTone.QUIET, ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_head(self, head: Head, tone: PillTone | None = None, mark: str = "") -> None:
        """How the step stands now; `tone` and `mark` are of its pill, where that does not say how the step stands."""
        is_done = head.state is StepState.DONE
        shown = head, tone or PILLS[head.state], mark or ("ui/check" if is_done else "")
        if shown != (self._head, self._tone, self._mark):
            self._head, self._tone, self._mark = shown
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(HEAD_WIDE), self.theme.px(HEAD_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(80), self.theme.px(HEAD_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, rect, head = self.theme.look, QRectF(self.rect()), self._head
        is_now = head.state is StepState.NOW
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colours.sel_bg if is_now else look.colours.head)
        painter.drawRoundedRect(rect, 5, 5)
        painter.fillRect(rect.adjusted(0, rect.height() / 2, 0, 0), painter.brush())
        painter.setPen(stroke(look.colours.line_strong, look.hair))
        painter.drawLine(QPointF(rect.left(), rect.bottom() - 0.5), QPointF(rect.right(), rect.bottom() - 0.5))
        if is_now:
            painter.setPen(stroke(look.colours.sel, look.px(3), flat=True))
            painter.drawLine(QPointF(rect.left() + 4, 1.5), QPointF(rect.right() - 4, 1.5))
        pen = RowPen(painter, look, rect.adjusted(look.px(12), 0, -look.px(8), 0), 10)
        pen.icon(self._icon, 20)
        pen.pill(head.pill, self._tone, icon=self._mark, filled=is_now)
        pen.words(self._title, TextStyle.DOCK)
        pen.others(head.note, TextStyle.SMALL, "text_2")
        show_cut(self, pen)


def show_cut(widget: QWidget, pen: RowPen) -> None:
    """What was cut off stands in the tooltip."""
    widget.setToolTip(tip(", ".join(pen.cut)))


class Filled(Protocol):
    """A widget that shows one view of its kind after the other."""

    def fill(self, view: Any) -> None:
        """Show this, in the colours that its sheet has now."""
        ...


@dataclass(frozen=True)
class Part:
    """A widget of a sheet that `make` makes; it stays as it is while its `view` is the same."""

    view: object
    """Says all that the widget shows, and can be hashed."""
    make: Callable[[], QWidget]
    comes_again: bool = True
    """Whether the widget is kept for the next time that this is seen."""
    kind: str = ""
    """What is of one kind is `Filled`, and its widgets stay where they are: they are filled with another view."""


@dataclass(frozen=True, eq=False)
class _Shown:
    """A part that has been made: whose colours it has and what it shows, and its widget."""

    key: tuple[BannerSide, object] | None
    comes_again: bool
    widget: Any
    kind: str = ""


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
        self._spare: dict[str, list[_Shown]] = {}
        """Hidden too: rows of each kind of which there are fewer now."""
        theme.changed.connect(self._forget)

    def _forget(self) -> None:
        """With other letters and colours nothing stays as it is, and none of it comes again."""
        self._shown = None
        self._parts = [replace(one, key=None, comes_again=False, kind="") for one in self._parts]
        for one in (*self._kept.values(), *[spare for rows in self._spare.values() for spare in rows]):
            _throw_away(one.widget)
        self._kept, self._spare = {}, {}

    def show_view(self, view: object, head: Head) -> None:
        """Show this. What was seen before is seen again: new widgets cost more than all that counts them."""
        shown = self.side, view
        if shown == self._shown:
            return
        self._shown = shown
        self._show_head(head)
        self.setAccessibleDescription(f"{head.pill}. {head.note}")
        focus = QApplication.focusWidget()
        focused = focus.objectName() if focus is not None and self._inside.isAncestorOf(focus) else ""
        before, self._parts = self._parts, []
        there = {one.key: one for one in before if not one.kind}
        rows: dict[str, list[_Shown]] = {}
        for one in before:
            rows.setdefault(one.kind, []).append(one)
        for part in self.parts(view):
            key = self.side, part.view
            if part.kind:
                self._parts.append(self._filled(part, key, rows.get(part.kind) or self._spare.get(part.kind)))
                continue
            # Where two show the same, the second is made anew.
            again = there.pop(key, None) or self._kept.pop(key, None)
            self._parts.append(again if again is not None else _Shown(key, part.comes_again, part.make()))
        self._put_away(before)
        for place, one in enumerate(self._parts):
            item = self._column.itemAt(place)
            if item is None or item.widget() is not one.widget:
                self._column.insertWidget(place, one.widget)
                one.widget.show()
        if focused:
            found = [one.widget.findChild(QAbstractButton, focused) for one in self._parts]
            button = next((one for one in found if one is not None), None)
            if button is not None:
                button.setFocus()
            elif focus is not None:
                # It answers something else now: nobody shall press that unawares.
                focus.clearFocus()

    def _show_head(self, head: Head) -> None:
        self.head.show_head(head)

    def settle(self) -> None:
        """All is laid out for what it shows now."""
        self._column.activate()
        self.body.activate()

    def _filled(self, part: Part, key: tuple[BannerSide, object], rows: list[_Shown] | None) -> _Shown:
        """The next row of its kind, from the top down, shows this now."""
        one = rows.pop(0) if rows else None
        widget: Any = one.widget if one is not None else part.make()
        if one is None or one.key != key:
            widget.fill(part.view)
            widget.layout().activate()
        return _Shown(key, part.comes_again, widget, part.kind)

    def _put_away(self, before: list[_Shown]) -> None:
        """Hide what was seen before and is not any more, and keep of it what may come again."""
        seen = {id(one.widget) for one in self._parts}
        for one in before:
            if id(one.widget) in seen:
                continue
            self._column.removeWidget(one.widget)
            if one.kind:
                one.widget.hide()
                self._spare.setdefault(one.kind, []).append(one)
            elif one.comes_again and one.key not in self._kept:
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
        made.clicked.connect(lambda _=False: self.given.emit(made.act.answers))
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

    def show_act(self, act: Act) -> None:
        """Answer this from now on."""
        if act == self.act:
            return
        self.act = act
        self.setText(act.words)
        self.setObjectName("act." + "|".join(act.answers))
        if self.isVisible() and self.underMouse():
            self.rested.emit(act)

    def put_away(self) -> None:
        """It answers nothing, and nobody finds it."""
        self.hide()
        self.setObjectName("")
        self.act = replace(self.act, words="", answers=())

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

    def set_role(self, role: str) -> None:
        """Another ground."""
        if role != self._role:
            self._role = role
            self.update()

    def add(self, *things: QWidget | QLayout) -> None:
        """These stand side by side, in this order."""
        for one in things:
            if isinstance(one, QWidget):
                self.row.addWidget(one)
            else:
                self.row.addLayout(one)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_ground(QPainter(self))

    def paint_ground(self, painter: QPainter) -> None:
        """The paper of the row, and the rule below it."""
        painter.fillRect(self.rect(), self.colours.of(self._role))
        painter.setPen(self.colours.line)
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


class Row(Line):
    """A line of a sheet that is `Filled`, and paints what it shows; only buttons are widgets of their own."""

    def __init__(self, sheet: StepSheet, role: str = "base", *, high: int = ROW_HIGH, least: int = 0) -> None:
        """`least` is what all that is painted needs, in px at 100 %."""
        super().__init__(sheet.theme, role, high=high)
        self.sheet = sheet
        self.row.addSpacerItem(QSpacerItem(self.theme.px(least), 0, QSizePolicy.Policy.Expanding))

    def fill(self, view: Any) -> None:
        """Show this, in the colours that its sheet has now."""
        raise NotImplementedError

    def told(self, *words: str) -> None:
        """What this row says, for whoever does not see it."""
        self.setAccessibleName(", ".join([one for one in words if one]))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # Before edges are smooth: a rule of one px would be two grey ones.
        self.paint_ground(painter)
        brush_up(painter)
        pen = RowPen(painter, self.theme.look, QRectF(self.contentsRect() - self.row.contentsMargins()), 10)
        self.paint_row(pen)
        show_cut(self, pen)

    def paint_row(self, pen: RowPen) -> None:
        """Paint what it shows."""
        raise NotImplementedError


def note(words: str, style: TextStyle, role: str, margins: tuple[int, int, int, int], *, wrap: bool = False) -> QWidget:
    """A sentence of its own; `margins` in px: left, top, right and bottom."""
    # A label may lose margins of its own when it gets its style before its size.
    around = QWidget()
    row = QHBoxLayout(around)
    row.setContentsMargins(*margins)
    row.addWidget(text_label(words, style, role, wrap=wrap))
    return around


class Picture(Painted):
    """An icon on a tile in the colour of the kingdom."""

    def __init__(self, theme: Theme, icon: str, side: BannerSide, px: int = 30) -> None:
        super().__init__(theme)
        self._icon, self._side, self._px = icon, side, px
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_icon(self, icon: str, side: BannerSide) -> None:
        """Another icon, in the colour of another kingdom."""
        if (icon, side) != (self._icon, self._side):
            self._icon, self._side = icon, side
            self.update()

    def sizeHint(self) -> QSize:
        side = self.theme.px(self._px)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        paint_picture(painter, QRectF(self.rect()), self._icon, self._side, self.theme.look)


class LevelButton(Pressable):
    """One level of a building: built in the colour of the kingdom, offered with a gold edge, else dashed."""

    given = Signal(tuple)
    """These answers were chosen."""
    rested = Signal(object)

    def __init__(self, theme: Theme, view: LevelView, side: BannerSide) -> None:
        super().__init__(theme, view.name, view.words)
        self.view, self._side = view, side
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._give)
        self._name()

    def show_level(self, view: LevelView, side: BannerSide) -> None:
        """Another level, in the colour of another kingdom."""
        if (view, side) != (self.view, self._side):
            self.view, self._side = view, side
            self._name()
            self.update()

    def _name(self) -> None:
        view = self.view
        self.setText(view.name)
        self.setAccessibleDescription(view.words)
        self.setEnabled(view.act is not None)
        self.setObjectName("act." + "|".join(view.act.answers) if view.act is not None else "")
        self.setAccessibleName(f"{view.name}, {view.words}. {view.told}".strip())
        self.setToolTip(tip(view.told))

    def _give(self) -> None:
        if self.view.act is not None:
            self.given.emit(self.view.act.answers)

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
        look, room = self.theme.look, QRectF(self.rect())
        what = "level", self.view, self._side, self.hovered, look.name, look.scale
        paint_kept(painter, what, room, lambda to: self._paint(to, room.adjusted(1.5, 1.5, -1.5, -1.5)))
        if self.hasFocus():
            paint_focus(painter, room.adjusted(1.5, 1.5, -1.5, -1.5), look, 5)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        look, colours, view = self.theme.look, self.theme.colours, self.view
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
