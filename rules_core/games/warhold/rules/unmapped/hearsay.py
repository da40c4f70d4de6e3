"""What people have said of the ground at a table without a map: kept in the state until the next phase."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.state.war import War

FAR_OFF: Final = "far"
"""Of an attacker and a target: there is a tile between them."""
REACHES: Final = "reach"
"""Of an attacker whom no player leads, and a target."""
BESIDE_LORD: Final = "lord"
HIGH: Final = "high"
"""Of a lord: he stands on a mountain."""
WOODED: Final = "wood"
ENGINES: Final = "engines"
"""Of a stronghold: how many hostile siege engines stand beside it."""
BEHIND: Final = "behind"
"""Of a Giant and its victim: who stands straight behind that one."""
BLOCK: Final = "block"
"""Of the target of a shot: who else stands where it falls."""
FIGHT: Final = "fight"
"""Whether anybody reaches anybody in this combat."""
ASKED: Final = "asked"
"""Of whom it has been asked whom it reaches."""
HELD: Final = "held"
"""Of a monster: somebody stands beside it, or it has come to its goal."""
YES: Final = "yes"
NO: Final = "no"


def key_of(what: str, *ids: str) -> str:
    """Under which key it is kept."""
    return " ".join([what, *ids])


def note(state: War, value: str, what: str, *ids: str) -> None:
    """People have said it."""
    state.said[key_of(what, *ids)] = value


def said(state: War, what: str, *ids: str) -> str:
    """What they have said; "" for nothing yet."""
    return state.said.get(key_of(what, *ids), "")


def is_said(state: War, what: str, *ids: str) -> bool:
    """Whether they have said that it is so."""
    return said(state, what, *ids) == YES


def number_said(state: War, what: str, *ids: str) -> int:
    """The number that they have said, else 0."""
    word = said(state, what, *ids)
    return int(word) if word.isdecimal() else 0
