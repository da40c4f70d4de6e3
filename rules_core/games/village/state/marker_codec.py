"""Buildings, markers and Enemy Groups as plain data and back. A test fails when an attribute is missing here."""

from __future__ import annotations

import re
from typing import Final

from rules_core.content.plain_reader import PlainReader
from rules_core.games.village.content.types import NO_BUILDING, Behaviour
from rules_core.games.village.state.siege import (
    Barricade,
    Building,
    Group,
    GroupTurn,
    Siege,
    Token,
    Trap,
    Villager,
    World,
)
from rules_core.games.village.state.siege_map import BARRICADE_TURNS
from rules_core.kernel.game import Plain
from rules_core.song.warband import NO_MODEL
from rules_core.wording.translation import say, tell

NUMBERED: Final = re.compile(r"(barricade|trap|token|villager)-[0-9]{1,6}")


def building_to_plain(building: Building) -> Plain:
    """A building in play."""
    return {
        "id": building.id,
        "integrity": building.integrity,
        "level": building.level,
        "burning": building.burning,
        "fell_in_wave": building.fell_in_wave,
    }


def building_from_plain(reader: PlainReader, world: World) -> Building:
    """The building again. Raises `ValueError`."""
    kind = world.buildings[reader.word("id", list(world.buildings))]
    building = Building(kind.id, reader.whole("integrity", 0, kind.integrity))
    building.level = reader.whole("level", 1, len(kind.levels))
    building.burning = reader.flag("burning")
    building.fell_in_wave = reader.whole("fell_in_wave", 0, world.waves)
    reader.done()
    if building.destroyed and building.burning:
        raise ValueError(f"{reader.place}: {building.id} is destroyed and cannot burn")
    return building


def barricade_to_plain(barricade: Barricade) -> Plain:
    """A Barricade."""
    return {
        "id": barricade.id,
        "x": barricade.x,
        "y": barricade.y,
        "turn": barricade.turn,
        "integrity": barricade.integrity,
    }


def barricade_from_plain(reader: PlainReader, world: World) -> Barricade:
    """The Barricade again. Raises `ValueError`."""
    x, y = _spot(reader, world)
    turn = reader.whole("turn", 0, 175)
    if turn not in BARRICADE_TURNS:
        raise reader.fault("turn", say("a direction that a Barricade may have belongs here"))
    barricade = Barricade(_id(reader, "barricade"), x, y, turn, reader.whole("integrity", 1, 99))
    reader.done()
    return barricade


def trap_to_plain(trap: Trap) -> Plain:
    """A Trap."""
    return {"id": trap.id, "x": trap.x, "y": trap.y}


def trap_from_plain(reader: PlainReader, world: World) -> Trap:
    """The Trap again. Raises `ValueError`."""
    x, y = _spot(reader, world)
    trap = Trap(_id(reader, "trap"), x, y)
    reader.done()
    return trap


def token_to_plain(token: Token) -> Plain:
    """An Opportunity Token."""
    return {
        "id": token.id,
        "x": token.x,
        "y": token.y,
        "edge": token.edge,
        "result": token.result,
        "revealed": token.revealed,
    }


def token_from_plain(reader: PlainReader, world: World) -> Token:
    """The token again. Raises `ValueError`."""
    x, y = _spot(reader, world)
    edge = reader.whole("edge", 1, 4)
    token = Token(_id(reader, "token"), x, y, edge, reader.whole("result", 1, 6), revealed=reader.flag("revealed"))
    reader.done()
    return token


def villager_to_plain(villager: Villager) -> Plain:
    """A Lost Villager."""
    return {"id": villager.id, "x": villager.x, "y": villager.y, "escort": villager.escort}


def villager_from_plain(reader: PlainReader, world: World) -> Villager:
    """The villager again. Raises `ValueError`."""
    x, y = _spot(reader, world)
    villager = Villager(_id(reader, "villager"), x, y)
    villager.escort = reader.word("escort", [NO_MODEL, *world.hero_ids])
    reader.done()
    return villager


def group_to_plain(group: Group) -> Plain:
    """An Enemy Group."""
    return {
        "number": group.number,
        "behaviour": group.behaviour.value,
        "edge": group.edge,
        "deployed": group.deployed,
        "objective": group.objective,
        "raid_target": group.raid_target,
        "leaving": group.leaving,
        "has_activated": group.has_activated,
        "ambush": group.ambush,
    }


def group_from_plain(reader: PlainReader, number: int, world: World) -> Group:
    """The Group again; `number` is the next one. Raises `ValueError`."""
    reader.whole("number", number, number)
    behaviour = Behaviour(reader.word("behaviour", [one.value for one in Behaviour]))
    group = Group(number, behaviour, reader.whole("edge", 1, 4))
    group.deployed = reader.flag("deployed")
    # A token that was held may be gone; its id stays until the Group looks for another goal.
    group.objective = reader.text("objective")
    group.raid_target = reader.word("raid_target", [NO_BUILDING, *world.buildings])
    group.leaving = reader.flag("leaving")
    group.has_activated = reader.flag("has_activated")
    group.ambush = reader.flag("ambush")
    reader.done()
    return group


def group_turn_to_plain(turn: GroupTurn) -> Plain:
    """The activation of a Group under way."""
    plain: Plain = {
        "number": turn.number,
        "actions": turn.actions,
        "turnover": turn.turnover,
        "waiting": turn.waiting[:],
        "blessed": turn.blessed,
        "blessing_offered": turn.blessing_offered[:],
    }
    if turn.ordered or turn.alone:
        # Only where orders are told together, so that what was saved before reads the same.
        plain.update({"ordered": turn.ordered[:], "alone": turn.alone})
    return plain


def group_turn_from_plain(reader: PlainReader, siege: Siege) -> GroupTurn:
    """The activation again. Raises `ValueError`."""
    turn = GroupTurn(
        reader.whole("number", 1, len(siege.groups)),
        reader.whole("actions", 0, 9),
        reader.words("waiting", list(siege.models)),
        turnover=reader.flag("turnover"),
    )
    turn.blessed = reader.word("blessed", [NO_BUILDING, *siege.buildings])
    turn.blessing_offered = reader.words("blessing_offered", list(siege.buildings))
    if "ordered" in reader.data:
        turn.ordered = reader.words("ordered", list(siege.models))
        turn.alone = reader.word("alone", [NO_MODEL, *siege.models])
    reader.done()
    return turn


def _spot(reader: PlainReader, world: World) -> tuple[int, int]:
    return reader.whole("x", 0, world.map.width), reader.whole("y", 0, world.map.height)


def _id(reader: PlainReader, kind: str) -> str:
    id = reader.text("id", 20)
    if NUMBERED.fullmatch(id) is None or not id.startswith(f"{kind}-"):
        raise reader.fault("id", tell("an id such as {kind}-1 belongs here", kind=kind))
    return id
