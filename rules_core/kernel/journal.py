"""The journal: every answer ever given in a match, as a tree. Undo moves the head up, redo down; nothing is cut off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_core.kernel.requests import Answer

ROOT = 0
"""The place before the first answer."""

PERSON = "person"
BOT = "bot"
PROGRAM_BY = "program"


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

    @property
    def is_amend(self) -> bool:
        """Whether this is a correction and no answer to a question."""
        return self.path != ""


@dataclass(frozen=True)
class Move:
    """The head was moved by undo, redo or a jump; `past_reveal` marks an undo over what had been seen."""

    after_entries: int
    to: int
    past_reveal: bool


class Journal:
    """A tree of entries with a head. Entry 0 is the root and holds no answer."""

    def __init__(self) -> None:
        self.entries: list[Entry] = [Entry(-1, 0, "", PROGRAM_BY)]
        self.head: int = ROOT
        self.moves: list[Move] = []
        self.latest_child: dict[int, int] = {}

    def copy(self) -> Journal:
        """A journal that grows on its own."""
        other = Journal()
        other.entries = list(self.entries)
        other.head = self.head
        other.moves = list(self.moves)
        other.latest_child = dict(self.latest_child)
        return other

    def append(self, entry: Entry) -> int:
        """Add an entry and move the head to it; an equal answer that is already there is used again."""
        again = self.latest_child.get(entry.parent, -1)
        if again >= 0 and self.entries[again] == entry:
            self.head = again
            return again
        self.entries.append(entry)
        self.head = len(self.entries) - 1
        self.latest_child[entry.parent] = self.head
        return self.head

    def move_to(self, node: int, past_reveal: bool = False) -> None:
        """Undo, redo or jump: the head stands at `node` now."""
        self.moves.append(Move(len(self.entries), node, past_reveal))
        self.head = node
        self.mark_latest(node)

    def mark_latest(self, node: int) -> None:
        """Make redo lead along the way to `node` again."""
        while node != ROOT:
            parent = self.entries[node].parent
            if self.latest_child.get(parent) == node:
                return
            self.latest_child[parent] = node
            node = parent

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
