"""The middle sheet: who is in the squad, what it costs, and how it stands to every limit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.games.drums.squads.parts import IconKey, LineView, ManLine, Piece, PieceBar, still
from desktop.games.drums.squads.views import RosterLine
from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import Icon, set_tone, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.paper import HeadedSheet, Heading
from rules_core.games.drums.content.squad_limits import Limit, command_points, is_command, total
from rules_core.games.drums.content.types import SoldierType, SquadType
from rules_core.games.drums.words.squad_words import limit_words

TWO_FROM = 700
"""From this width in px at 100 % on men and limits stand in two columns."""
WORDED_FROM = 360
"""From this width in px at 100 % on the key that copies says so in words."""
ALL_FROM, ANY_FROM = 560, 340
"""From these heights in px at 100 % on all limits are told, and those that are broken; the bar always tells the first.
"""
LIMIT_HIGH = 32
"""Of a limit in px at 100 %."""


class LimitLine(QWidget):
    """One limit: a sign, the sentence, the clause."""

    clause_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = Icon(theme, "ui/circle-check", 18, "good")
        self.words = text_label("", TextStyle.SMALL, wrap=True)
        self.clause = QToolButton()
        self.clause.setProperty("kind", "flat")
        self.clause.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clause.clicked.connect(lambda: self.clause_wanted.emit(self.clause.text()))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(6))
        row.addWidget(self.sign)
        row.addWidget(self.words, 1)
        row.addWidget(self.clause)

    def show_limit(self, limit: Limit) -> None:
        """Stand for this limit."""
        role = "good" if limit.is_kept else "enemy"
        self.sign.set_icon("ui/circle-check" if limit.is_kept else "ui/triangle-alert", role)
        self.words.setText(limit_words(limit))
        set_tone(self.words, "text" if limit.is_kept else "enemy")
        self.clause.setText(limit.clause)
        self.clause.setAccessibleName(self.tr("Show the clause {clause}").format(clause=limit.clause))


class SquadSheet(HeadedSheet):
    """The squad that is being put together."""

    added = Signal(str)
    removed = Signal(str)
    pointed = Signal(str)
    taken = Signal(str)
    copied = Signal()
    clause_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "drum", parent=parent)
        self.setObjectName("squad.squad")
        px = theme.px
        self.copy = QToolButton()
        self.copy.setText(self.tr("Copy as text"))
        self.copy.setObjectName("squad.copy")
        self.copy.setProperty("kind", "flat")
        self.copy.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.copy.setToolTip(tip(self.tr("The squad as text, to be sent or posted (Ctrl+C)")))
        self.copy.clicked.connect(self.copied)
        self.heading.add(self.copy)
        self.swap = IconKey(theme, "ui/info")
        self.swap.setObjectName("squad.swap.profile")
        self.swap.tell(self.tr("What this profile is good at (F2)"))
        self.heading.add(self.swap)
        self.frame = still(QScrollArea())
        head = QVBoxLayout()
        head.setContentsMargins(px(12), px(8), px(12), px(8))
        head.setSpacing(px(4))
        line = QHBoxLayout()
        self.left = text_label("", TextStyle.NUMBER_BIG)
        self.left.setObjectName("squad.left")
        self.command = OneLine("", TextStyle.SMALL, "text_2")
        line.addWidget(self.left)
        line.addWidget(self.command, 1)
        head.addLayout(line)
        self.bar = PieceBar(theme, 24, has_limit=True)
        head.addWidget(self.bar)
        self.body.addLayout(head)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        self.nobody = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.nobody.setContentsMargins(px(12), px(8), px(12), 0)
        column.addWidget(self.nobody)
        self._ready = QVBoxLayout()
        self._ready.setContentsMargins(px(12), 0, px(12), 0)
        column.addLayout(self._ready)
        self._men = QGridLayout()
        self._men.setContentsMargins(0, 0, 0, 0)
        self._men.setSpacing(0)
        column.addLayout(self._men)
        column.addStretch(1)
        self.frame.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.frame.viewport().setAutoFillBackground(False)
        self.body.addWidget(self.frame, 1)
        self.kept = Heading(theme, self.tr("Limits"), "scales", height=32)
        self.body.addWidget(self.kept)
        self._limits = QGridLayout()
        self._limits.setHorizontalSpacing(px(16))
        self._limits.setVerticalSpacing(0)
        self.body.addLayout(self._limits)
        self.limits: list[LimitLine] = []
        self._told: Sequence[Limit] = ()
        self.men: dict[str, ManLine] = {}
        self.ready: list[QPushButton] = []
        self.look_changed()

    def show_squad(
        self, squad: Sequence[SoldierType], lines: Sequence[RosterLine], limits: Sequence[Limit], most: int, at: str
    ) -> None:
        """The squad as it stands; `at` is the man whom the sheet beside tells of."""
        points = total(squad)
        left = most - points
        told = self.tr("%n point(s) left", "", left) if left >= 0 else self.tr("%n point(s) too many", "", -left)
        self.left.setText(told)
        set_tone(self.left, "text" if left >= 0 else "enemy")
        command = self.tr("Command {command}, the others {others}")
        spent = command_points(squad)
        self.command.setText(command.format(command=spent, others=points - spent))
        self._show_bar(squad, most, at)
        self._show_men(lines, at)
        self._show_limits(limits)
        self.copy.setEnabled(bool(squad))

    def show_ready(self, squads: Sequence[tuple[SquadType, str, str]]) -> None:
        """Squads that can be taken as they are, each with its name and what it costs; only while nobody is bought."""
        for button in self.ready:
            self._ready.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self.ready = []
        for squad, name, second in squads:
            button = QPushButton(self.tr("{name}: {second}").format(name=name, second=second))
            button.setObjectName(f"squad.take.{squad.id}")
            button.setProperty("kind", "chip")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._take, squad.id))
            self._ready.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            self.ready.append(button)

    def _take(self, id: str, _checked: bool = False) -> None:
        self.taken.emit(id)

    def _show_bar(self, squad: Sequence[SoldierType], most: int, at: str) -> None:
        whole = max(most, total(squad), 1)
        pieces = []
        for one in squad:
            role = "gold_fill" if one.id == at else "pennant_hero" if is_command(one) else "hero_fill"
            pieces.append(Piece(one.points / whole, role, str(one.points)))
        self.bar.show_pieces(pieces, self.left.text())

    def _show_men(self, lines: Sequence[RosterLine], at: str) -> None:
        here = {one.id: one for one in lines if one.count}
        for gone in [id for id in self.men if id not in here]:
            man = self.men.pop(gone)
            self._men.removeWidget(man)
            man.hide()
            man.setParent(None)
            man.deleteLater()
        for id, one in here.items():
            if id not in self.men:
                man = self.men[id] = ManLine(self.theme, has_minus=True, parent=self)
                man.setObjectName(f"squad.man.{id}")
                man.clicked.connect(partial(self._point, id))
                man.added.connect(self.added)
                man.removed.connect(self.removed)
            each = self.tr("{count} at {points}").format(count=one.count, points=one.points)
            view = LineView(
                id,
                one.icon,
                one.name,
                one.carries,
                str(one.count * one.points),
                each if one.count > 1 else "",
                count=one.count,
            )
            self.men[id].show_line(view, shown=id == at, can_add=one.is_offered)
        self.men = {id: self.men[id] for id in here}
        self.nobody.setVisible(not here)
        self._arrange()

    def _point(self, id: str) -> None:
        self.pointed.emit(id)

    def _show_limits(self, limits: Sequence[Limit]) -> None:
        """All of them where there is room; else those that are broken, and how many are kept."""
        self._told = limits
        high = self.height()
        broken = [one for one in limits if not one.is_kept]
        words = self.tr("%n broken", "", len(broken)) if broken else self.tr("all kept")
        self.kept.set_title(self.tr("Limits"), words)
        set_tone(self.kept.note, "enemy" if broken else "good")
        self.kept.setVisible(high >= self.theme.px(ANY_FROM))
        px = self.theme.px
        has_all = high >= px(ALL_FROM) and self._has_room_beside(len(limits))
        told = limits if has_all else broken if high >= px(ANY_FROM) else ()
        self._limits.setContentsMargins(px(12), px(6) if told else 0, px(8), px(6) if told else 0)
        while len(self.limits) < len(told):
            line = LimitLine(self.theme, self)
            line.clause_wanted.connect(self.clause_wanted)
            self.limits.append(line)
        for number, line in enumerate(self.limits):
            line.setVisible(number < len(told))
            if number < len(told):
                line.show_limit(told[number])
        self._arrange()

    def _has_room_beside(self, limits: int) -> bool:
        """Whether all men are seen above so many limits: whoever buys looks at the men more often."""
        columns = self._columns()
        men = -(-len(self.men) // columns) * max([one.sizeHint().height() for one in self.men.values()], default=0)
        told = -(-limits // columns) * self.theme.px(LIMIT_HIGH)
        return men + told <= self.height() - self.frame.y() - self.kept.sizeHint().height() - self.theme.px(12)

    def _columns(self) -> int:
        return 2 if self.width() >= self.theme.px(TWO_FROM) else 1

    def _arrange(self) -> None:
        """In one column or two, by the room that there is."""
        columns = self._columns()
        for grid, widgets in ((self._men, list(self.men.values())), (self._limits, self.limits)):
            for number, one in enumerate(widgets):
                grid.addWidget(one, number // columns, number % columns)
            for column in range(2):
                grid.setColumnStretch(column, 1 if column < columns else 0)

    def look_changed(self) -> None:
        put_icon(self.copy, "ui/copy", self.theme.px(18), self.colours.text)
        super().look_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_limits(self._told)
        is_narrow = self.width() < self.theme.px(WORDED_FROM)
        style = Qt.ToolButtonStyle.ToolButtonIconOnly if is_narrow else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.copy.setToolButtonStyle(style)
