"""The library: autosave after every answer, all branches kept, nothing lost by a kill, damage said in a sentence."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from desktop.storage.cards import read_cards
from desktop.storage.game_file import LARGEST
from desktop.storage.library import Library
from desktop.storage.problems import DamagedLibrary, LibraryProblem
from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.match import begin
from rules_core.kernel.packing import state_hash
from rules_core.kernel.problems import SaveProblem
from tests.kernel.test_match import first_answer
from tests.toy.toy_siege import ToySiege

GAMES: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "data" / "hearthwall.sqlite")
    yield opened
    opened.close()


def test_a_game_comes_back_at_the_same_question_after_every_answer(library: Library) -> None:
    match = begin(ToySiege({}), 5)
    number = library.add("First night", match, {})
    while not match.over:
        match.answer(first_answer(match))
        library.record(number, match, {})
        again = library.load(number, GAMES)
        assert again.pending is not None or again.over
        assert state_hash(again.game.to_plain(again.state)) == state_hash(match.game.to_plain(match.state))
        assert [told.fact for told in again.facts] == [told.fact for told in match.facts]


def test_undo_redo_and_branches_survive(library: Library) -> None:
    match = begin(ToySiege({}), 5)
    number = library.add("Branches", match, {})
    for answer in ((50, 50, 0), ("ada",)):
        match.answer(answer)
    match.undo()
    library.record(number, match, {})
    again = library.load(number, GAMES)
    assert again.redo()
    assert again.state.watch == ["ada"]
    while again.undo():
        pass
    assert again.journal.head == 0


def test_a_loaded_game_is_recorded_on_without_writing_anything_twice(library: Library) -> None:
    match = begin(ToySiege({}), 5)
    number = library.add("On", match, {})
    match.answer((50, 50, 0))
    library.record(number, match, {})
    again = library.load(number, GAMES)
    again.answer(("ada",))
    library.record(number, again, {"round": 1})
    third = library.load(number, GAMES)
    assert third.journal.entries == again.journal.entries
    assert library.card(number).summary == {"round": 1}


def test_the_list_shows_the_last_played_first_and_forgets_deleted_games(library: Library) -> None:
    match = begin(ToySiege({}), 5)
    first = library.add("Old", match, {})
    second = library.add("New", begin(ToySiege({}), 6), {})
    library.record(first, match, {})
    assert [card.id for card in read_cards(library.path)] == [first, second]
    library.arranging.throw_away(first)
    library.arranging.empty_trash()
    assert [card.name for card in read_cards(library.path)] == ["New"]
    with pytest.raises(LibraryProblem, match="no longer"):
        library.load(first, GAMES)
    with library.engine.connect() as connection:
        assert connection.execute(text("select count(*) from checkpoint where game = :g"), {"g": first}).scalar() == 0


def test_a_file_opened_again_is_the_game_that_is_there_until_it_is_played_on(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "away.hearthgame"
    abroad = Library(tmp_path / "abroad.sqlite")
    match = begin(ToySiege({}), 5)
    match.answer((50, 50, 0))
    abroad.export(abroad.add("Away", match, {}), path, GAMES)
    abroad.close()
    number = library.import_(path, GAMES).number
    assert library.import_(path, GAMES).number == number
    library.add("Another", begin(ToySiege({}), 5), {})
    assert library.import_(path, GAMES).number == number

    here = library.load(number, GAMES)
    here.undo()
    library.record(number, here, {})
    # What is in the file is not there any more: nobody loses their own answers to it, nor the file's to theirs.
    assert library.import_(path, GAMES).number != number


def test_export_and_import_give_the_same_game(library: Library, tmp_path: Path) -> None:
    match = begin(ToySiege({}), 2**63 + 5)
    match.answer((50, 50, 0))
    number = library.add("Away", match, {})
    library.export(number, tmp_path / "away.hearthgame", GAMES)
    library.arranging.throw_away(number)
    other = library.import_(tmp_path / "away.hearthgame", GAMES).number
    assert other != number
    assert library.card(other).name == "Away"
    again = library.load(other, GAMES)
    assert again.seed == match.seed
    assert again.pending is not None
    assert again.pending.topic == "watch"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{}", b"SQLite format 3"])
def test_a_foreign_file_is_not_imported_and_changes_nothing(library: Library, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.hearthgame").write_bytes(content)
    with pytest.raises(SaveProblem):
        library.import_(tmp_path / "x.hearthgame", GAMES)
    assert read_cards(library.path) == []


def test_a_missing_file_is_named(library: Library, tmp_path: Path) -> None:
    with pytest.raises(SaveProblem, match=r"nowhere\.hearthgame"):
        library.import_(tmp_path / "nowhere.hearthgame", GAMES)


def test_a_pipe_with_the_name_of_a_game_keeps_nobody_waiting(library: Library, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.hearthgame")
    with pytest.raises(SaveProblem, match="it is not a file"):
        library.import_(tmp_path / "x.hearthgame", GAMES)


def test_a_file_larger_than_any_game_is_not_read_to_its_end(library: Library, tmp_path: Path) -> None:
    with (tmp_path / "x.hearthgame").open("wb") as file:
        file.truncate(LARGEST * 50)
    with pytest.raises(SaveProblem, match="larger than any game"):
        library.import_(tmp_path / "x.hearthgame", GAMES)


def test_a_library_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "hearthwall.sqlite"
    opened = Library(path)
    with opened.engine.begin() as connection:
        connection.execute(text("PRAGMA user_version = 99"))
    opened.close()
    # The newer version may keep its log in another way; that is its own affair.
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA journal_mode = DELETE")
    before = path.read_bytes()
    with pytest.raises(LibraryProblem, match="newer Hearthwall"):
        Library(path)
    assert path.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == [path.name]


def test_a_file_that_is_no_library_is_refused_with_a_remedy(tmp_path: Path) -> None:
    path = tmp_path / "hearthwall.sqlite"
    path.write_bytes(b"this is no database at all, but long enough to be looked at" * 50)
    with pytest.raises(LibraryProblem, match="damaged"):
        Library(path)
    assert path.read_bytes().startswith(b"this is no database")


def test_damaged_checkpoints_are_named_and_not_half_loaded(library: Library) -> None:
    match = begin(ToySiege({}), 5)
    number = library.add("Damaged", match, {})
    match.answer((50, 50, 0))
    library.record(number, match, {})
    with library.engine.begin() as connection:
        connection.execute(text("update checkpoint set facts = x'00'"))
    with pytest.raises(SaveProblem, match="chronicle"):
        library.load(number, GAMES)


@pytest.mark.parametrize("damage", ["update entry set row = substr(row, 3)", "update game set setup = '{'"])
def test_a_game_whose_text_is_damaged_is_named_and_the_others_open(library: Library, damage: str) -> None:
    numbers = []
    for name in ("Damaged", "Whole"):
        match = begin(ToySiege({}), 5)
        numbers.append(library.add(name, match, {}))
        match.answer((50, 50, 0))
        library.record(numbers[-1], match, {})
    which = "id" if "update game" in damage else "game"
    with library.engine.begin() as connection:
        connection.execute(text(f"{damage} where {which} = {numbers[0]}"))
    with pytest.raises(SaveProblem, match="of this game is damaged"):
        library.load(numbers[0], GAMES)
    with pytest.raises(SaveProblem, match="of this game is damaged"):
        library.export(numbers[0], library.path.with_suffix(".hearthgame"), GAMES)
    assert library.load(numbers[1], GAMES).pending is not None


def test_a_game_whose_state_is_damaged_is_named(library: Library, tmp_path: Path) -> None:
    match = begin(ToySiege({}), 5)
    number = library.add("Damaged", match, {})
    match.answer((50, 50, 0))
    library.record(number, match, {})
    with library.engine.begin() as connection:
        connection.execute(text("update checkpoint set state = x'00' where state is not null"))
    with pytest.raises(SaveProblem, match="of this game is damaged"):
        library.export(number, tmp_path / "a.hearthgame", GAMES)


def test_a_date_that_is_none_is_damage(library: Library) -> None:
    number = library.add("Damaged", begin(ToySiege({}), 5), {})
    with library.engine.begin() as connection:
        connection.execute(text("update game set played = 'yesterday'"))
    with pytest.raises(DamagedLibrary):
        library.card(number)


def test_a_game_whose_checkpoints_do_not_lead_to_its_present_opens_again_and_again(library: Library) -> None:
    match = begin(ToySiege({}), 4)
    match.answer(first_answer(match))
    number = library.add("Kept", match, {})
    with library.engine.begin() as connection:
        connection.exec_driver_sql("delete from checkpoint")
    loaded = library.load(number, GAMES)
    for _ in range(3):
        assert loaded.dropped == 0
        loaded.answer(first_answer(loaded))
        library.record(number, loaded, {})
        again = library.load(number, GAMES)
        assert len(again.facts) == len(loaded.facts)
        loaded = again


def test_a_game_whose_beginning_was_never_written_down_opens(library: Library) -> None:
    match = begin(ToySiege({}), 4)
    number = library.add("Kept", match, {})
    for _ in range(4):
        match.answer(first_answer(match))
    library.record(number, match, {})
    facts = [told.fact for told in match.facts]
    with library.engine.begin() as connection:
        connection.exec_driver_sql("delete from checkpoint where node = 0")
    assert [told.fact for told in library.load(number, GAMES).facts] == facts
    with library.engine.begin() as connection:
        connection.exec_driver_sql("update checkpoint set before = 77 where before >= 0")
        connection.exec_driver_sql("update checkpoint set before = 77 where before = 0")
    with pytest.raises(SaveProblem, match="is damaged"):
        library.load(number, GAMES)


def test_no_answer_can_be_read_in_the_file(library: Library) -> None:
    match = begin(ToySiege({}), 5)
    number = library.add("Sealed", match, {})
    for answer in ((50, 50, 0), ("ada",)):
        match.answer(answer)
    library.record(number, match, {})
    library.close()
    assert b"ada" not in library.path.read_bytes()
