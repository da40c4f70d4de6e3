"""What people look over on their table after a round: stores, strongholds, and where every unit and monster stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.ground_view import ground_view_of
from desktop.games.warhold.realms import GOLD, icon_of
from desktop.games.warhold.tiles.figures import Muster
from desktop.play.check_table.lines import CheckField, CheckLine, FieldKind, plain_line
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.games.warhold.content.types import KINDS, LORD
from rules_core.games.warhold.state.war import Unit, War
from rules_core.wording.translation import tell

LATEST: Final = 999
PLACES: Final = {"kingdoms": GOLD, "strongholds": "castle"}


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarCheck", text)


def check_lines(session: MatchSession) -> list[CheckLine]:
    """All lines, in the order in which people look over a table; the decks and the land stay as they are."""
    known = KnownToAll(session)
    war = known.state
    assert isinstance(war, War)
    rounds = CheckField(FieldKind.NUMBER, tr("Round"), "round", war.round, LATEST)
    lines = [CheckLine("round", "crown", tr("The war"), tell("Round {round}", round=war.round), (rounds,))]
    for one in known.tables:
        if one.id in PLACES:
            lines.extend(plain_line(one, thing, PLACES[one.id]) for thing in one.things)
    units = {one.id: (place, one) for place, one in enumerate(war.units)}
    muster = Muster(war, known.words)
    for one in known.tables:
        if one.id in ("units", "monsters"):
            # Kingdom by kingdom, and each kind with the numbers that its figures bear.
            for thing in sorted(one.things, key=lambda thing: _order(war, muster, units[thing.id][1])):
                place, unit = units[thing.id]
                line = plain_line(one, thing, icon_of(unit.profile, unit.kind))
                title = muster.name(unit) if war.has_map else line.title
                lines.append(
                    replace(
                        line,
                        title=title,
                        fields=(
                            ground_view_of(war).place_field(war, f"units/{place}/tile", unit, known.words),
                            *line.fields,
                        ),
                    )
                )
    return lines


def _order(war: War, muster: Muster, unit: Unit) -> tuple[int, int, str, int]:
    """Whose it is, the lord first, then kind by kind."""
    seat = war.seats.index(unit.seat) if unit.seat in war.seats else len(war.seats)
    kind = KINDS.index(unit.kind) if unit.kind in KINDS else len(KINDS)
    return seat, -1 if unit.kind == LORD else kind, unit.profile, muster.number(unit)
