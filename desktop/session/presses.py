"""What one press has answered: undo takes it back as a whole, as long as the game is open."""

from __future__ import annotations

from typing import Any

from desktop.session.seats import Seats
from rules_core.kernel.journal import BOT, PROGRAM_BY, ROOT, Journal
from rules_core.kernel.match import Match


class Presses:
    """The presses of one game in one window."""

    def __init__(self) -> None:
        self._begun: dict[int, int] = {}
        """Where each began that gave several answers at once, by where it ended."""
        self._played: set[int] = set()
        """Where those began after which somebody answered for people."""

    def gave(self, start: int, journal: Journal) -> None:
        """Several answers were given at once."""
        self._begun[journal.before_program(journal.head)] = start

    def lets_play(self, start: int) -> None:
        """From here on somebody answers for people, until they answer for themselves."""
        self._played.add(start)

    def undo_target(self, match: Match[Any], seats: Seats) -> int:
        """The entry to which undo leads, -1 for none: answers of seats without a person go with the one before them."""
        target, journal = match.undo_target(), match.journal
        if journal.left_by_correction(journal.head) >= 0:
            return target
        node = journal.before_program(journal.head)
        if node in self._begun:
            return self._begun[node]
        start = self._played_from(journal, node)
        if start >= 0 or not seats.to_plain():
            return start if start >= 0 else target
        while node != ROOT and journal.entries[node].by == BOT:
            node = journal.before_program(journal.entries[node].parent)
        return journal.entries[node].parent if node != ROOT else target

    def _played_from(self, journal: Journal, node: int) -> int:
        """Where the press lies after which all since was answered for people; -1 for none."""
        while node != ROOT and journal.entries[node].by in (BOT, PROGRAM_BY):
            node = journal.entries[node].parent
            if node in self._played:
                return node
        return -1
