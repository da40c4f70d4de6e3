"""The only door to a match: the window asks and answers here, and hears by signals what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.session.dice_policy import DicePolicy
from desktop.storage.problems import LibraryProblem, PlayedElsewhere
from rules_core.games.catalogue import definition_of
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.corrections import CorrectionPreview, correct, preview_correction, rolls_before
from rules_core.kernel.journal import BOT, PERSON, PROGRAM_BY
from rules_core.kernel.match import Match, Told
from rules_core.kernel.requests import Answer, IllegalAnswer, Request, is_chance
from rules_core.kernel.rolls import Rolled
from rules_core.kernel.simulation import Player

BEYOND = "/beyond"
"""How the path of such a correction ends: it belongs to the answer before it."""
RETRY_MS = 3000
"""So often an answer that could not be written down is tried again."""


class Keeper(Protocol):
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
    """New facts (`Told`), in order; empty after an undo."""
    changed = Signal()
    """The state, the question or both are new; views read `state` and `pending`."""
    rewound = Signal()
    """Undo, redo or a jump: views take everything anew, without animation."""
    problem = Signal(str)
    """One sentence for the person."""
    elsewhere = Signal(str)
    """The game cannot be saved, for another window has played on in it: one sentence; `keep_as` is the way out."""
    saved = Signal()
    saving = Signal(object)
    """A `LibraryProblem` when the game can no longer be written down, told once; None when it can again."""
    busy = Signal(bool)
    """A player without a person is playing."""

    def __init__(
        self,
        match: Match[Any],
        policy: DicePolicy,
        keeper: Keeper,
        game_id: int,
        name: str,
        summary: Summary,
        seats: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__()
        self.match = match
        self.policy = policy
        self.keeper = keeper
        self.game_id = game_id
        self.name = name
        self.summary = summary
        self.definition = definition_of(match.game.name)
        self.viewers = frozenset(seat.id for seat in self.definition.seats(match.game))
        """The seats of those who look at the screen."""
        self._seen: Any = None
        self._seen_from: Any = None
        self.seats = dict(seats or {})
        """Who answers at each seat, as the game was begun: "person" or a player of the game by its id."""
        self.trouble: LibraryProblem | None = None
        """Why the last answers are not written down; None while all is well."""
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.save)
        self._bot: Player[Any] | None = None
        self._bot_until: int = -1
        self._bot_timer = QTimer(self)
        self._bot_timer.setSingleShot(True)
        self._bot_timer.timeout.connect(self._bot_step)

    # To look at

    @property
    def state(self) -> Any:
        """The game's state as those at the screen may see it. Read only, and never played on."""
        if self._seen_from is not self.match.state:
            self._seen_from = self.match.state
            self._seen = self.definition.seen_by(self.match.game, self.match.state, self.viewers)
        return self._seen

    @property
    def pending(self) -> Request | None:
        """The question that stands, None when the game is over."""
        return self.match.pending

    @property
    def facts(self) -> list[Told]:
        """Everything that has happened."""
        return self.match.facts

    # To change

    def answer(self, answer: Answer, by: str = PERSON) -> bool:
        """Answer the question that stands. False, with a sentence by `problem`, when it cannot be."""
        count = len(self.match.facts)
        try:
            with self._whole():
                self.match.answer(answer, by)
        except IllegalAnswer as fault:
            self.problem.emit(str(fault))
            return False
        self._after(self.match.facts[count:])
        return True

    def answer_all(self, answers: list[Answer], by: str = PERSON) -> bool:
        """Several answers for one gesture (drag to move: choose "move", then the place); all or nothing."""
        trial = self.match.fork()
        try:
            for answer in answers:
                trial.answer(answer, by)
        except IllegalAnswer as fault:
            self.problem.emit(str(fault))
            return False
        count = len(self.match.facts)
        with self._whole():
            for answer in answers:
                self.match.answer(answer, by)
        self._after(self.match.facts[count:])
        return True

    def roll(self) -> None:
        """Let the program roll the dice that stand in the prompt."""
        request = self.match.pending
        if request is None or not is_chance(request):
            return
        position = self.match.journal.depth(self.match.journal.head)
        self.answer(seeded_answer(self.match.seed, position, request), PROGRAM_BY)

    def set_dice(self, ways: dict[str, str]) -> None:
        """Change who throws which dice from now on; a roll that the program shall make is made at once."""
        self.policy.set_plain(ways)
        try:
            self.keeper.keep_settings(self.game_id, {"dice": self.policy.to_plain()})
        except LibraryProblem as fault:
            self.problem.emit(str(fault))
        request = self.match.pending
        if request is not None and self.policy.supply(self.match.seed, 0, request) is not None:
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

    def undo(self) -> None:
        """Take back the last answer."""
        self._go(self._undo)

    def redo(self) -> None:
        """Give the answer again that undo took back."""
        self._go(self._redo)

    def _undo(self) -> bool:
        beyond = self._ends_beyond()
        if not self.match.undo():
            return False
        if beyond:
            # One gesture of the hand, one undo: the answer goes with the note on where it ended.
            self.match.undo()
        return True

    def _redo(self) -> bool:
        if not self.match.redo():
            return False
        after = self.match.redo_target()
        if after >= 0 and self.match.journal.entries[after].path.endswith(BEYOND):
            self.match.redo()
        return True

    def _ends_beyond(self) -> bool:
        """Whether the last thing that people did was to put a miniature beyond what the rules allow."""
        journal = self.match.journal
        return journal.entries[journal.before_program(journal.head)].path.endswith(BEYOND)

    def undo_step(self) -> None:
        """Back to the start of the activation."""
        self._go(self.match.undo_step)

    def redo_step(self) -> None:
        """Forward to the start of the next step, or to the end of what was undone."""
        target = self.match.redo_step_target()
        if target >= 0:
            self.jump(target)

    def jump(self, node: int) -> None:
        """Stand at any step of any branch."""
        with self._whole():
            self.match.jump(node)
        self._rewind()

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

    def play_for_me(self, bot: Player[Any], until_step: bool) -> None:
        """Let a player answer until the activation (or the whole turn and what follows it) is done."""
        self._bot = bot
        self._bot_until = len(self.match.steps()) + (1 if until_step else 1_000_000)
        self.busy.emit(True)
        self._bot_timer.start(0)

    def stop_bot(self) -> None:
        """The person plays on."""
        if self._bot is not None:
            self._bot = None
            self._bot_timer.stop()
            self.busy.emit(False)

    @property
    def bot_is_playing(self) -> bool:
        """Whether a player without a person is answering."""
        return self._bot is not None

    def _bot_step(self) -> None:
        request = self.match.pending
        if self._bot is None or request is None or len(self.match.steps()) >= self._bot_until:
            self.stop_bot()
            return
        if is_chance(request):
            self.roll()
        else:
            position = self.match.journal.depth(self.match.journal.head)
            if not self.answer(self._bot.decide(self.state, request, position), BOT):
                self.stop_bot()
                return
        self._bot_timer.start(0)

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
        self.stop_bot()
        self._retry.stop()
        self.trouble = None
        self.keeper.release(self.match)

    def keep_as(self, game_id: int, name: str, keeper: Keeper) -> None:
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

    def _after(self, facts: list[Told]) -> None:
        self.save()
        self.told.emit(facts)
        self.changed.emit()

    def _rewind(self) -> None:
        self.save()
        self.rewound.emit()
        self.changed.emit()
