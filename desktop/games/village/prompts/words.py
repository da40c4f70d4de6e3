"""The wording of every question: from topic and ids to a question, a helping line, and the answers."""

from __future__ import annotations

from desktop.games.village.council.council_words import VERBS, council_option
from desktop.games.village.models.heart_words import heart_of
from desktop.games.village.prompts.dice_words import dice_sentence
from desktop.games.village.prompts.naming import name, name_inside, tr
from desktop.games.village.prompts.question_texts import ACTIONS, ANSWERS, PLAIN, QUESTIONS, SMALL_ANSWERS, rolled
from desktop.games.village.prompts.report_question import REPORTED, report_question, report_words
from desktop.look.widgets.die import DieView
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.games.village.rules import shop, topics
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.requests import Choose, Request, Roll, options_of
from rules_core.song import topics as song_topics

DICE_TOPICS = (song_topics.DICE, song_topics.HEALING_DICE)
"""Questions whose answers are numbers of dice."""

CLICKED = {"attack": 2, "shoot": 1}
"""What a click on somebody means before all else."""


def question(request: Request, siege: Siege, names: SiegeNames) -> QuestionView:
    """The whole question in words."""
    if request.topic in REPORTED:
        return report_question(request, names)
    who = name(names, request.subject)
    title, second = QUESTIONS.get(_key(request), PLAIN)
    # The council's shop is looked through once for all of its answers.
    entries = {entry.id: entry for entry in shop.entries(siege)} if request.topic == topics.COUNCIL else {}
    options = tuple(option(request, one, siege, names, entries.get(one)) for one in options_of(request))
    default = _default(request, siege)
    if isinstance(request, Roll):
        return QuestionView(_filled(tr(title), request, siege, who), dice_sentence(request, siege, names))
    return QuestionView(
        _filled(tr(title), request, siege, who), _filled(tr(second), request, siege, who), options, default
    )


def _key(request: Request) -> str:
    """Under which name the question's texts stand: a roll may share its topic with a question before or after it."""
    if song_topics.is_reroll(request.topic):
        return "reroll"
    dice = rolled(request.topic)
    return dice if isinstance(request, Roll) and dice in QUESTIONS else request.topic


def has_words(request: Request, one: str, siege: Siege) -> bool:
    """Whether question and answer have words of their own; a test asks it of everything that simulated games offer."""
    if request.topic in REPORTED:
        return report_words(request, one)
    if _key(request) not in QUESTIONS:
        return False
    verb, _, thing = one.partition(":")
    if request.topic == topics.COUNCIL:
        return verb in VERBS
    if (request.topic, one) in ANSWERS or one in SMALL_ANSWERS:
        return True
    if request.topic in DICE_TOPICS and one[-1].isdigit():
        return True
    if thing:
        return verb in ACTIONS
    things = (siege.models, siege.buildings, siege.villagers, siege.barricades, siege.tokens)
    return any(one in kept for kept in things)


def option(
    request: Request, one: str, siege: Siege, names: SiegeNames, entry: shop.ShopEntry | None = None
) -> OptionView:
    """One answer in words; `entry` is what the council's shop says of it."""
    if request.topic == topics.COUNCIL:
        return council_option(one, entry, siege, names)
    if (request.topic, one) in ANSWERS:
        title, second, icon = ANSWERS[request.topic, one]
        return OptionView(one, tr(title), tr(second), icon)
    if request.topic in DICE_TOPICS and one[-1].isdigit():
        return _dice(one)
    verb, _, thing = one.partition(":")
    if thing and verb in ACTIONS:
        title, second, icon = ACTIONS[verb]
        title = tr(title).format(name=name_inside(names, thing))
        return OptionView(one, title, tr(second), icon, thing=thing, plain=CLICKED.get(verb, 0))
    if one in SMALL_ANSWERS:
        title, second, icon = SMALL_ANSWERS[one]
        return OptionView(one, tr(title), tr(second), icon)
    return OptionView(one, name(names, one), _state_of(siege, one), thing=one)


def _dice(one: str) -> OptionView:
    count = int(one[-1])
    words = {1: tr("One die"), 2: tr("Two dice"), 3: tr("Three dice")}
    title = words[count]
    if one.startswith("reckless"):
        title = tr("{dice} and a reckless one").format(dice=title)
    return OptionView(one, title, "", dice=tuple(DieView(value) for value in (5, 4, 6)[:count]))


def _state_of(siege: Siege, id: str) -> str:
    """A second line for somebody or something on the table."""
    model = siege.models.get(id)
    if model is not None:
        words = tr("Quality {quality}+, Combat {combat}").format(quality=model.quality, combat=model.profile.combat)
        return tr("{words}, knocked down").format(words=words) if model.knocked_down else words
    building = siege.buildings.get(id)
    if building is not None:
        most = siege.world.buildings[id].integrity
        words = tr("Integrity {now} of {most}").format(now=building.integrity, most=most)
        return tr("{words}, burning").format(words=words) if building.burning else words
    return ""


def leader_of(siege: Siege, hero: str) -> str:
    """Who at the table leads this hero, "" when one person leads all or it is nobody's."""
    for person, heroes in siege.world.people:
        if hero in heroes:
            return person
    return ""


def _filled(text: str, request: Request, siege: Siege, who: str) -> str:
    acting = siege.acting
    person = leader_of(siege, request.subject)
    if person:
        who = tr("{hero} ({person})").format(hero=who, person=person)
    return text.format(
        name=who or tr("Somebody"),
        actions=acting.actions if acting is not None else 0,
        supplies=siege.supplies,
        heart=heart_of(siege),
        wave=siege.wave,
        quality=siege.models[request.subject].quality if request.subject in siege.models else 0,
    )


def _default(request: Request, siege: Siege) -> int:
    """The answer that Enter gives: what a player mostly wants."""
    options = list(options_of(request))
    if request.topic in DICE_TOPICS:
        return 1 if len(options) > 1 else 0
    if request.topic == song_topics.ACTION and isinstance(request, Choose):
        for verb in ("power:", "attack:", "aim:", "shoot:", "stand", "move"):
            for number, one in enumerate(options):
                if one.startswith(verb):
                    return number
    if request.topic == topics.COUNCIL:
        return len(options) - 1
    return 0
