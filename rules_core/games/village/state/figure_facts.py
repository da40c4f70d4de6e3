"""What a wave lacked for want of miniatures, as facts (R-V05): told only together with the wave itself."""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.kernel.facts import Fact


@dataclass(frozen=True)
class EnemySwapped(Fact):
    """No figure of the wished type was free; another of its class came, or nobody ("").

    `rank` is "boss", "elite", "mob" or "ambush"; `usable` is how many figures serve for the wished type at all.
    """

    group: int
    rank: str
    wished: str
    came: str
    usable: int


@dataclass(frozen=True)
class GroupCutShort(Fact):
    """Fewer of the type came than were wished: there are no more figures (V-5.4.5)."""

    group: int
    enemy: str
    wished: int
    came: int
    usable: int


@dataclass(frozen=True)
class BehaviourSwapped(Fact):
    """No figure for the rolled Behaviour was free, so it was rolled again (R-V08, R-V44)."""

    group: int
    wished: str
    came: str


@dataclass(frozen=True)
class WaveCutShort(Fact):
    """The wave is as large as the figures allow, not as large as the budget does (V-5.4.7)."""

    total: int
    budget: int


@dataclass(frozen=True)
class StandInsUsed(Fact):
    """Which figures stand for others: one text for each pair, "type*count=type of the figures"."""

    pairs: tuple[str, ...]
