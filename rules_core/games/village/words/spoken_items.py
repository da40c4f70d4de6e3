"""Items that come with the program in the language in force; what people made stays as they wrote it."""

from __future__ import annotations

from typing import Any

from rules_core.games.village.content.items import Item, ItemKind
from rules_core.games.village.content.library_content import official_content
from rules_core.wording.translation import official


def official_name(item: Item) -> str:
    """What an official item is called."""
    return official(f"{_place(item)}/name", item.name)


def official_text(item: Item) -> str:
    """What is told of an official item; "" where nothing is."""
    text = str(item.plain.get("text", ""))
    return official(f"{_place(item)}/text", text) if text else ""


def spoken(item: Item) -> Item:
    """An official item with all its words in the language in force: what a copy of it begins with."""
    return Item(item.kind, _spoken(item.plain, _place(item)))


def _spoken(value: Any, place: str) -> Any:
    if isinstance(value, dict):
        return {key: _spoken(one, f"{place}/{key}") for key, one in value.items()}
    if isinstance(value, list):
        return [_spoken(one, f"{place}/{_called(one, number)}") for number, one in enumerate(value, start=1)]
    return official(place, value) if isinstance(value, str) else value


def _called(entry: Any, number: int) -> str:
    """How the catalogue calls an entry of a list: by its id, else by its number from 1."""
    return str(entry["id"]) if isinstance(entry, dict) and "id" in entry else str(number)


def _place(item: Item) -> str:
    """Where the catalogue has its words; a building's stand with its village."""
    if item.kind is ItemKind.BUILDING:
        for village in official_content().villages.values():
            if any(building.id == item.id for building in village.buildings):
                return f"village/{village.id}/building/{item.id}"
    return f"{item.kind.value}/{item.id}"
