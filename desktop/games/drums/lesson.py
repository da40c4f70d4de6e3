"""The notes of the guided first skirmish."""

from __future__ import annotations

from typing import Final

from desktop.games.drums.question_marks import SHOTS
from desktop.play.note import Note
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.ending import LEAST_WITHOUT_COMMANDER
from rules_core.games.drums.state.battle import Battle
from rules_core.kernel.requests import Request, options_of
from rules_core.song import groups
from rules_core.song import topics as song_topics
from rules_core.song.field import GROUP_MOVE, REGROUP
from rules_core.song.stride import allowance
from rules_core.song.warband import ModelId

FEW: Final = 2
"""With so many men more than the least a squad is near breaking."""


def _offers(request: Request, *verbs: str) -> bool:
    return any(one.partition(":")[0] in verbs for one in options_of(request))


def _may_order(battle: Battle, request: Request) -> bool:
    return _offers(request, GROUP_MOVE, REGROUP, groups.VOLLEY)


def _may_volley(battle: Battle, request: Request) -> bool:
    return any(one.startswith(f"{groups.VOLLEY}:") for one in options_of(request))


def _may_fire(battle: Battle, request: Request) -> bool:
    return any(one.startswith(SHOTS) for one in options_of(request))


def _may_load(battle: Battle, request: Request) -> bool:
    return _offers(request, "reload")


def _foe_is_near(battle: Battle, request: Request) -> bool:
    """Whether an enemy may be in contact after a Move of each."""
    man = battle.models.get(ModelId(request.subject))
    if man is None or not man.in_play:
        return False
    far = 2 * allowance(battle, man)
    return any(battle.ground.within(man, foe, far) for foe in battle.enemies(man) if foe.in_play)


def _is_near_breaking(battle: Battle, request: Request) -> bool:
    return any(len(battle.men(seat)) <= LEAST_WITHOUT_COMMANDER + FEW for seat in battle.seats)


def _is_later_round(battle: Battle, request: Request) -> bool:
    return battle.round > 1


NOTES = (
    Note(
        "drums.role",
        topics.ROLE,
        QT_TRANSLATE_NOOP("Learn", "Six in blue"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Most battles begin with buying a squad; here both are ready. You have an officer and five muskets, and "
            "six in red stand against you. Your die was higher, so you choose: whoever defends sets up first, and "
            "the attacker sees where.",
        ),
    ),
    Note(
        "drums.deploy",
        topics.DEPLOY,
        QT_TRANSLATE_NOOP("Learn", "Set up your line"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Click a spot in the golden area, or press Enter for the one that is suggested. Keep your men base to "
            "base: only men who touch one another can be given an order together.",
        ),
    ),
    Note(
        "drums.whom",
        topics.WHOM,
        QT_TRANSLATE_NOOP("Learn", "Who acts?"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Click one of your men with a dashed ring, or press the key beside the name. Each acts once in a turn. "
            "Begin with the officer, whose orders reach only men within Long who have not acted yet.",
        ),
    ),
    Note(
        "drums.morale",
        topics.WHOM,
        QT_TRANSLATE_NOOP("Learn", "Nerve"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "When a squad is down to half, when its leader is lost, or when somebody nearby dies gruesomely, men roll "
            "three dice against their Quality. One or two misses make them run, and three make them leave the field.",
        ),
    ),
    Note(
        "drums.breaking",
        topics.WHOM,
        QT_TRANSLATE_NOOP("Learn", "Near breaking"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "A squad that is down to two men breaks and has lost; with an officer or a sergeant among them only while "
            "the enemy has more. One more good volley may decide it. You may also withdraw, and lose.",
        ),
        fits=_is_near_breaking,
    ),
    Note(
        "drums.keys",
        topics.WHOM,
        QT_TRANSLATE_NOOP("Learn", "Good to know"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Backspace takes back, as far as you like. Docks open and close with Ctrl and a digit: all men, the rules, "
            "what has happened. ? shows all keys.",
        ),
        fits=_is_later_round,
    ),
    Note(
        "drums.dice",
        song_topics.DICE,
        QT_TRANSLATE_NOOP("Learn", "One, two or three dice"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Each die that reaches the Quality is an action. More dice may give more actions, but two misses in one "
            "roll end your whole turn once those actions are spent. The buttons show the odds.",
        ),
    ),
    Note(
        "drums.volley",
        song_topics.ACTION,
        QT_TRANSLATE_NOOP("Learn", "Volley!"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Now choose the target, and then who fires along. It is one roll for all, with the weakest shooter's "
            "numbers, and the target has 1 less for every musket beyond the first. All of them are empty afterwards.",
        ),
        fits=_may_volley,
    ),
    Note(
        "drums.order",
        song_topics.ACTION,
        QT_TRANSLATE_NOOP("Learn", "Give an order"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "An order costs the officer one action. You name who follows, and one roll counts for all of them: each "
            "success is an action for every man. A volley fires together, and a regroup brings scattered men back.",
        ),
        fits=_may_order,
    ),
    Note(
        "drums.fire",
        song_topics.ACTION,
        QT_TRANSLATE_NOOP("Learn", "Fire"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The button tells all outcomes of the shot, and resting the pointer on an enemy tells why. A musket "
            "reaches three Long and is best within one; walls, hedges and woods protect. Each man attacks once in a "
            "turn. Aiming takes two actions.",
        ),
        fits=_may_fire,
    ),
    Note(
        "drums.load",
        song_topics.ACTION,
        QT_TRANSLATE_NOOP("Learn", "An empty musket"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The small mark beside a disc shows the musket: loaded, half loaded or empty. To load it takes two "
            "actions, and what is begun is kept from turn to turn. Load behind a wall if you can.",
        ),
        fits=_may_load,
    ),
    Note(
        "drums.melee",
        song_topics.ACTION,
        QT_TRANSLATE_NOOP("Learn", "Cold steel"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "An enemy is near. Move into contact, then attack: both roll a die and add their Combat, and the "
            "higher sum wins. An even winning die throws the loser down, an odd one drives the loser back; twice the "
            "other sum kills. Leaving contact costs more, and the enemy strikes first.",
        ),
        fits=_foe_is_near,
    ),
    Note(
        "drums.move",
        song_topics.MOVE,
        QT_TRANSLATE_NOOP("Learn", "Where to?"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The blue area is as far as this Move reaches, in one straight line; woods, walls and hedges make it "
            "shorter. The pale figure stands at a place that is suggested: point elsewhere to try, click to go.",
        ),
    ),
    Note(
        "drums.theirs",
        None,
        QT_TRANSLATE_NOOP("Learn", "Their turn"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The other side acts now, by the same rules as you. The line on the map's edge says why. Space shows the "
            "next step, any other key the end. W shows their turn again, and View, Pace makes it slower.",
        ),
    ),
)
"""Of those that are about one question the first that fits comes first."""
