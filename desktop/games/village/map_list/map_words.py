"""The rows of the list beside the map: the same things, the same state words, and where everything is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from desktop.games.village.background_preview import EnemyIntent
from desktop.games.village.measured_table import placement_row
from desktop.games.village.models.siege_rows import group_name
from desktop.games.village.siege_scene import building_views, marker_views, name_of, table_view, token_views
from desktop.look.token import TokenView, describe
from desktop.play.models.thing_tree import Family, TreeThing
from desktop.tabletop.battlefield.building import describe_building
from desktop.tabletop.battlefield.markers import describe_marker
from desktop.tabletop.battlefield.views import STONE, UNITS_PER_INCH, EdgeState, MarkerKind, MarkerView, Overlays
from desktop.tabletop.marks import SceneMarks
from desktop.tabletop.overlay_words import reach_lines, sight_words, zone_lines
from desktop.tabletop.placing.measured_table import PlacementRow
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import order_given
from rules_core.games.village.words.rebuild import PlacementKind, placements
from rules_core.games.village.words.report_words import sentence
from rules_core.ground.geometry import Body
from rules_core.ground.play_mode import PlayMode
from rules_core.song.warband import ModelId

Measure = Callable[[int], str]
NEAR_MIDDLE = 6 * UNITS_PER_INCH
"""What lies in the square of this side is in the middle of the table and in no quarter."""


@dataclass(frozen=True)
class Shown:
    """What the map shows beside the state: marks of the question, overlays, who acts, what enemies would do."""

    marks: SceneMarks
    overlays: Overlays
    looker: str
    intents: Mapping[str, EnemyIntent]
    orders: tuple[OrderGiven, ...]
    ghosts: tuple[TokenView | MarkerView, ...] = ()
    placing: bool = False
    """Whether a place is asked for."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("MapList", text)


def families(siege: Siege, names: SiegeNames, shown: Shown, measure: Measure) -> list[Family]:
    """Everything on the map, in the order in which one would ask for it."""
    rows = {row.placement.id: row for row in (placement_row(siege, names, one, measure) for one in placements(siege))}
    writer = _Writer(siege, names, shown, measure, rows)
    tokens = token_views(siege, shown.marks, names)
    ours = [view for view in tokens if siege.model(view.id).side != ENEMIES]
    found = [Family("now", _tr("Now"), tuple(writer.now())), Family("ours", _tr("Ours"), writer.models(ours))]
    for group in siege.groups:
        theirs = [view for view in tokens if siege.model(view.id).group == group.number]
        found.append(Family(f"group-{group.number}", group_name(group), writer.models(theirs)))
    rest = [view for view in tokens if siege.model(view.id).side == ENEMIES and not _has_group(siege, view.id)]
    found.append(Family("enemies", _tr("Enemies"), writer.models(rest)))
    found.append(Family("buildings", _tr("Buildings"), tuple(writer.buildings())))
    found.append(Family("markers", _tr("Defences and finds"), tuple(writer.markers())))
    ground = [row for row in rows.values() if row.placement.kind is PlacementKind.TERRAIN]
    found.append(Family("ground", _tr("Ground"), tuple(writer.ground(ground))))
    found.append(Family("edges", _tr("Edges of the table"), tuple(writer.edges())))
    return found


def _has_group(siege: Siege, id: str) -> bool:
    return siege.model(id).group in [group.number for group in siege.groups]


