"""Who rolls what, on the first page of a new game."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from desktop.games.village.new_game.choices import Choices
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.wheel_guard import guard_from_wheel
from desktop.session.dice_policy import ASKED, AT_ONCE, TYPED
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import ENEMY, PLAYERS


class DiceRows(QWidget):
    """A choice for our dice and one for the enemy's, side by side where there is room."""

    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__()
        self.choices = choices
        flow = FlowLayout(self, theme.px(10))
        self.boxes: dict[SeatId, QComboBox] = {}
        sides = ((PLAYERS, self.tr("Our dice")), (ENEMY, self.tr("The enemy's dice")))
        for seat, words in sides:
            side = QWidget()
            column = QVBoxLayout(side)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(text_label(words, TextStyle.STRONG))
            box = QComboBox()
            box.setObjectName(f"new-game.dice.{seat}")
            box.setAccessibleName(words)
            box.setToolTip(self.tr("Can be changed at any time in the game."))
            box.addItem(self.tr("The program rolls at once"), AT_ONCE)
            box.addItem(self.tr("We type what real dice show"), TYPED)
            box.addItem(self.tr("We are asked: roll here or type real dice"), ASKED)
            guard_from_wheel(box)
            box.activated.connect(partial(self._set_dice, seat))
            column.addWidget(box)
            flow.addWidget(side)
            self.boxes[seat] = box
        choices.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        """Show what is chosen, or usual for where people play."""
        for seat, box in self.boxes.items():
            box.setCurrentIndex(box.findData(self.choices.dice.get(seat, AT_ONCE)))

    def _set_dice(self, seat: SeatId, _index: int) -> None:
        self.choices.dice[seat] = str(self.boxes[seat].currentData())
