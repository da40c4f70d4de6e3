"""The left sheet: everybody who can be bought, found by typing, by chips and by what he is armed with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.games.drums.squads.parts import LineView, ManLine, still
from desktop.games.drums.squads.views import ALL, COMMAND, FOOT, HORSE, KINDS, RosterLine, best_of, fits, is_kind
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.key_cap import KeyCap
from desktop.look.widgets.paper import HeadedSheet
from rules_core.games.drums.content.types import SoldierType

ROOMY = 340
TIGHT = 390
"""Below this width, in px at 100 %, chips stand closer."""
"""From this height in px at 100 % on there is room for more than the search and those it finds."""
ASIDE, ROUND = 12, 12
"""What is left free left and right of the kinds, and round each of their words, in px at 100 %."""


class RosterSheet(HeadedSheet):
    """The roster of one nation."""

    added = Signal(str)
    pointed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "rally-the-troops", parent=parent)
        self.setObjectName("squad.roster")
        self.lines: dict[str, ManLine] = {}
        self.shown: list[RosterLine] = []
        """Those that are let through now, in their order."""
        self._types: dict[str, SoldierType] = {}
        self._all: list[RosterLine] = []
        self.at = ""
        """Whom Enter adds."""
        px = theme.px
        tools = QVBoxLayout()
        tools.setContentsMargins(px(10), px(8), px(10), px(8))
        tools.setSpacing(px(6))
        self.search = QLineEdit()
        self.search.setObjectName("squad.search")
        self.search.setPlaceholderText(self.tr("Name, weapon, rule or points"))
        self.search.setAccessibleName(self.tr("Find somebody"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._narrow())
        self.armed = QComboBox()
        self.armed.setObjectName("squad.armed")
        self.armed.setAccessibleName(self.tr("Armed with"))
        self.armed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.armed.activated.connect(lambda _: self._narrow())
        self.nation = QComboBox()
        self.nation.setObjectName("squad.nation")
        self.nation.setAccessibleName(self.tr("Of which nation"))
        self.nation.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.nation.activated.connect(lambda _: self._narrow())
        first = QHBoxLayout()
        first.setSpacing(px(6))
        first.addWidget(self.search, 3)
        first.addWidget(self.armed, 2)
        tools.addLayout(first)
        tools.addWidget(self.nation)
        chips = QHBoxLayout()
        chips.setSpacing(0)
        self.chips: dict[str, QPushButton] = {}
        self._words: dict[str, tuple[str, str]] = {}
        """What stands on each, with the number of its men and without."""
        self._group = QButtonGroup(self)
        for kind in KINDS:
            chip = QPushButton()
            chip.setObjectName(f"squad.kind.{kind}")
            chip.setProperty("kind", "segment")
            chip.setProperty("end", {ALL: "first", HORSE: "last"}.get(kind, ""))
            chip.setCheckable(True)
            chip.setChecked(kind == ALL)
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            chip.clicked.connect(self._narrow)
            self._group.addButton(chip)
            self.chips[kind] = chip
            chips.addWidget(chip)
        chips.addStretch(1)
        self._chips = QWidget()
        self._chips.setLayout(chips)
        chips.setContentsMargins(0, 0, 0, 0)
        tools.addWidget(self._chips)
        self.body.addLayout(tools)
        self.frame = still(QScrollArea())
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.nobody = text_label(self.tr("Nobody is like that."), TextStyle.SMALL, "text_2", wrap=True)
        self.nobody.setContentsMargins(px(12), px(8), px(12), px(8))
        self._column.addWidget(self.nobody)
        self._column.addStretch(1)
        self.frame.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.frame.viewport().setAutoFillBackground(False)
        self.body.addWidget(self.frame, 1)
        self.keys = QWidget()
        row = QHBoxLayout(self.keys)
        row.setContentsMargins(px(12), px(6), px(12), px(6))
        row.setSpacing(px(6))
        self.adds = KeyCap(theme, "Ins")
        for key, meaning in (
            (self.adds, self.tr("add")),
            (KeyCap(theme, "Del"), self.tr("send away")),
            (KeyCap(theme, "Esc"), self.tr("to the bar")),
        ):
            row.addWidget(key)
            row.addWidget(text_label(meaning, TextStyle.SMALL, "text_2"))
        self._to_bar = [item.widget() for item in (row.itemAt(row.count() - 2), row.itemAt(row.count() - 1)) if item]
        row.addStretch(1)
        self.body.addWidget(self.keys)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        has_room = self.height() >= self.theme.px(ROOMY)
        is_tight = self.width() < self.theme.px(TIGHT)
        for chip in self.chips.values():
            if chip.property("tight") != is_tight:
                chip.setProperty("tight", is_tight)
                chip.style().unpolish(chip)
                chip.style().polish(chip)
        self._fit_chips()
        self._chips.setVisible(has_room)
        self.armed.setVisible(has_room)
        self.nation.setVisible(has_room and self.nation.count() > 0)
        self.keys.setVisible(has_room)

    def _fit_chips(self) -> None:
        """Where there is no room for how many there are of a kind, no word is cut off for it."""
        room = self.width() - self.theme.px(2 * ASIDE)
        for short in (False, True):
            for kind, words in self._words.items():
                self.chips[kind].setText(words[short])
                self.chips[kind].setAccessibleName(words[0])
            letters = sum(one.fontMetrics().horizontalAdvance(one.text()) for one in self.chips.values())
            if letters + len(self.chips) * self.theme.px(ROUND) <= room:
                break

    def without_bar(self) -> None:
        """There is no bar to go to."""
        for one in self._to_bar:
            if one is not None:
                one.hide()

    def begin(
        self,
        title: str,
        types: Sequence[SoldierType],
        weapons: Sequence[tuple[str, str]],
        nations: Sequence[tuple[str, str]],
    ) -> None:
        """Another roster, of several nations where some are given: nothing of what was looked for in the last one is
        left.
        """
        self.heading.set_title(title, self.tr("%n profile(s)", "", len(types)))
        self._types = {one.id: one for one in types}
        for line in self.lines.values():
            self._column.removeWidget(line)
            line.hide()
            line.setParent(None)
            line.deleteLater()
        self.lines, self._all, self.at = {}, [], ""
        for number, one in enumerate(types):
            line = ManLine(self.theme, has_minus=False)
            line.setObjectName(f"squad.line.{one.id}")
            line.clicked.connect(partial(self._point, one.id))
            line.added.connect(self.added)
            self._column.insertWidget(number, line)
            self.lines[one.id] = line
        words = {
            ALL: self.tr("All {count}"),
            COMMAND: self.tr("Command {count}"),
            FOOT: self.tr("Foot {count}"),
            HORSE: self.tr("Horse {count}"),
        }
        for kind in self.chips:
            count = sum(1 for one in types if is_kind(one, kind))
            self._words[kind] = words[kind].format(count=count), words[kind].format(count="").strip()
        self._fit_chips()
        self.chips[ALL].setChecked(True)
        self.armed.clear()
        self.armed.addItem(self.tr("Any weapon"), "")
        for id, name in weapons:
            self.armed.addItem(name, id)
        self.nation.clear()
        for id, name in (("", self.tr("All nations")), *nations) if nations else ():
            self.nation.addItem(name, id)
        self.nation.setVisible(self.armed.isVisibleTo(self) and bool(nations))
        # Not cleared: that could be taken back, and whoever sits here now would read what others looked for.
        self.search.setText("")
        self.frame.verticalScrollBar().setValue(0)

    def show_lines(self, lines: Sequence[RosterLine]) -> None:
        """The squad has changed, and with it who can join."""
        self._all = list(lines)
        self._narrow(keep=True)

    def step(self, by: int) -> None:
        """Up or down to the next line that is let through."""
        ids = [one.id for one in self.shown]
        if ids:
            at = ids.index(self.at) + by if self.at in ids else 0
            self._point(ids[max(0, min(len(ids) - 1, at))])

    def line(self, id: str) -> RosterLine | None:
        """What is told of somebody."""
        return next((one for one in self._all if one.id == id), None)

    def _kind(self) -> str:
        return next((kind for kind, chip in self.chips.items() if chip.isChecked()), ALL)

    def _narrow(self, _checked: bool = False, *, keep: bool = False) -> None:
        """Let through who fits; `keep` leaves the pointer where it was: one Enter too many adds nobody else."""
        text, kind, weapon = self.search.text(), self._kind(), str(self.armed.currentData() or "")
        nation = str(self.nation.currentData() or "")
        # In an empty search Enter is the bar's.
        self.adds.set_text("Enter" if text else "Ins")
        self.shown = [
            one
            for one in self._all
            if fits(one, text)
            and is_kind(self._types[one.id], kind)
            and (not weapon or weapon in self._types[one.id].weapons)
            and nation in ("", self._types[one.id].nation)
        ]
        if not keep or all(one.id != self.at for one in self.shown):
            self.at = best_of(self.shown, text)
        let_through = {one.id for one in self.shown}
        for id, line in self.lines.items():
            line.setVisible(id in let_through)
        self.nobody.setVisible(not self.shown and bool(self._all))
        self._show()
        if self.at and not keep:
            self.frame.ensureWidgetVisible(self.lines[self.at])
        self.pointed.emit(self.at)

    def _point(self, id: str) -> None:
        self.at = id
        self._show()
        self.frame.ensureWidgetVisible(self.lines[id])
        self.pointed.emit(id)

    def _show(self) -> None:
        for one in self.shown:
            note = one.barred or self.tr("makes {points}").format(points=one.makes)
            tone = "enemy" if one.barred else "good"
            second = self.tr("Q {quality}+ · C {combat} · {carries}")
            view = LineView(
                one.id,
                one.icon,
                one.name,
                second.format(quality=one.quality, combat=one.combat, carries=one.carries),
                str(one.points),
                note,
                tone,
                one.count,
                bool(one.barred),
            )
            self.lines[one.id].show_line(view, shown=one.id == self.at, can_add=one.is_offered)
