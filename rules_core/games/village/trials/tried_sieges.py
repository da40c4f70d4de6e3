"""Chooses the sieges that a test of an item plays: what is pinned, and what each game is begun with."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from rules_core.games.simulation import MOST_SEEDS
from rules_core.games.trial import Trial
from rules_core.games.village.content.types import Content
from rules_core.games.village.rules.escalation import DEFAULT_LENGTH
from rules_core.games.village.trials.plans import PARTIES
from rules_core.kernel.chance import number_below
from rules_core.kernel.game import Plain


@dataclass(frozen=True)
class TriedSieges(Trial):
    """The sieges that a test of an item plays, as a value; `SiegeTrial` plays them."""

    kind: str
    subject: str
    """The id of what is tested."""
    content: Plain
    """All content in the form of the content files."""
    village: str
    terrains: tuple[str, ...]
    """Taken in turn."""
    heroes: tuple[str, ...]
    """From whom parties are drawn."""
    leader: str = ""
    """The hero who leads every party; "" for none."""
    scenario: str = ""
    length: str = DEFAULT_LENGTH
    options: Plain = field(default_factory=dict)
    fingerprint: str = ""
    """The mark of the test (trial_mark.py)."""


def choices(trial: TriedSieges, content: Content, number: int, seed: int, heroes: int) -> Plain:
    """What `setup.build` takes for a game; the party is drawn from the seed."""
    left = [one for one in trial.heroes if one != trial.leader]
    party = [trial.leader] if trial.leader else []
    for place in range(heroes - len(party)):
        party.append(left.pop(number_below(seed, 0, 100 + place, len(left))))
    chosen: Plain = {
        "length": trial.length,
        "heroes": party,
        "village": trial.village,
        "terrain": trial.terrains[number // len(PARTIES) % len(trial.terrains)],
        "options": copy.deepcopy(trial.options),
    }
    if trial.scenario:
        chosen["scenario"] = trial.scenario
    return chosen


def game_seed(seed: int, number: int) -> int:
    """The seed of the game with this number."""
    return number_below(seed, number, 0, MOST_SEEDS)
