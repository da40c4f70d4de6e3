"""What the kinds of items are called, and by which picture they are known."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from rules_core.games.village.content.items import ItemKind

_PICTURES = {
    ItemKind.VILLAGE: "village",
    ItemKind.BUILDING: "hut",
    ItemKind.HERO: "visored-helm",
    ItemKind.ENEMY: "orc-head",
    ItemKind.DEFENDER: "bowman",
    ItemKind.TERRAIN: "pine-tree",
    ItemKind.GROUND: "swamp",
    ItemKind.SCENARIO: "scroll-unfurled",
    ItemKind.RULES: "scales",
}


def kind_name(kind: ItemKind) -> str:
    """What a player calls one item of the kind."""
    translate = QCoreApplication.translate
    return {
        ItemKind.VILLAGE: translate("ItemKinds", "Village"),
        ItemKind.BUILDING: translate("ItemKinds", "Building"),
        ItemKind.HERO: translate("ItemKinds", "Hero"),
        ItemKind.ENEMY: translate("ItemKinds", "Enemy"),
        ItemKind.DEFENDER: translate("ItemKinds", "Defender"),
        ItemKind.TERRAIN: translate("ItemKinds", "Terrain"),
        ItemKind.GROUND: translate("ItemKinds", "Kind of ground"),
        ItemKind.SCENARIO: translate("ItemKinds", "Scenario"),
        ItemKind.RULES: translate("ItemKinds", "House rules"),
    }[kind]


def kind_picture(kind: ItemKind) -> str:
    """The name of the picture that stands for the kind."""
    return _PICTURES[kind]


def changed_words(changed: datetime | None, now: datetime | None = None) -> str:
    """ "changed today", "changed yesterday" or with the date, in the time of this place."""
    if changed is None:
        return QCoreApplication.translate("ItemKinds", "not changed yet")
    here = changed.astimezone()
    days = ((now or datetime.now(UTC)).astimezone().date() - here.date()).days
    if days <= 0:
        return QCoreApplication.translate("ItemKinds", "changed today")
    if days == 1:
        return QCoreApplication.translate("ItemKinds", "changed yesterday")
    date = QLocale().toString(QDate(here.year, here.month, here.day), QLocale.FormatType.ShortFormat)
    return QCoreApplication.translate("ItemKinds", "changed on {date}").format(date=date)
