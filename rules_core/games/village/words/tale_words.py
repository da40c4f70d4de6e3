"""What is told together: all that happens in one activation of a hero, of an ordered group or of an Enemy Group."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.state.facts import (
    Amended,
    EnemyDecided,
    GroupActivated,
    LootChosen,
    NoteWritten,
    ObjectiveGiven,
)
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.order_facts import OrderGiven, OrderOverruled
from rules_core.games.village.words.names import Names
from rules_core.games.words import Tale
from rules_core.kernel.facts import Fact, RollCorrected, Step
from rules_core.song import topics
from rules_core.song.facts import ActivationStarted, ContactReported, GroupOrdered, Passed, QualityRolled
from rules_core.song.words.rout_words import is_of_rout

BY_PEOPLE: Final = (Amended, NoteWritten, RollCorrected, OrderOverruled)
"""What people note stays in sight."""
PLANS: Final = (LootChosen, ObjectiveGiven)
"""What a whole group means to do: it may be said while another group acts."""
REASONS: Final = (ContactReported, EnemyDecided, OrderGiven)
"""Why something is done; what is done is told behind it."""


def tale(fact: Fact, before: Fact | None, names: Names) -> Tale:
    """Where a fact stands in what is told together."""
    if isinstance(fact, (ActivationStarted, GroupOrdered)):
        return Tale.OPENS
    if isinstance(fact, GroupActivated):
        # V-6.2.3. One roll for the whole Enemy Group goes before, and its actions are told with the group.
        return Tale.TOLD if before is not None and _is_roll_of_group(before, names) else Tale.OPENS
    if _is_roll_of_group(fact, names):
        return Tale.OPENS_UNTOLD
    if isinstance(fact, (Passed, Step)):
        return Tale.ENDS
    if is_of_rout(fact, before):
        return Tale.TOGETHER
    if isinstance(fact, (*BY_PEOPLE, *PLANS)):
        return Tale.ALONE
    return Tale.UNTOLD if isinstance(fact, REASONS) else Tale.TOLD


def _is_roll_of_group(fact: Fact, names: Names) -> bool:
    if not isinstance(fact, QualityRolled) or fact.purpose != topics.ACTIVATION:
        return False
    return names.side_of(fact.model) == ENEMIES
