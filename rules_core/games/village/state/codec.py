"""The state of a siege as a copy and as plain data, and back. A test fails when an attribute is missing here."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.plain_reader import PlainReader
from rules_core.games.village.rules.aims import SUPPLIES, TOKENS
from rules_core.games.village.state.fighter import ENEMIES, HEROES
from rules_core.games.village.state.marker_codec import (
    barricade_from_plain,
    barricade_to_plain,
    building_from_plain,
    building_to_plain,
    group_from_plain,
    group_to_plain,
    group_turn_from_plain,
    group_turn_to_plain,
    token_from_plain,
    token_to_plain,
    trap_from_plain,
    trap_to_plain,
    villager_from_plain,
    villager_to_plain,
)
from rules_core.games.village.state.model_codec import fighter_from_plain, fighter_to_plain
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd, World
from rules_core.games.village.state.siege_map import barricade_piece, ground_of
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import ReportedGround
from rules_core.kernel.game import Plain
from rules_core.song.codec import FAR_OFF, field_from_plain, field_to_plain
from rules_core.song.warband import NO_MODEL

RECORD_LENGTH: Final = 7
RESULTS: Final = ["", *[one.value for one in SiegeEnd]]


def empty_siege(world: World) -> Siege:
    """A siege on its bare table."""
    return Siege(world, ground_of(world, world.play_mode))


def clone(siege: Siege) -> Siege:
    """A copy that shares only what never changes."""
    other = Siege(siege.world, siege.ground.clone())
    for model in siege.models.values():
        other.models[model.id] = model.clone()
    other.acting = siege.acting.clone() if siege.acting is not None else None
    other.start_counts = siege.start_counts.copy()
    other.half_tested = siege.half_tested[:]
    other.owed = siege.owed[:]
    other.losses = siege.losses[:]
    other.play_mode = siege.play_mode
    other.phase = siege.phase
    other.wave = siege.wave
    other.round = siege.round
    other.supplies = siege.supplies
    other.herbs = siege.herbs
    other.repair_materials = siege.repair_materials
    for building in siege.buildings.values():
        other.buildings[building.id] = building.clone()
    for barricade in siege.barricades.values():
        other.barricades[barricade.id] = barricade.clone()
    for trap in siege.traps.values():
        other.traps[trap.id] = trap.clone()
    for token in siege.tokens.values():
        other.tokens[token.id] = token.clone()
    for villager in siege.villagers.values():
        other.villagers[villager.id] = villager.clone()
    for group in siege.groups:
        other.groups.append(group.clone())
    other.group_turn = siege.group_turn.clone() if siege.group_turn is not None else None
    other.wave_total = siege.wave_total
    other.edges_known = siege.edges_known
    other.waiting = siege.waiting[:]
    other.spent = siege.spent[:]
    other.returning = siege.returning
    other.next_number = siege.next_number
    other.tally = siege.tally.copy()
    other.waves_survived = siege.waves_survived
    other.result = siege.result
    other.note = siege.note
    # Rows never change once they are written.
    other.records = siege.records[:]
    return other


def to_plain(siege: Siege) -> Plain:
    """The state as data for a save. What the setup says is not repeated; `losses` is empty at every checkpoint."""
    plain: Plain = {
        **field_to_plain(siege),
        "models": [fighter_to_plain(model) for model in siege.models.values()],
        "phase": siege.phase.value,
        "wave": siege.wave,
        "round": siege.round,
        "supplies": siege.supplies,
        "herbs": siege.herbs,
        "repair_materials": siege.repair_materials,
        "buildings": [building_to_plain(building) for building in siege.buildings.values()],
        "barricades": [barricade_to_plain(barricade) for barricade in siege.barricades.values()],
        "traps": [trap_to_plain(trap) for trap in siege.traps.values()],
        "tokens": [token_to_plain(token) for token in siege.tokens.values()],
        "villagers": [villager_to_plain(villager) for villager in siege.villagers.values()],
        "groups": [group_to_plain(group) for group in siege.groups],
        "group_turn": group_turn_to_plain(siege.group_turn) if siege.group_turn is not None else None,
        "wave_total": siege.wave_total,
        "edges_known": siege.edges_known,
        "waiting": siege.waiting[:],
        "spent": siege.spent[:],
        "returning": siege.returning,
        "next_number": siege.next_number,
        "waves_survived": siege.waves_survived,
        "result": siege.result.value if siege.result is not None else "",
        "note": siege.note,
        "records": [row[:] for row in siege.records],
    }
    if siege.play_mode is not PlayMode.SCREEN:
        # Only where people play at a table, so that what was saved before there were table games reads the same.
        plain.update({"play_mode": siege.play_mode.value})
    if siege.tally:
        # Only in scenarios that count something.
        plain.update({"tally": siege.tally.copy()})
    if isinstance(siege.ground, ReportedGround):
        plain["reports"] = [[key, said] for key, said in siege.ground.reports.items()]
    return plain


def from_plain(plain: Any, world: World) -> Siege:
    """The state again, every field checked. Raises `ValueError` with the place of the first fault."""
    reader = PlainReader(plain, "state")
    siege = empty_siege(world)
    for one in reader.tables("models"):
        model = fighter_from_plain(one, world)
        _unique(one, model.id, list(siege.models))
        siege.models[model.id] = model
    if [hero.id for hero in siege.heroes] != list(world.hero_ids):
        raise ValueError(f"state.models: the heroes must be {', '.join(world.hero_ids)}, in this order")
    ids = list(siege.models)
    field_from_plain(reader, siege, [HEROES, ENEMIES])
    modes = [one.value for one in PlayMode]
    at_table = "play_mode" in reader.data
    siege.play_mode = PlayMode(reader.word("play_mode", modes)) if at_table else PlayMode.SCREEN
    siege.ground = ground_of(world, siege.play_mode)
    if isinstance(siege.ground, ReportedGround):
        siege.ground.reports = reader.pairs("reports")
    siege.phase = Phase(reader.word("phase", [one.value for one in Phase]))
    siege.wave = reader.whole("wave", 1, world.waves)
    siege.round = reader.whole("round", 0, 1_000_000)
    siege.supplies = reader.whole("supplies", 0, FAR_OFF)
    siege.herbs = reader.whole("herbs", 0, FAR_OFF)
    siege.repair_materials = reader.whole("repair_materials", 0, FAR_OFF)
    _read_village(reader, siege)
    for one in reader.tables("groups"):
        siege.groups.append(group_from_plain(one, len(siege.groups) + 1, world))
    for model in siege.models.values():
        if not 0 <= model.group <= len(siege.groups):
            raise ValueError(f"state.models: {model.id} belongs to group {model.group}, which is not there")
    turn = reader.optional("group_turn")
    siege.group_turn = group_turn_from_plain(turn, siege) if turn is not None else None
    siege.wave_total = reader.whole("wave_total", 0, FAR_OFF)
    siege.edges_known = reader.flag("edges_known")
    siege.waiting = reader.words("waiting", ids)
    siege.spent = reader.texts("spent")
    siege.returning = reader.word("returning", [NO_MODEL, *world.hero_ids])
    siege.next_number = reader.whole("next_number", 1, 1_000_000)
    if "tally" in reader.data:
        counted = reader.table("tally")
        for key in (SUPPLIES, TOKENS):
            if key in counted.data:
                siege.tally[key] = counted.whole(key, 0, FAR_OFF)
        counted.done()
    siege.waves_survived = reader.whole("waves_survived", 0, world.waves)
    result = reader.word("result", RESULTS)
    siege.result = SiegeEnd(result) if result else None
    siege.note = reader.text("note", 2000)
    siege.records = reader.rows("records", RECORD_LENGTH)
    reader.done()
    return siege


def _read_village(reader: PlainReader, siege: Siege) -> None:
    """Buildings, Barricades, Traps, tokens and villagers."""
    world = siege.world
    for one in reader.tables("buildings"):
        building = building_from_plain(one, world)
        siege.buildings[building.id] = building
    if list(siege.buildings) != list(world.buildings):
        raise ValueError(f"state.buildings: they must be {', '.join(world.buildings)}, in this order")
    for one in reader.tables("barricades"):
        barricade = barricade_from_plain(one, world)
        _unique(one, barricade.id, list(siege.barricades))
        siege.barricades[barricade.id] = barricade
        # The state is the truth; the ground follows it.
        siege.ground.add_piece(barricade_piece(barricade, world.options.barricade_length))
    for one in reader.tables("traps"):
        trap = trap_from_plain(one, world)
        _unique(one, trap.id, list(siege.traps))
        siege.traps[trap.id] = trap
    for one in reader.tables("tokens"):
        token = token_from_plain(one, world)
        _unique(one, token.id, list(siege.tokens))
        siege.tokens[token.id] = token
    for one in reader.tables("villagers"):
        villager = villager_from_plain(one, world)
        _unique(one, villager.id, list(siege.villagers))
        siege.villagers[villager.id] = villager


def _unique(reader: PlainReader, id: str, known: list[str]) -> None:
    if id in known:
        raise ValueError(f"{reader.place}.id: {id} is there twice")
