"""Checks where everybody stands: one model after the other is right, or is put where it stands on the real table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.placing.measured_table import MeasuredTable, PlacementRow
from desktop.tabletop.placing.placing_dialog import PlacingDialog
from desktop.tabletop.placing.tape_fields import TapeFields
from rules_core.ground.tape_measure import Placement
from rules_core.kernel.requests import IllegalAnswer
from rules_core.wording.tape import read_tape
from rules_core.wording.translation import INCH

DROPPED_NEAR = INCH // 2
"""A token dropped this near to a place with room is put there: a hand on a picture is not exact."""
MEASURED_NEAR = 40
"""The same for typed lengths, in tenths of a millimetre: a tape is read in eighths of an inch."""


class PositionCheck(PlacingDialog):
    """Goes through all models on the table; what is put elsewhere becomes a correction in the journal."""

    def __init__(
        self,
        theme: Theme,
        session: MatchSession,
        settings: Settings,
        table: Callable[[], MeasuredTable],
        parent: QWidget | None = None,
    ) -> None:
        """`table` gives it as the game stands."""
        super().__init__(theme, settings, table(), parent)
        self.session, self._table = session, table
        self.confirmed: set[str] = set()
        self.setObjectName("dialog.positions")
        self.setWindowTitle(self.tr("Where everybody stands"))
        self.heading.setText(self.tr("Does everybody stand there?"))
        self.hint.setText(self.tr("Enter or + says yes, Backspace or - goes back."))
        self.fields = TapeFields(theme)
        self.fields.typed.connect(self._typed)
        self.fields.agreed.connect(self._agreed)
        self.between.addWidget(self.fields)
        self.map.dragged.connect(self._dragged)
        self.map.clicked.connect(self._clicked)
        session.changed.connect(self._changed)
        self.finished.connect(lambda: session.changed.disconnect(self._changed))
        self.read_table()

    # What it is about

    def placements(self) -> list[Placement]:
        return self.table.model_placements()

    def done_ids(self) -> frozenset[str]:
        return frozenset(self.confirmed)

    def there_ids(self) -> frozenset[str]:
        return self.table.buildings() | self.table.on_table()

    def show_progress(self) -> None:
        count = len(self.list.rows)
        self.bar.setRange(0, max(1, count))
        self.bar.setValue(len(self.confirmed))
        words = self.tr("{number} of {count} confirmed")
        self.progress_words.setText(words.format(number=len(self.confirmed), count=count))
        self.next_button.setText(self.tr("Done") if self.now is None else self.tr("Yes, next"))

    def show_last_look(self) -> None:
        left = [row.title for row in self.list.rows if row.placement.id not in self.confirmed]
        if not self.list.rows:
            self.card.show_words(self.tr("Nobody stands on the table"), "village", ())
        elif not left:
            lines = (self.tr("The screen and your table agree about everybody."),)
            self.card.show_words(self.tr("All are where they should be"), "village", lines)
        else:
            lines = (self.tr("Not confirmed yet: {names}.").format(names=", ".join(left)),)
            self.card.show_words(self.tr("Almost"), "village", lines)

    def set_low(self, low: bool) -> None:
        super().set_low(low)
        self.fields.intro.setVisible(not low)

    def notes(self, row: PlacementRow) -> tuple[str, ...]:
        return (self.tr("Confirmed"),) if row.placement.id in self.confirmed else ()

    # Going

    def go_on(self) -> None:
        """It is so; on to the next."""
        if self.now is not None:
            self.confirmed.add(self.now.placement.id)
        super().go_on()

    def show_step(self) -> None:
        super().show_step()
        row = self.now
        self.fields.setVisible(row is not None)
        self.map.set_draggable([one.placement.id for one in self.list.rows])
        if row is not None:
            first, second = self.table.edge_gauges(row.placement.id)
            self.fields.show_lengths(
                (self.length(first.length), self.length(second.length)),
                (self.table.gauge_words(first), self.table.gauge_words(second)),
            )
            self.fields.mark_wrong((False, False))

    def _agreed(self) -> None:
        self.go_on()
        self.rows_view.setFocus()

    # Putting elsewhere

    def put(self, id: str, x: int, y: int, near: int) -> bool:
        """Correct where a model stands; a place without room moves to the next one with it, if that is `near`.

        False, with one sentence, when the rules refuse; then nothing has changed.
        """
        x, y = self.table.free_spot(id, x, y, near)
        path = self.table.position_path(id)
        trial = self.session.match.fork()
        try:
            trial.amend(path, [x, y])
        except IllegalAnswer as fault:
            self.show_step()
            self.say(_sentence_of(str(fault), path))
            return False
        if not self.session.amend(path, [x, y]):
            return False
        self.confirmed.add(id)
        self.show_step()
        self.say(self.tr("The screen has it there now. Undo takes it back later."))
        return True

    def _typed(self, first: str, second: str) -> None:
        row = self.now
        if row is None:
            return
        lengths = [read_tape(text, centimetres=self.settings.centimetres) for text in (first, second)]
        self.fields.mark_wrong((lengths[0] is None, lengths[1] is None))
        if lengths[0] is None or lengths[1] is None:
            self.say(self.tr("A length is a number like 8 1/2 or 21.6; correct the framed field."))
            return
        across, down = self.table.edge_gauges(row.placement.id)
        if self.put(row.placement.id, across.middle(lengths[0]), down.middle(lengths[1]), MEASURED_NEAR):
            self.rows_view.setFocus()

    def _dragged(self, thing: str, x: int, y: int, done: bool) -> None:
        if not done:
            return
        self._clicked(thing)
        if self.now is not None and self.now.placement.id == thing:
            self.put(thing, x, y, DROPPED_NEAR)

    def _clicked(self, thing: str) -> None:
        ids = [row.placement.id for row in self.list.rows]
        if thing in ids and ids.index(thing) != self.at:
            self.go_to(ids.index(thing))

    def _changed(self) -> None:
        self.table = self._table()
        self.read_table()


def _sentence_of(fault: str, path: str) -> str:
    """What the rules say, without the path of the field."""
    words = fault.removeprefix(f"{path}: ")
    return words[:1].upper() + words[1:]
