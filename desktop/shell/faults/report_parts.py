"""The parts of a packed report: versions, log, the reports that lie there, and the open game if it is wanted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.storage.fault_files import reports
from desktop.storage.fault_pack import FaultPart
from desktop.storage.privacy import impersonal
from desktop.storage.running_log import read_log
from rules_core.kernel.saves import to_text

if TYPE_CHECKING:
    from desktop.session.match_session import MatchSession

LATEST = 3
"""So many reports are offered with a tick; the older ones without."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("ReportParts", text)


def parts_of(folder: Path, situation: str, session: MatchSession | None) -> list[FaultPart]:
    """All parts there are now, as texts that can be read. The game has no tick: it shows what was played."""
    parts = [FaultPart("versions.txt", _tr("Versions and look"), impersonal(situation) + "\n")]
    log = read_log(folder)
    if log:
        parts.append(FaultPart("log.txt", _tr("Log of the last runs"), impersonal(log)))
    for place, path in enumerate(reports(folder)):
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        title = _tr("Report of fault {number}").format(number=int(path.stem.partition("-")[2]))
        parts.append(FaultPart(path.name, title, impersonal(text), packed=place < LATEST))
    if session is not None:
        parts.append(FaultPart("game.hearthgame", _tr("The open game"), to_text(session.match), packed=False))
    return parts
