"""What a match keeps of the moments it has passed: states with the facts told, and how a run of the rules stops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from rules_core.kernel.facts import Fact
from rules_core.kernel.game import State
from rules_core.kernel.requests import Request


class Unanswered(BaseException):
    """Raised by a match's table at the first question without an answer. Not an `Exception`: no rule may catch it."""

    def __init__(self, request: Request) -> None:
        super().__init__(request)
        self.request = request


class OutOfStep(BaseException):
    """The rules asked another question than the journal answers: the rules have changed since."""

    def __init__(self, node: int) -> None:
        super().__init__(node)
        self.node = node


@dataclass(frozen=True)
class Told:
    """A fact and the journal entry after which it was told."""

    node: int
    fact: Fact


class Checkpoint(Generic[State]):
    """The state after an entry, and the facts told since the checkpoint before."""

    def __init__(self, node: int, ordinal: int, before: int, state: State | None, facts: tuple[Told, ...]) -> None:
        self.node = node
        self.ordinal = ordinal
        self.before = before
        self.state = state
        self.facts = facts
        self.packed: bytes | None = None

    @property
    def full(self) -> bool:
        """Whether the state is kept; between two dice of the program only the facts are."""
        return self.state is not None or self.packed is not None

    def thinned(self) -> Checkpoint[State]:
        """The facts alone: nobody goes back to a moment between two rolls of the program."""
        return Checkpoint(self.node, self.ordinal, self.before, None, self.facts)
