"""What the luck panel says of a siege."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.play.models.luck_list import LuckWords
from rules_core.kernel.table import ENEMY, PLAYERS


def _tr(text: str) -> str:
    return QCoreApplication.translate("Luck", text)


def siege_luck_words() -> LuckWords:
    """Quality rolls count their hits (SBH-ACT-2); a die that says where a find lies is nobody's luck (V-7.2.2)."""
    return LuckWords(
        _tr("Quality rolls: {hits} of {dice} hit, {expected} expected."),
        _tr(
            "Counted out exactly: of all tables that throw so many dice, so many do as well or better, or as badly "
            "or worse. Hidden dice do not count, nor do those that only say where a find lies."
        ),
        {PLAYERS: _tr("Heroes and Defenders"), ENEMY: _tr("Enemies")},
    )
