"""Players without a person: those who hold a seat, and one who plays for somebody for a while."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from enum import Enum
from time import perf_counter
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.session.decided import Decided
from desktop.session.dice_policy import DicePolicy
from desktop.session.seats import Seats
from desktop.session.to_do import NOTHING, ToDo
from rules_core.games.words import Words
from rules_core.kernel.facts import ChosenStep
from rules_core.kernel.journal import BOT, ROOT
from rules_core.kernel.match import Match, Told
from rules_core.kernel.requests import NO_SEAT, Answer, Request, SeatId, Sketch, Write, is_chance
from rules_core.kernel.simulation import Player, Thought
from rules_core.wording.sentence import Tone

PACE_MS = 350
"""So long somebody who holds a seat waits before an answer, for people to follow."""
LOOK_AGAIN_MS = 60
"""So soon it is looked again whether what is being shown has ended."""
SLOW_SECONDS = 0.05
"""A player who has thought longer than this thinks beside the window from then on."""


class Extent(Enum):
    """How far somebody else plays for a person."""

    STEP = "step"
    """This activation, or what else the game calls a step."""
    TURN = "turn"
    """Until somebody else is asked or a greater step begins."""
    EVENT = "event"
    """Until something happens that is worth telling."""
    END = "end"
    """To the end of the game, for every person."""


Going = Callable[[], bool]
"""Whether somebody who plays for people is still wanted."""


class PlayedMatch(Protocol):
    """What players without a person see and do of a match."""

    seats: Seats
    words: Words
    policy: DicePolicy
    match: Match[Any]

    @property
    def is_behind(self) -> bool:
        """Whether something that has happened is still being shown."""

    @property
    def pending(self) -> Request | None:
        """The question that stands."""

    @property
    def facts(self) -> list[Told]:
        """Everything that has happened."""

    def seen_by(self, seat: SeatId) -> Any:
        """The state as a seat may see it."""

    def answer(self, answer: Answer, by: str) -> bool:
        """Answer the question that stands; False where that cannot be."""

    def roll(self) -> None:
        """Let the program roll."""


def _nothing_is(request: Request) -> bool:
    return False


class _Relay(QObject):
    decided = Signal(int, object)


class Autoplay(QObject):
    """Answers for seats without a person, one question after the other, and stops at once when it is told to."""

    decided = Signal(object)
    """Somebody without a person has decided, and answers now (`Decided`)."""
    busy = Signal(bool)
    """Somebody without a person begins or ends to answer."""
    to_do_changed = Signal()
    """People at a real table have something to carry out, or have done it."""

    def __init__(self, session: PlayedMatch, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.pace_ms = PACE_MS
        self._rests = True
        """Whether seats without a person wait: before a window shows the game, and after people have stopped them."""
        self.on_call = False
        """Seats without a person wait for `resume` before each turn of theirs, as in a sandbox."""
        self.to_do = NOTHING
        """Nobody without a person goes on before people at a real table have carried this out."""
        self.is_left_to_people: Callable[[Request], bool] = _nothing_is
        """Whether people at a real table have to look or throw dice for a question, whoever plays for them."""
        self.begins_step: Callable[[Request], bool] = _nothing_is
        """Whether a new step, such as an activation, begins with the answer to a question."""
        self._helper: Player[Any] | None = None
        self._extent = Extent.END
        self._going: Going | None = None
        """Of a helper who plays as long as this says."""
        self._seat = ""
        self._facts = 0
        self._steps = 0
        """How much had been told when the helper began."""
        self._head = ROOT
        """What had been answered by then."""
        self._busy = False
        self._slow: set[type[Player[Any]]] = set()
        self._ticket = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)
        self._thread: ThreadPoolExecutor | None = None
        self._relay = _Relay()
        self._relay.decided.connect(self._has_thought)

    @property
    def is_playing(self) -> bool:
        """Whether somebody without a person is answering."""
        return self._busy

    @property
    def helps(self) -> bool:
        """Whether somebody plays for people a while."""
        return self._helper is not None

    @property
    def answers(self) -> bool:
        """Whether somebody without a person answers the question that stands, as soon as what led to it is shown."""
        return self._player() is not None and not self._waits

    @property
    def rests(self) -> bool:
        """Whether a question of a seat without a person stands and nobody answers it."""
        return self._player() is not None and self._waits

    @property
    def _waits(self) -> bool:
        return self._rests and self._helper is None

    def play_for_me(self, player: Player[Any], extent: Extent, going: Going | None = None) -> None:
        """Let a player answer for whoever is asked now; with `going` for everybody, as long as it says."""
        self._helper, self._extent, self._going = player, extent, going
        self._seat = self.session.pending.who if self.session.pending is not None else NO_SEAT
        self._facts = len(self.session.facts)
        self._steps = len(self.session.match.steps())
        self._head = self.session.match.journal.head
        self._rests = self.on_call
        self._next(0)

    def wake(self) -> None:
        """Seats without a person are played from the next question on."""
        self._rests = self.on_call

    def begin(self) -> None:
        """Seats without a person are played from now on, unless they are to be called."""
        self.wake()
        self.look()

    def resume(self) -> None:
        """Seats without a person are played from now on."""
        self._rests = False
        self.look()

    def stop(self) -> None:
        """Nobody answers without a person any more, until `resume`."""
        self._helper = None
        self._rests = True
        self._ticket += 1
        self._timer.stop()
        self._set_busy(busy=False)

    def look(self) -> None:
        """A question is new: go on where somebody without a person is asked."""
        if self._helper is not None:
            # It goes on where people have answered for themselves.
            self._went_on()
            return
        self._rests = self._rests or (self.on_call and self._player() is None)
        if self._rests or self._player() is None:
            self._ticket += 1
            self._timer.stop()
            self._set_busy(busy=False)
        elif not self._timer.isActive():
            self._next(self.pace_ms)

    def end(self) -> None:
        """The game is put away: whatever is still being thought is waited for and forgotten."""
        self.stop()
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None

    def wait_for(self, to_do: ToDo) -> None:
        """Nobody goes on before people have carried this out; `NOTHING` lets them go on."""
        if to_do != self.to_do:
            self.to_do = to_do
            self.to_do_changed.emit()

    # One answer after the other

    def _next(self, wait_ms: int) -> None:
        self._set_busy(busy=True)
        self._timer.start(wait_ms)

    def _set_busy(self, busy: bool) -> None:
        if busy is not self._busy:
            self._busy = busy
            self.busy.emit(busy)

    def _player(self) -> Player[Any] | None:
        """Who answers the question that stands without a person."""
        request = self.session.pending
        if request is None:
            return None
        if self._helper is None and is_chance(request) and self.session.policy.waits_for(request):
            # Real dice are thrown by people, for those too whom nobody plays.
            return None
        if self.is_left_to_people(request):
            return None
        # Whoever plays for people does not play their rivals worse than they play.
        return self.session.seats.player(request.who) or self._helper

    def _go(self) -> None:
        if self.session.is_behind or self.to_do:
            # Whoever looks on sees everything that happens.
            self._timer.start(LOOK_AGAIN_MS)
            return
        request = self.session.pending
        if self._helper is not None and self._is_done(request):
            self._helper = None
            self.look()
            return
        player = self._player()
        if request is not None and player is None and self._helper is not None:
            # Until people have answered.
            return
        if request is None or player is None:
            self.stop()
        elif is_chance(request):
            self.session.roll()
            self._went_on()
        else:
            self._ask(player, request)

    def _is_done(self, request: Request | None) -> bool:
        """Whether the helper has played as far as was wanted."""
        if request is None:
            return True
        if self._going is not None:
            return not self._going()
        if self._extent is Extent.END:
            return False
        seats = self.session.seats
        if request.who != self._seat and request.who in seats.persons:
            return True
        if self._extent is Extent.EVENT:
            told = [self.session.words.fact(one.fact).tone for one in self.session.facts[self._facts :]]
            return Tone.PLAIN in told or Tone.HEADING in told
        steps = [one.fact for one in self.session.match.steps()[self._steps :]]
        if any(not isinstance(fact, ChosenStep) for fact in steps):
            return True
        # Whoever chooses the step plays it, and leaves the choice of the next one.
        has_answered = self.session.match.journal.head != self._head
        return self._extent is Extent.STEP and (len(steps) > 1 or (has_answered and self.begins_step(request)))

    def _ask(self, player: Player[Any], request: Request) -> None:
        state = self.session.seen_by(request.who)
        journal = self.session.match.journal
        position = journal.depth(journal.head)
        if type(player) in self._slow:
            self._ticket += 1
            ticket = self._ticket
            if self._thread is None:
                self._thread = ThreadPoolExecutor(1, "player")
            thought = self._thread.submit(player.think, state, request, position)
            thought.add_done_callback(lambda done: self._relay.decided.emit(ticket, done))
            return
        began = perf_counter()
        try:
            thought_now = player.think(state, request, position)
        except Exception:
            self.stop()
            raise
        if perf_counter() - began > SLOW_SECONDS:
            self._slow.add(type(player))
        self._give(thought_now)

    def _has_thought(self, ticket: int, thought: Future[Thought]) -> None:
        if ticket != self._ticket:
            return
        if thought.exception() is not None:
            self.stop()
        self._give(thought.result())

    def _give(self, thought: Thought) -> None:
        request = self.session.pending
        if request is not None:
            self.decided.emit(Decided("", request, thought))
        answer = thought.answer
        if self.session.answer(self._in_words(answer), BOT):
            self._went_on()
        else:
            self.stop()

    def _in_words(self, answer: Answer) -> Answer:
        """Where people look on, a player who has nothing to write takes the first text that is suggested, as people
        take it by Enter, and draws what the game would draw.
        """
        request = self.session.pending
        if isinstance(request, Sketch):
            drawn = self.session.words.drawing(request, self.session.seen_by(request.who))
            return tuple([mark.text() for mark in drawn]) or answer
        if answer or not isinstance(request, Write):
            return answer
        suggested = self.session.words.suggestions(request, self.session.seen_by(request.who))
        return suggested[0][: request.longest] if suggested else answer

    def _went_on(self) -> None:
        """After an answer the helper plays on at once; who holds a seat is found by `look`."""
        if self._helper is not None:
            self._timer.start(0)
