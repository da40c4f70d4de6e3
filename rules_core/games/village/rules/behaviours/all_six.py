"""The table of the six Behaviours (section 6.3)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.behaviours.behaviour import BehaviourRule
from rules_core.games.village.rules.behaviours.fanatic import Fanatic
from rules_core.games.village.rules.behaviours.guardian import Guardian
from rules_core.games.village.rules.behaviours.hunter import Hunter
from rules_core.games.village.rules.behaviours.mindless import Mindless
from rules_core.games.village.rules.behaviours.raider import Raider
from rules_core.games.village.rules.behaviours.ravager import Ravager

RULES: Final[dict[Behaviour, BehaviourRule]] = {
    Behaviour.RAVAGER: Ravager(),
    Behaviour.HUNTER: Hunter(),
    Behaviour.RAIDER: Raider(),
    Behaviour.MINDLESS: Mindless(),
    Behaviour.FANATIC: Fanatic(),
    Behaviour.GUARDIAN: Guardian(),
}
"""In the order of the D6 that selects them."""
