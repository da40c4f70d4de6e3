"""Libraries and packs hold items of several games, and none is in the way of another's."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.storage.item_cards import Arrival
from desktop.storage.library import Library
from desktop.storage.official_marks import OfficialMark
from desktop.storage.packs.faults import FaultKind, PackProblem
from desktop.storage.packs.pack import Pack, PackItem
from desktop.storage.packs.plan import Choice, LibraryState
from desktop.storage.packs.reading import pack_from_bytes
from desktop.storage.packs.shelf_packs import plan_import, select, take_in
from desktop.storage.packs.writing import pack_to_bytes
from desktop.storage.playable_rows import read_playable
from rules_core.content.items import Item
from rules_core.content.known import Official
from rules_core.content.schema import ContentSchema
from rules_core.games import catalogue
from rules_core.kernel.game import GameId
from tests.potions.definition import CONTENT, DEFINITION, GAME
from tests.potions.test_content import recipe

OTHER = GameId("elixirs")
NETTLE = Item(GAME, "herb", {"id": "nettle", "name": "Nettle", "strength": 3})
THEIRS = Item(OTHER, "herb", {"id": "nettle", "name": "Their nettle", "strength": 1})


@pytest.fixture(autouse=True)
def second_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with the same kinds of items, and other items."""
    content = ContentSchema(OTHER, CONTENT.kinds, Official())
    definition = replace(DEFINITION, card=replace(DEFINITION.card, id=OTHER), content=content)
    known = catalogue.definition_of
    monkeypatch.setitem(catalogue.WHERE, OTHER, "tests.potions.definition")
    monkeypatch.setattr(catalogue, "definition_of", lambda id: definition if id == OTHER else known(id))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    made = Library(tmp_path / "hearthwall.sqlite")
    yield made
    made.close()


def pack_of(*items: Item) -> Pack:
    return Pack("Herbs", "Ada", 1, "", tuple(PackItem(item) for item in items))


def test_items_of_two_games_may_have_one_id(library: Library) -> None:
    mine, theirs = library.items.add(NETTLE, problems=0), library.items.add(THEIRS, problems=0)
    assert [(card.game, card.key) for card in library.items.cards()] == [(OTHER, "nettle"), (GAME, "nettle")]
    assert library.items.free_key(GAME, "herb", "nettle") == "nettle-2"
    assert library.items.free_key(OTHER, "recipe", "nettle") == "nettle"
    assert library.items.item(mine).item == NETTLE
    library.items.throw_away(theirs)
    library.items.take_back(theirs)
    assert library.items.item(theirs).item == THEIRS
    assert read_playable(library.path, GAME)[1] == [NETTLE]


def test_a_change_is_felt_by_items_of_its_own_game_alone(library: Library) -> None:
    nettle = library.items.add(NETTLE, problems=0)
    brew = library.items.add(recipe("nettle"), problems=0)
    elsewhere = library.items.add(Item(OTHER, "recipe", recipe("nettle").plain), problems=0)
    library.items.add(THEIRS, problems=0)
    library.items.keep_problems(elsewhere, 0, library.items.item(elsewhere).revision)
    assert library.items.usage(nettle).items == ("Brew",)
    library.items.keep(nettle, NETTLE.with_values(strength=4).plain, library.items.item(nettle).revision, problems=0)
    assert library.items.not_looked_at() == [brew]


def test_marks_of_what_comes_with_two_games_are_two(library: Library) -> None:
    library.marks.put(GAME, "herb", "sage", OfficialMark(True))
    library.marks.put(OTHER, "herb", "sage", OfficialMark(False, ("wet",)))
    assert library.marks.all() == {
        (GAME, "herb", "sage"): OfficialMark(True),
        (OTHER, "herb", "sage"): OfficialMark(False, ("wet",)),
    }


def test_a_pack_of_two_games_goes_out_and_comes_in(library: Library) -> None:
    pack = pack_of(recipe("nettle"), NETTLE, THEIRS)
    assert pack_from_bytes(pack_to_bytes(pack)) == pack
    assert [one["game"] for one in json.loads(pack_to_bytes(pack))["items"]] == [GAME, GAME, OTHER]
    number = library.items.add(THEIRS.with_values(strength=6), problems=0)
    plan = plan_import(library.items, pack)
    assert [entry.standing for entry in plan.entries] == [LibraryState.NEW, LibraryState.NEW, LibraryState.DIFFERENT]
    plan.choose(plan.entries[2], Choice.BOTH)
    assert plan.new_ids() == {(OTHER, "herb", "nettle"): "nettle-2"}
    numbers = take_in(library.items, plan)
    assert {one.key for one in library.items.items(numbers)} == {
        (GAME, "recipe", "brew"),
        (GAME, "herb", "nettle"),
        (OTHER, "herb", "nettle-2"),
    }
    brew = next(card.number for card in library.items.cards() if card.kind == "recipe")
    chosen = select(library.items, [brew, number])
    assert [one.owned.item.key for one in chosen.shared] == [
        (OTHER, "herb", "nettle"),
        (GAME, "herb", "nettle"),
        (GAME, "recipe", "brew"),
    ]
    assert chosen.is_fit


def test_what_a_recipe_needs_is_not_found_in_another_game(library: Library) -> None:
    library.items.add(THEIRS, problems=0)
    plan = plan_import(library.items, pack_of(recipe("nettle")))
    assert [one.key for one in plan.entries[0].missing] == [(GAME, "herb", "nettle")]
    library.items.take_in([Arrival(NETTLE, problems=0)])
    assert plan_import(library.items, pack_of(recipe("nettle"))).entries[0].missing == []


def test_an_item_of_a_game_that_is_not_there_is_shown_as_damaged_and_kept(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = library.items.add(NETTLE, problems=0)
    monkeypatch.delitem(catalogue.WHERE, GAME)
    (card,) = library.items.cards()
    assert (card.damaged, card.game, card.name) == (True, GAME, "Nettle")
    with pytest.raises(PackProblem) as told:
        pack_from_bytes(pack_to_bytes_of_yore())
    assert [(one.place, one.kind) for one in told.value.problems] == [("items[1].game", FaultKind.WORD)]
    with closing(sqlite3.connect(library.path)) as file:
        assert file.execute("SELECT game, name FROM item WHERE id = ?", (number,)).fetchall() == [(GAME, "Nettle")]


def pack_to_bytes_of_yore() -> bytes:
    """A pack with an item of the game, written where the game was known."""
    row = {"game": GAME, "kind": "herb", "version": 1, "item": NETTLE.plain}
    pack = {"hearthpack": 2, "name": "Herbs", "author": "Ada", "version": 1, "text": "", "items": [row]}
    return json.dumps(pack).encode()
