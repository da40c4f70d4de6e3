"""What people can make for Warhold, each kind with its form and what is wrong with one of them."""

from __future__ import annotations

from typing import Final

from rules_core.content.findings import from_problem
from rules_core.content.items import Finding, Item
from rules_core.content.known import Known, Official
from rules_core.content.reader import Problem, Reader
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.games.chosen import chosen_items
from rules_core.games.warhold.boards.checks import board_findings
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content import fields
from rules_core.games.warhold.content.library_content import FILES, plain_of
from rules_core.games.warhold.content.loader import (
    read_board,
    read_box,
    read_card,
    read_equipment,
    read_monster,
    read_race,
)
from rules_core.kernel.game import Plain

KINDS: Final = (
    ItemKind(
        "board",
        name="Map",
        plural="Maps",
        hint="A board of squares with its forests, mountains, waters, towns and ruins.",
        icon="treasure-map",
        fields=fields.BOARD,
    ),
    ItemKind(
        "race",
        name="Race",
        plural="Races",
        hint="A lord, four types of units and an ability of their own.",
        icon="crown",
        fields=fields.RACE,
    ),
    ItemKind(
        "monster",
        name="Monster",
        plural="Monsters",
        hint="What comes out of ruins and encounters.",
        icon="spiked-dragon-head",
        fields=fields.MONSTER,
    ),
    ItemKind(
        "equipment",
        name="Equipment",
        plural="Equipment",
        hint="A card that a lord buys, finds and wears.",
        icon="crossed-swords",
        fields=fields.EQUIPMENT,
    ),
    ItemKind(
        "card",
        name="Card",
        plural="Cards",
        hint="An encounter, a treasure, a disaster or a boon.",
        icon="scroll-unfurled",
        fields=fields.CARD,
    ),
    ItemKind(
        "box",
        name="Box",
        plural="Boxes",
        hint="What a war is played with: races, monsters, equipment and cards, and how many of each.",
        icon="locked-chest",
        fields=fields.BOX,
    ),
)


def _official() -> list[Item]:
    """Everything that ships."""
    return [Item(GAME, kind, one) for kind, name in FILES.items() for one in plain_of(name)[kind]]


class WarholdContent(ContentSchema):
    """Everything that a war is made of."""

    def __init__(self) -> None:
        super().__init__(GAME, KINDS, Official(_official))

    def findings(self, item: Item, known: Known) -> list[Finding]:
        found = super().findings(item, known)
        problems: list[Problem] = []
        reader = Reader(item.plain, item.name, problems)
        if item.kind == "race":
            read_race(reader)
        elif item.kind == "monster":
            read_monster(reader)
        elif item.kind == "equipment":
            read_equipment(reader)
        elif item.kind == "card":
            read_card(reader, list(known.ids("monster")))
        elif item.kind == "box":
            named = ("race", "monster", "equipment", "card")
            read_box(reader, *[list(known.ids(kind)) for kind in named])
        board = read_board(reader) if item.kind == "board" else None
        # What one field alone cannot know.
        told = [one.path for one in found]
        found.extend([from_problem(one, None) for one in problems if one.path not in told])
        if board is not None and not problems:
            found.extend(board_findings(board))
        return found

    def used_by(self, setup: Plain) -> list[tuple[str, str]]:
        return [(one.kind, one.id) for one in chosen_items(setup, self)]


CONTENT: Final = WarholdContent()
