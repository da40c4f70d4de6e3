"""What the card of a token, a building or a marker says. Only what players may know."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.village.background_preview import EnemyIntent
from desktop.games.village.models.heart_words import heart_of
from desktop.games.village.siege_scene import badge_of, has_acted, icon_of, name_of
from desktop.play.models.cased import Cased
from desktop.tabletop.hover_card import CardText
from rules_core.games.village.content.types import EnemyClass
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.report_words import sentence
from rules_core.games.village.words.spoken import building_name, level_name, level_text, trait_name
from rules_core.wording.sentence import Sentence


def _tr(text: str) -> str:
    return QCoreApplication.translate("HoverCard", text)


def card_text(siege: Siege, thing: str, names: SiegeNames, found: EnemyIntent | None) -> CardText | None:
    """The card of a thing on the table; None when there is nothing to say."""
    if thing in siege.models:
        return _model(siege, siege.model(thing), names, found)
    if thing in siege.buildings:
        return _building(siege, thing)
    return _marker(siege, thing)


def _model(siege: Siege, model: Fighter, names: SiegeNames, found: EnemyIntent | None) -> CardText:
    quality = _tr("Quality {now}+").format(now=model.quality)
    if model.quality_lost:
        quality = _tr("Quality {now}+ (was {first}+)").format(now=model.quality, first=model.profile.quality)
    strong = _tr("{quality}, Combat {combat}").format(quality=quality, combat=model.profile.combat)
    lines: list[str] = []
    traits = [trait_name(trait.id, trait.id.replace("-", " ")) for trait in model.profile.traits]
    if traits:
        lines.append(_tr("Traits: {traits}").format(traits=", ".join(sorted(traits))))
    states = [
        word
        for holds, word in (
            (model.knocked_down, _tr("knocked down")),
            (model.transfixed, _tr("transfixed")),
            (has_acted(siege, model), _tr("has acted")),
            (not model.loaded, _tr("must reload")),
            (model.looting, _tr("busy with the spoils")),
        )
        if holds
    ]
    if model.is_carried:
        states.insert(0, _tr("carried by {rider}").format(rider=Cased(names.of(model.carrier))))
    if states:
        text = ", ".join(states)
        lines.append(text[0].upper() + text[1:] + ".")
    lines.extend(_why(found, names))
    kind = siege.world.content.enemies.get(model.profile.id)
    name, badge = name_of(names, model.id), badge_of(model)
    # An enemy's name ends with its number and letter already.
    note = "" if name.endswith(badge) else badge
    if kind is not None and kind.kind is not EnemyClass.MOB:
        note = f"{note} {_tr('Boss') if kind.kind is EnemyClass.BOSS else _tr('Elite')}".strip()
    return CardText(name, note, icon_of(siege, model), strong, tuple(lines))


def _why(found: EnemyIntent | None, names: SiegeNames) -> list[str]:
    """What the enemy would do now, with its reason and what came second."""
    lines: list[str] = []
    for decision in found.decisions if found is not None else ():
        told = sentence(decision, names)
        lines.append(_said(told))
        lines.extend(_said(detail) for detail in told.details)
    return lines


def _said(told: Sentence) -> str:
    return told.text()


def _building(siege: Siege, thing: str) -> CardText:
    building = siege.building(thing)
    kind = siege.world.buildings[building.id]
    if building.destroyed:
        words = _tr("Destroyed in wave {wave}. It cannot be mended.").format(wave=building.fell_in_wave)
        return CardText(building_name(siege.world.village, kind), "", "broken-wall", words)
    strong = _tr("Integrity {now} of {most}").format(now=building.integrity, most=kind.integrity)
    if building.burning:
        strong = _tr("{words}, burning").format(words=strong)
    roman = ("", "I", "II", "III")
    village = siege.world.village
    lines = [
        f"{roman[number]}: {level_name(village, kind, number)}. {level_text(village, kind, number)}"
        for number in range(1, len(kind.levels) + 1)
    ]
    return CardText(
        building_name(village, kind), roman[min(building.level, 3)], kind.icon, strong, tuple(lines[: building.level])
    )


def _marker(siege: Siege, thing: str) -> CardText | None:
    if thing in siege.tokens:
        words = _tr("A hero who touches it learns what it is.")
        return CardText(_tr("Find"), "", "treasure-map", "", (words,))
    if thing in siege.traps:
        return CardText(
            _tr("Trap"), _tr("face down"), "wolf-trap", "", (_tr("The first enemy to touch it springs it."),)
        )
    if thing in siege.barricades:
        most = siege.world.options.barricade_integrity
        words = _tr("Integrity {now} of {most}").format(now=siege.barricades[thing].integrity, most=most)
        return CardText(_tr("Barricade"), "", "stakes-fence", words)
    if thing in siege.villagers:
        words = _tr("A hero leads the villager to {heart}.").format(heart=heart_of(siege))
        return CardText(_tr("Lost Villager"), "", "person", "", (words,))
    return None
