"""Who rolls how many dice for whom, and what is needed: the sentence beside the dice."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.question_texts import DICE_MEAN, QUESTIONS
from rules_core.kernel.requests import Roll
from rules_core.kernel.table import PLAYERS
from rules_core.song import topics as song_topics
from rules_core.song.warband import ModelId
from rules_core.wording.sentence import Part, Phrase, Sentence

SEVERAL: Final = {
    Behaviour.RAVAGER: Phrase("Ravagers"),
    Behaviour.HUNTER: Phrase("Hunters"),
    Behaviour.RAIDER: Phrase("Raiders"),
    Behaviour.MINDLESS: Phrase("Mindless"),
    Behaviour.FANATIC: Phrase("Fanatics"),
    Behaviour.GUARDIAN: Phrase("Guardians"),
}


def dice_sentence(roll: Roll, siege: Siege, names: Names) -> str:
    """ "You roll 2 dice for Marta: 4 or more is a success." """
    dice: Part = Phrase("1 die") if roll.dice == 1 else Sentence("{count} dice", {"count": roll.dice})
    if roll.who == PLAYERS:
        template = "You roll {dice} for {whom}" if roll.subject else "You roll {dice}"
    else:
        template = "Roll {dice} for {whom}" if roll.subject else "Roll {dice} for the enemies"
    words = Sentence(template, {"dice": dice, "whom": _whom(roll, siege, names)})
    if roll.topic in DICE_MEAN:
        told = Sentence("{words}. {meaning}", {"words": words, "meaning": QUESTIONS[roll.topic][1]})
    elif roll.need:
        told = Sentence("{words}: {need} or more is a success.", {"words": words, "need": roll.need})
    else:
        told = Sentence("{words}; the higher, the better.", {"words": words})
    return told.words()


def _whom(roll: Roll, siege: Siege, names: Names) -> Part:
    model = siege.models.get(ModelId(roll.subject))
    if model is None or model.side != ENEMIES or model.group not in [one.number for one in siege.groups]:
        return names.of(roll.subject) if roll.subject else ""
    parts: dict[str, Part] = {
        "name": names.of(roll.subject),
        "number": model.group,
        "behaviour": SEVERAL[siege.group(model.group).behaviour],
    }
    # V-6.2.3. The whole group rolls once, by its worst Quality.
    template = "{name} of group {number}, the {behaviour}"
    if roll.topic == song_topics.ACTIVATION:
        template = "group {number}, the {behaviour}"
    return Sentence(template, parts)
