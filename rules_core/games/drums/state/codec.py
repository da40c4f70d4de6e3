"""A battle as plain data and back, every field checked. A test fails when an attribute is missing here."""

from __future__ import annotations

from typing import Any

from rules_core.content.plain_reader import PlainReader
from rules_core.games.drums.content.building_words import (
    DOOR_STATES,
    LADDER_STATES,
    MOST_FLOORS,
)
from rules_core.games.drums.content.squad_limits import MOST
from rules_core.games.drums.state.battle import Battle, EndReason, Phase, World
from rules_core.games.drums.state.course import course_from_plain
from rules_core.games.drums.state.features import KINDS, MOST_PARTS, MOST_POINTS, Feature
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.state.squad import Squad
from rules_core.ground.directions import TURN_STEP
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import ReportedGround
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.song import codec
from rules_core.song.codec import FAR_OFF
from rules_core.song.warband import ModelId


def to_plain(battle: Battle) -> Plain:
    """The state as data for a save. What the setup says is not repeated; `losses` is empty at every checkpoint."""
    plain: Plain = {
        **codec.field_to_plain(battle),
        "models": [_man_to_plain(man) for man in battle.models.values()],
        "phase": battle.phase.value,
        "squads": [_squad_to_plain(squad) for squad in battle.squads.values()],
        "attacker": battle.attacker,
        "features": [_feature_to_plain(one) for one in battle.features],
        "doors": dict(battle.doors),
        "to_place": battle.to_place[:],
        "rolled_quarters": battle.rolled_quarters,
        "is_laying_later": battle.is_laying_later,
        "attacker_edge": battle.attacker_edge,
        "edges": dict(battle.edges),
        "turn_of": battle.turn_of,
        "first": battle.first,
        "round": battle.round,
        "course": battle.course.to_plain(),
        "cards": battle.cards[:],
        "musician_used": battle.musician_used[:],
        "en_avant": battle.en_avant[:],
        "routed": battle.routed[:],
        "out": battle.out[:],
        "winner": battle.winner,
        "reason": battle.reason.value if battle.reason is not None else "",
    }
    if battle.play_mode is not PlayMode.SCREEN:
        # Only at a table, so that what was saved before there were table games reads the same.
        plain["play_mode"] = battle.play_mode.value
    if isinstance(battle.ground, ReportedGround):
        plain["reports"] = [[key, said] for key, said in battle.ground.reports.items()]
    return plain


def from_plain(plain: Any, world: World) -> Battle:
    """The state again. Raises `ValueError` with the place of the first fault."""
    reader = PlainReader(plain, "state")
    battle = Battle(world)
    seats = battle.seats
    nobody = [NO_SEAT, *seats]
    for one in reader.tables("squads"):
        squad = _squad_from_plain(one, world, seats)
        battle.squads[squad.seat] = squad
    for one in reader.tables("models"):
        man = _man_from_plain(one, world, seats)
        if man.id in battle.models:
            raise ValueError(f"{one.place}.id: {man.id} stands here twice")
        battle.models[man.id] = man
    for one in reader.tables("features"):
        battle.features.append(_feature_from_plain(one, world))
    if len(battle.features) > MOST_PARTS or len({one.id for one in battle.features}) < len(battle.features):
        raise ValueError("state.features: each has an id of its own, and there are at most a hundred and twenty")
    if "doors" in reader.data:
        doors = reader.table("doors")
        battle.doors = {id: doors.word(id, [*DOOR_STATES, *LADDER_STATES]) for id in doors.data}
        doors.done()
    modes = [one.value for one in PlayMode]
    battle.play_mode = PlayMode(reader.word("play_mode", modes)) if "play_mode" in reader.data else PlayMode.SCREEN
    battle.lay_ground()
    if isinstance(battle.ground, ReportedGround):
        battle.ground.reports = reader.pairs("reports")
    _look_at_doors(battle)
    codec.field_from_plain(reader, battle, list(seats))
    battle.phase = Phase(reader.word("phase", [one.value for one in Phase]))
    battle.attacker = reader.word("attacker", nobody)
    battle.to_place = reader.texts("to_place")
    for text in battle.to_place:
        parts = text.split(":")
        if len(parts) != 3 or parts[0] not in KINDS or not parts[1].isdigit() or not parts[2].isdigit():
            raise ValueError("state.to_place: a kind, a quarter and a roll belong here")
    battle.rolled_quarters = reader.whole("rolled_quarters", 0, 8)
    battle.is_laying_later = reader.flag("is_laying_later")
    battle.attacker_edge = reader.whole("attacker_edge", 0, 4)
    edges = reader.table("edges")
    for seat in seats:
        if seat in edges.data:
            battle.edges[seat] = edges.whole(seat, 1, 4)
    edges.done()
    battle.turn_of = reader.word("turn_of", nobody)
    battle.first = reader.word("first", nobody)
    battle.round = reader.whole("round", 0, FAR_OFF)
    ids = list(battle.models)
    if "course" in reader.data:
        # Battles from before there were scenarios have none.
        battle.course = course_from_plain(reader.table("course"), ids, seats, world.options.side)
    battle.cards = reader.words("cards", seats)
    battle.musician_used = reader.words("musician_used", seats)
    battle.en_avant = reader.words("en_avant", ids)
    battle.routed = reader.words("routed", ids)
    battle.out = reader.words("out", seats)
    battle.winner = reader.word("winner", nobody)
    reason = reader.word("reason", ["", *[one.value for one in EndReason]])
    battle.reason = EndReason(reason) if reason else None
    reader.done()
    fault = fault_of(battle)
    if fault:
        raise ValueError(fault)
    return battle


