"""The places of a table without a map as sheets beside each other, with the figures that are there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.warhold.places.place_views import FiguresView, PlaceKind, PlaceView
from desktop.games.warhold.tiles.figure_painting import paint_figure
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.painted import SHADOW_RIGHT, brush_up, paint_focus, wrapped
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.pressable import Pointable
from desktop.play.dice_tray import DiceTray
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact

FIGURE, WIDE, HIGH = 54, 104, 124
"""How wide a figure is, and the button on which it stands, in px at 100 %."""
COLUMNS: Final[tuple[Mapping[PlaceKind, int], ...]] = (
    dict.fromkeys(PlaceKind, 0),
    {PlaceKind.HOLD: 0, PlaceKind.PLACE: 0, PlaceKind.FIELD: 1, PlaceKind.MONSTERS: 1},
    {PlaceKind.HOLD: 0, PlaceKind.FIELD: 1, PlaceKind.MONSTERS: 2, PlaceKind.PLACE: 2},
)
"""Which place stands in which column, by the number of columns: each keeps its own, so that it is found again."""
SHEET_WIDE: Final = 350
"""From so much room on one more sheet stands beside the others, in px at 100 %."""
LEAST_HIGH: Final = 44
"""Of the inside of an empty place."""
GAP: Final = 12
LIE_MS: Final = 2600
"""How long dice lie over the places before they go."""
MOST_LINES: Final = 2


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarPlaces", text)


class FigureButton(Pointable):
    """Figures that are alike, as one picture with their name below."""

    def __init__(self, theme: Theme, view: FiguresView) -> None:
        super().__init__(theme, view.under, view.figure.sentence)
        self.view = view
        self.stands_for = view.figure.id
        self.setToolTip(tip(view.figure.sentence))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        painter.save()
        painter.translate(QPointF(self.width() / 2, look.px(FIGURE) * 0.76))
        paint_figure(painter, self.view.figure, look.px(FIGURE), look)
        painter.restore()
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(colours.text if self.isEnabled() else colours.text_2)
        metrics = QFontMetricsF(painter.font())
        top = look.px(FIGURE) * 1.44
        for number, line in enumerate(wrapped(self.view.under, metrics, self.width() - 4, MOST_LINES)):
            place = QRectF(0, top + number * metrics.height(), self.width(), metrics.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), look)


class PlaceSheet(HeadedSheet):
    """One place."""

    pressed = Signal(str)
    rested = Signal(str)

    def __init__(self, theme: Theme, view: PlaceView) -> None:
        super().__init__(theme, view.title, view.icon, view.note, role="base")
        self.view = view
        self.setObjectName(f"place.{view.id}")
        self.setAccessibleName(view.title)
        self.setAccessibleDescription(view.note)
        self._inside = inside = QWidget()
        inside.setMinimumHeight(theme.px(HIGH if view.figures else LEAST_HIGH))
        self._flow: FlowLayout | None = None
        px = theme.px
        if view.figures:
            self._flow = flow = FlowLayout(inside, px(4))
            flow.setContentsMargins(px(8), px(6), px(8), px(6))
            for one in view.figures:
                button = FigureButton(theme, one)
                button.clicked.connect(lambda _=False, id=one.figure.id: self.pressed.emit(id))
                button.rested.connect(self.rested)
                flow.addWidget(button)
        else:
            column = QVBoxLayout(inside)
            told = text_label(view.words or tr("Nobody is here."), TextStyle.BODY, "text_2", wrap=True)
            told.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(told)
        self.body.addWidget(inside, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._flow is not None:
            # A grid asks nobody how high it is at this width.
            high = self._flow.heightForWidth(self.width() - SHADOW_RIGHT - 2)
            self._inside.setMinimumHeight(max(high, self.theme.px(LEAST_HIGH)))


class PlacesView(QScrollArea):
    """All places; as many beside each other as find room."""

    pressed = Signal(str)
    """A figure was clicked."""
    rested = Signal(str)
    """The pointer or the focus is on a figure, "" for none."""

    sheet_wide = SHEET_WIDE
    is_to_press = True
    """Whether somebody sits before it who may choose a figure."""

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__()
        self.theme = theme
        self.setObjectName("war-places")
        self.setAccessibleName(tr("Places and who is there"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page = QWidget()
        self._row = QHBoxLayout(self._page)
        self._lines = [QVBoxLayout() for _ in COLUMNS]
        for line in self._lines:
            line.addStretch(1)
            self._row.addLayout(line)
        self.setWidget(self._page)
        self._page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._views: list[PlaceView] = []
        self.sheets: list[PlaceSheet] = []
        self._columns = 0
        self.tray = DiceTray(theme, words, self)
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self.tray.clear)
        theme.changed.connect(self._anew)

    def show_places(self, views: Sequence[PlaceView]) -> None:
        """Show these; sheets on which nothing has changed stay."""
        if list(views) == self._views:
            return
        known = {one.view.id: one for one in self.sheets}
        self._views, self.sheets = list(views), []
        for view in views:
            sheet = known.pop(view.id, None)
            if sheet is not None and sheet.view != view:
                known[view.id] = sheet
                sheet = None
            if sheet is None:
                sheet = PlaceSheet(self.theme, view)
                sheet.pressed.connect(self.pressed)
                sheet.rested.connect(self.rested)
                if not self.is_to_press:
                    for button in sheet.findChildren(FigureButton):
                        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                        button.unsetCursor()
            self.sheets.append(sheet)
        for gone in known.values():
            self._drop(gone)
        self._columns = 0
        self._arrange()

    def _anew(self) -> None:
        views, self._views = self._views, []
        for one in self.sheets:
            self._drop(one)
        self.sheets = []
        self.show_places(views)

    def _drop(self, sheet: PlaceSheet) -> None:
        for line in self._lines:
            line.removeWidget(sheet)
        sheet.hide()
        sheet.deleteLater()

    def _arrange(self) -> None:
        px = self.theme.px
        columns = max(1, min(len(COLUMNS), self.viewport().width() // px(self.sheet_wide)))
        if columns == self._columns:
            return
        self._columns = columns
        self._row.setContentsMargins(px(10), px(10), px(10), px(10))
        self._row.setSpacing(px(GAP))
        for number, line in enumerate(self._lines):
            self._row.setStretch(number, 1 if number < columns else 0)
            line.setSpacing(px(GAP))
            for sheet in self.sheets:
                line.removeWidget(sheet)
        for sheet in self.sheets:
            line = self._lines[COLUMNS[columns - 1][sheet.view.kind]]
            # The stretch stays below them.
            line.insertWidget(line.count() - 1, sheet)
            sheet.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sheets_in(self, area: QRect) -> int:
        """How many places lie in a part of it."""
        places = (QRect(one.mapTo(self, QPoint(0, 0)), one.size()) for one in self.sheets)
        return len([one for one in places if one.intersects(area)])

    def look_at(self, figure: str) -> None:
        """Bring a figure, or a place, into sight."""
        for sheet in self.sheets:
            ids = [id for one in sheet.view.figures for id in one.ids]
            if figure in ids or figure == sheet.view.id:
                self.ensureWidgetVisible(sheet)
                return

    def show_dice(self, fact: Fact, playing: bool) -> None:
        """The dice of a fact lie at the lower right for a while."""
        self.tray.show_fact(fact, playing)
        if self.tray.isVisible():
            self.tray.resize(self.tray.sizeHint())
            away = self.theme.px(GAP)
            size = self.size() - self.tray.size()
            self.tray.move(QPoint(size.width() - away, size.height() - away))
            self.tray.raise_()
            self._away.start(LIE_MS)
