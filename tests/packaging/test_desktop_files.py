"""What a Linux desktop reads: entry, file kinds, AppStream data, icons."""

import configparser
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import linux_tree
import pytest
from contents import version

from tests.architecture.tree import ROOT

LINUX = ROOT / "packaging" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
KINDS = {"application/x-hearthwall-game": "*.hearthgame", "application/x-hearthwall-pack": "*.hearthpack"}


class KeepsCapitals(configparser.ConfigParser):
    """The keys of desktop entries are written large and small."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def entry() -> configparser.SectionProxy:
    parser = KeepsCapitals(interpolation=None)
    parser.read(LINUX / "hearthwall.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def metainfo() -> ET.Element:
    return ET.parse(LINUX / linux_tree.APPSTREAM).getroot()


def test_the_entry_starts_the_program_with_the_file_that_was_opened() -> None:
    assert entry()["Exec"] == "hearthwall %f"
    assert entry()["Icon"] == "hearthwall"
    assert entry()["Type"] == "Application"
    assert entry()["Terminal"] == "false"


def test_a_second_window_can_be_had_on_purpose() -> None:
    parser = KeepsCapitals(interpolation=None)
    parser.read(LINUX / "hearthwall.desktop", encoding="utf-8")
    assert entry()["Actions"] == "new-window;"
    assert parser["Desktop Action new-window"]["Exec"] == "hearthwall --new-window"


def test_the_entry_opens_games_and_packs() -> None:
    assert set(entry()["MimeType"].strip(";").split(";")) == set(KINDS)


def test_the_entry_has_the_name_by_which_the_window_is_known() -> None:
    # The program calls setDesktopFileName with it, so that the desktop finds the icon of the window.
    named = (ROOT / "desktop" / "app.py").read_text(encoding="utf-8")
    assert 'setDesktopFileName("hearthwall")' in named
    assert entry()["StartupWMClass"] == "hearthwall"


def test_lists_of_the_entry_end_with_a_semicolon() -> None:
    for key in ("Categories", "MimeType", "Keywords", "Keywords[de]"):
        assert entry()[key].endswith(";"), key


def test_each_kind_of_file_has_its_ending() -> None:
    tree = ET.parse(LINUX / "hearthwall.xml").getroot()
    found = {
        kind.attrib["type"]: glob.attrib["pattern"]
        for kind in tree.iter(f"{MIME}mime-type")
        for glob in kind.iter(f"{MIME}glob")
    }
    assert found == KINDS


def test_the_ending_of_games_is_the_one_that_the_program_writes() -> None:
    written = (ROOT / "desktop" / "shell" / "games_list.py").read_text(encoding="utf-8")
    assert KINDS["application/x-hearthwall-game"] in written


def test_the_appstream_data_names_entry_licence_and_kinds() -> None:
    root = metainfo()
    assert root.attrib["type"] == "desktop-application"
    assert root.findtext("launchable") == "hearthwall.desktop"
    assert {node.text for node in root.iter("mediatype")} == set(KINDS)
    for name in ("id", "name", "summary", "metadata_license", "project_license", "description", "content_rating"):
        assert root.find(name) is not None, name


def test_the_newest_release_of_the_appstream_data_is_this_version() -> None:
    newest = metainfo().find("releases/release")
    assert newest is not None
    assert newest.attrib["version"] == version(ROOT)


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
def test_appstream_itself_is_content() -> None:
    command = ["appstreamcli", "validate", "--no-net", "--no-color", str(LINUX / linux_tree.APPSTREAM)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_the_desktop_itself_is_content_with_the_entry() -> None:
    done = subprocess.run(["desktop-file-validate", str(LINUX / "hearthwall.desktop")], capture_output=True, text=True)
    assert done.stdout == ""
    assert done.returncode == 0


def test_a_laid_out_program_has_everything_in_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "hearthwall"
    program.mkdir()
    (program / "hearthwall").write_text("program")
    (program / "hearthwall").chmod(0o700)
    (program / "LICENCES.txt").write_text("licences")
    drawn = tmp_path / "icon.png"
    drawn.write_bytes(b"picture")
    places = linux_tree.shared_files(ROOT)
    # The icons are drawn by the build; here any picture will do.
    here = {source if source.is_file() else drawn.with_name(source.name): place for source, place in places.items()}
    for source in here:
        if not source.is_file():
            source.write_bytes(b"picture")
    monkeypatch.setattr(linux_tree, "shared_files", lambda _root: here)
    linux_tree.lay_out(ROOT, program, tmp_path / "tree")
    command = tmp_path / "tree/usr/bin/hearthwall"
    assert command.is_symlink()
    assert command.read_text() == "program"
    assert command.resolve().stat().st_mode & 0o777 == 0o755
    for place in places.values():
        assert (tmp_path / "tree/usr/share" / place).stat().st_mode & 0o777 == 0o644, place
    assert (tmp_path / "tree/usr/share/doc/hearthwall/copyright").read_text() == "licences"
