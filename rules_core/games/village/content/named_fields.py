"""Fields that several kinds of the siege's items have beside those of any game (`content/named_fields.py`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import TEXT

RESERVED: Final = ("barricade", "trap", "token", "villager")
"""The first words of ids that play makes itself; nothing of the content may begin with one of them."""

STORY: Final = replace(TEXT, example="Nobody has told this story yet.")
"""What the players are told of an item; the example names nobody, so that it fits whatever the item is called."""
LETTER: Final = Field("letter", FieldKind.TEXT, "Letter", "One or two capital letters on the token.", longest=2)
COLOUR: Final = Field(
    "colour",
    FieldKind.COLOUR,
    "Colour",
    "The face of its token; without one it is parchment. The ring keeps the colour of its side.",
    optional=True,
)
