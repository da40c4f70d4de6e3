"""The library closes what it opened: at the end, when it cannot be opened, and when somebody comes after its end."""

import sqlite3
import sqlite3.dbapi2
from pathlib import Path
from typing import Any

import pytest

from desktop.storage.library import Library
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.match import begin
from tests.connections import is_open
from tests.desktop.storage.old_libraries import old_library
from tests.toy.toy_siege import ToySiege


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """Every connection that is opened from here on."""
    found: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def connect_noted(*arguments: Any, **options: Any) -> sqlite3.Connection:
        found.append(connect(*arguments, **options))
        return found[-1]

    for module in (sqlite3, sqlite3.dbapi2):
        monkeypatch.setattr(module, "connect", connect_noted)
    return found


def still_open(connections: list[sqlite3.Connection]) -> int:
    assert connections, "nothing was opened at all"
    return sum(is_open(connection) for connection in connections)


def test_a_closed_library_holds_nothing(tmp_path: Path, connections: list[sqlite3.Connection]) -> None:
    library = Library(tmp_path / "hearthwall.sqlite")
    library.add("First night", begin(ToySiege({}), 5), {})
    assert still_open(connections)
    library.close()
    assert not still_open(connections)


def test_a_library_that_cannot_be_opened_holds_nothing(tmp_path: Path, connections: list[sqlite3.Connection]) -> None:
    path = old_library(tmp_path)
    (tmp_path / "backups").write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(LibraryProblem):
        Library(path)
    assert not still_open(connections)


def test_a_game_that_is_recorded_after_the_end_leaves_nothing_open(
    tmp_path: Path, connections: list[sqlite3.Connection]
) -> None:
    library = Library(tmp_path / "hearthwall.sqlite")
    match = begin(ToySiege({}), 5)
    number = library.add("First night", match, {})
    library.close()
    match.answer((50, 50, 0))
    library.record(number, match, {"round": 1})
    assert library.card(number).summary == {"round": 1}
    assert not still_open(connections)
