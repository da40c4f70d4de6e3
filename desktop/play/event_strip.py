"""The line on the edge of the map: what has just happened, with the dice that did it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.die import DieState, DieView, dice_width
from desktop.look.widgets.painted import brush_up, lines_of, width_of
from desktop.look.widgets.tumble import Tumble
from desktop.play.edge_lines import EdgeLine, paint_line_ground
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.wording.sentence import Measure, ShownDie
from rules_core.wording.translation import in_chosen_unit

HIGH, DIE = 30, 22
"""In px at 100 %."""
MOST_LINES = 3
"""Rather than lie over the map the words are broken into so many lines."""

ENDS: Final = (".", "!", "?", "…", ":")


class EventStrip(EdgeLine):
    """One sentence and its dice, as wide as they are. Without anything to tell it is not there."""

    def __init__(
        self,
        theme: Theme,
        words: Words,
        parent: QWidget | None = None,
        *,
        measure: Callable[[Fact], Measure] = lambda _fact: in_chosen_unit,
    ) -> None:
        """`measure` says how lengths are told about a fact."""
        super().__init__(theme, parent)
        self._words, self._measure = words, measure
        self._told = ""
        self._painted = QRect()
        """How much of it was painted last; it may have become wider since its words came."""
        self._tumble = Tumble(self)
        self._tumble.stepped.connect(self._stepped)
        self.setObjectName("event")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_fact(self, fact: Fact, playing: bool = False, why: str = "") -> None:
        """Tell this fact, and why somebody decided so; `playing` lets its dice roll first."""
        told, measure = self._words.fact(fact), self._measure(fact)
        # Who throws no dice says in the same line what else came into question.
        self._told = " ".join([told.text(measure), *(one.text(measure) for one in told.details if not told.dice)])
        if why:
            # A heading, such as that of a turn, has no full stop.
            end = "" if self._told.endswith(ENDS) else "."
            self._told = f"{self._told}{end} {why}"
        self.show()
        dice = tuple(shown_die(die) for die in told.dice)
        self._tumble.throw(dice, self.theme.look.motion if playing and self.isVisible() else 0.0)

    def say(self, sentence: str) -> None:
        """Say something that is no fact of the game, until the next one is told."""
        self._told = sentence
        self.show()
        self._tumble.throw((), 0.0)
        announce(self, sentence)

    def fall_silent(self) -> None:
        """Tell nothing for a moment; the lines below stay where they are."""
        self._told = ""
        self.show()
        self._tumble.throw((), 0.0)

    @property
    def words(self) -> str:
        """What it tells, "" for nothing."""
        return self._told

    def settle(self) -> None:
        """Let rolling dice lie."""
        self._tumble.settle()

    def _stepped(self) -> None:
        # What the dice gave is told to nobody before they lie.
        self.setAccessibleName("" if self._tumble.is_rolling else self._told)
        if self.sizeHint().height() != self.height():
            self.updateGeometry()
        # The map below is painted with it: no more of it than need be.
        self.update(self._painted.united(self.covered().toAlignedRect()))

    @property
    def is_rolling(self) -> bool:
        """Whether dice have not come to lie yet."""
        return self._tumble.is_rolling

    def clear(self) -> None:
        """Nothing to tell."""
        self._told = ""
        self._tumble.throw((), 0.0)
        self.hide()

    def sizeHint(self) -> QSize:
        more = (len(self._lines()) - 1) * round(self._metrics().height())
        return QSize(self.theme.px(120), self.theme.px(HIGH) + more + round(self._above_words()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._told:
            return
        painter = QPainter(self)
        brush_up(painter)
        look, covered = self.theme.look, self.covered()
        self._painted = covered.toAlignedRect()
        paint_line_ground(painter, covered, look)
        size = look.px(DIE)
        left = covered.left() + look.px(8)
        if self._tumble.dice:
            above = self._above_words()
            columns, middle = self._columns(), (above or look.px(HIGH)) / 2 + (look.px(3) if above else 0)
            wide = self._tumble.paint(painter, left, middle, size, look, columns=columns)
            left += 0 if above else wide + look.px(8)
        if self._tumble.is_rolling:
            # What the dice gave is told when they lie.
            return
        painter.setFont(look.font(TextStyle.STRONG))
        painter.setPen(look.colours.bar_text)
        room = QRectF(left, self._above_words(), self.width() - left - look.px(4), look.px(HIGH))
        for line in self._lines():
            shown = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
            room.translate(0, round(self._metrics().height()))

    def taken(self) -> float:
        """Of dice and words together."""
        return min(self._beside_words(), self.width()) if self._tumble.is_rolling else self.will_take()

    def will_take(self) -> float:
        wide = max((self._metrics().horizontalAdvance(line) for line in self._lines()), default=0.0)
        if self._columns():
            wide = max(wide, dice_width(self.theme.px(DIE), self._columns()))
        return min(self._beside_words() + wide, self.width())

    def _columns(self) -> int:
        """How many dice lie side by side above the words, where they leave them no room beside them; 0 elsewhere."""
        look, count = self.theme.look, len(self._tumble.dice)
        each, room = dice_width(look.px(DIE)), self.room - look.px(16)
        if not 0 < room < 2 * count * each:
            return 0
        # The rows are about as long as each other.
        return ceil(count / ceil(count / max(1, int(room // each))))

    def _above_words(self) -> float:
        """How much height dice take above the words."""
        columns, each = self._columns(), dice_width(self.theme.px(DIE))
        return ceil(len(self._tumble.dice) / columns) * each if columns else 0.0

    def _beside_words(self) -> float:
        look, dice = self.theme.look, self._tumble.dice
        is_beside = dice and not self._columns()
        return look.px(16) + (dice_width(look.px(DIE), len(dice)) + look.px(8) if is_beside else 0)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self.theme.look.font(TextStyle.STRONG))

    def _lines(self) -> Sequence[str]:
        """One line, or a few that do not lie over the map as one would."""
        look, room = self.theme.look, self.room - self._beside_words()
        if not 0 < room < width_of(self._told, TextStyle.STRONG, look.scale):
            return (self._told,)
        lines = lines_of(self._told, TextStyle.STRONG, look.scale, room, MOST_LINES)
        # Words that end in dots say less than those that hide a corner.
        return lines if not any(one.endswith("…") for one in lines) else (self._told,)


def shown_die(die: ShownDie) -> DieView:
    """A die of a sentence as it is drawn."""
    if die.hit is not None:
        return DieView(die.face, DieState.HIT if die.hit else DieState.MISS, begins=die.begins)
    if die.side:
        return DieView(die.face, DieState.OURS if die.side == "heroes" else DieState.THEIRS, begins=die.begins)
    return DieView(die.face, begins=die.begins)
