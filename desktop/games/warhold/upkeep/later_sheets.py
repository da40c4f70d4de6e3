"""The sheets of steps 4 and 5, and of the next Upkeep."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.warhold.realms import FOOD, GOLD
from desktop.games.warhold.upkeep.card import EquipmentCard
from desktop.games.warhold.upkeep.goods import CardView, EquipView, HealRow, NextView, Remedy, TownView
from desktop.games.warhold.upkeep.parts import Line, Part, Picture, StepSheet, note
from desktop.games.warhold.upkeep.rows import NUMBER, Outfit, SumLine
from desktop.games.warhold.upkeep.views import Head, StepState, tr
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.drops import WoundDrops
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.pill import Pill, PillTone

CARDS_AND_MORE, CARDS = 660, 500
"""From this width in px at 100 % on the rest stands beside the cards, and the cards beside each other."""


class TownSheet(StepSheet):
    """4 Town and healing."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "town", tr("4 Town and healing"), "village")
        self._room = 0.0
        self._whole: QBoxLayout | None = None
        self._cards: QBoxLayout | None = None
        self._seen: set[str] = set()
        """Cards that lie there already: only new ones are turned over."""

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, TownView)
        # Its cards are turned over when they are made.
        return [Part(view, partial(self._town, view), comes_again=False)]

    def _town(self, view: TownView) -> QWidget:
        px, made = self.theme.px, QWidget()
        whole = QHBoxLayout(made)
        whole.setContentsMargins(px(12), px(10), px(12), px(10))
        whole.setSpacing(px(14))
        self._whole, self._cards = whole, None
        left = QVBoxLayout()
        left.setSpacing(px(8))
        if view.cards:
            cards = self._cards = QHBoxLayout()
            cards.setSpacing(px(12))
            new = [one.token for one in view.cards if one.token not in self._seen and not one.is_bought]
            for card in view.cards:
                cards.addLayout(self._card(card, new.index(card.token) if card.token in new else -1), 1)
            left.addLayout(cards)
        self._seen = {one.token for one in view.cards}
        if view.goods is not None:
            left.addWidget(self.button(view.goods), 0, Qt.AlignmentFlag.AlignLeft)
        if view.told:
            left.addWidget(text_label(view.told, TextStyle.BODY, "text_2", wrap=True))
        left.addStretch(1)
        whole.addLayout(left, 3)
        self._turn_layouts()
        if view.is_empty:
            return made
        right = QVBoxLayout()
        right.setSpacing(px(4))
        if view.healing:
            right.addWidget(text_label(tr("Healing"), TextStyle.DOCK))
            for row in view.healing:
                right.addWidget(self._wounded(row))
        if view.food:
            right.addWidget(text_label(tr("Food merchant"), TextStyle.DOCK))
            for words, price, act, short in view.food:
                line = Line(self.theme)
                line.add(Icon(self.theme, FOOD, 22, "text_2"))
                told = QVBoxLayout()
                told.setSpacing(0)
                told.addWidget(text_label(words, TextStyle.STRONG))
                told.addWidget(text_label(short or price, TextStyle.SMALL, "enemy" if short else "text_2"))
                line.add(told)
                line.row.addStretch(1)
                if act is not None:
                    line.add(self.button(act))
                right.addWidget(line)
        if view.selling:
            right.addWidget(text_label(tr("Sell equipment"), TextStyle.DOCK))
            place = QWidget()
            flow = FlowLayout(place, px(6))
            for one in view.selling:
                flow.addWidget(self.button(one, "chip"))
            right.addWidget(place)
        right.addStretch(1)
        whole.addLayout(right, 2)
        return made

    def set_room(self, wide: float) -> None:
        """How wide its column will be, in px at 100 %."""
        self._room = wide
        self._turn_layouts()

    def _turn_layouts(self) -> None:
        """Below each other what has no room side by side."""
        for layout, least in ((self._whole, CARDS_AND_MORE), (self._cards, CARDS)):
            if layout is not None:
                way = QBoxLayout.Direction.LeftToRight if self._room >= least else QBoxLayout.Direction.TopToBottom
                layout.setDirection(way)

    def _card(self, card: CardView, turns: int) -> QVBoxLayout:
        """The card with its button; `turns` says as which of the new ones it is turned over."""
        column = QVBoxLayout()
        column.setSpacing(self.theme.px(6))
        shown = EquipmentCard(self.theme, card)
        column.addWidget(shown)
        if turns >= 0:
            shown.turn_over(turns)
        if card.act is not None:
            answers = card.act.answers
            shown.clicked.connect(lambda _=False: self.given.emit(answers))
            column.addWidget(self.button(card.act), 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            row = QHBoxLayout()
            row.addStretch(1)
            if card.is_bought:
                row.addWidget(Pill(self.theme, card.told, PillTone.GOOD, icon="ui/check"))
            elif card.told:
                row.addWidget(Icon(self.theme, "ui/lock", 16, "enemy"))
                row.addWidget(text_label(card.told, TextStyle.SMALL_STRONG, "enemy"))
            row.addStretch(1)
            column.addLayout(row)
        return column

    def _wounded(self, row: HealRow) -> QWidget:
        line = Line(self.theme)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(OneLine(row.name, TextStyle.STRONG))
        told.addWidget(WoundDrops(self.theme, row.wounds, row.most), 0, Qt.AlignmentFlag.AlignLeft)
        line.add(Picture(self.theme, row.icon, self.side), told)
        line.row.setStretch(1, 1)
        for act in row.acts:
            line.add(self.button(act))
        if row.told:
            line.add(text_label(row.told, TextStyle.SMALL, "text_2"))
        return line


class EquipSheet(StepSheet):
    """5 Equip."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "equip", tr("5 Equip"), "bordered-shield")

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, EquipView)
        kind = f"outfit {len(view.slots)} {len(view.waiting)}"
        return [Part(view, partial(Outfit, self, view), kind=kind)]


class NextSheet(StepSheet):
    """What the next Upkeep leaves."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "next", tr("Next Upkeep"), "hourglass")
        self._is_short = False

    def show_next(self, view: NextView) -> None:
        """With what is pointed at, if that is taken."""
        self._is_short = view.is_short
        note = tr("with: {what}").format(what=view.tried) if view.tried else tr("if nothing else changes")
        self.show_view(view, Head(StepState.TO_COME, note, tr("Short") if view.is_short else tr("Suffices")))

    def _show_head(self, head: Head) -> None:
        tone, icon = (PillTone.ENEMY, "ui/triangle-alert") if self._is_short else (PillTone.GOOD, "ui/check")
        self.head.show_head(head, tone, icon)

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, NextView)
        px = self.theme.px
        found = [Part("stores", self._stores)]
        for row, (words, amount) in enumerate(view.rows):
            is_sum = row == len(view.rows) - 1
            found.append(Part((words, amount, is_sum), partial(SumLine, self), kind="next"))
        if view.short:
            told, margins = f"{view.short} {view.who}", (px(12), px(6), px(12), px(6))
            found.append(Part(told, lambda: note(told, TextStyle.SMALL_STRONG, "enemy", margins, wrap=True)))
        return [*found, *[Part(remedy, partial(self._remedy, remedy)) for remedy in view.remedies]]

    def _stores(self) -> QWidget:
        head = Line(self.theme, "alt", high=28)
        head.row.addStretch(1)
        for icon in (GOLD, FOOD):
            place = QWidget()
            place.setFixedWidth(self.theme.px(NUMBER))
            inside = QHBoxLayout(place)
            inside.setContentsMargins(0, 0, 0, 0)
            inside.addWidget(Icon(self.theme, icon, 20, "text_2"), 0, Qt.AlignmentFlag.AlignRight)
            head.add(place)
        return head

    def _remedy(self, remedy: Remedy) -> QWidget:
        line = Line(self.theme)
        line.add(self.button(remedy.act), text_label(remedy.leaves, TextStyle.SMALL))
        line.row.addStretch(1)
        return line
