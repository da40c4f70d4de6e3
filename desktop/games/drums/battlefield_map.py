"""The picture of a battlefield as an item: the table as it lies before anybody comes."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from desktop.games.drums.battle_scene import terrain_view
from desktop.games.drums.house_scene import building_view
from desktop.look.theme import Look
from desktop.tabletop.battlefield.still import map_image
from desktop.tabletop.battlefield.views import TableView
from rules_core.content.reader import Problem, Reader
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.loader import read_battlefield
from rules_core.games.drums.options import SCALES
from rules_core.games.drums.state.features import HOUSE, KINDS, scaled, with_fords
from rules_core.kernel.game import Plain


def battlefield_map(plain: Plain, side: float, look: Look, ratio: float) -> QPixmap | None:
    """The battlefield from above; None for one that is not in order."""
    problems: list[Problem] = []
    field = read_battlefield(Reader(plain, "", problems), shipped())
    if problems:
        return None
    short, _, _, table = next(iter(SCALES.values()))
    features = with_fords([scaled(one, short) for one in field.features], short)
    houses = [building_view(one) for one in features if KINDS[one.kind].shape == HOUSE]
    ground = [terrain_view(one) for one in features if KINDS[one.kind].shape != HOUSE]
    image = map_image(
        look, side, TableView(table, table, seed="battle", tracks=False), ground, houses, [], [], ratio=ratio
    )
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(ratio)
    return picture
