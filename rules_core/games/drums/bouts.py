"""Battles in which neither side should have the better of it: every ready squad against every other, every scenario."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from rules_core.games.definition import Bout
from rules_core.games.drums.content.library_content import shipped
from rules_core.kernel.game import Plain
from rules_core.wording.translation import official, say, tell

WHY: Final = {
    "foraging": "Sentries stand in the open, and the attacker has his turns alone until the alarm.",
}
"""Where our numbers alone did not make a scenario even."""


def bouts() -> tuple[Bout, ...]:
    """Each counts how often the first of the two won; in a scenario that is the attacker (SDS-SCN), and all nations
    meet each other in turn.
    """
    content = shipped()
    names = {one.id: official(f"squad/{one.id}/name", one.name) for one in content.squads.values()}
    found: list[Bout] = []
    for one, other in combinations(content.squads.values(), 2):
        choices: Plain = {"nation_1": one.nation, "squad_1": one.id, "nation_2": other.nation, "squad_2": other.id}
        choices["any_nations"] = True
        found.append(Bout(f"{one.id}/{other.id}", names[one.id], names[other.id], choices, "first"))
    nations = tuple(content.nations)
    for scenario in content.scenarios.values():
        name = official(f"scenario/{scenario.id}/name", scenario.name)
        first = tell("{scenario}: the attacker", scenario=name)
        choices = {"scenario": scenario.id, "any_nations": True}
        in_turn = {"nation_1": nations, "nation_2": nations}
        why = say(WHY[scenario.id]) if scenario.id in WHY else ""
        found.append(Bout(scenario.id, first, say("The defender"), choices, "first", in_turn, why))
    return tuple(found)
