"""All sheets there are, in the order of the dialog."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QImage

from desktop.games.village.printing.blanks import enemies_to_write_down, village_to_write_down, waves_to_come
from desktop.games.village.printing.build_up import build_up, pictures
from desktop.games.village.printing.people import roster, tr, wave
from desktop.games.village.printing.reference import reference
from desktop.games.village.printing.village import council, village
from desktop.printing.document import Paper, SheetDocument
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames


@dataclass(frozen=True)
class Sheet:
    """One kind of sheet: a stable id, its title, when it helps, and what is on it."""

    id: str
    title: str
    second: str
    markup: Callable[[Siege, SiegeNames], str]
    pictures: Callable[[Siege, SiegeNames], dict[str, QImage]] | None = None

    def document(self, siege: Siege, names: SiegeNames, paper: Paper) -> SheetDocument:
        """The sheet as the game stands."""
        pictures = self.pictures(siege, names) if self.pictures is not None else {}
        return SheetDocument(tr(self.title), self.markup(siege, names), paper, pictures)


SHEETS = (
    Sheet(
        "roster",
        QT_TRANSLATE_NOOP("Sheets", "Heroes and defenders"),
        QT_TRANSLATE_NOOP("Sheets", "With their present wounds and what they can do"),
        roster,
    ),
    Sheet(
        "wave",
        QT_TRANSLATE_NOOP("Sheets", "The enemies of this wave"),
        QT_TRANSLATE_NOOP("Sheets", "Only what the table knows already"),
        wave,
    ),
    Sheet(
        "village",
        QT_TRANSLATE_NOOP("Sheets", "The village"),
        QT_TRANSLATE_NOOP("Sheets", "Integrity, levels, stores and defences"),
        village,
    ),
    Sheet(
        "council",
        QT_TRANSLATE_NOOP("Sheets", "Prices of the council"),
        QT_TRANSLATE_NOOP("Sheets", "What every level gives and costs"),
        council,
    ),
    Sheet(
        "build-up",
        QT_TRANSLATE_NOOP("Sheets", "Build the table up"),
        QT_TRANSLATE_NOOP("Sheets", "A picture, and where everything is measured to"),
        build_up,
        pictures,
    ),
    Sheet(
        "reference",
        QT_TRANSLATE_NOOP("Sheets", "The rules on one page"),
        QT_TRANSLATE_NOOP("Sheets", "What one looks up while playing"),
        reference,
    ),
    Sheet(
        "blank-waves",
        QT_TRANSLATE_NOOP("Sheets", "Blank: the waves to come"),
        QT_TRANSLATE_NOOP("Sheets", "Budgets and Behaviours, to finish without the laptop"),
        waves_to_come,
    ),
    Sheet(
        "blank-enemies",
        QT_TRANSLATE_NOOP("Sheets", "Blank: Enemy Groups"),
        QT_TRANSLATE_NOOP("Sheets", "Empty cards for six groups"),
        enemies_to_write_down,
    ),
    Sheet(
        "blank-village",
        QT_TRANSLATE_NOOP("Sheets", "Blank: village and heroes"),
        QT_TRANSLATE_NOOP("Sheets", "Empty boxes from the first wave on"),
        village_to_write_down,
    ),
)
