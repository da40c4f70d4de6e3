"""What a scenario brings to a setup: village, ground, settings, who comes; and what must fit for it to be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rules_core.games.village.content.collection import Collection
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import (
    Content,
    Scenario,
    ScenarioWave,
    TerrainLayout,
    Village,
    WinKind,
    shared_ground,
)
from rules_core.games.village.rules.figure_supply import FigureSupply
from rules_core.games.village.rules.waves import may_bring_boss, named_enemies
from rules_core.games.village.words.spoken import building_name, enemy_name, scenario_name, terrain_name, village_name
from rules_core.kernel.game import Plain
from rules_core.wording.quoting import quoted
from rules_core.wording.translation import say, tell


def chosen_scenario(setup: Plain, content: Content, problems: list[str]) -> Scenario | None:
    """The scenario of a setup; None where there is none."""
    given = setup.get("scenario")
    if given is None:
        return None
    if isinstance(given, str) and given in content.scenarios:
        return content.scenarios[given]
    offered = ", ".join(content.scenarios) or "none, add one"
    problems.append(
        tell("scenario: {given!r} is not in the content; choose one of: {offered}.", given=given, offered=offered)
    )
    return None


def usual_village(content: Content, scenario: Scenario | None) -> str:
    """The village of a setup that chooses none."""
    if scenario is not None and scenario.village:
        return scenario.village
    return next(iter(content.villages), "")


def usual_ground(content: Content, scenario: Scenario | None, village: str) -> str:
    """The ground of a setup that chooses none: the village's own where it has one."""
    if village in content.villages and content.villages[village].has_ground:
        return village
    if scenario is not None and scenario.terrain:
        return scenario.terrain
    return next((layout.id for layout in shared_ground(content)), "")


def settings_for(content: Content, scenario: Scenario | None, given: Any) -> Any:
    """Settings by name: those of the scenario's house rules, over them its special rules, over all what people chose.

    V-4.7.2, V-5.5.3, V-6.1.2, V-6.4.5, V-7.1.2. What is chosen for "options" in a way that cannot be read comes back as
    it is, for the reading of setups to say so.
    """
    if scenario is None or not isinstance(given, dict):
        return given
    merged: Plain = {key: dict(value) if isinstance(value, dict) else value for key, value in given.items()}
    for key, usual in usual_settings(content, scenario).items():
        chosen = given.get(key, {})
        if isinstance(chosen, dict):
            merged[key] = {**usual, **chosen}
    return merged


def usual_settings(content: Content, scenario: Scenario) -> dict[str, dict[str, Any]]:
    """The settings that a scenario brings along, for the village and for the engine."""
    village: dict[str, Any] = {}
    song: dict[str, Any] = {}
    for id in scenario.rules:
        rules = content.rules.get(id)
        if rules is not None:
            village.update(rules.village)
            song.update(rules.song)
    village.update(scenario.settings)
    return {"village": village, "song": song}


def who_may_come(setup: Plain, content: Content, scenario: Scenario | None, problems: list[str]) -> list[str]:
    """R-V04. The types that waves and Ambushes are drawn from: as the setup says, else the scenario, else all that came
    with the program."""
    given = setup.get("bestiary")
    if given is None:
        if scenario is not None and scenario.bestiary:
            return [id for id in content.enemies if id in scenario.bestiary]
        return [id for id in content.enemies if id not in content.own_enemies]
    if not isinstance(given, (list, tuple)) or not all(isinstance(one, str) for one in given):
        problems.append(say("bestiary: write a list with the ids of the enemies that may come, or leave it out."))
        return list(content.enemies)
    unknown = [one for one in given if one not in content.enemies]
    problems.extend(f"bestiary: {quoted(one)} is not in the content; remove it." for one in unknown)
    return [id for id in content.enemies if id in given]


def recruits(content: Content, ids: Sequence[str]) -> Content:
    """The content with those enemies only who may be drawn."""
    if len(ids) == len(content.enemies):
        return content
    return replace(content, enemies={id: content.enemies[id] for id in ids})


def pinned_enemies(
    content: Content, scenario: Scenario | None, ids: Sequence[str], collection: Collection | None
) -> list[str]:
    """Who must be in a setup's content: who may be drawn, whom the scenario names, and of whom there are miniatures."""
    named = named_enemies(scenario) if scenario is not None else []
    if collection is not None:
        named.extend(collection.named())
    return [id for id in content.enemies if id in ids or id in named]


