"""The wording of every question: from topic and ids to a question, a helping line, and the answers."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.goals import walks_on_air
from rules_core.games.village.rules.hero_turn import ready
from rules_core.games.village.rules.markers import token_body
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words import shop_words
from rules_core.games.village.words.dice_words import dice_sentence
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.question_texts import (
    ACTIONS,
    ANSWERS,
    BY_WORDS,
    LAST,
    MOVE,
    PLAIN,
    QUESTIONS,
    SMALL_ANSWERS,
    as_roll,
)
from rules_core.games.words import Option, Question
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Request, Roll, Topic, options_of
from rules_core.song import stride
from rules_core.song import topics as song_topics
from rules_core.song.actions import may_attack
from rules_core.song.warband import ModelId
from rules_core.song.words import reported_words
from rules_core.song.words.reported_words import REPORTED
from rules_core.wording.sentence import Capital, Part, Phrase, Sentence
from rules_core.wording.translation import exact_length, say, tell

DICE_TOPICS: Final = (song_topics.DICE, song_topics.HEALING_DICE)
"""Questions whose answers are numbers of dice."""
OWN_MOVES: Final = (song_topics.MOVE, song_topics.TELEPORT, topics.READY_MOUNTS_MOVE)
"""Where a hero goes of their own will (R-V62)."""
NEAR_HEART: Final = Sentence("At most {near} from {heart}.")
AT_FIND: Final = Sentence("Beside a find: any move claims it, and so does staying.")
ATTACK_MADE: Final = Sentence("Actions left: {actions}. The attack of this turn is made.")
RECKLESS: Final = "reckless"
DICE: Final = (Phrase("One die"), Phrase("Two dice"), Phrase("Three dice"))


def question(request: Request, siege: Siege, names: Names) -> Question:
    """A question in words; beside a roll stands whose dice it asks for, and what is needed."""
    if request.topic in REPORTED:
        subject = siege.models.get(ModelId(request.subject))
        in_the_air = subject is not None and walks_on_air(subject)
        return Question(*reported_words.question(request, names, in_the_air=in_the_air))
    title, second = QUESTIONS.get(question_key(request), PLAIN)
    parts = _parts(request, siege, names)
    if isinstance(request, Roll):
        return Question(_filled(title, parts), dice_sentence(request, siege, names))
    # R-V62. A Move of no length is one too.
    second = AT_FIND if request.topic in OWN_MOVES and stands_at_find(siege, request.subject) else second
    if request.topic == song_topics.ACTION and _has_attacked(siege, request.subject):
        second = ATTACK_MADE
    if request.topic in LAST and is_last(request, siege):
        second = LAST[request.topic]
    is_marked = siege.play_mode is PlayMode.SCREEN or siege.world.village.zones
    if request.topic == topics.DEPLOY and request.clause == "V-5.6.1" and not is_marked:
        second = NEAR_HEART
    return Question(_filled(title, parts), _filled(second, parts))


def is_last(request: Request, siege: Siege) -> bool:
    """Whether nobody else is left who may act in this turn."""
    about = options_of(request)[0] if request.topic == topics.WHOM else request.subject
    return not [one for one in ready(siege) if one.id != about]


def _has_attacked(siege: Siege, id: str) -> bool:
    model = siege.models.get(ModelId(id))
    return model is not None and not may_attack(siege, model, is_shot=False)


def stands_at_find(siege: Siege, id: str) -> bool:
    """Whether a hero touches a token that nobody has claimed."""
    hero = siege.models.get(ModelId(id))
    if hero is None or not hero.is_hero:
        return False
    return any(siege.ground.touching(hero, token_body(siege, one)) for one in siege.tokens.values())


def question_key(request: Request) -> Topic:
    """Under which name the question's texts stand."""
    if song_topics.is_reroll(request.topic):
        return song_topics.REROLL
    rolled = as_roll(request.topic)
    return rolled if isinstance(request, Roll) and rolled in QUESTIONS else request.topic


def in_order(request: Request) -> tuple[str, ...]:
    """The answers in the order in which they are offered, each with its digit."""
    offered = tuple(options_of(request))
    return reported_words.in_order(offered) if request.topic in REPORTED else offered


