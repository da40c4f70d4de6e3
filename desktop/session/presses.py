"""What one press has answered: undo takes it back as a whole, as long as the game is open."""

from __future__ import annotations

from typing import Any

from desktop.session.seats import Seats
from rules_core.kernel.journal import BOT, PROGRAM_BY, ROOT, Journal
from rules_core.kernel.match import Match

BEYOND = "/beyond"
"""How the path of a correction ends that belongs to the answer before it: the hand went further than the rules."""


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
        if node == ROOT:
            return target
        return self._begun.get(node, journal.entries[node].parent)

    def undo(self, match: Match[Any], seats: Seats) -> bool:
        """Take the last press back; False where there is none."""
        beyond = _ends_beyond(match.journal)
        target = self.undo_target(match, seats)
        if target < 0:
            return False
        match.jump(target)
        if beyond:
            # One gesture of the hand, one undo: the answer goes with the note on where it ended.
            match.undo()
        return True

    def redo(self, match: Match[Any]) -> bool:
        """Give again what undo took back, a press as a whole; False where there is nothing."""
        end = self._end_of_press(match.journal)
        if end >= 0:
            match.jump(end)
            return True
        if not match.redo():
            return False
        after = match.redo_target()
        if after >= 0 and match.journal.entries[after].path.endswith(BEYOND):
            match.redo()
        return True

    def _end_of_press(self, journal: Journal) -> int:
        """Where the press ended that was taken back to here; -1 where the next answer was none of several."""
        node = journal.latest_child.get(journal.head, -1)
        while node >= 0:
            if self._begun.get(node) == journal.head:
                return node
            node = journal.latest_child.get(node, -1)
        return -1

    def _played_from(self, journal: Journal, node: int) -> int:
        """Where the press lies after which all since was answered for people; -1 for none."""
        while node != ROOT and journal.entries[node].by in (BOT, PROGRAM_BY):
            node = journal.entries[node].parent
            if node in self._played:
                return node
        return -1


def _ends_beyond(journal: Journal) -> bool:
    """Whether the last thing that people did was to put a miniature beyond what the rules allow."""
    return journal.entries[journal.before_program(journal.head)].path.endswith(BEYOND)
