"""What is written for Windows and macOS on any machine, and made only on their own."""

from __future__ import annotations

import platform
import plistlib
import shutil
import subprocess
from pathlib import Path

import macos
from outcome import Made, NotMade, Outcome


def windows_setup(root: Path, target: Path, version: str) -> list[Outcome]:
    """Write the NSIS script; on Windows with NSIS also make the setup program from it."""
    script = target / "hearthwall.nsi"
    words = (root / "packaging" / "windows" / "hearthwall.nsi").read_text(encoding="utf-8")
    script.write_text(words.replace("@VERSION@", version), encoding="utf-8")
    made: list[Outcome] = [Made("the script of the Windows setup", script, is_download=False)]
    what = "the Windows setup program"
    makensis = shutil.which("makensis")
    if platform.system() != "Windows":
        made.append(NotMade(what, "What it installs has to be built on Windows; run packaging/build.py there."))
    elif makensis is None:
        made.append(NotMade(what, "The command makensis is missing; NSIS brings it."))
    else:
        icons = f"-DICONS={root / 'build' / 'icons'}"
        subprocess.run([makensis, "-V2", f"-DPAYLOAD={target / 'hearthwall'}", icons, str(script)], check=True)
        made.append(Made(what, target / f"hearthwall-{version}-setup.exe"))
    return made


def macos_application(target: Path, version: str) -> list[Outcome]:
    """Write Info.plist; on macOS also pack the application, which PyInstaller made, into a disk image."""
    description = target / "Info.plist"
    description.write_bytes(plistlib.dumps(macos.information(version)))
    made: list[Outcome] = [Made("the description of the macOS application", description, is_download=False)]
    what = "the macOS disk image"
    if platform.system() != "Darwin":
        made.append(NotMade(what, "The application has to be built on a Mac; run packaging/build.py there."))
        return made
    image = target / f"hearthwall-{version}.dmg"
    source = ["-volname", "Hearthwall", "-srcfolder", str(target / "Hearthwall.app")]
    subprocess.run(["hdiutil", "create", "-ov", "-format", "ULMO", *source, str(image)], check=True)
    made.append(Made(what, image))
    made.append(
        NotMade("the signature of the application", "It needs the maintainer's key: codesign, then notarytool.")
    )
    return made


def app_image() -> Outcome:
    """The AppImage, whose start-up part no package registry carries."""
    return NotMade(
        "an AppImage", "Its start-up part cannot be had from a package registry; the self-extracting archive stands in."
    )
