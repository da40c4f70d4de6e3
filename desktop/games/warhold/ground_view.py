"""What the window shows of the ground of a war: a view of the map, and one of the places of a table without a map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.tiles.figures import Muster
from desktop.play.check_table.lines import CheckField, FieldKind
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.combat import can_still_attack
from rules_core.games.warhold.rules.land import is_water, place_at, shown_name, steps_apart
from rules_core.games.warhold.rules.unmapped.laying_out import LAYING_OUT
from rules_core.games.warhold.state.war import FIRST_SPOT, NOTHING, Phase, Unit, War
from rules_core.games.warhold.words.grounds import place_said
from rules_core.games.words import Words
from rules_core.kernel.requests import Request

NEAR: Final = 6
"""So far from where it is believed to stand a figure is looked for."""
FIGHTS: Final = (topics.ATTACK, topics.COUNTER, topics.WHOM)
LIKELY: Final = (
    topics.MOVE,
    topics.ATTACK,
    topics.COUNTER,
    topics.FIGHT,
    topics.MARCH,
    topics.NEAREST,
    topics.WHOM,
    topics.WHO_IS_STRUCK,
    topics.WHO_STRIKES,
)
"""Questions that are put otherwise at a table without a map."""


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarGround", text, "", count)


class GroundView:
    """On the map."""

    def making(self, phase: Phase) -> str:
        """What is done while the board is made, where it is not what the phase says."""
        return ""

    def where(self) -> str:
        """Where figures are."""
        return tr("On the map")

    def count(self, number: int) -> str:
        """So many are there."""
        return tr("%n on the map", number)

    def name(self, muster: Muster, unit: Unit) -> str:
        """What people call a figure."""
        return muster.name(unit)

    def badge(self, muster: Muster, unit: Unit) -> str:
        """What tells a figure from others of its kind."""
        return muster.badge(unit)

    def place_field(self, war: War, path: str, unit: Unit, words: Words) -> CheckField:
        """Where a figure stands, to be corrected: on its tile or one of the free ones near by, the nearest first."""
        taken = {one.tile for one in war.units if one is not unit}
        free = [
            tile
            for tile, letter in enumerate(war.ground)
            if steps_apart(war, tile, unit.tile) <= NEAR
            and letter != NOTHING
            and not is_water(war, tile)
            and (tile not in taken or tile == unit.tile)
        ]
        near = sorted(free, key=lambda tile: steps_apart(war, tile, unit.tile))
        choices = tuple([(tile, shown_name(war, tile)) for tile in near])
        return CheckField(FieldKind.CHOICE, tr("Tile"), path, unit.tile, choices=choices)

    def able(self, campaign: Campaign, units: Sequence[Unit]) -> list[Unit] | None:
        """W-MOV-1, W-CMB-5. Which units may still do what belongs to the phase; None where nobody counts them."""
        phase = campaign.state.phase
        if phase is Phase.MOVE:
            return [one for one in units if campaign.ground.can_move(campaign, one)]
        return [one for one in units if can_still_attack(campaign, one)] if phase is Phase.COMBAT else None

    def with_odds(self, war: War, request: Request, offered: Sequence[str]) -> tuple[str, ...]:
        """The answers of which the odds are told."""
        if request.topic in FIGHTS:
            return tuple(one for one in offered if ":" in one or war.has_unit(one))
        if request.topic == topics.MOVE_WHERE:
            return tuple(one for one in offered if one[-1].isdigit() and not war.has_unit(one))
        return ()

    def is_put_otherwise(self, request: Request) -> bool:
        """Whether what happens most often stands ready, and the usual words do not fit."""
        return False

    def is_left_to_people(self, request: Request) -> bool:
        """Whether people at the table alone see the answer, whoever plays the seat."""
        return False


class ViewOfPlaces(GroundView):
    """At a table without a map people see what the program cannot know."""

    def making(self, phase: Phase) -> str:
        return tr("The table is laid out") if phase in LAYING_OUT else ""

    def where(self) -> str:
        return tr("On the table")

    def count(self, number: int) -> str:
        return tr("%n on the table", number)

    def name(self, muster: Muster, unit: Unit) -> str:
        # It bears no number there.
        return muster.kind(unit)

    def badge(self, muster: Muster, unit: Unit) -> str:
        return ""

    def place_field(self, war: War, path: str, unit: Unit, words: Words) -> CheckField:
        choices = tuple([(tile, place_said(words, war, tile)) for tile in _tile_of_each_place(war, unit)])
        return CheckField(FieldKind.CHOICE, tr("Place"), path, unit.tile, choices=choices)

    def able(self, campaign: Campaign, units: Sequence[Unit]) -> list[Unit] | None:
        return None

    def with_odds(self, war: War, request: Request, offered: Sequence[str]) -> tuple[str, ...]:
        # Who would strike back from where nobody knows here.
        return ()

    def is_put_otherwise(self, request: Request) -> bool:
        return request.topic in LIKELY

    def is_left_to_people(self, request: Request) -> bool:
        return request.topic in topics.SEEN


def _tile_of_each_place(war: War, unit: Unit) -> list[int]:
    """Its own tile, then a free one of every other place; of the field a spot that somebody has left."""
    taken = {one.tile for one in war.units}
    found, seen = [unit.tile], {place_at(war, unit.tile)}
    places = [tile for house in war.strongholds for tile in house.tiles]
    places += [tile for town in war.towns for tile in town.tiles]
    places += [one.tile for one in war.ruins]
    spots = range(FIRST_SPOT + war.spots, FIRST_SPOT, -1)
    for tile in [*places, *[one for one in spots if one not in places]]:
        place = place_at(war, tile)
        if tile not in taken and place not in seen:
            seen.add(place)
            found.append(tile)
    return found


OF_THE_MAP: Final = GroundView()
OF_PLACES: Final = ViewOfPlaces()


def ground_view_of(war: War) -> GroundView:
    """That of this war."""
    return OF_PLACES if war.is_unmapped else OF_THE_MAP
