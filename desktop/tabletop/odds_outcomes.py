"""The outcomes whose odds are counted on the engine: of attacks, shots and activations."""

from __future__ import annotations

from rules_core.kernel.facts import Fact
from rules_core.kernel.odds import Outcome
from rules_core.kernel.requests import Answer, Choose, Pick, Request
from rules_core.song import topics as song_topics
from rules_core.song.facts import AttackResolved, QualityRolled


class RollOutcome(Outcome):
    """What comes of dice when questions in between get the answer that most people would give.

    A failed die is rolled again where that can be done, and everybody who can joins in a shot.
    """

    def decide(self, request: Request) -> Answer | None:
        if isinstance(request, Choose) and song_topics.is_reroll(request.topic):
            return request.options[0]
        if isinstance(request, Pick) and request.topic == song_topics.VOLLEY:
            return request.options[: request.most]
        return None


ASKED = "asked"
"""People are asked before the dice fall, as about the distance where there is no map: nobody knows the odds yet."""


STOPPED = "stopped"
"""Whoever was to attack does not come to it: something happens on the way."""


class AttackOutcome(RollOutcome):
    """What an attack or a shot does: "target:kill", "self:fall", "draw", "nothing"..., or `ASKED`, or `STOPPED`.

    With `defends` it is somebody attacked who counts as "self": they may roll their die again.
    """

    def __init__(self, *, defends: bool = False) -> None:
        self._defends = defends

    def of_misfit(self) -> str:
        return STOPPED

    def of_end(self) -> str:
        return ASKED

    def of_fact(self, fact: Fact) -> str:
        if not isinstance(fact, AttackResolved):
            return ""
        if not fact.loser:
            return fact.result
        ours = fact.defender if self._defends else fact.attacker
        return f"{'self' if fact.loser == ours else 'target'}:{fact.result}"


ACTIVATIONS = (song_topics.ACTIVATION, song_topics.GROUP, song_topics.HEALING)
"""What dice are rolled for whose number a player chooses."""


class ActivationOutcome(RollOutcome):
    """What a roll with a chosen number of dice gives: "successes:failures"."""

    def of_fact(self, fact: Fact) -> str:
        if not isinstance(fact, QualityRolled) or fact.purpose not in ACTIVATIONS:
            return ""
        return f"{fact.successes}:{fact.failures}"
