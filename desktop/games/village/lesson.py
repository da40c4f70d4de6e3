"""The notes of the guided first siege."""

from __future__ import annotations

from desktop.games.village.question_marks import ATTACKS
from desktop.play.note import Note
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.requests import Request, options_of
from rules_core.song import topics as song_topics
from rules_core.song.stride import allowance
from rules_core.song.warband import ModelId


def _foe_is_near(siege: Siege, request: Request) -> bool:
    """Whether an enemy stands in contact, or one move away."""
    model = siege.models.get(ModelId(request.subject))
    return model is not None and any(
        siege.ground.within(model, foe, allowance(siege, model)) for foe in siege.enemies(model) if foe.in_play
    )


def _may_strike(siege: Siege, request: Request) -> bool:
    return any(one.startswith(ATTACKS) for one in options_of(request))


def _is_later_round(siege: Siege, request: Request) -> bool:
    return siege.round > 1


NOTES = (
    Note(
        "welcome",
        topics.DEPLOY,
        QT_TRANSLATE_NOOP("Learn", "Your village"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Hold these five houses for five waves. If the Town Hall falls, all is lost. Put your heroes into the "
            "golden area: click a spot there, or press Enter for the one we suggest. You do not know yet from which "
            "side the enemy comes.",
        ),
    ),
    Note(
        "keys",
        topics.WHOM,
        QT_TRANSLATE_NOOP("Learn", "Good to know"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Backspace takes back, as far as you like. Lists of heroes, enemies and more open and close with Ctrl and "
            "a digit. M switches the sounds on and off, and ? shows all keys.",
        ),
        fits=_is_later_round,
    ),
    Note(
        "whom",
        topics.WHOM,
        QT_TRANSLATE_NOOP("Learn", "Your turn"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Choose who acts: click a hero with a dashed golden ring, or press the digit beside it. Each may act once "
            "in a turn. When you have had enough, pass: then the enemies act.",
        ),
    ),
    Note(
        "dice",
        song_topics.DICE,
        QT_TRANSLATE_NOOP("Learn", "One, two or three dice"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Each die that reaches your Quality is an action. More dice may give more actions, but two misses in one "
            "roll end your whole turn. The buttons show the odds. Two dice are a good habit. Far from all enemies, a "
            "hero may move once without a roll.",
        ),
    ),
    Note(
        "fight",
        song_topics.ACTION,
        QT_TRANSLATE_NOOP("Learn", "Reading a fight"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Both sides roll a die and add their Combat; the higher sum wins. If the winning die is odd, the loser is "
            "driven back; if it is even, knocked down. Twice the other sum kills, three times gruesomely. The button "
            "counts all of it: kill, down, and what may go against us. A shot that fails hurts nobody.",
        ),
        fits=_may_strike,
    ),
    Note(
        "contact",
        song_topics.ACTION,
        QT_TRANSLATE_NOOP("Learn", "Contact"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Whose bases touch are in contact; where a disc is larger than its base, a dotted circle shows the base. "
            "With two actions left, a click on an enemy in reach moves your hero into contact and attacks. Whoever "
            "touches a standing enemy stops there. Whoever leaves one again takes a free blow from it first.",
        ),
        fits=_foe_is_near,
    ),
    Note(
        "action",
        song_topics.ACTION,
        QT_TRANSLATE_NOOP("Learn", "Spend your actions"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "A move, an attack, a shot: each takes an action, and a hero attacks once in a turn. Drag the hero on the "
            "map to move at once. Rest the pointer on an enemy to see what a click on it does, and the odds.",
        ),
    ),
    Note(
        "move",
        song_topics.MOVE,
        QT_TRANSLATE_NOOP("Learn", "Where to?"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The blue area is as far as one move reaches. The pale figure stands at a good place, and the button says "
            "why: point elsewhere to try, click to go. The golden plate says who would attack there, and how likely "
            "that ends badly. Red arrows show what the enemies are after.",
        ),
    ),
    Note(
        "theirs",
        None,
        QT_TRANSLATE_NOOP("Learn", "Their turn"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The enemies act by themselves. One roll counts for a whole group. While one acts, a whole red arrow shows "
            "what it makes for, a dashed one its second choice; the line on the map's edge says why. Space shows the "
            "next step, any other key the end. W shows their turn again; View, Pace makes it slower.",
        ),
        seen=EnemyDecided,
    ),
    Note(
        "council",
        topics.COUNCIL,
        QT_TRANSLATE_NOOP("Learn", "The council meets"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "After each wave you read how it went, and the Table menu tells it again. Your Supplies mend what is "
            "broken, build better houses, and set Barricades and Traps; what is left is saved. End the council when "
            "you are done. Good luck.",
        ),
        is_about_right=True,
    ),
)
"""Of those that are about one question the first that fits comes first."""
