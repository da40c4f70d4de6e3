"""The checks of an item at work: every problem at once, with its place, its remedy and the change that mends it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.content import finding_words as usual
from rules_core.content import placeholder_texts, plain_texts
from rules_core.content import reader_words as content_words
from rules_core.content.checks import icon_findings, id_findings, in_order, reference_findings
from rules_core.content.finding_places import with_place
from rules_core.content.findings import Fix, finding, set_to, without
from rules_core.content.ids import LONGEST_ID
from rules_core.content.items import Change, Finding, Item, Path, Weight
from rules_core.content.known import Known
from rules_core.games.village.content import crowd_checks, id_clashes, level_checks, scenario_checks, village_checks
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.finding_fixes import of_problem
from rules_core.games.village.content.item_reading import problems_of, read_scenario_item, read_village_item
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import known_beside
from rules_core.games.village.content.named_fields import RESERVED
from rules_core.games.village.content.profile_fields import POINTS, TRAIT_NUMBER, TRAITS
from rules_core.games.village.content.profile_points import points_of
from rules_core.kernel.game import Plain
from rules_core.song.profile_checks import weaponless
from rules_core.song.trait_types import shipped as trait_types
from rules_core.song.warband import Trait, profile
from rules_core.wording.sentence import Called, Part, message

PRICED: Final = (Kind.ENEMY, Kind.DEFENDER)
FIGURES: Final = (Kind.HERO, *PRICED)
PRICED_BY: Final = ("quality", "combat", TRAITS.key)
STANDING: Final = (Kind.HERO, Kind.BUILDING)
"""Kinds whose ids are names of things in play."""


def findings(item: Item, others: Sequence[Item] | Known = (), new_name: str = "") -> list[Finding]:
    """Everything that must or should be solved in an item, in the order of the form.

    `others` are own items that it may refer to, without the item itself; official ones are always known. Whoever checks
    many items against the same others makes one `Known` of them. `new_name` is what it is called that nobody has named.
    """
    known = others if isinstance(others, Known) else known_beside(others)
    found: list[Finding]
    if item.kind == Kind.VILLAGE:
        village, layout, problems = read_village_item(item, known)
        found = [of_problem(item, one) for one in problems]
        found.extend(village_checks.findings(item, village, layout, known))
        found.extend(_table_findings(item, known))
    elif item.kind == Kind.SCENARIO:
        scenario, problems = read_scenario_item(item, known)
        found = [of_problem(item, one) for one in problems]
        found.extend(scenario_checks.findings(item, scenario, known))
        found.extend(crowd_checks.of_scenario(item, scenario, known))
    else:
        found = [of_problem(item, one) for one in problems_of(item, known)]
    found.extend(reference_findings(item, known, [one.path for one in found], FIELDS))
    found.extend(_id_findings(item, known))
    found.extend(icon_findings(item, FIELDS))
    found.extend(_number_findings(item))
    found.extend(plain_texts.findings(item, FIELDS[item.kind]))
    found.extend(placeholder_texts.findings(item.plain, FIELDS[item.kind], name=new_name))
    if item.kind in FIGURES:
        found.extend(_weapon_findings(item))
    if item.kind in PRICED:
        found.extend(_price_findings(item, [one.path[:1] for one in found if one.weight is Weight.MUST]))
    if item.kind == Kind.RULES:
        found.extend(crowd_checks.of_rules(item))
    if item.kind == Kind.BUILDING:
        found.extend(level_checks.findings(item.plain, ()))
    if item.kind == Kind.VILLAGE:
        for place, building in enumerate(_tables(item.plain, "building")):
            found.extend(level_checks.findings(building, ("building", place)))
    return [with_place(item, one, FIELDS, called_by_id) for one in in_order(found, FIELDS[item.kind])]


def findings_of_all(items: Sequence[Item]) -> list[list[Finding]]:
    """The findings of each of several items that belong together, such as those of a pack."""
    known = known_beside(items)
    return [findings(item, known) for item in items]


def called_by_id(of: str, id: str) -> Part | None:
    """What a trait is called, the only thing beside items that has ids."""
    if of != "trait":
        return None
    trait = trait_types().get(id)
    return Called(f"trait/{id}/name", trait.name if trait is not None else id)


def _id_findings(item: Item, known: Known) -> list[Finding]:
    """Ids that somebody else has, or that play needs for itself."""
    found = id_findings(item, known)
    if not item.id:
        return found
    if item.kind in STANDING:
        found.extend(reserved_findings(item.plain, (), item.id_key))
    if item.kind == Kind.TERRAIN:
        for place, piece in enumerate(_tables(item.plain, "piece")):
            found.extend(reserved_findings(piece, ("piece", place), "id"))
    if item.kind == Kind.VILLAGE:
        found.extend(_village_ids(item.plain))
    found.extend(id_clashes.findings(item, known))
    return found


def reserved_findings(plain: Plain, path: Path, key: str) -> list[Finding]:
    """An id that begins with a word which play needs for itself (setup.py)."""
    id = plain.get(key)
    word = id.partition("-")[0] if isinstance(id, str) else ""
    if word not in RESERVED:
        return []
    own = f"own-{id}"[:LONGEST_ID].rstrip("-")
    values: dict[str, Part] = {"id": str(id), "word": word, "value": own}
    fix = Fix((Change((*path, key), own),), message(usual.CALL_IT, values))
    return [finding((*path, key), words.RESERVED_ID, usual.OTHER_ID, values, fix=fix)]


def _village_ids(plain: Plain) -> list[Finding]:
    """Ids of the buildings of a village and of the pieces of its table; no two things in play have the same."""
    found: list[Finding] = []
    buildings: dict[str, None] = {}
    for place, building in enumerate(_tables(plain, "building")):
        found.extend(reserved_findings(building, ("building", place), "id"))
        if isinstance(building.get("id"), str):
            buildings[building["id"]] = None
    ground = plain.get("ground")
    pieces = _tables(ground, "piece") if isinstance(ground, dict) else []
    ids = [*buildings, *[str(piece.get("id")) for piece in pieces]]
    for place, piece in enumerate(pieces):
        path: Path = ("ground", "piece", place)
        found.extend(reserved_findings(piece, path, "id"))
        id = piece.get("id")
        if isinstance(id, str) and id in buildings:
            number = 2
            while f"{id[:36]}-{number}" in ids:
                number += 1
            values: dict[str, Part] = {"id": id, "value": f"{id[:36]}-{number}"}
            fix = Fix((Change((*path, "id"), values["value"]),), message(usual.CALL_IT, values))
            found.append(finding((*path, "id"), words.SAME_AS_PIECE, usual.OTHER_ID, values, fix=fix))
    return found


def _table_findings(item: Item, known: Known) -> list[Finding]:
    """The table of a village has the village's id, which then no other table may have."""
    same = known.plain(Kind.TERRAIN, item.id)
    if same is None or "ground" not in item.plain:
        return []
    values: dict[str, Part] = {
        "id": item.id,
        "name": str(same.get("name", "")),
        "value": known.free_id(item.id, item),
    }
    fix = Fix((Change(("id",), values["value"]),), message(usual.CALL_IT, values))
    return [finding(("id",), words.TABLE_HAS_ID, usual.OTHER_ID, values, fix=fix)]


