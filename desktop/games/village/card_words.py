"""What cards and lists say of a siege, by the figures that the library keeps of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.games.start_face import FilledCells


def _tr(text: str) -> str:
    return QCoreApplication.translate("GameWords", text)


def phase_words(summary: dict[str, Any]) -> str:
    """Where a siege stands."""
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


def line_of(summary: dict[str, Any]) -> str:
    """How far the siege has come, in a line."""
    if not summary.get("wave"):
        return ""
    words = _tr("wave {wave} of {waves}, {phase}")
    return words.format(wave=summary["wave"], waves=summary["waves"], phase=phase_words(summary))


def rows_of(summary: dict[str, Any]) -> list[tuple[str, str | FilledCells]]:
    """The same in full, as rows of a card."""
    if not summary.get("wave"):
        return []
    wave = _tr("{wave} of {waves}, {phase}").format(
        wave=summary["wave"], waves=summary["waves"], phase=phase_words(summary)
    )
    heroes = _tr("{alive} of {heroes} hold out").format(alive=summary["alive"], heroes=summary["heroes"])
    heart = str(summary["heart_name"])
    return [
        (_tr("Wave"), wave),
        (_tr("Heroes"), heroes),
        (_tr("Town Hall") if heart == "Town Hall" else heart, FilledCells(summary["heart"], summary["heart_most"])),
    ]
