"""A game to try an item out: the choices that bring it into play."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.village.new_game.choices import Choices
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import official_content, official_ids
from rules_core.games.village.content.showcase import BONUS, content_showing, showcase_id
from rules_core.games.village.content.types import Content
from rules_core.wording.translation import official

SHOWN = (Kind.BUILDING, Kind.DEFENDER, Kind.GROUND)
"""Kinds that are tried in a copy of the village of the book, made for that game alone."""
TRIED = (
    *(Kind.VILLAGE, Kind.HERO, Kind.ENEMY, Kind.TERRAIN, Kind.SCENARIO, Kind.RULES),
    *SHOWN,
)
"""The kinds of items that a game can be begun with; others come into play as parts of these."""
PARTY = 3


def content_to_try(content: Content | None, item: Item) -> Content | None:
    """The content with what is needed to try the item: for some kinds a village that shows it."""
    if item.kind not in SHOWN:
        return content
    village = next(iter(official_ids(Kind.VILLAGE).values()))
    words = QCoreApplication.translate("NewGameDialog", "{village} with {name}")
    read = official_content() if content is None else content
    name = words.format(village=official(f"village/{village.id}/name", village.name), name=item.name)
    return content_showing(read, item, name)


def choose_item(choices: Choices, item: Item) -> None:
    """Bring the item into the game; nothing where the content has no such item."""
    content, id = choices.content, item.id
    if item.kind == Kind.VILLAGE and id in content.villages:
        choices.choose_village(id)
    elif item.kind in SHOWN and showcase_id(item) in content.villages:
        choices.choose_village(showcase_id(item))
        if item.kind == Kind.BUILDING:
            # Section 7.4. Its higher levels shall be seen too: they can be paid for after the first wave.
            choices.options["village"]["bonus_supplies"] = BONUS
    elif item.kind == Kind.SCENARIO and id in content.scenarios:
        choices.play_scenario(id)
    elif item.kind == Kind.HERO and id in content.heroes:
        choices.heroes = [id, *(hero for hero in content.heroes if hero != id)][:PARTY]
    elif item.kind == Kind.ENEMY and id in content.own_enemies:
        choices.own_enemies_join = True
    elif item.kind == Kind.RULES and id in content.rules:
        choices.use_rules(id)
    elif item.kind == Kind.TERRAIN and id in content.terrain:
        free = [village for village in content.villages.values() if not village.has_ground]
        if free and content.villages[choices.village].has_ground:
            choices.choose_village(free[0].id)
        choices.terrain = id
