"""The names of one battle: seats, men, weapons, terrain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules_core.games.drums.content.types import Content
from rules_core.games.drums.options import DrumsOptions
from rules_core.games.drums.words.plain_words import WORDS
from rules_core.kernel.requests import SeatId
from rules_core.song.manner import RANGED, Manner
from rules_core.song.words.names import SongNames, trait_word
from rules_core.wording.sentence import Part, Phrase
from rules_core.wording.translation import official

SIDES: Final = ("heroes", "enemies", "", "")
"""The colours in which dice and discs of the seats are shown."""

OF_SHOTS: Final[dict[str, str]] = {
    "range": "SDS-FIRE-10",
    "light-cover": "SDS-RNG-11",
    "heavy-cover": "SDS-RNG-12",
    "aimed": "SDS-FIRE-12",
    "concentrated": "S-VOL-8",
    "marksman": "SDS-FIRE-16",
    "poor-shot": "SDS-FIRE-16",
    "open-order": "SDS-FIRE-17",
    "ambush": "SDS-FIRE-18",
    "steady": "SDS-NAT-2",
}
"""The clause of each part of a shot, where that of the shot does not say it."""
OF_BLOWS: Final[dict[str, str]] = {
    "charge": "SDS-HTH-25",
    "mounted": "SDS-HTH-8",
    "outnumbered": "SDS-HTH-8",
    "height": "SDS-HTH-8",
    "obstacle": "SDS-HTH-8",
    "strong": "SDS-HTH-8",
    "elan": "SDS-HTH-8",
    "ladder": "SDS-BLD-6",
    "window": "SDS-HTH-8",
    "power": "SDS-ACT-3",
    "ambush": "SDS-HTH-16",
}
"""The same for blows."""
PART: Final = 2
"""So many strokes has the id of a part of a building: the building, what it is, which of them."""


class BattleNames(SongNames):
    """Ids in, names out."""

    def __init__(self, content: Content, options: DrumsOptions) -> None:
        self.content = content
        self.options = options
        self.types: Mapping[str, str] = {}
        """Which type each man is of, once squads lie open."""
        self.people: Mapping[SeatId, str] = {}

    def of(self, id: str) -> Part:
        if id in self.people:
            return self.people[SeatId(id)]
        if id in self.options.seats:
            return self.nation(self.options.nations[self.options.seats.index(SeatId(id))])
        if id in self.content.soldiers:
            return self.soldier(id)
        if id in self.content.squads:
            return official(f"squad/{id}/name", self.content.squads[id].name)
        # The lane of the lesson is no content, and has its name among the words.
        if id in self.content.battlefields and id not in WORDS:
            return official(f"battlefield/{id}/name", self.content.battlefields[id].name)
        if id in self.content.scenarios:
            return official(f"scenario/{id}/name", self.content.scenarios[id].name)
        if id in self.content.nations:
            return self.nation(id)
        if id not in WORDS and id in self.content.arms:
            return official(f"weapon/{id}/name", self.content.arms[id].name)
        if id in self.content.buildings:
            return self.building(id)
        if id.count("/") == PART:
            # A door, a window, stairs: by what it is.
            return self.plain(f"part {id.split('/')[1]}")
        seat, _, number = id.rpartition("-")
        if seat in self.options.seats and number.isdigit():
            return self.badge(seat, int(number))
        return self.plain(id)

    def soldier(self, type_id: str) -> str:
        """What a line of a roster is called."""
        return official(f"soldier/{type_id}/name", self.content.soldiers[type_id].name)

    def building(self, id: str) -> str:
        """What a building is called."""
        return official(f"building/{id}/name", self.content.buildings[id].name)

    def nation(self, id: str) -> str:
        """What a nation is called."""
        return official(f"nation/{id}/name", self.content.nations[id].name)

    def badge(self, seat: str, number: int) -> str:
        """A man by the letter of his nation and his number: F5."""
        at = self.options.seats.index(SeatId(seat))
        nation = self.options.nations[at]
        letter = self.content.nations[nation].letter
        # Two sides of one nation are told apart.
        twin = self.options.nations.index(nation) != at
        return f"{letter}{letter.lower() if twin else ''}{number}"

    def man(self, seat: str, number: int, type_id: str) -> str:
        """A man in full: "Line infantryman F5"."""
        return f"{self.soldier(type_id)} {self.badge(seat, number)}"

    def seat_of(self, id: str) -> str:
        """The seat of a man; of a seat that seat."""
        return id if id in self.options.seats else id.rpartition("-")[0]

    def side_of(self, id: str) -> str:
        seat = self.seat_of(id)
        return SIDES[self.options.seats.index(SeatId(seat))] if seat in self.options.seats else ""

    def side(self, side: str) -> Part:
        return self.of(side)

    def clause_of(self, cause: str, manner: str) -> str:
        return (OF_SHOTS if Manner(manner) in RANGED else OF_BLOWS).get(cause, "")

    def plain(self, name: str) -> Phrase:
        found = WORDS.get(name)
        return found if found is not None else trait_word(name)
