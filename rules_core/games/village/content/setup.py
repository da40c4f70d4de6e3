"""The setup of a siege (section 4): choices into a document that pins everything, and the document into a `World`.

A setup is a plain dictionary:

    length     "intro", "standard" or "siege"
    heroes     2 to 4 tables with the id of a hero and, if wanted, a name of one's own
    people     who sits at the table, each with the ids of the heroes they lead; may be empty
    village    id of the village
    terrain    id of the terrain layout
    positions  for each building the middle as [x, y], tenths of a millimetre from the upper left corner
    options    {"village": {...}, "song": {...}}, settings by name
    content    its own copy of the content used, in the form of the content files
    collection which miniatures the group owns (collection.py); may be left out where there is no limit
    play_mode  how the game begins: "screen", "mapped" or "unmapped"; may be left out for the screen
    scenario   id of a scenario; may be left out for the book's waves
    table_way  how people at a real table are asked (`siege.TABLE_WAY`); left out in games of the first way
    bestiary   ids of the enemies that waves are drawn from; may be left out for all usual ones, or the scenario's

Every fault is one sentence with place and remedy; all of them come at once in a `SetupProblem`.
"""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.reader import ContentProblem
from rules_core.content.settings import values_of
from rules_core.games.village.content import bestiary, collection, companies, open_routes, placement, scenario_setup
from rules_core.games.village.content.loader import read
from rules_core.games.village.content.named_fields import RESERVED
from rules_core.games.village.content.options import VillageOptions, village_options
from rules_core.games.village.content.party import FEWEST_HEROES, read_heroes, read_people
from rules_core.games.village.content.rules_fields import SETTINGS
from rules_core.games.village.content.types import BuildingId, Content, TerrainLayout, Village
from rules_core.games.village.rules.escalation import DEFAULT_LENGTH, ESCALATION
from rules_core.games.village.rules.hooks import VillageHooks
from rules_core.games.village.rules.waves import plans_for
from rules_core.games.village.state.siege import TABLE_WAY, World
from rules_core.games.village.state.siege_map import Middles, build_map, default_middles
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.song import trait_types
from rules_core.song.options import song_options
from rules_core.song.sbh_traits import SBH_TRAITS
from rules_core.song.settings import SETTINGS as SONG
from rules_core.song.trait_list import TraitList
from rules_core.wording.translation import say, tell

KEYS: Final = ("length", "heroes", "people", "village", "terrain", "positions", "options", "content")
MAY_BE_LEFT_OUT: Final = ("play_mode", "collection", "scenario", "bestiary", "table_way")

SELDOM_PINNED: Final = ("building", "scenario", "rules")
"""Lists that a setup's content does not name where they are empty."""

TRAITS: Final = TraitList(SBH_TRAITS)
"""The siege plays by all traits of the book."""


def build(content: Content, choices: Plain) -> Plain:
    """A setup document from what somebody chose, all else by default. Raises `SetupProblem`.

    `choices` has the keys of a setup without `content`; only `heroes` must be there, as ids or as tables.
    """
    problems = [
        f"{key}: this is no part of a setup; remove it."
        for key in choices
        if (key not in KEYS and key not in MAY_BE_LEFT_OUT) or key == "content"
    ]
    scenario = scenario_setup.chosen_scenario(choices, content, [])
    village = choices.get("village", scenario_setup.usual_village(content, scenario))
    setup: Plain = {
        "length": choices.get("length", DEFAULT_LENGTH),
        "heroes": [{"id": one} if isinstance(one, str) else one for one in _listed(choices.get("heroes"))],
        "people": choices.get("people", []),
        "village": village,
        "terrain": choices.get("terrain", scenario_setup.usual_ground(content, scenario, str(village))),
        "positions": choices.get("positions"),
        "options": scenario_setup.settings_for(content, scenario, choices.get("options", {})),
        "content": content.plain,
    }
    setup.update({key: choices[key] for key in MAY_BE_LEFT_OUT if choices.get(key) is not None})
    setup.setdefault("table_way", TABLE_WAY)
    world = _world(setup, content, problems)
    # SBH-PTS-7. Only here: a game that has begun goes on with whoever is in it.
    at_odds = companies.faults(world)
    if at_odds:
        raise SetupProblem(at_odds)
    setup["heroes"] = [{"id": id, "name": world.hero_names[id]} for id in world.hero_ids]
    setup["positions"] = {id: [x, y] for id, (x, y) in world.middles.items()}
    setup["options"] = {"village": values_of(world.options, SETTINGS), "song": values_of(world.song, SONG)}
    # Only what this siege can use is pinned.
    enemies = scenario_setup.pinned_enemies(content, world.scenario, list(world.recruits.enemies), world.collection)
    if len(world.recruits.enemies) < len(enemies):
        setup["bestiary"] = list(world.recruits.enemies)
    usable: Plain = {
        **content.plain,
        "village": _with_ids(content.plain["village"], [world.village.id]),
        "hero": _with_ids(content.plain["hero"], list(world.hero_ids)),
        "enemy": _with_ids(content.plain["enemy"], enemies),
        "terrain": _with_ids(content.plain["terrain"], [str(setup["terrain"])]),
        "building": [],
        "scenario": _with_ids(content.plain["scenario"], [world.scenario.id] if world.scenario is not None else []),
        "rules": _with_ids(content.plain["rules"], list(world.scenario.rules) if world.scenario is not None else []),
    }
    setup["content"] = {key: tables for key, tables in usable.items() if tables or key not in SELDOM_PINNED}
    return setup


