"""What people can make for Song of Drums and Shakos: soldiers, squads and battlefields."""

from __future__ import annotations

from typing import Final

from rules_core.content.findings import from_problem
from rules_core.content.items import Finding, Item, Weight
from rules_core.content.known import Known, Official
from rules_core.content.reader import Problem, Reader
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.games.chosen import chosen_items
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content import fields
from rules_core.games.drums.content.library_content import plain_of, shipped
from rules_core.games.drums.content.loader import read_battlefield, read_soldier
from rules_core.games.drums.content.squad_checks import squad_findings
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
BATTLEFIELDS: Final = ItemKind(
    "battlefield",
    name="Battlefield",
    plural="Battlefields",
    hint="A table with its roads, woods, walls and water, measured in sticks: it fits every scale.",
    icon="treasure-map",
    fields=fields.BATTLEFIELD,
)
OURS: Final = ("roster", "status")
"""Keys of the shipped rosters that no form shows."""


def _official() -> list[Item]:
    """The rosters, the ready squads and the battlefields."""
    soldiers = [
        Item(GAME, SOLDIERS.id, {key: value for key, value in one.items() if key not in OURS})
        for one in plain_of("soldiers")["soldier"]
    ]
    return [
        *soldiers,
        *(Item(GAME, SQUADS.id, dict(one)) for one in plain_of("squads")["squad"]),
        *(Item(GAME, BATTLEFIELDS.id, dict(one)) for one in plain_of("battlefields")["battlefield"]),
    ]


class DrumsContent(ContentSchema):
    """Soldiers, squads and battlefields."""

    def __init__(self) -> None:
        super().__init__(GAME, (SOLDIERS, SQUADS, BATTLEFIELDS), Official(_official))

    def findings(self, item: Item, known: Known) -> list[Finding]:
        found = super().findings(item, known)
        problems: list[Problem] = []
        reader = Reader(item.plain, item.name, problems)
        if item.kind == BATTLEFIELDS.id:
            read_battlefield(reader, shipped())
        elif item.kind == SOLDIERS.id:
            read_soldier(reader, shipped())
        elif not any(one.weight is Weight.MUST for one in found):
            found.extend(squad_findings(item, known))
        # What one field alone cannot know.
        told = [one.path for one in found]
        found.extend([from_problem(one, None) for one in problems if one.path not in told])
        return found

    def used_by(self, setup: Plain) -> list[tuple[str, str]]:
        return [(one.kind, one.id) for one in chosen_items(setup, self)]


CONTENT: Final = DrumsContent()
