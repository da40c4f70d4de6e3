"""What lies on the table of a war: the board, and in its place the sheet of an Upkeep while that is answered."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.games.warhold.board import WarBoard
from desktop.games.warhold.upkeep.page import UpkeepPage
from desktop.play.parts import BoardActions, PlayParts
from desktop.tabletop.check_after import CheckAfter
from desktop.tabletop.play_mode_menu import PlayModeMenu
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.state.facts import (
    Appeared,
    Bought,
    Built,
    FoodTraded,
    Gathered,
    GoodsShown,
    PhaseBegan,
    RoundBegan,
    Sold,
    Trained,
    UpkeepPaid,
    WorkerMoved,
    Worn,
)
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import NO_SEAT, Answer

ON_SHEET = (Gathered, UpkeepPaid, Trained, Built, WorkerMoved, GoodsShown, Bought, Sold, FoodTraded, Worn)
"""What is read there."""


class WarTable(WarBoard):
    """The board, or the sheet; one key shows the other one."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts)
        self.upkeep = UpkeepPage(self.theme, self.presenter)
        self.upkeep.given.connect(self._give)
        layout = self.layout()
        assert layout is not None
        self._board = [item.widget() for place in range(layout.count()) if (item := layout.itemAt(place)) is not None]
        layout.addWidget(self.upkeep)
        self.swap = QAction(self.tr("The board instead of the &Upkeep (B)"), self)
        self.swap.setCheckable(True)
        self.swap.toggled.connect(self._swapped)
        self.player.is_silent = self._is_read_elsewhere
        self.play_mode = PlayModeMenu(
            parts.window,
            self.session,
            topics.OPENINGS,
            unfinished=self.tr("Finish what has been begun first; then the war can go on another way."),
        )
        self._show_sheet()
        self.check = CheckAfter(
            self.session,
            parts.settings,
            # After a round, as it says: before the first one everything was put down just now, and keys that are typed
            # for the first Upkeep would go into the list.
            lambda fact: isinstance(fact, RoundBegan) and fact.round > 1,
            lambda: self.presenter.is_at_table,
            self,
        )
        self.check.wanted.connect(self.check_wanted)
        self.session.autoplay.to_do_changed.connect(self.refresh)

    @property
    def shows_upkeep(self) -> bool:
        """Whether the sheet lies there; what people are told to put down, they look for on the board."""
        is_carried_out = self.presenter.war.has_map and bool(self.session.autoplay.to_do)
        return self.upkeep.is_on and not self.swap.isChecked() and not is_carried_out

    @property
    def table(self) -> QWidget:
        return self.upkeep if self.shows_upkeep else super().table

    @property
    def wants_all(self) -> bool:
        # What the docks tell stands on the sheet.
        return self.shows_upkeep or super().wants_all

    def wood(self) -> QRect:
        return super().wood() if self.upkeep.isHidden() else self.upkeep.rect()

    def room_for_lines(self) -> int:
        return super().room_for_lines() if self.upkeep.isHidden() else 0

    def things_in(self, area: QRect) -> int:
        return super().things_in(area) if self.upkeep.isHidden() else 0

    def actions_of_board(self) -> BoardActions:
        found = super().actions_of_board()
        ways = (*found.ways, self.play_mode.menu.menuAction())
        return BoardActions(found.first, ways, (*found.view, self.swap))

    def tells(self, fact: Fact, *, playing: bool) -> bool:
        return self._is_read_elsewhere(fact) or super().tells(fact, playing=playing)

    def _is_read_elsewhere(self, fact: Fact) -> bool:
        """On the sheet, or which phase a person begins: the banner says so."""
        begins = isinstance(fact, PhaseBegan) and fact.seat in self.session.seats.persons
        return begins or self._stands_on_sheet(fact)

    def _stands_on_sheet(self, fact: Fact) -> bool:
        """Whether it is what a person's own Upkeep brings, which is read there."""
        if isinstance(fact, Appeared):
            # Whoever was trained comes to the only free tile, which nobody was asked for. A monster that came before
            # the Upkeep of the next one is seen to come.
            return self.shows_upkeep and fact.clause == "W-UPK-11"
        is_ours = getattr(fact, "seat", NO_SEAT) in self.session.seats.persons
        return isinstance(fact, ON_SHEET) and is_ours and not self.swap.isChecked()

    def watch(self) -> None:
        super().watch()
        self._show_sheet()

    def new_question(self) -> None:
        super().new_question()
        self._make_room()

    def refresh(self) -> None:
        if not self.shows_upkeep:
            # Under the sheet nobody sees the board; whoever wants it instead has it refreshed.
            super().refresh()
        self._show_sheet()

    def handle_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_B and self.upkeep.is_on:
            self.swap.toggle()
            return True
        return self.upkeep.handle_key(event) if self.shows_upkeep else super().handle_key(event)

    def _show_sheet(self) -> None:
        shown = self.shows_upkeep
        if shown and not self.session.is_behind:
            self.upkeep.refresh()
        self.upkeep.stands = shown
        self.lay_table()

    def lay_table(self) -> None:
        self._make_room()
        if self.shows_upkeep:
            if self.upkeep.isHidden():
                # What happened before the Upkeep would lie on its headings.
                self.parts.strip.clear()
            self.upkeep.show()
        else:
            super().lay_table()

    def _make_room(self) -> None:
        """What will not lie there goes before the other comes, and before docks do: it would be laid out once more."""
        if not self.shows_upkeep:
            self.upkeep.hide()
            return
        for one in self._board:
            if one is not None:
                one.hide()

    def _swapped(self, _on: bool) -> None:
        # Docks come and go with it.
        self.session.changed.emit()

    def _give(self, answers: list[Answer]) -> None:
        was_behind = self.session.is_behind
        self.player.finish()
        if was_behind:
            # It was not this question that was seen.
            return
        self.session.answer_all(answers, as_far_as_they_fit=True)
