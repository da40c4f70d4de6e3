"""The packages, the archive and the scripts: what they say and what they ask for."""

import plistlib
import re
import shutil
import struct
import subprocess
from pathlib import Path

import macos
import other_systems
import program_icon
import pytest
import system_packages
from licence_book import licence_book
from outcome import LARGEST_DOWNLOAD, Made, NotMade
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from self_extracting import make_archive
from system_packages import control, nfpm_description

from tests.architecture.tree import ROOT


def small_tree(folder: Path) -> Path:
    """A laid-out program that only says that it runs."""
    tree = folder / "tree"
    command = tree / "usr/lib/hearthwall/hearthwall"
    command.parent.mkdir(parents=True)
    command.write_text("#!/bin/sh\necho runs\n")
    command.chmod(0o755)
    entry = tree / "usr/share/applications/hearthwall.desktop"
    entry.parent.mkdir(parents=True)
    shutil.copy(ROOT / "packaging/linux/hearthwall.desktop", entry)
    return tree


def test_a_made_download_tells_its_size_and_keeps_its_limit(tmp_path: Path) -> None:
    small = tmp_path / "small.deb"
    small.write_bytes(b"x" * 1_500_000)
    assert Made("the package", small).sentence() == "Made the package: small.deb, 1.5 MB."
    large = tmp_path / "large.deb"
    with large.open("wb") as file:
        file.truncate(LARGEST_DOWNLOAD + 1)
    made = Made("the package", large)
    assert made.sentence() == "Made the package: large.deb, 60.0 MB, more than the 60 MB allowed."
    assert not made.is_fine


def test_without_nfpm_the_rpm_is_not_made_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "find_nfpm", lambda: None)
    outcome = system_packages.make_rpm(tmp_path, tmp_path, "1.0.0")
    assert isinstance(outcome, NotMade)
    assert "nfpm" in outcome.sentence()


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is not installed")
def test_without_nfpm_dpkg_makes_the_deb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "find_nfpm", lambda: None)
    tree = small_tree(tmp_path)
    outcome = system_packages.make_deb(tree, tmp_path, "1.2.3")
    assert isinstance(outcome, Made)
    fields = subprocess.run(["dpkg-deb", "--field", outcome.path], capture_output=True, text=True, check=True).stdout
    assert "Package: hearthwall\n" in fields
    assert "Version: 1.2.3\n" in fields
    inside = subprocess.run(["dpkg-deb", "--contents", outcome.path], capture_output=True, text=True, check=True)
    assert "root/root" in inside.stdout
    assert "./usr/lib/hearthwall/hearthwall" in inside.stdout
    assert not (tree / "DEBIAN").exists()


def test_both_ways_to_a_deb_ask_for_the_same() -> None:
    described = nfpm_description(Path("tree"), "1.0.0")["overrides"]["deb"]
    asked = dict(line.split(": ", 1) for line in control("1.0.0", 2048).splitlines() if not line.startswith(" "))
    assert asked["Depends"] == ", ".join(described["depends"])
    assert asked["Recommends"] == ", ".join(described["recommends"])
    assert asked["Installed-Size"] == "2"


def started(entry: str) -> list[str]:
    """The commands of a desktop entry as a desktop reads them: the value's own escapes first, then the quotes."""
    commands = []
    for line in entry.splitlines():
        if line.startswith("Exec="):
            value = re.sub(r"\\([snrt\\])", lambda found: VALUE_SIGNS[found[1]], line.removeprefix("Exec="))
            quoted = re.match(r'"((?:[^"\\`$]|\\["\\`$])*)" ', value)
            assert quoted is not None, value
            commands.append(re.sub(r"\\(.)", r"\1", quoted[1], flags=re.DOTALL).replace("%%", "%"))
    return commands


VALUE_SIGNS = {"s": " ", "n": "\n", "r": "\r", "t": "\t", "\\": "\\"}
HOMES = (
    "a home",
    "50%",
    "a|b&c",
    "it's",
    'say "so"',
    "back\\slash",
    "$HOME",
    "`id`",
    "zwei\nZeilen",
    "Müller & Söhne",
    "-n",
)


@pytest.mark.skipif(shutil.which("xz") is None, reason="xz is not installed")
@pytest.mark.parametrize("name", HOMES)
def test_the_entry_starts_the_program_in_any_home(tmp_path: Path, name: str) -> None:
    outcome = make_archive(ROOT, small_tree(tmp_path), tmp_path, "1.0.0")
    assert isinstance(outcome, Made)
    home = tmp_path / name
    home.mkdir()
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run([outcome.path], env=environment, check=True, capture_output=True)
    entry = (home / ".local/share/applications/hearthwall.desktop").read_text(encoding="utf-8")
    assert started(entry) == [str(home / ".local/lib/hearthwall/hearthwall")] * 2
    assert subprocess.run(started(entry)[0], capture_output=True, text=True, check=True).stdout == "runs\n"
    subprocess.run([outcome.path, "--remove"], env=environment, check=True, capture_output=True)
    assert [path.name for path in home.rglob("hearthwall*")] == []


