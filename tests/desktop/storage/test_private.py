"""Nobody else on the computer reads a person's games, nor lays a link where the program writes."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.storage.backups import DAILY, back_up, backups
from desktop.storage.fault_files import CrashFile, write_report
from desktop.storage.fault_pack import FaultPart, write_pack
from desktop.storage.library import Library
from desktop.storage.rescue import restore
from desktop.storage.whole_file import OLD_S, beside, sweep, write_whole
from rules_core.kernel.match import begin
from tests.kernel.test_saves import GAMES
from tests.toy.toy_siege import ToySiege

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)
pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere a place says who may read")


@pytest.fixture(autouse=True)
def lax() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    return {
        path.name: oct(path.stat().st_mode & 0o777)
        for path in (folder, *folder.rglob("*"))
        if path.stat().st_mode & 0o077
    }


def test_a_library_and_all_beside_it_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "hearthwall"
    library = Library(folder / "hearthwall.sqlite")
    library.add("Kept", begin(ToySiege({}), 5), {})
    restore(library.path, back_up(library.path, DAILY, NOW), NOW)
    write_report(folder, "What went wrong.")
    crash = CrashFile(folder)
    assert rights(folder) == {}
    crash.close()
    library.close()


def test_what_an_earlier_version_left_open_to_all_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "hearthwall"
    folder.mkdir()
    Library(folder / "hearthwall.sqlite").close()
    folder.chmod(0o755)
    (folder / "hearthwall.sqlite").chmod(0o644)
    Library(folder / "hearthwall.sqlite").close()
    assert rights(folder) == {}


def test_a_folder_for_all_is_left_to_all(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    Library(tmp_path / "hearthwall.sqlite").close()
    assert tmp_path.stat().st_mode & 0o7777 == 0o1777


def test_an_export_never_follows_a_link_that_others_laid(tmp_path: Path) -> None:
    library = Library(tmp_path / "mine" / "hearthwall.sqlite")
    number = library.add("Kept", begin(ToySiege({}), 5), {})
    shared, mine = tmp_path / "shared", tmp_path / "mine" / "letter.txt"
    shared.mkdir()
    mine.write_text("Dear Ada")
    for name in ("kept.hearthgame", "report.zip"):
        (shared / name).symlink_to(mine)
        (shared / f"{name}.part").symlink_to(mine)
    library.export(number, shared / "kept.hearthgame", GAMES)
    write_pack(shared / "report.zip", [FaultPart("a.txt", "A", "words")])
    library.close()
    assert mine.read_text() == "Dear Ada"
    assert not (shared / "kept.hearthgame").is_symlink()
    assert sorted(path.name for path in shared.glob("hearthwall-*")) == []


def test_an_export_that_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    place = tmp_path / "kept.hearthgame"
    place.write_text("before")
    with pytest.raises(OSError, match="no room"):
        write_half(place)
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("kept.hearthgame", "before")]


def write_half(place: Path) -> None:
    with beside(place) as part:
        part.write_text("half")
        raise OSError("no room")


def test_what_a_program_left_that_died_while_it_wrote_is_swept(tmp_path: Path) -> None:
    old, young, strange = (tmp_path / name for name in ("hearthwall-0a.part", "hearthwall-0b.part", "film.part"))
    for path in (old, young, strange):
        path.write_text("half")
    long_ago = time.time() - OLD_S - 60
    for path in (old, strange):
        os.utime(path, (long_ago, long_ago))
    write_whole(tmp_path / "kept.hearthgame", b"whole")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["film.part", "hearthwall-0b.part", "kept.hearthgame"]
    sweep(tmp_path, "*.part")
    assert not strange.exists()


def test_a_backup_is_its_owners_alone_even_while_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library(tmp_path / "mine" / "hearthwall.sqlite")
    library.close()
    seen: list[int] = []
    whole = Path.replace

    def replace(path: Path, target: Path) -> Path:
        seen.append(path.stat().st_mode & 0o777)
        return whole(path, target)

    monkeypatch.setattr(Path, "replace", replace)
    back_up(library.path, DAILY, NOW)
    assert seen == [0o600]
    assert len(backups(library.path)) == 1


def test_a_report_makes_no_folder_anew_where_the_one_of_the_games_is_gone(tmp_path: Path) -> None:
    folder = tmp_path / "hearthwall"
    with pytest.raises(OSError, match="No such file"):
        write_report(folder, "What went wrong.")
    CrashFile(folder).close()
    assert not folder.exists()
