"""An editor over the real library: kept under revisions, and two windows lose nothing to each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.storage.item_cards import NOT_LOOKED_AT, TrialState
from desktop.storage.library import Library
from desktop.workshop.editors.contract import EditorStore
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.keeping import DraftKeeper, Keeping
from desktop.workshop.editors.library_store import LibraryStore
from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.schema import CONTENT
from tests.games.village.desktop.editors.test_frame import a_hero

# A keeper waits a moment before it writes, and only a running program has moments.
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "hearthwall.sqlite")
    yield opened
    opened.close()


def editing(library: Library, number: int) -> tuple[Draft, LibraryStore, DraftKeeper]:
    stored = library.items.item(number)
    draft = Draft(Item(GAME, Kind.HERO, stored.plain))
    store = LibraryStore(library.items, stored)
    kept: EditorStore = store
    return draft, store, DraftKeeper(draft, kept)


def test_every_change_stands_in_the_library_under_the_next_revision(library: Library) -> None:
    number = library.items.add(Item(GAME, Kind.HERO, a_hero()))
    draft, store, keeper = editing(library, number)
    for name in ("Bram", "Bram the Old"):
        draft.put(("name",), name, "Rename")
        assert keeper.keep_now()
        assert library.items.item(number).plain["name"] == name
    assert store.number == number


def test_what_is_kept_unchecked_is_noted_as_such_and_counted_later(library: Library) -> None:
    number = library.items.add(Item(GAME, Kind.HERO, a_hero()), problems=0)
    draft, _, keeper = editing(library, number)
    draft.put(("name",), "", "Rename")
    keeper.keep_now()
    assert library.items.card(number).problems == NOT_LOOKED_AT
    keeper.checked(1)
    assert library.items.card(number).problems == 1


def test_two_windows_keep_both_states(library: Library) -> None:
    number = library.items.add(Item(GAME, Kind.HERO, a_hero()))
    first, second = editing(library, number), editing(library, number)
    first[0].put(("name",), "First", "Rename")
    assert first[2].keep_now()
    second[0].put(("name",), "Second", "Rename")
    assert not second[2].keep_now()
    assert second[2].state is Keeping.ELSEWHERE
    assert second[2].keep_mine()
    assert {card.name for card in library.items.cards()} == {"First", "Second"}
    assert len({card.key for card in library.items.cards()}) == 2
    second[0].put(("name",), "Second again", "Rename")
    assert second[2].keep_now()
    assert library.items.item(number).plain["name"] == "First"


def test_theirs_is_gone_on_with(library: Library) -> None:
    number = library.items.add(Item(GAME, Kind.HERO, a_hero()))
    first, second = editing(library, number), editing(library, number)
    first[0].put(("name",), "First", "Rename")
    first[2].keep_now()
    second[0].put(("name",), "Second", "Rename")
    second[2].keep_now()
    assert second[2].take_theirs()
    assert second[0].plain["name"] == "First"
    second[0].put(("name",), "Both", "Rename")
    assert second[2].keep_now()
    assert library.items.item(number).plain["name"] == "Both"


def test_a_test_belongs_to_the_table_that_was_tested(library: Library) -> None:
    number = library.items.add(Item(GAME, Kind.HERO, a_hero()))
    draft, store, keeper = editing(library, number)
    found = {"games": 200, "fingerprint": mark_of(draft.item, store.others(), CONTENT)}
    store.keep_test(found)
    assert library.items.card(number).tested is TrialState.FRESH
    draft.put(("name",), "Other", "Rename")
    keeper.keep_now()
    assert library.items.card(number).tested is TrialState.STALE
    assert store.test() == found


def test_the_other_items_are_those_beside_it(library: Library) -> None:
    number = library.items.add(Item(GAME, Kind.HERO, a_hero()))
    library.items.add(Item(GAME, Kind.HERO, {**a_hero(), "id": "bo", "name": "Bo"}))
    _, store, _ = editing(library, number)
    assert [item.name for item in store.others()] == ["Bo"]


def test_what_was_thrown_away_elsewhere_is_never_kept_in_the_trash(library: Library) -> None:
    number = library.items.add(Item(GAME, Kind.HERO, a_hero()))
    draft, store, keeper = editing(library, number)
    library.items.throw_away(number)
    draft.put(("name",), "Mine", "Rename")
    assert not keeper.keep_now()
    assert keeper.state is Keeping.DELETED
    assert not keeper.take_theirs()
    assert keeper.state is Keeping.DELETED
    library.items.empty_trash()
    assert not keeper.take_theirs()
    assert keeper.state is Keeping.DELETED
    assert keeper.keep_mine()
    assert store.number != number
    assert library.items.item(store.number).plain["name"] == "Mine"
