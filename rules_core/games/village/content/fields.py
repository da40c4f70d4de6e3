"""The one declaration of what items consist of: readers take their limits from here, forms their controls."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, field_at
from rules_core.content.items import Path
from rules_core.games.village.content import (
    profile_fields,
    rules_fields,
    scenario_fields,
    terrain_fields,
    village_fields,
)
from rules_core.games.village.content.kinds import Kind

FIELDS: Final[dict[str, tuple[Field, ...]]] = {
    Kind.VILLAGE: village_fields.VILLAGE,
    Kind.BUILDING: village_fields.BUILDING,
    Kind.HERO: profile_fields.HERO,
    Kind.ENEMY: profile_fields.ENEMY,
    Kind.DEFENDER: profile_fields.DEFENDER,
    Kind.TERRAIN: terrain_fields.TERRAIN,
    Kind.GROUND: terrain_fields.GROUND,
    Kind.SCENARIO: scenario_fields.SCENARIO,
    Kind.RULES: rules_fields.RULES,
}
"""For every kind of item the fields of its table, in the order in which a form shows them."""


def field_of(kind: str, path: Path) -> Field | None:
    """The field of a kind of item that a path leads to."""
    return field_at(FIELDS.get(kind, ()), path)