class _Writer:
    """Makes rows; holds what all of them need."""

    def __init__(
        self, siege: Siege, names: SiegeNames, shown: Shown, measure: Measure, rows: Mapping[str, PlacementRow]
    ) -> None:
        self.siege, self.names, self.shown, self.measure, self.rows = siege, names, shown, measure, rows
        looker = siege.models.get(ModelId(shown.looker))
        self.looker = looker if looker is not None and looker.in_play else None
        self.looker_name = name_of(names, shown.looker) if self.looker is not None else ""

    def now(self) -> Iterable[TreeThing]:
        """Who acts and how far, where something can be put, what stands half placed."""
        overlays = self.shown.overlays
        if self.shown.placing:
            first = _tr("Enter on any row tries the nearest place to it, Enter again takes that place.")
            yield TreeThing("placing", _tr("A place is asked for"), (first,), "flag-objective")
        if self.looker is not None and overlays.reach:
            lines = reach_lines(overlays.reach, (self.looker.x, self.looker.y), self.measure)
            title = _tr("How far {name} gets").format(name=self.looker_name)
            yield TreeThing("reach", title, lines, "footprint")
        if overlays.zones:
            yield TreeThing("zones", _tr("Where it can be put"), zone_lines(overlays.zones, self.measure), "trail")
        for ghost in self.shown.ghosts:
            words = _tr("{x} from the west edge, {y} from the north edge")
            line = words.format(x=self.measure(ghost.x), y=self.measure(ghost.y))
            what = describe(ghost) if isinstance(ghost, TokenView) else describe_marker(ghost)
            line = f"{line}. {_tr('Enter takes this place.')}"
            title = _tr("Tried here now: {what}").format(what=what.removesuffix("."))
            yield TreeThing(ghost.id, title, (line,), "walking-boot")

    def models(self, views: Sequence[TokenView]) -> tuple[TreeThing, ...]:
        """Models: state, place, how far from whoever acts, what they would do."""
        return tuple(self._model(view) for view in views)

    def _model(self, view: TokenView) -> TreeThing:
        model = self.siege.model(view.id)
        # An enemy's name ends with its number and letter already.
        plain = replace(view, badge="") if view.name.endswith(view.badge) else view
        quality = _tr("Quality {quality}+, Combat {combat}")
        lines = [quality.format(quality=min(model.quality, 6), combat=model.profile.combat), *self._place(view.id)]
        lines.extend(self._range(view.id, self._gap_to(model)))
        if self.looker is not None:
            lines.append(sight_words(self.shown.overlays.sight, view.id, self.looker_name))
        order = next((one for one in self.shown.orders if one.model == view.id), None)
        if order is not None:
            lines.append(order_given(order, self.names).text(self.measure))
        else:
            lines.extend(self._means_to(view.id))
        return self._thing(view.id, describe(plain), lines, view.icon, view.key, chosen=view.chosen)

    def _means_to(self, id: str) -> Iterable[str]:
        found = self.shown.intents.get(id)
        decisions: tuple[EnemyDecided, ...] = found.decisions if found is not None else ()
        for decision in decisions:
            words = sentence(decision, self.names).text(self.measure)
            yield _tr("Would do now: {what}").format(what=words)

    def buildings(self) -> Iterable[TreeThing]:
        """Buildings: level, Integrity, fire, place."""
        for view in building_views(self.siege, self.shown.marks):
            gap = self._gap_to_piece(view.id)
            lines = [*self._place(view.id), *self._range(view.id, gap)]
            yield self._thing(view.id, describe_building(view), lines, view.icon, view.key, chosen=view.chosen)

    def markers(self) -> Iterable[TreeThing]:
        """Barricades, Traps, finds, villagers and the stones of those who fell."""
        for view in marker_views(self.siege, self.shown.marks, self.names):
            row = self.rows.get(view.id)
            title = describe_marker(view)
            if row is not None:
                # The same words, with the number that tells several of a kind apart.
                title = row.title + title[len(title.removesuffix(".").partition(",")[0]) :]
            if view.kind is MarkerKind.TOMBSTONE:
                said = _tr("Stone of {name}, with the standard") if view.icon else _tr("Stone of {name}")
                title = said.format(name=name_of(self.names, view.id.removeprefix(STONE)))
                words = _tr("{x} from the west edge, {y} from the north edge")
                lines = [words.format(x=self.measure(view.x), y=self.measure(view.y))]
            elif view.kind is MarkerKind.BARRICADE:
                lines = [*self._place(view.id), *self._range(view.id, self._gap_to_piece(view.id))]
            else:
                # R-V30. Distances run to the edge of a marker: its middle lies that far behind what is measured.
                radius = max(gauge.inset for gauge in row.placement.spots[0].gauges) if row is not None else 0
                body = Body(view.id, view.x, view.y, radius)
                lines = [*self._place(view.id), *self._range(view.id, self._gap_to(body))]
            if view.icon and row is not None:
                lines.extend(row.more)
            icon = row.icon if row is not None else "tombstone"
            yield self._thing(view.id, title, lines, icon, view.key)

    def ground(self, rows: Iterable[PlacementRow]) -> Iterable[TreeThing]:
        """Pieces of terrain."""
        for row in rows:
            yield self._thing(row.placement.id, row.title, self._place(row.placement.id), row.icon, "")

    def edges(self) -> Iterable[TreeThing]:
        """The four edges, and from which the enemy comes as far as that is known."""
        table = table_view(self.siege)
        for number, state in enumerate(table.edges, start=1):
            title = _tr("{number}: {edge}").format(number=number, edge=name_of(self.names, str(number)))
            lines = [_tr("The enemy comes from here.")] if state is EdgeState.ENEMY else []
            yield self._thing(f"edge-{number}", title, lines, "compass", "")

    # Parts of a row

    def _thing(
        self, id: str, title: str, lines: Iterable[str], icon: str, key: str, *, chosen: bool = False
    ) -> TreeThing:
        offered = id in self.shown.marks.offered
        words = title.removesuffix(".")
        can_be = _tr("can be chosen")
        if offered and can_be not in words:
            words = f"{words}, {can_be}"
        return TreeThing(id, words, tuple(one for one in lines if one), icon, offered, key, chosen)

    def _place(self, id: str) -> list[str]:
        """Quarter of the table, measurements, what it touches."""
        row = self.rows.get(id)
        if row is None:
            return []
        ground = self.siege.world.map
        placement = row.placement
        north, west = placement.y * 2 < ground.height, placement.x * 2 < ground.width
        quarters = {
            (True, True): _tr("North-west quarter"),
            (True, False): _tr("North-east quarter"),
            (False, True): _tr("South-west quarter"),
            (False, False): _tr("South-east quarter"),
        }
        quarter = quarters[north, west]
        if abs(placement.x * 2 - ground.width) < NEAR_MIDDLE and abs(placement.y * 2 - ground.height) < NEAR_MIDDLE:
            quarter = _tr("Middle of the table")
        lines = [f"{quarter}: " + "; ".join(_lower(one) for one in row.measured)]
        if self.siege.play_mode is PlayMode.UNMAPPED and id in self.siege.models:
            lines.append(_tr("Only roughly: this game keeps no map"))
        if placement.touches:
            touched = [name_of(self.names, one) for one in placement.touches]
            lines.append(_tr("Touches {things}").format(things=", ".join(touched)))
        touching = [
            name_of(self.names, other.placement.id) for other in self.rows.values() if id in other.placement.touches
        ]
        if touching:
            lines.append(_tr("Touched by {things}").format(things=", ".join(touching)))
        return lines

    def _gap_to(self, body: Body) -> int | None:
        if self.looker is None or body.id == self.looker.id or body.id not in self.rows:
            return None
        return self.siege.ground.gap(self.looker, body)

    def _gap_to_piece(self, id: str) -> int | None:
        return self.siege.ground.gap_to_piece(self.looker, id) if self.looker is not None else None

    def _range(self, id: str, gap: int | None) -> list[str]:
        """Within which stick of the one who acts it lies."""
        if gap is None or id == self.shown.looker:
            return []
        song = self.siege.song
        words = _tr("{length} from {name}: beyond Long")
        for stick, reach in (
            (_tr("{length} from {name}: within Short"), song.short),
            (_tr("{length} from {name}: within Medium"), song.medium),
            (_tr("{length} from {name}: within Long"), song.long),
        ):
            if gap <= reach:
                words = stick
                break
        return [words.format(length=self.measure(max(0, gap)), name=self.looker_name)]


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
