"""What a race, a monster, equipment, a card or a box is, in lines: on the card beside its form, and in lists."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.content.items import Item
from rules_core.games.warhold.content.fields import CARDS, GOODS, KEEPS, MONSTERS, RACES
from rules_core.games.warhold.content.library_content import with_own
from rules_core.games.warhold.content.types import LORD, Box, Content, Race
from rules_core.games.warhold.words.card_texts import (
    CATEGORIES,
    SLOTS,
    card_text,
    equipment_text,
    figures_of,
    monster_text,
    price_text,
)
from rules_core.games.warhold.words.trait_texts import ability_said, rules_said
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say, tell


def content_with(item: Item, others: Sequence[Item] = ()) -> Content:
    """What ships, the others, and this; faults are told elsewhere."""
    own: dict[str, list[Plain]] = {}
    for one in (*others, item):
        if one.game == item.game:
            own.setdefault(one.kind, []).append(one.plain)
    return with_own(own, [])


def lines_of(item: Item, content: Content) -> list[str]:
    """What its printed card says; nothing while that cannot be read, and of a map, which is seen."""
    monster, equipment = content.monsters.get(item.id), content.equipment.get(item.id)
    card, race, box = content.cards.get(item.id), content.races.get(item.id), content.boxes.get(item.id)
    if item.kind == "race" and race is not None:
        return _of_race(race)
    if item.kind == "monster" and monster is not None and monster.profile.category in CATEGORIES:
        return [monster_text(monster.profile), rules_said(monster.profile)]
    if item.kind == "equipment" and equipment is not None and equipment.slot in SLOTS:
        return [equipment_text(equipment), price_text(equipment)]
    if item.kind == "card" and card is not None:
        words = WarholdWords(content)
        return [words.called(card.deck), card_text(card, words)]
    if item.kind == "box" and box is not None:
        return _of_box(item, box, content)
    return []


def facts_line(item: Item) -> str:
    """The same for a list, where a race is told by its ability and its units alone, and a box tells itself."""
    if item.kind == "box":
        return ""
    content = content_with(item)
    race = content.races.get(item.id)
    if item.kind == "race" and race is not None:
        words = WarholdWords(content)
        names = [words.called(one.id) for one in race.units.values()]
        return " ".join([one for one in (ability_said(race.trait), ", ".join(names)) if one])
    return " ".join([one if one.endswith(".") else f"{one}." for one in lines_of(item, content) if one])


def _of_box(item: Item, box: Box, content: Content) -> list[str]:
    """W-BOX-1, W-BOX-6. What is in it, by name, with the number of cards."""
    words = WarholdWords(content)
    found = [say(KEEPS.name) if box.keeps else say("Only what stands here")]
    if box.races:
        found.append(f"{say(RACES.name)}: {', '.join(words.called(one) for one in box.races)}")
    for field, cards in ((MONSTERS, box.monsters), (GOODS, box.equipment), (CARDS, box.cards)):
        # What is not there any more is read as something else, so that the rest can be read: it is not shown.
        rows = [row.get(field.parts[0].key) for row in item.plain.get(field.key, ()) if isinstance(row, dict)]
        there = [(one, count) for one, count in cards.items() if one in rows]
        if there:
            named = [f"{count} \N{MULTIPLICATION SIGN} {words.called(one)}" for one, count in there]
            found.append(f"{say(field.name)}: {', '.join(named)}")
    return found


def _of_race(race: Race) -> list[str]:
    units = [
        tell("{name}: {figures}. {rules}", name=one.name, figures=figures_of(one), rules=rules_said(one)).strip()
        # The lord first, as in the form.
        for one in sorted(race.units.values(), key=lambda one: one.kind != LORD)
    ]
    return [ability_said(race.trait), *units]
