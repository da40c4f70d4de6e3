"""What people can make for Song of Drums and Shakos: soldiers and squads."""

from __future__ import annotations

from typing import Final

from rules_core.content.items import Item
from rules_core.content.known import Official
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.games.chosen import chosen_items
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content import fields
from rules_core.games.drums.content.library_content import plain_of
from rules_core.kernel.game import Plain

SOLDIERS: Final = ItemKind(
    "soldier",
    name="Soldier",
    plural="Soldiers",
    hint="A line of a roster: Quality, Combat, weapons and special rules.",
    icon="drum",
    fields=fields.SOLDIER,
)
SQUADS: Final = ItemKind(
    "squad",
    name="Squad",
    plural="Squads",
    hint="Who marches together, ready to be chosen for a battle.",
    icon="drum",
    fields=fields.SQUAD,
)
OURS: Final = ("roster", "status")
"""Keys of the shipped rosters that no form shows."""


def _official() -> list[Item]:
    """The rosters and the ready squads."""
    soldiers = [
        Item(GAME, SOLDIERS.id, {key: value for key, value in one.items() if key not in OURS})
        for one in plain_of("soldiers")["soldier"]
    ]
    return [*soldiers, *(Item(GAME, SQUADS.id, dict(one)) for one in plain_of("squads")["squad"])]


class DrumsContent(ContentSchema):
    """Soldiers and squads."""

    def __init__(self) -> None:
        super().__init__(GAME, (SOLDIERS, SQUADS), Official(_official))

    def used_by(self, setup: Plain) -> list[tuple[str, str]]:
        return [(one.kind, one.id) for one in chosen_items(setup, self)]


CONTENT: Final = DrumsContent()
