"""Answers the guides for real tables about a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.battle_scene import (
    icon_of,
    marker_views,
    name_of,
    table_view,
    terrain_views,
    token_views,
)
from desktop.games.drums.house_scene import building_views
from desktop.games.drums.hover_card import ICONS
from desktop.look.token import TokenView
from desktop.tabletop.battlefield.views import BuildingView, MarkerView, Outline, TableView, TerrainView
from desktop.tabletop.marks import SceneMarks
from desktop.tabletop.placing.measured_table import BuildStart, Measure, MeasuredTable, PlacementRow, free_spot_near
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import outline_of
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.drums.words.rebuild import BUILDING, TERRAIN, edge_gauges, men_placements, placements
from rules_core.games.drums.words.table_names import TableNames
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.tape_measure import Gauge, Placement
from rules_core.kernel.requests import Place
from rules_core.song.words.placement_words import from_words, lies_words, spot_words
from rules_core.wording.sentence import Capital, Sentence


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("BattleOnTable", text, "", count)


class BattleOnTable(MeasuredTable):
    """The position of a battle."""

    called: TableNames

    def __init__(self, battle: Battle, names: BattleNames) -> None:
        self.battle, self.names = battle, names
        self.called = TableNames(battle, names)
        self.width = self.height = battle.world.options.side
        self.at_real_table = battle.play_mode is not PlayMode.SCREEN
        self.round_kinds = tuple(battle.seats)

    def copy(self) -> BattleOnTable:
        return BattleOnTable(self.battle.clone(), self.names)

    def placements(self) -> list[Placement]:
        return placements(self.battle)

    def model_placements(self) -> list[Placement]:
        return men_placements(self.battle)

    def buildings(self) -> frozenset[str]:
        return frozenset(one.id for one in self.battle.features)

    def on_table(self) -> frozenset[str]:
        battle = self.battle
        return frozenset((*(one.id for one in battle.features), *(man.id for man in battle.in_play())))

    def put_by_people(self, asked: Place) -> frozenset[str]:
        if asked.topic == topics.FEATURE:
            return frozenset(one.id for one in self.battle.features)
        return frozenset((asked.subject,))

    def row(self, placement: Placement, measure: Measure) -> PlacementRow:
        battle = self.battle
        spots = [one for number in range(len(placement.spots)) for one in spot_words(self.called, placement, number)]
        measured = tuple(one.text(measure) for one in spots)
        lies = lies_words(placement)
        more = [lies.text(measure)] if lies is not None else []
        if placement.touches:
            touched = tuple([self.called.of(one) for one in placement.touches])
            more.append(Sentence("touches {things}", {"things": touched}).text(measure))
        if placement.id in battle.models:
            man = battle.model(placement.id)
            more.extend(self._state_of(man))
            return PlacementRow(placement, name_of(man, self.names), icon_of(man.profile), measured, tuple(more))
        feature = next(one for one in battle.features if one.id == placement.id)
        title = Sentence("{name}", {"name": Capital(self.called.feature(feature))}).words()
        return PlacementRow(placement, title, ICONS.get(feature.kind, "compass"), measured, tuple(more))

    def together(self, placements: Sequence[Placement]) -> list[list[Placement]]:
        """Men who stand base to base are one line of the table."""
        found: list[list[Placement]] = []
        for one in placements:
            chain = next((those for those in found if any(man.id in one.touches for man in those)), None)
            if chain is not None and one.id in self.battle.models:
                chain.append(one)
            else:
                found.append([one])
        return found

    def together_title(self, pieces: Sequence[Placement]) -> str:
        nation = self.names.of(pieces[0].kind)
        return tr("{nation}, %n (man|men)", len(pieces)).format(nation=Sentence("{it}", {"it": nation}).words())

    def _state_of(self, man: Soldier) -> list[str]:
        """How a man lies and what a marker beside him should say."""
        found: list[str] = []
        if self.battle.play_mode is PlayMode.UNMAPPED:
            found.append(tr("Roughly there: this game keeps no map, it may be a little off"))
        if man.knocked_down:
            found.append(tr("Down: lay it on its side"))
        if self.battle.weapon(man) is not None and man.out_of_ammunition:
            found.append(tr("No cartridges: put a marker beside it"))
        elif self.battle.weapon(man) is not None and not man.loaded:
            found.append(tr("Not loaded: put a marker beside it"))
        return found

    def gauge_words(self, gauge: Gauge) -> str:
        return Sentence("from {there}", {"there": from_words(self.called, gauge)}).words()

    def starts(self) -> Sequence[BuildStart]:
        return (
            BuildStart("ground", tr("1 Ground"), (TERRAIN,)),
            BuildStart("buildings", tr("2 Buildings"), (BUILDING,)),
            BuildStart("models", tr("3 Men"), tuple(self.battle.seats)),
        )

    def families(self) -> Mapping[str, str]:
        nations = {str(seat): Sentence("{name}", {"name": self.names.of(seat)}).words() for seat in self.battle.seats}
        return {TERRAIN: tr("Ground"), BUILDING: tr("Buildings"), **nations}

    def last_words(self, measure: Measure) -> Sequence[str]:
        if self.battle.play_mode is PlayMode.UNMAPPED:
            return (tr("This game keeps no map: men stand roughly where it believes them."),)
        return ()

    def table_view(self) -> TableView:
        return table_view(self.battle)

    def pieces(self, chosen: str) -> tuple[list[BuildingView], list[MarkerView], list[TerrainView], list[TokenView]]:
        battle, marks = self.battle, SceneMarks(chosen=chosen)
        tokens = token_views(battle, marks, self.names)
        return building_views(battle, self.names, {}), marker_views(battle, self.names), terrain_views(battle), tokens

    def outline(self, placement: Placement) -> Outline | None:
        feature = next((one for one in self.battle.features if one.id == placement.id), None)
        return tuple(outline_of(feature).points) if feature is not None else None

    def edge_gauges(self, id: str) -> tuple[Gauge, Gauge]:
        return edge_gauges(self.battle, id)

    def free_spot(self, id: str, x: int, y: int, near: int) -> tuple[int, int]:
        return free_spot_near(self.battle, id, x, y, near)
