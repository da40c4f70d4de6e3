"""What of a war lies on the board of the window: the map with its tools, or the places of a table without a map."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.games.warhold.board_picture import war_picture
from desktop.games.warhold.places.place_views import place_views
from desktop.games.warhold.places.places_view import PlacesView
from desktop.games.warhold.tiles.figures import FigureMarks
from desktop.games.warhold.tiles.tile_scene import TileScene
from desktop.look.theme import Look
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.games.warhold.state.war import War
from rules_core.games.words import Words


class WarSide:
    """One of the two."""

    lines_below = False
    """Whether what has just happened is told on the lower edge."""

    def __init__(self, table: QWidget, *beside: QWidget) -> None:
        self.table = table
        self._widgets = (*beside, table)

    def set_visible(self, *, visible: bool) -> None:
        """It lies there, or the other one."""
        for one in self._widgets:
            one.setVisible(visible)

    def wood(self) -> QRect | None:
        """The widest part of the table beside what lies on it; None for the usual one."""
        return None

    def room_for_lines(self) -> int:
        """How wide, in px, the wood at the left of the table is; 0 where none is to be counted on."""
        return 0

    @abstractmethod
    def things_in(self, area: QRect) -> int:
        """How many things lie in a part of the table."""

    @abstractmethod
    def look_at(self, thing: str) -> None:
        """Bring a thing into sight."""

    def show_war(self, war: War, words: Words, marks: Callable[[], FigureMarks]) -> None:
        """Show what follows no fact: who is where, with the marks of the question."""

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that the question did not want."""
        return False

    def picture(self, war: War, words: Words, look: Look) -> bytes:
        """The board as a picture; nothing where there is none."""
        return b""


class MapSide(WarSide):
    """The map."""

    def __init__(
        self, scene: TileScene, view: BattlefieldView, tools: ToolStrip, keys: Callable[[QKeyEvent], bool]
    ) -> None:
        super().__init__(view, tools)
        self._scene, self._view = scene, view
        self._keys = keys

    def wood(self) -> QRect | None:
        area, view = self._view.map_area().toAlignedRect(), self._view.rect()
        left, right = area.left(), view.right() - area.right()
        return QRect(0, 0, left, view.height()) if left > right + 1 else view.adjusted(area.right() + 1, 0, 0, 0)

    def room_for_lines(self) -> int:
        return max(0, self._view.map_area().toAlignedRect().left())

    def things_in(self, area: QRect) -> int:
        return self._scene.figures_in(self._view.mapToScene(area).boundingRect())

    def look_at(self, thing: str) -> None:
        self._view.look_at(thing)

    def handle_key(self, event: QKeyEvent) -> bool:
        return self._keys(event)

    def picture(self, war: War, words: Words, look: Look) -> bytes:
        return war_picture(war, words, look)


class PlacesSide(WarSide):
    """The places, which begin at the upper edge: there the first of them would be covered."""

    lines_below = True

    def __init__(self, places: PlacesView) -> None:
        super().__init__(places)
        self._places = places

    def things_in(self, area: QRect) -> int:
        return self._places.sheets_in(area)

    def look_at(self, thing: str) -> None:
        self._places.look_at(thing)

    def show_war(self, war: War, words: Words, marks: Callable[[], FigureMarks]) -> None:
        self._places.show_places(place_views(war, words, marks()))
