"""Drawings that items name: kept once beside them, and handed on in packs, whatever the game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from desktop.sketch.ink import Ink, Stroke, Tool, from_bytes, to_bytes
from desktop.storage.library import Library
from desktop.storage.packs.faults import PackProblem
from desktop.storage.packs.pack import Pack, PackItem
from desktop.storage.packs.reading import pack_from_bytes
from desktop.storage.packs.shelf_packs import plan_import, take_in, with_drawings_of
from desktop.storage.packs.writing import pack_to_bytes
from desktop.storage.schema import DrawingRow
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.content.known import Official
from rules_core.content.named_fields import ID, NAME
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.games import catalogue
from tests.potions.definition import DEFINITION, GAME

LEAF = to_bytes(Ink((Stroke(Tool.PEN, "#203040", 6, ((1, 2, 200), (30, 40, 255))),)))
LEAF_NAME = hashlib.sha256(LEAF).hexdigest()
HERBS = ItemKind(
    "herb",
    name="Herb",
    plural="Herbs",
    hint="With a picture of its leaf.",
    icon="oak",
    fields=(
        ID,
        NAME,
        Field("leaf", FieldKind.DRAWING, "Leaf", most=2, words=("area", "spot"), sheet=(100, 80), optional=True),
    ),
)
SAGE = Item(GAME, "herb", {"id": "sage", "name": "Sage", "leaf": ["spot 3 4", f"ink {LEAF_NAME}"]})


@pytest.fixture(autouse=True)
def drawn_herbs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game with a kind of item that holds drawings."""
    definition = replace(DEFINITION, content=ContentSchema(GAME, (HERBS,), Official()))
    known = catalogue.definition_of
    monkeypatch.setattr(catalogue, "definition_of", lambda id: definition if id == GAME else known(id))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    made = Library(tmp_path / "hearthwall.sqlite")
    yield made
    made.close()


def kept(library: Library) -> list[str]:
    """The drawings that are written down."""
    with library.engine.connect() as connection:
        return list(connection.scalars(select(DrawingRow.name)))


def with_sage(library: Library) -> int:
    library.drawings.keep(LEAF_NAME, LEAF)
    return library.items.add(SAGE)


def test_a_drawing_is_written_down_with_the_item_and_goes_with_the_last_one(library: Library) -> None:
    number = with_sage(library)
    assert kept(library) == [LEAF_NAME]
    copy = library.items.duplicate(number, "Sage once more")
    library.items.throw_away(number)
    library.items.empty_trash()
    library.arranging.empty_trash()
    assert kept(library) == [LEAF_NAME]
    library.items.throw_away(copy)
    # In the trash it may still be wanted.
    library.arranging.empty_trash()
    assert kept(library) == [LEAF_NAME]
    library.items.empty_trash()
    assert kept(library) == []


def test_a_drawing_that_is_taken_back_into_an_item_is_there_again(library: Library) -> None:
    number = with_sage(library)
    revision = library.items.item(number).revision
    revision = library.items.keep(number, {"id": "sage", "name": "Sage"}, revision)
    library.arranging.empty_trash()
    assert kept(library) == []
    library.items.keep(number, SAGE.plain, revision)
    assert kept(library) == [LEAF_NAME]


def pack_with(library: Library, item: Item) -> Pack:
    return with_drawings_of(library.items, Pack("Herbs", "Ada", 1, "", (PackItem(item),)))


def test_a_pack_carries_its_drawings_readably_and_once(library: Library, tmp_path: Path) -> None:
    with_sage(library)
    pack = pack_with(library, SAGE)
    data = pack_to_bytes(pack)
    document = json.loads(data)
    assert document["hearthpack"] == 3
    assert document["drawings"][LEAF_NAME]["strokes"][0]["points"] == [[1, 2, 200], [30, 40, 255]]
    read = pack_from_bytes(data, None, from_bytes)
    assert read == pack
    other = Library(tmp_path / "theirs" / "hearthwall.sqlite")
    try:
        take_in(other.items, plan_import(other.items, read))
        assert kept(other) == [LEAF_NAME]
        assert other.drawings.find(LEAF_NAME) == LEAF
    finally:
        other.close()


def test_a_pack_without_drawings_is_one_of_the_format_before(library: Library) -> None:
    plain = Item(GAME, "herb", {"id": "sage", "name": "Sage"})
    document = json.loads(pack_to_bytes(pack_with(library, plain)))
    assert document["hearthpack"] == 2
    assert "drawings" not in document
    # A drawing that is nowhere does not keep anybody from sharing: its marks are there.
    assert json.loads(pack_to_bytes(pack_with(library, SAGE)))["items"][0]["item"]["leaf"] == SAGE.plain["leaf"]


@pytest.mark.parametrize(
    "drawings, said",
    [
        ({LEAF_NAME: {"strokes": []}}, "this drawing was changed"),
        ({"a" * 64: json.loads(LEAF)}, "drawings.aaaa"),
        ([1], "a table of drawings belongs here"),
        ({LEAF_NAME: float("inf")}, "this drawing was changed"),
    ],
)
def test_a_drawing_that_cannot_be_is_refused_with_the_whole_pack(library: Library, drawings: object, said: str) -> None:
    with_sage(library)
    document = json.loads(pack_to_bytes(pack_with(library, SAGE)))
    document["drawings"] = drawings
    with pytest.raises(PackProblem, match=said):
        pack_from_bytes(json.dumps(document).encode(), None, from_bytes)


def test_a_drawing_of_foreign_size_is_refused_with_the_whole_pack() -> None:
    far = to_bytes(Ink((Stroke(Tool.PEN, "#203040", 6, ((1, 2, 200), (30, 90_000, 255))),)))
    name = hashlib.sha256(far).hexdigest()
    item = SAGE.with_values(leaf=["spot 3 4", f"ink {name}"])
    pack = Pack("Herbs", "Ada", 1, "", (PackItem(item),), {name: json.loads(far)})
    with pytest.raises(PackProblem, match="strokes 1: this part of the drawing cannot be read"):
        pack_from_bytes(pack_to_bytes(pack), None, from_bytes)
    beyond = Pack("Herbs", "Ada", 1, "", (PackItem(SAGE.with_values(leaf=["spot 3 400"])),))
    with pytest.raises(PackProblem, match="lies beyond the sheet of 100 x 80"):
        pack_from_bytes(pack_to_bytes(beyond), None, from_bytes)
