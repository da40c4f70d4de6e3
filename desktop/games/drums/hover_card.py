"""What the card of a man says, of a building, or of a piece of ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.battle_scene import badge_of, gauge_of, has_acted, icon_of
from desktop.tabletop.battlefield.views import STONE
from desktop.tabletop.hover_card import CardText
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import BRIDGE, KINDS, ROAD, Feature
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import PART, BattleNames
from rules_core.games.drums.words.places import floor_words, place_words
from rules_core.games.drums.words.squad_words import origin_names, part_name
from rules_core.ground.pieces import (
    BLOCKS_SIGHT,
    DIFFICULT,
    GIVES_COVER,
    HIGH,
    IMPASSABLE,
    LINEAR,
    WATER,
    WOOD,
)
from rules_core.ground.pieces import STONE as SOLID
from rules_core.song.warband import ModelId
from rules_core.wording.translation import say

ICONS: Final[dict[str, str]] = {
    "wood": "pine-tree",
    "rough": "stone-stack",
    "hill": "hill-fort",
    "building": "house",
    "tree": "oak",
    "fence": "wooden-fence",
    "wall": "stone-wall",
    "hedge": "herbs-bundle",
    "rampart": "hill-fort",
    "marsh": "swamp",
    "field": "wheat",
    "rubble": "broken-wall",
    "crater": "fire-bomb",
    "road": "trail",
    "bridge": "bridge",
    "stream": "drop",
    "ford": "walking-boot",
}
"""The picture beside each kind of terrain."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("HoverCard", text)


def card_text(battle: Battle, thing: str, names: BattleNames) -> CardText | None:
    """The card of a man, the stone of one who fell, a building or a part of one, a piece of ground; None when there is
    nothing to say."""
    man = battle.models.get(ModelId(thing.removeprefix(STONE)))
    if man is not None:
        return _man(battle, man, names)
    if thing.count("/") == PART:
        return _part(battle, thing, names)
    feature = next((one for one in battle.features if one.id == thing), None)
    if feature is None or feature.kind not in KINDS:
        return None
    if feature.plan:
        return CardText(names.building(feature.plan), "", "house", "", _inside(battle, feature, names))
    words = say(names.plain(feature.kind).text)
    return CardText(words[:1].upper() + words[1:], "", ICONS[feature.kind], lines=tuple(_ground(feature)))


def _ground(feature: Feature) -> list[str]:
    """What a piece of ground does."""
    kind = KINDS[feature.kind]
    traits = kind.traits
    lines = [
        (kind.id in (ROAD, BRIDGE), tr("Nothing slows a Move that stays on it.")),
        (traits & WATER, tr("Nobody goes in; whoever is driven in may drown.")),
        (traits & IMPASSABLE and not traits & WATER, tr("Nobody goes through.")),
        (traits & DIFFICULT, tr("Slows a Move that touches it.")),
        (traits & LINEAR, tr("Slows a Move that crosses it.")),
        (traits & WOOD, tr("One sees no further than Short into it.")),
        (traits & BLOCKS_SIGHT, tr("Nobody sees through.")),
        (traits & GIVES_COVER and not traits & SOLID, tr("Light cover.")),
        (traits & GIVES_COVER and traits & SOLID, tr("Heavy cover.")),
        (traits & HIGH, tr("Higher ground.")),
    ]
    return [words for holds, words in lines if holds]


def _part(battle: Battle, id: str, names: BattleNames) -> CardText:
    """A door and how it stands, a window, stairs."""
    states = {
        "open": tr("Open"),
        "closed": tr("Closed"),
        "barred": tr("Barred from inside"),
        "broken": tr("Broken, stays open"),
        "down": tr("Lies on the ground"),
    }
    title = say(names.plain(f"part {id.split('/')[1]}").text)
    state = states.get(battle.doors.get(id, ""), "")
    return CardText(title[:1].upper() + title[1:], "", "house", state)


def _inside(battle: Battle, feature: Feature, names: BattleNames) -> tuple[str, ...]:
    """Who is in a building, floor by floor."""
    house = battle.houses[feature.id]
    lines: list[str] = []
    for floor in range(house.top + 1):
        badges = [badge_of(one, names) for one in battle.in_play() if one.floor == floor and house.holds(one)]
        if badges:
            lines.append(
                tr("{floor}: {men}").format(floor=floor_words(house, floor, names), men=", ".join(sorted(badges)))
            )
    return tuple(lines) or (tr("Nobody is inside."),)


def _man(battle: Battle, man: Soldier, names: BattleNames) -> CardText:
    strong = tr("Quality {quality}+, Combat {combat}").format(quality=man.quality, combat=man.profile.combat)
    content = battle.world.content
    arms = [part_name(content, one) for one in battle.arms_of(man)]
    traits = [part_name(content, one) for one in man.profile.trait_ids if one in content.traits]
    gauge = gauge_of(battle, man)
    kind = content.soldiers.get(man.profile.id)
    # S-SET-2. Of which nation he is, where that is another.
    lines = origin_names(names, kind) if kind is not None else []
    if arms:
        words = ", ".join(sorted(arms))
        lines.append(f"{words} ({gauge.words})" if gauge is not None else words)
    if traits:
        lines.append(tr("Special rules: {traits}").format(traits=", ".join(sorted(traits))))
    place = place_words(battle, man, names) if man.in_play else ""
    states = [
        word
        for holds, word in (
            (bool(place), place),
            (not man.in_play, tr("fallen")),
            (man.burdened, tr("carries supplies")),
            (bool(man.hauls), tr("carries a ladder")),
            (man.knocked_down, tr("knocked down")),
            (has_acted(battle, man) and man.in_play, tr("has acted")),
        )
        if holds
    ]
    if states:
        text = ", ".join(states)
        lines.append(text[0].upper() + text[1:] + ".")
    title = names.soldier(man.profile.id)
    return CardText(title, badge_of(man, names), icon_of(man.profile), strong, tuple(lines))
