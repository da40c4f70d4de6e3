"""First page of a new game: its name, how long it lasts, who sits at the table and rolls what, and the ground."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.games.village.new_game.choices import LENGTHS, Choices
from desktop.games.village.new_game.dice_rows import DiceRows
from desktop.games.village.new_game.figures_row import FiguresRow
from desktop.games.village.new_game.ground_tiles import GroundTiles
from desktop.games.village.new_game.scenario_tiles import ScenarioTiles
from desktop.games.village.new_game.tile import ChoiceTile
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from rules_core.games.village.words.spoken import scenario_name
from rules_core.ground.play_mode import PlayMode


class NewSiegePage(QWidget):
    """Name, length, people, terrain."""

    def __init__(self, theme: Theme, choices: Choices, folder: Path) -> None:
        super().__init__()
        self.choices = choices
        self.theme = theme
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(4), 0, px(12), px(8))
        column.setSpacing(px(10))
        column.addWidget(text_label(self.tr("What shall this siege be called?"), TextStyle.DOCK))
        self.name = QLineEdit()
        self.name.setObjectName("new-game.name")
        self.name.setAccessibleName(self.tr("Name of the siege"))
        self.name.setMaxLength(60)
        self.name.textChanged.connect(self._named)
        column.addWidget(self.name)
        column.addWidget(self._lengths())
        self.told_length: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.told_length.setObjectName("new-game.told-length")
        column.addWidget(self.told_length)
        self.tales = ScenarioTiles(theme, choices)
        column.addWidget(self.tales)
        column.addWidget(text_label(self.tr("Where do you play?"), TextStyle.DOCK))
        column.addLayout(self._modes())
        column.addWidget(text_label(self.tr("Who rolls what?"), TextStyle.DOCK))
        column.addWidget(DiceRows(theme, choices))
        self.figures = FiguresRow(theme, choices, folder)
        column.addWidget(self.figures)
        if choices.content.own_enemies:
            column.addWidget(self._own_enemies())
        column.addWidget(text_label(self.tr("Who plays?"), TextStyle.DOCK))
        column.addLayout(self._people())
        column.addWidget(text_label(self.tr("On which ground?"), TextStyle.DOCK))
        self.grounds = GroundTiles(theme, choices)
        column.addWidget(self.grounds)
        column.addStretch(1)
        choices.changed.connect(self.show_choices)
        self.show_choices()

    def suggest_name(self, name: str) -> None:
        """Show a name that may be kept or changed."""
        self.name.setText(name)

    def _named(self, text: str) -> None:
        self.choices.name = text.strip()
        self.choices.touch()

    def _lengths(self) -> QWidget:
        self.lengths = QWidget()
        column = QVBoxLayout(self.lengths)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.theme.px(10))
        column.addWidget(text_label(self.tr("How long shall it last?"), TextStyle.DOCK))
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(10))
        column.addLayout(row)
        group = QButtonGroup(self)
        self.length_tiles: dict[str, ChoiceTile] = {}
        for length in LENGTHS:
            tile = ChoiceTile(self.theme, "", "")
            self.length_tiles[length] = tile
            tile.setObjectName(f"new-game.length.{length}")
            tile.setChecked(length == self.choices.length)
            tile.clicked.connect(lambda _=False, length=length: self._set_length(length))
            group.addButton(tile)
            row.addWidget(tile)
        return self.lengths

    def show_choices(self) -> None:
        """Say how many waves each length has, and ask only what has a part in the game that is chosen now."""
        self.figures.setVisible(self.choices.play_mode is not PlayMode.SCREEN)
        asks = self.choices.asks_length()
        self.lengths.setVisible(asks)
        self.told_length.setVisible(not asks)
        scenario = self.choices.content.scenarios.get(self.choices.scenario)
        if scenario is not None and not asks:
            waves = self.choices.waves(self.choices.length)
            said = self.tr("“{scenario}” says itself how long it lasts: %n wave(s).", "", waves)
            self.told_length.setText(said.format(scenario=scenario_name(scenario)))
        words = {
            "intro": (self.tr("Intro"), self.tr("A first game. The enemy grows slowly.")),
            "standard": (self.tr("Standard"), self.tr("The usual evening, up to the final assault.")),
            "siege": (self.tr("Siege"), self.tr("A long defence, almost a campaign.")),
        }
        for length, tile in self.length_tiles.items():
            name, text = words[length]
            waves = self.choices.waves(length)
            title = self.tr("{title}, 1 wave") if waves == 1 else self.tr("{title}, {waves} waves")
            tile.say(title.format(title=name, waves=waves), text)

    def _own_enemies(self) -> QCheckBox:
        """The switch that lets enemies of one's own join."""
        switch = QCheckBox(self.tr("Enemies we made ourselves join the waves"))
        switch.setObjectName("new-game.own-enemies")
        switch.setChecked(self.choices.own_enemies_join)
        switch.toggled.connect(self._let_join)
        return switch

    def _let_join(self, on: bool) -> None:
        self.choices.own_enemies_join = on
        self.choices.touch()

    def _set_length(self, length: str) -> None:
        self.choices.length = length
        self.choices.touch()

    def _modes(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(10))
        group = QButtonGroup(self)
        words = {
            PlayMode.SCREEN: (self.tr("On the screen"), self.tr("The battlefield here is the table.")),
            PlayMode.MAPPED: (
                self.tr("At the table, with the map"),
                self.tr("Your miniatures and dice. The map here mirrors where they stand."),
            ),
            PlayMode.UNMAPPED: (
                self.tr("At the table, without a map"),
                self.tr("Nothing to drag. The program asks what touches what when it matters."),
            ),
        }
        for mode, (title, text) in words.items():
            tile = ChoiceTile(self.theme, title, text)
            tile.setObjectName(f"new-game.play-mode.{mode.value}")
            tile.setChecked(mode is self.choices.play_mode)
            tile.clicked.connect(lambda _=False, mode=mode: self._set_mode(mode))
            group.addButton(tile)
            row.addWidget(tile)
        return row

    def _set_mode(self, mode: PlayMode) -> None:
        self.choices.play_at(mode)

    def _people(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        group = QButtonGroup(self)
        for count in range(1, 5):
            words = self.tr("One person") if count == 1 else self.tr("{count} people").format(count=count)
            button = QPushButton(words)
            button.setObjectName(f"new-game.people.{count}")
            button.setCheckable(True)
            button.setChecked(count == len(self.choices.people))
            button.clicked.connect(lambda _=False, count=count: self.choices.set_people(count))
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        return row
