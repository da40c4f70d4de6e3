"""A tile that shows a ground as it is drawn on the table, with the village on it, above its name and sentence."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent

from desktop.games.village.new_game.tile import ChoiceTile
from desktop.games.village.siege_scene import ROOFS, ground_views
from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.still import map_image
from desktop.tabletop.battlefield.views import BuildingView, Roof, TableView
from rules_core.games.village.content.types import TerrainLayout, Village
from rules_core.games.village.state.siege_map import default_middles, outline_at
from rules_core.games.village.words.spoken import terrain_name, terrain_text

HIGH = 128
"""Of the picture, in px at 100 %."""
AT_ONCE = 9
"""About so many are seen at once."""
BETWEEN_MS = 40
"""Grounds are drawn one after the other, so that the dialog never waits for them."""


class GroundTile(ChoiceTile):
    """The middle of the table as a strip. It is about the ground, unless other words are given."""

    def __init__(
        self,
        theme: Theme,
        layout: TerrainLayout,
        village: Village,
        number: int,
        words: tuple[str, str] | None = None,
    ) -> None:
        title, text = words if words is not None else (terrain_name(layout), terrain_text(layout))
        super().__init__(theme, title, text)
        self._layout = layout
        self._village = village
        self._picture: QPixmap | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._draw)
        self._is_old = True
        self._wait_ms = BETWEEN_MS * (number % AT_ONCE + 1)

    def head_px(self) -> int:
        return self.theme.px(HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        look = self.theme.look
        strip = self._strip()
        painter.fillRect(strip, look.colours.ground)
        if self._picture is not None:
            painter.drawPixmap(strip.topLeft(), self._picture)
        if self._is_old and not self._later.isActive():
            # Only what somebody sees is drawn: people may have made hundreds of these.
            self._later.start(self._wait_ms)
        painter.setPen(stroke(look.colours.line_strong, look.hair))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(strip).adjusted(0.5, 0.5, -0.5, -0.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A tile on a page that was not open yet has its width only now."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and not self._later.isActive():
            self._is_old = True
            self.update()

    def look_changed(self) -> None:
        self._is_old = True
        super().look_changed()

    def _strip(self) -> QRect:
        edge = self.theme.px(6)
        return QRect(edge, edge, self.width() - 2 * edge, self.head_px() - edge)

    def _houses(self) -> list[BuildingView]:
        middles = default_middles(self._village, self._layout)
        return [
            BuildingView(
                id=kind.id,
                outline=tuple(outline_at(kind, *middles[kind.id]).points),
                roof=Roof(kind.roof) if kind.roof in ROOFS else Roof.HOUSE,
                icon=kind.icon,
            )
            for kind in self._village.buildings
        ]

    def _draw(self) -> None:
        strip, ratio = self._strip(), self.devicePixelRatioF()
        table = TableView(self._layout.width, self._layout.height, seed=self._layout.id)
        # Larger than the strip is wide: the margin of the map and its numbers stay outside.
        look, side = self.theme.look, strip.width() * 1.18
        image = map_image(look, side, table, ground_views(self._layout), self._houses(), ratio=ratio)
        wide, high = round(strip.width() * ratio), round(strip.height() * ratio)
        cut = image.copy((image.width() - wide) // 2, (image.height() - high) // 2, wide, high)
        cut.setDevicePixelRatio(ratio)
        self._picture = QPixmap.fromImage(cut)
        self._is_old = False
        self.update()
