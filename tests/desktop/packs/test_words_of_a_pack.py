"""What is said of a pack names things as people do, and of an item that cannot come in not that it stays as it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.storage.library import Library
from desktop.storage.packs.faults import PackProblem
from desktop.storage.packs.pack import Pack, PackItem
from desktop.storage.packs.reading import pack_from_bytes
from desktop.storage.packs.shelf_packs import plan_import
from desktop.storage.packs.writing import pack_to_bytes
from desktop.workshop.packs.fault_words import place_words
from desktop.workshop.packs.plan_words import summary_words
from rules_core.content.items import Item
from rules_core.games.catalogue import schema_of
from rules_core.kernel.game import GameId

DRUMS = GameId("drums")


def pack(**changes: object) -> Pack:
    schema = schema_of(DRUMS)
    plain = {**schema.blank("soldier", "guard", "Guard"), **changes}
    squad = schema.blank("squad", "company", "Company")
    items = Item(DRUMS, "soldier", plain), Item(DRUMS, "squad", squad)
    return Pack("Old Guard", "Ada", 1, "", tuple(PackItem(one) for one in items))


def test_an_item_that_needs_what_nobody_has_cannot_be_added(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.sqlite")
    words = summary_words(plan_import(library.items, pack(nation="atlantis")))
    library.close()
    assert words.endswith(" 1 cannot be added.")


def test_the_name_of_a_pack_is_called_so() -> None:
    document = json.loads(pack_to_bytes(pack()))
    document["name"] = "N" * 100
    with pytest.raises(PackProblem) as raised:
        pack_from_bytes(json.dumps(document).encode())
    assert [place_words(one) for one in raised.value.problems] == ["Name of the pack"]
