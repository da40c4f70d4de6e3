"""What an answer does, as a short sentence: "Maren Oak attacks Wolf 1b". Undo and redo are named with it."""

from __future__ import annotations

from typing import Final

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
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.question_words import DICE_TOPICS, option, title_of
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Place, Request, Roll, Topic, Write
from rules_core.song import topics as song_topics
from rules_core.song.facts import ActivationStarted, GroupOrdered
from rules_core.wording.sentence import Capital, Part, Sentence
from rules_core.wording.translation import say

DEEDS: Final[dict[str, Sentence]] = {
    "attack": Sentence("{who} attacks {thing}"),
    "power": Sentence("{who}, power attack on {thing}"),
    "shoot": Sentence("{who} shoots at {thing}"),
    "aim": Sentence("{who} aims at {thing}"),
    "heal": Sentence("{who} heals {thing}"),
    "raise": Sentence("{who} helps {thing} up"),
    "take-up": Sentence("{who} takes {thing} into the saddle"),
    "get-down": Sentence("{who} gets down"),
    "move": Sentence("{who} moves"),
    "step": Sentence("{who} steps aside"),
    "stand": Sentence("{who} gets up"),
    "end": Sentence("{who} is done"),
}
"""What somebody does who has actions, by the verb of the answer."""
PLACES: Final[dict[Topic, Sentence]] = {
    topics.DEPLOY: Sentence("{who} takes position"),
    topics.READY_MOUNTS_MOVE: Sentence("{who} rides ahead"),
    topics.BARRICADE: Sentence("the place of the Barricade"),
    topics.TRAP: Sentence("the place of the Trap"),
    topics.VILLAGER: Sentence("the place of the villager"),
    song_topics.MOVE: Sentence("where {who} goes"),
    song_topics.STEP: Sentence("where {who} steps"),
    song_topics.GET_DOWN: Sentence("where {who} gets down"),
}
"""What a place was chosen for, by topic."""
PLACE: Final = Sentence("the place of {who}")


def deed(request: Request, answer: Answer, siege: Siege, names: Names) -> str:
    """What this answer to this question does, without a full stop."""
    who = request.subject
    parts: dict[str, Part] = {"who": _name(names, who)}
    if isinstance(request, Choose) and isinstance(answer, str):
        return _chosen(request, answer, siege, names)
    if isinstance(request, Roll) and isinstance(answer, tuple):
        parts["faces"] = ", ".join([str(face) for face in answer])
        template = "{who} rolls {faces}" if who else "the roll of {faces}"
        return Sentence(template, parts).words()
    if isinstance(request, Place):
        return Sentence(PLACES.get(request.topic, PLACE).template, parts).words()
    if isinstance(request, Write):
        return say("the note")
    chosen = [title_of(names, one) for one in answer if isinstance(one, str)]
    parts["chosen"] = ", ".join(chosen)
    return Sentence("{who}: {chosen}", parts).words() if who and chosen else say("the last choice")


def _chosen(request: Choose, answer: str, siege: Siege, names: Names) -> str:
    title = option(request, answer, siege, names).title
    verb, _, thing = answer.partition(":")
    parts: dict[str, Part] = {"who": _name(names, request.subject), "chosen": title}
    if request.topic == topics.COUNCIL:
        return title
    if request.topic == topics.WHOM:
        parts["who"] = title
        if answer not in siege.models:
            return title
        template = "{who} acts"
    elif request.topic in DICE_TOPICS and answer[-1].isdigit():
        parts["dice"] = title[:1].lower() + title[1:]
        template = "{who} rolls {dice}"
    elif request.topic == song_topics.ACTION and verb in DEEDS:
        parts["thing"] = _name(names, thing)
        return Sentence(DEEDS[verb].template, parts).words()
    elif request.subject and request.subject != answer:
        template = "{who}: {chosen}"
    else:
        return title
    return Sentence(template, parts).words()


def _name(names: Names, id: str) -> Part:
    return Capital(names.of(id)) if id else ""


def step_words(fact: Fact | None, names: Names) -> str:
    """What a step of the game is called in "Undo the ..."; None is what comes before the first of them."""
    parts: dict[str, Part] = {}
    template = "all since the start"
    if isinstance(fact, ActivationStarted):
        parts["who"] = _name(names, fact.model)
        template = "the activation of {who}"
    elif isinstance(fact, GroupOrdered):
        parts["who"] = _name(names, fact.leader)
        template = "the order of {who}"
    elif isinstance(fact, GroupActivated):
        parts["group"] = fact.group
        template = "the activation of Enemy Group {group}"
    elif isinstance(fact, RoundStarted):
        parts["round"] = fact.round
        template = "the heroes' turn of round {round}" if fact.side == HEROES else "the enemies' turn of round {round}"
    elif isinstance(fact, WaveOpened):
        parts["wave"] = fact.wave
        template = "the opening of wave {wave}"
    elif isinstance(fact, WaveEnded):
        parts["wave"] = fact.wave
        template = "the end of wave {wave}"
    elif isinstance(fact, CouncilOpened):
        parts["wave"] = fact.wave
        template = "the council after wave {wave}"
    elif isinstance(fact, GameEnded):
        template = "the end of the game"
    return Sentence(template, parts).words()
