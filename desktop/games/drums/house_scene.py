"""Buildings as the battlefield shows them: with their roof on, or lifted where somebody is inside or asked about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from desktop.tabletop.battlefield.views import BuildingView, PartKind, PartState, Roof, RoomPart
from rules_core.games.drums.content.building_words import (
    AWAY,
    GATE,
    LADDER,
    NORTH,
    UP,
    WEST,
)
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import HOUSE, KINDS, Feature, outline_of
from rules_core.games.drums.state.houses import House
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.drums.words.places import floor_words
from rules_core.ground.geometry import Body
from rules_core.song.warband import ModelId

HOUSE_ICON: Final = "house"
KINDS_OF_CLIMBS: Final = {"stairs": PartKind.STAIRS, "ladder": PartKind.LADDER}


def building_view(feature: Feature) -> BuildingView:
    """A building from above, as nobody has come near it."""
    return BuildingView(feature.id, tuple(outline_of(feature).points), Roof.HOUSE, HOUSE_ICON)


def plan_view(house: House, floor: int) -> BuildingView:
    """A building as it is drawn up, seen onto one of its floors."""
    parts = _parts(house.begins(), house, {})
    outline = tuple(house.outline.points)
    is_roof = house.is_roof(floor)
    return BuildingView(
        house.id, outline, Roof.HOUSE, HOUSE_ICON, parts=parts, lifted=True, floor=floor, roofed=not is_roof
    )


def building_views(
    battle: Battle, names: BattleNames, offered: Mapping[str, str], asked: str = "", tried: Body | None = None
) -> list[BuildingView]:
    """The buildings. `offered` are the parts that answers are about with their keys, `asked` is who acts, `tried` where
    somebody is tried out."""
    return [
        _view(battle, one, names, offered, asked, tried) for one in battle.features if KINDS[one.kind].shape == HOUSE
    ]


def _view(
    battle: Battle, feature: Feature, names: BattleNames, offered: Mapping[str, str], asked: str, tried: Body | None
) -> BuildingView:
    house = battle.houses.get(feature.id)
    if house is None:
        return building_view(feature)
    floors = [one.floor for one in battle.in_play() if house.holds(one)]
    if tried is not None and house.holds(tried):
        floors.append(tried.floor)
    is_asked = any(one.startswith(f"{house.id}/") for one in offered)
    is_lifted = bool(floors) or is_asked
    is_flat = house.is_roof(house.top)
    if is_flat and not is_lifted:
        floors = [house.top]
    floor = _floor_shown(battle, house, floors, asked, is_asked=is_asked)
    outline = tuple(house.outline.points)
    name = floor_words(house, floor, names) if is_lifted and house.top else names.building(house.kind.id)
    parts = _parts(battle.doors, house, offered)
    return BuildingView(
        feature.id,
        outline,
        Roof.HOUSE,
        HOUSE_ICON,
        name=name,
        parts=parts,
        lifted=is_lifted or is_flat,
        floor=floor,
        roofed=not house.is_roof(floor),
    )


def is_out_of_view(battle: Battle, man: Soldier) -> bool:
    """Whether he is on another floor of a building than the one that is looked into."""
    for house in battle.houses.values():
        if man.in_play and house.holds(man):
            floors = [one.floor for one in battle.in_play() if house.holds(one)]
            asked = battle.acting.model if battle.acting is not None else ""
            return _floor_shown(battle, house, floors, asked) != man.floor
    return False


def _floor_shown(battle: Battle, house: House, floors: list[int], asked: str, *, is_asked: bool = False) -> int:
    """The floor of whoever acts inside, or at its doors; otherwise where most are, the lower one of equals."""
    man = battle.models.get(ModelId(asked))
    if man is not None and man.in_play and (is_asked or house.is_near(man)):
        return man.floor
    return min(floors, key=lambda floor: (-floors.count(floor), floor), default=0)


def _parts(doors: Mapping[str, str], house: House, offered: Mapping[str, str]) -> tuple[RoomPart, ...]:
    found = [
        RoomPart(f"{house.id} wall {floor} {number}", PartKind.WALL, tuple(outline.points), floor)
        for floor, outlines in house.blinds.items()
        for number, outline in enumerate(outlines)
    ]
    if house.is_roof(house.top):
        found.extend(
            RoomPart(f"{house.id} brink {number}", PartKind.WALL, tuple(outline.points), house.top)
            for number, outline in enumerate(house.brink())
        )
    for one in house.openings:
        found.append(
            RoomPart(
                one.id,
                PartKind.DOOR if one.is_door else PartKind.WINDOW,
                tuple(one.outline.points),
                one.floor,
                PartState(doors[one.id]) if one.is_door else PartState.PLAIN,
                is_outer=one.is_outer,
                is_wide=one.kind == GATE,
                opens_back=one.wall in (NORTH, WEST),
                offered=one.id in offered,
                key=offered.get(one.id, ""),
            )
        )
    for climb in house.climbs:
        if doors.get(climb.id) == AWAY:
            continue
        lies = climb.kind == LADDER and doors.get(climb.id, UP) != UP
        for floor in range(climb.floor, climb.to_floor + 1):
            found.append(
                RoomPart(
                    climb.id,
                    KINDS_OF_CLIMBS[climb.kind],
                    tuple(climb.outline.points),
                    floor,
                    PartState.DOWN if lies else PartState.PLAIN,
                    is_outer=climb.is_outside,
                    offered=climb.id in offered,
                    key=offered.get(climb.id, ""),
                )
            )
    return tuple(found)
