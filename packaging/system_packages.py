"""The .deb and the .rpm: with nfpm where it is installed, the .deb otherwise with dpkg-deb."""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from outcome import Made, NotMade, Outcome

SUMMARY = "Tabletop siege games, on the screen or beside your miniatures"
STORY = (
    "Two to four heroes hold a village against waves of enemies. Hearthwall runs the enemy by the book, counts the "
    "exact odds before you roll, and saves after every answer. Without account and network."
)
MAINTAINER = "Hearthwall authors <authors@hearthwall.invalid>"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""As Debian and nfpm name them."""

DEPENDS_DEB = (
    *("libc6 (>= 2.36)", "libstdc++6", "libegl1", "libgl1", "libfontconfig1", "libfreetype6", "libdbus-1-3"),
    *("libgssapi-krb5-2", "libx11-6", "libx11-xcb1", "libxcb1", "libxkbcommon0", "libxkbcommon-x11-0"),
    *("libglib2.0-0 | libglib2.0-0t64", "xkb-data"),
)
RECOMMENDS_DEB = ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libcups2 | libcups2t64")
DEPENDS_RPM = (
    *("glibc >= 2.36", "libstdc++", "libglvnd-egl", "libglvnd-glx", "fontconfig", "freetype", "dbus-libs"),
    *("krb5-libs", "libX11", "libX11-xcb", "libxcb", "libxkbcommon", "libxkbcommon-x11", "glib2", "xkeyboard-config"),
)


def architecture() -> str:
    """This machine's architecture, as Debian names it."""
    return ARCHITECTURES.get(platform.machine(), platform.machine())


def find_nfpm() -> str | None:
    """The nfpm command, on the path or beside the Python that runs this."""
    beside = Path(sys.executable).with_name("nfpm")
    return shutil.which("nfpm") or (str(beside) if beside.is_file() else None)


def nfpm_description(tree: Path, version: str) -> dict[str, Any]:
    """What nfpm reads, for both kinds of package."""
    return {
        "name": "hearthwall",
        "arch": architecture(),
        "version": version,
        "section": "games",
        "priority": "optional",
        "maintainer": MAINTAINER,
        "description": f"{SUMMARY}\n{STORY}",
        "license": "MIT",
        "contents": [{"src": f"{tree}/usr", "dst": "/usr", "type": "tree"}],
        "overrides": {
            "deb": {"depends": list(DEPENDS_DEB), "recommends": list(RECOMMENDS_DEB)},
            "rpm": {"depends": list(DEPENDS_RPM)},
        },
        "deb": {"compression": "xz"},
        "rpm": {"compression": "xz", "summary": SUMMARY, "group": "Amusements/Games"},
    }


def control(version: str, installed_bytes: int) -> str:
    """The control file of the .deb that is made without nfpm."""
    return (
        f"Package: hearthwall\nVersion: {version}\nArchitecture: {architecture()}\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {installed_bytes // 1024}\nSection: games\nPriority: optional\n"
        f"Depends: {', '.join(DEPENDS_DEB)}\nRecommends: {', '.join(RECOMMENDS_DEB)}\n"
        f"Description: {SUMMARY}\n {STORY}\n"
    )


def make_deb(tree: Path, target: Path, version: str) -> Outcome:
    """The Debian package. Raises `CalledProcessError` when a tool fails."""
    what, path = "the Debian package", target / f"hearthwall_{version}_{architecture()}.deb"
    nfpm = find_nfpm()
    if nfpm is not None:
        return _with_nfpm(nfpm, "deb", what, tree, path, version)
    if shutil.which("dpkg-deb") is None:
        return NotMade(what, "Neither nfpm nor dpkg-deb is installed; nfpm is in requirements/package.txt.")
    size = sum(file.stat().st_size for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    (tree / "DEBIAN").mkdir(exist_ok=True)
    (tree / "DEBIAN" / "control").write_text(control(version, size), encoding="utf-8")
    try:
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(path)], check=True)
    finally:
        shutil.rmtree(tree / "DEBIAN")
    return Made(what, path)


def make_rpm(tree: Path, target: Path, version: str) -> Outcome:
    """The package for Fedora, openSUSE and their kin. Raises `CalledProcessError` when nfpm fails."""
    what, path = "the RPM package", target / f"hearthwall-{version}-1.{platform.machine()}.rpm"
    nfpm = find_nfpm()
    if nfpm is None:
        return NotMade(what, "It needs nfpm, which is not installed; requirements/package.txt holds it.")
    return _with_nfpm(nfpm, "rpm", what, tree, path, version)


def _with_nfpm(nfpm: str, kind: str, what: str, tree: Path, path: Path, version: str) -> Outcome:
    # JSON is YAML, so that nothing but the standard library is needed to write it.
    description = tree.with_suffix(".yaml")
    description.write_text(json.dumps(nfpm_description(tree, version), indent=2), encoding="utf-8")
    command = [nfpm, "package", "--config", str(description), "--packager", kind, "--target", str(path)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return Made(what, path)
