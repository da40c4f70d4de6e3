"""Battles in which neither side should have the better of it: every ready squad against every other, every scenario.

And battles of the Captain against the Sergeant, which say how much stronger the one is.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from rules_core.games.definition import Bout
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.types import Content
from rules_core.kernel.game import Plain
from rules_core.wording.translation import official, say, tell

WHY: Final = {
    "foraging": "Sentries stand in the open, and until the alarm the attacker alone has turns.",
}
"""Where our numbers alone did not make a scenario even."""
CAPTAIN_FIRST, CAPTAIN_SECOND = "thumb,p1=captain", "thumb,p2=captain"
ATTACKS, DEFENDS = "attacks", "defends"
TRIED: Final[tuple[tuple[str, str], ...]] = (("forlorn-hope", ATTACKS),)
"""Where the Captain is counted in scenarios; for the others DECISIONS.md has fewer games."""


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
    return (*found, *_of_captains(content, in_turn={"nation_1": nations, "nation_2": nations}))


def _of_captains(content: Content, in_turn: Mapping[str, tuple[Any, ...]]) -> list[Bout]:
    """The Captain against the Sergeant, by all nations in turn."""
    choices: Plain = {"any_nations": True}
    names = say("The Captain, in a battle"), say("The Sergeant")
    found = [Bout("captain", *names, choices, "first", in_turn, player=CAPTAIN_FIRST, one_in=2)]
    for id, role in TRIED:
        scenario = official(f"scenario/{id}/name", content.scenarios[id].name)
        names, player = (tell("{scenario}: the Captain attacks", scenario=scenario), say("The Sergeant")), CAPTAIN_FIRST
        if role == DEFENDS:
            names = tell("{scenario}: the Sergeant attacks", scenario=scenario), say("The Captain")
            player = CAPTAIN_SECOND
        own = {**choices, "scenario": id}
        found.append(Bout(f"{id}/captain-{role}", *names, own, "first", in_turn, player=player, one_in=4))
    return found
