"""Names for undo and redo: what the last answer did, and which activation is under way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from desktop.play.presenter import Presenter, tr
from rules_core.kernel.journal import Entry
from rules_core.kernel.match import Match
from rules_core.kernel.requests import Place, Request


class UndoWords:
    """Remembers the questions as they come; one of a time before this window is asked for again on a copy."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.session = presenter.session
        self._asked: dict[int, Request] = {}

    def remember(self) -> None:
        """The question that stands now, by the entry before it."""
        request = self.session.pending
        if request is not None:
            # The region of a place knows the whole ground; the words do not need it.
            plain = replace(request, region=None) if isinstance(request, Place) else request
            self._asked[self.session.match.journal.head] = plain

    def undo(self) -> str:
        """What undo takes back; "" when there is nothing."""
        match, target = self.session.match, self.session.undo_target()
        if target < 0:
            return ""
        if match.journal.left_by_correction(match.journal.head) >= 0:
            return self._correction(match.journal.head)
        return self._deed(target, match.journal.entries[match.journal.way(target, match.journal.head)[0]])

    def redo(self) -> str:
        """What redo gives again; "" when there is nothing."""
        match = self.session.match
        target = match.redo_target()
        if target >= 0 and match.journal.entries[target].parent != match.journal.head:
            return self._correction(target)
        return self._deed(match.journal.head, match.journal.entries[target]) if target >= 0 else ""

    def undo_step(self) -> str:
        """To which step of the game the undo of an activation leads back; "" when there is nothing."""
        return self._step(self.session.match)

    def redo_step(self) -> str:
        """Which step is played again when it is redone; "" when there is nothing."""
        match = self.session.match
        target = match.redo_step_target()
        if target < 0:
            return ""
        trial = match.fork()
        trial.jump(target)
        return self._step(trial)

    def _step(self, match: Match[Any]) -> str:
        """The step that the match would undo."""
        target = match.step_target()
        if target < 0:
            return ""
        steps = [told.fact for told in match.steps() if match.start_of(told) <= target]
        return self.presenter.step_deed(steps[-1] if steps else None)

    def _correction(self, end: int) -> str:
        """The correction that ends at an entry, but for dice of the program since."""
        journal = self.session.match.journal
        while end not in journal.correction_to and end > 0:
            end = journal.entries[end].parent
        entry = journal.entries[journal.correction_to.get(end, 0)]
        return tr("a correction") if entry.is_amend else tr("a corrected die")

    def _deed(self, node: int, entry: Entry) -> str:
        """What an entry did; `node` is the one before it, at which its question stood."""
        if entry.is_amend:
            return tr("a correction")
        request = self._asked.get(node) or self._ask_again(node)
        # What others at the screen may not know yet is not told by its name either.
        if request is None or self.session.seats.hides(request, self.session.match.state):
            return tr("the last answer")
        return self.presenter.deed(request, entry.answer)

    def _ask_again(self, node: int) -> Request | None:
        trial = self.session.match.fork()
        trial.jump(node)
        return trial.pending
