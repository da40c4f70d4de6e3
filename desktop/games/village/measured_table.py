"""Answers the guides for real tables about a siege."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.village.models.siege_rows import group_name
from desktop.games.village.siege_scene import building_views, marker_views, table_view, terrain_views, token_views
from desktop.look.token import TokenView
from desktop.tabletop.battlefield.views import BuildingView, MarkerView, Outline, TableView, TerrainView
from desktop.tabletop.marks import SceneMarks
from desktop.tabletop.placing.measured_table import BuildStart, Measure, MeasuredTable, PlacementRow, free_spot_near
from rules_core.games.village.rules import topics
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.arrival_words import arrival_words
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import MODELS, PlacementKind, edge_gauges, model_placements, placements
from rules_core.games.village.words.rebuild_words import placement_words
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.tape_measure import Gauge, Placement
from rules_core.kernel.requests import Place
from rules_core.song.warband import ModelId
from rules_core.song.words.placement_words import from_words
from rules_core.wording.sentence import Sentence

GROUND_ICONS = {
    "wood": "pine-tree",
    "road": "trail",
    "bridge": "bridge",
    "hedge": "tree-face",
    "fence": "wooden-fence",
    "low-wall": "stone-wall",
    "wall": "stone-wall",
    "gate": "medieval-gate",
    "stream": "drop",
    "pond": "drop",
    "marsh": "swamp",
    "crops": "wheat",
    "field": "wheat",
    "rocks": "stone-stack",
    "rough": "stone-stack",
    "ruin": "broken-wall",
    "rampart": "stone-wall",
    "ditch": "trail",
    "hill": "stone-stack",
    "crag": "stone-stack",
}
MARKER_ICONS: dict[str, str] = {
    PlacementKind.BARRICADE: "stakes-fence",
    PlacementKind.TRAP: "wolf-trap",
    PlacementKind.TOKEN: "treasure-map",
    PlacementKind.VILLAGER: "person",
}
MARKERS = (PlacementKind.BARRICADE, PlacementKind.TRAP, PlacementKind.TOKEN, PlacementKind.VILLAGER)


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("RebuildGuide", text, "", count)


class SiegeOnTable(MeasuredTable):
    """The position of a siege."""

    round_kinds = (*MODELS, PlacementKind.TRAP, PlacementKind.TOKEN, PlacementKind.VILLAGER)

    def __init__(self, siege: Siege, names: SiegeNames) -> None:
        self.siege, self.names = siege, names
        self.called = names
        self.width, self.height = siege.world.map.width, siege.world.map.height
        self.at_real_table = siege.play_mode is not PlayMode.SCREEN

    def copy(self) -> SiegeOnTable:
        return SiegeOnTable(clone(self.siege), self.names)

    def placements(self) -> list[Placement]:
        return placements(self.siege)

    def model_placements(self) -> list[Placement]:
        return model_placements(self.siege)

    def buildings(self) -> frozenset[str]:
        return frozenset(self.siege.buildings)

    def on_table(self) -> frozenset[str]:
        siege = self.siege
        markers = (*siege.barricades, *siege.traps, *siege.tokens, *siege.villagers)
        return frozenset((*markers, *(model.id for model in siege.in_play())))

    def put_by_people(self, asked: Place) -> frozenset[str]:
        if asked.topic == topics.BARRICADE:
            return frozenset(self.siege.barricades)
        if asked.topic == topics.TRAP:
            return frozenset(self.siege.traps)
        return frozenset((asked.subject,))

    def row(self, placement: Placement, measure: Measure) -> PlacementRow:
        return placement_row(self.siege, self.names, placement, measure)

    def together(self, placements: Sequence[Placement]) -> list[list[Placement]]:
        found: dict[str, list[Placement]] = {}
        for one in placements:
            model = self.siege.models.get(ModelId(one.id))
            is_enemy = model is not None and one.kind == PlacementKind.ENEMY
            found.setdefault(f"group {model.group}" if model is not None and is_enemy else one.id, []).append(one)
        return list(found.values())

    def together_title(self, pieces: Sequence[Placement]) -> str:
        group = self.siege.group(self.siege.model(pieces[0].id).group)
        return _tr("{group}, %n model(s)", len(pieces)).format(group=group_name(group))

    def gauge_words(self, gauge: Gauge) -> str:
        return Sentence("from {there}", {"there": from_words(self.names, gauge)}).words()

    def starts(self) -> Sequence[BuildStart]:
        return (
            BuildStart("ground", _tr("1 Ground"), (PlacementKind.TERRAIN,)),
            BuildStart("buildings", _tr("2 Buildings"), (PlacementKind.BUILDING,)),
            BuildStart("markers", _tr("3 Markers"), MARKERS),
            BuildStart("models", _tr("4 Models"), MODELS),
        )

    def families(self) -> Mapping[str, str]:
        return {
            PlacementKind.TERRAIN: _tr("Ground"),
            PlacementKind.BUILDING: _tr("Buildings"),
            PlacementKind.BARRICADE: _tr("Barricades"),
            PlacementKind.TRAP: _tr("Traps"),
            PlacementKind.TOKEN: _tr("Finds"),
            PlacementKind.VILLAGER: _tr("Villagers"),
            PlacementKind.HERO: _tr("Heroes"),
            PlacementKind.DEFENDER: _tr("Defenders"),
            PlacementKind.ENEMY: _tr("Enemies"),
        }

    def last_words(self, measure: Measure) -> Sequence[str]:
        more = [one.text(measure) for one in arrival_words(self.siege, self.names)]
        if self.siege.play_mode is PlayMode.UNMAPPED:
            more.append(_tr("This game keeps no map: models stand roughly where it believes them."))
        return more

    def table_view(self) -> TableView:
        return table_view(self.siege)

    def pieces(self, chosen: str) -> tuple[list[BuildingView], list[MarkerView], list[TerrainView], list[TokenView]]:
        siege, marks = self.siege, SceneMarks(chosen=chosen)
        tokens = token_views(siege, marks, self.names)
        return building_views(siege, marks), marker_views(siege, marks, self.names), terrain_views(siege), tokens

    def outline(self, placement: Placement) -> Outline | None:
        if placement.kind not in (PlacementKind.TERRAIN, PlacementKind.BUILDING, PlacementKind.BARRICADE):
            return None
        return tuple(self.siege.ground.piece(placement.id).outline.points)

    def edge_gauges(self, id: str) -> tuple[Gauge, Gauge]:
        return edge_gauges(self.siege, id)

    def free_spot(self, id: str, x: int, y: int, near: int) -> tuple[int, int]:
        return free_spot_near(self.siege, id, x, y, near)


def placement_row(siege: Siege, names: SiegeNames, placement: Placement, measure: Measure) -> PlacementRow:
    """One placement in the language and unit in force."""
    words = placement_words(siege, names, placement)

    def said(sentence: Sentence) -> str:
        return sentence.text(measure)

    more = [said(one) for one in (words.doubt, words.lies, words.touches) if one is not None]
    more.extend(said(one) for one in words.state)
    return PlacementRow(
        placement, said(words.title), icon_for(siege, placement), tuple(map(said, words.measured)), tuple(more)
    )


def icon_for(siege: Siege, placement: Placement) -> str:
    """The picture of what is put down."""
    content = siege.world.content
    if placement.kind == PlacementKind.TERRAIN:
        return GROUND_ICONS.get(siege.ground.piece(placement.id).kind, "compass")
    if placement.kind == PlacementKind.BUILDING:
        building = siege.building(placement.id)
        return "broken-wall" if building.destroyed else siege.world.buildings[building.id].icon
    if placement.kind in MARKER_ICONS:
        return MARKER_ICONS[placement.kind]
    model = siege.model(placement.id)
    figure = content.heroes.get(model.id) or content.enemies.get(model.profile.id)
    if figure is None:
        defender = content.defenders.get(model.profile.id)
        return defender.icon if defender is not None else "person"
    return figure.icon
