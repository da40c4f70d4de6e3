"""What goes into the built program, and what of Qt and of the system stays out."""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

# Libraries that every Linux desktop has. Bringing our own would set them against the system's drivers and themes.
OF_THE_SYSTEM = re.compile(
    r"(^|/)(libgtk-3|libgdk|libatk|libatspi|libepoxy|libpango|libcairo|libpixman|libharfbuzz|libfribidi|libthai|libdatrie|"
    r"libgio-|libgobject-|libgmodule-|libmount|libblkid|libselinux|libsystemd|libgcrypt|libgpg-error|liblz4|libjpeg\.so|"
    r"libkrb5|libgssapi|libk5crypto|libcom_err|libkeyutils|libcups|libavahi|libgnutls|libnettle|libhogweed|libp11|libtasn1|"
    r"libidn2|libunistring|libX11\.so|libGL|libEGL|libglapi|libdrm|libgbm|libstdc\+\+|libgcc_s|libfontconfig|libfreetype|"
    r"libxcb\.so|libglib-|libgthread-|libdbus-1|libX11-xcb|libXi\.|libXcursor|libXrandr|libXinerama|libXcomposite|"
    r"libXdamage|libXfixes|libXext|libXrender|libgraphite2|libjson-glib|libtracker|libcolord|librest|libsoup|libwayland|"
    r"libXau\.|libXdmcp\.|libbsd\.|libmd\.|libgmp\.|libcap\.|libbrotli|libpcre2)"
)

# Folder of Qt's plugins -> the plugins kept, None for all. A folder that is not named here stays out.
PLUGINS: dict[str, frozenset[str] | None] = {
    "platforms": frozenset(
        (
            *("libqxcb.so", "libqoffscreen.so", "libqwayland.so"),
            *("qwindows.dll", "qoffscreen.dll", "libqcocoa.dylib", "libqoffscreen.dylib"),
        )
    ),
    "imageformats": frozenset(
        f"{before}{kind}{after}"
        for before, after in (("libq", ".so"), ("q", ".dll"), ("libq", ".dylib"))
        for kind in ("svg", "jpeg", "webp", "ico", "icns")
    ),
    "iconengines": None,
    "printsupport": None,
    "styles": None,
    "xcbglintegrations": None,
    "platformthemes": frozenset(("libqxdgdesktopportal.so",)),
    "platforminputcontexts": frozenset(
        ("libcomposeplatforminputcontextplugin.so", "libibusplatforminputcontextplugin.so")
    ),
    "wayland-graphics-integration-client": None,
    "wayland-shell-integration": None,
    "wayland-decoration-client": None,
}

UNUSED_QT = re.compile(
    r"^(lib)?Qt6?(EglFS|EglFs|WaylandCompositor|WaylandEglCompositor|Quick|Qml|VirtualKeyboard|Pdf|NetworkAuth|Sql|Test|Designer)"
    r"([.A-Z]|$)"
)

# Python modules that nobody asks for, but that something imports if it finds them.
LEFT_OUT = (
    *("PySide6.QtNetworkAuth", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql", "PySide6.QtTest"),
    *("tkinter", "unittest", "pydoc", "lib2to3", "PIL", "numpy", "setuptools", "mypy", "mypyc", "pytest"),
    *(f"sqlalchemy.dialects.{name}" for name in ("mysql", "oracle", "mssql", "postgresql")),
)

LANGUAGES = frozenset(("en", "de"))

RESOURCE_KINDS = frozenset((".toml", ".svg", ".png", ".ttf", ".json", ".txt", ".md", ".wav", ".ts", ".hearthpack"))


def is_kept(destination: str) -> bool:
    """Whether a file that PyInstaller found goes into the program; `destination` is its place in there."""
    place = destination.replace(os.sep, "/")
    name = place.rpartition("/")[2]
    plugin = re.search(r"/plugins/([^/]+)/", place)
    if plugin:
        allowed = PLUGINS.get(plugin[1], frozenset())
        return allowed is None or name in allowed
    if "PySide6" in place and "/translations/" in place:
        return name.startswith("qtbase_") and name[7:-3] in LANGUAGES
    if sys.platform.startswith("linux") and "/" not in place and OF_THE_SYSTEM.search(name):
        return False
    return not UNUSED_QT.search(name)


def resource_files(root: Path) -> list[tuple[str, str]]:
    """Each file of the resources with the folder where the program looks for it."""
    return [
        (str(path), path.parent.relative_to(root).as_posix())
        for path in sorted((root / "resources").rglob("*"))
        if path.is_file() and path.suffix in RESOURCE_KINDS
    ]


def own_modules(root: Path) -> list[str]:
    """The names of all modules of the program: PyInstaller cannot see what compiled rules or late imports ask for."""
    return sorted(
        _module(path.relative_to(root))
        for package in ("rules_core", "desktop", "resources")
        for path in (root / package).rglob("*.py")
        if path.name != "__main__.py"
    )


def modules_asked_for(root: Path) -> list[str]:
    """The modules of other people that the rules import: in compiled rules PyInstaller does not find them."""
    found: set[str] = set()
    for path in (root / "rules_core").rglob("*.py"):
        found.update(_imported(ast.parse(path.read_text(encoding="utf-8"))))
    return sorted(name for name in found if name.partition(".")[0] not in {"rules_core", "resources", "__future__"})


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def _module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def version(root: Path) -> str:
    """The program's version, from pyproject.toml."""
    with (root / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])
