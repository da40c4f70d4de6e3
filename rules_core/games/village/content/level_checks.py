"""What the levels of a building should be: more than one, and each dearer than the one before."""

from __future__ import annotations

from typing import Any

from rules_core.content.findings import Fix, finding, set_to, value_at
from rules_core.content.items import Change, Finding, Path, Weight
from rules_core.content.schema import spoken_value
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import official_ids
from rules_core.games.village.content.village_fields import LATER_COST, LEVELS
from rules_core.kernel.game import Plain
from rules_core.wording.sentence import Part, message
from rules_core.wording.translation import official


def findings(building: Plain, path: Path) -> list[Finding]:
    """Advice about the levels of a building that stands at this path."""
    levels = building.get(LEVELS.key)
    if not isinstance(levels, list):
        return []
    tables: list[Plain] = [one if isinstance(one, dict) else {} for one in levels]
    return [*_one_alone(building, tables, path), *_costs(tables, path)]


def levels_like(ability: Any) -> tuple[str, list[Plain]]:
    """The official building whose first level has this ability, and its levels in the language in force.

    "" and none where there is no such building.
    """
    for id, item in official_ids(Kind.BUILDING).items():
        levels = item.plain[LEVELS.key]
        if levels[0]["ability"]["id"] == ability and len(levels) > 1:
            spoken: list[Plain] = spoken_value(levels, f"village/{_home(id)}/building/{id}/{LEVELS.key}")
            return id, spoken
    return "", []


def _home(building: str) -> str:
    """The official village in which a building stands."""
    for id, village in official_ids(Kind.VILLAGE).items():
        if any(one["id"] == building for one in village.plain["building"]):
            return id
    return ""


def _one_alone(building: Plain, levels: list[Plain], path: Path) -> list[Finding]:
    """V-7.5.2. Supplies buy Level II and Level III."""
    if len(levels) != 1:
        return []
    where: Path = (*path, LEVELS.key)
    # One that has no name yet is told so, and is a building all the same.
    values: dict[str, Part] = {"name": str(building.get("name", "")).strip() or "Building"}
    like, usual = levels_like(value_at(levels[0], ("ability", "id")))
    if not usual:
        advice = (words.ONE_LEVEL, words.ADD_LEVELS)
        return [finding(where, *advice, values, weight=Weight.ADVICE, clause="V-7.5.2")]
    name = official_ids(Kind.BUILDING)[like].name
    values["other"] = official(f"village/{_home(like)}/building/{like}/name", name)
    fix = Fix((Change(where, [levels[0], *usual[1:]]),), message(words.BUTTON_LEVELS, values))
    advice = (words.ONE_LEVEL, words.TAKE_LEVELS)
    return [finding(where, *advice, values, weight=Weight.ADVICE, clause="V-7.5.2", fix=fix)]


def _costs(levels: list[Plain], path: Path) -> list[Finding]:
    """V-7.5.2. Every level should cost more than the one before."""
    found: list[Finding] = []
    before = 0
    for number, level in enumerate(levels):
        cost = level.get("cost")
        if isinstance(cost, bool) or not isinstance(cost, int):
            return found
        if number > 0 and 0 < cost <= before < int(LATER_COST.most):
            values: dict[str, Part] = {"level": str(level.get("name", "")), "cost": cost, "value": before + 1}
            where: Path = (*path, LEVELS.key, number, "cost")
            advice = (words.LEVEL_CHEAPER, words.COST_MORE)
            fix = set_to(where, before + 1)
            found.append(finding(where, *advice, values, weight=Weight.ADVICE, clause="V-7.5.2", fix=fix))
        before = max(before, cost)
    return found