def _look_at_doors(battle: Battle) -> None:
    """Every state belongs to a door or a ladder. Raises `ValueError`."""
    states: dict[str, tuple[str, ...]] = {}
    for house in battle.houses.values():
        states.update({one.id: DOOR_STATES for one in house.openings if one.is_door})
        states.update({one.id: LADDER_STATES for one in house.climbs})
    for id, state in battle.doors.items():
        if state not in states.get(id, ()):
            raise ValueError(f"state.doors.{id}: there is no such door or ladder")


def fault_of(battle: Battle) -> str:
    """What of a state cannot be, "" for nothing."""
    phase = battle.phase
    if phase is not Phase.SQUADS and [*battle.squads] != battle.seats:
        return "state.squads: every player has one"
    if phase not in (Phase.SQUADS, Phase.ROLES) and not battle.attacker:
        return "state.attacker: somebody attacks"
    if phase in (Phase.SCOUTS, Phase.INITIATIVE, Phase.TURN) and not battle.edges:
        return "state.edges: everybody has a side of the table"
    if phase is Phase.TURN and (not battle.turn_of or not battle.first or battle.round < 1):
        return "state.turn_of: it is somebody's turn"
    if battle.acting is not None and phase is not Phase.TURN:
        return "state.acting: nobody acts now"
    side = battle.world.options.side
    for man in battle.models.values():
        if man.in_play and not (0 <= man.x <= side and 0 <= man.y <= side):
            return f"state.models: {man.id} stands off the table"
    return ""


def _squad_to_plain(squad: Squad) -> Plain:
    return {
        "seat": squad.seat,
        "nation": squad.nation,
        "soldiers": squad.soldiers[:],
        "is_ready": squad.is_ready,
        "has_used_feature": squad.has_used_feature,
        "flag_lost_to": squad.flag_lost_to,
    }


def _squad_from_plain(reader: PlainReader, world: World, seats: list[SeatId]) -> Squad:
    squad = Squad(reader.word("seat", seats), reader.word("nation", list(world.content.nations)))
    squad.soldiers = reader.words("soldiers", list(world.content.soldiers))
    if len(squad.soldiers) > 2 * MOST:
        raise ValueError(f"{reader.place}.soldiers: no squad is so large")
    squad.is_ready = reader.flag("is_ready")
    squad.has_used_feature = reader.flag("has_used_feature")
    squad.flag_lost_to = reader.word("flag_lost_to", [NO_SEAT, *seats])
    reader.done()
    return squad


