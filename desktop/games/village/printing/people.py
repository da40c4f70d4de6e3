"""The people of a siege on paper: the roster of our side, and the enemies that are on the table."""

from __future__ import annotations

from desktop.games.village.models.heart_words import heart_of
from desktop.games.village.models.siege_rows import group_name, shown
from desktop.play.models.cased import Cased
from desktop.printing.markup import beside_icon, boxes, heading, icon, paragraph, quiet, strong, table, text
from desktop.printing.sheet import tr
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import enemy_name, hero_passive, trait_name, trait_text
from rules_core.song.trait_types import TraitType, shipped
from rules_core.song.warband import Fate, Profile


def roster(siege: Siege, names: SiegeNames) -> str:
    """Heroes and Village Defenders with their present wounds."""
    traits = shipped()
    ours = [model for model in siege.models.values() if model.is_hero or (model.is_defender and model.is_there)]
    head = (tr("Who"), tr("Quality"), tr("Combat"), tr("Wounds"), tr("State"))
    parts = [table([_person(siege, names, model) for model in ours], (40, 10, 10, 20, 20), head)]
    for model in ours:
        hero = siege.world.content.heroes.get(model.id)
        lines = [strong(shown(names, model.id))]
        if hero is not None:
            lines.append(text(hero_passive(hero)))
        lines.extend(trait_lines(model.profile, traits))
        parts.append(paragraph("<br>".join(lines)))
    return "".join(parts)


def wave(siege: Siege, names: SiegeNames) -> str:
    """The wave as the table knows it: every Enemy Group, and its models once they stand there."""
    traits = shipped()
    if not siege.groups:
        return paragraph(text(tr("No enemies are on their way.")))
    words = tr("Wave {wave} of {waves}, enemy points: {points}.")
    parts = [paragraph(text(words.format(wave=siege.wave, waves=siege.world.waves, points=siege.wave_total)))]
    met: dict[str, Fighter] = {}
    for group in siege.groups:
        everyone = [model for model in siege.models.values() if model.group == group.number]
        if not everyone:
            continue
        parts.append(heading(group_name(group)))
        parts.append(paragraph(text(orders(group.behaviour, siege))))
        if not group.deployed:
            parts.append(paragraph(text(tr("{count} to come").format(count=len(everyone)))))
            continue
        members = siege.members(group.number)
        if not members:
            parts.append(paragraph(text(tr("None left."))))
            continue
        head = (tr("Who"), tr("Quality"), tr("Combat"), tr("Wounds"), tr("State"))
        parts.append(table([_person(siege, names, model) for model in members], (40, 10, 10, 20, 20), head))
        for model in members:
            met.setdefault(model.profile.id, model)
    able = {id: lines for id, model in met.items() if (lines := trait_lines(model.profile, traits))}
    if able:
        parts.append(heading(tr("What they can do")))
    for id, lines in able.items():
        kind = siege.world.content.enemies.get(id)
        parts.append(paragraph("<br>".join([strong(enemy_name(kind) if kind is not None else id), *lines])))
    return "".join(parts)


def orders(behaviour: Behaviour, siege: Siege) -> str:
    """What a Behaviour does, in a line (section 6.3)."""
    dice = RULES[behaviour].dice
    count = tr("One die.") if dice == 1 else tr("{dice} dice.").format(dice=dice)
    wants = {
        Behaviour.RAVAGER: tr(
            "To the nearest building, and break it. Heroes only when they bar the way or nothing else is beside it."
        ),
        Behaviour.HUNTER: tr("After the nearest hero, the wounded first. Buildings do not matter."),
        Behaviour.RAIDER: tr("To the Forge or the Stable, whichever is nearer; when it is down, off the table."),
        Behaviour.MINDLESS: tr("At whatever is nearest, hero or building."),
        Behaviour.FANATIC: tr("Straight to {heart}. Never turns back.").format(heart=heart_of(siege)),
        Behaviour.GUARDIAN: tr("Goes to its objective, stays close by, and attacks heroes who come near."),
    }
    return f"{count} {wants[behaviour]}"


def wound_boxes(model: Fighter) -> str:
    """A box for every wound that a model can take and live; ticked as it stands."""
    most = 6 - model.profile.quality if model.has("tough") else 0
    return boxes(most, model.quality_lost) if most else ""


def _person(siege: Siege, names: SiegeNames, model: Fighter) -> tuple[str, str, str, str, str]:
    content = siege.world.content
    figures = content.heroes.get(model.id) or content.enemies.get(model.profile.id)
    figure = figures.icon if figures is not None else content.defenders[model.profile.id].icon
    name = f"{icon(figure)} {strong(shown(names, model.id))}"
    letter = f" ({model.letter})" if model.letter else ""
    return (
        name + text(letter),
        beside_icon(f"{min(model.quality, 6)}+"),
        beside_icon(str(model.profile.combat)),
        beside_icon(wound_boxes(model)),
        beside_icon(text(_state(siege, model, names))),
    )


def _state(siege: Siege, model: Fighter, names: SiegeNames) -> str:
    words = {
        Fate.WAITING: tr("not deployed"),
        Fate.DEFEATED: tr("defeated"),
        Fate.FLED: tr("away for this wave"),
        Fate.IN_PLAY: "",
        Fate.CARRIED: tr("carried by {rider}").format(rider=Cased(names.of(model.carrier))),
    }[model.fate]
    states = [words] if words else []
    if model.in_play:
        states.extend(
            word
            for holds, word in (
                (model.knocked_down, tr("knocked down")),
                (model.transfixed, tr("transfixed")),
                (siege.has_acted(model), tr("has acted")),
            )
            if holds
        )
    return ", ".join(states)


def trait_lines(profile: Profile, traits: dict[str, TraitType]) -> list[str]:
    """A line for each trait, with what it does."""
    lines: list[str] = []
    for trait in profile.traits:
        kind = traits.get(trait.id)
        if kind is not None:
            against = f" ({trait.against})" if trait.against else ""
            lines.append(f"{quiet(f'{trait_name(trait.id, kind.name)}{against}: {trait_text(trait.id, kind.text)}')}")
    return lines
