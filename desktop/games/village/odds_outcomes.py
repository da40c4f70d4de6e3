"""The outcomes whose odds a siege counts, beyond those of the engine."""

from __future__ import annotations

from desktop.tabletop.odds_outcomes import ActivationOutcome, AttackOutcome
from rules_core.games.village.rules.topics import OVERWATCH
from rules_core.kernel.requests import Answer, Request


class SiegeAttack(AttackOutcome):
    """An attack or a shot. Overwatch, which works once in a wave, is kept: its own question shows the odds with it."""

    def decide(self, request: Request) -> Answer | None:
        return "no" if request.topic == OVERWATCH else super().decide(request)


class SiegeActivation(ActivationOutcome):
    """An activation; the same holds for it."""

    def decide(self, request: Request) -> Answer | None:
        return "no" if request.topic == OVERWATCH else super().decide(request)
