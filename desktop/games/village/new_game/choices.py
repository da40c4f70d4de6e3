"""What has been chosen so far for a new game. The pages write it, the dialog reads it."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.session.dice_policy import TYPED
from rules_core.content.fields import Field
from rules_core.content.settings import in_units
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.options import VillageOptions, village_options
from rules_core.games.village.content.rules_fields import VILLAGE
from rules_core.games.village.content.scenario_setup import settings_for
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import Content, TerrainLayout, shared_ground
from rules_core.games.village.rules.waves import plans_for
from rules_core.games.village.state.siege_map import Middles
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import PLAYERS
from rules_core.song.settings import SETTINGS as SONG

RULES = {"village": VILLAGE, "song": SONG}
"""The house rules that a group may change, by the book they are of."""
LENGTHS = ("intro", "standard", "siege")
FEWEST_HEROES, MOST_HEROES = 2, 4


def usual_dice(mode: PlayMode) -> dict[SeatId, str]:
    """Who rolls what unless people want it otherwise: at a table they throw their own dice and type them."""
    return {} if mode is PlayMode.SCREEN else {PLAYERS: TYPED}


@dataclass
class Person:
    """Somebody at the table and the heroes they lead."""

    name: str
    heroes: list[str] = field(default_factory=list)


class Choices(QObject):
    """All choices; every one has a good default, so that a game can start at once."""

    changed = Signal()

    def __init__(self, content: Content | None = None) -> None:
        """`content` is what ships together with what people made; None for what ships alone."""
        super().__init__()
        self.content: Content = content if content is not None else shipped()
        self.name = ""
        self.length = "standard"
        self.heroes: list[str] = list(self.content.heroes)[:3]
        self.people: list[Person] = [Person(self.tr("Player 1"))]
        self.leads: dict[str, int] = {}
        """Which person leads which hero, by number; nobody named means the first."""
        self.village = next(iter(self.content.villages))
        self._free_village = self.village
        self.terrain = shared_ground(self.content)[0].id
        self.scenario = ""
        """The scenario that is played, "" for the book's waves."""
        self.own_enemies_join = False
        """Whether enemies that people made may be drawn into the waves."""
        self.rule_set = ""
        """The set of house rules that was chosen, "" for none."""
        self.positions: Middles | None = None
        self.options: dict[str, dict[str, Any]] = {"village": {}, "song": {}}
        self.dice: dict[SeatId, str] = {}
        self.play_mode = PlayMode.SCREEN
        self._looked_at: tuple[Plain, list[str]] | None = None
        """What was chosen when the problems were last looked for, and these."""
        self.collection: Plain | None = None
        """The miniatures that the waves keep to, None where there is no limit."""

    def touch(self) -> None:
        """Something has been chosen."""
        self.changed.emit()

    def play_at(self, mode: PlayMode) -> None:
        """Play in this way. Whoever sits at a table has dice there; who has chosen otherwise keeps the choice."""
        if self.dice == usual_dice(self.play_mode):
            self.dice = usual_dice(mode)
        self.play_mode = mode
        self.touch()

    def play_scenario(self, id: str) -> None:
        """Play this scenario, "" for none; it may bring a village and a ground along."""
        before = self.content.scenarios.get(self.scenario)
        if before is None or not before.village:
            self._free_village = self.village
        self.scenario = id
        scenario = self.content.scenarios.get(id)
        # Without a scenario that is set somewhere, the village is the one that people had chosen.
        bound = scenario.village if scenario is not None else ""
        self.choose_village(bound or self._free_village)

    def choose_village(self, id: str) -> None:
        """Defend this village, where its content puts its buildings; its own ground comes with it."""
        if id != self.village:
            self.positions = None
        self.village = id
        scenario = self.content.scenarios.get(self.scenario)
        grounds = [one.id for one in self.grounds()]
        if scenario is not None and scenario.terrain in grounds:
            self.terrain = scenario.terrain
        elif self.terrain not in grounds:
            self.terrain = grounds[0]
        self.touch()

    def grounds(self) -> list[TerrainLayout]:
        """The grounds that the village may stand on: its own alone, or all that belong to no village."""
        if self.content.villages[self.village].has_ground:
            return [self.content.terrain[self.village]]
        return shared_ground(self.content)

    def waves(self, length: str) -> int:
        """How many waves a game of this length has."""
        return len(plans_for(self.content.scenarios.get(self.scenario), length))

    def asks_length(self) -> bool:
        """Whether the length makes a difference: a scenario may bring the same waves in games of any length."""
        scenario = self.content.scenarios.get(self.scenario)
        return len({plans_for(scenario, length) for length in LENGTHS}) > 1

    def bestiary(self) -> list[str] | None:
        """Who may be drawn into the waves; None where that goes without saying."""
        if not (self.own_enemies_join and self.content.own_enemies):
            return None
        scenario = self.content.scenarios.get(self.scenario)
        if scenario is not None and scenario.bestiary:
            return [*scenario.bestiary, *(id for id in self.content.own_enemies if id not in scenario.bestiary)]
        return list(self.content.enemies)

    def use_rules(self, id: str) -> None:
        """Take the settings of a set of house rules, "" for those of the book."""
        rules = self.content.rules.get(id)
        self.rule_set = id
        self.options = {"village": {}, "song": {}}
        if rules is not None:
            self.options = {"village": dict(rules.village), "song": dict(rules.song)}
        self.touch()

    def all_options(self) -> dict[str, dict[str, Any]]:
        """The settings in force by name: those of the scenario, and over them what people chose."""
        scenario = self.content.scenarios.get(self.scenario)
        merged: dict[str, dict[str, Any]] = settings_for(self.content, scenario, self.options)
        return merged

    def changed_rules(self) -> list[Field]:
        """The house rules in force that are not as in the book."""
        chosen = self.all_options()
        return [
            field
            for book, fields in RULES.items()
            for field in fields
            if chosen[book].get(field.key, in_units(field, field.usual)) != in_units(field, field.usual)
        ]

    def toggle_hero(self, hero: str) -> None:
        """Take a hero into the party or out of it. The party never grows above four."""
        if hero in self.heroes:
            self.heroes.remove(hero)
        elif len(self.heroes) < MOST_HEROES:
            self.heroes.append(hero)
        self.touch()

    def set_people(self, count: int) -> None:
        """So many people play, 1 to 4."""
        while len(self.people) < count:
            self.people.append(Person(self.tr("Player {number}").format(number=len(self.people) + 1)))
        del self.people[count:]
        self.leads = {hero: min(number, count - 1) for hero, number in self.leads.items()}
        self.touch()

    def village_rules(self) -> VillageOptions:
        """The house rules for the village; wrong ones as by default."""
        return village_options(self.all_options()["village"], [])

    def setup(self) -> Plain:
        """The setup document. Raises `SetupProblem` with every fault."""
        return build(self.content, self._chosen())

    def _chosen(self) -> Plain:
        people: list[Plain] = []
        if len(self.people) > 1:
            for number, person in enumerate(self.people):
                led = [hero for hero in self.heroes if self.leads.get(hero, 0) == number]
                people.append({"name": person.name, "heroes": led})
        choices: Plain = {
            "length": self.length,
            "heroes": list(self.heroes),
            "people": people,
            "village": self.village,
            "terrain": self.terrain,
            "options": self.options,
            "play_mode": self.play_mode.value,
        }
        if self.scenario:
            choices["scenario"] = self.scenario
        bestiary = self.bestiary()
        if bestiary is not None:
            choices["bestiary"] = bestiary
        if self.positions is not None:
            choices["positions"] = {id: list(middle) for id, middle in self.positions.items()}
        if self.collection is not None and self.play_mode is not PlayMode.SCREEN:
            # On the screen nobody needs a miniature.
            choices["collection"] = self.collection
        return choices

    def problems(self) -> list[str]:
        """What stands in the way of starting, one sentence each.

        To find out walks all over the table: a name that is typed is no reason to do so again.
        """
        chosen = self._chosen()
        if self._looked_at is None or self._looked_at[0] != chosen:
            self._looked_at = deepcopy(chosen), self._problems_of(chosen)
        return self._looked_at[1]

    def _problems_of(self, chosen: Plain) -> list[str]:
        try:
            build(self.content, chosen)
        except SetupProblem as fault:
            return fault.sentences
        return []
