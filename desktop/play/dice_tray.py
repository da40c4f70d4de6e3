"""The tray: the dice of the last throw roll there and lie until others are thrown, with what they gave in words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.die import DieView, dice_width
from desktop.look.widgets.painted import Painted, brush_up
from desktop.look.widgets.tumble import Tumble
from desktop.play.event_strip import shown_die
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.wording.sentence import Tone

WIDE, HIGH = 172, 160
DIE = 52
GRIDS = ((3, 3, 36), (8, 4, 27), (15, 5, 20), (24, 6, 17))
"""Up to so many dice lie in rows of so many, each so large in px at 100 %; up to two lie large in one row."""
MOST_LARGE, MOST_DICE = 2, GRIDS[-1][0]
DICE_HIGH = 80
"""The upper part of the tray, in px at 100 %: the dice."""
WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class DiceTray(Painted):
    """A wooden tray. Empty, it is not there at all."""

    die_px = DIE

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("dice-tray")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = words
        self.words = ""
        self.fact: Fact | None = None
        """Whose dice lie there; None for dice of nothing that has been told."""
        self.tumble = Tumble(self)
        self.tumble.stepped.connect(self._stepped)
        self.hide()

    def show_fact(self, fact: Fact, playing: bool = False) -> None:
        """The dice of this fact, if it has any; `playing` lets them roll first."""
        told = self._words.fact(fact)
        if told.dice:
            self.fact = fact
            self.show_dice(told.text(), tuple(shown_die(die) for die in told.dice), playing=playing)

    def reach(self, facts: list[Told]) -> None:
        """The picture has come to these facts: where a new part of the game has begun the dice of the old one go."""
        for one in reversed(facts):
            told = self._words.fact(one.fact)
            if told.dice:
                return
            if told.tone is Tone.HEADING:
                self.clear()
                return

    def show_dice(self, words: str, dice: tuple[DieView, ...], *, playing: bool) -> None:
        """These dice with what they gave; as many of them as the tray holds."""
        self.words = words
        self.setVisible(True)
        dice = dice[:MOST_DICE]
        self.tumble.throw(dice, self.theme.look.motion if playing and self.isVisible() else 0.0)

    def settle(self) -> None:
        """Let rolling dice lie."""
        self.tumble.settle()

    def _stepped(self) -> None:
        # What the dice gave is told to nobody before they lie.
        self.setAccessibleName("" if self.tumble.is_rolling else self.words)
        self.update()

    def grid(self) -> tuple[int, int]:
        """How many dice lie in a row, and how large each is, in px at 100 %."""
        count = len(self.tumble.dice)
        if count <= MOST_LARGE:
            return max(1, count), self.die_px
        return next((columns, side) for most, columns, side in GRIDS if count <= most)

    def clear(self) -> None:
        """An empty tray."""
        self.words, self.fact = "", None
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
        columns, side = self.grid()
        size = look.px(side)
        wide = dice_width(size, columns - 1) + size
        painter.setClipRect(tray)
        left, middle = tray.center().x() - wide / 2, tray.top() + look.px(42)
        self.tumble.paint(painter, left, middle, size, look, columns=columns)
        painter.setClipping(False)
        if self.tumble.is_rolling:
            # What the dice gave is told when they lie.
            return
        room = tray.adjusted(look.px(8), look.px(DICE_HIGH), -look.px(8), -look.px(4))
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(colours.on_wood)
        painter.drawText(room, WRAPPED, self.words)
