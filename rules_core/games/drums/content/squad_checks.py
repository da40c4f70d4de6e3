"""What a kept squad breaks of the limits of a squad (S-SET-5, SDS-PTS-3 to SDS-PTS-8)."""

from __future__ import annotations

from typing import Final

from rules_core.content.findings import finding
from rules_core.content.items import Finding, Item, Weight
from rules_core.content.known import Known
from rules_core.games.drums.content.fields import COUNT, MEMBERS, NATION, WHO
from rules_core.games.drums.content.squad_limits import MOST_POINTS, broken_limits
from rules_core.games.drums.content.types import Content, SoldierType
from rules_core.games.drums.words.squad_words import BROKEN
from rules_core.wording.sentence import Part
from rules_core.wording.translation import official

FEWER: Final = "Take somebody away: no battle allows more."
STRANGER: Final = "{nation} cannot buy this soldier: {soldier}."
OF_ROSTER: Final = "Choose one of its roster, or play the squad in a battle of mixed squads."
OR_WITHOUT_LIMITS: Final = "Or play it in a battle without limits of a squad."


def squad_findings(item: Item, known: Known, content: Content) -> list[Finding]:
    """Of a squad whose fields are in order. It may be kept half made, and what some battles allow is advice; points
    beyond the most are allowed by none.
    """
    found = _strangers(item, content)
    for limit in broken_limits(_members(item, content), MOST_POINTS):
        is_points = limit.what == "points"
        values: dict[str, Part] = {"have": limit.have, "most": limit.most, "over": limit.have - limit.most}
        found.append(
            finding(
                (MEMBERS.key,),
                BROKEN[limit.what].text,
                FEWER if is_points else OR_WITHOUT_LIMITS,
                values,
                weight=Weight.MUST if is_points else Weight.ADVICE,
                clause=limit.clause,
            )
        )
    return found


def _strangers(item: Item, content: Content) -> list[Finding]:
    """S-SET-2. Those whom its nation cannot buy: only where squads are mixed may they serve in it."""
    nation = item.plain[NATION.key]
    strangers = content.strangers(nation, [row[WHO.key] for row in item.plain[MEMBERS.key]])
    found: list[Finding] = []
    for number, row in enumerate(item.plain[MEMBERS.key]):
        who = row[WHO.key]
        if who in strangers:
            values: dict[str, Part] = {
                "nation": official(f"nation/{nation}/name", content.nations[nation].name),
                "soldier": official(f"soldier/{who}/name", content.soldiers[who].name),
            }
            path = (MEMBERS.key, number, WHO.key)
            found.append(finding(path, STRANGER, OF_ROSTER, values, weight=Weight.ADVICE, clause="S-SET-2"))
    return found


def _members(item: Item, content: Content) -> list[SoldierType]:
    """Its soldiers; whatever is wrong with one of them is told where he stands."""
    found: list[SoldierType] = []
    for row in item.plain[MEMBERS.key]:
        found.extend([content.soldiers[row[WHO.key]]] * row[COUNT.key])
    return found
