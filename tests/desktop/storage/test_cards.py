"""The cards of the start page are read without SQLAlchemy, say the same as the library, and harm nothing."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.storage.cards import read_cards, read_recent
from desktop.storage.library import Library
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.match import begin
from tests.toy.toy_siege import ToySiege


def test_a_card_says_what_the_library_says(tmp_path: Path) -> None:
    path = tmp_path / "a b#c?" / "hearthwall.sqlite"
    library = Library(path)
    number = library.add("Ford", begin(ToySiege({}), 5), {"wave": 2})
    library.keep_picture(number, b"png")
    assert read_cards(path) == [replace(library.card(number), picture=None)]
    assert read_recent(path).last == library.card(number)
    library.close()
    assert [card.name for card in read_cards(path)] == ["Ford"]


def test_what_one_goes_on_with_is_the_last_game_that_is_under_way(tmp_path: Path) -> None:
    library = Library(tmp_path / "hearthwall.sqlite")
    first = library.add("Under way", begin(ToySiege({}), 5), {})
    over = begin(ToySiege({}), 5)
    library.record(library.add("Over", over, {}), over, {}, "victory")
    recent = read_recent(library.path)
    assert ([game.name for game in recent.games], recent.total) == (["Over", "Under way"], 2)
    assert recent.last is not None
    assert recent.last.id == first
    library.arranging.throw_away(first)
    recent = read_recent(library.path)
    assert recent.last is not None
    assert (recent.last.name, recent.total) == ("Over", 1)
    library.close()


def test_where_there_is_no_library_none_is_made(tmp_path: Path) -> None:
    assert read_cards(tmp_path / "hearthwall.sqlite") == []
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_is_an_empty_library(tmp_path: Path) -> None:
    path = tmp_path / "hearthwall.sqlite"
    path.touch()
    assert read_cards(path) == []


@pytest.mark.parametrize(
    "damage, sentence",
    [
        ("PRAGMA user_version = 99", "newer Hearthwall"),
        ("UPDATE game SET summary = '{'", "damaged"),
        ("UPDATE game SET played = 'yesterday'", "damaged"),
        ("DROP TABLE game", "damaged"),
    ],
)
def test_a_library_that_cannot_be_read_is_named_and_left_alone(tmp_path: Path, damage: str, sentence: str) -> None:
    path = tmp_path / "hearthwall.sqlite"
    library = Library(path)
    library.add("Ford", begin(ToySiege({}), 5), {})
    library.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(damage)
    before = path.read_bytes()
    with pytest.raises(LibraryProblem, match=sentence):
        read_cards(path)
    assert path.read_bytes() == before


def test_foreign_bytes_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "hearthwall.sqlite"
    path.write_bytes(b"no database, but long enough to be looked at" * 50)
    with pytest.raises(LibraryProblem, match="damaged"):
        read_cards(path)


def test_the_start_page_loads_neither_database_nor_rules() -> None:
    asked = "import sys, desktop.app; print([m for m in sys.modules if m.split('.')[0] in ('sqlalchemy', 'msgspec')])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    asked = "import sys, desktop.app; print(sum(m == 'rules_core.games.definition' for m in sys.modules))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
