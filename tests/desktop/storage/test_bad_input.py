"""What cannot be written down is told as that, and never as damage of the library."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import event

from desktop.storage.library import Library
from desktop.storage.machine_faults import library_problem
from desktop.storage.problems import DamagedLibrary, LibraryProblem, ProblemKind
from rules_core.kernel.match import Match, begin
from tests.kernel.test_saves import GAMES
from tests.toy.toy_siege import ToySiege, ToyState

HALF = "\ud800"
"""Half a character."""
HUGE = 2**70


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path / "data" / "hearthwall.sqlite")
    library.add("Kept", begin(ToySiege({}), 5), {})
    yield library
    library.close()


def match() -> Match[ToyState]:
    return begin(ToySiege({}), 6)


BAD: dict[str, Callable[[Library], object]] = {
    "name": lambda library: library.add(f"Half {HALF}", match(), {}),
    "new name": lambda library: library.arranging.rename(1, HALF),
    "copy": lambda library: library.arranging.duplicate(1, HALF),
    "number": lambda library: library.card(HUGE),
    "game": lambda library: library.load(HUGE, GAMES),
    "no name": lambda library: library.add(None, match(), {}),  # type: ignore[arg-type] # no name at all
    "no text": lambda library: library.add(["Kept"], match(), {}),  # type: ignore[arg-type] # a list, no text
    "result": lambda library: library.record(1, library.load(1, GAMES), {}, HALF),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_never_told_as_damage(library: Library, what: str) -> None:
    with pytest.raises(LibraryProblem, match="cannot be written down; take it out") as told:
        BAD[what](library)
    assert not isinstance(told.value, DamagedLibrary)
    assert library.card(1).id == 1


def test_too_large_for_a_database_is_not_damage(tmp_path: Path) -> None:
    for fault in (
        sqlite3.DataError("string or blob too big"),
        sqlite3.ProgrammingError("type 'list' is not supported"),
    ):
        assert "take it out" in str(library_problem(fault, tmp_path / "hearthwall.sqlite"))


def test_a_file_whose_name_is_no_text_is_taken_in(library: Library, tmp_path: Path) -> None:
    place = tmp_path / os.fsdecode(b"caf\xe9.hearthgame")
    try:
        library.export(1, place, GAMES)
    except OSError:
        pytest.skip("this disk takes no such name")
    text = place.read_text().replace('"name": "Kept"', '"name": ""')
    place.write_text(text)
    library.arranging.throw_away(1)
    number = library.import_(place, GAMES).number
    assert library.card(number).name == "caf\ufffd"


def test_a_connection_that_was_for_reading_alone_is_renewed(library: Library) -> None:
    held = begin(ToySiege({}), 8)
    number = library.add("Long night", held, {})
    library.engine.dispose()

    def only_read(connection: sqlite3.Connection, _record: object) -> None:
        # What SQLite does where the file may not be written to when it is opened.
        connection.execute("PRAGMA query_only = ON")

    event.listen(library.engine, "connect", only_read)
    with pytest.raises(LibraryProblem) as told:
        library.record(number, held, {})
    assert told.value.kind is ProblemKind.READ_ONLY
    event.remove(library.engine, "connect", only_read)
    library.record(number, held, {})
