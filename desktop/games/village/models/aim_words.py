"""What a scenario counts toward its victory, in words (V-8.1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules_core.games.village.rules import aims
from rules_core.games.village.state.siege import Siege

ICON = "flag-objective"


def _tr(text: str) -> str:
    return QCoreApplication.translate("AimWords", text)


def counted_words(siege: Siege) -> str:
    """The name of what is counted; "" in a game that counts nothing."""
    return {aims.SUPPLIES: _tr("Supplies gathered"), aims.TOKENS: _tr("Finds claimed")}.get(aims.counted(siege), "")


def count_words(siege: Siege) -> str:
    """How far it has come."""
    most = aims.win_of(siege).count
    return _tr("{now} of {most}").format(now=min(aims.tally_of(siege), most), most=most)
