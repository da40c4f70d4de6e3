"""Questions and answers as the window shows them: the words of the rules with pictures, dice and what a click means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.games.village.council.council_words import council_option
from desktop.games.village.prompts.pictures import CLICKED, picture_of
from desktop.games.village.question_marks import ATTACKS
from desktop.games.village.siege_scene import badge_of
from desktop.look.widgets.die import DieView
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.games.village.players.outlook import Outlook
from rules_core.games.village.players.thumb_actions import lacks_action_to_charge, sensible_action
from rules_core.games.village.players.thumb_council import END, advise
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.players.thumb_setup import choose_mount
from rules_core.games.village.players.thumb_turn import sensible_dice, sensible_model
from rules_core.games.village.rules import shop, topics
from rules_core.games.village.rules.hero_turn import PASS
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words import question_words
from rules_core.games.village.words.council_words import COUNCIL_WHY
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.question_texts import ACTIONS, BETTER_STAY, NOBODY_NEEDED, NOTHING_HERE, TOO_FEW
from rules_core.games.village.words.question_words import DICE_TOPICS, thing_of
from rules_core.games.words import Option
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Choose, Request, options_of
from rules_core.song import topics as song_topics
from rules_core.song.warband import ModelId
from rules_core.song.words.reported_words import REPORTED
from rules_core.wording.sentence import Part, Sentence
from rules_core.wording.translation import inside

ADVISED = (topics.PUT_OUT, topics.BLESSING, topics.HERB, topics.RETURNING, topics.ENEMY_TIE, topics.OPPONENT)
"""Questions that the rule-of-thumb player answers by looking at who and what is at stake."""
SHOWN_DICE = (5, 4, 6)


def question(request: Request, siege: Siege, names: SiegeNames) -> QuestionView:
    """The whole question."""
    said = question_words.question(request, siege, names)
    offered = options_of(request)
    if request.topic == topics.COUNCIL:
        # The shop is looked through once for all of its answers.
        entries = {entry.id: entry for entry in shop.entries(siege)}
        # What is free comes first: nobody pays for what a building does for nothing.
        offered = sorted(offered, key=lambda one: entries[one].cost > 0 if one in entries else 2)
        options = tuple(council_option(one, entries.get(one), siege, names) for one in offered)
    else:
        said_of = dict(zip(offered, question_words.answers(request, siege, names), strict=True))
        options = tuple(_option(request, one, said_of[one], siege) for one in question_words.in_order(request))
    default = _default(request, offered, siege)
    if options:
        why = _why_nothing(request, str(options[default].answer), siege)
        if request.topic == topics.COUNCIL and isinstance(request, Choose):
            # What it brings and costs stays before the reason.
            reason = advise(siege, request).reason
            if reason in COUNCIL_WHY:
                parts: dict[str, Part] = {
                    "deed": options[default].second,
                    "reason": inside(COUNCIL_WHY[reason].words()),
                }
                why = Sentence("{deed} ({reason})", parts).words()
        options = tuple(replace(one, second=why) if why and at == default else one for at, one in enumerate(options))
    return QuestionView(said.title, said.second, options, default)


def _why_nothing(request: Request, advised: str, siege: Siege) -> str:
    """Why the answer that Enter gives is one by which nothing is done; "" where it is another one."""
    if request.topic == topics.WHOM and advised == PASS:
        return NOBODY_NEEDED.words()
    if request.topic == song_topics.ACTION and advised == END:
        if any(one.startswith(ATTACKS) for one in options_of(request)):
            return BETTER_STAY.words()
        waits = "move" in options_of(request) and lacks_action_to_charge(Outlook(siege), siege.model(request.subject))
        return (TOO_FEW if waits else NOTHING_HERE).words()
    return ""


def _option(request: Request, one: str, words: Option, siege: Siege) -> OptionView:
    """An answer with its picture."""
    dice: tuple[DieView, ...] = ()
    if request.topic in DICE_TOPICS and one[-1].isdigit():
        dice = tuple(DieView(value) for value in SHOWN_DICE[: int(one[-1])])
    verb, _, target = one.partition(":")
    foe = siege.models.get(ModelId(target)) if verb in ACTIONS else None
    # On the map everybody has a badge, which is shorter than a name.
    brief = ""
    if foe is not None and siege.play_mode is not PlayMode.UNMAPPED:
        brief = Sentence(ACTIONS[verb][0].template, {"name": badge_of(foe)}).words()
    return OptionView(
        one,
        words.title,
        words.second,
        picture_of(request.topic, one),
        dice,
        thing_of(request, one),
        plain=CLICKED.get(verb, 0),
        brief=brief,
    )


def _default(request: Request, options: Sequence[str], siege: Siege) -> int:
    """The answer that Enter gives: what a player mostly wants, and never an attack that will rather hurt us."""
    if request.topic == song_topics.DICE and isinstance(request, Choose) and siege.play_mode is not PlayMode.UNMAPPED:
        # Nothing is risked where nothing is to be had by it: who is far from the enemy walks without a roll.
        return options.index(sensible_dice(Outlook(siege), request))
    if request.topic in DICE_TOPICS:
        return 1 if len(options) > 1 else 0
    if request.topic == topics.WHOM and isinstance(request, Choose):
        return options.index(sensible_model(Outlook(siege), request))
    if request.topic == song_topics.ACTION and isinstance(request, Choose):
        return options.index(sensible_action(Outlook(siege), request))
    if request.topic == topics.READY_MOUNTS and isinstance(request, Choose):
        return options.index(choose_mount(siege, request))
    if request.topic == topics.COUNCIL and isinstance(request, Choose):
        return options.index(advise(siege, request).decision)
    if request.topic in ADVISED and isinstance(request, Choose):
        return options.index(str(ThumbPlayer().decide(siege, request, 0)))
    if request.topic in REPORTED:
        # What is believed comes first in the question, wherever it stands among the answers.
        return question_words.in_order(request).index(options[0])
    return 0
