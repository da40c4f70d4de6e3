"""The few words by which lists speak of a game: phase, result."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication


def _tr(text: str) -> str:
    return QCoreApplication.translate("GameWords", text)


def phase_words(summary: dict[str, Any]) -> str:
    """Where a game stands, by the summary that the library keeps."""
    phase = summary.get("phase", "")
    if phase in ("hero turn", "enemy turn"):
        return _tr("round {round}").format(round=summary.get("round", 1))
    if phase == "council":
        return _tr("the council meets")
    if phase in ("over", "afterwards"):
        return _tr("it is over")
    if phase == "wave ends":
        return _tr("the wave is over")
    return _tr("the heroes take their places")


def result_pill(result: str) -> tuple[str, str]:
    """The word and the tone of a game's result."""
    if result == "victory":
        return _tr("Won"), "GOOD"
    if result == "defeat":
        return _tr("Lost"), "ENEMY"
    return _tr("Under way"), "HERO"
