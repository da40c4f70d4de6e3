"""The definition of the made-up game, with a schema made from fields alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.content.known import Official
from rules_core.content.named_fields import ICON, ID, NAME, TEXT
from rules_core.content.schema import ContentSchema, ItemKind
from rules_core.kernel.game import GameId
from tests.pig.definition import DEFINITION as PIG

GAME: Final[GameId] = GameId("potions")
HERB: Final = Item(GAME, "herb", {"id": "sage", "name": "Sage", "strength": 2})

HERBS: Final = ItemKind(
    "herb",
    name="Herb",
    plural="Herbs",
    hint="What potions are made of.",
    icon="herbs-bundle",
    fields=(ID, NAME, Field("strength", FieldKind.WHOLE, "Strength", least=1, most=6)),
    shown=("strength",),
)
RECIPES: Final = ItemKind(
    "recipe",
    name="Recipe",
    plural="Recipes",
    hint="How a potion is made.",
    icon="ui/flask-conical",
    fields=(
        ID,
        NAME,
        replace(TEXT, default=""),
        replace(ICON, optional=True),
        Field(
            "step",
            FieldKind.TABLES,
            "Steps",
            least=1,
            most=9,
            parts=(
                Field("herb", FieldKind.REFERENCE, "Herb", of="herb"),
                Field("spoons", FieldKind.WHOLE, "Spoons", least=1, most=12, default=1),
                Field("stirred", FieldKind.FLAG, "Stirred", default=False),
            ),
        ),
    ),
)
CONTENT: Final = ContentSchema(GAME, (HERBS, RECIPES), Official(lambda: [HERB]))
DEFINITION: Final = replace(PIG, card=replace(PIG.card, id=GAME, title="Potions"), content=CONTENT)
