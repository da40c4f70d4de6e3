"""Deep water (SDS-MOV-13)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.pieces import WATER
from rules_core.kernel.table import Table
from rules_core.song import quality, wounds
from rules_core.song.facts import TraitUsed
from rules_core.song.warband import NO_MODEL

WET: Final = "wet"


def is_driven_into(table: Table, battle: Battle, model: Soldier, piece_id: str) -> bool:
    """SDS-MOV-13. Who recoils into deep water drowns, or is back at the near bank with wet powder."""
    if not battle.ground.piece(piece_id).has(WATER):
        return False
    if not quality.passes(table, battle, model, topics.WATER, "SDS-MOV-13"):
        wounds.kill(table, battle, model, NO_MODEL, "SDS-MOV-13", gruesome=False)
        return True
    arm = battle.weapon(model)
    if arm is not None:
        model.wet = True
        # He has nothing to load with until he takes it from somebody who fell.
        model.loaded = False
        model.out_of_ammunition = True
    table.tell(TraitUsed("SDS-MOV-13", model.id, WET))
    return True
