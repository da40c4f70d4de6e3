"""How a siege is looked back on, in words: the village is held or falls."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.play.look_back.words import LookBackWords


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Village", text)


class SiegeLookBackWords(LookBackWords):
    """The village was held more often."""

    def lead(self) -> str:
        return tr("Moments where another choice would have held the village more often.")

    def how_far(self) -> str:
        return tr("Each siege is played on until this wave and the next one are beaten, or the village has fallen.")

    def nothing(self) -> str:
        return tr("No other choice would clearly have held the village more often.")

    def compared(self, better: str, more: int, other: str, less: int, games: int) -> str:
        words = tr("{better} held {more} of {games}, {other} held {less}.")
        return words.format(better=better, more=more, other=other, less=less, games=games)
