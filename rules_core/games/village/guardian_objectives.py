"""What Guardians hold (V-6.3.17, V-6.3.18)."""

from __future__ import annotations

from rules_core.games.village.siege import Group, Siege
from rules_core.kernel.table import Table


def assign_objective(table: Table, siege: Siege, group: Group) -> None:
    """V-6.3.17. On deployment a Guardian Group receives its objective; other groups receive none."""
    raise NotImplementedError
