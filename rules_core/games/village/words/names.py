"""The names of things in a report: ids in, names out."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import BuildingType, Content, EnemyClass, Village
from rules_core.games.village.rules.decisions import TOWN_HALL
from rules_core.games.village.rules.guardian_objectives import PLACE
from rules_core.games.village.state.fighter import ENEMIES, HEROES
from rules_core.games.village.state.siege import World
from rules_core.games.village.words.plain_words import plain_word
from rules_core.games.village.words.spoken import (
    building_name,
    building_place,
    defender_name,
    enemy_name,
    ground_name,
    hero_name,
    level_name,
    scenario_name,
    scenario_text,
    wave_text,
)
from rules_core.song.warband import ModelId
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Named, Part, Phrase, Sentence
from rules_core.wording.translation import LANGUAGE_IN_FORCE, inside

MARKERS: Final = {
    "barricade": Phrase("the Barricade"),
    "trap": Phrase("the Trap"),
    "token": Phrase("the find"),
    "villager": Phrase("the villager"),
}


class Names(SongNames):
    """The names of one game. A game of another kind derives its own."""

    def heart(self) -> Part:
        """The name of the building whose fall loses the game; the book's where no game is under way."""
        return Phrase("the Town Hall")

    def heart_title(self) -> Part:
        """The same name where it stands alone."""
        return Phrase("Town Hall")

    def side(self, side: str) -> Part:
        """The heroes, or the enemies."""
        return Phrase("The heroes" if side == HEROES else "The enemies")

    def plain(self, name: str) -> Phrase:
        """The words for a short name of the rules, those of the siege among them."""
        return plain_word(name)

    def enemies(self, type_id: str, count: int) -> Part:
        """The name of an enemy type, for one or for several."""
        return type_id

    def level(self, building: str, level: int) -> Part:
        """What a level of a building is called."""
        return str(level)

    def story(self, title: str, text: str) -> tuple[str, str]:
        """What a scenario says of itself, or of a wave (then without a title)."""
        return title, text


def goal_word(goal: str, names: Names) -> Part:
    """What an enemy is after, in words; the heart of the village by its name in this game."""
    return names.heart_title() if goal == TOWN_HALL else plain_word(goal)


class SiegeNames(Names):
    """The names of a siege, by what its world holds."""

    def __init__(self, world: World) -> None:
        self.content: Content = world.content
        self.village: Village = world.village
        self.scenario = world.scenario
        self.heart_id = world.heart
        self.known: dict[str, Part] = {}
        for id, hero in self.content.heroes.items():
            self.known[id] = hero_name(hero, world.hero_names.get(ModelId(id), ""))
        for piece in world.map.pieces:
            if piece.kind in self.content.ground:
                ground = self.content.ground[piece.kind]
                self.known[piece.id] = the_one(inside(ground_name(ground)), f"ground/{ground.kind}")
        scenario = world.scenario
        if scenario is not None and scenario.holding is not None and not scenario.holding.building:
            self.known[PLACE] = the_one(scenario.holding.name) if scenario.holding.name else Phrase("their place")
        for building in world.village.buildings:
            self.known[building.id] = building_in(self.village, building)

    def heart(self) -> Part:
        return self.known[self.heart_id]

    def heart_title(self) -> Part:
        return next(building_name(self.village, one) for one in self.village.buildings if one.id == self.heart_id)

    def of(self, id: str) -> Part:
        if id in self.known:
            return self.known[id]
        if id.isdigit():
            return self.edge(int(id))
        # Enemies and Defenders are called "type-wave-badge", so those of waves long past keep their names.
        type_id, _, badge = id.rpartition("-")
        type_id = type_id.rpartition("-")[0]
        if type_id in self.content.enemies:
            kind = self.content.enemies[type_id]
            if kind.kind is EnemyClass.BOSS:
                return the_one(enemy_name(kind), f"enemy/{type_id}")
            return f"{enemy_name(kind)} {badge}"
        if type_id in self.content.defenders:
            return f"{defender_name(self.content.defenders[type_id])} {badge}"
        return MARKERS.get(id.partition("-")[0], id)

    def side_of(self, id: str) -> str:
        if id in self.content.heroes:
            return HEROES
        type_id = id.rpartition("-")[0].rpartition("-")[0]
        if type_id in self.content.enemies:
            return ENEMIES
        return HEROES if type_id in self.content.defenders else ""

    def enemies(self, type_id: str, count: int) -> Part:
        kind = self.content.enemies.get(type_id)
        if kind is None:
            # A Defender's figure may stand for an enemy.
            defender = self.content.defenders.get(type_id)
            return type_id if defender is None else defender_name(defender)
        return enemy_name(kind, count)

    def level(self, building: str, level: int) -> Part:
        for one in self.village.buildings:
            if one.id == building and 0 < level <= len(one.levels):
                return level_name(self.village, one, level)
        return str(level)

    def story(self, title: str, text: str) -> tuple[str, str]:
        scenario = self.scenario
        if scenario is None:
            return title, text
        if title:
            return scenario_name(scenario), scenario_text(scenario)
        return title, wave_text(scenario, text)


def building_in(village: Village, building: BuildingType) -> Part:
    """The name of a building, with its article."""
    return the_one(building_name(village, building), building_place(village, building))


def the_one(name: str, place: str = "") -> Part:
    """The name of something of which there is only one: the Forge, the Barrow King.

    Where the catalogue has the name of an official thing with its article, at `place`, it is that.
    """
    forms = LANGUAGE_IN_FORCE.official(f"{place}/the") if place else ""
    return Named(forms) if forms else Sentence("the {name}", {"name": name})
