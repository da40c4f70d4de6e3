"""A match: a checkpoint and the answers given since.

The rules run as plain calls on a table that replays the answers it has. At the first question without one it raises
`Unanswered`; the match keeps the request and, when the answer comes, runs again from the checkpoint.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from rules_core.kernel.chance import AnswersBefore, Mixing, seeded_answer
from rules_core.kernel.checkpoints import (
    GIVEN,
    NONE_BEFORE,
    Checkpoint,
    OutOfStep,
    ToldBefore,
    Unanswered,
    steps_among,
)
from rules_core.kernel.checkpoints import Told as Told
from rules_core.kernel.facts import ChosenStep, Fact, Reveal
from rules_core.kernel.game import Game, State
from rules_core.kernel.journal import PERSON, PROGRAM_BY, ROOT, Correction, Entry, Journal
from rules_core.kernel.packing import pack, unpack
from rules_core.kernel.replayed_answers import KeptAnswers, fits, told_correction
from rules_core.kernel.requests import Answer, IllegalAnswer, Request, Roll, is_chance
from rules_core.kernel.rolls import Rolled, rolled
from rules_core.kernel.table import Table
from rules_core.wording.translation import say

LIVE_CHECKPOINTS: Final = 24
"""So many checkpoints keep their state as objects; older ones keep it packed, to save memory."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Supplier:
    """Decides which questions the program answers at once; a desktop with real dice has its own."""

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        """The program's dice or cards for a question at a place of the seed, or None to wait for a person."""
        return seeded_answer(seed, place, request)


class NewDiceWait(Supplier):
    """Supplies nothing: to look ahead must not show how new dice would fall."""

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        return None


