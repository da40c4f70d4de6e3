"""The content of Defenders: settings, those that come with the game and those that people make."""

from __future__ import annotations

from typing import Final

from rules_core.content.items import Item
from rules_core.content.known import Official
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.games.chosen import chosen_items
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.setting_fields import FIELDS, SETTING
from rules_core.games.defenders.content.worlds import WORLDS, plain_world
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


class DefendersContent(ContentSchema):
    """Settings; those that ship are told anew in every language."""

    def __init__(self) -> None:
        official = Official(lambda: [Item(GAME, SETTING, plain_world(id, ENGLISH)) for id in WORLDS])
        super().__init__(GAME, (SETTINGS,), official)

    def used_by(self, setup: Plain) -> list[tuple[str, str]]:
        return [(one.kind, one.id) for one in chosen_items(setup, self)]

    def official_name(self, item: Item) -> str:
        return self.spoken(item).name

    def official_text(self, item: Item) -> str:
        return str(self.spoken(item).plain.get("text", ""))

    def spoken(self, item: Item) -> Item:
        return Item(item.game, item.kind, plain_world(item.id, LANGUAGE_IN_FORCE.language))


CONTENT: Final = DefendersContent()
