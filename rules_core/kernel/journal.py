"""The journal: every answer ever given in a match, as a tree. Undo moves the head up, redo down; nothing is cut off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rules_core.kernel.requests import Answer

ROOT: Final = 0
"""The place before the first answer."""

PERSON: Final = "person"
BOT: Final = "bot"
PROGRAM_BY: Final = "program"


@dataclass(frozen=True)
class Correction:
    """Where a correction by a person came from and led to, so that undo takes it back as a whole.

    `entry` is the roll that it replaces, -1 for a correction of the state; `left` the head before it; `end` the head
    after it, when the later answers had been given again. Both are -1 where the correction itself was given again.
    """

    entry: int
    left: int
    end: int


@dataclass(frozen=True)
class Entry:
    """One answer, or one correction by a person.

    `parent` is the entry before it, `fingerprint` that of the question, `by` who gave it. A correction has a `path`
    into the state and its value; `ordinal` counts the checkpoints since `parent`, so that it is applied at the same
    one.
    """

    parent: int
    fingerprint: int
    answer: Answer
    by: str
    path: str = ""
    value: Any = None
    ordinal: int = 0
    correction: Correction | None = None
    """Set for corrections of the state and for dice that were corrected."""

    @property
    def is_amend(self) -> bool:
        """Whether this is a correction of the state and no answer to a question."""
        return self.path != ""

    def after(self, parent: int) -> Entry:
        """The same answer given again after another entry."""
        correction = Correction(self.correction.entry, -1, -1) if self.correction is not None else None
        return self._with(parent, correction)

    def alone(self, parent: int) -> Entry:
        """The same answer in another journal, which knows nothing of what it corrected."""
        return self._with(parent, None)

    def closed(self, end: int) -> Entry:
        """The same correction, when it is known where it led."""
        assert self.correction is not None
        return self._with(self.parent, Correction(self.correction.entry, self.correction.left, end))

    def _with(self, parent: int, correction: Correction | None) -> Entry:
        return Entry(parent, self.fingerprint, self.answer, self.by, self.path, self.value, self.ordinal, correction)


@dataclass(frozen=True)
class HeadMove:
    """The head was moved by undo, redo or a jump; `past_reveal` marks an undo over what had been seen."""

    after_entries: int
    to: int
    past_reveal: bool


LONG_TEXT: Final = 24
"""Texts of answers from so many characters on: marks and names of drawings, and what people write."""
MOST_TEXT: Final = 32_768
"""So many bytes at most are looked back on; more would not be used by what packs states."""


class Journal:
    """A tree of entries with a head. Entry 0 is the root and holds no answer."""

    def __init__(self) -> None:
        self.entries: list[Entry] = [Entry(-1, 0, "", PROGRAM_BY)]
        self.head: int = ROOT
        self.moves: list[HeadMove] = []
        self.latest_child: dict[int, int] = {}
        self.correction_to: dict[int, int] = {}
        """The corrections by the entry where each ended."""
        self.correction_from: dict[int, int] = {}
        """The ends of corrections by the entry at which people stood before; the latest one counts."""
        self._texts = bytearray()
        self._ends: list[int] = []
        """How much of these texts was there after each entry."""

    def copy(self) -> Journal:
        """A journal that grows on its own."""
        other = Journal()
        other.entries = list(self.entries)
        other.head = self.head
        other.moves = list(self.moves)
        other.latest_child = dict(self.latest_child)
        other.correction_to = dict(self.correction_to)
        other.correction_from = dict(self.correction_from)
        return other

    def append(self, entry: Entry) -> int:
        """Add an entry and move the head to it; an equal answer that is already there is used again."""
        again = self.latest_child.get(entry.parent, -1)
        if again >= 0 and self.entries[again] == entry:
            self.head = again
            return again
        self.head = self.take(entry)
        return self.head

    def take(self, entry: Entry) -> int:
        """Add an entry, as a save holds it, without moving the head; gives its number."""
        number = len(self.entries)
        self.entries.append(entry)
        self.latest_child[entry.parent] = number
        self._note_correction(number)
        return number

    def close_correction(self, number: int) -> None:
        """The head stands where a correction has led."""
        self.entries[number] = self.entries[number].closed(self.head)
        self._note_correction(number)

    def _note_correction(self, number: int) -> None:
        correction = self.entries[number].correction
        if correction is not None and correction.end >= 0:
            self.correction_to[correction.end] = number
            self.correction_from[correction.left] = correction.end

    def left_by_correction(self, node: int) -> int:
        """Where people stood before the correction that ended here, but for dice of the program since; -1: none."""
        while node != ROOT:
            if node in self.correction_to:
                correction = self.entries[self.correction_to[node]].correction
                return correction.left if correction is not None else -1
            if self.entries[node].by != PROGRAM_BY:
                return -1
            node = self.entries[node].parent
        return -1

    def before_program(self, node: int) -> int:
        """The last answer of a person or bot at or before the entry, `ROOT` when there is none."""
        while node != ROOT and self.entries[node].by == PROGRAM_BY:
            node = self.entries[node].parent
        return node

    def move_to(self, node: int, *, past_reveal: bool = False) -> None:
        """Undo, redo or jump: the head stands at `node` now."""
        self.moves.append(HeadMove(len(self.entries), node, past_reveal))
        self.head = node
        self.mark_latest(node)

    def mark_latest(self, node: int) -> None:
        """Make redo lead along the way to `node` again."""
        is_marked = False
        while node != ROOT:
            parent = self.entries[node].parent
            is_marked = is_marked or self.latest_child.get(parent) == node
            if is_marked and not self.correction_from:
                return
            self.latest_child[parent] = node
            # Who goes this way now has left the correction that once led away from there.
            self.correction_from.pop(parent, None)
            node = parent

    def forget_way_from(self, node: int) -> None:
        """Redo leads nowhere from here: what follows does not fit the rules of today. The answers stay."""
        self.latest_child.pop(node, None)
        self.correction_from.pop(node, None)

    def texts_until(self, node: int) -> bytes:
        """The long texts of all answers that were there with this entry, on whichever branch: they never change."""
        while len(self._ends) <= node:
            answer = self.entries[len(self._ends)].answer
            for one in (answer,) if isinstance(answer, str) else answer:
                if isinstance(one, str) and len(one) >= LONG_TEXT:
                    self._texts += one.encode("utf-8", "replace")
            self._ends.append(len(self._texts))
        end = self._ends[node]
        return bytes(self._texts[max(0, end - MOST_TEXT) : end])

    def depth(self, node: int) -> int:
        """How many answers lie before and at the node."""
        count = 0
        while node != ROOT:
            node = self.entries[node].parent
            count += 1
        return count

    def way(self, above: int, node: int) -> list[int]:
        """The entries after `above` down to `node`, in playing order; `above` must lie on the way."""
        way: list[int] = []
        while node != above:
            way.append(node)
            node = self.entries[node].parent
        way.reverse()
        return way

    def is_above(self, above: int, node: int) -> bool:
        """Whether `above` lies on the way from the root to `node` (or is it)."""
        while node > above:
            node = self.entries[node].parent
        return node == above

    def leaves(self) -> list[int]:
        """The ends of all branches, oldest first."""
        parents = {entry.parent for entry in self.entries}
        return [node for node in range(len(self.entries)) if node not in parents]