class Match(Generic[State]):
    """A game in progress, as everyone outside the rules sees it."""

    def __init__(
        self, game: Game[State], seed: int, supplier: Supplier, state: State, mixing: Mixing = Mixing.BY_QUESTION
    ) -> None:
        """Made by `begin`, `begin_from`, `fork` and the loading of saves; the caller runs it."""
        self.game = game
        self.seed = seed
        self.mixing = mixing
        self.supplier = supplier
        self.journal = Journal()
        self.checkpoints: dict[int, Checkpoint[State]] = {}
        self.pending: Request | None = None
        self.state: State = state
        self.dropped = 0
        self.kept = KeptAnswers([])
        """Answers that are given again while the rules run after a correction."""
        self._facts: list[Told] = []
        self._steps: list[Told] = []
        self._rolls: list[Rolled] = []
        self._rolls_since: list[Rolled] = []
        """Those of them since the checkpoint from which the rules ran last."""
        self._lacks_rolls = False
        self._before: ToldBefore[State] = ToldBefore()
        self._live: list[int] = []
        self._answers = AnswersBefore()
        self.is_watched = False
        """Whether somebody looks on, who wants to see the states that the rules come through."""
        self.moments: list[tuple[int, State]] = []
        """Of a watched match: states that the last run came through, before every roll and at every checkpoint, each
        with how many facts were told by then. Whatever was told is true in them, and nothing that was not.

        They are large: whoever has shown them lets them go (`forget_moments`).
        """
        self.touched: dict[int, None] = {}
        """Nodes whose checkpoints are new or changed since a store last took note (`take_touched`)."""

    # What everyone sees

    @property
    def facts(self) -> list[Told]:
        """All facts on the way to the present, oldest first."""
        return self._facts

    @property
    def rolls(self) -> list[Rolled]:
        """All rolls on the way to the present, oldest first, hidden ones among them."""
        if self._lacks_rolls:
            self._learn_rolls()
        return self._rolls

    @property
    def begun_from(self) -> Checkpoint[State] | None:
        """The beginning of a match that began from a given state (`begin_from`); None for all others."""
        root = self.checkpoints.get(ROOT)
        return root if root is not None and root.before == GIVEN else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.pending is None

    def place(self, request: Request) -> int:
        """Where in the seed's sequence the dice of a question lie that is asked at the head of the journal."""
        self._answers.follow(self.journal)
        return self._answers.place_of(request, self.mixing)

    def answer(self, answer: Answer, by: str = PERSON) -> None:
        """Answer the pending question. Raises `IllegalAnswer` and changes nothing when it is no option."""
        if self.pending is None:
            raise IllegalAnswer(say("The game is over; there is no question to answer."))
        self.pending.check(answer)
        self.journal.append(Entry(self.journal.head, self.pending.fingerprint(), answer, by))
        self.run()

    def amend(self, path: str, value: Any) -> None:
        """Correct a field ("the table says otherwise"). Raises `IllegalAnswer` and changes nothing when it cannot be.

        The correction stands at the last checkpoint; answers given since are kept as long as they still fit, and
        `dropped` counts those that did not.
        """
        last = self.last_checkpoint(self.journal.head)
        self.game.amend(self.state_at(last), path, value)
        correction = Correction(-1, self.journal.head, -1)
        self.put_in(Entry(last.node, 0, "", PERSON, path, value, last.ordinal, correction), last.node)

    def undo_target(self) -> int:
        """The entry to which undo leads: before the last answer of a person or bot; -1 when there is none.

        A correction is undone as a whole, with the answers that were given again after it.
        """
        left = self.journal.left_by_correction(self.journal.head)
        return left if left >= 0 else self._before_last_answer()

    def _before_last_answer(self) -> int:
        node = self.journal.before_program(self.journal.head)
        return self.journal.entries[node].parent if node != ROOT else -1

    def undo(self) -> bool:
        """Take back the last answer of a person or bot, dice and all that followed. False when there is none."""
        target = self.undo_target()
        if target < 0:
            return False
        self.jump(target)
        return True

    def redo_target(self) -> int:
        """The entry to which redo leads, or -1."""
        head = self.journal.head
        return max(self.journal.latest_child.get(head, -1), self.journal.correction_from.get(head, -1))

    def redo(self) -> bool:
        """Give the answer again that undo took back. False when there is none."""
        target = self.redo_target()
        if target < 0:
            return False
        self.jump(target)
        return True

    def jump(self, node: int) -> None:
        """Stand at any entry of any branch and go on from there; all branches stay."""
        self.journal.move_to(node, past_reveal=self.reveals_after(node))
        self.run()

    def reveals_after(self, node: int) -> bool:
        """Whether something hidden was shown after `node` on the present way: undo past it says so first."""
        if not self.journal.is_above(node, self.journal.head):
            return False
        return any(isinstance(told.fact, Reveal) and told.node > node for told in self._facts)

    def steps(self) -> list[Told]:
        """The named steps (activations, rounds, waves, councils) on the way to the present."""
        return self._steps

    def step_target(self) -> int:
        """The entry at which the step under way began, or the one before when nothing was answered since; -1: none."""
        target = self._before_last_answer()
        for told in reversed(self.steps()):
            start = self.start_of(told)
            if start <= target:
                return start
        return ROOT if target >= 0 else -1

    def start_of(self, step: Told) -> int:
        """The entry at which a step begins."""
        if not isinstance(step.fact, ChosenStep):
            return step.node
        node = self.journal.before_program(step.node)
        return self.journal.entries[node].parent if node != ROOT else ROOT

    def redo_step_target(self) -> int:
        """The entry to which the redo of a step leads: the last one from which undoing a step leads back; -1: none."""
        trial = self.fork()
        start = trial.journal.head
        target = -1
        while trial.redo() and (target < 0 or trial.step_target() <= start):
            target = trial.journal.head
        return target

    def undo_step(self) -> bool:
        """Undo back to the start of the activation (or other step)."""
        target = self.step_target()
        if target < 0:
            return False
        self.jump(target)
        return True

    def forget_moments(self) -> None:
        """What the last run came through has been shown."""
        self.moments = []

    def fork(self) -> Match[State]:
        """A match that goes on by itself from here; checkpoints are shared, for nobody changes them."""
        other = Match(self.game, self.seed, self.supplier, self.state, self.mixing)
        other.journal = self.journal.copy()
        other.checkpoints = dict(self.checkpoints)
        other.pending = self.pending
        other._facts = list(self._facts)
        other._steps = list(self._steps)
        other._rolls = list(self._rolls)
        other._rolls_since = list(self._rolls_since)
        other._lacks_rolls = self._lacks_rolls
        other._live = list(self._live)
        return other

    # How it is done

    def last_checkpoint(self, node: int) -> Checkpoint[State]:
        """The checkpoint at or before the entry."""
        while node != ROOT and not (node in self.checkpoints and self.checkpoints[node].full):
            node = self.journal.entries[node].parent
        if node not in self.checkpoints:
            self.store_checkpoint(Checkpoint(ROOT, 0, NONE_BEFORE, self.game.start(), (), ()))
        return self.checkpoints[node]

    def state_at(self, checkpoint: Checkpoint[State]) -> State:
        """A copy of a checkpoint's state, free to change."""
        if checkpoint.state is not None:
            return self.game.clone(checkpoint.state)
        assert checkpoint.packed is not None
        return self.game.from_plain(unpack(checkpoint.packed, known=self.journal.texts_until(checkpoint.node)))

    def packed_state(self, checkpoint: Checkpoint[State]) -> bytes:
        """The checkpoint's state as compressed bytes, as libraries keep it.

        What people wrote and drew stands in the journal: the state speaks of it and does not hold it once more.
        """
        if checkpoint.packed is None:
            assert checkpoint.state is not None
            known = self.journal.texts_until(checkpoint.node)
            checkpoint.packed = pack(self.game.to_plain(checkpoint.state), known)
        return checkpoint.packed

    def store_checkpoint(self, checkpoint: Checkpoint[State]) -> None:
        """Keep a checkpoint; of the states kept as objects the oldest is packed."""
        node = checkpoint.node
        self.checkpoints[node] = checkpoint
        self.touched[node] = None
        if not self._live or self._live[-1] != node:
            self._live.append(node)
        if len(self._live) > LIVE_CHECKPOINTS:
            oldest = self.checkpoints[self._live.pop(0)]
            if oldest.node != node and oldest.state is not None:
                self.packed_state(oldest)
                oldest.state = None

    def facts_until(self, checkpoint: Checkpoint[State]) -> list[Told]:
        """All facts told up to a checkpoint."""
        self._before.move_to(checkpoint, self.checkpoints)
        return list(self._before.facts)

    def take_touched(self) -> list[Checkpoint[State]]:
        """The checkpoints to write down since the last call, oldest first."""
        taken = [self.checkpoints[node] for node in sorted(self.touched) if node in self.checkpoints]
        self.touched = {}
        return taken

    def adopt(self, checkpoint: Checkpoint[State]) -> None:
        """Stand at a checkpoint that a save kept, and run on to the present."""
        self.checkpoints[checkpoint.node] = checkpoint
        self._live = [checkpoint.node]
        self.run()

    def run(self) -> None:
        """Run the rules from the last checkpoint through the answers given since to the next question."""
        last = self.last_checkpoint(self.journal.head)
        table = _MatchTable(self, last)
        self.state = self.state_at(last)
        self._before.move_to(last, self.checkpoints)
        table.told_before = len(self._before.facts)
        self.moments = []
        self.pending = None
        try:
            table.amend_here(self.state)
            self.game.play(table, self.state)
        except Unanswered as unanswered:
            self.pending = unanswered.request
        except OutOfStep as out:
            # Habit 6: at most the answers since the checkpoint are lost, and the program says so.
            self.dropped = len(self.journal.way(out.node, self.journal.head))
            self.journal.move_to(out.node)
            # Redo would lead there again and again.
            self.journal.forget_way_from(out.node)
            self.run()
            return
        self._facts = [*self._before.facts, *table.all_facts]
        self._steps = [*self._before.steps, *steps_among(table.all_facts)]
        self._rolls_since = table.all_rolls
        self._rolls = [*self._before.rolls, *table.all_rolls]
        self._lacks_rolls = self._before.lacks_rolls

    def _learn_rolls(self) -> None:
        """Have the rules tell the rolls of a game that an earlier version saved, from one kept state to the next.

        Where they ask otherwise than they did then, the rolls up to the next kept state stay unknown.
        """
        start = self.last_checkpoint(ROOT)
        start.rolls = start.rolls or ()
        waiting: list[Checkpoint[State]] = []
        for one in self.checkpoints_until(self.last_checkpoint(self.journal.head)):
            if one.rolls is None:
                waiting.append(one)
            if one.full:
                if waiting:
                    self._learn_rolls_between(start, waiting)
                    waiting = []
                start = one
        self._before = ToldBefore()
        self._before.move_to(start, self.checkpoints)
        since = [one for one in self._rolls_since if one.node > start.node]
        self._rolls = [*self._before.rolls, *since]
        self._lacks_rolls = False

    def checkpoints_until(self, checkpoint: Checkpoint[State]) -> list[Checkpoint[State]]:
        """The checkpoints up to this one, oldest first."""
        way = [checkpoint]
        while way[-1].before >= 0:
            way.append(self.checkpoints[way[-1].before])
        way.reverse()
        return way

    def _learn_rolls_between(self, start: Checkpoint[State], waiting: list[Checkpoint[State]]) -> None:
        trial = Match(self.game, self.seed, NewDiceWait(), self.state)
        trial.journal = self.journal.copy()
        trial.journal.head = waiting[-1].node
        trial.adopt(start.alone())
        found = trial.rolls
        before = start.node
        for one in waiting:
            one.rolls = tuple([roll for roll in found if before < roll.node <= one.node])
            self.touched[one.node] = None
            before = one.node

    def put_in(self, entry: Entry, above: int) -> None:
        """Put a correction into the journal, as a branch, and give again the answers after `above` that still fit.

        `dropped` counts the answers of people and bots that do not.
        """
        entries = self.journal.entries
        seen = self.reveals_after(above)
        self.kept = KeptAnswers([entries[node] for node in self.journal.way(above, self.journal.head)])
        number = self.journal.append(entry)
        self.run()
        self.journal.close_correction(number)
        self.dropped = self.kept.left()
        self.kept = KeptAnswers([])
        if seen and self.dropped > 0:
            # As with undo: people go on from before something that they have seen, and the journal says so.
            self.journal.move_to(self.journal.head, past_reveal=True)

    def supplied(self, request: Request) -> Answer:
        """An answer given again, or the program's own, journaled; raises `Unanswered` where a person is asked."""
        kept = self.kept.answer_to(request)
        if kept is not None:
            self.journal.append(kept.after(self.journal.head))
            return kept.answer
        answer = self.supplier.supply(self.seed, self.place(request), request) if is_chance(request) else None
        if answer is None:
            raise Unanswered(request)
        request.check(answer)
        self.journal.append(Entry(self.journal.head, request.fingerprint(), answer, PROGRAM_BY))
        return answer


