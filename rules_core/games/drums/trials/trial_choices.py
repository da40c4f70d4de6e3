"""What may be chosen for a test by whole battles: who is met, and who plays either side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.players.kinds import PLAYERS
from rules_core.wording.translation import official, say

FOE: Final = "foe"
EVERYBODY: Final = "every-squad"
OURS: Final = "ours"
THEIRS: Final = "theirs"
USUAL: Final = "thumb"
"""Who plays, where nobody else is chosen."""
OF_A_SIDE: Final = ("squad", "soldier", "nation", "weapon")
"""Kinds that one side of a battle has; others lie between both."""


def choices_of(item: Item, others: Sequence[Item]) -> tuple[Field, ...]:
    """Who is met, for what one side has; and the players of both sides."""
    if item.kind not in OF_A_SIDE:
        return _player(OURS, "The attacker is played by"), _player(THEIRS, "The defender is played by")
    ready = {one.id: official(f"squad/{one.id}/name", one.name) for one in shipped().squads.values()}
    own = {one.id: str(one.plain.get("name", "")) for one in others if one.kind == "squad"}
    squads = {id: name for id, name in {**ready, **own}.items() if (item.kind, item.id) != ("squad", id)}
    foe = Field(
        FOE,
        FieldKind.WORD,
        "Against",
        words=(EVERYBODY, *squads),
        word_names=(say("Every ready squad"), *squads.values()),
    )
    return foe, _player(OURS, "It is played by"), _player(THEIRS, "The others are played by")


def _player(key: str, name: str) -> Field:
    kinds = sorted(PLAYERS, key=lambda one: one.id != USUAL)
    names = tuple([say(one.name) for one in kinds])
    return Field(key, FieldKind.WORD, name, words=tuple([one.id for one in kinds]), word_names=names)
