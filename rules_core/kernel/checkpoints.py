"""What a match keeps of the moments it has passed: states with the facts told, and how a run of the rules stops."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Generic

from rules_core.kernel.facts import Fact, Step
from rules_core.kernel.game import State
from rules_core.kernel.requests import Request
from rules_core.kernel.rolls import Rolled

NONE_BEFORE: Final = -1
"""There is no checkpoint before this one, or none is known."""
GIVEN: Final = -2
"""Nor is there one here, and the game itself cannot make this one: the match began from a state that was given."""


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
    """The state after an entry, and what was told and rolled since the checkpoint before."""

    def __init__(
        self,
        node: int,
        ordinal: int,
        before: int,
        state: State | None,
        facts: tuple[Told, ...],
        rolls: tuple[Rolled, ...] | None = None,
    ) -> None:
        self.node = node
        self.ordinal = ordinal
        self.before = before
        self.state = state
        self.facts = facts
        self.rolls = rolls
        """None in what an earlier version saved: the rules have to tell them once more (`Match.rolls`)."""
        self.packed: bytes | None = None

    @property
    def full(self) -> bool:
        """Whether the state is kept; between two dice of the program only the facts are."""
        return self.state is not None or self.packed is not None

    def thinned(self) -> Checkpoint[State]:
        """Without the state: nobody goes back to a moment between two rolls of the program."""
        return Checkpoint(self.node, self.ordinal, self.before, None, self.facts, self.rolls)

    def alone(self) -> Checkpoint[State]:
        """The same state as a beginning, without what came before it."""
        other = Checkpoint(self.node, self.ordinal, NONE_BEFORE, self.state, (), ())
        other.packed = self.packed
        return other


class ToldBefore(Generic[State]):
    """Facts and rolls up to a checkpoint, kept, so that a run from the next one need not gather a whole game again."""

    def __init__(self) -> None:
        self.at: Checkpoint[State] | None = None
        self.facts: list[Told] = []
        self.rolls: list[Rolled] = []
        self.lacks_rolls = False
        """Whether some of the rolls are not known yet."""
        self.steps: list[Told] = []
        """Those of the facts that are named steps."""

    def move_to(self, checkpoint: Checkpoint[State], checkpoints: dict[int, Checkpoint[State]]) -> None:
        """Hold the facts up to this checkpoint."""
        missing: list[Checkpoint[State]] = []
        one: Checkpoint[State] | None = checkpoint
        while one is not None and not self._is_at(one):
            missing.append(one)
            one = checkpoints[one.before] if one.before >= 0 else None
        if one is None:
            self.facts, self.steps, self.rolls, self.lacks_rolls = [], [], [], False
        for later in reversed(missing):
            self.facts.extend(later.facts)
            self.steps.extend(steps_among(later.facts))
            self.rolls.extend(later.rolls or ())
            self.lacks_rolls = self.lacks_rolls or later.rolls is None
        self.at = checkpoint

    def _is_at(self, other: Checkpoint[State]) -> bool:
        """The same moment with the same facts; its state may have been packed or given up since."""
        at = self.at
        return at is not None and (at.node, at.before) == (other.node, other.before) and at.facts is other.facts


def steps_among(facts: Iterable[Told]) -> list[Told]:
    """The named steps, in order."""
    return [told for told in facts if isinstance(told.fact, Step)]
