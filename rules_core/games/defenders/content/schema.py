"""The content of Defenders: settings, those that come with the game and those that people make, and kept cities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.content.items import Finding, Item
from rules_core.content.known import Known, Official
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.games.chosen import chosen_items
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content import city_checks
from rules_core.games.defenders.content.city_fields import CARDS_LAID, CITY, CITY_FIELDS, STAGE
from rules_core.games.defenders.content.setting_fields import FIELDS, SETTING
from rules_core.games.defenders.content.worlds import CITIES as READY
from rules_core.games.defenders.content.worlds import WORLDS, plain_city, plain_world
from rules_core.kernel.game import Plain
from rules_core.wording.translation import LANGUAGE_IN_FORCE

ENGLISH: Final = "en"
SETTINGS: Final = ItemKind(
    SETTING,
    name="Setting",
    plural="Settings",
    hint="A world with names for places, defenders and threats, and questions to tell by.",
    icon="castle",
    fields=FIELDS,
    is_tested=True,
)
CITIES: Final = ItemKind(
    CITY,
    name="City",
    plural="Cities",
    hint="A city with its people, half-made or whole, to be finished or besieged at the table.",
    icon="medieval-gate",
    fields=CITY_FIELDS,
    shown=(STAGE.key,),
    is_tested=True,
    is_copied=True,
)


def _shipped() -> list[Item]:
    settings = [Item(GAME, SETTING, plain_world(id, ENGLISH)) for id in WORLDS]
    return [*settings, *[Item(GAME, CITY, plain_city(id, ENGLISH)) for id in READY]]


class DefendersContent(ContentSchema):
    """Settings, of which those that ship are told anew in every language, and cities, the same."""

    def __init__(self) -> None:
        super().__init__(GAME, (SETTINGS, CITIES), Official(_shipped))

    def blank(self, kind: str, id: str, name: str) -> Plain:
        plain = super().blank(kind, id, name)
        if kind != CITY:
            return plain
        card = {"suit": "S", "value": 1, "says": "neighbourhood"}
        return {**plain, STAGE.key: CARDS_LAID, "places": [{"id": "place-1", "growing": True, "cards": [card]}]}

    def more_findings(self, item: Item, known: Known, found: Sequence[Finding]) -> list[Finding]:
        return city_checks.findings(item) if item.kind == CITY else []

    def used_by(self, setup: Plain) -> list[tuple[str, str]]:
        return [(one.kind, one.id) for one in chosen_items(setup, self)]

    def official_name(self, item: Item) -> str:
        return self.spoken(item).name

    def official_text(self, item: Item) -> str:
        return str(self.spoken(item).plain.get("text", ""))

    def spoken(self, item: Item) -> Item:
        plain_of = plain_city if item.kind == CITY else plain_world
        return Item(item.game, item.kind, plain_of(item.id, LANGUAGE_IN_FORCE.language))


CONTENT: Final = DefendersContent()
