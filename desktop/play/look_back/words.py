"""The words of a look back: a game says in its own what it is to end well."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules_core.games.shares import Share


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("LookBack", text)


def share_words(share: Share) -> str:
    """A share with the interval in which the true one lies: "54 % (50 to 58)"."""
    words = tr("{share} % ({low} to {high})")
    return words.format(share=round(100 * share.share), low=round(100 * share.low), high=round(100 * share.high))


class LookBackWords:
    """What is said of games that ended well; a game derives from it."""

    def lead(self) -> str:
        """What is shown, below the title of the page."""
        return tr("Moments where another choice would have ended well more often.")

    def how_far(self) -> str:
        """How far each game is played on."""
        return tr("Each game is played on to its end.")

    def nothing(self) -> str:
        """That there is no such moment."""
        return tr("No other choice would clearly have ended well more often.")

    def compared(self, better: str, more: int, other: str, less: int, games: int) -> str:
        """How often it ended well with the better answer and with the one that was given, by their letters."""
        words = tr("{better} ended well in {more} of {games} games, {other} in {less}.")
        return words.format(better=better, more=more, other=other, less=less, games=games)
