"""Third page of a new game: where the buildings stand. A good default, or free placement within the rules."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.games.village.models.heart_words import heart_in
from desktop.games.village.new_game.choices import Choices
from desktop.games.village.new_game.village_map import VillageMap
from desktop.games.village.new_game.village_tiles import VillageTiles
from desktop.look.lengths import plain
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from rules_core.games.village.content.placement import advice, faults
from rules_core.song.options import INCH


class VillagePage(QWidget):
    """The map, the limits in words, what is wrong, and the default in one click."""

    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__()
        self.choices = choices
        px = theme.px
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(4), 0, px(12), 0)
        whole.setSpacing(px(12))
        self.villages = VillageTiles(theme, choices)
        whole.addWidget(self.villages)
        row = QHBoxLayout()
        row.setSpacing(px(16))
        whole.addLayout(row, 1)
        self.map = VillageMap(theme, choices)
        row.addWidget(self.map, 3)
        column = QVBoxLayout()
        column.setSpacing(px(10))
        column.addWidget(text_label(self.tr("Where the village stands"), TextStyle.DOCK))
        self.advice: QLabel = text_label("", TextStyle.BODY, wrap=True)
        self.advice.setObjectName("new-game.advice")
        column.addWidget(self.advice)
        keys = self.tr("By keyboard: Space takes the next building, the arrow keys move it by {step}.").format(
            step=plain(INCH // 2)
        )
        column.addWidget(text_label(keys, TextStyle.SMALL, "text_2", wrap=True))
        column.addWidget(text_label("V-4.4.1  V-4.4.2  V-4.4.3  V-4.4.4", TextStyle.LEAST, "text_2"))
        default = QPushButton(self.tr("Place it for us"))
        default.setObjectName("new-game.place-default")
        default.clicked.connect(self._place_default)
        column.addWidget(default)
        self.verdict: QLabel = text_label("", TextStyle.STRONG, wrap=True)
        column.addWidget(self.verdict)
        self.arrivals: QLabel = text_label("", TextStyle.SMALL, wrap=True)
        self.arrivals.setObjectName("new-game.arrivals")
        column.addWidget(self.arrivals)
        self.notes: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        column.addWidget(self.notes)
        column.addStretch(1)
        row.addLayout(column, 2)
        choices.changed.connect(self.show_verdict)
        self.map.moved.connect(self.show_verdict)
        self.show_verdict()

    def show_verdict(self) -> None:
        """Say whether the village may stand so."""
        village = self.choices.content.villages[self.choices.village]
        layout = self.choices.content.terrain[self.choices.terrain]
        options = self.choices.village_rules()
        self.advice.setText(
            self.tr(
                "Drag a building. The golden area shows where its middle may stand: {heart} near the middle of the "
                "table, the others within {reach} of it, and none touching another."
            ).format(heart=heart_in(village), reach=plain(options.build_distance))
        )
        wrong = faults(village, layout, options, self.map.middles)
        if wrong:
            self.verdict.setText("\n".join(_plain(one) for one in wrong))
            set_tone(self.verdict, "enemy")
        else:
            self.verdict.setText(self.tr("Nothing stands in the way of playing this."))
            set_tone(self.verdict, "good")
        notes = advice(village, layout, self.choices.content, options, self.map.middles)
        self.notes.setText("\n".join(_plain(one) for one in notes))

        self.arrivals.setText(self._arrival_words())

    def _arrival_words(self) -> str:
        """V-5.5.3, V-5.6.1. Where this village lets enemies come from and heroes deploy."""
        village = self.choices.content.villages[self.choices.village]
        said: list[str] = []
        if village.spawn:
            edges = ", ".join(str(edge) for edge in village.spawn_edges)
            said.append(
                self.tr("Enemies come only from these edges: {edges}. Their ground is framed in their colour.").format(
                    edges=edges
                )
            )
        if village.zones:
            said.append(self.tr("Heroes deploy where the map is framed in ours."))
        return "\n".join(said)

    def _place_default(self) -> None:
        self.choices.positions = None
        self.choices.touch()


def _plain(sentence: str) -> str:
    """A fault without the place in the setup: the map shows it."""
    _, found, words = sentence.partition(": ")
    words = words if found else sentence
    return words[:1].upper() + words[1:]
