"""Finds things that may meet in a game and have one id: told at both of them, before any game is begun."""

from __future__ import annotations

from typing import Final

from rules_core.content import finding_words as usual
from rules_core.content.findings import Fix, finding
from rules_core.content.items import Change, Finding, Item
from rules_core.content.known import Known, KnownThing
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.names_in_play import IdUse, may_meet, names_of
from rules_core.wording.sentence import Part, message

SENTENCES: Final = {
    IdUse.HERO: words.HERO_HAS_ID,
    IdUse.BUILDING: words.BUILDING_HAS_ID,
    IdUse.PIECE: words.PIECE_HAS_ID,
}


def findings(item: Item, known: Known) -> list[Finding]:
    """One finding for every id of the item that something has which it may meet in a game."""
    found: list[Finding] = []
    for mine in names_of(item):
        other = _met_by(mine, known)
        if other is not None:
            found.append(_finding(mine, other, known))
    return found


def _met_by(mine: KnownThing, known: Known) -> KnownThing | None:
    for other in known.in_play(mine.id):
        if other.item is not mine.item and may_meet(mine, other):
            return other
    return None


def _finding(mine: KnownThing, other: KnownThing, known: Known) -> Finding:
    values: dict[str, Part] = {
        "id": mine.id,
        "name": other.name or other.id,
        "place": other.item.name,
        "value": known.free_name(mine),
    }
    sentence = SENTENCES[other.standing]
    if other.standing == IdUse.BUILDING and other.item.kind == Kind.VILLAGE:
        sentence = words.BUILDING_OF_VILLAGE_HAS_ID
    fix = Fix((Change(mine.path, values["value"]),), message(usual.CALL_IT, values))
    return finding(mine.path, sentence, usual.OTHER_ID, values, fix=fix)
