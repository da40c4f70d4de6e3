"""Pictures of battlefields, scenarios and buildings as items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtGui import QPixmap

from desktop.games.drums.battle_scene import terrain_view
from desktop.games.drums.editors.plan_pieces import extent_of
from desktop.games.drums.house_scene import building_view, plan_view
from desktop.look.theme import Look
from desktop.tabletop.battlefield.still import PLATES_PX, map_image
from desktop.tabletop.battlefield.table import map_rect
from desktop.tabletop.battlefield.views import BuildingView, TableView, TerrainView
from rules_core.content.items import Item
from rules_core.content.reader import Problem, Reader
from rules_core.games.drums.content.buildings import BuildingType, read_building
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.loader import read_piece
from rules_core.games.drums.content.types import Content
from rules_core.games.drums.options import SCALES
from rules_core.games.drums.state.features import HOUSE, KINDS, Feature, scaled, with_fords
from rules_core.games.drums.state.houses import House

WITH_A_TABLE: Final = ("battlefield", "scenario")
SHORT, TABLE = next((short, side) for short, _, _, side in SCALES.values())


def battlefield_map(item: Item, side: float, look: Look, ratio: float) -> QPixmap | None:
    """The item from above; None for one that lies on no table, and for one that is not in order."""
    if item.kind == "building":
        kind = building_of(item)
        return plan_picture(kind, 0, side, look, ratio) if kind is not None else None
    if item.kind not in WITH_A_TABLE:
        return None
    rows = features_of(item.plain.get("piece"), shipped())
    features = [one for one in rows if one is not None]
    return table_picture(features, side, look, ratio) if len(features) == len(rows) else None


def features_of(rows: Any, content: Content) -> list[Feature | None]:
    """What lies there, in hundredths of Short and in the order of the rows; None for a row that is not in order."""
    found: list[Feature | None] = []
    for number, row in enumerate(rows if isinstance(rows, list) else (), start=1):
        problems: list[Problem] = []
        reader = Reader(row if isinstance(row, dict) else {}, "", problems)
        feature = read_piece(reader, number, content)
        found.append(None if problems else feature)
    return found


def table_picture(features: Sequence[Feature], side: float, look: Look, ratio: float) -> QPixmap:
    """The table with these on it."""
    laid = with_fords([scaled(one, SHORT) for one in features], SHORT)
    houses = [building_view(one) for one in laid if KINDS[one.kind].shape == HOUSE]
    ground = [terrain_view(one) for one in laid if KINDS[one.kind].shape != HOUSE]
    return _painted(look, side, TableView(TABLE, TABLE, seed="battle", tracks=False), ground, houses, ratio)


def building_of(item: Item) -> BuildingType | None:
    """The building that an item is; None for one that is not in order."""
    problems: list[Problem] = []
    kind = read_building(Reader(item.plain, "", problems))
    return None if problems else kind


def plan_picture(kind: BuildingType, floor: int, side: float, look: Look, ratio: float) -> QPixmap:
    """A building with its roof off, seen onto one of its floors."""
    extent = extent_of(kind)
    feature = Feature("plan", "building", extent // 2, extent // 2, 0, kind.width, kind.depth, (), kind.id)
    house = House(scaled(feature, SHORT), kind, SHORT)
    wide = extent * SHORT // 100
    table = TableView(wide, wide, seed="plan", tracks=False)
    # Without the edges of a table round it.
    share = map_rect(table).width() / wide
    picture = _painted(look, side * share + 2 * PLATES_PX, table, [], [plan_view(house, floor)], ratio)
    left = round((picture.width() - side * ratio) / 2)
    cut = picture.copy(left, left, round(side * ratio), round(side * ratio))
    cut.setDevicePixelRatio(ratio)
    return cut


def around_table() -> float:
    """How far the picture of a table goes beyond its edges, in hundredths of Short."""
    return -map_rect(TableView(TABLE, TABLE)).left() * 100 / SHORT


def _painted(
    look: Look,
    side: float,
    table: TableView,
    ground: Sequence[TerrainView],
    houses: Sequence[BuildingView],
    ratio: float,
) -> QPixmap:
    picture = QPixmap.fromImage(map_image(look, side, table, ground, houses, [], [], ratio=ratio))
    picture.setDevicePixelRatio(ratio)
    return picture
