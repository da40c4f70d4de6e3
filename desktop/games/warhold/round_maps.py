"""The board as it stood at the end of each round, one after the other."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QSlider, QToolButton, QVBoxLayout, QWidget

from desktop.games.warhold.board_picture import war_image
from desktop.games.warhold.history import RoundEnd
from desktop.games.warhold.tiles.tile_map import map_of
from desktop.look.icons import icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.late_picture import LatePicture
from rules_core.games.words import Words

PICTURE, TOLD = 2, 1
"""How the board and what was told share the height."""


def tr(text: str) -> str:
    """A text of this page in the language in force."""
    return QCoreApplication.translate("WarholdEndPage", text)


class RoundMaps(QWidget):
    """A slider that leads from round to round, the board, and what happened; the last round is seen first."""

    def __init__(self, theme: Theme, words: Words, rounds: list[RoundEnd]) -> None:
        super().__init__()
        self.theme, self._words, self.rounds = theme, words, rounds
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(10), px(10), px(10), px(10))
        column.setSpacing(px(8))
        row = QHBoxLayout()
        row.setSpacing(px(8))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("end.round")
        self.slider.setAccessibleName(tr("Round"))
        self.slider.setRange(0, max(0, len(rounds) - 1))
        self.slider.setValue(self.slider.maximum())
        self.title = text_label("", TextStyle.STRONG)
        ways = ((-1, "ui/chevron-left", tr("The round before")), (1, "ui/chevron-right", tr("The next round")))
        for step, name, said in ways:
            button = QToolButton()
            button.setProperty("kind", "flat")
            button.setIcon(icon(name, px(20), theme.colours.text))
            button.setIconSize(QSize(px(20), px(20)))
            button.setAccessibleName(said)
            button.setToolTip(tip(said))
            button.clicked.connect(lambda _=False, step=step: self.slider.setValue(self.slider.value() + step))
            row.addWidget(button)
            if step < 0:
                row.addWidget(self.slider, 1)
        row.addWidget(self.title)
        column.addLayout(row)
        self.picture = LatePicture(theme, tr("The board"), self._painted)
        column.addWidget(self.picture, PICTURE)
        self.told = QListWidget()
        self.told.setObjectName("end.told")
        self.told.setAccessibleName(tr("What happened in this round"))
        self.told.setWordWrap(True)
        # Words of several lines are laid out for the width that there is, also after a bar has come beside them.
        self.told.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.told.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.told.setFrameShape(QFrame.Shape.NoFrame)
        self.told.setMinimumHeight(px(110))
        column.addWidget(self.told, TOLD)
        self.slider.valueChanged.connect(self._show)
        self._name()

    @property
    def shown(self) -> RoundEnd:
        """The round that is seen."""
        return self.rounds[self.slider.value()]

    def _show(self) -> None:
        self._name()
        self.picture.paint_now()

    def _name(self) -> None:
        words = tr("Round {round}").format(round=self.shown.number)
        self.title.setText(words)
        self.told.clear()
        self.told.addItems([self._words.fact(fact).text() for fact in self.shown.told])
        self.picture.setAccessibleName(tr("The board at the end of round {round}").format(round=self.shown.number))
        # Of a round without a map what happened is all there is.
        self.picture.setVisible(self.shown.war().has_map)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What happened stands right below the board, which is seldom as high as it is wide.
        wide, high = self._shape
        least = self.picture.minimumHeight()
        self.picture.setMaximumHeight(max(least, round(self.picture.width() * high / wide)))

    @property
    def _shape(self) -> tuple[float, float]:
        """How wide and how high the board is, with its edge."""
        whole = map_of(self.shown.war(), self._words).whole
        return max(1.0, whole.width()), max(1.0, whole.height())

    def _painted(self, room: QSize, dots: float) -> QImage:
        wide, high = self._shape
        side = max(wide, high) * min(room.width() / wide, room.height() / high)
        return war_image(self.shown.war(), self._words, self.theme.look, side, dots)
