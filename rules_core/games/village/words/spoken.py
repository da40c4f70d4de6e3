"""What things of the content are called in the language in force: official ones by id, others as people named them.

Shown only: the content itself, what is stored and what is compared keep the names of the content.
"""

from __future__ import annotations

from rules_core.games.village.content.types import (
    BuildingType,
    DefenderType,
    EnemyType,
    GroundKind,
    HeroType,
    RuleSet,
    Scenario,
    TerrainLayout,
    Village,
)
from rules_core.wording.translation import official


def hero_name(hero: HeroType, given: str = "") -> str:
    """The hero's name; one that players gave stays as it is."""
    return given if given and given != hero.name else official(f"hero/{hero.id}/name", hero.name)


def hero_role(hero: HeroType) -> str:
    """What the hero is: Archer."""
    return official(f"hero/{hero.id}/role", hero.role)


def hero_text(hero: HeroType) -> str:
    """The hero's story."""
    return official(f"hero/{hero.id}/text", hero.text)


def hero_passive(hero: HeroType) -> str:
    """What the hero's passive does."""
    return official(f"hero/{hero.id}/passive", hero.passive)


def enemy_name(enemy: EnemyType, count: int = 1) -> str:
    """The name of the type, for one or for several."""
    if count == 1:
        return official(f"enemy/{enemy.id}/name", enemy.name)
    return official(f"enemy/{enemy.id}/plural", enemy.plural)


def defender_name(defender: DefenderType) -> str:
    """The name of a Village Defender's type."""
    return official(f"defender/{defender.id}/name", defender.name)


def village_name(village: Village) -> str:
    """The village's name."""
    return official(f"village/{village.id}/name", village.name)


def village_text(village: Village) -> str:
    """The village's story."""
    return official(f"village/{village.id}/text", village.text)


def scenario_name(scenario: Scenario) -> str:
    """The scenario's name."""
    return official(f"scenario/{scenario.id}/name", scenario.name)


def scenario_text(scenario: Scenario) -> str:
    """The scenario's story."""
    return official(f"scenario/{scenario.id}/text", scenario.text)


def wave_text(scenario: Scenario, text: str) -> str:
    """What is read out when a wave opens; `text` as the scenario has it, for in a short game waves are left out."""
    for number, wave in enumerate(scenario.waves, start=1):
        if wave.text == text:
            return official(f"scenario/{scenario.id}/wave/{number}/text", text)
    return text


def rules_name(rules: RuleSet) -> str:
    """The name of a set of house rules."""
    return official(f"rules/{rules.id}/name", rules.name)


def building_place(village: Village, building: BuildingType) -> str:
    """Where the catalogue has the words of a building."""
    return f"village/{village.id}/building/{building.id}"


def building_name(village: Village, building: BuildingType) -> str:
    """The building's name."""
    return official(f"{building_place(village, building)}/name", building.name)


def level_name(village: Village, building: BuildingType, number: int) -> str:
    """The name of level `number`, from 1; "" where there is none."""
    if not 0 < number <= len(building.levels):
        return ""
    return official(f"{building_place(village, building)}/level/{number}/name", building.levels[number - 1].name)


def level_text(village: Village, building: BuildingType, number: int) -> str:
    """What level `number`, from 1, gives; "" where there is none."""
    if not 0 < number <= len(building.levels):
        return ""
    return official(f"{building_place(village, building)}/level/{number}/text", building.levels[number - 1].text)


def terrain_name(layout: TerrainLayout) -> str:
    """The name of a layout of terrain."""
    return official(f"terrain/{layout.id}/name", layout.name)


def terrain_text(layout: TerrainLayout) -> str:
    """What the layout is like."""
    return official(f"terrain/{layout.id}/text", layout.text)


def piece_name(layout: str, piece: str) -> str:
    """What a piece of a layout is called: its id in words, such as "north alders"."""
    return official(f"terrain/{layout}/piece/{piece}/name", piece.replace("-", " "))


def ground_name(kind: GroundKind) -> str:
    """The name of a kind of ground."""
    return official(f"ground/{kind.kind}/name", kind.name)


def trait_name(id: str, name: str) -> str:
    """The name of a trait."""
    return official(f"trait/{id}/name", name)


def trait_text(id: str, text: str) -> str:
    """What a trait does."""
    return official(f"trait/{id}/text", text)
