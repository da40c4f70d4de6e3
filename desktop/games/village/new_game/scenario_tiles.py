"""The scenarios that a new game may tell, as tiles: name, story and what is at stake."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from desktop.games.village.new_game.choices import Choices
from desktop.games.village.new_game.tile import ChoiceTile
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from rules_core.games.village.words.spoken import scenario_name, scenario_text

COLUMNS = 2


class ScenarioTiles(QWidget):
    """One tile for the book's waves and one for each scenario; hidden where there is none."""

    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__()
        self.choices = choices
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        column.addWidget(text_label(self.tr("Is there a story to it?"), TextStyle.DOCK))
        grid = QGridLayout()
        grid.setSpacing(theme.px(10))
        group = QButtonGroup(self)
        self.tiles: dict[str, ChoiceTile] = {}
        told = [("", self.tr("No, the waves of the book"), self.tr("Whoever comes is drawn by lot, wave after wave."))]
        told.extend((one.id, scenario_name(one), scenario_text(one)) for one in choices.content.scenarios.values())
        for number, (id, title, text) in enumerate(told):
            tile = ChoiceTile(theme, title, text)
            tile.setObjectName(f"new-game.scenario.{id or 'none'}")
            tile.setChecked(id == choices.scenario)
            tile.clicked.connect(lambda _=False, id=id: choices.play_scenario(id))
            group.addButton(tile)
            grid.addWidget(tile, number // COLUMNS, number % COLUMNS)
            self.tiles[id] = tile
        column.addLayout(grid)
        self.setVisible(len(told) > 1)
