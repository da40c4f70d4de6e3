"""The row below a map in which the program is asked to make one: for how many, how large, and whether it mirrors."""

from __future__ import annotations

from secrets import randbelow

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QVBoxLayout, QWidget

from desktop.background import Background
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from rules_core.games.warhold.boards.laid_out import FEWEST
from rules_core.games.warhold.boards.maker import USUAL, MadeMap, MapWish, make_map
from rules_core.games.warhold.boards.symmetry import Symmetry
from rules_core.games.warhold.content.loader import STRONGHOLDS
from rules_core.games.warhold.options import CHOICES
from rules_core.wording.translation import say

SEEDS = 1 << 30


def tr(text: str) -> str:
    """A text of this row in the language in force."""
    return QCoreApplication.translate("BoardMakerRow", text)


class BoardMakerRow(QWidget):
    """Works beside the window; the button that begins it stops it too."""

    made = Signal(tuple)
    """The rows of a new map."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.work: Background | None = None
        self.players, self.sizes = QComboBox(), QComboBox()
        for number in range(FEWEST, len(STRONGHOLDS) + 1):
            self.players.addItem(tr("{count} players").format(count=number), number)
        sizes = next(one for one in CHOICES if one.key == "size")
        for word, name in zip(sizes.words, sizes.word_names, strict=True):
            self.sizes.addItem(say(name), word)
        self.sizes.setCurrentIndex(1)
        self.mirrors = QCheckBox(tr("The same for all"))
        self.mirrors.setChecked(True)
        self.button = QPushButton(tr("Make a map"))
        self.button.setObjectName("board-card.make")
        self.button.clicked.connect(self._press)
        self.said = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.said.setObjectName("board-card.made")
        asked = QWidget()
        row = FlowLayout(asked, theme.px(8))
        for widget in (self.players, self.sizes, self.mirrors, self.button):
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.px(8), 0, 0)
        column.addWidget(text_label(tr("Or let one be made, and change what you like:"), TextStyle.STRONG))
        column.addWidget(asked)
        column.addWidget(self.said)
        self.players.setAccessibleName(tr("For how many"))
        self.sizes.setAccessibleName(tr("How large"))
        self.players.currentIndexChanged.connect(self._show_mirrors)
        self._say("")
        self._show_mirrors()

    def _show_mirrors(self) -> None:
        """No map of squares is the same for three."""
        self.mirrors.setEnabled(USUAL[self.players.currentData()] is not Symmetry.NONE)

    def _press(self) -> None:
        if self.work is not None:
            self.work.stop()
            self._rest(tr("Stopped; the map is as it was."))
            return
        players = self.players.currentData()
        symmetry = USUAL[players] if self.mirrors.isChecked() else Symmetry.NONE
        wish = MapWish(players, self.sizes.currentData(), symmetry, randbelow(SEEDS))
        self.work = Background(lambda is_stopped: make_map(wish, is_stopped), self)
        self.work.done.connect(self._take)
        self.work.failed.connect(self._fail)
        self.button.setText(tr("Stop"))
        self._say(tr("Many maps are being laid; the fairest is kept ..."))

    def _take(self, made: MadeMap | None) -> None:
        if made is None:
            self._rest(tr("So many Strongholds did not fit on a map of this size. Take a larger one."))
            return
        self._rest(tr("A map that is fair to {share} %.").format(share=round(made.fairness.share * 100)))
        self.made.emit(made.rows)

    def _fail(self, fault: object) -> None:
        self._rest("")
        raise RuntimeError("no map could be made") from (fault if isinstance(fault, BaseException) else None)

    def _rest(self, words: str) -> None:
        self.work = None
        self.button.setText(tr("Make a map"))
        self._say(words)

    def _say(self, words: str) -> None:
        self.said.setText(words)
        self.said.setVisible(bool(words))
