"""Pictures of everything that is drawn, to be looked at: `python -m tests.desktop.look.gallery --look dark --out DIR`.

It stands beside the tests because it shows look and battlefield together, and those do not know each other's pages.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.look.colours import LookName
from desktop.look.icons import icon_names, paint_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.token import Posture, Rank, RingLine, TokenView
from desktop.look.token_painting import paint_token
from desktop.look.widgets.die import DieState, DieView, paint_die
from desktop.tabletop.battlefield.building import paint_building
from desktop.tabletop.battlefield.markers import paint_marker
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.still import map_image
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.battlefield.views import BuildingView, MarkerKind, MarkerView, Overlays
from tests.desktop.look.example import (
    BUILDINGS,
    COUNCIL,
    ILSE,
    MAREN,
    MARKERS,
    OVERLAYS,
    TABLE,
    TERRAIN,
    TOBIN,
    TOKENS,
    defender,
    enemy,
)
from tests.desktop.look.gallery_widgets import show_widgets

WOLF = enemy("2a", 0, 0, "wolf-head")
STATES = {
    "Ready": TOBIN,
    "Chosen": replace(TOBIN, chosen=True),
    "Offered": replace(TOBIN, offered=True, key="2"),
    "Has acted": replace(TOBIN, has_acted=True),
    "Wounded": replace(TOBIN, wounds=2),
    "Knocked down": replace(ILSE, posture=Posture.KNOCKED_DOWN, wounds=1),
    "Transfixed": replace(TOBIN, posture=Posture.TRANSFIXED),
    "Fleeing": replace(WOLF, posture=Posture.FLEEING, heading=200),
    "Target": replace(WOLF, target=True),
    "Defender": defender("A", 0, 0),
    "Defeated": replace(TOBIN, posture=Posture.DEFEATED, badge="B"),
    "Greyed": replace(WOLF, greyed=True),
}
PEOPLE = {
    "Shield": MAREN,
    "Healer": ILSE,
    "Smith": replace(MAREN, icon="dwarf-face", badge="B"),
    "Mage": replace(MAREN, icon="wizard-face", badge="W"),
    "Spear": replace(MAREN, icon="spartan-helmet", badge="R"),
    "Rider": replace(defender("R", 0, 0), icon="cavalry"),
    "Ravager": enemy("1a", 0, 0, "orc-head"),
    "Raider": enemy("3a", 0, 0, "hooded-assassin"),
    "Mindless": enemy("4a", 0, 0, "shambling-zombie"),
    "Fanatic": enemy("5a", 0, 0, "horned-skull"),
    "Elite": enemy("1a", 0, 0, "brute", Rank.ELITE),
    "Boss": replace(enemy("1", 0, 0, "overlord-helm", Rank.BOSS), line=RingLine.GOLD),
}


class Page:
    """A picture that is filled from left to right and from top to bottom, each thing with a word below it."""

    def __init__(self, look: Look, width: int, height: int) -> None:
        self.image = QImage(width, height, QImage.Format.Format_RGB32)
        self.image.fill(look.colours.ground)
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.look = look

    def put(self, x: float, y: float, word: str, paint: Callable[[QPainter], None], below: float = 50) -> None:
        """Draw something round a point."""
        self.painter.save()
        self.painter.translate(x, y)
        paint(self.painter)
        self.painter.restore()
        self.painter.setPen(self.look.colours.ink)
        self.painter.setFont(self.look.font(TextStyle.SMALL))
        half = 75 * self.look.scale
        rect = QRectF(x - half, y + below, half * 2, 40 * self.look.scale)
        self.painter.drawText(rect, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, word)

    def save(self, path: Path) -> None:
        self.painter.end()
        self.image.save(str(path))


def tokens_page(look: Look, path: Path) -> None:
    """Tokens in all states, at three sizes and in grey."""
    page = Page(look, 1640, 900)
    for row, (diameter, top) in enumerate(((44, 70), (66, 220), (38, 380))):
        for number, (word, view) in enumerate(STATES.items()):
            page.put(80 + number * 132, top, word if row else "", partial(_token, view, diameter, look))
    for number, (word, view) in enumerate(PEOPLE.items()):
        size = 72 if view.rank is Rank.BOSS else 56
        page.put(80 + number * 132, 540, word, partial(_token, view, size, look))
    for number, view in enumerate(TOKENS):
        page.put(80 + number * 106, 700, "", partial(_token, view, 52, look))
    page.painter.end()
    strip = page.image.copy(0, 640, 1640, 120).convertToFormat(QImage.Format.Format_Grayscale8)
    page.painter.begin(page.image)
    page.painter.drawImage(QPointF(0, 770), strip.convertToFormat(QImage.Format.Format_RGB32))
    page.save(path)


def pieces_page(look: Look, path: Path) -> None:
    """Buildings, markers and dice."""
    page = Page(look, 1640, 980)
    scale = 32 / 254
    plain = [replace(view, burning=False, blessed=False, chosen=False) for view in BUILDINGS]
    states = [
        replace(plain[0], integrity=2),
        replace(plain[1], burning=True),
        replace(plain[2], blessed=True),
        replace(plain[3], chosen=True),
        replace(plain[4], destroyed=True, integrity=0),
        replace(plain[1], offered=True, key="3"),
        replace(plain[2], target=True, integrity=1),
        replace(plain[3], wrong=True, ghost=True),
    ]
    for top, row in ((120, plain), (350, states)):
        for number, view in enumerate(row):
            page.put(120 + number * 190, top, "", partial(_building, view, scale, look))
    for number, kind in enumerate(MarkerKind):
        sign = MarkerView(
            "m", kind, 0, 0, angle=-20, integrity=2, integrity_most=2 if kind is MarkerKind.BARRICADE else 0
        )
        more = replace(sign, offered=True, key="1", icon="locked-chest" if kind is MarkerKind.FIND else "")
        page.put(120 + number * 190, 530, kind.value, partial(_marker, sign, scale, look))
        page.put(120 + number * 190, 680, "offered", partial(_marker, more, scale, look))
    for number, state in enumerate(DieState):
        die = DieView(number + 2, state, typed=state is DieState.PLAIN, tilt=-4)
        for size, top in ((56, 830), (30, 830), (20, 830)):
            place = QRectF(120 + number * 240 + {56: -40, 30: 40, 20: 90}[size], top - size / 2, size, size)
            paint_die(page.painter, place, die, look)
    page.save(path)


def icons_page(look: Look, path: Path) -> None:
    """Every icon at 40 and at 22 px."""
    names = icon_names()
    columns = 14
    page = Page(look, columns * 116, (len(names) // columns + 1) * 76)
    page.image.fill(look.colours.face)
    page.painter.setFont(look.font(TextStyle.LEAST))
    page.painter.setPen(look.colours.face_ink)
    for number, name in enumerate(names):
        x, y = number % columns * 116, number // columns * 76
        paint_icon(page.painter, name, QPointF(x + 28, y + 26), 40, look.colours.face_ink)
        paint_icon(page.painter, name, QPointF(x + 72, y + 30), 22, look.colours.face_ink)
        page.painter.drawText(QRectF(x + 4, y + 50, 112, 22), Qt.AlignmentFlag.AlignLeft, name.removeprefix("ui/"))
    page.save(path)


def battlefield_page(theme: Theme, overlays: Overlays, path: Path, zoom: float = 1.0) -> None:
    """The battlefield as the play window shows it."""
    scene = BattlefieldScene(theme)
    view = BattlefieldView(scene)
    view.resize(1200, 1000)
    scene.set_table(TABLE)
    scene.set_pieces(BUILDINGS, MARKERS, TERRAIN)
    scene.set_tokens(TOKENS)
    scene.set_overlays(overlays)
    view.show()
    view.zoom_by(zoom, QPointF(700, 480))
    view.finish()
    view.grab().save(str(path))
    view.hide()


def main() -> None:
    reader = argparse.ArgumentParser(description="Draw everything that the look can draw.")
    reader.add_argument("--look", choices=[name.value for name in LookName], default="light")
    reader.add_argument("--scale", type=int, default=100, help="text scale in per cent, 100 to 250")
    reader.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    wanted = reader.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    theme = Theme(LookName(wanted.look), wanted.scale, less_motion=True)
    theme.apply(app)
    out: Path = wanted.out
    out.mkdir(parents=True, exist_ok=True)
    name = f"{wanted.look}-{wanted.scale}"
    tokens_page(theme.look, out / f"tokens-{name}.png")
    pieces_page(theme.look, out / f"pieces-{name}.png")
    icons_page(theme.look, out / f"icons-{name}.png")
    battlefield_page(theme, OVERLAYS, out / f"battlefield-{name}.png")
    battlefield_page(theme, COUNCIL, out / f"council-{name}.png")
    battlefield_page(theme, OVERLAYS, out / f"close-{name}.png", 2.4)
    map_image(theme.look, 420, TABLE, TERRAIN, BUILDINGS, MARKERS, TOKENS).save(str(out / f"still-{name}.png"))
    show_widgets(theme, app, out / f"widgets-{name}.png")


def _token(view: TokenView, diameter: float, look: Look, painter: QPainter) -> None:
    paint_token(painter, view, diameter, look)


def _building(view: BuildingView, scale: float, look: Look, painter: QPainter) -> None:
    paint_building(painter, view, scale, look)


def _marker(view: MarkerView, scale: float, look: Look, painter: QPainter) -> None:
    paint_marker(painter, view, scale, look)


if __name__ == "__main__":
    main()
