"""A library of every earlier schema is brought up to date: backed up first, nothing lost, all of it or nothing."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import URL, create_engine

from desktop.storage import upgrades
from desktop.storage.backups import BEFORE_UPGRADE, backups
from desktop.storage.cards import SCHEMA, read_cards, read_trash
from desktop.storage.item_cards import TrialState
from desktop.storage.library import Library
from desktop.storage.official_marks import OfficialMark
from desktop.storage.playable_rows import read_playable
from desktop.storage.problems import LibraryProblem
from desktop.storage.schema import Base
from rules_core.content.items import Item
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.kernel.game import GameId, GameMaker
from tests.desktop.storage.old_libraries import FOLDER, old_library
from tests.kernel.test_match import first_answer
from tests.toy.toy_siege import ToySiege

ROOT = Path(__file__).parents[5]
ALL_GAMES: dict[GameId, GameMaker] = {**GAMES, GameId("toy"): ToySiege}
EARLIER = range(1, SCHEMA)
WITH_ITEMS = 3
"""From this schema on a library has items of its own."""


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def test_there_is_a_real_library_of_every_earlier_schema() -> None:
    assert [schema_of(FOLDER / f"schema_{schema}.sqlite") for schema in EARLIER] == list(EARLIER)
    assert [step.SCHEMA for step in upgrades.STEPS] == list(range(2, SCHEMA + 1))


@pytest.mark.parametrize("schema", EARLIER)
def test_its_games_open_at_their_question_and_play_on(tmp_path: Path, schema: int) -> None:
    path = old_library(tmp_path, schema)
    before = read_cards(path)
    assert [card.name for card in before] == ["First Frost", "The toy siege"]
    library = Library(path)
    assert schema_of(path) == SCHEMA
    assert read_cards(path) == before
    village, toy = before
    siege = library.load(village.id, ALL_GAMES)
    assert siege.pending is not None
    assert len(siege.journal.entries) > 20
    match = library.load(toy.id, ALL_GAMES)
    assert match.seed == 2**63 + 5
    assert match.redo()
    match.answer(first_answer(match))
    library.record(toy.id, match, {})
    again = library.load(toy.id, ALL_GAMES)
    assert again.journal.entries == match.journal.entries
    if schema < WITH_ITEMS:
        assert library.items.cards() == []
        assert library.items.game_counts() == {}
    number = library.items.add(Item(GAME, Kind.HERO, {"id": "ada", "name": "Ada"}))
    assert library.items.item(number).card.name == "Ada"
    library.close()


def test_answers_of_earlier_schemas_are_packed_and_leave_nothing_to_read(tmp_path: Path) -> None:
    path = old_library(tmp_path, SCHEMA - 1)
    assert b'"person"]' in path.read_bytes()
    Library(path).close()
    assert b'"person"]' not in path.read_bytes()


def test_marks_and_trash_of_the_second_schema_stay(tmp_path: Path) -> None:
    path = old_library(tmp_path, 2)
    Library(path).close()
    frost, _ = read_cards(path)
    assert (frost.favourite, frost.tags) == (True, ("campaign", "with Ada"))
    assert [card.name for card in read_trash(path)] == ["Thrown away"]


def test_items_and_marks_of_the_third_schema_belong_to_the_game_that_had_them(tmp_path: Path) -> None:
    path = old_library(tmp_path, 3)
    _, before = read_playable(path, GAME)
    assert [one.key for one in before][:2] == [(GAME, Kind.HERO, "ada-reed"), (GAME, Kind.ENEMY, "bog-wolf")]
    assert read_playable(path, GameId("another")) == ((), [])
    library = Library(path)
    cards = {card.key: card for card in library.items.cards()}
    assert {(card.game, card.kind) for card in cards.values()} == {
        (GAME, kind) for kind in (Kind.HERO, Kind.ENEMY, Kind.GROUND, Kind.SCENARIO, Kind.RULES)
    }
    assert read_playable(path, GAME)[1] == before == library.items.items()
    assert [card.key for card in library.items.cards(trash=True)] == ["old-guard"]
    dusk = cards["wolves-at-dusk"]
    assert (dusk.favourite, dusk.problems, dusk.tested is TrialState.NEVER) == (True, 0, False)
    assert (cards["ada-reed"].author, cards["ada-reed"].tags) == ("Ada", ("campaign", "reeds"))
    assert cards["mild"].version == 3
    assert library.items.item(cards["reeds"].number).desk == {"zoom": 2}
    assert library.items.usage(cards["bog-wolf"].number).items == ("Wolves at dusk",)
    assert library.items.usage(cards["ada-reed"].number).games == ("First Frost",)
    assert library.marks.all() == {
        (GAME, Kind.HERO, "maren-oak"): OfficialMark(True, ("campaign",)),
        (GAME, Kind.GROUND, "water"): OfficialMark(False, ("wet",)),
    }
    library.close()


def test_a_library_goes_up_one_step_at_a_time_with_a_copy_before_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = old_library(tmp_path, 1)
    games = read_cards(path)
    engine = create_engine(URL.create("sqlite", database=str(path)))
    steps = upgrades.STEPS
    for count, step in enumerate(steps, start=1):
        monkeypatch.setattr(upgrades, "STEPS", steps[:count])
        upgrades.bring_up(engine, path)
        assert schema_of(path) == step.SCHEMA
        assert read_cards(path) == games
        assert schema_of(backups(path)[0].path) == step.SCHEMA - 1
    engine.dispose()


@pytest.mark.parametrize("schema", EARLIER)
def test_an_upgraded_library_has_the_tables_of_a_new_one(tmp_path: Path, schema: int) -> None:
    library = Library(old_library(tmp_path, schema))
    with library.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1
    library.close()


@pytest.mark.parametrize("schema", EARLIER)
def test_the_library_is_copied_before_it_is_changed(tmp_path: Path, schema: int) -> None:
    path = old_library(tmp_path, schema)
    games = read_cards(path)
    Library(path).close()
    (backup,) = backups(path)
    assert backup.kind == BEFORE_UPGRADE
    assert schema_of(backup.path) == schema
    assert read_cards(backup.path) == games


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        SCHEMA = SCHEMA + 1

        def upgrade(self, operations: Operations) -> None:
            operations.drop_table("entry")
            raise RuntimeError

    path = old_library(tmp_path)
    games = read_cards(path)
    monkeypatch.setattr(upgrades, "STEPS", (*upgrades.STEPS, Broken()))
    with pytest.raises(RuntimeError):
        Library(path)
    assert schema_of(path) == 1
    assert read_cards(path) == games
    monkeypatch.undo()
    Library(path).close()
    assert schema_of(path) == SCHEMA


def test_without_room_for_the_copy_the_library_stays_as_it_is(tmp_path: Path) -> None:
    path = old_library(tmp_path)
    (tmp_path / "backups").write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(LibraryProblem, match="copied before"):
        Library(path)
    assert schema_of(path) == 1


def test_two_programs_that_upgrade_at_once_both_open_the_library(tmp_path: Path) -> None:
    path = old_library(tmp_path)
    program = (
        "import sys; from pathlib import Path; from desktop.storage.library import Library; Library(Path(sys.argv[1]))"
    )
    both = [subprocess.Popen([sys.executable, "-c", program, str(path)], cwd=ROOT) for _ in range(2)]
    assert [one.wait(timeout=60) for one in both] == [0, 0]
    assert schema_of(path) == SCHEMA
    assert len(read_cards(path)) == 2


def test_a_library_of_today_opens_without_alembic(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from desktop.storage.library import Library; "
        "Library(Path(sys.argv[1])).close(); Library(Path(sys.argv[1])); print('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "new.sqlite")]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip() == "False"


def test_the_steps_are_there_where_there_is_no_folder_of_scripts(tmp_path: Path) -> None:
    # As in a frozen program, the modules lie in an archive and not in a folder.
    archive = tmp_path / "program.zip"
    with ZipFile(archive, "w") as program:
        for part in ("desktop/__init__.py",):
            program.write(ROOT / part, part)
        for folder in ("desktop/storage", "rules_core"):
            for path in sorted((ROOT / folder).rglob("*.py")):
                program.write(path, path.relative_to(ROOT).as_posix())
    words = (
        "import sys; sys.path.insert(0, sys.argv[1]); from pathlib import Path; "
        "from desktop.storage.library import Library; Library(Path(sys.argv[2])).close(); "
        "print(sys.modules['desktop.storage.upgrades.step_002_marks'].__file__)"
    )
    path = old_library(tmp_path / "data")
    command = [sys.executable, "-c", words, str(archive), str(path)]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert told.startswith(str(archive))
    assert schema_of(path) == SCHEMA
