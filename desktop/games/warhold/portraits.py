"""Who is asked, beside the question: a unit as it stands on the board, a kingdom by its face in its colours."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtGui import QPainter

from desktop.games.warhold.ground_view import ground_view_of
from desktop.games.warhold.realms import realm_number
from desktop.games.warhold.tiles.figure_painting import paint_figure
from desktop.games.warhold.tiles.figures import SHAPES, FigureView, Muster, Shape, view_of
from desktop.look.theme import Look
from rules_core.games.warhold.state.war import Unit, War
from rules_core.games.words import Words
from rules_core.kernel.requests import SeatId

SHARE: Final = 0.94
"""How wide a figure is, so that its badge and its drops have room beside it."""


@dataclass(frozen=True)
class Portrait:
    """A figure by itself."""

    view: FigureView

    @property
    def name(self) -> str:
        """What it is called."""
        return self.view.name

    def paint(self, painter: QPainter, side: float, look: Look) -> None:
        """Draw it round the origin, `side` px across with all that stands beside it."""
        paint_figure(painter, self.view, side * SHARE, look)


def of_unit(war: War, unit: Unit, words: Words) -> Portrait:
    """A unit with its number and its wounds, as people find it on the board."""
    muster, ground = Muster(war, words), ground_view_of(war)
    view = view_of(war, unit, words, muster)
    named = replace(view, name=ground.name(muster, unit), badge=ground.badge(muster, unit), settled=False)
    return Portrait(named)


def of_kingdom(war: War, seat: SeatId, face: str, name: str) -> Portrait | None:
    """A kingdom, or all monsters, with this icon for a face; None before its people are chosen: it has no colours."""
    realm = realm_number(war, seat)
    if realm < 0 and any(one.seat == seat for one in war.kingdoms):
        return None
    shape = SHAPES[realm] if realm >= 0 else Shape.TEETH
    return Portrait(FigureView(seat, -1, 0, 0, shape=shape, realm=realm, icon=face, name=name))
