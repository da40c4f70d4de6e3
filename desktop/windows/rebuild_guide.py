"""Build this table up: from any position of any game to miniatures on a real table, piece after piece by measure."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.models.placement_list import PlacementRow
from desktop.settings import Settings
from desktop.windows.placing.placing_dialog import PlacingDialog
from rules_core.games.village.codec import clone
from rules_core.games.village.siege import PlayMode, Siege
from rules_core.lab.names import SiegeNames
from rules_core.lab.rebuild import MODELS, Kind, Placement, placements

ROUND = (*MODELS, Kind.TRAP, Kind.TOKEN, Kind.VILLAGER)


class RebuildGuide(PlacingDialog):
    """Goes through everything that stands on the table. It changes nothing in the game."""

    def __init__(
        self, theme: Theme, settings: Settings, siege: Siege, names: SiegeNames, parent: QWidget | None = None
    ) -> None:
        # A copy: the game may go on behind an open window.
        super().__init__(theme, settings, clone(siege), names, parent)
        self.setObjectName("dialog.rebuild")
        self.setWindowTitle(self.tr("Build this table up"))
        self.heading.setText(self.tr("Build this table up"))
        self.hint.setText(self.tr("Enter or + goes on, Backspace or - goes back."))
        self.read_siege()

    def placements(self) -> list[Placement]:
        return placements(self.siege)

    def done_ids(self) -> frozenset[str]:
        return frozenset(row.placement.id for row in self.list.rows[: self.at])

    def there_ids(self) -> frozenset[str]:
        return self.done_ids()

    def notes(self, row: PlacementRow) -> tuple[str, ...]:
        if self.at == 0:
            return (self.tr("Settle first which edge of your table is north: it is edge 1 of the picture."),)
        if row.placement.kind in ROUND and self.list.rows[self.at - 1].placement.kind not in ROUND:
            return (self.tr("From here on lengths run to the edge of a base or marker, not to its middle."),)
        return ()

    def show_picture(self, placement: Placement | None) -> None:
        self.map.show_table(self.siege, self.there_ids(), placement, self.length, others=placement is None)

    def show_progress(self) -> None:
        count = len(self.list.rows)
        self.bar.setRange(0, max(1, count))
        self.bar.setValue(self.at)
        if self.now is None:
            self.progress_words.setText(self.tr("All {count} stand").format(count=count))
            self.next_button.setText(self.tr("It matches"))
        else:
            words = self.tr("{family}: {number} of {count}")
            family = self.families()[self.now.placement.kind]
            self.progress_words.setText(words.format(family=family, number=self.at + 1, count=count))
            self.next_button.setText(self.tr("Next"))

    def families(self) -> dict[Kind, str]:
        """What the present piece is one of."""
        return {
            Kind.TERRAIN: self.tr("Ground"),
            Kind.BUILDING: self.tr("Buildings"),
            Kind.BARRICADE: self.tr("Barricades"),
            Kind.TRAP: self.tr("Traps"),
            Kind.TOKEN: self.tr("Finds"),
            Kind.VILLAGER: self.tr("Villagers"),
            Kind.HERO: self.tr("Heroes"),
            Kind.DEFENDER: self.tr("Defenders"),
            Kind.ENEMY: self.tr("Enemies"),
        }

    def show_last_look(self) -> None:
        first = self.tr("Compare your table with the picture, edge by edge.")
        second = self.tr("Choose a row to see how it was measured.")
        more = [self.tr("Lengths run to the edge of a base.")]
        if self.siege.play_mode is PlayMode.UNMAPPED:
            more.append(self.tr("This game keeps no map: models stand roughly where it believes them."))
        self.card.show_words(self.tr("Does the table match?"), "village", (first, second), tuple(more))
