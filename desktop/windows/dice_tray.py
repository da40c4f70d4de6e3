"""The tray: the dice of the last throw roll there and lie until others are thrown, with what they gave in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up
from desktop.look.widgets.tumble import STEP, Tumble
from desktop.windows.event_strip import shown_die
from rules_core.kernel.facts import Fact
from rules_core.lab.names import SiegeNames
from rules_core.lab.report_words import sentence

WIDE, HIGH = 172, 160
DIE, SMALL_DIE = 52, 38
MOST_LARGE, MOST_DICE = 2, 3
LIE_MS = 2600
"""How long dice lie on the map after they have settled."""
MARGIN = 12


class DiceTray(Painted):
    """A wooden tray. Empty, it is not there at all."""

    def __init__(self, theme: Theme, names: SiegeNames, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("dice-tray")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.names = names
        self.words = ""
        self.tumble = Tumble(self)
        self.tumble.stepped.connect(self.update)
        self.hide()

    def show_fact(self, fact: Fact, playing: bool = False) -> None:
        """The dice of this fact, if it has any; `playing` lets them roll first."""
        told = sentence(fact, self.names)
        if not told.dice:
            return
        self.words = told.text(lambda text: QCoreApplication.translate("Telling", text))
        self.setAccessibleName(self.words)
        self.setVisible(True)
        dice = tuple(shown_die(die) for die in told.dice[:MOST_DICE])
        self.tumble.throw(dice, self.theme.look.motion if playing and self.isVisible() else 0.0)

    def settle(self) -> None:
        """Let rolling dice lie."""
        self.tumble.settle()

    def clear(self) -> None:
        """An empty tray."""
        self.words = ""
        self.tumble.throw((), 0.0)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        edge = look.px(4)
        tray = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.setPen(stroke(colours.line_strong if look.is_plain else colours.bar, edge))
        painter.setBrush(colours.window if look.is_plain else colours.pennant_council)
        painter.drawRoundedRect(tray, look.px(8), look.px(8))
        dice = self.tumble.dice
        size = look.px(DIE if len(dice) <= MOST_LARGE else SMALL_DIE)
        wide = size * (STEP * (len(dice) - 1) + 1)
        self.tumble.paint(painter, tray.center().x() - wide / 2, tray.top() + look.px(42), size, look)
        if self.tumble.is_rolling:
            # What the dice gave is told when they lie.
            return
        room = tray.adjusted(look.px(8), look.px(80), -look.px(8), -look.px(4))
        painter.setFont(look.font(Step.SMALL))
        painter.setPen(colours.on_wood)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, self.words)


class MapTray(DiceTray):
    """The tray on the map, for windows without room beside it: it comes with the dice and goes when they have lain."""

    def __init__(self, theme: Theme, names: SiegeNames, view: QWidget, beside: QWidget) -> None:
        super().__init__(theme, names, view)
        self.setObjectName("dice-tray.map")
        self._view = view
        self._beside = beside
        """Where the dice lie if that widget is shown."""
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self.clear)

    def show_fact(self, fact: Fact, playing: bool = False) -> None:
        if not self._beside.isHidden():
            return
        super().show_fact(fact, playing)
        if self.tumble.dice:
            self.resize(self.sizeHint())
            self.move(MARGIN, self._view.height() - self.height() - MARGIN)
            self.raise_()
            self._away.start(LIE_MS)
