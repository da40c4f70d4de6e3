"""The villages that may be defended, as tiles with a picture of each on its ground."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from desktop.games.village.new_game.choices import Choices
from desktop.games.village.new_game.ground_tile import GroundTile
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.words.spoken import village_name, village_text

COLUMNS = 3


class VillageTiles(QWidget):
    """Hidden where there is only one village; a scenario that is set in one leaves no choice."""

    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__()
        self.choices = choices
        self.tiles: dict[str, GroundTile] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        column.addWidget(text_label(self.tr("Which village do you defend?"), TextStyle.DOCK))
        grid = QGridLayout()
        grid.setSpacing(theme.px(10))
        group = QButtonGroup(self)
        content = choices.content
        for number, village in enumerate(content.villages.values()):
            layout = content.terrain[village.id] if village.has_ground else shared_ground(content)[0]
            words = (village_name(village), village_text(village))
            tile = GroundTile(theme, layout, village, number, words)
            tile.setObjectName(f"new-game.village.{village.id}")
            tile.clicked.connect(lambda _=False, id=village.id: choices.choose_village(id))
            group.addButton(tile)
            grid.addWidget(tile, number // COLUMNS, number % COLUMNS)
            self.tiles[village.id] = tile
        for place in range(COLUMNS):
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)
        self.setVisible(len(self.tiles) > 1)
        choices.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        """Show which village it is, and which it may be."""
        scenario = self.choices.content.scenarios.get(self.choices.scenario)
        bound = scenario.village if scenario is not None else ""
        for id, tile in self.tiles.items():
            tile.setChecked(id == self.choices.village)
            tile.setEnabled(not bound or id == bound)
