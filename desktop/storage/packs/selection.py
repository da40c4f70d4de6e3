"""What goes into a pack when somebody shares items: these, and everything own that they speak of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from desktop.storage.item_cards import Owned
from desktop.storage.item_json import schema_of
from desktop.storage.packs.faults import Faults, PackFault
from desktop.storage.packs.item_check import findings_but_missing, missing
from desktop.storage.packs.known_items import KnownItems
from desktop.storage.packs.pack import MOST_ITEMS, Pack, PackItem
from desktop.storage.packs.strict_json import text_faults
from rules_core.content.items import Finding, Item, Key
from rules_core.content.references import Reference
from rules_core.kernel.game import Plain


@dataclass
class Shared:
    """One item that somebody wants to share, or that another needs."""

    owned: Owned
    needed_by: list[Item] = field(default_factory=list)
    """The items that brought it along; none for what was chosen."""
    is_part: bool = False
    """Whether it stands in the item that brought it along, which does not need it by itself."""
    findings: list[Finding] = field(default_factory=list)
    """What must be solved before it is shared."""
    missing: list[Reference] = field(default_factory=list)
    """What it speaks of that is nowhere, or only in the trash."""
    texts: list[PackFault] = field(default_factory=list)
    """What no file may hold, such as characters that nobody sees."""

    @property
    def problem_count(self) -> int:
        """How many things must be solved."""
        return len(self.findings) + len(self.missing) + len(self.texts)

    @property
    def is_fit(self) -> bool:
        """Whether it can be handed on."""
        return not (self.findings or self.missing or self.texts)


class Selection:
    """What goes into one pack."""

    def __init__(self, chosen: Sequence[int], own: Sequence[Owned]) -> None:
        """`chosen` are numbers of items; `own` is everything in the library that is not in the trash."""
        self._own: dict[Key, Owned] = {one.item.key: one for one in reversed(own)}
        self._known = KnownItems([one.item for one in own])
        self.shared: list[Shared] = []
        """Chosen and needed items, by game, kind and id."""
        self._gather([one for one in own if one.number in chosen])

    @property
    def chosen(self) -> list[int]:
        """The numbers of what was chosen."""
        return [one.owned.number for one in self.shared if not one.needed_by]

    def fit_numbers(self) -> list[int]:
        """The numbers of what was chosen and can be handed on with all that it needs."""
        unfit = {id(one.owned.item) for one in self.shared if not one.is_fit}
        spoilt = {id(item) for one in self.shared if not one.is_fit for item in one.needed_by}
        return [
            one.owned.number
            for one in self.shared
            if not one.needed_by and id(one.owned.item) not in unfit and id(one.owned.item) not in spoilt
        ]

    @property
    def is_fit(self) -> bool:
        """Whether all of it can be handed on."""
        return 0 < len(self.shared) <= MOST_ITEMS and all(one.is_fit for one in self.shared)

    def pack(self, name: str, author: str, version: int, text: str, tests: Mapping[int, Plain]) -> Pack:
        """The pack. Items of other authors keep their author's name; `tests` are results by number."""
        items = []
        for one in self.shared:
            owned = one.owned
            maker = owned.author if owned.author != author else ""
            # One's own items go with the version of the pack; those of others keep what their maker has given them.
            stand = owned.version if maker else max(version, owned.version)
            items.append(PackItem(owned.item, stand, maker, tests.get(owned.number)))
        return Pack(name, author, version, text, tuple(items))

    def _gather(self, chosen: list[Owned]) -> None:
        found: dict[int, Shared] = {one.number: Shared(one) for one in chosen}
        for owned in chosen:
            for needed in self._needed_by(owned):
                there = found.setdefault(needed.number, Shared(needed))
                if needed not in chosen:
                    there.needed_by.append(owned.item)
        self._add_parts(found)
        self.shared = sorted(found.values(), key=lambda one: _order(one.owned.item))
        for one in self.shared:
            item = one.owned.item
            faults = Faults()
            text_faults(item.plain, "", faults)
            one.texts = faults.problems
            one.missing = missing(item, self._known.of(item.game))
            one.findings = findings_but_missing(item, self._known.of(item.game))

    def _add_parts(self, found: dict[int, Shared]) -> None:
        """What stands in these items and is one by itself too: as the library has it, else as it stands there."""
        for shared in list(found.values()):
            whole = shared.owned
            for part in schema_of(whole.item.game).parts(whole.item):
                owned = self._own.get(part.key)
                if owned is None:
                    # No item of the library has the number: it comes into being in the pack.
                    owned = Owned(-1 - len(found), part, whole.version, whole.author)
                    self._own[part.key] = owned
                there = found.setdefault(owned.number, Shared(owned, is_part=True))
                if there.is_part:
                    there.needed_by.append(whole.item)

    def _needed_by(self, owned: Owned) -> list[Owned]:
        """The own items that an item speaks of, and what these speak of themselves."""
        found: dict[int, Owned] = {owned.number: owned}
        waiting = [owned]
        while waiting:
            item = waiting.pop().item
            for one in schema_of(item.game).references(item):
                other = self._own.get(one.key)
                if other is not None and other.number not in found:
                    found[other.number] = other
                    waiting.append(other)
        return list(found.values())[1:]


def _order(item: Item) -> tuple[str, int, str]:
    """Game by game, in the order of its kinds."""
    kinds = [kind.id for kind in schema_of(item.game).kinds]
    return item.game, kinds.index(item.kind), item.id
