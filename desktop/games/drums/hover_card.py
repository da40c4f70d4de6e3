"""What the card of a man says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.battle_scene import badge_of, gauge_of, icon_of
from desktop.tabletop.battlefield.views import STONE
from desktop.tabletop.hover_card import CardText
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import KINDS
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.song.warband import ModelId
from rules_core.wording.translation import official, say


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("HoverCard", text)


def card_text(battle: Battle, thing: str, names: BattleNames) -> CardText | None:
    """The card of a man, of the stone of one who fell, or of a building; None when there is nothing to say."""
    man = battle.models.get(ModelId(thing.removeprefix(STONE)))
    if man is not None:
        return _man(battle, man, names)
    feature = next((one for one in battle.features if one.id == thing), None)
    if feature is None or feature.kind not in KINDS:
        return None
    words = say(names.plain(feature.kind).text)
    return CardText(words[:1].upper() + words[1:], "", "house")


def _man(battle: Battle, man: Soldier, names: BattleNames) -> CardText:
    strong = tr("Quality {quality}+, Combat {combat}").format(quality=man.quality, combat=man.profile.combat)
    content = battle.world.content
    arms = [
        official(f"weapon/{one}/name", content.arms[one].name) for one in man.profile.trait_ids if one in content.arms
    ]
    traits = [
        official(f"trait/{one}/name", content.traits[one].name)
        for one in man.profile.trait_ids
        if one in content.traits
    ]
    gauge = gauge_of(battle, man)
    lines: list[str] = []
    if arms:
        words = ", ".join(sorted(arms))
        lines.append(f"{words} ({gauge.words})" if gauge is not None else words)
    if traits:
        lines.append(tr("Special rules: {traits}").format(traits=", ".join(sorted(traits))))
    states = [
        word
        for holds, word in (
            (not man.in_play, tr("fallen")),
            (man.knocked_down, tr("knocked down")),
            (man.activated and man.in_play, tr("has acted")),
        )
        if holds
    ]
    if states:
        text = ", ".join(states)
        lines.append(text[0].upper() + text[1:] + ".")
    title = names.soldier(man.profile.id)
    return CardText(title, badge_of(man, names), icon_of(man.profile), strong, tuple(lines))
