"""What an answer does, as a short sentence: "Maren Oak attacks Wolf 1b". Undo and redo are named with it."""

from __future__ import annotations

from desktop.games.village.prompts.naming import name, tr
from desktop.games.village.prompts.report_question import REPORTED, report_question
from desktop.games.village.prompts.words import DICE_TOPICS, option
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import (
    CouncilOpened,
    GameEnded,
    GroupActivated,
    RoundStarted,
    WaveEnded,
    WaveOpened,
)
from rules_core.games.village.state.fighter import HEROES
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Place, Request, Roll, Write
from rules_core.song import topics as song_topics
from rules_core.song.facts import ActivationStarted, GroupOrdered

DEEDS: dict[str, str] = {
    "attack": QT_TRANSLATE_NOOP("Prompts", "{who} attacks {thing}"),
    "power": QT_TRANSLATE_NOOP("Prompts", "{who}, power attack on {thing}"),
    "shoot": QT_TRANSLATE_NOOP("Prompts", "{who} shoots at {thing}"),
    "aim": QT_TRANSLATE_NOOP("Prompts", "{who} aims at {thing}"),
    "heal": QT_TRANSLATE_NOOP("Prompts", "{who} heals {thing}"),
    "raise": QT_TRANSLATE_NOOP("Prompts", "{who} helps {thing} up"),
    "move": QT_TRANSLATE_NOOP("Prompts", "{who} moves"),
    "step": QT_TRANSLATE_NOOP("Prompts", "{who} steps aside"),
    "stand": QT_TRANSLATE_NOOP("Prompts", "{who} gets up"),
    "end": QT_TRANSLATE_NOOP("Prompts", "{who} is done"),
}
"""What somebody does who has actions, by the verb of the answer."""

PLACES: dict[str, str] = {
    topics.DEPLOY: QT_TRANSLATE_NOOP("Prompts", "{who} takes position"),
    topics.READY_MOUNTS_MOVE: QT_TRANSLATE_NOOP("Prompts", "{who} rides ahead"),
    topics.BARRICADE: QT_TRANSLATE_NOOP("Prompts", "the place of the Barricade"),
    topics.TRAP: QT_TRANSLATE_NOOP("Prompts", "the place of the Trap"),
    song_topics.MOVE: QT_TRANSLATE_NOOP("Prompts", "where {who} goes"),
    song_topics.STEP: QT_TRANSLATE_NOOP("Prompts", "where {who} steps"),
}
"""What a place was chosen for, by topic."""


def deed(request: Request, answer: Answer, siege: Siege, names: SiegeNames) -> str:
    """What this answer to this question does, without a full stop."""
    who = name(names, request.subject)
    if isinstance(request, Choose) and isinstance(answer, str):
        return _chosen(request, answer, who, siege, names)
    if isinstance(request, Roll) and isinstance(answer, tuple):
        faces = ", ".join(str(face) for face in answer)
        return (
            tr("{who} rolls {faces}").format(who=who, faces=faces)
            if who
            else tr("the roll of {faces}").format(faces=faces)
        )
    if isinstance(request, Place):
        return tr(PLACES.get(request.topic, QT_TRANSLATE_NOOP("Prompts", "the place of {who}"))).format(who=who)
    if isinstance(request, Write):
        return tr("the note")
    chosen = [name(names, one) for one in answer if isinstance(one, str)]
    return tr("{who}: {chosen}").format(who=who, chosen=", ".join(chosen)) if who and chosen else tr("the last choice")


def _chosen(request: Choose, answer: str, who: str, siege: Siege, names: SiegeNames) -> str:
    if request.topic in REPORTED:
        offered = report_question(request, names).options
        title = next((one.title for one in offered if one.answer == answer), answer)
        return tr("{who}: {chosen}").format(who=who, chosen=title) if who else title
    title = option(request, answer, siege, names).title
    if request.topic == topics.COUNCIL:
        return title
    if request.topic == topics.WHOM:
        return tr("{who} acts").format(who=title) if answer in siege.models else title
    if request.topic in DICE_TOPICS and answer[-1].isdigit():
        return tr("{who} rolls {dice}").format(who=who, dice=title[:1].lower() + title[1:])
    verb, _, thing = answer.partition(":")
    if request.topic == song_topics.ACTION and verb in DEEDS:
        return tr(DEEDS[verb]).format(who=who, thing=name(names, thing))
    return tr("{who}: {chosen}").format(who=who, chosen=title) if who and who != title else title


def step_words(fact: Fact | None, names: SiegeNames) -> str:
    """What a step of the game is called in "Undo the ..."; None is what comes before the first of them."""
    if isinstance(fact, ActivationStarted):
        return tr("the activation of {who}").format(who=name(names, fact.model))
    if isinstance(fact, GroupOrdered):
        return tr("the order of {who}").format(who=name(names, fact.leader))
    if isinstance(fact, GroupActivated):
        return tr("the activation of Enemy Group {group}").format(group=fact.group)
    if isinstance(fact, RoundStarted):
        words = (
            tr("the heroes' turn of round {round}") if fact.side == HEROES else tr("the enemies' turn of round {round}")
        )
        return words.format(round=fact.round)
    if isinstance(fact, WaveOpened):
        return tr("the opening of wave {wave}").format(wave=fact.wave)
    if isinstance(fact, WaveEnded):
        return tr("the end of wave {wave}").format(wave=fact.wave)
    if isinstance(fact, CouncilOpened):
        return tr("the council after wave {wave}").format(wave=fact.wave)
    return tr("the end of the game") if isinstance(fact, GameEnded) else tr("all since the start")
