"""The choice of a new game on the engine that says where it is played."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.ground.play_mode import PlayMode

PLAY_MODE: Final = Field(
    "play_mode",
    FieldKind.WORD,
    "Where do you play?",
    "At a real table the program keeps the books and says what is to be done there. It can be changed later.",
    words=tuple([one.value for one in PlayMode]),
    word_names=("On the screen", "At a table, the map mirrors it", "At a table, without a map"),
    default=PlayMode.SCREEN.value,
)
