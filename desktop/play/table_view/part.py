"""What all parts of the page have in common: a far theme, lengths that follow it, a sheet of paper below."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from desktop.look.widgets.painted import SHADOW_DOWN, SHADOW_RIGHT, Painted, brush_up, paint_paper
from desktop.play.table_view.far_theme import FarTextStyle, FarTheme

RADIUS = 8.0
IN_A_ROW = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine


def tr(text: str) -> str:
    """A text of the table view in the language in force."""
    return QCoreApplication.translate("TableView", text)


class ViewPart(Painted):
    """A part of the page. `px` turns a length at 1920 x 1080 into one of this window."""

    def __init__(self, theme: FarTheme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.far_theme = theme
        self.setObjectName(name)

    def px(self, length: float) -> float:
        return length * self.far_theme.look.scale

    @property
    def corner(self) -> float:
        """How round the corners are."""
        return RADIUS * self.far_theme.size

    def lettering(self, step: FarTextStyle) -> QFont:
        """The font of a step."""
        return self.far_theme.far.far_font(step)

    def wanted_height(self, width: float) -> float:
        """How high the part wants to be at this width."""
        raise NotImplementedError

    def begin(self) -> QPainter:
        """A painter on this part."""
        painter = QPainter(self)
        brush_up(painter)
        return painter

    def paint_sheet(self, painter: QPainter, role: str = "base") -> QRectF:
        """Paper over the whole part; gives what lies inside its edge."""
        rect = QRectF(self.rect())
        paint_paper(painter, rect, self.theme.look, self.corner, role)
        return rect.adjusted(1, 1, -SHADOW_RIGHT - 1, -SHADOW_DOWN - 1)
