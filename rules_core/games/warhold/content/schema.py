"""What people can make for Warhold, each kind with its form and what is wrong with one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.content.findings import finding, from_problem
from rules_core.content.items import Finding, Item, Weight
from rules_core.content.known import Known, Official
from rules_core.content.named_fields import NAME
from rules_core.content.reader import Problem, Reader
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.games.chosen import chosen_items
from rules_core.games.warhold.boards.checks import board_findings
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content import fields
from rules_core.games.warhold.content.box_checks import box_findings
from rules_core.games.warhold.content.effect_checks import card_findings, effect_findings
from rules_core.games.warhold.content.library_content import FILES, plain_of
from rules_core.games.warhold.content.loader import (
    read_board,
    read_box,
    read_card,
    read_equipment,
    read_monster,
    read_race,
)
from rules_core.games.warhold.state.war import PLAINS
from rules_core.kernel.game import Plain
from rules_core.wording.sentence import Part
from rules_core.wording.translation import say

KINDS: Final = (
    ItemKind(
        "board",
        name="Map",
        plural="Maps",
        hint="A board of squares with its forests, mountains, waters, towns and ruins.",
        icon="treasure-map",
        fields=fields.BOARD,
        is_tested=True,
    ),
    ItemKind(
        "race",
        name="Race",
        plural="Races",
        hint="A lord, four types of units and an ability of their own.",
        icon="crown",
        fields=fields.RACE,
        is_tested=True,
    ),
    ItemKind(
        "monster",
        name="Monster",
        plural="Monsters",
        hint="What comes out of ruins and encounters.",
        icon="spiked-dragon-head",
        fields=fields.MONSTER,
        is_tested=True,
    ),
    ItemKind(
        "equipment",
        name="Equipment",
        plural="Equipment",
        hint="A card that a lord buys, finds and wears.",
        icon="crossed-swords",
        fields=fields.EQUIPMENT,
        is_tested=True,
    ),
    ItemKind(
        "card",
        name="Card",
        plural="Cards",
        hint="An encounter, a treasure, a disaster or a boon.",
        icon="scroll-unfurled",
        fields=fields.CARD,
        is_tested=True,
    ),
    ItemKind(
        "box",
        name="Box",
        plural="Boxes",
        hint="What a war is played with: races, monsters, equipment and cards, and how many of each.",
        icon="locked-chest",
        fields=fields.BOX,
        is_tested=True,
    ),
)

NEW_ACROSS: Final = 28
NEW_DOWN: Final = 20
"""How large a new map is: as one of seven by five game tiles (W-SET-4)."""
ALIKE: Final = {
    "monster": ("bandit", "category", "move", "hit", "wound", "attacks", "hit_points"),
    "equipment": ("eq-1", "buy", "sell"),
}
"""The id of what ships, and what a new one begins with as that has it."""
NEW_GOLD: Final = 20
"""What a new card brings."""
BRINGS_NOBODY: Final = "{name}: there are none, so this card does nothing."
SAY_WHO: Final = "Add one, or let something else happen."
SAME_LETTER: Final = "{letter} is the letter of {name} too."
OTHER_LETTER: Final = "Choose another, so that tokens of both can be told apart."


def _official() -> list[Item]:
    """Everything that ships."""
    return [Item(GAME, kind, one) for kind, name in FILES.items() for one in plain_of(name)[kind]]


class WarholdContent(ContentSchema):
    """Everything that a war is made of."""

    def __init__(self) -> None:
        super().__init__(GAME, KINDS, Official(_official))

    def blank(self, kind: str, id: str, name: str) -> Plain:
        plain = super().blank(kind, id, name)
        if kind == "board":
            return {**plain, fields.ROWS.key: [PLAINS * NEW_ACROSS] * NEW_DOWN}
        if kind == "race":
            # W-TYP-1. One of each type, with figures to begin from.
            like = next(iter(self.official.ids(kind).values()))
            named = dict(zip(fields.KIND.words, fields.KIND.word_names, strict=True))
            units = [{**one, NAME.key: say(named[one[fields.KIND.key]])} for one in like.plain[fields.UNITS.key]]
            return {**plain, fields.UNITS.key: units}
        if kind in ALIKE:
            # Figures of what ships stand for something; the least of everything do not.
            id, *keys = ALIKE[kind]
            shipped = self.official.ids(kind)[id].plain
            return {**plain, **{one: shipped[one] for one in keys if one in shipped}}
        if kind == "card":
            return {**plain, fields.CARD_EFFECT.key: "gold", fields.HOW_MUCH.key: NEW_GOLD}
        return plain

    def more_findings(self, item: Item, known: Known, found: Sequence[Finding]) -> list[Finding]:
        more: list[Finding] = []
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
        for who in (fields.WHO_JOINS, fields.WHO_APPEARS):
            effect = item.plain.get(fields.CARD_EFFECT.key)
            if item.kind == "card" and effect in who.when_words and not item.plain.get(who.key):
                more.append(finding((who.key,), BRINGS_NOBODY, SAY_WHO, {"name": who.name}, clause=who.clause))
        if item.kind == "race":
            more.extend(self._same_letter(item, known))
        if item.kind == "equipment":
            more.extend(effect_findings(item))
        elif item.kind == "card":
            more.extend(card_findings(item))
        elif item.kind == "box":
            more.extend(box_findings(item, known))
        told = [one.path for one in (*found, *more)]
        more.extend([from_problem(one, None) for one in problems if one.path not in told])
        if board is not None and not problems:
            more.extend(board_findings(board))
        return more

    def _same_letter(self, item: Item, known: Known) -> list[Finding]:
        """Another race that has the same letter on its tokens."""
        letter = item.plain.get(fields.LETTER.key)
        for id in known.ids(item.kind):
            plain = known.plain(item.kind, id)
            if id == item.id or plain is None or not letter or plain.get(fields.LETTER.key) != letter:
                continue
            other = Item(GAME, item.kind, plain)
            name = self.official_name(other) if id in self.official.ids(item.kind) else other.name
            values: dict[str, Part] = {"letter": str(letter), "name": name}
            return [finding((fields.LETTER.key,), SAME_LETTER, OTHER_LETTER, values, weight=Weight.ADVICE)]
        return []

    def used_by(self, setup: Plain) -> list[tuple[str, str]]:
        return [(one.kind, one.id) for one in chosen_items(setup, self)]


CONTENT: Final = WarholdContent()
