"""Measurements of what is put onto a table, in words: where to lay the tape, and how the thing lies."""

from __future__ import annotations

from typing import Final

from rules_core.ground.geometry import TOUCH
from rules_core.ground.pieces import BOTTOM, LEFT, RIGHT, TOP
from rules_core.ground.tape_measure import BEND, Gauge, Placement
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Length, Part, Phrase, Sentence

SIDES: Final = {TOP: Phrase("north"), RIGHT: Phrase("east"), BOTTOM: Phrase("south"), LEFT: Phrase("west")}
ENDS: Final = {
    TOP: Phrase("the north end"),
    RIGHT: Phrase("the east end"),
    BOTTOM: Phrase("the south end"),
    LEFT: Phrase("the west end"),
}


def gauge_words(names: SongNames, gauge: Gauge) -> Sentence:
    """One measurement: "14 in from the west edge", "2 1/4 in from the Forge's south side"."""
    there = from_words(names, gauge)
    if gauge.piece and gauge.length <= TOUCH:
        return Sentence("against {there}", {"there": there})
    return away_words(there, gauge.length)


def away_words(there: Part, far: int) -> Sentence:
    """So far from something, or at it."""
    if far <= TOUCH:
        return Sentence("at {there}", {"there": there})
    return Sentence("{length} from {there}", {"length": Length(far), "there": there})


def from_words(names: SongNames, gauge: Gauge) -> Part:
    """What a measurement begins at."""
    if not gauge.piece:
        return names.edge(gauge.side)
    return Sentence("{piece}'s {side} side", {"piece": names.of(gauge.piece), "side": SIDES[gauge.side]})


def spot_words(names: SongNames, placement: Placement, number: int) -> tuple[Sentence, ...]:
    """The measurements of a spot, and what of the thing is meant by them: two sentences for a thing of one spot, one
    for each end and bend of a long piece. Bends are counted from 1."""
    spot = placement.spots[number]
    first, second = gauge_words(names, spot.gauges[0]), gauge_words(names, spot.gauges[1])
    parts: dict[str, Part] = {"first": first, "second": second}
    if spot.mark == BEND:
        return (Sentence("bend {number}: {first}, {second}", {**parts, "number": number}),)
    if spot.mark:
        return (Sentence("{end}: {first}, {second}", {**parts, "end": ENDS[spot.mark]}),)
    if placement.wide:
        return tuple(
            Sentence("its {side} side {there}", {"side": SIDES[gauge.near_side], "there": gauge_words(names, gauge)})
            for gauge in spot.gauges
        )
    return tuple(
        gauge_words(names, gauge)
        if gauge.inset
        else Sentence("its middle {there}", {"there": gauge_words(names, gauge)})
        for gauge in spot.gauges
    )


def lies_words(placement: Placement) -> Sentence | None:
    """How large it is and how it is turned, where that is not plain."""
    if placement.turn:
        return Sentence("turned {degrees} degrees clockwise", {"degrees": placement.turn})
    if placement.wide:
        sizes: dict[str, Part] = {"wide": Length(placement.wide), "deep": Length(placement.deep)}
        return Sentence("{wide} from west to east, {deep} from north to south", sizes)
    return None
