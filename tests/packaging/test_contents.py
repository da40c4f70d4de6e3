"""What goes into the built program, and what stays out."""

from pathlib import Path

import contents
import pytest
from built_program import build_program, note_source, source_name, why_no_program
from outcome import NotMade

from resources.version import VERSION, full_version
from tests.architecture.tree import ROOT, tracked_files


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "PySide6/QtSvg.abi3.so",
        # Local sockets, by which a file opens in the program that runs.
        "PySide6/Qt/lib/libQt6Network.so.6",
        "libQt6Network.so.6",
        "PySide6/QtNetwork.abi3.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "libpython3.11.so.1.0",
        "libsqlite3.so.0",
        "libxcb-cursor.so.0",
        "rules__mypyc.cpython-311-x86_64-linux-gnu.so",
        "resources/icons/game/anvil.svg",
    ],
)
def test_what_the_program_needs_goes_in(place: str) -> None:
    assert contents.is_kept(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/libQt6QmlModels.so.6",
        "PySide6/Qt/lib/libQt6QmlNetwork.so.6",
        "PySide6/QtNetworkAuth.abi3.so",
        "PySide6/Qt/plugins/networkinformation/libqnetworkmanager.so",
        "PySide6/Qt/translations/qtbase_fi.qm",
        "PySide6/Qt/translations/qt_help_de.qm",
    ],
)
def test_what_of_qt_is_not_used_stays_out(place: str) -> None:
    assert not contents.is_kept(place)


@pytest.mark.parametrize("name", ["libgtk-3.so.0", "libGL.so.1", "libstdc++.so.6", "libfontconfig.so.1", "libX11.so.6"])
def test_libraries_of_the_system_stay_the_system_s(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert not contents.is_kept(name)


def test_every_resource_that_is_tracked_goes_in() -> None:
    packed = {f"{folder}/{source.rpartition('/')[2]}" for source, folder in contents.resource_files(ROOT)}
    tracked = {path.relative_to(ROOT).as_posix() for path in tracked_files() if path.is_relative_to(ROOT / "resources")}
    left_out = {name for name in tracked - packed if not name.endswith((".py", ".ts"))}
    assert not left_out


def test_modules_that_are_imported_late_are_named_to_pyinstaller() -> None:
    names = contents.own_modules(ROOT)
    for name in ("desktop.storage.library", "desktop.play.play_window", "rules_core.games.definition"):
        assert name in names
    assert "resources" in names
    assert "desktop.__main__" not in names


def test_what_the_rules_import_is_named_to_pyinstaller() -> None:
    names = contents.modules_asked_for(ROOT)
    assert "mypy_extensions" in names
    assert "math" in names
    assert not [name for name in names if name.startswith("rules_core")]


def test_the_program_knows_its_version() -> None:
    assert contents.version(ROOT) == VERSION


def test_a_built_program_knows_its_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "build").mkdir()
    note_source(tmp_path)
    assert (tmp_path / "build" / "noted" / "build.txt").read_text(encoding="utf-8") == source_name(tmp_path) == ""
    monkeypatch.setattr("resources.version.__file__", str(tmp_path / "version.py"))
    assert full_version() == f"Hearthwall {VERSION}"
    (tmp_path / "build.txt").write_text("1a2b3c4d5e\n", encoding="utf-8")
    assert full_version() == f"Hearthwall {VERSION}, build 1a2b3c4d5e"


def test_without_pyinstaller_the_build_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("built_program.importlib.util.find_spec", lambda _name: None)
    outcome = build_program(ROOT, ROOT / "dist")
    assert isinstance(outcome, NotMade)
    assert outcome.sentence() == f"Not made: the program. {why_no_program()}"
    assert "requirements/package.txt" in outcome.sentence()
