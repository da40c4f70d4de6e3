"""The only door to a match: the window asks and answers here, and hears by signals what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.language import learn
from desktop.session.autoplay import Autoplay, Extent
from desktop.session.dice_policy import DicePolicy
from desktop.session.drawings import Drawings
from desktop.session.look_back import LookingBack, can_look_back
from desktop.session.presses import Presses
from desktop.session.replay import Replay
from desktop.session.seats import Seats
from desktop.session.unconfirmed import CARRIED_OUT
from desktop.storage.mended import MENDED, Mended
from desktop.storage.problems import LibraryProblem, PlayedElsewhere
from rules_core.games.catalogue import definition_of
from rules_core.games.words import Words
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.corrections import CorrectionPreview, correct, preview_correction, rolls_before
from rules_core.kernel.journal import PERSON, PROGRAM_BY, ROOT
from rules_core.kernel.match import Match, Told
from rules_core.kernel.requests import Answer, IllegalAnswer, Request, SeatId, is_chance
from rules_core.kernel.rolls import Rolled

RETRY_MS = 3000
"""So often an answer that could not be written down is tried again."""


class GameKeeper(Protocol):
    """What a session needs of the library; the window hands one in."""

    def record(self, game_id: int, match: Match[Any], summary: dict[str, Any], result: str = "") -> None:
        """Write down what is new."""

    def keep_settings(self, game_id: int, settings: dict[str, Any]) -> None:
        """Write the game's settings down."""

    def release(self, match: Match[Any]) -> None:
        """The match will not be recorded any more."""


class Summary(Protocol):
    """Says what a game's card shows."""

    def __call__(self, match: Match[Any]) -> tuple[dict[str, Any], str]:
        """The card's figures and the result, "" while the game goes on."""


