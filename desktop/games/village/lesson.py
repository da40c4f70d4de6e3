"""The notes of the guided first siege."""

from __future__ import annotations

from desktop.play.guide import Note
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.village.rules import topics
from rules_core.song import topics as song_topics

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
        "whom",
        topics.WHOM,
        QT_TRANSLATE_NOOP("Learn", "Your turn"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Choose who acts: click a hero with a dashed ring, or press the digit on the button below. When you have "
            "had enough, pass. Then the enemies act.",
        ),
    ),
    Note(
        "dice",
        song_topics.DICE,
        QT_TRANSLATE_NOOP("Learn", "One, two or three dice"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Each die that reaches your Quality is an action. More dice may give more actions, but two misses end "
            "your whole turn. The buttons show the odds. Two dice are a good habit.",
        ),
    ),
    Note(
        "action",
        song_topics.ACTION,
        QT_TRANSLATE_NOOP("Learn", "Spend your actions"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Move, attack, shoot. Drag the hero on the map to move at once. Point at an enemy to see what an attack "
            "may do, before you decide. One attack in each turn.",
        ),
    ),
    Note(
        "move",
        song_topics.MOVE,
        QT_TRANSLATE_NOOP("Learn", "Where to?"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The blue area is as far as one move reaches. Stand between the enemies and what they want: the list on "
            "the right says what each group is after.",
        ),
    ),
    Note(
        "council",
        topics.COUNCIL,
        QT_TRANSLATE_NOOP("Learn", "The council meets"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The wave is over and you have earned Supplies. Mend what is broken, save up for better houses, set "
            "Barricades and Traps. End the council when you are done. You know it all now: good luck.",
        ),
        is_about_right=True,
    ),
)
