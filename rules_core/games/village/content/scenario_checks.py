"""Scenarios checked against their village and their enemies, as the setup of a game will do (scenario_setup.py)."""

from __future__ import annotations

from rules_core.content import finding_words as usual
from rules_core.content.findings import Fix, finding, set_to, without
from rules_core.content.items import Change, Finding, Item, Path, Weight
from rules_core.content.known import Known
from rules_core.content.reader import Problem, Reader
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content import village_checks
from rules_core.games.village.content.bestiary import without_mob
from rules_core.games.village.content.content_keys import Register
from rules_core.games.village.content.figure_reader import read_enemy
from rules_core.games.village.content.item_reading import read_village_item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_content
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.party import FEWEST_HEROES
from rules_core.games.village.content.playable_words import EDGES
from rules_core.games.village.content.types import EnemyClass, EnemyType, Scenario, ScenarioWave, Village
from rules_core.games.village.rules.escalation import ESCALATION, party_value, wave_budget
from rules_core.games.village.rules.waves import plans_for
from rules_core.song.options import INCH
from rules_core.song.trait_types import shipped as trait_types
from rules_core.wording.sentence import Part, message
from rules_core.wording.translation import official


def findings(item: Item, scenario: Scenario, known: Known) -> list[Finding]:
    """What a game of this scenario would lack."""
    found = _bestiary(scenario, known)
    village = known.plain(Kind.VILLAGE, scenario.village) if scenario.village else None
    if village is None:
        return found
    read, layout, problems = read_village_item(Item(GAME, Kind.VILLAGE, village), known)
    if problems:
        return found
    side = village_checks.USUAL_TABLE
    width, height = (side, side) if layout is None else (layout.width, layout.height)
    found.extend(_buildings(item, scenario, read))
    found.extend(_edges(scenario, read))
    if scenario.holding is not None and not scenario.holding.building:
        x, y = scenario.holding.point
        if not (0 <= x <= width and 0 <= y <= height) and (layout is not None or not scenario.terrain):
            inside = [min(max(x, 0), width) / INCH, min(max(y, 0), height) / INCH]
            fix = Fix((Change(("guardian", "point"), inside),), message(words.BRING_IN))
            path: Path = ("guardian", "point")
            found.append(finding(path, words.POINT_OFF_TABLE, words.MOVE_POINT, {}, clause="V-6.3.18", fix=fix))
    if layout is not None and scenario.terrain and scenario.terrain != read.id:
        values: dict[str, Part] = {"village": read.name}
        gone = Fix((without(item.plain, ("terrain",)),), message(usual.TAKE_AWAY))
        advice = (words.OWN_GROUND, words.NO_TABLE_NEEDED)
        found.append(finding(("terrain",), *advice, values, weight=Weight.ADVICE, clause="V-4.3.1", fix=gone))
    return found


def _buildings(item: Item, scenario: Scenario, village: Village) -> list[Finding]:
    """V-8.2, V-6.3.18. Buildings that the village does not have."""
    found: list[Finding] = []
    ids = [one.id for one in village.buildings]
    names = [official(f"village/{village.id}/building/{one.id}/name", one.name) for one in village.buildings]
    values: dict[str, Part] = {"village": village.name, "known": ", ".join(names)}
    sentences = (words.NO_BUILDING, words.CHOOSE_BUILDING)
    for place, id in enumerate(scenario.loss.buildings):
        if id not in ids:
            path: Path = ("loss", "buildings", place)
            fix = Fix((without(item.plain, path),), message(usual.TAKE_AWAY))
            found.append(finding(path, *sentences, {**values, "id": id}, clause="V-8.2", fix=fix))
    if scenario.holding is not None and scenario.holding.building and scenario.holding.building not in ids:
        held: dict[str, Part] = {**values, "id": scenario.holding.building}
        found.append(finding(("guardian", "building"), *sentences, held, clause="V-6.3.18"))
    if scenario.loss.fallen > len(ids):
        count: dict[str, Part] = {**values, "count": scenario.loss.fallen, "most": len(ids)}
        path = ("loss", "fallen")
        fewer = (words.FEW_BUILDINGS, words.ASK_FEWER)
        found.append(finding(path, *fewer, count, clause="V-8.2", fix=set_to(path, len(ids))))
    return found


def _edges(scenario: Scenario, village: Village) -> list[Finding]:
    """V-5.5.1. Edges from which nobody comes to this village."""
    found: list[Finding] = []
    spawn = village.spawn_edges
    if not spawn:
        return found
    for number, wave in enumerate(scenario.waves):
        for place, edge in enumerate(wave.edges):
            if edge not in spawn:
                found.append(_edge(("wave", number, "edges", place), edge, village))
        for place, group in enumerate(wave.groups):
            if group.edge and group.edge not in spawn:
                found.append(_edge(("wave", number, "group", place, "edge"), group.edge, village))
    return found


def _edge(path: Path, edge: int, village: Village) -> Finding:
    values: dict[str, Part] = {"edge": EDGES[edge], "village": village.name}
    return finding(path, words.NO_SPAWN, words.CHOOSE_EDGE, values, clause="V-5.5.1")


def _bestiary(scenario: Scenario, known: Known) -> list[Finding]:
    """R-V04. Who may come must be able to fill every wave of the smallest party, and its first Boss wave.

    House rules may change budgets, so that with them it is advice.
    """
    enemies = [one for id in scenario.bestiary if (one := _enemy(id, known)) is not None]
    if not enemies:
        return []
    options = VillageOptions()
    value = party_value(FEWEST_HEROES, options)
    made: list[ScenarioWave] = []
    for length in ESCALATION:
        made.extend([plan for plan in plans_for(scenario, length) if not plan.groups])
    if not made:
        return []
    weight = Weight.ADVICE if scenario.rules else Weight.MUST
    found: list[Finding] = []
    plan = without_mob(enemies, made, value, options)
    if plan is not None:
        lacks: dict[str, Part] = {"least": wave_budget(plan, value)}
        found.append(finding(("bestiary",), words.NO_MOB, words.ADD_MOB, lacks, weight=weight, clause="R-V04"))
    budgets = [wave_budget(plan, value) for plan in made if plan.escalation >= options.bosses_from]
    if budgets and not any(one.kind is EnemyClass.BOSS and one.profile.points <= min(budgets) for one in enemies):
        boss: dict[str, Part] = {"least": min(budgets)}
        found.append(finding(("bestiary",), words.NO_BOSS, words.ADD_BOSS, boss, weight=weight, clause="R-V04"))
    return found


def _enemy(id: str, known: Known) -> EnemyType | None:
    """An enemy by id; None for one that is not there or cannot be read."""
    ready = official_content().enemies
    if id in ready:
        return ready[id]
    plain = known.plain(Kind.ENEMY, id)
    if plain is None:
        return None
    problems: list[Problem] = []
    enemy = read_enemy(Reader(plain, id, problems), Register(trait_types()))
    return None if problems else enemy