def read_setup(setup: Plain) -> World:
    """The world of a setup document. Raises `SetupProblem` with every fault."""
    known = (*KEYS, *MAY_BE_LEFT_OUT)
    problems = [f"{key}: this is no part of a setup; remove it." for key in setup if key not in known]
    problems.extend(f"{key}: this part of the setup is missing; add it." for key in KEYS if key not in setup)
    plain = setup.get("content")
    if not isinstance(plain, dict):
        raise SetupProblem(
            [*problems, say("content: the setup holds no content; build it anew from the content files.")]
        )
    try:
        content = read(plain)
    except ContentProblem as fault:
        raise SetupProblem([*problems, *(str(problem) for problem in fault.problems)]) from fault
    return _world(setup, content, problems)


def advice(world: World) -> list[str]:
    """What the setup allows but the players should know, as sentences: narrow gaps, terrain that was cleared."""
    layout = world.content.terrain[str(world.setup["terrain"])]
    return placement.advice(world.village, layout, world.content, world.options, world.middles)


def _world(setup: Plain, content: Content, problems: list[str]) -> World:
    # V-4.1.1. The length is chosen first.
    length = setup.get("length")
    if not isinstance(length, str) or length not in ESCALATION:
        problems.append(
            tell(
                "length: {length!r} is not known; choose one of: {choices}.",
                length=length,
                choices=", ".join(ESCALATION),
            )
        )
        length = DEFAULT_LENGTH
    given = setup.get("options")
    if not isinstance(given, dict) or any(key not in ("village", "song") for key in given):
        problems.append(say("options: write two tables of settings, village and song."))
        given = {}
    options = village_options(given.get("village", {}), problems)
    # VMS-10. Distances in inches stay in inches, beside the sticks of the engine.
    song = song_options(given.get("song", {}), problems)
    mode = _play_mode(setup, problems)
    table_way = _table_way(setup, problems)
    scenario = scenario_setup.chosen_scenario(setup, content, problems)
    drawn_from = scenario_setup.who_may_come(setup, content, scenario, problems)
    recruits = scenario_setup.recruits(content, drawn_from)
    party = read_heroes(setup.get("heroes"), content, problems)
    people = read_people(setup.get("people"), [id for id, _ in party], problems)
    village = _chosen(setup, "village", list(content.villages), problems)
    terrain = _chosen(setup, "terrain", list(content.terrain), problems)
    heroes = max(len(party), FEWEST_HEROES)
    plans = plans_for(scenario, length, heroes)
    problems.extend(bestiary.faults(recruits, plans, heroes, options))
    owned = collection.read_collection(setup.get("collection"), content, problems)
    problems.extend(collection.faults(owned, recruits, plans, heroes, options))
    problems.extend(scenario_setup.place_faults(setup, content, scenario))
    if not village or not terrain:
        raise SetupProblem(problems)
    chosen = content.villages[village]
    layout = content.terrain[terrain]
    problems.extend(_clashes(chosen, layout, [id for id, _ in party]))
    problems.extend(scenario_setup.arrival_faults(chosen, layout))
    problems.extend(scenario_setup.wave_faults(scenario, plans, content, chosen, layout, options, owned))
    middles = _middles(setup.get("positions"), chosen, layout, options, problems)
    if problems:
        raise SetupProblem(problems)
    ground_map = build_map(chosen, layout, content, middles, song)
    # V-4.3.4. Enough open routes must remain.
    problems.extend(open_routes.faults(chosen, content, ground_map, options))
    if problems:
        raise SetupProblem(problems)
    return World(
        setup=setup,
        content=content,
        village=chosen,
        buildings={building.id: building for building in chosen.buildings},
        middles=middles,
        options=options,
        song=song,
        map=ground_map,
        waves=len(plans),
        levels=tuple([plan.escalation for plan in plans]),
        plans=plans,
        recruits=recruits,
        scenario=scenario,
        length=length,
        hero_ids=tuple([id for id, _ in party]),
        heart=placement.heart_of(chosen).id,
        traits=TRAITS,
        weapons=trait_types.weapons(trait_types.shipped()),
        hooks=VillageHooks(),
        hero_names=dict(party),
        people=people,
        play_mode=mode,
        collection=owned,
        table_way=table_way,
    )


