"""The notes of the guided first war: what a turn is made of first, then something new in every round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.play.note import Note
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.state.facts import EventRolled, MonsterAims, RuinRolled
from rules_core.games.warhold.state.war import War
from rules_core.kernel.requests import Request


def _from_round(number: int) -> Callable[[Any, Request], bool]:
    """A note that waits for its round."""

    def fits(state: Any, request: Request) -> bool:
        return isinstance(state, War) and state.round >= number

    return fits


def _from_round_or_end(number: int) -> Callable[[Any, Request], bool]:
    """A note that comes earlier in a war that will not last so long."""

    def fits(state: Any, request: Request) -> bool:
        return isinstance(state, War) and (state.round >= number or _nears_its_end(state))

    return fits


def _nears_its_end(war: War) -> bool:
    """A lord has lost most hit points, or stands alone, or has no stronghold any more."""
    campaign = campaign_of(war)
    for seat in war.living():
        lord = war.lord_of(seat)
        if lord is not None and 2 * lord.wounds > hit_points(campaign, lord):
            return True
        if len(war.units_of(seat)) < 2 or not war.held_by(seat):
            return True
    return False


NOTES = (
    Note(
        "warhold.people",
        topics.RACE,
        QT_TRANSLATE_NOOP("Learn", "Your people"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Humans march faster side by side, elves walk through woods as if they were meadows, dwarves through "
            "mountains, and orcs stand two to a tile. For a first war any of them will do.",
        ),
    ),
    Note(
        "warhold.stronghold",
        topics.STRONGHOLD_PLACE,
        QT_TRANSLATE_NOOP("Learn", "Your stronghold"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Gold, food and soldiers come from here. Look for a spot with ruins near by and some way between you and "
            "the other kingdom: whoever explores first grows first.",
        ),
    ),
    Note(
        "warhold.upkeep",
        topics.TRAIN,
        QT_TRANSLATE_NOOP("Learn", "The Upkeep"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Your workers have gathered gold and food, and your soldiers were paid. Spend what is left: a worker costs "
            "30 of each and brings 40 every turn. In the first rounds nothing is worth more.",
        ),
    ),
    Note(
        "warhold.march",
        topics.MOVE,
        QT_TRANSLATE_NOOP("Learn", "On the march"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Every unit may go as far as its points reach, at once or bit by bit. A step costs 1 point on plains, 2 "
            "into a forest, 3 onto a mountain, and nobody walks on water. Send your infantry to the nearest ruin.",
        ),
    ),
    Note(
        "warhold.ruin",
        None,
        QT_TRANSLATE_NOOP("Learn", "A ruin"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Whoever ends a move on a ruin explores it: gold, equipment, a monster, or a monster that guards "
            "something. Once that is taken, or the monster is dead, the ruin is gone.",
        ),
        seen=RuinRolled,
    ),
    Note(
        "warhold.event",
        None,
        QT_TRANSLATE_NOOP("Learn", "The end of the turn"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "A die ends every turn: 1 is a disaster, 2 a monster, 3 to 5 somebody you meet on the road, 6 a boon.",
        ),
        seen=EventRolled,
    ),
    Note(
        "warhold.monsters",
        None,
        QT_TRANSLATE_NOOP("Learn", "The Monster Turn"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "After the last player the monsters move. Each makes for whoever is nearest, and strikes first. They are "
            "fond of a unit that stands alone.",
        ),
        seen=MonsterAims,
    ),
    Note(
        "warhold.engineer",
        topics.TRAIN,
        QT_TRANSLATE_NOOP("Learn", "Engineers build"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "An engineer raises one building a turn. A mine at level 2 brings 60 gold for each worker instead of 40: "
            "with three workers that pays for itself in two rounds.",
        ),
        fits=_from_round(3),
    ),
    Note(
        "warhold.barracks",
        topics.TRAIN,
        QT_TRANSLATE_NOOP("Learn", "Soldiers want pay"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Each soldier costs upkeep every turn, and whoever is not paid leaves. At level 2 the barracks trains "
            "ranged units too, at level 3 cavalry. Look at what comes in before you hire.",
        ),
        fits=_from_round(4),
    ),
    Note(
        "warhold.healer",
        topics.TRAIN,
        QT_TRANSLATE_NOOP("Learn", "Wounds do not close by themselves"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "A healer in the keep heals one wound each Upkeep of whoever stands in your stronghold, the lord too. The "
            "keep has room for four, engineers among them.",
        ),
        fits=_from_round(5),
    ),
    Note(
        "warhold.attack",
        topics.ATTACK,
        QT_TRANSLATE_NOOP("Learn", "To the fight"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Units of one type with the same enemy in reach strike together. Each attack rolls to hit, and each hit "
            "rolls to wound. Five against one is how battles are won.",
        ),
    ),
    Note(
        "warhold.whom",
        topics.WHOM,
        QT_TRANSLATE_NOOP("Learn", "Against whom"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Below each enemy stands what your dice have to show. Some are hard to hit, some are hard to wound, and "
            "walls help whoever is inside.",
        ),
    ),
    Note(
        "warhold.counter",
        topics.COUNTER,
        QT_TRANSLATE_NOOP("Learn", "Strike back"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Whoever was attacked and still stands may strike back at once. It costs nothing. Monsters do the same "
            "when you attack them, so strike with many, or from two tiles away.",
        ),
    ),
    Note(
        "warhold.equip",
        topics.EQUIP,
        QT_TRANSLATE_NOOP("Learn", "A lord in armour"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "What you find helps only when it is worn, and it is put on at the end of the Upkeep: a weapon, a shield, "
            "a helm, armour, boots or a horse, and two trinkets.",
        ),
    ),
    Note(
        "warhold.town",
        topics.MOVE,
        QT_TRANSLATE_NOOP("Learn", "The town"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "No soldier strikes another in town. In your next Upkeep a cleric heals there for 25 gold a wound, and a "
            "lord in town may buy one of three pieces of equipment, or sell what does not fit.",
        ),
        fits=_from_round(6),
    ),
    Note(
        "warhold.siege",
        topics.TRAIN,
        QT_TRANSLATE_NOOP("Learn", "Against walls"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "A siege engine is built by an engineer. Beside a stronghold it makes the walls count a level lower, and "
            "each of its wounds counts as three. It moves or shoots, never both in one turn.",
        ),
        fits=_from_round(7),
    ),
    Note(
        "warhold.away",
        topics.MOVE,
        QT_TRANSLATE_NOOP("Learn", "Turning your back"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Whoever steps away from an enemy is struck at on the way, once by each that stands beside. Of players "
            "ranged units and siege engines never do that; inside a stronghold or a town you are safe from it.",
        ),
        fits=_from_round(8),
    ),
    Note(
        "warhold.lord",
        topics.MOVE,
        QT_TRANSLATE_NOOP("Learn", "Your lord"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Your best fighter, and the one you cannot lose: without a lord the kingdom is lost, however rich it is. "
            "Fight where the odds are good, and come home to heal in time.",
        ),
        fits=_from_round_or_end(9),
    ),
    Note(
        "warhold.seize",
        topics.TRAIN,
        QT_TRANSLATE_NOOP("Learn", "An open gate"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "A stronghold without a defender belongs to the rival who stands in it when a phase ends. Its buildings "
            "lose a level then, and most of its people are gone. Leave somebody at home.",
        ),
        fits=_from_round_or_end(10),
    ),
    Note(
        "warhold.spoils",
        topics.TRAIN,
        QT_TRANSLATE_NOOP("Learn", "When a lord falls"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The whole kingdom falls with its lord. Soldiers in the field are gone, those in the stronghold fight on "
            "without orders, and whoever slew the lord may take its equipment.",
        ),
        fits=_from_round_or_end(11),
    ),
    Note(
        "warhold.last",
        topics.TRAIN,
        QT_TRANSLATE_NOOP("Learn", "The last lord"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "You know all of it now. Count gold, soldiers and wounds: who is ahead? From here go for the other lord. "
            "Whose lord is the last one alive has won.",
        ),
        fits=_from_round_or_end(12),
        is_for_now=True,
    ),
)
"""In the order of a war; each is shown once."""