def _number_findings(item: Item) -> list[Finding]:
    """Numbers of traits, which no rule reads; the nought that earlier releases wrote misleads nobody."""
    found: list[Finding] = []
    for place, trait in enumerate(_tables(item.plain, TRAITS.key)):
        if trait.get(TRAIT_NUMBER, 0) != 0:
            path: Path = (TRAITS.key, place, TRAIT_NUMBER)
            values: dict[str, Part] = {"key": TRAIT_NUMBER, "known": ", ".join([one.key for one in TRAITS.parts])}
            fix = Fix((without(item.plain, path),), message(usual.TAKE_AWAY))
            advice = (content_words.UNKNOWN_KEY, content_words.REMOVE_KEY)
            found.append(finding(path, *advice, values, weight=Weight.ADVICE, fix=fix))
    return found


def _weapon_findings(item: Item) -> list[Finding]:
    """SBH-RNG-1. Traits about missiles where there is nothing to shoot with; games that have begun go on with them."""
    found: list[Finding] = []
    given = [one.get("id") for one in _tables(item.plain, TRAITS.key)]
    # What is no text is told by the reader.
    ids = [id if isinstance(id, str) else "" for id in given]
    card = profile(item.id, 6, 0, tuple([Trait(id) for id in ids]))
    for fault in weaponless(card, trait_types()):
        path: Path = (TRAITS.key, ids.index(fault.trait))
        fix = Fix((without(item.plain, path),), message(usual.TAKE_AWAY))
        found.append(finding(path, fault.sentence, fault.remedy, fault.values, clause=fault.clause, fix=fix))
    return found


def _price_findings(item: Item, faulty: Sequence[Path]) -> list[Finding]:
    """SBH-PTS-1, R-V04, R-V07. The points of an enemy or a defender against the formula.

    What is `faulty` will be another number, which has another price.
    """
    if any((key,) in faulty for key in PRICED_BY):
        return []
    price = points_of(item.plain)
    given = item.plain.get("points")
    if price == 0 or given == price or isinstance(given, bool) or not isinstance(given, int):
        return []
    # Whole numbers with whole numbers: one of hundreds of digits fits into no other.
    if not int(POINTS.least) <= given <= int(POINTS.most):
        # The reader says so already.
        return []
    values: dict[str, Part] = {"name": item.name, "points": given, "price": price, "most": int(POINTS.most)}
    path: Path = ("points",)
    if price > POINTS.most:
        too_dear = (words.TOO_DEAR, words.MAKE_WEAKER)
        return [finding(path, *too_dear, values, weight=Weight.ADVICE, clause="SBH-PTS-1")]
    fix = set_to(path, price)
    return [finding(path, words.COSTS, words.SET_IT, values, weight=Weight.ADVICE, clause="SBH-PTS-1", fix=fix)]


def _tables(plain: Plain, key: str) -> list[Plain]:
    """The tables of a list; what is no table is an empty one, so that places stay right."""
    return [one if isinstance(one, dict) else {} for one in _listed(plain.get(key))]


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
