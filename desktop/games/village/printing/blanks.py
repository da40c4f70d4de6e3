"""Blank sheets, to finish a game without the laptop."""

from __future__ import annotations

from desktop.games.village.models.siege_rows import ROMAN
from desktop.games.village.printing.people import orders
from desktop.printing.markup import boxes, heading, lines_to_write_on, strong, table, text
from desktop.printing.sheet import tr
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.generation import SELECT_ON
from rules_core.games.village.rules.waves import budget_of
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import building_name

GROUPS, GROUPS_ON_A_PAGE = 8, 4
MODELS_OF_A_GROUP = 5


def waves_to_come(siege: Siege, _names: SiegeNames) -> str:
    """A row for every wave that is left, with its Escalation and what it may cost (V-5.2.1, V-5.3.1)."""
    world = siege.world
    rows: list[tuple[str, str, str, str, str]] = []
    for number in range(siege.wave, world.waves + 1):
        # V-5.4.2. What a scenario has written down is not told before it comes: only what it may cost.
        rows.append((str(number), str(world.levels[number - 1]), str(budget_of(world, number)), "", ""))
    head = (tr("Wave"), tr("Escalation"), tr("Enemy points"), tr("Supplies at its end"), tr("What happened"))
    parts = [table(rows, (10, 14, 16, 20, 40), head), heading(tr("Which Behaviour: one die"))]
    dice = [(str(face), strong(tr(one.value.capitalize())), text(orders(one, siege))) for face, one in _selection()]
    parts.append(table(dice, (8, 18, 74), (tr("Die"), tr("Behaviour"), tr("What it does"))))
    parts.append(heading(tr("Notes")))
    parts.append(lines_to_write_on(6))
    return "".join(parts)


def enemies_to_write_down(_siege: Siege, _names: SiegeNames) -> str:
    """Empty cards for the groups of a wave."""
    parts: list[str] = []
    for number in range(1, GROUPS + 1):
        words = tr("Group {number}, its Behaviour and edge:").format(number=number)
        parts.append(heading(words, new_page=number == GROUPS_ON_A_PAGE + 1))
        rows = [("", "", "", boxes(3), "") for _ in range(MODELS_OF_A_GROUP)]
        head = (tr("Who"), tr("Quality"), tr("Combat"), tr("Wounds"), tr("State"))
        parts.append(table(rows, (36, 10, 10, 20, 24), head))
    return "".join(parts)


def village_to_write_down(siege: Siege, _names: SiegeNames) -> str:
    """The village as it was built, to be kept by hand from the first wave."""
    rows = [
        (
            strong(building_name(siege.world.village, kind)),
            boxes(kind.integrity),
            "&nbsp;&nbsp;".join(ROMAN[1 : len(kind.levels) + 1]),
            "",
        )
        for kind in siege.world.village.buildings
    ]
    head = (tr("Building"), tr("Integrity lost"), tr("Level"), tr("State"))
    parts = [table(rows, (30, 30, 16, 24), head), heading(tr("Heroes"))]
    people = [("", "", "", boxes(3), "") for _ in range(6)]
    parts.append(
        table(people, (36, 10, 10, 20, 24), (tr("Who"), tr("Quality"), tr("Combat"), tr("Wounds"), tr("State")))
    )
    parts.append(heading(tr("Barricades and Traps")))
    parts.append(table([(str(number), boxes(2), "") for number in range(1, 7)], (10, 20, 70)))
    return "".join(parts)


def _selection() -> list[tuple[int, Behaviour]]:
    """R-V08. Which face of the die brings which Behaviour."""
    return list(enumerate(SELECT_ON, start=1))