def _middles(
    given: Any, village: Village, layout: TerrainLayout, options: VillageOptions, problems: list[str]
) -> Middles:
    """Section 4.4. Where the buildings stand: as chosen, or where the village's content puts them."""
    middles = default_middles(village, layout)
    if given is not None and not isinstance(given, dict):
        problems.append(say("positions: write a table with the middle [x, y] of each building, or leave it out."))
        return middles
    found = len(problems)
    for id, spot in (given or {}).items():
        if id not in middles:
            problems.append(
                tell(
                    "positions.{id}: the village has no such building; it has {choices}.",
                    id=id,
                    choices=", ".join(middles),
                )
            )
        elif not isinstance(spot, (list, tuple)) or len(spot) != 2 or any(type(one) is not int for one in spot):
            problems.append(tell("positions.{id}: give two whole numbers, [x, y], in tenths of a millimetre.", id=id))
        else:
            middles[BuildingId(id)] = (spot[0], spot[1])
    if len(problems) == found:
        problems.extend(placement.faults(village, layout, options, middles))
    return middles


def _clashes(village: Village, layout: TerrainLayout, heroes: list[str]) -> list[str]:
    """Ids that would mean two things in play: models, pieces and what appears later share their names."""
    found: list[str] = []
    owners: dict[str, str] = {}
    for place, whose, ids in (
        ("heroes", say("a hero of the party"), heroes),
        ("village.building", say("a building of the village"), [one.id for one in village.buildings]),
        ("terrain.piece", say("a piece of the ground"), [one.id for one in layout.pieces]),
    ):
        for id in ids:
            word = id.partition("-")[0]
            if word in RESERVED:
                found.append(
                    tell(
                        "{place}: {id} begins with {word!r}, which play needs for itself; give it another id.",
                        place=place,
                        id=id,
                        word=word,
                    )
                )
            elif id in owners and owners[id] != whose:
                found.append(
                    tell(
                        "{place}: {id} is also the id of {it}; give one of them another id.",
                        place=place,
                        id=id,
                        it=owners[id],
                    )
                )
            owners[id] = whose
    return found


def _play_mode(setup: Plain, problems: list[str]) -> PlayMode:
    modes = [one.value for one in PlayMode]
    given = setup.get("play_mode", PlayMode.SCREEN.value)
    if given not in modes:
        problems.append(
            tell("play_mode: {given!r} is not known; choose one of: {choices}.", given=given, choices=", ".join(modes))
        )
        return PlayMode.SCREEN
    return PlayMode(given)


def _table_way(setup: Plain, problems: list[str]) -> int:
    given = setup.get("table_way", 1)
    if type(given) is not int or not 1 <= given <= TABLE_WAY:
        problems.append(
            tell("table_way: {given!r} is not known; choose one of: {choices}.", given=given, choices="1, 2, 3")
        )
        return 1
    return given


def _chosen(setup: Plain, key: str, offered: list[str], problems: list[str]) -> str:
    chosen = setup.get(key)
    if isinstance(chosen, str) and chosen in offered:
        return chosen
    problems.append(
        tell(
            "{key}: {chosen!r} is not in the content; choose one of: {it}.",
            key=key,
            chosen=chosen,
            it=", ".join(offered) or "none, add one",
        )
    )
    return ""


def _with_ids(tables: list[Plain], ids: list[str]) -> list[Plain]:
    return [table for table in tables if table["id"] in ids]


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else []
