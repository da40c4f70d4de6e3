"""A game to try an item out: the choices that bring it into play."""

from __future__ import annotations

from desktop.windows.new_game.choices import Choices
from rules_core.games.village.items import Item, ItemKind

TRIED = (ItemKind.VILLAGE, ItemKind.HERO, ItemKind.ENEMY, ItemKind.TERRAIN, ItemKind.SCENARIO, ItemKind.RULES)
"""The kinds of items that a game can be begun with; others come into play as parts of these."""
PARTY = 3


def choose_item(choices: Choices, item: Item) -> None:
    """Bring the item into the game; nothing where the content has no such item."""
    content, id = choices.content, item.id
    if item.kind is ItemKind.VILLAGE and id in content.villages:
        choices.choose_village(id)
    elif item.kind is ItemKind.SCENARIO and id in content.scenarios:
        choices.play_scenario(id)
    elif item.kind is ItemKind.HERO and id in content.heroes:
        choices.heroes = [id, *(hero for hero in content.heroes if hero != id)][:PARTY]
    elif item.kind is ItemKind.ENEMY and id in content.own_enemies:
        choices.own_enemies_join = True
    elif item.kind is ItemKind.RULES and id in content.rules:
        choices.use_rules(id)
    elif item.kind is ItemKind.TERRAIN and id in content.terrain:
        free = [village for village in content.villages.values() if not village.has_ground]
        if free and content.villages[choices.village].has_ground:
            choices.choose_village(free[0].id)
        choices.terrain = id
