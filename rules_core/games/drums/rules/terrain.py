"""Terrain by the tables of the four quarters, laid out by the defender (S-TER)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.drums.content.terrain_table_fields import IN_THREES, NOTHING, WOODS
from rules_core.games.drums.content.types import Scenario
from rules_core.games.drums.rules import courses, topics
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import BattlefieldLaid, FeatureDropped, FeaturePlaced, TerrainRolled
from rules_core.games.drums.state.features import (
    AREA,
    HOUSE,
    HUNDREDTHS,
    KINDS,
    LINE,
    Feature,
    outline_of,
    scaled,
    with_fords,
)
from rules_core.ground.geometry import Outline
from rules_core.kernel.region import Region
from rules_core.kernel.table import Table

CLAUSES: Final = ("S-TER-10", "S-TER-11", "S-TER-12", "S-TER-13")
"""Of the table of each quarter. S-TER-9, R-S20: clockwise from the upper left."""
QUARTERS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Column and row of each quarter."""
NOW: Final = "now"
LATER: Final = "later"
LAST: Final = "last"
FIRST: Final = "first"
TREES: Final = 3
"""Up to this face woods are single trees."""
TURNS: Final = (0, 45, 90, 135)
GRID: Final = 500
THIN: Final = 8
"""A fence or a wall is a Short stick divided by this deep."""


def lay_out(table: Table, battle: Battle) -> None:
    """One step of the defender's work: a roll, or a feature set down; nothing where the table lies ready."""
    if battle.world.scenario is not None:
        return _prepare(table, battle, battle.world.scenario)
    if battle.world.options.battlefield:
        return _unroll(table, battle)
    if battle.rolled_quarters == 0 and not battle.is_laying_later:
        # S-TER-2.
        now = table.choose(battle.defender, topics.PLACE_NOW, (NOW, LATER), "S-TER-2") == NOW
        battle.is_laying_later = not now
        if not now:
            return _roll(table, battle)
    if battle.to_place and (not battle.is_laying_later or _are_all_rolled(battle)):
        return _set_down(table, battle)
    if not _are_all_rolled(battle):
        return _roll(table, battle)
    battle.phase = Phase.DEPLOYMENT
    return None


def _unroll(table: Table, battle: Battle) -> None:
    """S-TER-1. The table that was chosen lies there."""
    field = battle.world.content.battlefields[battle.world.options.battlefield]
    short = battle.song.short
    battle.features = with_fords([scaled(one, short) for one in field.features], short)
    battle.lay_ground()
    table.tell(BattlefieldLaid("S-TER-1", field.id))
    battle.phase = Phase.DEPLOYMENT


