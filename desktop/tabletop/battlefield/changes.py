"""Compares the items on the table with the pictures they are to show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.look.token import TokenView
from desktop.tabletop.battlefield.items import BuildingItem, MarkerItem
from desktop.tabletop.battlefield.token_item import TokenItem
from desktop.tabletop.battlefield.views import BuildingView, MarkerView


@dataclass(frozen=True, slots=True)
class Changes:
    """What a call of `set_tokens` or `set_pieces` changed, by id."""

    added: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()

    @property
    def any(self) -> bool:
        return bool(self.added or self.changed or self.moved or self.removed)


def differences(
    items: Mapping[str, TokenItem] | Mapping[str, BuildingItem] | Mapping[str, MarkerItem],
    wanted: Mapping[str, TokenView] | Mapping[str, BuildingView] | Mapping[str, MarkerView],
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Ids that are new, that look different, and that are gone."""
    added = tuple(item_id for item_id in wanted if item_id not in items)
    changed = tuple(item_id for item_id, view in wanted.items() if item_id in items and items[item_id].view != view)
    removed = tuple(item_id for item_id in items if item_id not in wanted)
    return added, changed, removed
