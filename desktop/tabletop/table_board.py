"""A board of a game that is played on the screen or at a real table: the ways between, and the guides for the table."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from desktop.play.parts import BoardActions
from desktop.tabletop.check_after import CheckAfter
from desktop.tabletop.map_board import MapBoard
from desktop.tabletop.placing.measured_table import MeasuredTable
from desktop.tabletop.placing.placing_actions import PlacingActions
from desktop.tabletop.play_mode_menu import PlayModeMenu
from desktop.tabletop.sketch_tag import SketchTag
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import ROOT
from rules_core.kernel.requests import Topic
from rules_core.wording.sentence import Measure

PLAY_MODE = "play_mode"
"""The path under which a correction changes where people play."""


class TableBoard(MapBoard):
    """A map that may mirror a real table."""

    openings: tuple[Topic, ...] = ()
    """What is asked before somebody acts: there screen and table may change places."""

    def ends_part(self, fact: Fact) -> bool:
        """Whether a part of the game has ended with this, after which people look whether their table is right."""
        return False

    @abstractmethod
    def table_at(self, state: Any) -> MeasuredTable:
        """The table as people build it up with a tape measure, in this state."""

    def lay_out(self, measure: Measure) -> None:
        super().lay_out(measure)
        parts, session = self.parts, self.session
        self.sketch_tag = SketchTag(self.theme, session, self.view)
        self.play_mode = PlayModeMenu(parts.window, session, self.openings)
        self.check = CheckAfter(
            session, parts.settings, self.ends_part, lambda: self.measured_table().at_real_table, self
        )
        self.check.wanted.connect(self.check_wanted)
        self.placing = PlacingActions(
            self.theme, session, parts.settings, self.player, self.measured_table, parts.window
        )
        self.placing.units_chosen.connect(self.units_chosen)
        self.play_mode.positions_doubted.connect(self.placing.check)
        self.play_mode.table_begins.connect(lambda: self.placing.come_to_table(self._left_standing()))

    def measured_table(self) -> MeasuredTable:
        """The same, as the game stands."""
        return self.table_at(self.session.state)

    def actions_of_board(self) -> BoardActions:
        return BoardActions(self.placing.actions, [self.play_mode.menu.menuAction()])

    def _left_standing(self) -> MeasuredTable | None:
        """What people left on their table when the game went to the screen; None where it has never been at one."""
        match = self.session.match
        entries = match.journal.entries
        way = match.journal.way(ROOT, match.journal.head)
        left = [
            node for node in way if entries[node].path == PLAY_MODE and entries[node].value == PlayMode.SCREEN.value
        ]
        if not left:
            return None
        before = match.state_at(match.last_checkpoint(entries[left[-1]].parent))
        return self.table_at(before) if before.play_mode is not PlayMode.SCREEN else None

    def begins(self) -> None:
        # The first thing at a real table is to lay it out.
        table = self.measured_table()
        if table.at_real_table and table.placements():
            self.placing.build_up()

    def stop_aids(self) -> None:
        self.placing.put_away()
