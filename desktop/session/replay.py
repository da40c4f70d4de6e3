"""What has happened, once more: the states that a game came through, as far as the picture has come again."""

from __future__ import annotations

from collections import deque
from typing import Any

from rules_core.kernel.journal import ROOT
from rules_core.kernel.match import Match, NewDiceWait
from rules_core.kernel.requests import IllegalAnswer


class Replay:
    """Plays a copy of a match from before an entry of its journal, with the answers that were given then."""

    def __init__(self, match: Match[Any], node: int) -> None:
        journal = match.journal
        before = journal.entries[node].parent if node != ROOT else ROOT
        self._copy = copy = match.fork()
        copy.supplier = NewDiceWait()
        copy.jump(before)
        copy.is_watched = True
        self.game, self.first = copy.game, copy.state
        self.facts_before = len(copy.facts)
        self._entries = deque(journal.entries[one] for one in journal.way(before, journal.head))
        self._moments: deque[tuple[int, Any]] = deque()

    def state_after(self, facts: int) -> Any:
        """The last state that the rules came to by then; None where nothing new has come true."""
        self._read_on(facts)
        found = None
        while self._moments and self._moments[0][0] <= facts:
            found = self._moments.popleft()[1]
        return found

    def coming(self, facts: int) -> Any:
        """The state to which the answer led that is being shown now."""
        self._read_on(facts)
        return self._copy.state

    def _read_on(self, facts: int) -> None:
        while self._entries and len(self._copy.facts) <= facts:
            self._go_on()

    def _go_on(self) -> None:
        entry = self._entries.popleft()
        try:
            if entry.is_amend:
                self._copy.amend(entry.path, entry.value)
            else:
                self._copy.answer(entry.answer, entry.by)
        except IllegalAnswer:
            # What was corrected later went another way: from here on the end is shown when it comes.
            self._entries.clear()
            return
        self._moments.extend(self._copy.moments)