@pytest.mark.skipif(shutil.which("xz") is None, reason="xz is not installed")
def test_the_archive_installs_runs_and_removes_itself(tmp_path: Path) -> None:
    outcome = make_archive(ROOT, small_tree(tmp_path), tmp_path, "1.0.0")
    assert isinstance(outcome, Made)
    home = tmp_path / "a home"
    home.mkdir()
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run([outcome.path], env=environment, check=True, capture_output=True)
    command = home / ".local/bin/hearthwall"
    assert subprocess.run([command], capture_output=True, text=True, check=True).stdout == "runs\n"
    entry = (home / ".local/share/applications/hearthwall.desktop").read_text(encoding="utf-8")
    assert f'Exec="{home}/.local/lib/hearthwall/hearthwall" %f\n' in entry
    subprocess.run([outcome.path, "--remove"], env=environment, check=True, capture_output=True)
    assert not list(home.rglob("hearthwall*"))


def test_an_unknown_word_to_the_archive_changes_nothing(tmp_path: Path) -> None:
    script = ROOT / "packaging/linux/install.sh"
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(["sh", script, "--help"], env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert "--remove" in done.stderr
    assert not list(tmp_path.iterdir())


def test_the_windows_script_has_its_version_and_both_kinds_of_file(tmp_path: Path) -> None:
    made = other_systems.windows_setup(ROOT, tmp_path, "1.2.3")
    words = (tmp_path / "hearthwall.nsi").read_text(encoding="utf-8")
    assert '!define VERSION "1.2.3"' in words
    assert "@VERSION@" not in words
    assert 'OpenWith "hearthgame" "game"' in words
    assert 'OpenWith "hearthpack" "pack"' in words
    assert made[0].sentence() == "Made the script of the Windows setup: hearthwall.nsi."


def test_elsewhere_windows_and_macos_are_not_made_and_say_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("other_systems.platform.system", lambda: "Linux")
    missing = [
        outcome
        for outcome in (
            *other_systems.windows_setup(ROOT, tmp_path, "1.0.0"),
            *other_systems.macos_application(tmp_path, "1.0.0"),
            other_systems.app_image(),
        )
        if isinstance(outcome, NotMade)
    ]
    assert [outcome.what for outcome in missing] == ["the Windows setup program", "the macOS disk image", "an AppImage"]
    for outcome in missing:
        assert outcome.sentence().endswith("."), outcome


def test_macos_knows_the_kinds_of_file(tmp_path: Path) -> None:
    other_systems.macos_application(tmp_path, "1.2.3")
    description = plistlib.loads((tmp_path / "Info.plist").read_bytes())
    assert description["CFBundleShortVersionString"] == "1.2.3"
    declared = {
        kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"]["public.filename-extension"]
        for kind in description["UTExportedTypeDeclarations"]
    }
    assert declared == {f"{macos.IDENTIFIER}.game": ["hearthgame"], f"{macos.IDENTIFIER}.pack": ["hearthpack"]}
    opened = [kind for entry in description["CFBundleDocumentTypes"] for kind in entry["LSItemContentTypes"]]
    assert opened == list(declared)


def test_the_icon_is_the_one_of_the_window() -> None:
    window = (ROOT / "desktop" / "app.py").read_text(encoding="utf-8")
    assert f'icon_pixmap("{program_icon.FIGURE.stem}"' in window
    drawing = program_icon.icon_svg(ROOT)
    assert "currentColor" not in drawing
    assert drawing.count("<svg") == drawing.count("</svg>") == 1
    assert "<path" in drawing


def test_every_icon_is_drawn(tmp_path: Path, qapp: QApplication) -> None:
    program_icon.draw_icons(ROOT, tmp_path)
    for size in program_icon.PNG_SIZES:
        assert QImage(str(tmp_path / f"hearthwall-{size}.png")).width() == size
    assert QImage(str(tmp_path / "hearthwall.ico")).width() == min(program_icon.ICO_SIZES)
    assert (tmp_path / "hearthwall.icns").stat().st_size > 10_000


def test_icon_files_tell_where_each_picture_lies() -> None:
    made = program_icon.ico({16: b"small", 256: b"larger"})
    assert struct.unpack("<HHH", made[:6]) == (0, 1, 2)
    side, _, _, _, _, _, length, place = struct.unpack("<BBBBHHII", made[22:38])
    assert (side, made[place : place + length]) == (0, b"larger")
    kinds = program_icon.icns({"ic07": b"picture"})
    assert kinds == b"icns" + struct.pack(">I", 23) + b"ic07" + struct.pack(">I", 15) + b"picture"


def test_the_licence_book_holds_every_licence(tmp_path: Path) -> None:
    book = licence_book(ROOT, tmp_path)
    for words in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "GNU GENERAL PUBLIC LICENSE",
        "SIL OPEN FONT LICENSE",
        "Game-icons.net",
        "MIT License",
        "ISC License",
        "Qt for Python",
        "SQLAlchemy",
        "msgspec",
        "platformdirs",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
    ):
        assert words.lower() in book.lower(), words
