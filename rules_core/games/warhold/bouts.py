"""Games of four in which no race and no seat should have the better of it."""

from __future__ import annotations

from typing import Final

from rules_core.games.definition import Bout
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.types import Race
from rules_core.games.warhold.words.names import SEATS
from rules_core.kernel.game import Plain
from rules_core.wording.translation import official, say, tell

READY: Final[Plain] = {"players": 4, "board": "four-corners", "approval": False}
LAID: Final[Plain] = {"players": 4, "board": "", "approval": False}
DRIVEN_OUT: Final = "Spearmen seldom drive out whoever comes into the Stronghold, and meanwhile nothing is gathered."
WHY: Final = {
    "orcs/four-corners": DRIVEN_OUT,
    "dwarves/": "Rivals live nearer than in the four corners, and Warriors and Gunners wound best.",
    "orcs/": DRIVEN_OUT,
}
"""Why a race does not win as often as others, as far as it is known; the numbers of races are the book's."""


def bouts() -> tuple[Bout, ...]:
    """Each race on the map that stands ready for four and on maps by lot, and each seat."""
    content = shipped()
    ready = official("board/four-corners/name", content.boards["four-corners"].name)
    found = [_race(one, READY, ready) for one in content.races.values()]
    for seat, name in SEATS.items():
        first = tell("{race}, {place}", race=say(name.text), place=ready)
        found.append(Bout(seat, first, say("The others"), READY, f"{seat}_won", sides=4))
    return (*found, *[_race(one, LAID, say("Maps by lot")) for one in content.races.values()])


def _race(race: Race, choices: Plain, place: str) -> Bout:
    first = tell("{race}, {place}", race=official(f"race/{race.id}/name", race.name), place=place)
    id = f"{race.id}/{choices['board']}"
    why = say(WHY[id]) if id in WHY else ""
    return Bout(id, first, say("The others"), choices, f"{race.id}_won", why=why, sides=4)
