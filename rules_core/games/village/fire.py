"""Fire (V-6.5)."""

from __future__ import annotations

from rules_core.games.village.siege import Building, Siege
from rules_core.kernel.table import Table
from rules_core.song.warband import Model


def ignite(table: Table, siege: Siege, model: Model, building: Building) -> None:
    """V-6.5.2. A Torch Bearer sets a building alight instead of attacking it."""
    raise NotImplementedError


def resolve_fires(table: Table, siege: Siege) -> None:
    """V-7.1.2 (1). When a wave has ended, resolve the burning buildings first."""
    raise NotImplementedError
