"""Ground that people report: what is plain is computed from where things are believed to stand, the rest is asked.

Nobody keeps exact positions at a table without a map. As long as a few inches could not change an answer it is taken as
computed; where they could, the people look, and what they say holds until somebody moves. They look at what was
chosen: whatever may be so is offered without a question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.ground.geometry import Body, Point, length, round_half_away
from rules_core.ground.ground import UNREACHABLE, Ground, Sight
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import GroundMap, Piece
from rules_core.ground.zones import GRACE
from rules_core.kernel.requests import Topic
from rules_core.kernel.table import PLAYERS, Table

WITHIN: Final[Topic] = Topic("report-within")
"""Whether the subject is within so much of something: "within:id:distance" or "beyond:id:distance" (SBH-MOV-2)."""
RANGE: Final[Topic] = Topic("report-range")
"""In which range band of the subject something is: "2:id:distance", how many sticks first and the length of all of them
last; 0 for farther than the last (SBH-RNG-2)."""
SIGHT: Final[Topic] = Topic("report-sight")
"""What the subject sees of somebody: "clear:id", "cover:id" or "none:id" (SBH-RNG-7)."""
NEAREST: Final[Topic] = Topic("report-nearest")
"""Which of several things is nearest to the subject on foot, or "equal" (R-V09)."""
REPORTS: Final = (WITHIN, RANGE, SIGHT, NEAREST)
"""The topics of what is asked; the likely answer is always the first option."""
EQUAL: Final = "equal"
OUT_OF_RANGE: Final = "0:"
"""How the answer begins that it is farther than any band."""
LIMIT: Final = 400
"""So many answers are remembered; by then the oldest are about places where nobody stands any more."""


class ReportedGround(MeasuredGround):
    """Measured ground that doubts itself. `doubt`: so many tenths of a millimetre may a believed place be wrong.

    `asks_late`: people look only at what was chosen; else at everything that might be offered.
    """

    def __init__(
        self,
        ground_map: GroundMap,
        added: Sequence[Piece],
        wood_reach: int,
        wood_edge: int,
        doubt: int,
        *,
        asks_late: bool = True,
    ) -> None:
        super().__init__(ground_map, added, wood_reach, wood_edge)
        self.doubt = doubt
        self.asks_late = asks_late
        self.reports: dict[str, str] = {}
        """What the people have said, by a text that holds who stood where."""
        self._table: Table | None = None
        self._places: dict[str, Point] = {}

    def clone(self) -> ReportedGround:
        other = ReportedGround(
            self.map, self.added, self.wood_reach, self.wood_edge, self.doubt, asks_late=self.asks_late
        )
        other.reports = self.reports.copy()
        return other

    def follow(self, earlier: Ground) -> None:
        """Take over what was said on the ground that this one replaces, and who is asked."""
        if isinstance(earlier, ReportedGround):
            self.reports = earlier.reports
            self._table = earlier._table
            self._places = earlier._places

    # Whom to ask, and about what

    def offers_untested(self) -> bool:
        return self.asks_late

    def doubt_of_places(self) -> int:
        return self.doubt

    def heed(self, table: Table | None, bodies: Sequence[Body]) -> None:
        self._table = table
        self._places = {}
        for body in bodies:
            self.note_place(body)

    def note_place(self, body: Body) -> None:
        self._places[body.id] = (body.x, body.y)

    def _is_real(self, body: Body) -> bool:
        """Whether the body stands where it is, and is not only thought of in another place."""
        place = self._places.get(body.id)
        return place is not None and place[0] == body.x and place[1] == body.y

    def _known_place(self, id: str) -> str:
        """Who or what it is, and where it stands if it is somebody."""
        place = self._places.get(id)
        return id if place is None else f"{id}@{place[0]},{place[1]}"

    def _report(self, topic: Topic, clause: str, subject: str, key: str, options: Sequence[str]) -> str:
        """What the people say; the likely answer when there is nobody to ask."""
        known = self.reports.get(key)
        if known is not None:
            return known
        if self._table is None:
            return options[0]
        answer = self._table.choose(PLAYERS, topic, options, clause, subject)
        if len(self.reports) >= LIMIT:
            del self.reports[next(iter(self.reports))]
        self.reports[key] = answer
        return answer

    # The questions

    def within(self, a: Body, b: Body, distance: int) -> bool:
        guess = super().within(a, b, distance)
        if not self._is_doubtful(a, b, distance):
            return guess
        return self._is_near(a.id, b.id, distance, _within_key(a, b, distance), guess=guess)

    def may_be_within(self, a: Body, b: Body, distance: int, sticks: int = 1) -> bool:
        if not self.asks_late:
            return self.within(a, b, distance * sticks)
        said = self.reports.get(_range_key(a, b, distance, sticks))
        if said is not None:
            return not said.startswith(OUT_OF_RANGE)
        reach = distance * sticks
        said = self.reports.get(_within_key(a, b, reach))
        if said is not None:
            return said.startswith("within")
        return self._is_doubtful(a, b, reach) or super().within(a, b, reach)

    def may_be_beyond(self, a: Body, b: Body, distance: int) -> bool:
        if not self.asks_late:
            return not self.within(a, b, distance)
        said = self.reports.get(_within_key(a, b, distance))
        if said is not None:
            return said.startswith("beyond")
        return self._is_doubtful(a, b, distance) or not super().within(a, b, distance)

    def band(self, a: Body, b: Body, stick: int, count: int) -> int:
        if not self.asks_late:
            return super().band(a, b, stick, count)
        gap = self.gap(a, b)
        guess = _band_of(gap, stick, count)
        could_be = (_band_of(max(0, gap - self.doubt), stick, count), _band_of(gap + self.doubt, stick, count))
        if could_be == (guess, guess) or not (self._is_real(a) and self._is_real(b)):
            return guess
        # All of them, so that a key means the same each time.
        likely_first = [guess, *(one for one in (*range(1, count + 1), 0) if one != guess)]
        options = [f"{one}:{b.id}:{(one or count) * stick}" for one in likely_first]
        answer = self._report(RANGE, "SBH-RNG-2", a.id, _range_key(a, b, stick, count), options)
        return int(answer.partition(":")[0])

    def likely_band(self, a: Body, b: Body, stick: int, count: int) -> int:
        if not self.asks_late:
            return super().band(a, b, stick, count)
        said = self.reports.get(_range_key(a, b, stick, count))
        if said is not None:
            return int(said.partition(":")[0])
        guess = _band_of(self.gap(a, b), stick, count)
        return count if guess == 0 and self.may_be_within(a, b, stick, count) else guess

    def within_piece(self, a: Body, piece_id: str, distance: int) -> bool:
        guess = super().within_piece(a, piece_id, distance)
        if not self._is_open(self.gap_to_piece(a, piece_id), distance) or not self._is_real(a):
            return guess
        return self._is_near(a.id, piece_id, distance, f"{WITHIN} {_place(a)} {piece_id} {distance}", guess=guess)

    def _is_doubtful(self, a: Body, b: Body, distance: int) -> bool:
        return self._is_open(self.gap(a, b), distance) and self._is_real(a) and self._is_real(b)

    def _is_open(self, gap: int, distance: int) -> bool:
        """Whether a few inches could change it. What is as near as the doubt itself is contact, and settled there."""
        return distance > self.doubt and abs(gap - distance) <= self.doubt

    def _is_near(self, who: str, what: str, distance: int, key: str, *, guess: bool) -> bool:
        words = ("within", "beyond") if guess else ("beyond", "within")
        options = [f"{word}:{what}:{distance}" for word in words]
        return self._report(WITHIN, "SBH-MOV-2", who, key, options).startswith("within")

    def sees(self, shooter: Body, target: Body, between: Sequence[Body], target_height: int = 0) -> Sight:
        return self._look(shooter, target, between, target_height, closely=True)

    def _look(
        self, shooter: Body, target: Body, between: Sequence[Body], target_height: int, *, closely: bool
    ) -> Sight:
        """`closely`: whether there is cover matters too, not only whether the target is seen."""
        guess = super().sees(shooter, target, between, target_height)
        if not (self._is_real(shooter) and self._is_real(target)):
            return guess
        key = _sight_key(shooter, target, between)
        if key in self.reports:
            return Sight(self.reports[key].partition(":")[0])
        others = self._other_sights(guess, shooter, target, between, target_height)
        is_open = len(others) > 0 if closely else any((one is Sight.NONE) != (guess is Sight.NONE) for one in others)
        if not is_open:
            return guess
        every = [guess, *(one for one in (Sight.CLEAR, Sight.COVER, Sight.NONE) if one is not guess)]
        options = [f"{one.value}:{target.id}" for one in every]
        return Sight(self._report(SIGHT, "SBH-RNG-7", shooter.id, key, options).partition(":")[0])

    def glimpse(self, shooter: Body, target: Body, between: Sequence[Body], target_height: int = 0) -> Sight:
        if not self.asks_late:
            return self._look(shooter, target, between, target_height, closely=False)
        said = self.reports.get(_sight_key(shooter, target, between))
        if said is not None:
            return Sight(said.partition(":")[0])
        guess = super().sees(shooter, target, between, target_height)
        if guess is not Sight.NONE or not (self._is_real(shooter) and self._is_real(target)):
            return guess
        # At best in cover: somebody who may not be seen at all keeps nobody from another target (SBH-RNG-10).
        return Sight.COVER if self._other_sights(guess, shooter, target, between, target_height) else guess

    def likely_sight(self, shooter: Body, target: Body, between: Sequence[Body], target_height: int = 0) -> Sight:
        said = self.reports.get(_sight_key(shooter, target, between))
        if said is not None:
            return Sight(said.partition(":")[0])
        return super().sees(shooter, target, between, target_height)

    def _other_sights(
        self, guess: Sight, shooter: Body, target: Body, between: Sequence[Body], target_height: int
    ) -> list[Sight]:
        """What the line of sight would be with one of the two a little aside."""
        found: list[Sight] = []
        for x, y in self.asides(shooter, target):
            moved = Body(shooter.id, shooter.x + x, shooter.y + y, shooter.radius)
            seen = super().sees(moved, target, between, target_height)
            if seen is not guess and seen not in found:
                found.append(seen)
            moved = Body(target.id, target.x + x, target.y + y, target.radius)
            seen = super().sees(shooter, moved, between, target_height)
            if seen is not guess and seen not in found:
                found.append(seen)
        return found

    def asides(self, shooter: Body, target: Body) -> list[Point]:
        dx = target.x - shooter.x
        dy = target.y - shooter.y
        span = length(dx, dy)
        if self._table is None or span <= self.doubt:
            return []
        # Both may be wrong at once, so each by half of the doubt.
        aside_x = round_half_away(-dy * self.doubt / (2 * span))
        aside_y = round_half_away(dx * self.doubt / (2 * span))
        return [(aside_x, aside_y), (-aside_x, -aside_y)]

    def said_of_sight(
        self,
        shooter: Body,
        target: Body,
        between: Sequence[Body],
        could_be: Sequence[str],
        kinds: Sequence[str],
        *,
        asks: bool,
    ) -> str:
        guess = could_be[0]
        if not (self._is_real(shooter) and self._is_real(target)):
            return guess
        key = _sight_key(shooter, target, between)
        said = self.reports.get(key)
        if said is not None:
            return said.partition(":")[0]
        if not asks or all(one == guess for one in could_be):
            return guess
        options = [f"{one}:{target.id}" for one in (guess, *[one for one in kinds if one != guess])]
        return self._report(SIGHT, "SBH-RNG-7", shooter.id, key, options).partition(":")[0]

    def ways_on_foot(self, mover: Body, ids: Sequence[str], ways: Sequence[int]) -> list[int]:
        found = list(ways)
        least = min(found, default=UNREACHABLE)
        # What it touches already is nearest, and what cannot be reached is not.
        if least == 0 or least >= UNREACHABLE or not self._is_real(mover):
            return found
        near = [index for index in range(len(found)) if found[index] <= least + self.doubt]
        if len(near) < 2:
            return found
        near.sort(key=lambda index: found[index])
        names = [ids[index] for index in near]
        key = f"{NEAREST} {_place(mover)} {' '.join([self._known_place(one) for one in names])}"
        is_tie = found[near[1]] <= least + TIE
        options = [EQUAL, *names] if is_tie else [*names, EQUAL]
        answer = self._report(NEAREST, "R-V09", mover.id, key, options)
        if answer == options[0]:
            # As believed: nothing has to be moved about.
            return found
        for index in near:
            if answer == EQUAL or ids[index] == answer:
                found[index] = least
            else:
                found[index] = max(found[index], least + TIE + 1)
        return found


TIE: Final = 5
"""Ways that differ by no more than half a millimetre are equally long."""


def _band_of(gap: int, stick: int, count: int) -> int:
    """The band of a gap, 0 beyond the last."""
    for sticks in range(1, count + 1):
        if gap <= stick * sticks + GRACE:
            return sticks
    return 0


def _within_key(a: Body, b: Body, distance: int) -> str:
    first, second = (a, b) if a.id < b.id else (b, a)
    return f"{WITHIN} {_place(first)} {_place(second)} {distance}"


def _range_key(a: Body, b: Body, stick: int, count: int) -> str:
    first, second = (a, b) if a.id < b.id else (b, a)
    return f"{RANGE} {_place(first)} {_place(second)} {stick} {count}"


def _sight_key(shooter: Body, target: Body, between: Sequence[Body]) -> str:
    return f"{SIGHT} {_place(shooter)} {_place(target)} {' '.join([_place(one) for one in between])}"


def _place(body: Body) -> str:
    return f"{body.id}@{body.x},{body.y}"
