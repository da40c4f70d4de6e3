"""Spawn edges and deployment zones of a village, checked against its table (V-5.5.3, V-5.6.1)."""

from __future__ import annotations

from rules_core.content.findings import Fix, finding, value_at
from rules_core.content.items import Change, Finding, Item, Path
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content.arrival_fields import NARROWEST_SPAWN
from rules_core.games.village.content.content_faults import KEEP_ON_TABLE
from rules_core.games.village.content.finding_fixes import usable_outline
from rules_core.games.village.content.playable_words import EDGES
from rules_core.games.village.content.types import Village
from rules_core.song.options import INCH
from rules_core.wording.sentence import Length, Part, message


def findings(item: Item, village: Village, width: int, height: int) -> list[Finding]:
    """What does not lie on the table of the village, in tenths of a millimetre."""
    return [*_spawn(item, village, width, height), *_zones(item, village, width, height)]


def _spawn(item: Item, village: Village, width: int, height: int) -> list[Finding]:
    found: list[Finding] = []
    for place, one in enumerate(village.spawn):
        edge_length = width if one.edge in (1, 3) else height
        if one.begin < edge_length and one.end <= edge_length:
            continue
        values: dict[str, Part] = {"edge": EDGES[one.edge], "length": Length(edge_length)}
        path: Path = ("spawn", place)
        fix: Fix | None = None
        if one.begin <= edge_length - NARROWEST_SPAWN:
            fix = Fix((Change((*path, "to"), edge_length / INCH),), message(words.BRING_IN))
        sentences = (words.SPAWN_OFF_TABLE, words.SHORTEN_SPAWN)
        found.append(finding(path, *sentences, values, clause="V-5.5.3", fix=fix))
    return found


def _zones(item: Item, village: Village, width: int, height: int) -> list[Finding]:
    found: list[Finding] = []
    for place, corners in enumerate(village.zones):
        if all(0 <= x <= width and 0 <= y <= height for x, y in corners):
            continue
        path: Path = ("zone", place, "outline")
        values: dict[str, Part] = {"name": "", "width": Length(width), "height": Length(height)}
        given = value_at(item.plain, path)
        moved = [[min(max(x, 0), width / INCH), min(max(y, 0), height / INCH)] for x, y in given]
        fix = Fix((Change(path, moved),), message(words.BRING_IN)) if usable_outline(moved) else None
        found.append(finding(path, words.ZONE_OFF_TABLE, KEEP_ON_TABLE, values, clause="V-5.6.1", fix=fix))
    return found
