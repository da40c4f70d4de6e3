"""What people can make for Song of Drums and Shakos, each kind with its form and what is wrong with one of them."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Final

from rules_core.content.findings import from_problem
from rules_core.content.fresh_rows import example_of
from rules_core.content.items import Finding, Item, Weight
from rules_core.content.known import Known, Official
from rules_core.content.named_fields import TEXT
from rules_core.content.reader import Problem, Reader
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.games.chosen import chosen_items
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content import fields
from rules_core.games.drums.content.building_fields import BUILDING
from rules_core.games.drums.content.item_checks import READERS, content_beside, own_findings, table_findings
from rules_core.games.drums.content.library_content import BOOK_RULES, FILES, RULE_LIST, plain_of
from rules_core.games.drums.content.nation_fields import NATION, ROSTER
from rules_core.games.drums.content.nation_fields import RULE_LIST as RULES
from rules_core.games.drums.content.scenario_fields import GOAL, SCENARIO
from rules_core.games.drums.content.squad_checks import squad_findings
from rules_core.games.drums.content.terrain_table_fields import TERRAIN_TABLE
from rules_core.games.drums.content.weapon_fields import WEAPON
from rules_core.games.drums.words.scenario_words import goal_words
from rules_core.kernel.game import Plain

SOLDIERS: Final = ItemKind(
    "soldier",
    name="Soldier",
    plural="Soldiers",
    hint="A line of a roster: Quality, Combat, weapons and special rules.",
    icon="shako",
    fields=fields.SOLDIER,
    is_tested=True,
)
SQUADS: Final = ItemKind(
    "squad",
    name="Squad",
    plural="Squads",
    hint="Who marches together, ready to be chosen for a battle.",
    icon="drum",
    fields=fields.SQUAD,
    is_tested=True,
)
BATTLEFIELDS: Final = ItemKind(
    "battlefield",
    name="Battlefield",
    plural="Battlefields",
    hint="A table with its roads, woods, walls and water, measured in sticks: it fits every scale.",
    icon="treasure-map",
    fields=fields.BATTLEFIELD,
    is_tested=True,
)
WEAPONS: Final = ItemKind(
    "weapon",
    name="Weapon",
    plural="Weapons",
    hint="Its grade hand to hand, its range, and how long it takes to load.",
    icon="crossed-swords",
    fields=WEAPON,
    is_tested=True,
)
NATIONS: Final = ItemKind(
    "nation",
    name="Nation",
    plural="Nations",
    hint="A side of its own: its letter, its feature, and whom its squads may buy.",
    icon="standard",
    fields=NATION,
    is_tested=True,
)
BUILDINGS: Final = ItemKind(
    "building",
    name="Building",
    plural="Buildings",
    hint="Rooms, doors, windows, stairs: a house that men fight for.",
    icon="house",
    fields=BUILDING,
    is_tested=True,
)
RULE_LISTS: Final = ItemKind(
    RULE_LIST,
    name="List of special rules",
    plural="Lists of special rules",
    hint="Which special rules are played, and what each costs.",
    icon="open-book",
    fields=RULES,
    is_tested=True,
)
TERRAIN_TABLES: Final = ItemKind(
    "terrain_table",
    name="Terrain table",
    plural="Terrain tables",
    hint="What the four quarters of the table are rolled from.",
    icon="rolling-dices",
    fields=TERRAIN_TABLE,
    is_tested=True,
)
SCENARIOS: Final = ItemKind(
    "scenario",
    name="Scenario",
    plural="Scenarios",
    hint="A story with a goal and a table of its own.",
    icon="scroll-unfurled",
    fields=SCENARIO,
    is_tested=True,
)
OURS: Final = ("roster", "status", "clause")
"""Keys of the shipped files that no form shows."""
BLANK_OF: Final[dict[str, str]] = {"building": "cottage", "scenario": "foraging", "terrain_table": "four-quarters"}
"""What a new one begins as: one that can be played."""


def _official() -> list[Item]:
    """Everything that ships, and the list of all special rules."""
    found = [
        Item(GAME, kind, {key: value for key, value in one.items() if key not in OURS})
        for kind in (one.id for one in KINDS)
        if kind in FILES
        for one in plain_of(FILES[kind])[kind]
    ]
    rules = [{"rule": one["id"], "cost": one["cost"]} for one in plain_of("traits")["trait"]]
    book: Plain = {
        "id": BOOK_RULES,
        "name": "The special rules of the book",
        "text": "All twenty-four, each at its price.",
        "rules": rules,
    }
    return [*found, Item(GAME, RULE_LIST, book)]


KINDS: Final = (
    SOLDIERS,
    SQUADS,
    NATIONS,
    WEAPONS,
    RULE_LISTS,
    SCENARIOS,
    BATTLEFIELDS,
    BUILDINGS,
    TERRAIN_TABLES,
)


class DrumsContent(ContentSchema):
    """Everything that a battle is made of."""

    def __init__(self) -> None:
        super().__init__(GAME, KINDS, Official(_official))

    def blank(self, kind: str, id: str, name: str) -> Plain:
        if kind in BLANK_OF:
            plain = {**copy.deepcopy(self.official.ids(kind)[BLANK_OF[kind]].plain), "id": id, "name": name}
            # Of its story nothing is true yet.
            return {**plain, TEXT.key: example_of(TEXT)} if TEXT.key in plain else plain
        return super().blank(kind, id, name)

    def more_findings(self, item: Item, known: Known, found: Sequence[Finding]) -> list[Finding]:
        more: list[Finding] = []
        problems: list[Problem] = []
        reader = Reader(item.plain, item.name, problems)
        content = content_beside(self, item, known)
        if item.kind in READERS:
            more.extend(table_findings(READERS[item.kind](reader, content)))
        elif not any(one.weight is Weight.MUST for one in found):
            more.extend(squad_findings(item, known, content))
        more.extend(own_findings(item, known))
        told = [one.path for one in (*found, *more)]
        more.extend([from_problem(one, None) for one in problems if one.path not in told])
        return more

    def official_text(self, item: Item) -> str:
        text = super().official_text(item)
        return f"{text}\n{goal_words(item.id, str(item.plain['goal']))}" if item.kind == SCENARIOS.id else text

    def own_text(self, item: Item) -> str:
        """Of a scenario its goal too."""
        text = super().own_text(item)
        return f"{text}\n{item.plain.get(GOAL.key, '')}" if item.kind == SCENARIOS.id else text

    def tells_apart(self, item: Item) -> str:
        """Of a soldier and a squad the nation, where it ships."""
        id = item.plain.get(fields.NATION.key)
        shipped = self.official.ids(NATIONS.id)
        if item.kind not in (SOLDIERS.id, SQUADS.id) or not isinstance(id, str) or id not in shipped:
            return ""
        return self.official_name(shipped[id])

    def as_copy(self, item: Item, others: Sequence[Item] = ()) -> Item:
        """Soldiers name their nation: a copy of it has them on its roster (S-SET-1)."""
        if item.kind != NATIONS.id:
            return item
        known = self.known(others)
        soldiers = [(id, known.plain(SOLDIERS.id, id) or {}) for id in known.ids(SOLDIERS.id)]
        named = [id for id, plain in soldiers if plain.get(fields.NATION.key) == item.id]
        return item.with_values(**{ROSTER.key: list(dict.fromkeys([*item.plain.get(ROSTER.key, ()), *named]))})

    def used_by(self, setup: Plain) -> list[tuple[str, str]]:
        return [(one.kind, one.id) for one in chosen_items(setup, self)]


CONTENT: Final = DrumsContent()