def place_faults(setup: Plain, content: Content, scenario: Scenario | None) -> list[str]:
    """Whether village, ground and scenario go together."""
    found: list[str] = []
    village = str(setup.get("village"))
    terrain = str(setup.get("terrain"))
    if scenario is not None:
        for id in scenario.rules:
            if id not in content.rules:
                found.append(tell("scenario: its house rules {id!r} are not in the content; add them.", id=id))
        if scenario.village and village != scenario.village:
            found.append(
                tell(
                    "village: {scenario_name} is set in {scenario_village}; choose that village.",
                    scenario_name=scenario_name(scenario),
                    scenario_village=_village_called(content, scenario.village),
                )
            )
    if village not in content.villages or terrain not in content.terrain:
        return found
    if content.villages[village].has_ground:
        if terrain != village:
            name = village_name(content.villages[village])
            found.append(tell("terrain: {name} stands on its own ground; choose that.", name=name))
    elif terrain in content.villages:
        found.append(
            tell("terrain: this is the ground of {name}; choose another.", name=village_name(content.villages[terrain]))
        )
    elif scenario is not None and scenario.terrain and terrain != scenario.terrain:
        found.append(
            tell(
                "terrain: {scenario_name} is set on {scenario_terrain}; choose that ground.",
                scenario_name=scenario_name(scenario),
                scenario_terrain=_ground_called(content, scenario.terrain),
            )
        )
    return found


def arrival_faults(village: Village, layout: TerrainLayout) -> list[str]:
    """V-5.5.3, V-5.6.1. Whether spawn edges and deployment zones lie on this table."""
    found: list[str] = []
    for one in village.spawn:
        whole = layout.width if one.edge in (1, 3) else layout.height
        if one.begin >= whole or one.end > whole:
            found.append(
                tell(
                    "village: a spawn edge reaches beyond edge {one_edge} of this table; shorten it.", one_edge=one.edge
                )
            )
    for corners in village.zones:
        if any(not (0 <= x <= layout.width and 0 <= y <= layout.height) for x, y in corners):
            found.append(
                say("village: a deployment zone reaches over the edge of this table; move its corners inwards.")
            )
    return found


def wave_faults(
    scenario: Scenario | None,
    plans: Sequence[ScenarioWave],
    content: Content,
    village: Village,
    layout: TerrainLayout,
    options: VillageOptions,
    collection: Collection | None,
) -> list[str]:
    """What a scenario asks for and this game cannot give: edges, buildings, a Boss, figures."""
    if scenario is None:
        return []
    found: list[str] = []
    spawn = village.spawn_edges
    for number, plan in enumerate(plans, 1):
        asked = [*plan.edges, *(group.edge for group in plan.groups if group.edge)]
        for edge in sorted({one for one in asked if spawn and one not in spawn}):
            found.append(
                tell(
                    "scenario.wave[{number}]: no enemy comes from edge {edge} of {village_name}; choose another.",
                    number=number,
                    edge=edge,
                    village_name=village.name,
                )
            )
        missing = _missing_figures(plan, collection)
        for id in missing:
            name = enemy_name(content.enemies[id])
            found.append(
                tell(
                    "collection.owned: wave {number} of {scenario_name} needs more figures of {name} "
                    "than you own; name stand-ins, or play without the limit.",
                    number=number,
                    scenario_name=scenario_name(scenario),
                    name=name,
                )
            )
    ids = [one.id for one in village.buildings]
    for id in scenario.loss.buildings:
        if id not in ids:
            found.append(
                tell(
                    "scenario.loss.buildings: {village_name} has no building {id!r}; it has {choices}.",
                    village_name=village.name,
                    id=id,
                    choices=", ".join([building_name(village, one) for one in village.buildings]),
                )
            )
    if scenario.loss.fallen > len(ids):
        found.append(
            tell(
                "scenario.loss.fallen: this is more than {village_name} has buildings ({count}); ask for fewer.",
                village_name=village.name,
                count=len(ids),
            )
        )
    if scenario.holding is not None:
        x, y = scenario.holding.point
        if scenario.holding.building and scenario.holding.building not in ids:
            found.append(
                tell(
                    "scenario.guardian: {village_name} has no building {building!r}.",
                    village_name=village.name,
                    building=scenario.holding.building,
                )
            )
        if not (0 <= x <= layout.width and 0 <= y <= layout.height):
            found.append(say("scenario.guardian: the point lies off the table; move it inwards."))
    if scenario.win.kind is WinKind.BOSSES:
        if not any(may_bring_boss(plan, content, options.bosses_from) for plan in plans):
            found.append(say("scenario.win: no wave brings a Boss; raise an Escalation or write one into a group."))
    return found


def _village_called(content: Content, id: str) -> str:
    """What a village is called; its id where it is not there."""
    return village_name(content.villages[id]) if id in content.villages else id


def _ground_called(content: Content, id: str) -> str:
    """What a ground is called; its id where it is not there."""
    return terrain_name(content.terrain[id]) if id in content.terrain else id


def _missing_figures(plan: ScenarioWave, collection: Collection | None) -> list[str]:
    """R-V05. The types of a fixed wave for which a group has too few figures, each once."""
    shelf = FigureSupply(collection)
    found: dict[str, None] = {}
    for group in plan.groups:
        for id in group.types:
            if not shelf.take(id):
                found[id] = None
    return list(found)
