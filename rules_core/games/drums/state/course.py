"""How far a scenario has come (SDS-SCN): plain data, part of the state of its battle."""

from __future__ import annotations

from rules_core.content.plain_reader import PlainReader
from rules_core.ground.geometry import Point
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.song.codec import FAR_OFF
from rules_core.song.warband import NO_MODEL, ModelId


class Supply:
    """A supply marker (SDS-SCN-2.9): where it lies, who carries it, and whose edge it has left by."""

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y
        self.bearer: ModelId = NO_MODEL
        self.gone_to: SeatId = NO_SEAT

    def clone(self) -> Supply:
        """A copy."""
        other = Supply(self.x, self.y)
        other.bearer = self.bearer
        other.gone_to = self.gone_to
        return other


class Course:
    """What a scenario keeps from turn to turn."""

    def __init__(self) -> None:
        self.reserve: list[ModelId] = []
        """Who comes on later, from the edge of the side (SDS-SCN-1.4, SDS-SCN-3.4)."""
        self.volunteers: list[ModelId] = []
        """Who is Fearless for this battle (SDS-SCN-1.5)."""
        self.are_named: bool = False
        """The volunteers have been named."""
        self.are_barred: bool = False
        """Its owner has said how the doors of the farm stand (SDS-SCN-3.3)."""
        self.alarm: bool = True
        """The defender knows; false before the alarm (SDS-SCN-2.5)."""
        self.sentries: list[ModelId] = []
        self.patrolled: list[ModelId] = []
        """Who of them has made its Move this turn."""
        self.anchors: list[ModelId] = []
        """The first man of each of the attacker's groups (SDS-SCN-2.4)."""
        self.supplies: list[Supply] = []
        self.lying: dict[int, Point] = {}
        """Ladders that were dropped, by number (SDS-SCN-1.5)."""
        self.alight: int = 0
        """The round in which the house was set alight, 0 for never (SDS-SCN-3.7)."""

    def clone(self) -> Course:
        """A copy."""
        other = Course()
        other.reserve = self.reserve[:]
        other.volunteers = self.volunteers[:]
        other.are_named = self.are_named
        other.are_barred = self.are_barred
        other.alarm = self.alarm
        other.sentries = self.sentries[:]
        other.patrolled = self.patrolled[:]
        other.anchors = self.anchors[:]
        other.supplies = [one.clone() for one in self.supplies]
        other.lying = self.lying.copy()
        other.alight = self.alight
        return other

    def to_plain(self) -> Plain:
        """As data for a save."""
        return {
            "reserve": self.reserve[:],
            "volunteers": self.volunteers[:],
            "are_named": self.are_named,
            "are_barred": self.are_barred,
            "alarm": self.alarm,
            "sentries": self.sentries[:],
            "patrolled": self.patrolled[:],
            "anchors": self.anchors[:],
            "supplies": [
                {"x": one.x, "y": one.y, "bearer": one.bearer, "gone_to": one.gone_to} for one in self.supplies
            ],
            "lying": [[number, x, y] for number, (x, y) in self.lying.items()],
            "alight": self.alight,
        }


def course_from_plain(reader: PlainReader, ids: list[ModelId], seats: list[SeatId], side: int) -> Course:
    """The course again. Raises `ValueError` with the place of the first fault."""
    course = Course()
    course.reserve = reader.words("reserve", ids)
    course.volunteers = reader.words("volunteers", ids)
    course.are_named = reader.flag("are_named")
    course.are_barred = reader.flag("are_barred")
    course.alarm = reader.flag("alarm")
    course.sentries = reader.words("sentries", ids)
    course.patrolled = reader.words("patrolled", ids)
    course.anchors = reader.words("anchors", ids)
    for row in reader.tables("supplies"):
        supply = Supply(row.whole("x", 0, side), row.whole("y", 0, side))
        supply.bearer = row.word("bearer", [NO_MODEL, *ids])
        supply.gone_to = row.word("gone_to", [NO_SEAT, *seats])
        row.done()
        course.supplies.append(supply)
    course.lying = {number: (x, y) for number, x, y in reader.rows("lying", 3)}
    course.alight = reader.whole("alight", 0, FAR_OFF)
    reader.done()
    return course
