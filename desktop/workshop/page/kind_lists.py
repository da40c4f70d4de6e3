"""The kinds of items by the names of their lists."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules_core.games.village.content.items import ItemKind


def kinds_name(kind: ItemKind) -> str:
    """What a player calls all items of the kind."""
    translate = QCoreApplication.translate
    return {
        ItemKind.VILLAGE: translate("ItemKinds", "Villages"),
        ItemKind.BUILDING: translate("ItemKinds", "Buildings"),
        ItemKind.HERO: translate("ItemKinds", "Heroes"),
        ItemKind.ENEMY: translate("ItemKinds", "Enemies"),
        ItemKind.DEFENDER: translate("ItemKinds", "Defenders"),
        ItemKind.TERRAIN: translate("ItemKinds", "Terrain"),
        ItemKind.GROUND: translate("ItemKinds", "Ground kinds"),
        ItemKind.SCENARIO: translate("ItemKinds", "Scenarios"),
        ItemKind.RULES: translate("ItemKinds", "House rules"),
    }[kind]


def kind_hint(kind: ItemKind) -> str:
    """What one makes with it, for the choice of a new item."""
    translate = QCoreApplication.translate
    return {
        ItemKind.VILLAGE: translate("ItemKinds", "A map with buildings, walls, woods and the edges they come from."),
        ItemKind.BUILDING: translate("ItemKinds", "Integrity, levels with their costs, and what they give."),
        ItemKind.HERO: translate("ItemKinds", "Profile, traits, points and a story."),
        ItemKind.ENEMY: translate("ItemKinds", "What the waves are made of."),
        ItemKind.DEFENDER: translate("ItemKinds", "Whom a village sends to help."),
        ItemKind.TERRAIN: translate("ItemKinds", "The land round the village: woods, water, rocks."),
        ItemKind.GROUND: translate("ItemKinds", "What a piece of land does to those in it."),
        ItemKind.SCENARIO: translate("ItemKinds", "Waves, special rules, and how it is won and lost."),
        ItemKind.RULES: translate("ItemKinds", "Rulings and house rules under one name."),
    }[kind]
