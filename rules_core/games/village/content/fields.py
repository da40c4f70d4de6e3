"""The one declaration of what items consist of: readers take their limits from here, forms their controls."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field
from rules_core.games.village.content import (
    profile_fields,
    rules_fields,
    scenario_fields,
    terrain_fields,
    village_fields,
)
from rules_core.games.village.content.items import ItemKind, Path

FIELDS: Final[dict[ItemKind, tuple[Field, ...]]] = {
    ItemKind.VILLAGE: village_fields.VILLAGE,
    ItemKind.BUILDING: village_fields.BUILDING,
    ItemKind.HERO: profile_fields.HERO,
    ItemKind.ENEMY: profile_fields.ENEMY,
    ItemKind.DEFENDER: profile_fields.DEFENDER,
    ItemKind.TERRAIN: terrain_fields.TERRAIN,
    ItemKind.GROUND: terrain_fields.GROUND,
    ItemKind.SCENARIO: scenario_fields.SCENARIO,
    ItemKind.RULES: rules_fields.RULES,
}
"""For every kind of item the fields of its table, in the order in which a form shows them."""


def field_at(kind: ItemKind, path: Path) -> Field | None:
    """The field that a path leads to; a place in a list belongs to the field of the list. None for unknown keys."""
    found: Field | None = None
    fields = FIELDS.get(kind, ())
    for step in path:
        if isinstance(step, int):
            continue
        found = None
        for one in fields:
            if one.key == step:
                found = one
        if found is None:
            return None
        fields = found.parts
    return found
