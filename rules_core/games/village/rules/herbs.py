"""Healing Herbs in the middle of a wave (V-7.3.3, R-V32): an option."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import HerbsChanged
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import wounds

HERB: Final = "herb"


def options(siege: Siege, model: Fighter) -> list[str]:
    """The action that uses a herb, where the option is on, a hero acts and somebody on the table is wounded."""
    if not siege.world.options.herbs_in_wave or siege.herbs == 0 or not model.is_hero or not patients(siege):
        return []
    return [HERB]


def patients(siege: Siege) -> list[str]:
    """R-V32. The wounded heroes on the table."""
    return [hero.id for hero in siege.heroes if hero.in_play and hero.quality_lost > 0]


def use(table: Table, siege: Siege, model: Fighter, option: str) -> int:
    """R-V32. One action and one herb heal one wound of any one hero on the table; gives back the actions it took."""
    chosen = table.settle(PLAYERS, topics.HERB, patients(siege), "V-7.3.3", model.id)
    siege.herbs -= 1
    table.tell(HerbsChanged("V-7.3.3", -1, siege.herbs))
    wounds.heal(table, siege, siege.model(chosen), 1, "V-7.3.3")
    return 1
