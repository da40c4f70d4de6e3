"""The few figures by which a player knows an item, and what stands below its name on its card, in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.content.items import Finding, Item, Weight
from rules_core.content.known import Known
from rules_core.content.reader import Problem, Reader
from rules_core.games.drums.content import fields
from rules_core.games.drums.content.item_checks import READERS, content_beside
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.nation_fields import FEATURE
from rules_core.games.drums.content.schema import CONTENT, RULE_LISTS
from rules_core.games.drums.content.terrain_table_fields import FACE_FIELDS, ROLLED
from rules_core.games.drums.content.types import Arm, Content, Nation, SoldierType, TerrainTable
from rules_core.games.drums.content.weapon_fields import STICK
from rules_core.games.drums.words.squad_words import part_name, trait_names, weapon_names
from rules_core.wording.translation import official, say

translate = QCoreApplication.translate
ALONE: Final = CONTENT.known([])
"""What ships, where nobody knows what else people made."""
QUARTERS: Final = (
    QT_TRANSLATE_NOOP("DrumsItems", "Upper left, rolls {rolls}: {faces}."),
    QT_TRANSLATE_NOOP("DrumsItems", "Upper right, rolls {rolls}: {faces}."),
    QT_TRANSLATE_NOOP("DrumsItems", "Lower right, rolls {rolls}: {faces}."),
    QT_TRANSLATE_NOOP("DrumsItems", "Lower left, rolls {rolls}: {faces}."),
)


def read(item: Item, known: Known) -> tuple[object, Content] | None:
    """What the item stands for, and what it is read among; None while something must be solved."""
    found: list[Finding] = CONTENT.findings(item, known)
    if any(one.weight is Weight.MUST for one in found):
        return None
    content, unheard = content_beside(CONTENT, item, known), list[Problem]()
    return READERS[item.kind](Reader(item.plain, item.id, unheard), content), content


def figures_of(item: Item, known: Known = ALONE) -> str:
    """One line for the sheet of the workshop; "" where there is nothing to say."""
    if item.kind == "squad":
        return squad_figures(item)
    return "\n".join(lines_of(item, known)[:2]) if item.kind in ("soldier", "weapon", "nation") else ""


def rule_words(id: str) -> str:
    """What a special rule does, and what it costs in the book."""
    rule = shipped().traits[id]
    cost = translate("DrumsItems", "{cost} inside the formula of points").format(cost=f"{rule.cost:+d}")
    return f"{official(f'trait/{id}/rule', rule.rule)} ({cost})"


def squad_figures(item: Item) -> str:
    """Nation, men."""
    rows = item.plain.get(fields.MEMBERS.key)
    counts = [one.get(fields.COUNT.key) for one in rows if isinstance(one, dict)] if isinstance(rows, list) else []
    men = sum(one for one in counts if type(one) is int)
    return ", ".join(
        [one for one in (CONTENT.tells_apart(item), translate("DrumsItems", "%n man/men", "", men)) if one]
    )


def lines_of(item: Item, known: Known) -> list[str]:
    """What stands on the card of an item, a line each; none while something must be solved."""
    if item.kind == RULE_LISTS.id:
        return _rule_lines(item, known)
    made = read(item, known)
    if made is None:
        return []
    thing, content = made
    if isinstance(thing, SoldierType):
        return soldier_lines(thing, content)
    if isinstance(thing, Arm):
        return _weapon_lines(thing)
    if isinstance(thing, Nation):
        return _nation_lines(thing, content)
    return _table_lines(thing, content) if isinstance(thing, TerrainTable) else []


def soldier_lines(soldier: SoldierType, content: Content) -> list[str]:
    """Nation and figures, then arms and special rules."""
    words = translate("DrumsItems", "{nation}, Quality {quality}+, Combat {combat}, %n point(s)", "", soldier.points)
    nation = official(f"nation/{soldier.nation}/name", content.nations[soldier.nation].name)
    first = words.format(nation=nation, quality=soldier.profile.quality, combat=soldier.profile.combat)
    return [first, ", ".join([*weapon_names(content, soldier), *trait_names(soldier)])]


def _weapon_lines(arm: Arm) -> list[str]:
    words = translate("DrumsItems", "Grade {grade}, {cost} inside the formula of points")
    lines = [words.format(grade=arm.rank, cost=arm.cost)]
    if arm.shot is not None:
        words = translate(
            "DrumsItems", "Shoots {bonuses} by sticks of {stick}; loading takes %n action(s)", "", arm.shot.reload
        )
        bonuses = ", ".join(f"{one:+d}" for one in arm.shot.bands)
        lines.append(words.format(bonuses=bonuses, stick=say(STICK.name_of(arm.shot.stick))))
    for grade, words in (
        (arm.rank_mounted, translate("DrumsItems", "Grade {grade} against riders")),
        (arm.rank_charging, translate("DrumsItems", "Grade {grade} in a charge on horseback")),
        (arm.rank_saddle, translate("DrumsItems", "Grade {grade} in the hands of a rider")),
    ):
        if grade != arm.rank:
            lines.append(words.format(grade=grade))
    marks = [
        words
        for holds, words in (
            (arm.bayonet, translate("DrumsItems", "Its bayonet keeps horses off")),
            (arm.saddle, translate("DrumsItems", "Fired from horseback")),
            (arm.at_charge, translate("DrumsItems", "Fired at a charge, by an option")),
        )
        if holds
    ]
    if arm.bash:
        marks.append(translate("DrumsItems", "{bonus} against doors").format(bonus=f"{arm.bash:+d}"))
    return [*lines, *marks]


def _nation_lines(nation: Nation, content: Content) -> list[str]:
    roster = sorted(content.roster(nation.id) if nation.id in content.nations else [], key=lambda one: -one.points)
    lines = [
        translate("DrumsItems", "Its men bear {first}, {second}, {third} ...").format(
            first=f"{nation.letter}1", second=f"{nation.letter}2", third=f"{nation.letter}3"
        ),
        say(FEATURE.name_of(nation.feature)) if nation.feature != "none" else translate("DrumsItems", "No feature"),
        translate("DrumsItems", "Whom its squads may buy:"),
    ]
    words = translate("DrumsItems", "{name}: {points}")
    return [*lines, *(words.format(name=_name(one), points=one.points) for one in roster)]


def _name(soldier: SoldierType) -> str:
    return official(f"soldier/{soldier.id}/name", soldier.name)


def _rule_lines(item: Item, known: Known) -> list[str]:
    """Each rule with its cost here, and in the book where that is another; then those that nobody may have."""
    if read(item, known) is None:
        return []
    book = content_beside(CONTENT, item, known)
    costs = {str(one["rule"]): int(one["cost"]) for one in item.plain["rules"]}
    usual, other = (
        translate("DrumsItems", "{name}: {cost}"),
        translate("DrumsItems", "{name}: {cost}, in the book {usual}"),
    )
    lines = [
        (usual if cost == book.traits[id].cost else other).format(
            name=part_name(book, id), cost=f"{cost:+d}", usual=f"{book.traits[id].cost:+d}"
        )
        for id, cost in costs.items()
    ]
    barred = [part_name(book, id) for id in book.traits if id not in costs]
    gone = [one for one in book.soldiers.values() if any(id not in costs for id in _rules_of(one, book))]
    if barred:
        lines.append(translate("DrumsItems", "Not played: {names}.").format(names=", ".join(barred)))
    if gone:
        lines.append(translate("DrumsItems", "%n kind(s) of soldiers cannot be bought with it.", "", len(gone)))
    return lines


def _rules_of(soldier: SoldierType, content: Content) -> list[str]:
    return [one.id for one in soldier.profile.traits if one.id in content.traits]


def _table_lines(table: TerrainTable, content: Content) -> list[str]:
    lines = []
    for words, (rolls, faces) in zip(QUARTERS, table.quarters, strict=True):
        told = ", ".join(
            translate("DrumsItems", "{number} {what}").format(number=number, what=say(FACE_FIELDS[0].name_of(face)))
            for number, face in enumerate(faces, start=1)
            if face != ROLLED[0]
        )
        lines.append(
            translate("DrumsItems", words).format(rolls=rolls, faces=told or say(FACE_FIELDS[0].name_of(ROLLED[0])))
        )
    houses = [official(f"building/{one}/name", content.buildings[one].name) for one in table.buildings]
    lines.append(translate("DrumsItems", "Buildings: {names}.").format(names=", ".join(houses)))
    return lines
