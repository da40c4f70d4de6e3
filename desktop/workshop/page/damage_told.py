"""Says once that there are items that cannot be read: they may stand far down in the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from desktop.workshop.page.entries import WorkshopRow
from desktop.workshop.page.said_line import SaidLine


class DamageTold(QObject):
    """Keeps in mind what was told, so that nobody hears it at every look at the list."""

    def __init__(self, said: SaidLine, show: Callable[[list[WorkshopRow]], None]) -> None:
        """`show` leads to these entries in the list."""
        super().__init__(said)
        self._said = said
        self._show = show
        self._told: set[int] = set()

    def tell(self, entries: Sequence[WorkshopRow]) -> None:
        """Say it where some of these entries are damaged and one of them is new."""
        damaged = [entry for entry in entries if entry.damaged]
        news = {entry.number for entry in damaged} - self._told
        self._told |= news
        if news:
            words = self.tr("%n item(s) of your library cannot be read; all others are here.", "", len(damaged))
            self._said.say(words, wrong=True, offer=(self.tr("Show"), lambda: self._show(damaged)))
