"""Shows the steps of the build-up guide for what is new since people were last asked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.tabletop.placing.arrivals import SETTING
from desktop.tabletop.placing.measured_table import MeasuredTable, PlacementRow
from desktop.tabletop.placing.rebuild_guide import RebuildGuide
from rules_core.ground.tape_measure import Placement


class NewPieces(RebuildGuide):
    """Goes through these pieces alone; the picture shows all others as they stand."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        table: MeasuredTable,
        new: frozenset[str],
        parent: QWidget | None = None,
        *,
        gone: tuple[str, ...] = (),
        is_return: bool = False,
    ) -> None:
        """`gone`: the names of what has to be taken off first; `is_return`: people come back to a table they left."""
        self.new, self.gone = new, gone
        super().__init__(theme, settings, table, parent)
        self.setObjectName("dialog.new-pieces")
        title = self.tr("Moved since you left the table") if is_return else self.tr("New on the table")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.hint.setText(self.tr("Enter or + goes on, Backspace or - goes back."))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.each_time = QCheckBox(self.tr("Show this at the table"))
        self.each_time.setObjectName("new-pieces.each-time")
        self.each_time.setAccessibleName(self.tr("Show what is new whenever something comes onto the table"))
        self.each_time.setChecked(settings.flag(SETTING, default=True))
        self.each_time.toggled.connect(lambda on: settings.set_flag(SETTING, value=on))
        self.each_time.installEventFilter(self)
        self.each_time.setVisible(not is_return)
        self.between.addWidget(self.each_time)

    def _add_starts(self) -> None:
        """A few pieces need no choice of where to begin."""

    def groups(self) -> list[list[Placement]]:
        """What is new, as it is put down: one line for what comes together."""
        return self.table.together([one for one in self.table.placements() if one.id in self.new])

    def placements(self) -> list[Placement]:
        return [pieces[0] for pieces in self.groups()]

    def read_table(self) -> None:
        self.list.set_rows([self.table.row_of(pieces, self.length) for pieces in self.groups()])
        self.show_step()

    def there_ids(self) -> frozenset[str]:
        """The others of what is being put down are seen beside the first."""
        down = frozenset(one.id for pieces in self.groups()[: self.at + 1] for one in pieces)
        return (self.table.buildings() | self.table.on_table()) - self.new | down

    def notes(self, row: PlacementRow) -> tuple[str, ...]:
        if self.at != 0:
            return ()
        taken = (self.tr("Take off: {things}.").format(things=", ".join(self.gone)),) if self.gone else ()
        return (*taken, self.tr("Lengths run to the edge of a base or marker, not to its middle."))

    def show_picture(self, placement: Placement | None) -> None:
        # What has been built up long since, the ground too, shows where one is on the table.
        self.map.show_table(self.table, self.there_ids(), placement, self.length)

    def go_on(self) -> None:
        """The next piece; behind the last one the game goes on."""
        if self.at + 1 < len(self.list.rows):
            self.go_to(self.at + 1)
        else:
            self.accept()

    def show_progress(self) -> None:
        super().show_progress()
        if self.at + 1 >= len(self.list.rows):
            self.next_button.setText(self.tr("Done"))
