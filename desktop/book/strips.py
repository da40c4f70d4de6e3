"""What pages are filled with: strips of the width of a page that are never divided."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextLayout

from desktop.book.contents import Mendable, Plate, PlatePainter, Side
from desktop.book.ink import Inks
from desktop.book.ornament import paint_diamond, paint_flourish, paint_initial
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.theme import Theme


@dataclass
class Brushes:
    """What a page is painted with."""

    painter: QPainter
    inks: Inks
    theme: Theme
    """In whose colours pictures are painted."""
    plates: PlatePainter | None
    zoom: float
    """How many px a unit of the page is large where it is painted."""


class Strip:
    """A strip of a page."""

    def __init__(self, height: float, *, above: float = 0.0, glue: bool = False) -> None:
        self.height = height
        self.above = above
        """Room above it, unless it begins a page."""
        self.glue = glue
        """Whether it stays with the next one."""
        self.box = 0
        """The number of the frame in which it stands; 0 for none."""

    @property
    def words(self) -> str:
        """What it says."""
        return ""

    def paint(self, brushes: Brushes, left: float, top: float, width: float) -> None:
        """Paint it; nothing where it is only room."""


@dataclass(frozen=True)
class Initial:
    """The first letter of a tale, over several lines."""

    letter: str
    written: str
    """The same as it was written."""
    font: QFont
    size: float
    side: Side


class Line(Strip):
    """One line of a text."""

    def __init__(
        self, layout: QTextLayout, number: int, height: float, colour: QColor, *, above: float = 0.0, glue: bool = False
    ) -> None:
        super().__init__(height, above=above, glue=glue)
        self.layout, self.number, self.colour = layout, number, colour
        self.initial: Initial | None = None
        self.mendable: Mendable | None = None
        """Of what it is a line, where that may be mended."""
        self.begins = self.ends = 0
        """Where in that text its paragraph begins, as far as it stands in `layout`, and where that ends."""

    @property
    def words(self) -> str:
        line = self.layout.lineAt(self.number)
        said = self.layout.text()[line.textStart() : line.textStart() + line.textLength()]
        return (self.initial.written if self.initial is not None else "") + said

    def paint(self, brushes: Brushes, left: float, top: float, width: float) -> None:
        line = self.layout.lineAt(self.number)
        brushes.painter.setPen(self.colour)
        line.draw(brushes.painter, QPointF(left, top + (self.height - line.height()) / 2))
        if self.initial is not None:
            one = self.initial
            box = QRectF(left, top + self.height * 0.12, one.size, one.size)
            paint_initial(brushes.painter, box, one.letter, one.font, one.side, brushes.inks)


class IconLine(Line):
    """A line with an icon before it."""

    icon = ""
    size = 0.0

    def paint(self, brushes: Brushes, left: float, top: float, width: float) -> None:
        super().paint(brushes, left, top, width)
        if self.icon:
            middle = QPointF(left + self.size / 2, top + self.height * 0.54)
            paint_icon(brushes.painter, self.icon, middle, self.size, self.colour)


class FlankedLine(Line):
    """A line in the middle with an icon on both sides of it."""

    icon = ""
    size = 0.0

    def paint(self, brushes: Brushes, left: float, top: float, width: float) -> None:
        super().paint(brushes, left, top, width)
        if not self.icon:
            return
        far = self.layout.lineAt(self.number).naturalTextWidth() / 2 + self.size * 1.1
        for side in (-1, 1):
            middle = QPointF(left + width / 2 + side * far, top + self.height * 0.5)
            paint_icon(brushes.painter, self.icon, middle, self.size, self.colour)


class Rule(Strip):
    """A thin line across."""

    def __init__(self, height: float, weight: float, *, above: float = 0.0, glue: bool = False) -> None:
        super().__init__(height, above=above, glue=glue)
        self.weight = weight

    def paint(self, brushes: Brushes, left: float, top: float, width: float) -> None:
        brushes.painter.setPen(stroke(brushes.inks.line, self.weight))
        y = top + self.height / 2
        brushes.painter.drawLine(QPointF(left, y), QPointF(left + width, y))


class Flourish(Strip):
    """An ornament between two parts."""

    def __init__(self, height: float, unit: float, *, above: float = 0.0, glue: bool = False) -> None:
        super().__init__(height, above=above, glue=glue)
        self.unit = unit

    def paint(self, brushes: Brushes, left: float, top: float, width: float) -> None:
        middle = QPointF(left + width / 2, top + self.height / 2)
        paint_flourish(brushes.painter, middle, self.unit * 0.6, self.unit, brushes.inks)
        paint_diamond(brushes.painter, middle, self.unit * 0.3, brushes.inks.colours.enemy_fill)


@dataclass(frozen=True)
class Cell:
    """Words at the left of a column and a number at its right, with dots between them."""

    layout: QTextLayout
    number: str
    font: QFont
    colour: QColor
    left: float
    width: float
    is_sum: bool = False


class Row(Strip):
    """Cells side by side."""

    def __init__(self, cells: tuple[Cell | None, ...], height: float, unit: float, *, glue: bool = False) -> None:
        super().__init__(height, glue=glue)
        self.cells, self.unit = cells, unit

    @property
    def words(self) -> str:
        return "; ".join(f"{cell.layout.text()} {cell.number}".strip() for cell in self.cells if cell is not None)

    def paint(self, brushes: Brushes, left: float, top: float, width: float) -> None:
        for cell in self.cells:
            if cell is not None:
                self._paint_cell(brushes, cell, left + cell.left, top)

    def _paint_cell(self, brushes: Brushes, cell: Cell, left: float, top: float) -> None:
        painter = brushes.painter
        painter.setPen(cell.colour)
        y = top
        for number in range(cell.layout.lineCount()):
            line = cell.layout.lineAt(number)
            line.draw(painter, QPointF(left, y))
            y += line.height()
        last = cell.layout.lineAt(cell.layout.lineCount() - 1)
        base = y - last.height() + last.ascent()
        painter.setFont(cell.font)
        wide = painter.fontMetrics().horizontalAdvance(cell.number)
        painter.drawText(QPointF(left + cell.width - wide, base), cell.number)
        start, end = left + last.naturalTextWidth() + self.unit * 0.3, left + cell.width - wide - self.unit * 0.3
        if end - start > self.unit * 0.6 and cell.number and not cell.is_sum:
            painter.setPen(stroke(brushes.inks.line, self.unit * 0.045, (self.unit * 0.045, self.unit * 0.2)))
            painter.drawLine(QPointF(start, base), QPointF(end, base))


class PlateRow(Strip):
    """Pictures side by side, each in its frame."""

    def __init__(
        self,
        plates: tuple[Plate, ...],
        places: tuple[QRectF, ...],
        height: float,
        unit: float,
        *,
        above: float = 0.0,
        glue: bool = False,
    ) -> None:
        super().__init__(height, above=above, glue=glue)
        self.plates, self.places, self.unit = plates, places, unit

    def paint(self, brushes: Brushes, left: float, top: float, width: float) -> None:
        painter = brushes.painter
        for plate, place in zip(self.plates, self.places, strict=True):
            frame = place.translated(left, top)
            inner = frame.adjusted(self.unit * 0.2, self.unit * 0.2, -self.unit * 0.2, -self.unit * 0.2)
            size = QSize(max(1, round(inner.width() * brushes.zoom)), max(1, round(inner.height() * brushes.zoom)))
            if brushes.plates is not None:
                painter.drawImage(inner, brushes.plates.image(plate.name, size, brushes.theme))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(brushes.inks.text, self.unit * 0.07))
            painter.drawRect(frame)
            painter.setPen(stroke(brushes.inks.text, self.unit * 0.035))
            painter.drawRect(inner)
