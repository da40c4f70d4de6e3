"""The enemy's turn: groups in order, one roll for each, one model after the other (V-6.1.6 to V-6.2.9)."""

from __future__ import annotations

from rules_core.games.village.siege import Group, Siege
from rules_core.kernel.table import Table


def begin(table: Table, siege: Siege) -> None:
    """The enemy's turn begins: no group has been activated."""
    raise NotImplementedError


def next_group(siege: Siege) -> Group | None:
    """V-6.1.7. The group with the lowest number that has not been activated this turn."""
    raise NotImplementedError


def begin_group(table: Table, siege: Siege, group: Group) -> None:
    """V-6.2.2, V-6.2.3. A group rolls its dice; `siege.group_turn` says what follows."""
    raise NotImplementedError


def next_model(table: Table, siege: Siege) -> None:
    """V-6.2.6. The next model of the group takes all its actions; after the last the group's activation ends."""
    raise NotImplementedError


def next_step(table: Table, siege: Siege) -> bool:
    """One piece of the enemy's turn: a group rolls, or one model acts. Returns whether the turn goes on."""
    raise NotImplementedError
