"""Who rolls how many dice for whom, and what is needed: the sentence beside the dice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.village.prompts.question_texts import DICE_MEAN, QUESTIONS
from desktop.play.models.cased import Cased
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.requests import Roll
from rules_core.kernel.table import PLAYERS
from rules_core.song import topics as song_topics


def _tr(text: str) -> str:
    return QCoreApplication.translate("Prompts", text)


def dice_sentence(roll: Roll, siege: Siege, names: SiegeNames) -> str:
    """ "You roll 2 dice for Marta: 4 or more is a success." """
    dice = _tr("1 die") if roll.dice == 1 else _tr("{count} dice").format(count=roll.dice)
    whom = _whom(roll, siege, names)
    if roll.who == PLAYERS:
        words = _tr("You roll {dice} for {whom}") if whom else _tr("You roll {dice}")
    else:
        words = _tr("Roll {dice} for {whom}") if whom else _tr("Roll {dice} for the enemies")
    words = words.format(dice=dice, whom=whom)
    if roll.topic in DICE_MEAN:
        return _tr("{words}. {meaning}").format(words=words, meaning=_tr(QUESTIONS[roll.topic][1]))
    if not roll.need:
        return _tr("{words}; the higher, the better.").format(words=words)
    return _tr("{words}: {need} or more is a success.").format(words=words, need=roll.need)


def _whom(roll: Roll, siege: Siege, names: SiegeNames) -> str:
    if not roll.subject:
        return ""
    name = Cased(names.of(roll.subject))
    model = siege.models.get(roll.subject)
    if model is None or model.side != ENEMIES or model.group not in [one.number for one in siege.groups]:
        return name
    plural = {
        "ravager": _tr("Ravagers"),
        "hunter": _tr("Hunters"),
        "raider": _tr("Raiders"),
        "mindless": _tr("Mindless"),
        "fanatic": _tr("Fanatics"),
        "guardian": _tr("Guardians"),
    }
    behaviour = plural[siege.group(model.group).behaviour.value]
    if roll.topic == song_topics.ACTIVATION:
        # V-6.2.3. The whole group rolls once, by its worst Quality.
        return Cased(_tr("group {number}, the {behaviour}").format(number=model.group, behaviour=behaviour))
    words = _tr("{name} of group {number}, the {behaviour}")
    return Cased(words.format(name=name, number=model.group, behaviour=behaviour))
