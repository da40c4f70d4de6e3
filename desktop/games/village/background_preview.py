"""Works out previews off the window's thread: reach of several moves, what each enemy would do, where danger is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from threading import Event
from time import monotonic

from PySide6.QtCore import QObject, QPointF, QRunnable, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.tabletop.battlefield.views import Outline, ReachBand
from rules_core.games.village.rules.intents import intent
from rules_core.games.village.rules.peril import DangerAt, Peril, harm_of
from rules_core.games.village.rules.stakes import Blow, blow_of, integrity_at_stake, loss_of
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Point
from rules_core.song.reach import move_region

DELAY_MS = 160
"""A question is painted, and its odds are asked for, before anything of this is begun."""
STAND_MS = 40
"""Where a model is tried out for so long is looked at."""
SHOWN_MS = 100
"""Where all spots are counted, what is known by then is shown so often."""
STARTS = 14
"""From so many places of one band the next one is reached out for."""


@dataclass(frozen=True)
class EnemyIntent:
    """What one enemy would do: its way, and the decisions in order."""

    model: str
    path: Outline
    decisions: tuple[EnemyDecided, ...]


@dataclass(frozen=True)
class Stand:
    """A model where it does not stand yet; in units of the map."""

    model: str
    x: int
    y: int


@dataclass(frozen=True)
class Danger:
    """Who would strike or shoot at whoever stands there, and the chance that one of them harms, each for itself.

    `blows` are their likeliest attacks, `lost` is the chance that the model is lost to them, `integrity` what buildings
    may expect to lose to attacks meanwhile; None while that is not counted yet.
    """

    strikers: tuple[str, ...]
    shooters: tuple[str, ...]
    harm: float
    blows: tuple[Blow, ...] = ()
    lost: float = 0.0
    integrity: float | None = None


@dataclass(frozen=True)
class Dangers:
    """Every spot where somebody would attack the hero, on so many rows of the table: those nearest to it first."""

    hero: str
    spots: tuple[DangerAt, ...] = ()
    rows: int = 0
    counting: bool = True
    """Whether there are rows that have not been looked at yet."""


@dataclass(frozen=True)
class Wanted:
    """What to find out for the question that stands."""

    mover: str = ""
    moves: int = 0
    intents: bool = False
    stand: Stand | None = None
    """Somebody is tried out there: what the enemies would do then, and how dangerous it is."""
    dangers: str = ""
    """For whom the danger at every spot is wanted; "" for nobody."""


class _Relay(QObject):
    reach = Signal(int, list)
    danger = Signal(int, object)
    dangers = Signal(int, object)
    decided = Signal(int, object)


class _Job(QRunnable):
    """Works on a copy of the siege; `stopped`, once set, makes it end at the next step."""

    def __init__(self, number: int, siege: Siege, wanted: Wanted, known: Dangers | None, relay: _Relay) -> None:
        """`known`: the danger that was counted of this state before, which is gone on from."""
        super().__init__()
        self.number = number
        self.siege = siege
        self.wanted = wanted
        self.known = known
        self.relay = relay
        self.stopped = Event()

    def run(self) -> None:
        if self.stopped.is_set():
            # The hand has gone on while this waited for its turn.
            return
        siege = self.siege
        danger, peril = None, None
        if self.wanted.stand is not None:
            stand, siege = self.wanted.stand, clone(siege)
            model = siege.model(stand.model)
            model.x, model.y = stand.x, stand.y
            peril = Peril(siege, model)
            danger = _danger_at(siege, model, peril)
            self.relay.danger.emit(self.number, danger)
        if self.wanted.intents:
            for model in list(siege.models.values()):
                if self.stopped.is_set():
                    return
                if model.side == ENEMIES and model.in_play:
                    found = intent(siege, model)
                    points = _without_repeats(found.path)
                    self.relay.decided.emit(self.number, EnemyIntent(model.id, points, tuple(found.decisions)))
        if peril is not None and danger is not None and not self.stopped.is_set():
            self.relay.danger.emit(self.number, replace(danger, integrity=integrity_at_stake(peril)))
        if self.wanted.mover and not self.stopped.is_set():
            bands: list[ReachBand] = []
            starts: list[Point] = []
            for moves in range(1, self.wanted.moves + 1):
                path = self._reach(starts)
                if path is None:
                    return
                outlines = _outlines(path)
                bands.append(ReachBand(moves, outlines))
                starts = _spread(outlines)
                self.relay.reach.emit(self.number, list(bands))
        if self.wanted.dangers:
            self._look_everywhere(self.siege.model(self.wanted.dangers))

    def _look_everywhere(self, model: Fighter) -> None:
        """Count the danger for the model at every spot where it could stand; what is known is told now and then."""
        peril = Peril(self.siege, model)
        known = self.known or Dangers(model.id)
        spots, rows, told = list(known.spots), peril.rows(), monotonic()
        for number in range(known.rows, len(rows)):
            if self.stopped.is_set():
                return
            spots.extend(peril.in_row(rows[number]))
            done = number + 1 == len(rows)
            if done or 1000 * (monotonic() - told) >= SHOWN_MS:
                self.relay.dangers.emit(self.number, Dangers(model.id, tuple(spots), number + 1, counting=not done))
                told = monotonic()

    def _reach(self, starts: list[Point]) -> QPainterPath | None:
        """The union of what one move reaches from each of these places; from where the model stands without any."""
        model = self.siege.model(self.wanted.mover)
        whole = QPainterPath()
        home = (model.x, model.y)
        for x, y in starts or [home]:
            if self.stopped.is_set():
                return None
            model.x, model.y = x, y
            for outline in move_region(self.siege, model, self.wanted.moves).outline():
                part = QPainterPath()
                part.addPolygon(QPolygonF([QPointF(*point) for point in [*outline, outline[0]]]))
                part.setFillRule(Qt.FillRule.WindingFill)
                whole = whole.united(part)
        model.x, model.y = home
        return whole.simplified()


def _danger_at(siege: Siege, model: Fighter, peril: Peril) -> Danger:
    """The danger where the model stands."""
    found = peril.at(model.x, model.y)
    strikers = tuple(one.enemy for one in found if not one.shoots)
    shooters = tuple(one.enemy for one in found if one.shoots)
    blows = tuple(blow_of(one) for one in found)
    return Danger(strikers, shooters, harm_of(found), blows, loss_of(siege, model, found))


class Outlook(QObject):
    """Asks for what is wanted once the question is on the screen; a new question drops what is under way."""

    changed = Signal()
    """`reach` or `intents` hold more than before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reach: tuple[ReachBand, ...] = ()
        self.intents: dict[str, EnemyIntent] = {}
        self.danger: Danger | None = None
        """Where the model stands that is tried out; None while that is not known."""
        self.dangers: Dangers | None = None
        """Where somebody would attack, as far as it is counted; None while nothing is known."""
        self._siege: Siege | None = None
        self._wanted = Wanted()
        self._number = 0
        self._job: _Job | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._relay = _Relay()
        self._relay.reach.connect(self._reached)
        self._relay.decided.connect(self._decided)
        self._relay.danger.connect(self._counted)
        self._relay.dangers.connect(self._counted_everywhere)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._start)

    def look(self, siege: Siege, wanted: Wanted, *, anew: bool) -> None:
        """Find out what is wanted of this state. `anew`: the state has changed, what is known is worth nothing."""
        if not anew and wanted == self._wanted:
            return
        # What was known of this state is shown until something better is.
        same_mover = (wanted.mover, wanted.moves) == (self._wanted.mover, self._wanted.moves)
        reach = self.reach if same_mover and not anew else ()
        intents = self.intents if wanted.intents and not anew else {}
        dangers = self.dangers if wanted.dangers == self._wanted.dangers and not anew else None
        self.forget()
        self.reach, self.intents, self.dangers = reach, intents, dangers
        self._siege, self._wanted = siege, wanted
        if wanted != Wanted():
            self._timer.start(DELAY_MS if anew else STAND_MS)

    def forget(self) -> None:
        """Drop what is known and what is under way."""
        self._timer.stop()
        self._number += 1
        self._wanted = Wanted()
        if self._job is not None:
            self._job.stopped.set()
            self._job = None
        self.reach, self.intents, self.danger, self.dangers = (), {}, None, None

    def wait(self) -> None:
        """Wait until everything has been found out (for closing and for tests)."""
        if self._timer.isActive():
            self._timer.stop()
            self._start()
        self._pool.waitForDone()

    def _start(self) -> None:
        if self._siege is None:
            return
        wanted = self._wanted
        if len(self.reach) == wanted.moves:
            # How far somebody gets does not depend on what is tried out.
            wanted = replace(wanted, mover="", moves=0)
        if self.dangers is not None and not self.dangers.counting:
            wanted = replace(wanted, dangers="")
        self._job = _Job(self._number, clone(self._siege), wanted, self.dangers, self._relay)
        self._pool.start(self._job)

    def _reached(self, number: int, bands: list[ReachBand]) -> None:
        if number == self._number:
            self.reach = tuple(bands)
            self.changed.emit()

    def _counted(self, number: int, danger: Danger) -> None:
        if number == self._number:
            self.danger = danger
            self.changed.emit()

    def _counted_everywhere(self, number: int, dangers: Dangers) -> None:
        if number == self._number:
            self.dangers = dangers
            self.changed.emit()

    def _decided(self, number: int, found: EnemyIntent) -> None:
        if number == self._number:
            self.intents[found.model] = found
            self.changed.emit()


def _outlines(path: QPainterPath) -> tuple[Outline, ...]:
    outlines: list[Outline] = []
    for polygon in path.toSubpathPolygons():
        points = [(round(point.x()), round(point.y())) for point in polygon.toList()]
        if len(points) > 2:
            outlines.append(tuple(points))
    return tuple(outlines)


def _spread(outlines: Sequence[Outline]) -> list[Point]:
    """Places on the longest edge, evenly by number of corners."""
    if not outlines:
        return []
    edge = max(outlines, key=len)
    return [edge[number * len(edge) // STARTS] for number in range(min(STARTS, len(edge)))]


def _without_repeats(path: Sequence[Point]) -> Outline:
    points: list[Point] = []
    for point in path:
        if not points or points[-1] != point:
            points.append(point)
    return tuple(points)