def _prepare(table: Table, battle: Battle, scenario: Scenario) -> None:
    """S-TER-16, SDS-SCN-1.3, SDS-SCN-2.2, SDS-SCN-3.2. The scenario's table, and one step of what is left to choose."""
    short = battle.song.short
    if not battle.features:
        battle.features = with_fords([scaled(one, short) for one in scenario.features], short)
        battle.lay_ground()
        battle.to_place = [f"{one.kinds[0]}:0:{number}" for number, one in enumerate(scenario.loose)]
        table.tell(BattlefieldLaid("S-TER-16", scenario.id))
        courses.begin(battle, scenario)
        return
    if not battle.to_place:
        battle.phase = Phase.DEPLOYMENT
        return
    number = int(battle.to_place[0].split(":")[2])
    loose = scenario.loose[number]
    kind = loose.kinds[0]
    if len(loose.kinds) > 1:
        kind = table.choose(battle.defender, topics.FEATURE_KIND, loose.kinds, scenario.clause)
    del battle.to_place[0]
    left, top, right, bottom = [one * short // HUNDREDTHS for one in loose.box]
    width, depth = loose.width * short // HUNDREDTHS, loose.depth * short // HUNDREDTHS
    # A wood keeps Long from the house, a shell hole Medium from the wall; everything else a Short.
    far = battle.song.medium if kind == "crater" else battle.song.long
    near = [outline_of(one) for one in battle.features if KINDS[one.kind].traits and one.kind != "building"]
    built = [outline_of(one) for one in battle.features if one.kind == "building"]
    region = FeatureRegion(kind, width, depth, (left, top, right, bottom), near, [], short, built, far)
    if region.is_empty():
        table.tell(FeatureDropped("R-S21", kind, 0))
        return
    x, y, turn = table.place(battle.defender, topics.FEATURE, region, "S-TER-16", kind)
    feature = Feature(f"{kind}-{number}-{len(battle.features) + 1}", kind, x, y, turn, width, depth)
    battle.features.append(feature)
    battle.lay_ground()
    table.tell(FeaturePlaced("S-TER-16", feature.id, kind, x, y))


def _are_all_rolled(battle: Battle) -> bool:
    return battle.rolled_quarters == sum(rolls for rolls, _ in battle.world.terrain_table.quarters)


def _roll(table: Table, battle: Battle) -> None:
    """The next roll, in the order of the quarters (S-TER-9, S-TER-17)."""
    quarters = battle.world.terrain_table.quarters
    done = battle.rolled_quarters
    quarter = 0
    while done >= quarters[quarter][0]:
        done -= quarters[quarter][0]
        quarter += 1
    faces, clause = quarters[quarter][1], CLAUSES[quarter]
    die = table.roll(battle.defender, topics.TERRAIN_DIE, 1, clause, str(quarter))[0]
    kind = faces[die - 1]
    kind = "" if kind == NOTHING else kind
    count = 1 if kind else 0
    if kind == WOODS:
        # S-TER-10. Single trees, or one wooded area.
        second = table.roll(battle.defender, topics.WOODS_DIE, 1, clause, str(quarter))[0]
        kind, count = ("tree", second) if second <= TREES else ("wood", 1)
    elif kind in IN_THREES:
        # S-TER-8.
        count = (table.roll(battle.defender, topics.NUMBER_DIE, 1, clause, str(quarter))[0] + 1) // 2
    table.tell(TerrainRolled(clause, quarter, die, kind, count))
    battle.rolled_quarters += 1
    if kind and _are_all_rolled(battle):
        # S-TER-14.
        if table.choose(battle.defender, topics.LAST_FEATURE, (LAST, FIRST), "S-TER-14", kind) == FIRST:
            quarter = 0
    batch = battle.rolled_quarters
    battle.to_place.extend([f"{kind}:{quarter}:{batch}"] * count)


def _set_down(table: Table, battle: Battle) -> None:
    """S-TER-1. The defender sets down the next feature: its size, its place, its turn."""
    kind, quarter_text, batch_text = battle.to_place[0].split(":")
    del battle.to_place[0]
    quarter, batch = int(quarter_text), int(batch_text)
    sizes = _sizes(battle, kind)
    # R-S21. Smaller, or in a neighbouring quarter, or not at all.
    for there in (quarter, (quarter + 1) % 4, (quarter + 3) % 4):
        fitting = [size for size in sizes if not _region(battle, kind, size, there, batch).is_empty()]
        if fitting:
            name = table.settle(battle.defender, topics.FEATURE_SIZE, fitting, "S-TER-4", kind)
            region = _region(battle, kind, name, there, batch)
            x, y, turn = table.place(battle.defender, topics.FEATURE, region, "S-TER-1", kind)
            width, depth = _measures(battle, kind, name)
            plan = name if KINDS[kind].shape == HOUSE else ""
            feature = Feature(f"{kind}-{batch}-{len(battle.features) + 1}", kind, x, y, turn, width, depth, plan=plan)
            battle.features.append(feature)
            battle.lay_ground()
            table.tell(FeaturePlaced("S-TER-1", feature.id, kind, x, y))
            return
    table.tell(FeatureDropped("R-S21", kind, quarter))


def _sizes(battle: Battle, kind: str) -> list[str]:
    """The sizes that a feature may have, the middle one first: two sticks, "short-long" and so on, or a building."""
    shape = KINDS[kind].shape
    if shape == AREA:
        # S-TER-4. From Short by Short to Long by Long.
        return ["medium-medium", "short-short", "short-medium", "short-long", "medium-long", "long-long"]
    if shape == HOUSE:
        # S-TER-6. At most Medium by Medium: which building it is says how large.
        return list(battle.world.terrain_table.buildings)
    return [shape]


def _measures(battle: Battle, kind: str, size: str) -> tuple[int, int]:
    song = battle.song
    shape = KINDS[kind].shape
    if shape == LINE:
        # S-TER-5.
        return song.short, song.short // THIN
    if shape == HOUSE:
        building = battle.world.content.buildings[size]
        return building.width * song.short // 100, building.depth * song.short // 100
    if shape == AREA:
        width, depth = size.split("-")
        return song.stick(width), song.stick(depth)
    # S-TER-7. The trunk of a tree.
    return song.short // 4, song.short // 4


def _region(battle: Battle, kind: str, size: str, quarter: int, batch: int) -> FeatureRegion:
    width, depth = _measures(battle, kind, size)
    # R-S21. Pieces of one roll may stand nearer to each other.
    others = [outline_of(one) for one in battle.features if f"-{batch}-" not in one.id]
    mates = [outline_of(one) for one in battle.features if f"-{batch}-" in one.id]
    half = battle.world.options.side // 2
    column, row = QUARTERS[quarter]
    box = (column * half, row * half, (column + 1) * half, (row + 1) * half)
    return FeatureRegion(kind, width, depth, box, others, mates, battle.song.short)


class FeatureRegion(Region):
    """Where a feature may be set down: inside its quarter or box, at least so far from every other (S-TER-15)."""

    def __init__(
        self,
        kind: str,
        width: int,
        depth: int,
        box: tuple[int, int, int, int],
        others: Sequence[Outline],
        mates: Sequence[Outline],
        apart: int,
        built: Sequence[Outline] = (),
        apart_from_built: int = 0,
    ) -> None:
        """`box` is left, top, right and bottom of where it may lie; `built` is what it keeps further away from."""
        self.turns = TURNS if KINDS[kind].shape != "single" else (0,)
        self.kind = kind
        self._width = width
        self._depth = depth
        self._left, self._top, self._right, self._bottom = box
        self._others = [_Lying(one, apart) for one in others]
        self._others.extend([_Lying(one, apart_from_built) for one in built])
        self._mates = [_Lying(one, 0) for one in mates]
        self._apart = apart
        self._shapes = {turn: self.outline_at(0, 0, turn) for turn in self.turns}
        """The feature round (0, 0), by its turn."""
        self._inner = {turn: shape.border_distance(0, 0) for turn, shape in self._shapes.items()}
        """How far its middle is from its border."""

    def contains(self, x: int, y: int) -> bool:
        return any(self.contains_turned(x, y, turn) for turn in self.turns)

    def contains_turned(self, x: int, y: int, turn: int) -> bool:
        shape = self._shapes.get(turn)
        if shape is None:
            return False
        if x + shape.left < self._left or x + shape.right > self._right:
            return False
        if y + shape.top < self._top or y + shape.bottom > self._bottom:
            return False
        near = [other for other in self._others if other.may_be_near(shape, x, y)]
        mates = [mate for mate in self._mates if mate.may_be_near(shape, x, y)]
        # SHORT CUT: most of the quarter is far from everything, and the rest mostly much too near.
        if not near and not mates:
            return True
        inner = self._inner[turn]
        if any(other.is_surely_near(shape, inner, x, y) for other in near):
            return False
        outline = self.outline_at(x, y, turn)
        # S-TER-15.
        if any(outline.gap_to(other.outline) < other.apart for other in near):
            return False
        return not any(outline.overlaps(mate.outline) for mate in mates)

    def outline_at(self, x: int, y: int, turn: int) -> Outline:
        """Where the feature would lie."""
        return outline_of(Feature("", self.kind, x, y, turn, self._width, self._depth))

    def nearest(self, x: int, y: int) -> tuple[int, int]:
        return self._nearest(x, y, self.turns)

    def nearest_turned(self, x: int, y: int, turn: int) -> tuple[int, int]:
        return self._nearest(x, y, (turn,))

    def _nearest(self, x: int, y: int, turns: Sequence[int]) -> tuple[int, int]:
        if any(self.contains_turned(x, y, turn) for turn in turns):
            return x, y
        spots = [spot for spot in self._grid() if any(self.contains_turned(spot[0], spot[1], turn) for turn in turns)]
        return min(spots or self.candidates(), key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)

    def outline(self) -> list[list[tuple[int, int]]]:
        left, top, right, bottom = self._left, self._top, self._right, self._bottom
        return [[(left, top), (right, top), (right, bottom), (left, bottom)]]

    def candidates(self) -> list[tuple[int, int]]:
        return [spot for spot in self._grid() if self.contains(spot[0], spot[1])]

    def is_empty(self) -> bool:
        return not any(self.contains(x, y) for x, y in self._grid())

    def _grid(self) -> list[tuple[int, int]]:
        """Spots half a Short stick apart, from the middle outwards."""
        step = min(self._apart // 2, GRID)
        middle_x, middle_y = (self._left + self._right) // 2, (self._top + self._bottom) // 2
        columns, rows = (self._right - self._left) // (2 * step), (self._bottom - self._top) // (2 * step)
        spots = [
            (middle_x + across * step, middle_y + down * step)
            for across in range(-columns, columns + 1)
            for down in range(-rows, rows + 1)
        ]
        spots.sort(key=lambda spot: (abs(spot[0] - middle_x) + abs(spot[1] - middle_y), spot))
        return spots


class _Lying:
    """A feature that lies on the table, with the circles round it and inside it."""

    def __init__(self, outline: Outline, apart: int) -> None:
        self.outline = outline
        self.apart = apart
        self.inner = outline.border_distance(outline.middle_x, outline.middle_y)

    def may_be_near(self, shape: Outline, x: int, y: int) -> bool:
        """Whether a shape set down at (x, y) could be nearer than that."""
        return self._square(shape, x, y) <= (shape.reach + self.outline.reach + self.apart) ** 2

    def is_surely_near(self, shape: Outline, inner: float, x: int, y: int) -> bool:
        """Whether it is nearer without measuring; `inner` is the circle inside the shape."""
        return self._square(shape, x, y) < (inner + self.inner + self.apart) ** 2

    def _square(self, shape: Outline, x: int, y: int) -> float:
        dx = x + shape.middle_x - self.outline.middle_x
        dy = y + shape.middle_y - self.outline.middle_y
        return float(dx * dx + dy * dy)
