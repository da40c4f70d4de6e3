"""Traps that enemies walk into (V-7.8.5, V-7.8.6, V-7.8.7, R-V29)."""

from __future__ import annotations

from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import TrapSprung
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege, Trap
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import wounds


def spring(table: Table, siege: Siege, trap: Trap, model: Fighter) -> None:
    """V-7.8.6. One die: 1 to 3 is one wound, 4 to 6 are two."""
    face = table.roll(PLAYERS, topics.TRAP_DIE, 1, "V-7.8.6", model.id, need=4)[0]
    points = 2 if face >= 4 else 1
    # V-7.8.7. The Trap is used up.
    del siege.traps[trap.id]
    table.tell(TrapSprung("V-7.8.6", trap.id, model.id, face, points))
    # R-V29, VMS-2. A Tough model loses that many wounds, anybody else is killed; never gruesome.
    wounds.wound(table, siege, model, points, "V-7.8.6")
