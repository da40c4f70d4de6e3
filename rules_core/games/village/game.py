"""The Village Must Stand as a game: setup, start, play, copy, save, correct."""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.setup import read_setup
from rules_core.games.village.rules.amend import amend
from rules_core.games.village.rules.play import play
from rules_core.games.village.state import codec
from rules_core.games.village.state.fact_kinds import fact_kinds
from rules_core.games.village.state.fighter import HEROES, Fighter
from rules_core.games.village.state.siege import Building, Siege, World
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, Plain
from rules_core.kernel.table import Table

RULES_VERSION: Final = 5


class VillageGame(Game[Siege]):
    """One siege as a setup made it; see `setup.py` for the document."""

    def __init__(self, setup: Plain) -> None:
        """Raises `SetupProblem` with every fault."""
        super().__init__(setup, GAME, RULES_VERSION)
        self.world: World = read_setup(setup)

    def start(self) -> Siege:
        """Section 4. The village stands whole at its first levels, the purse is empty, the heroes wait."""
        siege = codec.empty_siege(self.world)
        for kind in self.world.village.buildings:
            # V-4.5.1, V-4.5.2. Starting Integrity, Level I.
            siege.buildings[kind.id] = Building(kind.id, kind.integrity)
        for id in self.world.hero_ids:
            # V-4.2.7, V-4.2.8, V-4.2.10. How much a hero bears follows from Quality and Tough (SBH-TGH-1, SBH-TGH-3):
            # VMS-1. A Tough hero of Quality 3+ bears three wounds.
            hero = Fighter(id, self.world.content.heroes[id].profile, HEROES)
            hero.is_hero = True
            hero.letter = self.world.content.heroes[id].letter
            siege.models[id] = hero
        # V-4.6.1.
        siege.supplies = 0
        return siege

    def play(self, table: Table, state: Siege) -> None:
        play(table, state)

    def clone(self, state: Siege) -> Siege:
        return codec.clone(state)

    def to_plain(self, state: Siege) -> Plain:
        return codec.to_plain(state)

    def from_plain(self, plain: Plain) -> Siege:
        return codec.from_plain(plain, self.world)

    def amend(self, state: Siege, path: str, value: Any) -> Fact:
        return amend(state, path, value)

    def fact_kinds(self) -> dict[str, type[Fact]]:
        """Every fact of the siege and of the engine below it."""
        return fact_kinds()
