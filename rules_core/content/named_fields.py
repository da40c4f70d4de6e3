"""Fields that nearly every kind of item of any game has: id, name, text, icon."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.ids import LONGEST_ID

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400

ID: Final = Field(
    "id",
    FieldKind.ID,
    "Id",
    "How files and other items call it: small letters, digits and hyphens. No player reads it.",
    longest=LONGEST_ID,
)
NAME: Final = Field("name", FieldKind.TEXT, "Name", "What players call it.", longest=LONGEST_NAME)
TEXT: Final = Field(
    "text",
    FieldKind.STORY,
    "Story",
    "One or two sentences for the players.",
    longest=LONGEST_TEXT,
    # It names nobody, so that it fits whatever the item is called.
    example="Nobody has told this story yet.",
)
ICON: Final = Field("icon", FieldKind.ICON, "Icon", "The picture on its token and in lists.", longest=40)
