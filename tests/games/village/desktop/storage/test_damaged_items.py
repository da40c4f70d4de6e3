"""A row of the library that cannot be read: shown as that, thrown away and brought back, and in nobody's way."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.storage.item_cards import NOT_LOOKED_AT, Arrival
from desktop.storage.library import Library
from desktop.storage.official_marks import OfficialMark
from desktop.storage.playable_rows import read_playable
from desktop.storage.problems import UnreadableItem
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind

DAMAGE = {
    "broken JSON": "plain = substr(plain, 1, length(plain) / 2)",
    "a list": "plain = '[]'",
    "nothing": "plain = ''",
    "letters that are none": "plain = CAST(x'7b22ff223a317d' AS TEXT)",
    "bytes": "plain = x'7b7d00'",
    "an unknown kind": "kind = 'wizard'",
    "a kind of no letters": "kind = CAST(x'ff' AS TEXT)",
}
BESIDE = {
    "tags": "tags = '[\"camp'",
    "mentions": "refers = '[5]'",
    "half of the mentions": "refers = '[[\"her'",
    "the desk": "desk = '{'",
    "the test": "test = '{', tested = 'x'",
    "the time": "changed = 'last week'",
    "a number": "version = 'two'",
    "a name of no letters": "name = CAST(x'41ff' AS TEXT)",
}


def hero(id: str, name: str) -> Item:
    return Item(GAME, Kind.HERO, {"id": id, "name": name, "text": "Walks softly."})


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "hearthwall.sqlite")
    opened.items.add(hero("ada", "Ada"), "Bo", problems=0)
    opened.items.add(hero("cid", "Cid"), "Bo", problems=0, tags=("campaign",))
    opened.items.add(hero("dot", "Dot"), "Bo", problems=0)
    yield opened
    opened.close()


def spoil(library: Library, change: str, number: int = 2) -> None:
    """Change the file by other means than the program's own."""
    with sqlite3.connect(library.path) as file:
        assert file.execute(f"UPDATE item SET {change} WHERE id = {number}").rowcount == 1
    file.close()


def stand(library: Library) -> list[tuple[object, ...]]:
    """All rows to the last byte, but for what throwing away and taking back changes."""
    columns = "id, CAST(kind AS BLOB), key, CAST(name AS BLOB), CAST(plain AS BLOB), tags, refers, author, desk"
    with sqlite3.connect(library.path) as file:
        found = file.execute(f"SELECT {columns} FROM item ORDER BY id").fetchall()
    file.close()
    return found


@pytest.mark.parametrize("damage", DAMAGE)
def test_all_others_are_there_and_the_damaged_one_is_shown_as_that(library: Library, damage: str) -> None:
    spoil(library, DAMAGE[damage])
    cards = {card.name: card for card in library.items.cards()}
    assert sorted(cards) == ["Ada", "Cid", "Dot"]
    assert [card.name for card in cards.values() if card.damaged] == ["Cid"]
    assert cards["Cid"].tags == ("campaign",)
    assert cards["Cid"].author == "Bo"
    assert not cards["Cid"].ready
    assert cards["Ada"].ready
    assert library.items.card(2) == cards["Cid"]
    assert [one.item.name for one in library.items.owned()] == ["Ada", "Dot"]
    assert [one.name for one in library.items.items()] == ["Ada", "Dot"]
    assert [one.name for one in read_playable(library.path, GAME)[1]] == ["Ada", "Dot"]
    assert not library.items.usage(2)
    for ask in (lambda: library.items.item(2), lambda: library.items.duplicate(2, "Cid (copy)")):
        with pytest.raises(UnreadableItem, match=r"an earlier copy of the library may have it whole\."):
            ask()


@pytest.mark.parametrize("damage", DAMAGE)
def test_it_goes_into_the_trash_and_comes_back_as_it_was(library: Library, damage: str) -> None:
    spoil(library, DAMAGE[damage])
    before = stand(library)
    library.items.throw_away(2)
    assert sorted(card.name for card in library.items.cards()) == ["Ada", "Dot"]
    (thrown,) = library.items.cards(trash=True)
    assert (thrown.name, thrown.damaged) == ("Cid", True)
    assert thrown.trashed is not None
    assert library.items.thrown_away() == []
    library.items.take_back(2)
    assert stand(library) == before
    assert [card.damaged for card in library.items.cards() if card.name == "Cid"] == [True]
    library.items.throw_away(2)
    assert library.items.empty_trash() == 1


@pytest.mark.parametrize("damage", DAMAGE)
def test_others_are_made_changed_and_brought_in_beside_it(library: Library, damage: str) -> None:
    spoil(library, DAMAGE[damage])
    # Its id is free for whoever comes: nobody meets what cannot be read.
    (new,) = library.items.take_in([Arrival(hero("cid", "Cid the Second"))])
    assert library.items.item(new).card.key == "cid"
    first = library.items.item(1)
    library.items.keep(1, hero("ada", "Ada Fen").plain, first.revision)
    library.items.throw_away(3)
    library.items.take_back(3)
    assert library.items.add(hero("eve", "Eve")) == 5
    assert library.items.not_looked_at()
    assert len([card for card in library.items.cards() if not card.damaged]) == 4


@pytest.mark.parametrize("damage", BESIDE)
def test_what_is_damaged_beside_an_item_does_not_keep_it_from_being_opened(library: Library, damage: str) -> None:
    spoil(library, BESIDE[damage])
    cards = {card.number: card for card in library.items.cards()}
    assert sorted(cards) == [1, 2, 3]
    assert not any(card.damaged for card in cards.values())
    stored = library.items.item(2)
    assert stored.item == hero("cid", "Cid")
    # The next change writes all that follows from the item anew.
    library.items.keep(2, hero("cid", "Cid Fen").plain, stored.revision, problems=NOT_LOOKED_AT)
    assert library.items.item(2).card.name == "Cid Fen"
    library.items.throw_away(2)
    library.items.take_back(2)
    assert library.items.item(2).item.name == "Cid Fen"


def test_an_editor_that_has_it_open_makes_it_whole_again(library: Library) -> None:
    stored = library.items.item(2)
    spoil(library, DAMAGE["broken JSON"])
    library.items.keep(2, hero("cid", "Cid Fen").plain, stored.revision)
    assert library.items.item(2).item.name == "Cid Fen"


def test_damaged_tags_of_official_items_do_not_keep_the_others_from_being_read(library: Library) -> None:
    for key in ("maren-oak", "tobin-fletch"):
        library.marks.put(GAME, Kind.HERO, key, OfficialMark(True, ("campaign",)))
    with sqlite3.connect(library.path) as file:
        file.execute("UPDATE mark SET tags = '[' WHERE key = 'maren-oak'")
    file.close()
    assert library.marks.all() == {
        (GAME, Kind.HERO, "maren-oak"): OfficialMark(True),
        (GAME, Kind.HERO, "tobin-fletch"): OfficialMark(True, ("campaign",)),
    }


def test_numbers_that_python_writes_and_the_database_does_not_know_are_no_damage(library: Library) -> None:
    plain = json.dumps({**hero("cid", "Cid").plain, "base": float("nan")})
    with sqlite3.connect(library.path) as file:
        file.execute("UPDATE item SET plain = ? WHERE id = 2", (plain,))
    file.close()
    assert not any(card.damaged for card in library.items.cards())
    assert library.items.item(2).card.name == "Cid"
