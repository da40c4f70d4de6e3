"""Guides people in building a real table up from any position of any game, piece after piece by tape measure."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.push_button import push_button
from desktop.play.prompts.prompt import digit_of
from desktop.settings import Settings
from desktop.tabletop.placing.measured_table import MeasuredTable, PlacementRow
from desktop.tabletop.placing.placing_dialog import PlacingDialog
from rules_core.ground.tape_measure import Placement

WIDE_LETTERS = 1.5
"""From this text scale on the four starts stand in two lines."""


class RebuildGuide(PlacingDialog):
    """Goes through everything that stands on the table. It changes nothing in the game."""

    def __init__(self, theme: Theme, settings: Settings, table: MeasuredTable, parent: QWidget | None = None) -> None:
        # A copy: the game may go on behind an open window.
        super().__init__(theme, settings, table.copy(), parent)
        self.starts: list[QPushButton] = []
        self.setObjectName("dialog.rebuild")
        self.setWindowTitle(self.tr("Build this table up"))
        self.heading.setText(self.tr("Build this table up"))
        self.hint.setText(self.tr("Enter or + goes on, Backspace or - goes back. 1 to 4 lead to the first of a kind."))
        self._add_starts()
        self.read_table()

    def _add_starts(self) -> None:
        """A key and a small button to the first piece of each kind."""
        grid = QGridLayout()
        grid.setSpacing(self.theme.px(4))
        starts = self.table.starts()
        columns = 2 if self.theme.look.scale > WIDE_LETTERS else len(starts)
        for number, start in enumerate(starts):
            button = push_button(f"rebuild.start.{start.id}", start.words, partial(self.begin_with, number))
            button.setProperty("kind", "chip")
            button.setAccessibleName(self.tr("Begin with: {kind}").format(kind=start.words[2:]))
            self.starts.append(button)
            grid.addWidget(button, number // columns, number % columns)
        self.between.addLayout(grid)

    def start_of(self, number: int) -> int:
        """The row of the first piece of a start; -1 where the table has none."""
        kinds = self.table.starts()[number].kinds
        return next((at for at, row in enumerate(self.list.rows) if row.placement.kind in kinds), -1)

    def begin_with(self, number: int) -> None:
        """Go to the first piece of a start, if there is one."""
        at = self.start_of(number)
        if at >= 0:
            self.go_to(at)
            self.rows_view.setFocus()

    def read_table(self) -> None:
        super().read_table()
        for number, button in enumerate(self.starts):
            button.setEnabled(self.start_of(number) >= 0)

    def set_low(self, low: bool) -> None:
        super().set_low(low)
        for button in self.starts:
            button.setVisible(not low)

    def handle_key(self, event: QKeyEvent) -> bool:
        number = digit_of(event) - 1
        if self.starts and 0 <= number < len(self.starts):
            self.begin_with(number)
            return True
        return super().handle_key(event)

    def placements(self) -> list[Placement]:
        return self.table.placements()

    def done_ids(self) -> frozenset[str]:
        return frozenset(row.placement.id for row in self.list.rows[: self.at])

    def there_ids(self) -> frozenset[str]:
        return self.done_ids()

    def notes(self, row: PlacementRow) -> tuple[str, ...]:
        if self.at == 0:
            return (self.tr("Settle first which edge of your table is north: it is edge 1 of the picture."),)
        kinds = self.table.round_kinds
        if row.placement.kind in kinds and self.list.rows[self.at - 1].placement.kind not in kinds:
            return (self.tr("From here on lengths run to the edge of a base or marker, not to its middle."),)
        return ()

    def show_picture(self, placement: Placement | None) -> None:
        self.map.show_table(self.table, self.there_ids(), placement, self.length, others=placement is None)

    def show_progress(self) -> None:
        count = len(self.list.rows)
        self.bar.setRange(0, max(1, count))
        self.bar.setValue(min(self.at + 1, count))
        self.bar.setVisible(count > 1)
        if self.now is None:
            self.progress_words.setText(self.tr("All {count} stand").format(count=count))
            self.next_button.setText(self.tr("It matches"))
        else:
            words = self.tr("{family}: {number} of {count}")
            family = self.table.families()[self.now.placement.kind]
            self.progress_words.setText(words.format(family=family, number=self.at + 1, count=count))
            self.next_button.setText(self.tr("Next"))

    def show_last_look(self) -> None:
        first = self.tr("Compare your table with the picture, edge by edge.")
        second = self.tr("Choose a row to see how it was measured.")
        more = [self.tr("Lengths run to the edge of a base."), *self.table.last_words(self.length)]
        self.card.show_words(self.tr("Does the table match?"), "village", (first, second), tuple(more))
