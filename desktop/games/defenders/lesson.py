"""The notes of the guided first city."""

from __future__ import annotations

from desktop.play.note import Note
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.facts import PlaceLost

NOTES = (
    Note(
        "defenders.city",
        topics.TURN,
        QT_TRANSLATE_NOOP("Learn", "A city of cards"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Every card becomes part of a place or of a defender. Take one from the row: click it, drag it onto a "
            "heap, or press its key. High cards are strong in a fight, low ones are broad places and groups of people.",
        ),
    ),
    Note(
        "defenders.meaning",
        topics.MEANING,
        QT_TRANSLATE_NOOP("Learn", "What a card says"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "A card says either what it is, or a word about it. Each place and defender needs one card that says what "
            "it is. Words count too: a well-constructed place is easier to hold, and the loss of a loved one hurts.",
        ),
    ),
    Note(
        "defenders.name",
        topics.NAME,
        QT_TRANSLATE_NOOP("Learn", "It gets a name"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Name what you have finished: take a suggestion or write your own. Then tell something of it, if you "
            "like. All of it comes back in the book of your siege.",
        ),
    ),
    Note(
        "defenders.drawing",
        topics.DRAWING,
        QT_TRANSLATE_NOOP("Learn", "Draw it"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Draw this place with the mouse or a pen, as large as you like: its outline first, then roofs and trees, "
            "or set stamps. Nobody judges your hand. “Draw it for me” sets it down at once.",
        ),
    ),
    Note(
        "defenders.ways",
        topics.CONNECTIONS,
        QT_TRANSLATE_NOOP("Learn", "What leads where"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Defenders walk along these ways. They follow what you drew: a river needs a bridge, a wall needs a gate. "
            "Take what is offered, or add a way and take one out.",
        ),
    ),
    Note(
        "defenders.entries",
        topics.ENTRIES,
        QT_TRANSLATE_NOOP("Learn", "Where they break in"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "At these numbered places the menace comes in: a die chooses among them. When one falls, the places "
            "behind it become the next.",
        ),
    ),
    Note(
        "defenders.placing",
        topics.PLACING,
        QT_TRANSLATE_NOOP("Learn", "To your posts"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Put each defender into a place. A broad place holds two regiments, a building one; single people find "
            "room anywhere. Begin with the places where they break in.",
        ),
    ),
    Note(
        "defenders.threat",
        topics.THREAT_TYPE,
        QT_TRANSLATE_NOOP("Learn", "The menace"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "These cards want your city gone. Say what they are. The larger the value, the harder they are to beat. "
            "The city is saved when the last of them is destroyed, or when the deck has run out.",
        ),
    ),
    Note(
        "defenders.reflection",
        topics.SCENE,
        QT_TRANSLATE_NOOP("Learn", "A moment of rest"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Each turn begins with a scene of life in the city: choose one and tell it, or skip it. Now you may also "
            "plan: “If they come” beside the map says how likely each place holds.",
        ),
    ),
    Note(
        "defenders.move",
        topics.MOVE,
        QT_TRANSLATE_NOOP("Learn", "Your defenders move"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "A card was turned, and the menace did what it says. Now move one defender along a way, or stay. From "
            "here on nobody may confer and no odds are shown: each decides alone.",
        ),
    ),
    Note(
        "defenders.ability",
        topics.ABILITY,
        QT_TRANSLATE_NOOP("Learn", "What they can do"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Once a turn one of them does something special: engineers repair, healers heal, a Jack lifts morale, a "
            "King's engine shoots. Choose one, or nobody.",
        ),
    ),
    Note(
        "defenders.battle",
        topics.ATTACK_TOLD,
        QT_TRANSLATE_NOOP("Learn", "A battle"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Both sides add their values, what the place and the words are worth, and a die each. The higher total "
            "wins. First tell how they come, then how you stand against it; one line is enough.",
        ),
    ),
    Note(
        "defenders.won",
        topics.STRIKE,
        QT_TRANSLATE_NOOP("Learn", "You have held"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Each defender there now strikes down one threat whose value is not above their own, and tells the deed; "
            "it is gone for good. Threats that are left over go back to where they came from.",
        ),
    ),
    Note(
        "defenders.lost",
        # Who falls is not always asked.
        None,
        QT_TRANSLATE_NOOP("Learn", "A place is lost"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "It is held by the menace or lies in ruins. In a lost battle each threat strikes one of yours down, and "
            "the others flee with a wound. A defender wins a held place back by going there when the threat has gone; "
            "engineers repair ruins. If people loved it, morale sinks, and with it everybody's value.",
        ),
        seen=PlaceLost,
    ),
)
"""In the order of an evening; each is shown once."""
