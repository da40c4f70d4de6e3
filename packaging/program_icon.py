"""The program's icon in every form that a desktop asks for, drawn from the figure that the window shows."""

from __future__ import annotations

import os
import re
import struct
from pathlib import Path

FIGURE = Path("resources") / "icons" / "game" / "hill-fort.svg"
GROUND, EDGE, FIGURE_COLOUR = "#3b2d22", "#6d5138", "#e2b65a"
"""The wood of the start page, its lighter edge, and the gold of the figure."""

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 32, 48, 256)
ICNS_KINDS = {"ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}


def icon_svg(root: Path) -> str:
    """The icon as a drawing: the figure in gold on a plate of dark wood."""
    figure = (root / FIGURE).read_text(encoding="utf-8").replace("currentColor", FIGURE_COLOUR)
    shapes = re.sub(r"</?svg[^>]*>", "", figure).strip()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect x="12" y="12" width="488" height="488" rx="104" fill="{GROUND}" stroke="{EDGE}" stroke-width="12"/>'
        f'<g transform="translate(71.7 71.7) scale(0.72)">{shapes}</g></svg>\n'
    )


def draw_icons(root: Path, folder: Path) -> None:
    """Write hearthwall.svg, hearthwall.ico, hearthwall.icns and a PNG for each size into the folder."""
    # A build machine has no screen. The drawing needs none either.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    drawing = icon_svg(root)
    renderer = QSvgRenderer(QByteArray(drawing.encode()))

    def png(size: int) -> bytes:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"png")).write(image)
        return bytes(buffer.data().data())

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "hearthwall.svg").write_text(drawing, encoding="utf-8")
    for size in PNG_SIZES:
        (folder / f"hearthwall-{size}.png").write_bytes(png(size))
    (folder / "hearthwall.ico").write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    (folder / "hearthwall.icns").write_bytes(icns({kind: png(size) for kind, size in ICNS_KINDS.items()}))
    del application


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures by size in pixels, 256 at most."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for size, picture in pictures.items():
        # A side of 256 is written as 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures.values())


def icns(pictures: dict[str, bytes]) -> bytes:
    """A macOS icon of PNG pictures by their four-letter kind."""
    body = b"".join(
        kind.encode("ascii") + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
