"""What the rules have to say about the items of a pack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from desktop.storage.packs.faults import FaultKind, Faults, Problem
from desktop.storage.packs.pack import PackItem
from desktop.storage.packs.strict_json import shown
from rules_core.games.village.item_checks import findings
from rules_core.games.village.items import Finding, Item, ItemKind, Path, Weight
from rules_core.games.village.library_content import official
from rules_core.games.village.references import Reference, references, with_new_ids

OWN_ID: Final = "in-this-pack"


class Stopped(Exception):
    """Somebody has pressed "Stop" while the pack was looked through."""


def check_items(items: Sequence[PackItem], faults: Faults, stopped: Callable[[], bool] | None = None) -> None:
    """Note what must be solved in each item. Raises `Stopped`.

    What an item mentions and the pack does not have may be in somebody's library: that is told later, by whoever
    knows the library.
    """
    known = Known([one.item for one in items])
    for number, one in enumerate(items):
        if stopped is not None and stopped():
            raise Stopped
        item = one.item
        missing = [reference.path for reference in known.missing(item)]
        for finding in must_be_solved(item, known):
            if finding.path not in missing:
                faults.note(Problem(item_place(number, item, finding.path), FaultKind.FINDING, finding=finding))


def must_be_solved(item: Item, known: Known) -> list[Finding]:
    """The findings that keep an item from being handed on."""
    key = item.kind, item.id
    # An id that the program has itself is no fault here: it gets another one before it is kept.
    checked = with_new_ids(item, {key: OWN_ID}) if key in known.official else item
    return [one for one in findings(checked, known.needed_by(item)) if one.weight is Weight.MUST]


class Known:
    """Items that others may speak of, by kind and id; the official ones always are."""

    def __init__(self, items: Iterable[Item]) -> None:
        self.own = {(item.kind, item.id): item for item in items}
        self.official = {(item.kind, item.id): item for item in official()}

    def missing(self, item: Item) -> list[Reference]:
        """What the item speaks of that is nowhere."""
        return [one for one in references(item) if (one.kind, one.id) not in self]

    def needed_by(self, item: Item) -> list[Item]:
        """The own items that an item speaks of, and what these speak of themselves; without the item itself."""
        found: dict[tuple[ItemKind, str], Item] = {}
        waiting = [item]
        while waiting:
            for one in references(waiting.pop()):
                key = one.kind, one.id
                if key in self.own and key not in self.official and key not in found and key != (item.kind, item.id):
                    found[key] = self.own[key]
                    waiting.append(found[key])
        return list(found.values())

    def __contains__(self, key: object) -> bool:
        return key in self.own or key in self.official


def item_place(number: int, item: Item, path: Path) -> str:
    """How a place in an item is named in a list of problems; lists count from 1, as people do."""
    words = f"items[{number + 1}].{item.kind.value} {item.id}"
    for key in path:
        words += f"[{key + 1}]" if isinstance(key, int) else f".{shown(key)}"
    return words
