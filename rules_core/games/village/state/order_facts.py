"""What is told at a real table about the orders that people carry out for the enemy."""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Topic
from rules_core.song.warband import ModelId

OrderLeg = tuple[str, str, int, str, int, int, str, bool]
"""One thing that the model does: the deed (`decisions`), the id it is about, how far it goes in tenths of a millimetre,
the stick that this is ("" when it stops short of it), x and y where it ends, the id of what it goes around or "", and
whether it touches then what it is after."""


OrderTie = tuple[str, str, tuple[str, ...]]
"""The clause of a choice that was the players', what they chose, and all that they could choose."""


@dataclass(frozen=True)
class OrderGiven(Fact):
    """What the rules make an enemy do next, up to the first dice, for the people to carry out (V-6.2.7)."""

    model: ModelId
    actions: int
    legs: tuple[OrderLeg, ...]
    goal: str
    """What it is after, as in `EnemyDecided`."""
    chosen: str
    decided_by: str
    runner_up: str
    runner_up_distance: int
    ties: tuple[OrderTie, ...]
    """What was equally good and the players have settled."""
    ends_with: Topic
    """The topic of the dice that follow, "" when none do."""


@dataclass(frozen=True)
class OrderOverruled(Fact):
    """The people at the table had the model do something else (R-V37): "stay", or the id of another goal."""

    model: ModelId
    instead: str
