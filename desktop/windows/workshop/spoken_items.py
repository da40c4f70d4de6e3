"""Names and texts of official items in the language in force; own items stay as people wrote them."""

from __future__ import annotations

from functools import cache

from rules_core.games.village.items import Item, ItemKind
from rules_core.games.village.library_content import official_content
from rules_core.kernel.tongue import official


def official_name(item: Item) -> str:
    """What an official item is called."""
    return official(f"{_place(item)}/name", item.name)


def official_text(item: Item) -> str:
    """What is told of an official item; "" where nothing is."""
    text = str(item.plain.get("text") or item.plain.get("story") or "")
    return official(f"{_place(item)}/text", text) if text else ""


def _place(item: Item) -> str:
    """Where the catalogue has its words."""
    if item.kind is ItemKind.BUILDING:
        return _building_places().get(item.id, f"building/{item.id}")
    return f"{item.kind.value}/{item.id}"


@cache
def _building_places() -> dict[str, str]:
    return {
        building.id: f"village/{village.id}/building/{building.id}"
        for village in official_content().villages.values()
        for building in village.buildings
    }
