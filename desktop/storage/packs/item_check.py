"""What the rules have to say about the items of a pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from desktop.storage.item_json import schema_of
from desktop.storage.packs.faults import FaultKind, Faults, PackFault
from desktop.storage.packs.known_items import KnownItems
from desktop.storage.packs.pack import PackItem
from desktop.storage.packs.strict_json import shown
from rules_core.content.ids import is_id
from rules_core.content.items import Finding, Item, Path, Weight
from rules_core.content.known import Known
from rules_core.content.references import Reference

OWN_ID: Final = "in-this-pack"


class Stopped(Exception):
    """Somebody has pressed "Stop" while the pack was looked through."""


def check_items(items: Sequence[PackItem | None], faults: Faults, stopped: Callable[[], bool] | None = None) -> None:
    """Note what must be solved in each item; None stands for a row that is none. Raises `Stopped`.

    What an item speaks of and the pack does not have may be in somebody's library: that is told later, by whoever
    knows the library.
    """
    known = KnownItems([one.item for one in items if one is not None])
    for number, one in enumerate(items):
        if stopped is not None and stopped():
            raise Stopped
        if one is None:
            continue
        for finding in findings_but_missing(one.item, known.of(one.item.game)):
            if finding.path == (one.item.id_key,) and not is_id(one.item.id):
                # Told by whoever has read the row.
                continue
            faults.say_better(_within(f"items[{number + 1}].item", finding.path))
            place = item_place(number, one.item, finding.path)
            faults.note(PackFault(place, FaultKind.FINDING, finding=finding, item=one.item))


def must_be_solved(item: Item, known: Known) -> list[Finding]:
    """The findings that keep an item from being handed on or played; `known` is of its game, here and below."""
    schema = schema_of(item.game)
    is_official = item.id in schema.official.ids(item.kind)
    # An id that the program has itself is no fault here: the item gets another one before it is kept.
    checked = schema.with_new_ids(item, {(item.kind, item.id): OWN_ID}) if is_official else item
    return [one for one in schema.findings(checked, known) if one.weight is Weight.MUST]


def findings_but_missing(item: Item, known: Known) -> list[Finding]:
    """What must be solved, without what is only about items that are not known."""
    paths = [one.path for one in missing_mentions(item, known)]
    return [one for one in must_be_solved(item, known) if one.path not in paths]


def missing_mentions(item: Item, known: Known) -> list[Reference]:
    """Every mention of something that is nowhere."""
    return [one for one in schema_of(item.game).references(item) if not known.has(one.kind, one.id)]


def missing(item: Item, known: Known) -> list[Reference]:
    """What the item speaks of that is nowhere, each once."""
    found = {(one.kind, one.id): one for one in reversed(missing_mentions(item, known))}
    return list(reversed(found.values()))


def item_place(number: int, item: Item, path: Path) -> str:
    """How a place in an item is named in a list of problems; lists count from 1, as people do."""
    return _within(f"items[{number + 1}].{item.kind} {item.id}", path)


def _within(words: str, path: Path) -> str:
    for key in path:
        words += f"[{key + 1}]" if isinstance(key, int) else f".{shown(key)}"
    return words
