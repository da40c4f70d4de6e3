"""The picture of a battlefield or a scenario as an item: the table as it lies before anybody comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPixmap

from desktop.games.drums.battle_scene import terrain_view
from desktop.games.drums.house_scene import building_view
from desktop.look.theme import Look
from desktop.tabletop.battlefield.still import map_image
from desktop.tabletop.battlefield.views import TableView
from rules_core.content.items import Item
from rules_core.content.reader import Problem, Reader
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.loader import read_battlefield
from rules_core.games.drums.content.scenarios import read_scenario
from rules_core.games.drums.content.types import Battlefield, Content, Scenario
from rules_core.games.drums.options import SCALES
from rules_core.games.drums.state.features import HOUSE, KINDS, scaled, with_fords

WITH_A_TABLE: Final[dict[str, Callable[[Reader, Content], Battlefield | Scenario]]] = {
    "battlefield": read_battlefield,
    "scenario": read_scenario,
}
"""What reads the kinds of items that lie on a table."""


def battlefield_map(item: Item, side: float, look: Look, ratio: float) -> QPixmap | None:
    """The table from above; None for an item that has none or is not in order."""
    read = WITH_A_TABLE.get(item.kind)
    if read is None:
        return None
    problems: list[Problem] = []
    field = read(Reader(item.plain, "", problems), shipped())
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
