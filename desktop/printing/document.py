"""Lays markup out on pages and puts them on paper, into a PDF, or into a picture."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPen,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from desktop.look.icons import icon_pixmap
from desktop.look.lettering import HEADING_FAMILIES, TEXT_FAMILIES, load_fonts
from desktop.printing.pdf import write_pdf

TEXT_FAMILY, TITLE_FAMILY = TEXT_FAMILIES[0], HEADING_FAMILIES[0]
DOTS = 96
"""Layout is done in px of this many to the inch, whatever the printer's own are."""
MARGIN_MM = 12.0
HEADER_PX = 34
FOOTER_PX = 24
EDGE_PX = 8
"""Too little for any row."""
PICTURE_PX = 96
"""Pictures are drawn this large and scaled down, so that they are sharp on paper."""

LINE = "#aaaaaa"
STYLE = f"""
body {{ font-family: "{TEXT_FAMILY}"; font-size: 10pt; color: #000000; }}
h2 {{ font-family: "{TITLE_FAMILY}"; font-size: 13pt; margin-top: 9px; margin-bottom: 2px; }}
p {{ margin-top: 3px; margin-bottom: 3px; }}
table {{ border-collapse: collapse; margin-top: 4px; }}
th {{ font-weight: 600; border-bottom: 1px solid #333333; }}
td {{ border-bottom: 1px solid {LINE}; }}
.large {{ font-size: 12pt; }}
.bare {{ border-bottom: none; }}
.tight {{ font-size: 9.5pt; }}
.quiet {{ font-size: 8.5pt; color: #444444; }}
"""


class Paper(Enum):
    """The paper that people have."""

    A4 = "A4"
    LETTER = "Letter"

    @property
    def size(self) -> QPageSize:
        """As Qt names it."""
        return QPageSize(QPageSize.PageSizeId.A4 if self is Paper.A4 else QPageSize.PageSizeId.Letter)


