"""Control for a drawing: what its marks look like, and a button that takes it away. It is drawn at the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.painted import Painted, brush_up
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from rules_core.content.fields import Field
from rules_core.content.items import Path
from rules_core.kernel.marks import AREA, RIVER, Mark, ink_in, marks_in

WIDE = 132
"""Of the picture, px at 100 %."""


class MarksPicture(Painted):
    """The whole sheet, small, with the marks on it."""

    def __init__(self, theme: Theme, sheet: tuple[int, int]) -> None:
        super().__init__(theme)
        self._sheet = sheet
        self._marks: list[Mark] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_marks(self, marks: list[Mark]) -> None:
        """Show these."""
        self._marks = marks
        self.update()

    def sizeHint(self) -> QSize:
        wide = self.theme.px(WIDE)
        return QSize(wide, round(wide * self._sheet[1] / max(1, self._sheet[0])))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        colours, room = self.theme.colours, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(colours.line, 1))
        painter.setBrush(colours.map_paper)
        painter.drawRect(room)
        scale = room.width() / max(1, self._sheet[0])
        for mark in self._marks:
            line = QPolygonF([QPointF(room.left() + x * scale, room.top() + y * scale) for x, y in mark.points])
            painter.setPen(QPen(colours.water if mark.kind == RIVER else colours.text, self.theme.px(2)))
            painter.setBrush(colours.ground_2 if mark.kind == AREA else colours.map_paper)
            if mark.kind == AREA:
                painter.drawPolygon(line)
            elif len(mark.points) > 1:
                painter.drawPolyline(line)
            else:
                painter.drawEllipse(line.first(), self.theme.px(4), self.theme.px(4))


class DrawingControl(Control):
    """The picture of the marks beside what is to be known of them."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.picture = MarksPicture(self.theme, field.sheet)
        self.words: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.remove = QPushButton(self.tr("Take it away"))
        self.call(self.remove, self.tr("{name}: take it away").format(name=self.name))
        self.remove.clicked.connect(self.drop)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.theme.px(12))
        row.addWidget(self.picture)
        row.addWidget(self.words, 1)
        row.addWidget(self.remove)
        self.look_changed()
        self.show_value()

    def main_widget(self) -> QWidget:
        return self.remove

    def look_changed(self) -> None:
        put_icon(self.remove, "ui/trash-2", self.theme.px(16), self.theme.colours.text_2)

    def show_value(self) -> None:
        value = self.value
        given = [one for one in value if isinstance(one, str)] if isinstance(value, (list, tuple)) else []
        marks = marks_in(given)
        self.picture.show_marks(marks)
        self.picture.setVisible(bool(given))
        self.remove.setVisible(bool(given) and (self.field.optional or self.field.default is not None))
        name = ink_in(given)
        said = self.tr("Not drawn yet: that is done at the table.")
        if name and self.bench.drawing(name) is None:
            said = self.tr("Drawn by hand; the strokes are missing, so it is shown plainly.")
        elif name:
            said = self.tr("Drawn by hand.")
        elif given:
            said = self.tr("Drawn plainly.")
        self.words.setText(said)