def begin(game: Game[State], seed: int, supplier: Supplier | None = None) -> Match[State]:
    """Start a match of a game that a setup has made."""
    match = Match(game, seed, supplier if supplier is not None else Supplier(), game.start())
    match.run()
    return match


def begin_from(game: Game[State], state: State, seed: int, supplier: Supplier | None = None) -> Match[State]:
    """Start a match at any moment of a game: from a state as a checkpoint holds it. The state itself stays as it is."""
    match = Match(game, seed, supplier if supplier is not None else Supplier(), state)
    match.store_checkpoint(Checkpoint(ROOT, 0, GIVEN, game.clone(state), (), ()))
    match.run()
    return match


def begin_at(other: Match[State], node: int, seed: int, supplier: Supplier | None = None) -> Match[State]:
    """Start a match of its own where another one stood at an entry; with another seed its new dice tell nothing of it.

    It begins at the last checkpoint there, with the answers that had been given since.
    """
    last = other.last_checkpoint(node)
    state = other.state_at(last)
    match = Match(other.game, seed, supplier if supplier is not None else Supplier(), state)
    match.store_checkpoint(Checkpoint(ROOT, last.ordinal, GIVEN, other.game.clone(state), (), ()))
    for number in other.journal.way(last.node, node):
        given = other.journal.entries[number]
        # Where a correction came from lies before this beginning.
        match.journal.append(given.alone(match.journal.head))
    match.run()
    return match