def answers(request: Request, siege: Siege, names: Names) -> tuple[Option, ...]:
    """All answers in words. The council's shop is looked through once for all of its own."""
    if request.topic == topics.COUNCIL:
        return shop_words.decisions(options_of(request), siege, names)
    return tuple([option(request, one, siege, names) for one in options_of(request)])


def option(request: Request, one: str, siege: Siege, names: Names) -> Option:
    """One answer in words."""
    verb, _, thing = one.partition(":")
    parts: dict[str, Part] = {"name": names.of(thing)}
    if request.topic in REPORTED:
        return Option(reported_words.answer(one, names))
    if request.topic == topics.COUNCIL:
        return shop_words.decisions((one,), siege, names)[0]
    if (request.topic, one) in ANSWERS:
        said = ANSWERS[request.topic, one]
    elif request.topic in DICE_TOPICS and one[-1].isdigit():
        return Option(_dice(one))
    elif thing and verb in ACTIONS:
        said = ACTIONS[verb]
    elif one in SMALL_ANSWERS:
        said = SMALL_ANSWERS[one]
        if one == MOVE and siege.play_mode is PlayMode.UNMAPPED and request.subject in siege.models:
            said = said[0], BY_WORDS
            parts["length"] = measure_for(siege)(stride.allowance(siege, siege.model(request.subject)))
    else:
        return Option(title_of(names, one), _state_of(siege, one))
    return Option(_filled(said[0], parts), _filled(said[1], parts))


def thing_of(request: Request, one: str) -> str:
    """What on the table an answer is about, "" where it is about nothing there."""
    verb, _, thing = one.partition(":")
    if request.topic in REPORTED:
        return "" if reported_words.is_fixed(one) else one
    if request.topic == topics.COUNCIL or (thing and verb in ACTIONS):
        return thing
    is_said = (request.topic, one) in ANSWERS or one in SMALL_ANSWERS
    return "" if is_said or (request.topic in DICE_TOPICS and one[-1].isdigit()) else one


def title_of(names: Names, id: str) -> str:
    """A name as at the beginning of a sentence; "" for nobody."""
    return Sentence("{name}", {"name": Capital(names.of(id))}).words() if id else ""


def leader_of(siege: Siege, hero: str) -> str:
    """Who at the table leads this hero, "" when one person leads all or it is nobody's."""
    for person, heroes in siege.world.people:
        if hero in heroes:
            return person
    return ""


def _filled(text: Sentence, parts: dict[str, Part]) -> str:
    return Sentence(text.template, parts).words()


def _parts(request: Request, siege: Siege, names: Names) -> dict[str, Part]:
    """Whatever the texts of a question may name."""
    subject = request.subject
    who: Part = Capital(names.of(subject)) if subject else Phrase("Somebody")
    person = leader_of(siege, subject)
    if person:
        who = Sentence("{hero} ({person})", {"hero": who, "person": person})
    return {
        "name": who,
        "actions": siege.acting.actions if siege.acting is not None else 0,
        "supplies": siege.supplies,
        "heart": names.heart(),
        "near": exact_length(siege.world.options.hero_depth),
        "wave": siege.wave,
        "quality": siege.model(subject).quality if subject in siege.models else 0,
    }


def _dice(one: str) -> str:
    title = say(DICE[int(one[-1]) - 1].text)
    return tell("{dice} and a reckless one", dice=title) if one.startswith(RECKLESS) else title


def _state_of(siege: Siege, id: str) -> str:
    """A second line for somebody or something on the table."""
    model = siege.models.get(ModelId(id))
    if model is not None:
        words = tell("Quality {quality}+, Combat {combat}", quality=model.quality, combat=model.profile.combat)
        if model.is_carried:
            return tell("{words}, in the saddle of a friend", words=words)
        return tell("{words}, knocked down", words=words) if model.knocked_down else words
    building = siege.buildings.get(BuildingId(id))
    if building is not None:
        most = siege.world.buildings[building.id].integrity
        words = tell("Integrity {now} of {most}", now=building.integrity, most=most)
        return tell("{words}, burning", words=words) if building.burning else words
    return ""
