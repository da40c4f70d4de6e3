"""Build the table up: the picture with numbers, and under the same numbers where each thing is measured to."""

from __future__ import annotations

from PySide6.QtGui import QImage

from desktop.games.village.measured_table import placement_row
from desktop.games.village.printing.table_drawing import table_drawing
from desktop.printing.markup import beside_icon, heading, icon, paragraph, picture, quiet, strong, table, text
from desktop.printing.sheet import tr
from desktop.tabletop.placing.measured_table import PlacementRow
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.arrival_words import arrival_words
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import PlacementKind, placements
from rules_core.ground.play_mode import PlayMode
from rules_core.wording.tape import tape_centimetres, tape_inches

PICTURE = "table"
PICTURE_WIDE = 600
"""In px of the page: with its heading it fills the first page and leaves it whole on the shorter paper."""


def build_up(siege: Siege, names: SiegeNames) -> str:
    """The sheet's markup."""
    rows = [placement_row(siege, names, one, both_lengths) for one in placements(siege)]
    words = tr("All lengths run along the edges of the table, to the side of a piece or to the edge of a base.")
    parts = [paragraph(text(words)), picture(PICTURE, PICTURE_WIDE)]
    parts.append(paragraph(quiet(tr("Thick ring: ours. Double ring: theirs. Broken ring: a marker."))))
    numbered = list(enumerate(rows, start=1))
    for title, kinds in families():
        family = [one for one in numbered if one[1].placement.kind in kinds]
        if family:
            parts.append(heading(title))
            parts.append(table([_row(number, row) for number, row in family], (5, 25, 42, 28), tight=True))
    # V-5.5.3, V-5.6.1. Nothing on the table shows these.
    parts.extend(paragraph(text(one.text(both_lengths))) for one in arrival_words(siege, names))
    if siege.play_mode is PlayMode.UNMAPPED:
        parts.append(paragraph(text(tr("This game keeps no map: models stand roughly where it believes them."))))
    return "".join(parts)


def pictures(siege: Siege) -> dict[str, QImage]:
    """The pictures of the sheet, by name."""
    return {PICTURE: table_drawing(siege)}


def families() -> tuple[tuple[str, tuple[PlacementKind, ...]], ...]:
    """The parts of the list, in order."""
    return (
        (tr("Ground"), (PlacementKind.TERRAIN,)),
        (tr("Buildings"), (PlacementKind.BUILDING,)),
        (
            tr("Barricades, Traps and markers"),
            (PlacementKind.BARRICADE, PlacementKind.TRAP, PlacementKind.TOKEN, PlacementKind.VILLAGER),
        ),
        (tr("Heroes and defenders"), (PlacementKind.HERO, PlacementKind.DEFENDER)),
        (tr("Enemies"), (PlacementKind.ENEMY,)),
    )


def both_lengths(units: int) -> str:
    """A length in both units: nobody can switch a printed sheet."""
    return f"{tape_inches(units)} ({tape_centimetres(units)})"


def _row(number: int, row: PlacementRow) -> tuple[str, str, str, str]:
    measured = "<br>".join(text(one) for one in row.measured)
    more = quiet("; ".join((row.more[0], *(one[:1].lower() + one[1:] for one in row.more[1:])))) if row.more else ""
    return beside_icon(str(number)), f"{icon(row.icon)} {strong(row.title)}", measured, more