class _MatchTable(Table, Generic[State]):
    """Replays the journal from a checkpoint; at its end asks the supplier, then gives up."""

    def __init__(self, match: Match[State], start: Checkpoint[State]) -> None:
        self.match = match
        self.way = match.journal.way(start.node, match.journal.head)
        self.cursor = 0
        self.node = start.node
        self.ordinal = start.ordinal
        self.before = start.node
        self.at_start = True
        self.told_before = 0
        """How many facts were told before it began."""
        self.facts: list[Told] = []
        self.all_facts: list[Told] = []
        self.rolls: list[Rolled] = []
        self.all_rolls: list[Rolled] = []

    def ask(self, request: Request) -> Answer:
        if self.cursor < len(self.way):
            node = self.way[self.cursor]
            entry = self.match.journal.entries[node]
            if entry.is_amend or entry.fingerprint != request.fingerprint() or not fits(request, entry.answer):
                raise OutOfStep(self.node)
            answer = entry.answer
        else:
            if self.match.is_watched and self._is_new():
                self._pass(self.match.game.clone(self.match.state))
            answer = self.match.supplied(request)
            node = self.match.journal.head
            self.way.append(node)
            entry = self.match.journal.entries[node]
        if entry.by == PROGRAM_BY and self.node != ROOT and self.node in self.match.checkpoints:
            self.match.checkpoints[self.node] = self.match.checkpoints[self.node].thinned()
        self._advance(node)
        if isinstance(request, Roll):
            roll = rolled(node, entry, request)
            self.rolls.append(roll)
            self.all_rolls.append(roll)
        if entry.correction is not None:
            self.tell(told_correction(self.match.journal, entry, request))
        return answer

    def tell(self, fact: Fact) -> None:
        told = Told(self.node, fact)
        self.facts.append(told)
        self.all_facts.append(told)

    def _is_new(self) -> bool:
        """Whether something was told since the rules came to the last state that is kept for whoever looks on."""
        moments = self.match.moments
        return not moments or moments[-1][0] < self.told_before + len(self.all_facts)

    def _pass(self, state: State) -> None:
        """The rules have come to this state: what was told by now has come true in it."""
        self.match.moments.append((self.told_before + len(self.all_facts), state))

    def checkpoint(self) -> None:
        if self.at_start:
            # Play goes on from the very moment at which the last checkpoint was kept: this is the same one.
            self.at_start = False
            return
        self.ordinal += 1
        self._store(self.match.state)
        self.amend_here(self.match.state)

    def amend_here(self, state: State) -> None:
        """Apply the corrections that a person made at this checkpoint."""
        match = self.match
        while True:
            again = self.cursor == len(self.way)
            entry = match.kept.amend_at(self.ordinal) if again else match.journal.entries[self.way[self.cursor]]
            if entry is None or not entry.is_amend or entry.ordinal != self.ordinal:
                return
            try:
                fact = match.game.amend(state, entry.path, entry.value)
            except IllegalAnswer:
                if not again:
                    # What a file says of it cannot be.
                    raise OutOfStep(self.node) from None
                match.kept.stop()
                return
            if again:
                self.way.append(match.journal.append(entry.after(match.journal.head)))
            node = self.way[self.cursor]
            ordinal = self.ordinal
            self._advance(node)
            # The checkpoint after a correction is the same moment of play as the one before it.
            self.ordinal = ordinal
            self.tell(fact)
            self._store(state)

    def _advance(self, node: int) -> None:
        self.cursor += 1
        self.node = node
        self.ordinal = 0

    def _store(self, state: State) -> None:
        same = self.match.checkpoints.get(self.node)
        facts = tuple(self.facts)
        rolls: tuple[Rolled, ...] | None = tuple(self.rolls)
        before = self.before
        if same is not None and self.before == self.node:
            # Nothing has been answered since that one, so nothing was rolled.
            facts = same.facts + facts
            rolls = same.rolls
            before = same.before
        kept = self.match.game.clone(state)
        if self.match.is_watched and self._is_new():
            self._pass(kept)
        self.match.store_checkpoint(Checkpoint(self.node, self.ordinal, before, kept, facts, rolls))
        self.before = self.node
        self.facts = []
        self.rolls = []
