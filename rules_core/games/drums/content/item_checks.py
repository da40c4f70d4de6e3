"""What of an item shows only beside the others: whom it arms, buys and sets down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rules_core.content.findings import finding
from rules_core.content.items import Finding, Item, Weight
from rules_core.content.known import Known
from rules_core.content.reader import Problem, Reader
from rules_core.content.schema import ContentSchema
from rules_core.games.chosen import mentioned
from rules_core.games.drums.content.buildings import read_building
from rules_core.games.drums.content.fields import PIECES, TRAIT_WORDS, WEAPONS
from rules_core.games.drums.content.library_content import shipped, with_own
from rules_core.games.drums.content.loader import (
    read_arm,
    read_battlefield,
    read_nation,
    read_rule_list,
    read_soldier,
    read_terrain_table,
)
from rules_core.games.drums.content.nation_fields import ROSTER
from rules_core.games.drums.content.scenarios import read_scenario
from rules_core.games.drums.content.terrain_table_fields import FACE_FIELDS, NOTHING, QUARTER, ROLLS
from rules_core.games.drums.content.types import Battlefield, Content, Scenario
from rules_core.games.drums.state.features import Feature, outline_of
from rules_core.ground.geometry import Outline
from rules_core.kernel.game import Plain
from rules_core.wording.sentence import Part

IN_ANOTHER: Final = "This building stands in that of row {other}."
MOVE_IT: Final = "Move one of the two, or take it away."
NOBODY: Final = "Nobody can be bought for a squad of this nation."
ADD_SOLDIERS: Final = "Add soldiers to its roster."
UNARMED: Final = "This soldier has no weapon at all."
ARM: Final = "Give one, if that is not meant so."
BARE: Final = "Nothing can ever lie on this table."
LET_LIE: Final = "Let something come on one face of a quarter that is rolled for."
OF_A_RULE: Final = "A special rule has this id already: {id}."
OTHER_ID: Final = "Give the weapon another id."


def _nation(reader: Reader, content: Content) -> object:
    return read_nation(reader, list(content.soldiers))


READERS: Final[dict[str, Callable[[Reader, Content], Any]]] = {
    "weapon": lambda reader, content: read_arm(reader),
    "nation": _nation,
    "building": lambda reader, content: read_building(reader),
    "battlefield": read_battlefield,
    "terrain_table": read_terrain_table,
    "rule_list": lambda reader, content: read_rule_list(reader),
    "scenario": read_scenario,
    "soldier": read_soldier,
}
"""What reads each kind of item but squads, which are looked at as a whole."""


def content_beside(schema: ContentSchema, item: Item, known: Known) -> Content:
    """What an item is read among: what ships, and the own items that it speaks of. Their faults are told with them."""
    others = {(one.kind, one.id): one for one in reversed(known.others)}
    own: dict[str, list[Plain]] = {}
    for one in mentioned(item, others, schema):
        if one is not item:
            own.setdefault(one.kind, []).append(one.plain)
    if not own:
        return shipped()
    unheard: list[Problem] = []
    return with_own(own, unheard)


def table_findings(made: object) -> list[Finding]:
    """S-TER-1, S-TER-6. Of a table that is laid out: no building stands in another."""
    features: tuple[Feature, ...] = ()
    if isinstance(made, (Battlefield, Scenario)):
        features = made.features
    found: list[Finding] = []
    standing: list[tuple[int, Outline]] = []
    for place, one in enumerate(features):
        if not one.plan:
            continue
        outline = outline_of(one)
        for other, over in standing:
            if outline.overlaps(over):
                values: dict[str, Part] = {"other": other + 1}
                path = (PIECES.key, place)
                # It may stay: a table of old is played as it was.
                found.append(finding(path, IN_ANOTHER, MOVE_IT, values, weight=Weight.ADVICE, clause="S-TER-6"))
                break
        standing.append((place, outline))
    return found


def own_findings(item: Item, known: Known) -> list[Finding]:
    """An own nation needs a roster of its own, and a weapon an id that no special rule has; what may be meant so is
    told too: a soldier without a weapon, and quarters on which nothing can lie."""
    if item.kind == "nation" and not item.plain.get(ROSTER.key) and item.id not in known.official.ids(item.kind):
        return [finding((ROSTER.key,), NOBODY, ADD_SOLDIERS, {}, clause=ROSTER.clause)]
    if item.kind == "weapon" and item.id in TRAIT_WORDS:
        return [finding(("id",), OF_A_RULE, OTHER_ID, {"id": item.id})]
    if item.kind == "soldier" and not item.plain.get(WEAPONS.key):
        return [finding((WEAPONS.key,), UNARMED, ARM, {}, weight=Weight.ADVICE, clause=WEAPONS.clause)]
    if item.kind == "terrain_table" and _is_bare(item.plain.get(QUARTER.key)):
        return [finding((QUARTER.key,), BARE, LET_LIE, {}, weight=Weight.ADVICE, clause=QUARTER.clause)]
    return []


def _is_bare(quarters: Any) -> bool:
    """S-TER-9. Whether no roll for any quarter brings anything."""
    rows = [one for one in quarters if isinstance(one, dict)] if isinstance(quarters, list) else []
    for row in rows:
        for face in FACE_FIELDS:
            if row.get(ROLLS.key) and row.get(face.key) != NOTHING:
                return False
    return bool(rows)
