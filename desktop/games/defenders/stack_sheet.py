"""All locations, or all defenders, on one sheet while the city is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.games.defenders.city_views import Counts, StackView, tr
from desktop.games.defenders.stack_tile import StackTile
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import width_of
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.pips import Pips

TALL_FROM: Final = 318
"""From this height of the sheet in px at 100 % on, tiles have their words below their cards."""
LEAST_WIDE, LEAST_BROAD = 156, 232
"""Of a tile with its words below its cards and beside them, in px at 100 %."""
BESIDE: Final = 84
"""What icon, edges and gaps of the heading take, in px at 100 %."""
HEAD: Final = 36
"""The heading takes about so much of it."""
TILE_HIGH, LOW_HIGH, MOST_HIGH = 230, 112, 268
"""In px at 100 %."""


class StackSheet(HeadedSheet):
    """The sheet; `pressed` and `rested` name a stack."""

    pressed = Signal(str)
    rested = Signal(str)

    def __init__(self, theme: Theme, *, is_place: bool) -> None:
        title = tr("Locations") if is_place else tr("Defenders")
        super().__init__(theme, title, "village" if is_place else "three-friends", role="base")
        self.setObjectName("city.places" if is_place else "city.units")
        self.is_place = is_place
        self.tiles: list[StackTile] = []
        self.pips = Pips(theme, self.heading)
        self.heading.add(self.pips)
        self.frame = QScrollArea()
        self.frame.setFrameShape(QFrame.Shape.NoFrame)
        self.frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.frame.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.frame.setAccessibleName(title)
        self._inside = QWidget()
        self.frame.setWidget(self._inside)
        self._inside.setAutoFillBackground(False)
        self.frame.viewport().setAutoFillBackground(False)
        self.body.addWidget(self.frame, 1)

    def show_stacks(self, views: Sequence[StackView], counts: Counts) -> None:
        """Show these; tiles that stay keep the focus."""
        known = {tile.view.id: tile for tile in self.tiles}
        self.tiles = []
        for view in views:
            tile = known.pop(view.id, None)
            if tile is None:
                tile = StackTile(self.theme, view, self._inside)
                tile.clicked.connect(lambda _=False, tile=tile: self.pressed.emit(tile.view.id))
                tile.rested.connect(self.rested)
            elif tile.view != view:
                tile.set_view(view)
            self.tiles.append(tile)
        for gone in known.values():
            gone.hide()
            gone.deleteLater()
        words = tr("{begun} begun, {finished} finished, {most} at most")
        said = words.format(begun=counts.begun, finished=counts.finished, most=counts.most)
        self.heading.set_title(self.heading.title.text(), said)
        self._fit_note()
        self.pips.set_counts(counts.finished, counts.begun, counts.most)
        self.pips.setAccessibleName(said)
        self._arrange()
        for tile in self.tiles:
            # Not before it lies there, as the pointer may rest where new tiles are made.
            tile.show()

    def show_tile(self, id: str) -> None:
        """Bring a stack into sight."""
        tile = next((one for one in self.tiles if one.view.id == id), None)
        if tile is not None:
            self.frame.ensureWidgetVisible(tile)

    def _arrange(self) -> None:
        """In columns, all of them equally wide."""
        room = self.frame.viewport().size()
        is_wide = self._lies_wide(room)
        low, most = self._heights(is_wide)
        columns = self._columns(room, is_wide)
        wide = room.width() // columns
        rows = -(-len(self.tiles) // columns)
        high = int(max(low, min(most, room.height() // max(1, min(rows, int(room.height() // low) or 1)))))
        for number, tile in enumerate(self.tiles):
            tile.setGeometry(number % columns * wide, number // columns * high, wide, high)
            if tile.is_wide is not is_wide:
                tile.is_wide = is_wide
                tile.update()
        for first, second in zip(self.tiles, self.tiles[1:], strict=False):
            QWidget.setTabOrder(first, second)
        self._inside.resize(room.width(), max(room.height(), rows * high))

    def _lies_wide(self, room: QSize) -> bool:
        """Whether words stand beside their cards: on a low sheet, and where more is seen at once so."""
        if room.height() < self.theme.px(TALL_FROM) - self.theme.px(HEAD):
            return True
        seen = {way: self._columns(room, way) * int(room.height() // self._heights(way)[0]) for way in (False, True)}
        return seen[False] < min(len(self.tiles), seen[True])

    def _heights(self, is_wide: bool) -> tuple[float, float]:
        """Of a tile, at least and at most."""
        px = self.theme.px
        return (px(LOW_HIGH), px(LOW_HIGH) * 1.25) if is_wide else (px(TILE_HIGH), px(MOST_HIGH))

    def _columns(self, room: QSize, is_wide: bool) -> int:
        return max(1, min(6, room.width() // self.theme.px(LEAST_BROAD if is_wide else LEAST_WIDE)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_note()
        self._arrange()

    def _fit_note(self) -> None:
        """The counts stand in words where all of them have room; the pips tell them too."""
        heading, px = self.heading, self.theme.px
        others = heading.title.sizeHint().width() + self.pips.sizeHint().width() + px(BESIDE)
        words = width_of(heading.note.text(), TextStyle.SMALL, self.theme.look.scale)
        heading.note.setVisible(others + words <= self.width())
