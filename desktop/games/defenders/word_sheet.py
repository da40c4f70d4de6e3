"""The sheet in the middle of the city page: what the card in hand may say, as chips whose key is a letter."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.defenders.emblem import Emblem, EmblemView
from desktop.look.colours import mixed
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.playing_card import paint_suit, rank_letters
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.key_cap import CapTone, cap_size, paint_key_cap
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.painted import Painted, brush_up, line_height, paint_focus, width_of
from desktop.look.widgets.paper import Sheet
from desktop.look.widgets.pressable import Pointable
from rules_core.games.playing_card import PlayingCard

GAP: Final = 8
LOW: Final = 360
"""Below this height in px at 100 % there is room for what is most important only."""

LOW_EFFECT: Final = 200
"""Below this one what a word counts for stands in its tip alone."""


@dataclass(frozen=True)
class ChipView:
    """One word that may be chosen; `effect` is what it counts for.

    A name in pencil has a dashed edge; the one that `is_kept` stands where it was written.
    """

    option: str
    words: str
    letter: str = ""
    effect: str = ""
    is_suggested: bool = False
    in_pencil: bool = False
    is_kept: bool = False
    is_told: bool = False
    """It is told only, beside others that may be chosen."""


@dataclass(frozen=True)
class WordGroup:
    """Words under a heading. Without an `option` they are only told."""

    title: str
    second: str
    chips: tuple[ChipView, ...] = ()


@dataclass(frozen=True)
class WordView:
    """All of the sheet. `face` stands before the title, None for no card."""

    title: str
    second: str
    face: PlayingCard | None = None
    groups: tuple[WordGroup, ...] = field(default_factory=tuple)
    can_choose: bool = False
    tale: str = ""
    """What is told of it before the words."""
    emblem: EmblemView | None = None
    """What is spoken of, shown large in the place of words."""


class WordChip(Pointable):
    """A word on a key."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent=parent)
        self.view = ChipView("", "")
        self.can_choose = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_view(self, view: ChipView, *, can_choose: bool) -> None:
        """Show this word; where it cannot be chosen it is only told."""
        self.view, self.can_choose = view, can_choose
        self.stands_for = view.option
        self.setObjectName(f"word.{view.option}")
        self.setText(view.words)
        self.setAccessibleName(view.words)
        kept = self.tr("stands there now") if view.is_kept else ""
        self.setAccessibleDescription(", ".join([one for one in (kept, view.effect) if one]))
        self.setToolTip(tip(view.effect))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if can_choose else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_choose else Qt.CursorShape.ArrowCursor)
        self.update()

    def sizeHint(self) -> QSize:
        look = self.theme.look
        wide = width_of(self.view.words, TextStyle.STRONG, look.scale) + look.px(22)
        if self.can_choose and self.view.letter:
            wide += cap_size(self.view.letter, look)[0] + look.px(8)
        return QSize(round(wide), look.px(38 if self.can_choose else 28))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        face = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        is_main = self.can_choose and self.view.is_suggested
        ink = colours.on_fill if is_main else colours.text
        if self.can_choose and self.view.in_pencil:
            ground = mixed(colours.base, colours.hero_fill, 0.16) if self.view.is_kept else colours.base
            if self.hovered:
                ground = mixed(colours.base, colours.sel_bg, 0.8)
            edge = colours.hero if self.view.is_kept else colours.line_strong
            painter.setPen(stroke(edge, px(1.4), () if self.view.is_kept else (4, 3), flat=True))
            painter.setBrush(ground)
            painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), px(6), px(6))
        elif self.can_choose:
            edge = colours.pennant_hero if is_main else colours.line_strong
            ground = colours.hero_fill if is_main else colours.base
            if self.hovered:
                ground = ground.lighter(112) if is_main else mixed(colours.base, colours.sel_bg, 0.8)
            painter.setPen(stroke(edge, look.hair))
            painter.setBrush(edge)
            painter.drawRoundedRect(face, px(6), px(6))
            face = face.adjusted(0, 0, 0, -px(2.4))
            painter.setBrush(ground)
            painter.drawRoundedRect(face, px(6), px(6))
        else:
            painter.setPen(stroke(colours.line, look.hair))
            painter.setBrush(colours.alt)
            painter.drawRoundedRect(face, px(13), px(13))
        left = face.left() + px(10)
        if self.can_choose and self.view.letter:
            wide, high = cap_size(self.view.letter, look)
            cap = QRectF(left - px(2), face.center().y() - high / 2, wide, high)
            paint_key_cap(painter, cap, self.view.letter, look, CapTone.LIGHT if is_main else CapTone.DARK)
            left += wide + px(6)
        painter.setFont(look.font(TextStyle.STRONG))
        painter.setPen(ink)
        room = QRectF(left, face.top(), face.right() - left, face.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            paint_focus(painter, face, look, px(6))


class ChipFlow(QWidget):
    """Chips side by side, as many in a row as fit."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.chips: list[WordChip] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), max(1, self.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def arrange(self) -> None:
        """Put the chips to their places."""
        gap, left, top, high = self.theme.px(GAP), 0, 0, 0
        for chip in self.chips:
            size = chip.sizeHint()
            if left and left + size.width() > self.width():
                left, top = 0, top + high + gap
            chip.setGeometry(left, top, min(size.width(), max(self.width(), 40)), size.height())
            left, high = left + size.width() + gap, size.height()
        self.setFixedHeight(max(1, top + high))


class CardTitle(Painted):
    """Rank and suit of the card, and where it goes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.words = self.second = ""
        self.face: PlayingCard | None = None
        self.is_low = False
        """Whether there is no room for the second line."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_title(self, face: PlayingCard | None, words: str, second: str) -> None:
        """Show this title."""
        self.face, self.words, self.second = face, words, second
        self.setAccessibleName(f"{words} {second}".strip())
        self.updateGeometry()
        self.update()

    @property
    def _shows_second(self) -> bool:
        return bool(self.second) and not self.is_low

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(62 if self._shows_second else 40))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        painter.fillRect(self.rect().adjusted(0, 0, 0, -1), colours.head)
        painter.setPen(stroke(colours.line_strong, look.hair))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        left, high = float(px(14)), line_height(TextStyle.NAME, look.scale)
        top = px(5) if self._shows_second else (self.height() - high) / 2
        painter.setFont(look.font(TextStyle.NAME))
        painter.setPen(colours.text)
        if self.face is not None:
            rank = rank_letters(self.face.rank)
            painter.drawText(QRectF(left, top, px(60), high), Qt.AlignmentFlag.AlignVCenter, rank)
            left += width_of(rank, TextStyle.NAME, look.scale) + px(5)
            size = px(18)
            paint_suit(painter, self.face.suit, QPointF(left + size / 2, top + high / 2 + px(1)), size, look)
            left += size + px(8)
            painter.setPen(colours.text)
        room = QRectF(left, top, self.width() - left - px(10), high)
        shown = painter.fontMetrics().elidedText(self.words, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        if self._shows_second:
            painter.setFont(look.font(TextStyle.SMALL))
            painter.setPen(colours.text_2)
            room = QRectF(px(14), top + high - px(2), self.width() - px(24), line_height(TextStyle.SMALL, look.scale))
            shown = painter.fontMetrics().elidedText(self.second, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)


class _Section(QWidget):
    """A heading, what it means, and its chips."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        column = QVBoxLayout(self)
        px = theme.px
        column.setContentsMargins(px(14), px(8), px(12), px(8))
        column.setSpacing(px(5))
        head = QHBoxLayout()
        head.setSpacing(px(10))
        self.title = text_label("", TextStyle.DOCK)
        self.second = OneLine("", TextStyle.SMALL, "text_2")
        head.addWidget(self.title)
        head.addWidget(self.second, 1)
        column.addLayout(head)
        self.flow = ChipFlow(theme)
        column.addWidget(self.flow)


class WordSheet(Sheet):
    """The sheet. `chosen` names an answer, `pointed` the one under the pointer, "" for none."""

    chosen = Signal(str)
    pointed = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "base")
        self.setObjectName("city.words")
        self.view = WordView("", "")
        self.heading = CardTitle(theme)
        self.body.addWidget(self.heading)
        self.frame = QScrollArea()
        self.frame.setFrameShape(QFrame.Shape.NoFrame)
        self.frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.frame.setWidgetResizable(True)
        self.frame.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.frame.setAccessibleName(self.tr("What the card may say"))
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._sections: list[_Section] = []
        self.tale = text_label("", TextStyle.NAME, wrap=True)
        self.tale.setObjectName("city.tale")
        told = QVBoxLayout()
        told.setContentsMargins(theme.px(14), theme.px(12), theme.px(14), theme.px(8))
        told.addWidget(self.tale)
        self._column.insertLayout(0, told)
        self._column.addStretch(1)
        self.frame.setWidget(page)
        page.setAutoFillBackground(False)
        self.frame.viewport().setAutoFillBackground(False)
        # Not before the words lie in their rows is it known where they are.
        self.frame.verticalScrollBar().rangeChanged.connect(lambda: self._show_suggested())
        self.body.addWidget(self.frame, 1)
        self.emblem = Emblem(theme)
        self.body.addWidget(self.emblem, 1)
        self.effect = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.effect.setContentsMargins(theme.px(14), theme.px(4), theme.px(12), theme.px(8))
        self.body.addWidget(self.effect)

    def show_words(self, view: WordView) -> None:
        """Show this."""
        if view == self.view:
            return
        self.view = view
        self.heading.set_title(view.face, view.title, view.second)
        self.tale.setText(view.tale)
        self.tale.setVisible(bool(view.tale))
        self.emblem.show_emblem(view.emblem)
        self.frame.setVisible(view.emblem is None)
        while len(self._sections) < len(view.groups):
            section = _Section(self.theme)
            # The tale stands before them.
            self._column.insertWidget(len(self._sections) + 1, section)
            self._sections.append(section)
        for number, section in enumerate(self._sections):
            section.setVisible(number < len(view.groups))
            if number < len(view.groups):
                self._fill(section, view.groups[number])
        self._say_effect("")
        self.frame.verticalScrollBar().setValue(0)
        self._show_suggested()

    def _show_suggested(self) -> None:
        """With large letters what Enter takes may lie below what is seen."""
        chip = next((one for one in self.chips() if one.view.is_suggested), None)
        if chip is not None:
            self.frame.ensureWidgetVisible(chip, 0, self.theme.px(10))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.heading.is_low = self.height() < self.theme.px(LOW)
        self.heading.updateGeometry()
        self._show_effect()

    def chips(self) -> list[WordChip]:
        """All words that can be chosen, from the top down."""
        return [chip for section in self._shown() for chip in section.flow.chips if chip.can_choose]

    def take(self, key: str) -> bool:
        """A key that stands on a chip chooses it."""
        meant = next((chip for chip in self.chips() if chip.view.letter == key.upper()), None)
        if meant is not None:
            self._press(meant)
        return meant is not None

    def _shown(self) -> list[_Section]:
        return self._sections[: len(self.view.groups)]

    def _fill(self, section: _Section, group: WordGroup) -> None:
        section.title.setText(group.title)
        section.title.setVisible(bool(group.title))
        section.second.setText(group.second)
        chips = section.flow.chips
        while len(chips) > len(group.chips):
            gone = chips.pop()
            gone.hide()
            gone.deleteLater()
        while len(chips) < len(group.chips):
            chip = WordChip(self.theme, section.flow)
            chip.clicked.connect(lambda _=False, chip=chip: self._press(chip))
            chip.rested.connect(self._rest)
            chips.append(chip)
        for chip, one in zip(chips, group.chips, strict=True):
            chip.set_view(one, can_choose=self.view.can_choose and not one.is_told)
        section.flow.arrange()
        for chip in chips:
            chip.show()

    def _press(self, chip: WordChip) -> None:
        if chip.can_choose:
            self.chosen.emit(chip.view.option)

    def _rest(self, option: str) -> None:
        self._say_effect(option)
        if self.view.can_choose:
            self.pointed.emit(option)

    def _say_effect(self, option: str) -> None:
        """What the word counts for later, while somebody looks at it; before that of the suggested one."""
        chips = [chip for group in self.view.groups for chip in group.chips]
        meant = next((one for one in chips if one.option == option), None)
        if meant is None:
            meant = next((one for one in chips if one.is_suggested and self.view.can_choose), None)
        self.effect.setText(meant.effect if meant is not None else "")
        set_tone(self.effect, "text_2")
        self._show_effect()

    def _show_effect(self) -> None:
        """Where there is little height chips go before what they count for, which their tips say too."""
        self.effect.setVisible(bool(self.effect.text()) and self.height() >= self.theme.px(LOW_EFFECT))
