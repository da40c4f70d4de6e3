"""Fields that nearly every kind of item has: id, name, text, icon, colour."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind

LONGEST_ID: Final = 40
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400
RESERVED: Final = ("barricade", "trap", "token", "villager")
"""The first words of ids that play makes itself; nothing of the content may begin with one of them."""

ID: Final = Field(
    "id",
    FieldKind.ID,
    "Id",
    "How files and other items call it: small letters, digits and hyphens. No player reads it.",
    longest=LONGEST_ID,
)
NAME: Final = Field("name", FieldKind.TEXT, "Name", "What players call it.", longest=LONGEST_NAME)
TEXT: Final = Field("text", FieldKind.STORY, "Story", "One or two sentences for the players.", longest=LONGEST_TEXT)
ICON: Final = Field("icon", FieldKind.ICON, "Icon", "The picture on its token and in lists.", longest=40)
LETTER: Final = Field("letter", FieldKind.TEXT, "Letter", "One or two capital letters on the token.", longest=2)
COLOUR: Final = Field(
    "colour",
    FieldKind.COLOUR,
    "Colour",
    "The face of its token; without one it is parchment. The ring keeps the colour of its side.",
    optional=True,
)
