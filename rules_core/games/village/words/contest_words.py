"""What two dice are about to decide in a siege, beside the dice."""

from __future__ import annotations

from rules_core.games.village.state.facts import BuildingAttacked
from rules_core.games.village.words.names import Names
from rules_core.kernel.requests import Topic
from rules_core.song.facts import AttackResolved
from rules_core.song.words import contest_words
from rules_core.wording.sentence import Sentence


def contest_line(fact: AttackResolved | BuildingAttacked, topic: Topic, names: Names) -> Sentence:
    """Both sides with their numbers, and what is needed; a building may be one of them."""
    if isinstance(fact, AttackResolved):
        return contest_words.contest_line(fact, topic, names)
    ours, theirs = fact.attacker_score - fact.attacker_die, fact.defender_score - fact.defender_die
    return contest_words.sums_line(
        names.of(fact.model), [ours], names.of(fact.building), [theirs], topic, fact.attacker_die
    )
