"""A small picture of the table view in a dock: what all can see now. A click opens the real one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QImage, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.painted import brush_up, edge_pen, paint_focus
from desktop.session.match_session import MatchSession

if TYPE_CHECKING:
    from desktop.play.table_view.page import TableViewPage

WIDE, HIGH = 1280, 720
"""The picture is drawn in this size and shown smaller."""
AFTER_MS = 400
"""A change is shown so much later; changes meanwhile cost nothing."""


class TablePreview(QAbstractButton):
    """The picture, drawn anew after changes as long as it is in sight."""

    table_view_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        session: MatchSession,
        make_page: Callable[[], TableViewPage],
        parent: QWidget | None = None,
    ) -> None:
        """`make_page` makes the page whose picture is shown."""
        super().__init__(parent)
        self._make_page = make_page
        self.theme, self.session = theme, session
        self.setObjectName("table-view.preview")
        self.setAccessibleName(self.tr("Open the table view"))
        self.setToolTip(self.tr("What all may know, as the table view shows it. A click opens it (F8)."))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._page: TableViewPage | None = None
        self._picture = QImage()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(AFTER_MS)
        self._later.timeout.connect(self.draw_now)
        session.changed.connect(self._changed)
        theme.changed.connect(self._changed)
        self.clicked.connect(self.table_view_wanted)

    @property
    def picture(self) -> QImage:
        """The last picture."""
        return self._picture

    def draw_now(self) -> None:
        """Take the picture."""
        if not self.isVisible():
            return
        if self._page is None:
            self._page = self._make_page()
            self._page.resize(WIDE, HIGH)
        self._page.show_now()
        self._page.stop()
        image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
        self._page.render(image, QPoint(0, 0))
        self._picture = image
        self.setAccessibleDescription(self._page.phase.view.title)
        self.update()

    def sizeHint(self) -> QSize:
        wide = self.theme.px(360)
        return QSize(wide, wide * HIGH // WIDE)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(90))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._later.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._later.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        scale = min(self.width() / WIDE, self.height() / HIGH)
        wide, high = WIDE * scale, HIGH * scale
        place = QRectF((self.width() - wide) / 2, 0, wide, high).adjusted(1, 1, -1, -1)
        if self._picture.isNull():
            painter.fillRect(place, self.theme.colours.wood)
        else:
            ratio = self.devicePixelRatioF()
            # Smoothly made smaller: nearest pixels would tear the letters apart.
            small = self._picture.scaledToWidth(
                max(1, round(place.width() * ratio)), Qt.TransformationMode.SmoothTransformation
            )
            painter.drawImage(place, small)
        painter.setPen(edge_pen(self.theme.look))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)
        if self.hasFocus():
            paint_focus(painter, place, self.theme.look)

    def _changed(self) -> None:
        if self.isVisible() and not self._later.isActive():
            self._later.start(AFTER_MS)
