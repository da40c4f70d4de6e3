"""The files of an installed program as they lie on a Linux system, below one folder."""

from __future__ import annotations

import shutil
from pathlib import Path

from program_icon import PNG_SIZES

APPSTREAM = "org.hearthwall.Hearthwall.metainfo.xml"


def lay_out(root: Path, program: Path, tree: Path) -> None:
    """Fill `tree` with usr/bin, usr/lib/hearthwall and what the desktop reads in usr/share."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(program, tree / "usr/lib/hearthwall", symlinks=True)
    command = tree / "usr/bin/hearthwall"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/hearthwall/hearthwall")
    for source, place in shared_files(root).items():
        target = tree / "usr/share" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    licences = tree / "usr/share/doc/hearthwall/copyright"
    licences.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(program / "LICENCES.txt", licences)
    for path in tree.rglob("*"):
        # What the system runs or reads is the same for every account, whatever the builder's own habits are.
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def shared_files(root: Path) -> dict[Path, str]:
    """Each file for the desktop and its place below share: entry, file kinds, AppStream data, icons."""
    linux, icons = root / "packaging" / "linux", root / "build" / "icons"
    return {
        linux / "hearthwall.desktop": "applications/hearthwall.desktop",
        linux / "hearthwall.xml": "mime/packages/hearthwall.xml",
        linux / APPSTREAM: f"metainfo/{APPSTREAM}",
        icons / "hearthwall.svg": "icons/hicolor/scalable/apps/hearthwall.svg",
        **{icons / f"hearthwall-{size}.png": f"icons/hicolor/{size}x{size}/apps/hearthwall.png" for size in PNG_SIZES},
    }
