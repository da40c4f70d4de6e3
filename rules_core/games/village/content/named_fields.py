"""Fields that several kinds of the siege's items have beside those of any game (`content/named_fields.py`)."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind

RESERVED: Final = ("barricade", "trap", "token", "villager")
"""The first words of ids that play makes itself; nothing of the content may begin with one of them."""

LETTER: Final = Field("letter", FieldKind.TEXT, "Letter", "One or two capital letters on the token.", longest=2)
COLOUR: Final = Field(
    "colour",
    FieldKind.COLOUR,
    "Colour",
    "The face of its token; without one it is parchment. The ring keeps the colour of its side.",
    optional=True,
)
