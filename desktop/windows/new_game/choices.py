"""What has been chosen so far for a new game. The pages write it, the dialog reads it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.session.dice_policy import TYPED
from rules_core.games.village.content import Content
from rules_core.games.village.loader import shipped
from rules_core.games.village.option_limits import song_options, village_options
from rules_core.games.village.options import VillageOptions
from rules_core.games.village.setup import build
from rules_core.games.village.siege import PlayMode
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.table import PLAYERS
from rules_core.song.options import SongOptions

LENGTHS = {"intro": 5, "standard": 7, "siege": 10}
FEWEST_HEROES, MOST_HEROES = 2, 4


def usual_dice(mode: PlayMode) -> dict[str, str]:
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

    def __init__(self) -> None:
        super().__init__()
        self.content: Content = shipped()
        self.name = ""
        self.length = "standard"
        self.heroes: list[str] = list(self.content.heroes)[:3]
        self.people: list[Person] = [Person(self.tr("Player 1"))]
        self.leads: dict[str, int] = {}
        """Which person leads which hero, by number; nobody named means the first."""
        self.village = next(iter(self.content.villages))
        self.terrain = next(iter(self.content.terrain))
        self.positions: dict[str, tuple[int, int]] | None = None
        self.options: dict[str, dict[str, Any]] = {"village": {}, "song": {}}
        self.dice: dict[str, str] = {}
        self.play_mode = PlayMode.SCREEN
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
        return village_options(self.options["village"], [])

    def song_rules(self) -> SongOptions:
        """The house rules for the engine."""
        return song_options(self.options["song"], [])

    def setup(self) -> Plain:
        """The setup document. Raises `SetupProblem` with every fault."""
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
        if self.positions is not None:
            choices["positions"] = {id: list(middle) for id, middle in self.positions.items()}
        if self.collection is not None:
            choices["collection"] = self.collection
        return build(self.content, choices)

    def problems(self) -> list[str]:
        """What stands in the way of starting, one sentence each."""
        try:
            self.setup()
        except SetupProblem as fault:
            return fault.problems
        return []
