"""The few figures by which a player knows an item, for the sheet at the right of the workshop."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from rules_core.content.items import Item
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.profile_points import points_of

translate = QCoreApplication.translate
FIGURES = {Kind.HERO, Kind.ENEMY, Kind.DEFENDER}


def figures_of(item: Item) -> str:
    """One line; "" where there is nothing to say. What a table under work lacks is left out."""
    plain = item.plain
    if item.kind in FIGURES:
        # Heroes have no points of their own: what they cost is reckoned (SBH-PTS-1).
        points = points_of(plain) if item.kind == Kind.HERO else plain.get("points")
        known = {"quality": plain.get("quality"), "combat": plain.get("combat")}
        if isinstance(points, int) and all(isinstance(value, int) for value in known.values()):
            words = translate("Workshop", "Quality {quality}+, Combat {combat}, %n point(s)", "", points)
            return words.format(**known)
    elif item.kind == Kind.VILLAGE:
        return translate("Workshop", "%n building(s)", "", _count(plain.get("building")))
    elif item.kind == Kind.BUILDING:
        integrity = plain.get("integrity")
        if isinstance(integrity, int):
            levels = translate("Workshop", "%n level(s)", "", _count(plain.get("level")))
            return translate("Workshop", "Integrity {integrity}, {levels}").format(integrity=integrity, levels=levels)
    elif item.kind == Kind.TERRAIN:
        return translate("Workshop", "%n piece(s) of ground", "", _count(plain.get("piece")))
    elif item.kind == Kind.SCENARIO:
        return translate("Workshop", "%n wave(s)", "", _count(plain.get("wave")))
    elif item.kind == Kind.RULES:
        both = (plain.get("village"), plain.get("song"))
        settings = sum(len(table) for table in both if isinstance(table, dict))
        return translate("Workshop", "%n setting(s)", "", settings)
    return ""


def second_line(item: Item) -> str:
    """What helps to choose: figures of those who fight, the text of all others."""
    plain = item.plain
    if "quality" in plain and "combat" in plain:
        said = translate("ItemEntries", "Quality {quality}+, Combat {combat}")
        return said.format(quality=plain["quality"], combat=plain["combat"])
    return str(plain.get("text", ""))


def points_words(item: Item) -> str:
    """The points of an enemy or a Defender; "" for all others."""
    points = item.plain.get("points")
    return translate("ItemEntries", "%n point(s)", "", points) if points else ""


def _count(value: Any) -> int:
    return len(value) if isinstance(value, list) else 0
