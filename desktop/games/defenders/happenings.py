"""What has just happened, in a sentence for the question that comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.defenders.state.facts import (
    AbilityUsed,
    CardDrawn,
    DuelFought,
    IntelligenceGathered,
    MoraleChanged,
    NothingHappened,
    OnTheirWay,
    PlaceHeld,
    PlaceLost,
    PlaceRegained,
    Protected,
    Stalled,
    ThreatCame,
    ThreatDestroyed,
    UnitHealed,
    UnitKilled,
    UnitMoved,
    UnitWounded,
)
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact

TOLD: Final = (
    AbilityUsed,
    DuelFought,
    IntelligenceGathered,
    MoraleChanged,
    NothingHappened,
    OnTheirWay,
    PlaceHeld,
    PlaceLost,
    PlaceRegained,
    Protected,
    Stalled,
    ThreatCame,
    ThreatDestroyed,
    UnitHealed,
    UnitKilled,
    UnitMoved,
    UnitWounded,
)


def latest(facts: Sequence[Fact], words: Words) -> str:
    """The last thing that was told since the last card, "" where there is none."""
    for fact in reversed(facts):
        if isinstance(fact, TOLD):
            return words.fact(fact).text()
        if isinstance(fact, CardDrawn):
            break
    return ""
