"""Small words that several cards of the table view share."""

from __future__ import annotations

from desktop.look.widgets.die import DieView
from desktop.play.event_strip import shown_die
from desktop.play.models.cased import Cased
from desktop.play.table_view.part import tr
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.report_words import sentence
from rules_core.kernel.facts import Fact
from rules_core.wording.sentence import Sentence


def told(fact: Fact, names: SiegeNames) -> str:
    """The sentence of a fact, as the chronicle has it."""
    return sentence(fact, names).text()


def dice_told(fact: Fact, names: SiegeNames) -> tuple[DieView, ...]:
    """The dice of a fact."""
    return tuple(shown_die(die) for die in sentence(fact, names).dice)


def name_of(id: str, names: SiegeNames) -> str:
    """A name as at the beginning of a sentence."""
    return Cased(names.of(id), begins=True)


def figures(model: Fighter) -> str:
    """What everybody may know of a model: the figures on its card."""
    words = tr("Quality {quality}+, Combat {combat}")
    return words.format(quality=min(model.quality, 6), combat=model.profile.combat)


def people_of(siege: Siege, group: Group, names: SiegeNames) -> str:
    """Whom a group is made of: "Fen Wolves", "Troll, Reavers"."""
    counts: dict[str, int] = {}
    for model in siege.models.values():
        if model.group == group.number:
            counts[model.profile.id] = counts.get(model.profile.id, 0) + 1
    shown = [Sentence("{it}", {"it": names.enemies(id, count)}).text() for id, count in counts.items()]
    return ", ".join(shown)


def dice_words(siege: Siege, group: Group) -> str:
    """How many dice a group will roll, and what it needs: "3 dice on 4+" (V-6.2.2, V-6.2.3)."""
    count = RULES[group.behaviour].dice
    need = max((model.quality for model in siege.members(group.number)), default=0)
    words = tr("1 die on {need}+") if count == 1 else tr("{dice} dice on {need}+")
    return words.format(dice=count, need=min(need, 6))
