"""The grounds that the chosen village may stand on, as tiles with a picture; its own ground where it has one."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from desktop.games.village.new_game.choices import Choices
from desktop.games.village.new_game.ground_tile import GroundTile
from desktop.look.theme import Theme
from rules_core.games.village.words.spoken import village_name

COLUMNS = 3


class GroundTiles(QWidget):
    """Made anew when another village is chosen."""

    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__()
        self.theme = theme
        self.choices = choices
        self.tiles: dict[str, GroundTile] = {}
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.px(10))
        self._shown = ""
        choices.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        """Show the grounds of the village that is chosen now, and which of them it is."""
        if self._shown != self.choices.village:
            self._shown = self.choices.village
            self._make()
        scenario = self.choices.content.scenarios.get(self.choices.scenario)
        bound = scenario.terrain if scenario is not None else ""
        for id, tile in self.tiles.items():
            tile.setChecked(id == self.choices.terrain)
            tile.setEnabled(not bound or id == bound or len(self.tiles) == 1)

    def _make(self) -> None:
        for tile in self.tiles.values():
            self._group.removeButton(tile)
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = {}
        village = self.choices.content.villages[self.choices.village]
        for number, layout in enumerate(self.choices.grounds()):
            words = None
            if village.has_ground:
                text = self.tr("{village} stands on its own ground.").format(village=village_name(village))
                words = (self.tr("Its own ground"), text)
            tile = GroundTile(self.theme, layout, village, number, words)
            tile.setObjectName(f"new-game.terrain.{layout.id}")
            tile.clicked.connect(lambda _=False, id=layout.id: self._choose(id))
            self._group.addButton(tile)
            self._grid.addWidget(tile, number // COLUMNS, number % COLUMNS)
            self.tiles[layout.id] = tile
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)

    def _choose(self, terrain: str) -> None:
        self.choices.terrain = terrain
        self.choices.touch()
