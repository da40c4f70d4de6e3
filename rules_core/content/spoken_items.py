"""Items that come with the program in the language in force; what people made stays as they wrote it."""

from __future__ import annotations

from typing import Any

from rules_core.wording.translation import official


def spoken_value(value: Any, place: str) -> Any:
    """A value of an item's table with all its words as the catalogue has them at that place, such as "hero/smith"."""
    if isinstance(value, dict):
        return {key: spoken_value(one, f"{place}/{key}") for key, one in value.items()}
    if isinstance(value, list):
        return [spoken_value(one, f"{place}/{_called(one, number)}") for number, one in enumerate(value, start=1)]
    return official(place, value) if isinstance(value, str) else value


def _called(entry: Any, number: int) -> str:
    """How the catalogue calls an entry of a list: by its id, else by its number from 1."""
    return str(entry["id"]) if isinstance(entry, dict) and "id" in entry else str(number)
