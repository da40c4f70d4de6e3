"""The timeline: named steps from the setup to now; a click goes back there, and all branches stay."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up
from desktop.play.presenter import Presenter
from rules_core.kernel.facts import Step
from rules_core.kernel.journal import ROOT
from rules_core.kernel.match import Told

ARROW = 28
"""How wide the place of an arrow is, in px at 100 %."""


@dataclass(frozen=True)
class Stop:
    """One named step on the line."""

    node: int
    words: str
    tone: str


class Timeline(Painted):
    """Dots with names; the present at the right end. As many as fit are shown, the latest first; the wheel and the
    arrows at both ends lead to the others."""

    jump_wanted = Signal(int)
    sandbox_wanted = Signal(int)
    watch_wanted = Signal(int)

    def __init__(self, theme: Theme, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.presenter = presenter
        session = presenter.session
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.session = session
        self.setObjectName("timeline")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._places: list[tuple[QRectF, Stop]] = []
        self._later = 0
        """So many of the latest steps lie out of sight at the right."""
        self._arrows: list[tuple[QRectF, int]] = []
        """Where arrows stand, and which way they lead: 1 to earlier steps, -1 to later ones."""
        session.changed.connect(self.refresh)
        session.reached.connect(self.refresh)
        self.stops: list[Stop] = []
        self._read: list[Told] = []
        """The steps that `stops` names; what is played on only adds to them."""
        self._drawn: tuple[list[Stop], int] = ([], 0)
        self.refresh()

    def refresh(self) -> None:
        """Read the steps, as far as they have been shown."""
        match = self.session.match
        coming = sum(isinstance(told.fact, Step) for told in match.facts[len(self.session.facts) :])
        steps = match.steps()[: len(match.steps()) - coming]
        known = len(self._read) if self.stops and steps[: len(self._read)] == self._read else 0
        stops = list(self.stops) if known else [Stop(ROOT, self._beginning(), "text_2")]
        self._read = steps
        for told in steps[known:]:
            stop = self.presenter.stop(told.fact)
            if stop is not None:
                stops.append(Stop(told.node, stop.words, stop.tone))
        drawn = (stops, len(self.branches()))
        if drawn == self._drawn:
            return
        self._drawn = drawn
        self.stops = stops
        self._later = 0
        self.setAccessibleName(self.tr("Timeline, now at: {step}").format(step=stops[-1].words))
        self.update()

    def _beginning(self) -> str:
        return self.tr("Setup") if self.session.match.begun_from is None else self.tr("Beginning")

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(400), self.theme.px(38))

    def branches(self) -> list[int]:
        """The ends of all branches but the one we are on."""
        journal = self.session.match.journal
        return [leaf for leaf in journal.leaves() if not journal.is_above(journal.head, leaf)]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        painter.fillRect(self.rect(), colours.head)
        painter.setFont(look.font(TextStyle.SMALL))
        metrics = QFontMetricsF(painter.font())
        right = float(self.width() - look.px(16))
        branches = self.branches()
        if branches:
            words = self.tr("%n other branch(es)", "", len(branches))
            wide = metrics.horizontalAdvance(words) + look.px(20)
            place = QRectF(right - wide, 0, wide, self.height())
            painter.setPen(colours.text_2)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
            right -= wide + look.px(8)
        self._places, self._arrows = [], []
        if self._later:
            self._paint_arrow(painter, right - look.px(ARROW), -1)
            right -= look.px(ARROW)
        line = self.height() * 0.3
        rim_of_last = right
        for number, stop in list(enumerate(reversed(self.stops)))[self._later :]:
            wide = metrics.horizontalAdvance(stop.words) + look.px(20)
            if right - wide < look.px(8 if number + 1 == len(self.stops) else 8 + ARROW):
                self._paint_arrow(painter, look.px(8), 1)
                break
            box = QRectF(right - wide, 0, wide, self.height())
            centre = QPointF(box.center().x(), line)
            radius = look.px(6 if number == 0 else 4)
            if self._places:
                # From rim to rim: the dot on the right stands already.
                painter.setPen(stroke(colours.line_strong, 1.4))
                painter.drawLine(centre, QPointF(rim_of_last, line))
            rim_of_last = centre.x() - radius
            painter.setPen(stroke(colours.text, 1))
            painter.setBrush(colours.sel if number == 0 else colours.of(stop.tone))
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(colours.text if number == 0 else colours.text_2)
            painter.drawText(box.adjusted(0, self.height() * 0.42, 0, 0), Qt.AlignmentFlag.AlignHCenter, stop.words)
            self._places.append((box, stop))
            right -= wide

    def _paint_arrow(self, painter: QPainter, left: float, way: int) -> None:
        """An arrow to steps that are out of sight."""
        place = QRectF(left, 0, self.theme.px(ARROW), self.height())
        self._arrows.append((place, way))
        name = "ui/chevron-left" if way > 0 else "ui/chevron-right"
        paint_icon(painter, name, place.center(), self.theme.px(20), self.colours.text)

    def _scroll(self, steps: int) -> None:
        """So many steps earlier (or later), as long as there are some."""
        is_at_start = bool(self._places) and self._places[-1][1] is self.stops[0]
        later = self._later if steps > 0 and is_at_start else max(0, min(self._later + steps, len(self.stops) - 1))
        if later != self._later:
            self._later = later
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.angleDelta().x()
        if turned:
            self._scroll(1 if turned > 0 else -1)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        stop = self._stop_at(event.position())
        way = next((way for place, way in self._arrows if place.contains(event.position())), 0)
        if way:
            self._scroll(way * max(1, len(self._places) - 1))
        elif stop is not None:
            self.jump_wanted.emit(stop.node)
        else:
            self.show_branches(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with a step: go back there, or try something from there."""
        stop = self._stop_at(QPointF(event.pos()))
        if stop is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("timeline.menu")
        back = menu.addAction(self.tr("Go back to this step"))
        back.triggered.connect(lambda _=False: self.jump_wanted.emit(stop.node))
        again = menu.addAction(self.tr("Watch from here"))
        again.triggered.connect(lambda _=False: self.watch_wanted.emit(stop.node))
        if not self.session.is_sandbox:
            trial = menu.addAction(self.tr("Try this in the sandbox"))
            trial.triggered.connect(lambda _=False: self.sandbox_wanted.emit(stop.node))
        menu.popup(event.globalPos())

    def _stop_at(self, place: QPointF) -> Stop | None:
        return next((stop for box, stop in self._places if box.contains(place)), None)

    def show_branches(self, event: QMouseEvent) -> None:
        """A menu of the other branches, to come back to them."""
        leaves = self.branches()[-12:]
        if not leaves:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for leaf in leaves:
            depth = self.session.match.journal.depth(leaf)
            action = QAction(self.tr("Branch with %n answer(s)", "", depth), menu)
            action.triggered.connect(lambda _=False, leaf=leaf: self.jump_wanted.emit(leaf))
            menu.addAction(action)
        menu.popup(event.globalPosition().toPoint())
