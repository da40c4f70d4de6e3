"""All sheets there are, in the order of the dialog."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QImage

from desktop.games.village.printing.bestiary import bestiary, cards
from desktop.games.village.printing.blanks import enemies_to_write_down, village_to_write_down, waves_to_come
from desktop.games.village.printing.build_up import build_up, pictures
from desktop.games.village.printing.people import roster, wave
from desktop.games.village.printing.reference import reference
from desktop.games.village.printing.village import council, village
from desktop.printing.sheet import PrintSheet, tr
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames


@dataclass(frozen=True)
class SiegeSheet:
    """One kind of sheet for any siege: a stable id, its title, when it helps, and what is on it."""

    id: str
    title: str
    second: str
    markup: Callable[[Siege, SiegeNames], str]
    pictures: Callable[[Siege], dict[str, QImage]] | None = None
    is_usual: bool = True

    def of(self, siege: Siege, names: SiegeNames) -> PrintSheet:
        """The sheet of this siege."""
        draw = self.pictures
        return PrintSheet(
            self.id,
            tr(self.title),
            tr(self.second),
            lambda: self.markup(siege, names),
            lambda: draw(siege) if draw is not None else {},
            self.is_usual,
        )


SHEETS = (
    SiegeSheet(
        "roster",
        QT_TRANSLATE_NOOP("Sheets", "Heroes and defenders"),
        QT_TRANSLATE_NOOP("Sheets", "With their present wounds and what they can do"),
        roster,
    ),
    SiegeSheet(
        "wave",
        QT_TRANSLATE_NOOP("Sheets", "The enemies of this wave"),
        QT_TRANSLATE_NOOP("Sheets", "Only what the table knows already"),
        wave,
    ),
    SiegeSheet(
        "village",
        QT_TRANSLATE_NOOP("Sheets", "The village"),
        QT_TRANSLATE_NOOP("Sheets", "Integrity, levels, stores and defences"),
        village,
    ),
    SiegeSheet(
        "council",
        QT_TRANSLATE_NOOP("Sheets", "Prices of the council"),
        QT_TRANSLATE_NOOP("Sheets", "What every level gives and costs"),
        council,
    ),
    SiegeSheet(
        "build-up",
        QT_TRANSLATE_NOOP("Sheets", "Build the table up"),
        QT_TRANSLATE_NOOP("Sheets", "A picture, and where everything is measured to"),
        build_up,
        pictures,
    ),
    SiegeSheet(
        "reference",
        QT_TRANSLATE_NOOP("Sheets", "The rules on one page"),
        QT_TRANSLATE_NOOP("Sheets", "What one looks up while playing"),
        reference,
    ),
    SiegeSheet(
        "bestiary",
        QT_TRANSLATE_NOOP("Sheets", "Bestiary"),
        QT_TRANSLATE_NOOP("Sheets", "Everybody who may come, with what they can do"),
        bestiary,
        is_usual=False,
    ),
    SiegeSheet(
        "cards",
        QT_TRANSLATE_NOOP("Sheets", "Cards to cut out"),
        QT_TRANSLATE_NOOP("Sheets", "One for each hero and each kind of enemy"),
        cards,
        is_usual=False,
    ),
    SiegeSheet(
        "blank-waves",
        QT_TRANSLATE_NOOP("Sheets", "Blank: the waves to come"),
        QT_TRANSLATE_NOOP("Sheets", "Budgets and Behaviours, to finish without the laptop"),
        waves_to_come,
    ),
    SiegeSheet(
        "blank-enemies",
        QT_TRANSLATE_NOOP("Sheets", "Blank: Enemy Groups"),
        QT_TRANSLATE_NOOP("Sheets", "Empty cards for six groups"),
        enemies_to_write_down,
    ),
    SiegeSheet(
        "blank-village",
        QT_TRANSLATE_NOOP("Sheets", "Blank: village and heroes"),
        QT_TRANSLATE_NOOP("Sheets", "Empty boxes from the first wave on"),
        village_to_write_down,
    ),
)
