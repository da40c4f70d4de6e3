"""What things are called in a report: ids in, names out."""

from __future__ import annotations

from rules_core.games.village.content import Content, Village
from rules_core.games.village.siege import Siege, World
from rules_core.kernel.pieces import BOTTOM, LEFT, RIGHT, TOP
from rules_core.lab.sentence import Part, Phrase
from rules_core.song.warband import ENEMIES, HEROES, Model

EDGES = {
    TOP: Phrase("the north edge"),
    RIGHT: Phrase("the east edge"),
    BOTTOM: Phrase("the south edge"),
    LEFT: Phrase("the west edge"),
}
MARKERS = {
    "barricade": Phrase("the Barricade"),
    "trap": Phrase("the Trap"),
    "token": Phrase("the find"),
    "villager": Phrase("the villager"),
}


class Names:
    """The names of one game. A game of another kind derives its own."""

    def of(self, id: str) -> Part:
        """The name of whatever has this id."""
        return id

    def side_of(self, id: str) -> str:
        """ "heroes", "enemies" or "" for things that fight for nobody."""
        return ""

    def edge(self, number: int) -> Part:
        """The name of a table edge."""
        return EDGES.get(number, Phrase("the edge"))

    def enemies(self, type_id: str, count: int) -> Part:
        """The name of an enemy type, for one or for several."""
        return type_id

    def level(self, building: str, level: int) -> Part:
        """What a level of a building is called."""
        return str(level)


class SiegeNames(Names):
    """The names of a siege, by what its world holds and which models have been seen."""

    def __init__(self, world: World) -> None:
        self.content: Content = world.content
        self.village: Village = world.village
        self.known: dict[str, str] = {}
        self.sides: dict[str, str] = {}
        for id, hero in self.content.heroes.items():
            self.known[id] = world.hero_names.get(id, hero.name)
            self.sides[id] = HEROES
        for building in world.village.buildings:
            self.known[building.id] = building.name

    def learn(self, siege: Siege) -> None:
        """Note the names of the models of the wave; ask before each batch of facts."""
        for model in siege.models.values():
            if model.id not in self.known:
                self.sides[model.id] = model.side
                self.known[model.id] = f"{self._type_name(model.profile.id)} {token_badge(model)}".rstrip()

    def of(self, id: str) -> Part:
        if id in self.known:
            return self.known[id]
        if id.isdigit():
            return self.edge(int(id))
        return MARKERS.get(id.partition("-")[0], id)

    def side_of(self, id: str) -> str:
        return self.sides.get(id, "")

    def enemies(self, type_id: str, count: int) -> Part:
        kind = self.content.enemies.get(type_id)
        if kind is None:
            return type_id
        return kind.name if count == 1 else kind.plural

    def level(self, building: str, level: int) -> Part:
        for one in self.village.buildings:
            if one.id == building and 0 < level <= len(one.levels):
                return one.levels[level - 1].name
        return str(level)

    def _type_name(self, profile: str) -> str:
        if profile in self.content.enemies:
            return self.content.enemies[profile].name
        if profile in self.content.defenders:
            return self.content.defenders[profile].name
        return profile


def token_badge(model: Model) -> str:
    """What stands on the token of an enemy or Defender: 2b, A."""
    return f"{model.group}{model.letter}" if model.side == ENEMIES else model.letter
