"""Misses end no turn that is over anyway."""

from __future__ import annotations

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.hero_turn import PASS
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.question_words import question
from rules_core.kernel.requests import Choose
from rules_core.kernel.table import PLAYERS
from rules_core.song import topics as song_topics
from tests.games.village.fighting import fight, hero


def test_what_a_turnover_costs_is_told_while_somebody_comes_after() -> None:
    state = fight(Behaviour.HUNTER)
    ada, other = hero(state, "ada", 0, -8), hero(state, "ben", 4, -8)
    names = SiegeNames(state.world)
    dice = Choose(PLAYERS, song_topics.DICE, "SBH-ACT-6", ada.id, ("1", "2", "3"))
    who = Choose(PLAYERS, topics.WHOM, "V-6.1.4", "", (ada.id, PASS))
    assert question(dice, state, names).second.endswith("Two misses end your turn.")
    other.activated = True
    assert question(dice, state, names).second == "Each 3 or more is an action. The turn is over afterwards."
    assert question(who, state, names).second == "Only one is left who may act in this turn."