def _feature_to_plain(one: Feature) -> Plain:
    plain: Plain = {
        "id": one.id,
        "kind": one.kind,
        "x": one.x,
        "y": one.y,
        "turn": one.turn,
        "width": one.width,
        "depth": one.depth,
    }
    if one.plan:
        plain["plan"] = one.plan
    if one.points:
        plain["points"] = [list(spot) for spot in one.points]
    return plain


def _feature_from_plain(reader: PlainReader, world: World) -> Feature:
    side = world.options.side
    feature = Feature(
        reader.text("id", 40),
        reader.word("kind", list(KINDS)),
        reader.whole("x", -side, 2 * side),
        reader.whole("y", -side, 2 * side),
        reader.whole("turn", 0, 355),
        reader.whole("width", 1, side),
        reader.whole("depth", 1, side),
    )
    if "plan" in reader.data:
        # Who saved before buildings could be entered goes on round what nobody enters.
        feature.plan = reader.word("plan", list(world.content.buildings))
    if "points" in reader.data:
        # Battles from before there were roads and streams know no such lines.
        feature.points = tuple([(x, y) for x, y in reader.rows("points", 2)])
        far = [one for spot in feature.points for one in spot if not -side <= one <= 2 * side]
        if far or not 2 <= len(set(feature.points)) == len(feature.points) <= MOST_POINTS:
            raise ValueError(f"{reader.place}.points: two to forty different places near the table belong here")
    if feature.turn % TURN_STEP:
        raise ValueError(f"{reader.place}.turn: a multiple of {TURN_STEP} degrees belongs here")
    reader.done()
    return feature


def _man_to_plain(man: Soldier) -> Plain:
    plain = codec.model_to_plain(man)
    plain.update(
        {
            "number": man.number,
            "is_promoted": man.is_promoted,
            "ridden_down": man.ridden_down[:],
            "tested_charge": man.tested_charge,
            "fired_at_charge": man.fired_at_charge,
            "firearm": man.firearm,
            "wet": man.wet,
            "has_moved": man.has_moved,
            "killer_of": man.killer_of,
            "burdened": man.burdened,
            "hauls": man.hauls,
            "is_volunteer": man.is_volunteer,
            "floor": man.floor,
            "has_horse": man.has_horse,
            "is_mounted": man.has("mounted"),
            "horse_x": man.horse_x,
            "horse_y": man.horse_y,
        }
    )
    return plain


def _man_from_plain(reader: PlainReader, world: World, seats: list[SeatId]) -> Soldier:
    card = world.card(reader.word("profile", list(world.content.soldiers)))
    side = reader.word("side", seats)
    x, y = codec.spot_from_plain(reader)
    man = Soldier(ModelId(reader.text("id", 40)), card, side, x, y)
    codec.model_from_plain(reader, man)
    man.number = reader.whole("number", 1, FAR_OFF)
    if reader.flag("is_promoted"):
        man.promote()
    man.ridden_down = [ModelId(one) for one in reader.texts("ridden_down")]
    man.tested_charge = reader.whole("tested_charge", 0, FAR_OFF)
    man.fired_at_charge = reader.whole("fired_at_charge", 0, FAR_OFF)
    man.firearm = reader.word("firearm", ["", *world.weapons])
    man.wet = reader.flag("wet")
    man.has_moved = reader.flag("has_moved")
    man.killer_of = reader.whole("killer_of", 0, FAR_OFF)
    if "burdened" in reader.data:
        man.burdened = reader.flag("burdened")
        man.hauls = reader.whole("hauls", 0, 2)
        if reader.flag("is_volunteer"):
            man.brace()
    if "floor" in reader.data:
        # Who saved before there were rooms stands on the ground, and whoever rode in rides.
        man.enter(reader.whole("floor", 0, MOST_FLOORS))
        is_mounted = reader.flag("is_mounted")
        if man.has("mounted") and not is_mounted:
            man.dismount(world.radius(mounted=False))
        man.has_horse = reader.flag("has_horse")
        man.horse_x, man.horse_y = reader.whole("horse_x", 0, FAR_OFF), reader.whole("horse_y", 0, FAR_OFF)
    reader.done()
    return man
