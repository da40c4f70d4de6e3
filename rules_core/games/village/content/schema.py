"""The content of the siege: its kinds of items, and what it says of them."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.examination import Examination
from rules_core.content.figures import ItemFigure
from rules_core.content.ids import LONGEST_ID, is_id
from rules_core.content.items import Finding, Item
from rules_core.content.known import Known
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.games.village.content import blanks, id_clashes, item_checks, item_figures, playable
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.kinds import GAME, KINDS, Kind
from rules_core.games.village.content.library_content import OFFICIAL, official_content
from rules_core.games.village.content.named_fields import RESERVED
from rules_core.games.village.content.names_in_play import NAMED
from rules_core.games.village.game import RULES_VERSION
from rules_core.kernel.game import Plain

IN_EVERY_SETUP: Final = (Kind.GROUND, Kind.DEFENDER)
"""Kinds of which every setup holds all that there are, whether anything in it speaks of them or not."""

ITEM_KINDS: Final = (
    ItemKind(
        Kind.VILLAGE,
        name="Village",
        plural="Villages",
        hint="A map with buildings, walls, woods and the edges they come from.",
        icon="village",
        fields=FIELDS[Kind.VILLAGE],
        is_large=True,
        is_examined=True,
        has_figures=True,
        is_tested=True,
    ),
    ItemKind(
        Kind.BUILDING,
        name="Building",
        plural="Buildings",
        hint="Integrity, levels with their costs, and what they give.",
        icon="hut",
        fields=FIELDS[Kind.BUILDING],
        shown=("integrity", "height", "economic"),
        has_figures=True,
        is_tested=True,
    ),
    ItemKind(
        Kind.HERO,
        name="Hero",
        plural="Heroes",
        hint="Profile, traits, points and a story.",
        icon="visored-helm",
        fields=FIELDS[Kind.HERO],
        shown=("role", "passive", "quality", "combat", "traits"),
        has_figures=True,
        is_tested=True,
    ),
    ItemKind(
        Kind.ENEMY,
        name="Enemy",
        plural="Enemies",
        hint="What the waves are made of.",
        icon="orc-head",
        fields=FIELDS[Kind.ENEMY],
        shown=("class", "behaviours", "quality", "combat", "points", "traits"),
        has_figures=True,
        is_tested=True,
    ),
    ItemKind(
        Kind.DEFENDER,
        name="Defender",
        plural="Defenders",
        hint="Whom a village sends to help.",
        icon="bowman",
        fields=FIELDS[Kind.DEFENDER],
        shown=("quality", "combat", "points", "traits"),
        has_figures=True,
        is_tested=True,
    ),
    ItemKind(
        Kind.TERRAIN,
        name="Terrain",
        plural="Terrain",
        hint="The land round the village: woods, water, rocks.",
        icon="pine-tree",
        fields=FIELDS[Kind.TERRAIN],
        shown=("width", "height"),
        is_large=True,
        is_examined=True,
        is_tested=True,
    ),
    ItemKind(
        Kind.GROUND,
        name="Kind of ground",
        plural="Ground kinds",
        hint="What a piece of land does to those in it.",
        icon="swamp",
        fields=FIELDS[Kind.GROUND],
        shown=("traits", "height"),
        is_tested=True,
    ),
    ItemKind(
        Kind.SCENARIO,
        name="Scenario",
        plural="Scenarios",
        hint="Waves, special rules, and how it is won and lost.",
        icon="scroll-unfurled",
        fields=FIELDS[Kind.SCENARIO],
        is_large=True,
        has_figures=True,
        is_tested=True,
    ),
    ItemKind(
        Kind.RULES,
        name="House rules",
        plural="House rules",
        hint="Rulings and house rules under one name.",
        icon="scales",
        fields=FIELDS[Kind.RULES],
        has_figures=True,
        is_tested=True,
    ),
)


class VillageContent(ContentSchema):
    """What people make for sieges, and what ships with them."""

    def __init__(self) -> None:
        super().__init__(GAME, ITEM_KINDS, OFFICIAL, RULES_VERSION)
        self.reserved = RESERVED

    def official_plain(self) -> Any:
        return official_content().plain

    def blank(self, kind: str, id: str, name: str) -> Plain:
        return blanks.blank(kind, id, name)

    def findings(self, item: Item, known: Known) -> list[Finding]:
        return item_checks.findings(item, known, self.new_name(item.kind))

    def clashes(self, item: Item, known: Known) -> list[Finding]:
        return id_clashes.findings(item, known)

    def kinds_in_play(self) -> tuple[str, ...]:
        return NAMED

    def examine(self, item: Item, known: Known) -> Examination:
        return playable.report(item, known)

    def figures(self, item: Item, known: Known) -> list[ItemFigure]:
        return item_figures.figures_of(item, known)

    def used_by(self, setup: Plain) -> list[tuple[str, str]]:
        content = setup.get("content")
        if not isinstance(content, dict):
            return []
        items: list[Item] = []
        for kind in KINDS:
            tables = content.get(kind)
            if isinstance(tables, list):
                items.extend([Item(GAME, kind, table) for table in tables if isinstance(table, dict)])
        spoken_of = {(reference.kind, reference.id) for one in items for reference in self.references(one)}
        return [
            (one.kind, one.id) for one in items if one.kind not in IN_EVERY_SETUP or (one.kind, one.id) in spoken_of
        ]  # fmt: skip

    def parts(self, item: Item) -> list[Item]:
        """The buildings of a village that do not come with the game as they are."""
        buildings = item.plain.get("building") if item.kind == Kind.VILLAGE else None
        found: list[Item] = []
        for one in buildings if isinstance(buildings, list) else ():
            if not isinstance(one, dict) or not isinstance(one.get("id"), str) or not is_id(one["id"]):
                continue
            alone: Plain = {key: value for key, value in one.items() if key != "position"}
            usual = self.official.ids(Kind.BUILDING).get(alone["id"])
            if usual is not None and usual.plain == alone:
                continue
            if usual is not None:
                alone["id"] = f"{item.id}-{alone['id']}"[:LONGEST_ID].rstrip("-")
            found.append(Item(GAME, Kind.BUILDING, alone))
        return found

    def place_of(self, item: Item) -> str:
        """A building's words stand with its village."""
        if item.kind == Kind.BUILDING:
            for village in official_content().villages.values():
                if any(building.id == item.id for building in village.buildings):
                    return f"village/{village.id}/building/{item.id}"
        return f"{item.kind}/{item.id}"


CONTENT: Final = VillageContent()