class SheetDocument(QTextDocument):
    """One sheet, laid out for a paper; `title` stands at the head of every page, `pictures` are shown by name."""

    def __init__(self, title: str, markup: str, paper: Paper, pictures: Mapping[str, QImage] | None = None) -> None:
        super().__init__()
        load_fonts()
        self._pictures = pictures or {}
        self.title = title
        self.paper = paper
        self.setDocumentMargin(0)
        self.setDefaultFont(QFont(TEXT_FAMILY, 10))
        self.setDefaultStyleSheet(STYLE)
        self.setHtml(f"<body>{markup}</body>")
        layout = self.documentLayout()
        layout.setPaintDevice(QImage(1, 1, QImage.Format.Format_RGB32))
        points = paper.size.sizePoints()
        scale = DOTS / 72.0
        margin = MARGIN_MM / 25.4 * DOTS
        self.page = QRectF(0, 0, points.width() * scale, points.height() * scale)
        """The whole sheet of paper in px."""
        inside = self.page.adjusted(margin, margin + HEADER_PX, -margin, -(margin + FOOTER_PX))
        # Whole px: the layout counts in 64ths, and a page must not end between two of them.
        self.area = QRectF(inside.left(), inside.top(), int(inside.width()), int(inside.height()))
        """Where the text stands."""
        self.setPageSize(QSizeF(self.area.width(), self.area.height()))
        for frame in self.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._keep_rows_whole(frame)

    def _keep_rows_whole(self, table: QTextTable) -> None:
        """No row begins on one page and ends on the next: the row before it takes what is left of its page."""
        high = self.area.height()
        first = table.format().toTableFormat().headerRowCount()
        for row in range(first, table.rows()):
            top, bottom = self._ends_of(table, row)
            if int(top // high) == int((bottom - 1) // high) or bottom - top > high:
                continue
            if row == first:
                # With the heading above it.
                above = QTextCursor(table.cellAt(0, 0).firstCursorPosition().block().previous())
                of_its_own = above.blockFormat()
                of_its_own.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                above.setBlockFormat(of_its_own)
            else:
                # Not all of it: what ends at the very edge begins the next page.
                left = (top // high + 1) * high - top - EDGE_PX
                for column in range(table.columns()):
                    cell = table.cellAt(row - 1, column)
                    padded = cell.format().toTableCellFormat()
                    padded.setBottomPadding(max(0.0, table.format().toTableFormat().cellPadding() + left))
                    cell.setFormat(padded)
            # Qt forgets headings between two tables where it lays out only what has changed.
            self.markContentsDirty(0, self.characterCount())

    def _ends_of(self, table: QTextTable, row: int) -> tuple[float, float]:
        """Where the words of a row begin and end."""
        layout = self.documentLayout()
        cells = [table.cellAt(row, column) for column in range(table.columns())]
        tops = [layout.blockBoundingRect(cell.firstCursorPosition().block()).top() for cell in cells]
        bottoms = [layout.blockBoundingRect(cell.lastCursorPosition().block()).bottom() for cell in cells]
        return min(tops), max(bottoms)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        scheme, _, rest = (name.toString() if isinstance(name, QUrl) else name).partition(":")
        if scheme == "icon":
            return icon_pixmap(rest, PICTURE_PX, QColor(Qt.GlobalColor.black)).toImage()
        if scheme == "picture":
            return self._pictures[rest]
        if scheme == "box":
            return _box(rest)
        return super().loadResource(kind, name)

    def paint_page(self, painter: QPainter, number: int) -> None:
        """Paint a page, the first is 0, in px of `page`."""
        painter.save()
        painter.setPen(QColor(Qt.GlobalColor.black))
        painter.setFont(_sized(QFont(TITLE_FAMILY), 26))
        area = self.area
        head = QRectF(area.left(), area.top() - HEADER_PX, area.width(), HEADER_PX - 8)
        title = QFontMetricsF(painter.font()).elidedText(self.title, Qt.TextElideMode.ElideRight, head.width())
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
        painter.setPen(QPen(QColor("#8a8a8a"), 1))
        painter.drawLine(QPointF(area.left(), head.bottom() + 2), QPointF(area.right(), head.bottom() + 2))
        painter.setPen(QColor("#444444"))
        painter.setFont(_sized(QFont(TEXT_FAMILY), 11))
        foot = QRectF(area.left(), area.bottom() + 6, area.width(), FOOTER_PX - 6)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, "Hearthwall")
        of_all = f"{number + 1} / {self.pageCount()}"
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, of_all)
        painter.translate(area.topLeft() - QPointF(0, number * area.height()))
        painter.setClipRect(QRectF(0, number * area.height(), area.width(), area.height()))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(0, number * area.height(), area.width(), area.height())
        self.documentLayout().draw(painter, context)
        painter.setPen(QPen(QColor(LINE), 1.5))
        end = (number + 1) * area.height() - 1
        for frame in self.rootFrame().childFrames():
            rect = self.documentLayout().frameBoundingRect(frame)
            if frame.frameFormat().border() and rect.top() < end < rect.bottom() - 1:
                # Cells with lines round them go on after this page: Qt leaves out the line at its end.
                painter.drawLine(QPointF(0, end), QPointF(area.width(), end))
        painter.restore()

    def picture(self, number: int, width: int) -> QImage:
        """A page as a picture of this many px across."""
        scale = width / self.page.width()
        image = QImage(width, round(self.page.height() * scale), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        self.paint_page(painter, number)
        painter.end()
        return image


def put_on(device: QPagedPaintDevice, sheets: list[SheetDocument]) -> bool:
    """Paint all pages of all sheets on a printer or into a PDF; False when the device refuses."""
    painter = QPainter()
    for number, sheet in enumerate(sheets):
        margins = QMarginsF(0, 0, 0, 0)
        device.setPageLayout(QPageLayout(sheet.paper.size, QPageLayout.Orientation.Portrait, margins))
        if number == 0 and not painter.begin(device):
            return False
        for page in range(sheet.pageCount()):
            if (number or page) and not device.newPage():
                return False
            painter.save()
            # A printer that cannot print to its edges has its origin inside them.
            inside = device.pageLayout().paintRect(QPageLayout.Unit.Inch).topLeft()
            painter.scale(painter.device().logicalDpiX() / DOTS, painter.device().logicalDpiY() / DOTS)
            painter.translate(-inside * DOTS)
            sheet.paint_page(painter, page)
            painter.restore()
    return painter.end()


def write_sheets(path: Path, sheets: list[SheetDocument]) -> None:
    """Write all sheets into one PDF. Raises `OSError`."""
    write_pdf(path, sheets[0].title, lambda writer: put_on(writer, sheets))


def _sized(font: QFont, pixels: int) -> QFont:
    font.setPixelSize(pixels)
    return font


def _box(kind: str) -> QImage:
    """An "empty" or "full" box, or "none", which only takes up room."""
    image = QImage(PICTURE_PX, PICTURE_PX, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    if kind == "none":
        return image
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(Qt.GlobalColor.black), 8))
    painter.drawRoundedRect(QRectF(8, 8, PICTURE_PX - 16, PICTURE_PX - 16), 10, 10)
    if kind == "full":
        painter.drawLine(20, 20, PICTURE_PX - 20, PICTURE_PX - 20)
        painter.drawLine(PICTURE_PX - 20, 20, 20, PICTURE_PX - 20)
    painter.end()
    return image