class MatchSession(QObject):
    """A match that is being played in this window. Everything changes through `answer` and its kin."""

    told = Signal(list)
    """New facts (`Told`), in order, for whoever plays them back; empty after an undo."""
    reached = Signal(list)
    """Facts that the picture has come to: from now on they may be told everywhere."""
    moved_on = Signal()
    """What is being shown has come to a later `state`, and no question stands yet: lists read it."""
    shown_again = Signal(list)
    """Facts (`Told`) that have been shown before and are to be shown again."""
    fell_behind = Signal()
    """Something has happened that is still to be shown: no question stands, and views keep what they show."""
    changed = Signal()
    """The state, the question or both are new for those who look; views read `state` and `pending`."""
    rewound = Signal()
    """Undo, redo or a jump: views take everything anew, without animation."""
    problem = Signal(str)
    """One sentence for the person."""
    elsewhere = Signal(str)
    """The game cannot be saved, for another window has played on in it: one sentence; `keep_as` is the way out."""
    saved = Signal()
    saving = Signal(object)
    """A `LibraryProblem` when the game can no longer be written down, told once; None when it can again."""
    handover_wanted = Signal(str)
    """The next question is of another person, who may not see the same: the seat that must sit at the screen."""
    busy = Signal(bool)
    """A player without a person is playing."""

    def __init__(
        self,
        match: Match[Any],
        policy: DicePolicy,
        keeper: GameKeeper,
        game_id: int,
        name: str,
        summary: Summary,
        seats: Mapping[SeatId, str] | None = None,
        drawings: Drawings | None = None,
        *,
        names: Mapping[SeatId, str] | None = None,
        mended: Mended | None = None,
    ) -> None:
        """`seats` says who holds which seat, as `Seats.to_plain` has written it; people hold all others.

        `drawings` are those of whoever this match was taken from; without any they live as long as the session.
        `names` are what people are called, by their seats; `mended` is what they put otherwise in its book.
        """
        super().__init__()
        self.match = match
        self.policy = policy
        self.keeper = keeper
        self.game_id = game_id
        self.name = name
        self.summary = summary
        self.drawings = drawings if drawings is not None else Drawings()
        """The strokes of what was drawn in this game, by the names that its answers hold."""
        self.mended = mended if mended is not None else Mended()
        self.definition = definition_of(match.game.name)
        learn(self.definition.translations)
        self.seats = Seats(self.definition, match.game, match.seed, seats or {}, names)
        self.words = self.new_words()
        self.presses = Presses()
        self.carried_out = -1
        """The entry of the journal at which people at a real table have carried everything out."""
        self.is_showing: Callable[[], bool] | None = None
        """Says whether something that has happened is still being shown; None where nobody looks on."""
        self._behind: Any = None
        """The state that is shown while the picture is behind the match; None while it is not."""
        self._replay: Replay | None = None
        """What is being shown once more; None while it is new."""
        self._reached = len(match.facts)
        """How many facts the picture has come to."""
        self._seen: Any = None
        self._seen_from: Any = None
        self._seen_for: frozenset[str] = frozenset()
        self.trouble: LibraryProblem | None = None
        """Why the last answers are not written down; None while all is well."""
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.save)
        self._looking_back: LookingBack | None = None
        self.autoplay = Autoplay(self, self)
        self.autoplay.busy.connect(self.busy)
        self.seats.follow(match.pending, match.state)

    # To look at

    def new_words(self) -> Words:
        """The words of this game, which call people by their names."""
        words = self.definition.words(self.match.game)
        words.people = self.seats.names
        return words

    @property
    def is_sandbox(self) -> bool:
        """Whether this is a position to try things in, of which nothing is kept."""
        return False

    @property
    def is_behind(self) -> bool:
        """Whether something that has happened is still being shown. Everything is stored by then."""
        return self._behind is not None

    @property
    def state(self) -> Any:
        """The game's state as those at the screen see it: behind the match as long as something is being shown.

        Read only, and never played on.
        """
        return self.coming_state if self._behind is None else self._behind

    @property
    def coming_state(self) -> Any:
        """The state that the picture is coming to, as those at the screen may see it. Read only."""
        viewers = self.seats.viewers
        state = self.match.state if self._replay is None else self._replay.coming(self._reached)
        if self._seen_from is not state or self._seen_for != viewers:
            self._seen_from, self._seen_for = state, viewers
            self._seen = self.definition.seen_by(self.match.game, state, viewers)
        return self._seen

    def seen_by(self, seat: SeatId) -> Any:
        """The game's state as one seat may see it. Read only."""
        return self.definition.seen_by(self.match.game, self.match.state, frozenset([seat]))

    @property
    def pending(self) -> Request | None:
        """The question that stands, None when the game is over and as long as something is being shown."""
        return self.match.pending if self._behind is None else None

    @property
    def facts(self) -> list[Told]:
        """Everything that has happened, as far as it has been shown."""
        return self.match.facts if self._behind is None else self.match.facts[: self._reached]

    @property
    def rolls_shown(self) -> list[Rolled]:
        """Every roll, hidden ones among them, as far as it has been shown."""
        facts = self.facts
        reached = facts[-1].node if facts else ROOT
        return self.match.rolls if self._behind is None else [one for one in self.match.rolls if one.node <= reached]

    @property
    def can_look_back(self) -> bool:
        """Whether the game is over, and the program can say where another choice would have been better."""
        return not self.is_behind and not self.is_sandbox and can_look_back(self.match)

    @property
    def looking_back(self) -> LookingBack:
        """The look back on the game as it ended; another end has another one."""
        if self._looking_back is None or self._looking_back.head != self.match.journal.head:
            self._stop_looking_back()
            self._looking_back = LookingBack(self.match)
        return self._looking_back

    def _stop_looking_back(self) -> None:
        if self._looking_back is not None:
            self._looking_back.stop()

    # To change

    def answer(self, answer: Answer, by: str = PERSON) -> bool:
        """Answer the question that stands. False, with a sentence by `problem`, when it cannot be."""
        count, before = len(self.match.facts), self._in_sight()
        if by == PERSON:
            # Whoever answers wants to see what the others do.
            self.autoplay.wake()
        try:
            with self._whole():
                self.match.answer(answer, by)
        except IllegalAnswer as fault:
            self.problem.emit(str(fault))
            return False
        self._after(self.match.facts[count:], before)
        return True

    def answer_all(self, answers: list[Answer], by: str = PERSON, *, as_far_as_they_fit: bool = False) -> bool:
        """Several answers for one gesture (drag to move: choose "move", then the place).

        All or nothing; or `as_far_as_they_fit`, where what comes of the first ones may leave no room for the rest.
        """
        trial = self.match.fork()
        seat = trial.pending.who if trial.pending is not None else None
        fitting = 0
        try:
            for answer in answers:
                if as_far_as_they_fit and (trial.pending is None or trial.pending.who != seat):
                    # Whatever came of the first ones, it is somebody else's question now.
                    break
                trial.answer(answer, by)
                fitting += 1
        except IllegalAnswer as fault:
            if not (as_far_as_they_fit and fitting):
                self.problem.emit(str(fault))
                return False
        answers, start = answers[:fitting], self.match.journal.head
        count, before = len(self.match.facts), self._in_sight()
        with self._whole():
            for answer in answers:
                self.match.answer(answer, by)
        if fitting > 1:
            self.presses.gave(start, self.match.journal)
        self._after(self.match.facts[count:], before)
        return True

    def roll(self) -> None:
        """Let the program roll the dice that stand in the prompt."""
        request = self.match.pending
        if request is not None and is_chance(request):
            self.answer(seeded_answer(self.match.seed, self.match.place(request), request), PROGRAM_BY)

    def set_dice(self, ways: dict[SeatId, str]) -> None:
        """Change who throws which dice from now on; a roll that the program shall make is made at once."""
        self.policy.set_plain(ways)
        self._keep({"dice": self.policy.to_plain()})
        request = self.match.pending
        if request is not None and is_chance(request) and self.policy.supply(self.match.seed, 0, request) is not None:
            self.roll()
        else:
            self.changed.emit()

    def amend(self, path: str, value: Any) -> bool:
        """Correct a field ("the table says otherwise"). False, with a sentence by `problem`, when it cannot be."""
        why = self.amend_or_say(path, value)
        if why:
            self.problem.emit(why)
        return not why

    def amend_or_say(self, path: str, value: Any) -> str:
        """Correct a field; gives "" or, when it cannot be, the rules' sentence why not."""
        try:
            with self._whole():
                self.match.amend(path, value)
        except IllegalAnswer as fault:
            why = str(fault).removeprefix(f"{path}: ")
            return why[:1].upper() + why[1:]
        self._rewind()
        self._say_what_was_dropped()
        return ""

    def rolls(self, most: int) -> list[Rolled]:
        """The latest open rolls of the game as it stands, latest first: these can be corrected."""
        return rolls_before(self.match, self.match.journal.head, most)

    def preview(self, node: int, faces: Answer) -> CorrectionPreview | None:
        """What a corrected die would change; None, with a sentence by `problem`, when it cannot be."""
        try:
            return preview_correction(self.match, node, faces)
        except IllegalAnswer as fault:
            self.problem.emit(str(fault))
            return None

    def correct(self, node: int, faces: Answer) -> bool:
        """Correct the dice of an earlier roll. False, with a sentence by `problem`, when it cannot be."""
        self.stop_bot()
        try:
            with self._whole():
                correct(self.match, node, faces)
        except IllegalAnswer as fault:
            self.problem.emit(str(fault))
            return False
        self._rewind()
        return True

    def _say_what_was_dropped(self) -> None:
        dropped = self.match.dropped
        if dropped == 1:
            self.problem.emit(self.tr("One answer since then no longer fits; it is asked again."))
        elif dropped > 1:
            words = self.tr("{count} answers since then no longer fit; they are asked again.")
            self.problem.emit(words.format(count=dropped))

    def undo_target(self) -> int:
        """The entry to which undo leads, -1 for none: answers of seats without a person go with the one before them."""
        return self.presses.undo_target(self.match, self.seats)

    def undo(self) -> None:
        """Take back the last answer of a person."""
        self.autoplay.stop()
        self._go(lambda: self.presses.undo(self.match, self.seats))
        self._wait_for_seats()

    def _wait_for_seats(self) -> None:
        """Whoever went back to a question of a seat without a person looks at it in peace."""
        if not self.autoplay.rests:
            self.autoplay.begin()

    def redo(self) -> None:
        """Give the answer again that undo took back."""
        self._go(lambda: self.presses.redo(self.match))

    def undo_step(self) -> None:
        """Back to the start of the activation."""
        self.autoplay.stop()
        self._go(self.match.undo_step)
        self._wait_for_seats()

    def redo_step(self) -> None:
        """Forward to the start of the next step, or to the end of what was undone."""
        target = self.match.redo_step_target()
        if target >= 0:
            self.jump(target)

    def jump(self, node: int) -> None:
        """Stand at any step of any branch."""
        self.autoplay.stop()
        with self._whole():
            self.match.jump(node)
        self._rewind()
        self._wait_for_seats()

    def _go(self, way: Callable[[], bool]) -> None:
        with self._whole():
            moved = way()
        if moved:
            self._rewind()

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """A fault of the program in the middle of an answer leads back to the question that stood before it.

        Without this the half-carried-out answer would be saved, and the game could not be opened again.
        """
        head = self.match.journal.head
        try:
            yield
        except IllegalAnswer:
            raise
        except Exception:
            self.stop_bot()
            self.match.jump(head)
            self._rewind()
            raise

    def undo_shows_hidden(self, target: int) -> bool:
        """Whether going back to the entry would go past something that was hidden before: the window asks first."""
        return target >= 0 and self.match.reveals_after(target)

    # Players without a person

    def play_for_me(self, extent: Extent) -> None:
        """Let the game's steady player answer for whoever is asked, and stop as soon as it is far enough."""
        player = self.seats.steady_player()
        if player is not None:
            self.autoplay.play_for_me(player, extent)

    def stop_bot(self) -> None:
        """People play on; seats without a person wait until they may go on."""
        self.autoplay.stop()

    @property
    def bot_is_playing(self) -> bool:
        """Whether a player without a person is answering."""
        return self.autoplay.is_playing

    # Seats

    def call_seat(self, seat: SeatId, name: str) -> None:
        """Whoever sits there is called so from now on, in all that was told too."""
        self.seats.call(seat, name)
        self._keep({"names": dict(self.seats.names)})
        self.rewound.emit()
        self.changed.emit()

    def mend(self, first: str, words: str, *, is_name: bool) -> None:
        """In the book it says so from now on; nothing puts it back. The game itself stays as it was played."""
        self.mended.put(first, words, is_name=is_name)
        self._keep({MENDED: self.mended.to_plain()})

    def rule(self, words: str) -> None:
        """How people ruled is written down so."""
        self.mended.ruled = words
        self._keep({MENDED: self.mended.to_plain()})

    def all_is_carried_out(self) -> None:
        """People at a real table have nothing more to carry out of what led to the question that stands."""
        if self.carried_out != self.match.journal.head:
            self.carried_out = self.match.journal.head
            self._keep({CARRIED_OUT: self.carried_out})

    def _keep(self, settings: dict[str, Any]) -> None:
        """Write settings of the game down, or say why that cannot be."""
        try:
            self.keeper.keep_settings(self.game_id, settings)
        except LibraryProblem as fault:
            self.problem.emit(str(fault))

    def give_seat(self, seat: SeatId, holder: str) -> None:
        """Let a person or a kind of player hold a seat from now on."""
        if not self.seats.give(seat, holder):
            return
        self._keep({"seats": self.seats.to_plain()})
        self._turn_to_seat()
        self.changed.emit()
        self.autoplay.begin()

    def take_screen(self) -> None:
        """The person to whom the screen was to be handed sits in front of it."""
        self.seats.take_screen()
        self.changed.emit()

    def leave_screen(self) -> None:
        """The game is put away: of those who share the screen nobody's secrets are shown any more."""
        self.seats.leave_screen()
        self._turn_to_seat()
        self.changed.emit()

    @property
    def question_is_hidden(self) -> bool:
        """Whether the question that stands may tell what those at the screen may not know."""
        return self.pending is not None and self.seats.hides(self.pending, self.match.state)

    def _turn_to_seat(self) -> None:
        """Before a new question is shown: whose it is, and whether the screen must change hands."""
        if self.seats.follow(self.match.pending, self.match.state):
            self.handover_wanted.emit(self.seats.handover)

    # Saving

    def save(self) -> None:
        """Write the game down. Where that fails it goes on in memory, and is tried again until it can be done."""
        figures, result = self.summary(self.match)
        try:
            self.keeper.record(self.game_id, self.match, figures, result)
        except PlayedElsewhere as fault:
            self.stop_bot()
            self.elsewhere.emit(str(fault))
        except LibraryProblem as fault:
            told, self.trouble = self.trouble, fault
            self._retry.start()
            if told is None or told.kind is not fault.kind:
                self.saving.emit(fault)
        else:
            self._all_is_saved()

    def end(self) -> None:
        """The game is put away: nothing is tried any more, and answers that are not saved are given up."""
        self.autoplay.end()
        self._stop_looking_back()
        self._retry.stop()
        self.trouble = None
        self.keeper.release(self.match)

    def keep_as(self, game_id: int, name: str, keeper: GameKeeper) -> None:
        """The match stands under another number in the library now: everything is saved there from here on."""
        self.keeper = keeper
        self.game_id = game_id
        self.name = name
        self._all_is_saved()

    def _all_is_saved(self) -> None:
        self._retry.stop()
        self.saved.emit()
        if self.trouble is not None:
            self.trouble = None
            self.saving.emit(None)

    # What is shown

    def reach(self, count: int) -> None:
        """The picture has come to so many more facts."""
        facts = self.match.facts[self._reached : self._reached + count]
        before, self._reached = self._reached, self._reached + len(facts)
        if self._behind is not None:
            self._move_on(before)
        if facts:
            self.reached.emit(facts)

    def _move_on(self, before: int) -> None:
        """The state that is shown is the last one that the rules had come to by now."""
        if self._replay is not None:
            state = self._replay.state_after(self._reached)
        else:
            moments = reversed(self.match.moments)
            state = next((state for told, state in moments if before < told <= self._reached), None)
        if state is not None:
            self._behind = self.definition.seen_by(self.match.game, state, self.seats.viewers)
            self.moved_on.emit()

    def catch_up(self) -> None:
        """The picture has come to the present: the next question stands."""
        self._behind = self._replay = None
        self.match.forget_moments()
        self._turn_to_seat()
        self.reach(len(self.match.facts))
        self.changed.emit()
        self.autoplay.look()

    def watch_from(self, node: int) -> None:
        """Show again what has happened since the answer before an entry of the journal. Nothing is changed by it."""
        replay = Replay(self.match, node)
        facts = self.match.facts[replay.facts_before :]
        if not facts or self.is_showing is None:
            return
        self.autoplay.stop()
        self._replay = replay
        self._behind = self.definition.seen_by(replay.game, replay.first, self.seats.viewers)
        self._reached = replay.facts_before
        self.shown_again.emit(facts)
        show = self.fell_behind.emit if self.is_showing() else self.catch_up
        show()

    def _in_sight(self) -> Any:
        """The state that is shown before something happens; None where nobody looks on."""
        self.match.is_watched = self.is_showing is not None
        return self.state if self.match.is_watched else None

    def _after(self, facts: list[Told], before: Any) -> None:
        self.save()
        self.told.emit(facts)
        if before is not None and self.is_showing is not None and self.is_showing():
            self._behind = before
            self.fell_behind.emit()
        else:
            self.catch_up()

    def _rewind(self) -> None:
        self._behind = self._replay = None
        if self._looking_back is not None and self._looking_back.head != self.match.journal.head:
            self._stop_looking_back()  # It ended otherwise, or has not ended.
        self._reached = len(self.match.facts)
        self._turn_to_seat()
        self.save()
        self.rewound.emit()
        self.changed.emit()
        self.autoplay.look()
