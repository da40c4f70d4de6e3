"""The timeline folded into the banner: its last stops as marks; a press opens and closes the whole line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up, paint_focus
from desktop.look.widgets.pressable import Pressable
from desktop.play.panels.timeline import Timeline

MOST_MARKS = 7
APART = 14
"""From mark to mark, in px at 100 %."""


class TimelineMarks(Pressable):
    """Stands on the banner."""

    def __init__(self, theme: Theme, timeline: Timeline) -> None:
        super().__init__(theme, self.tr("Timeline"), self.tr("Opens and closes the line of all steps"))
        self.setObjectName("banner.timeline")
        self.setAccessibleName(self.tr("Timeline"))
        self.setToolTip(tip(self.tr("Timeline: go back to any step")))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.timeline = timeline
        self._few = False
        timeline.session.changed.connect(self.update)
        timeline.session.reached.connect(self.update)

    def set_few(self, few: bool) -> None:
        """In a narrow window there is a sign without marks."""
        if few != self._few:
            self._few = few
            self.look_changed()

    def sizeHint(self) -> QSize:
        marks = 0 if self._few else MOST_MARKS * APART + 8
        return QSize(self.theme.px(38 + marks), self.theme.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        middle = self.height() / 2
        ink = colours.gold_line if self.hovered else colours.on_fill
        paint_icon(painter, "ui/history", QPointF(look.px(19), middle), look.px(20), ink)
        stops = [] if self._few else self.timeline.stops[-MOST_MARKS:]
        first = self.width() - look.px(10 + APART * (len(stops) - 1))
        places = [QPointF(first + look.px(APART) * number, middle) for number in range(len(stops))]
        painter.setPen(stroke(colours.on_fill, 1.4))
        if len(places) > 1:
            painter.drawLine(places[0], places[-1])
        for place in places:
            is_now = place is places[-1]
            painter.setPen(stroke(colours.token_outline, 1))
            painter.setBrush(colours.sel if is_now else colours.on_fill)
            radius = look.px(5.5 if is_now else 3.5)
            painter.drawEllipse(place, radius, radius)
        if self.hasFocus():
            paint_focus(painter, self.rect().toRectF(), look, 4)
