"""What can be wrong with a pack: kinds of faults, each with its place; the window has words for every kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from rules_core.content.items import Finding, Item

MOST_FAULTS: Final = 200
"""So many faults are told one by one; of the others only the number."""


class FaultKind(Enum):
    """What kind of fault it is."""

    UNREADABLE = "unreadable"
    """The system does not give the file out: `reason`."""
    TOO_LARGE = "too large"
    """The file has more than `most` million characters."""
    TOO_MUCH = "too much"
    """The file holds `found` values, where at most `most` may stand."""
    EMPTY = "empty"
    NO_TEXT = "no text"
    NO_JSON = "no json"
    """Cut off or mistyped in `line` and `column`."""
    NO_PACK = "no pack"
    A_GAME = "a game, no pack"
    NEWER = "newer"
    """The pack was written in the later format `format`."""
    TOO_DEEP = "too deep"
    TWICE = "twice"
    """The key stands twice in its table."""
    NUMBER = "number"
    """A number that is none, or has no end, or is too long: `found`."""
    LONG = "long"
    """A text of `found` characters, where at most `most` may stand."""
    CHARACTER = "character"
    """A character that nobody sees, or half a one: `found`, as its number."""
    MARKUP = "markup"
    """The text has something like <b> in it: `found`."""
    UNKNOWN = "unknown"
    """The key is not known; `known` are."""
    MISSING = "missing"
    """The key is not there."""
    TEXT = "text"
    """A text belongs here."""
    WHOLE = "whole"
    """A whole number from `least` to `most` belongs here."""
    TABLE = "table"
    """A table belongs here."""
    LIST = "list"
    """A list of `least` to `most` items belongs here."""
    WORD = "word"
    """One of `known` belongs here."""
    NO_ID = "no id"
    """The item has no id, or one that is none: `found`."""
    SAME_ID = "same id"
    """The item stands twice in the pack."""
    TEST = "test"
    """The result of the quick test is none."""
    DRAWING = "drawing"
    """A drawing cannot be: `why` says it all."""
    FINDING = "finding"
    """What the rules say about the item: the problem's `finding`."""


OF_A_TEXT: Final = frozenset({FaultKind.LONG, FaultKind.MARKUP})
"""What a text alone has got wrong, and nobody trips over who reads on."""


@dataclass(frozen=True)
class PackFault:
    """One thing to mend in a pack."""

    place: str
    """Where, such as "items[3].hero maren-oak.combat"; "" for the file as a whole."""
    kind: FaultKind
    values: Mapping[str, str | int] = field(default_factory=dict)
    """What the words for this kind name."""
    finding: Finding | None = None
    item: Item | None = None
    """Whose finding it is."""

    def __str__(self) -> str:
        # For logs and tests; players read the window's words.
        if self.finding is not None:
            return f"{self.place}: {self.finding.sentence} {self.finding.remedy}"
        values = ", ".join(f"{key}={value}" for key, value in self.values.items())
        return f"{self.place or 'file'}: {self.kind.value}{f' ({values})' if values else ''}"


class PackProblem(Exception):
    """A pack that cannot be used. Nothing has been changed."""

    def __init__(self, problems: list[PackFault], more: int = 0) -> None:
        """`more` faults were found beside those that are told."""
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems
        self.more = more


class Faults:
    """Gathers faults, the first of them by name and the others by number."""

    def __init__(self) -> None:
        self.problems: list[PackFault] = []
        self.more = 0

    def add(self, place: str, kind: FaultKind, **values: str | int) -> None:
        """Note a fault."""
        self.note(PackFault(place, kind, values))

    def note(self, problem: PackFault) -> None:
        """Note a fault."""
        if len(self.problems) < MOST_FAULTS:
            self.problems.append(problem)
        else:
            self.more += 1

    def say_better(self, place: str) -> None:
        """Forget what the text alone has got wrong at a place: somebody knows what stands there and what helps."""
        self.problems = [one for one in self.problems if one.place != place or one.kind not in OF_A_TEXT]

    @property
    def bar_reading(self) -> bool:
        """Whether there are so many faults, or such, that all that is read after them means nothing."""
        return self.more > 0 or any(one.kind not in OF_A_TEXT for one in self.problems)

    def raise_any(self) -> None:
        """Raises `PackProblem` when there is a fault."""
        if self.problems:
            raise PackProblem(self.problems, self.more)
