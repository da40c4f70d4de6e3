"""What a click on a thing means that no single answer of the question is about: several answers at once."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.play.event_strip import EventStrip
from desktop.play.odds_counter import OddsCounter
from desktop.play.presenter import Presenter, Shortcut
from desktop.session.match_session import MatchSession


class Shortcuts(QObject):
    """Asks the game's presenter, has the odds counted before anybody clicks, and gives the answers.

    What cannot be is said in one short sentence on the edge of the table.
    """

    def __init__(
        self, session: MatchSession, presenter: Presenter, odds: OddsCounter, strip: EventStrip, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.session, self.presenter, self.odds, self.strip = session, presenter, odds, strip
        self._known: dict[str, Shortcut | None] = {}
        session.changed.connect(self._known.clear)

    def of(self, thing: str) -> Shortcut | None:
        """What a click on the thing would do; None where it means nothing."""
        request = self.session.pending
        if request is None or not thing or self.session.question_is_hidden:
            return None
        if thing not in self._known:
            found = self._known[thing] = self.presenter.shortcut(request, thing)
            if found is not None and found.answers:
                self.odds.offer(found.option, list(found.answers))
        return self._known[thing]

    def take(self, thing: str) -> bool:
        """The thing was clicked. False where a click on it means nothing."""
        found = self.of(thing)
        if found is None:
            return False
        if found.refused:
            self.strip.say(found.refused)
        else:
            # What happens on the way may leave no room for the rest.
            self.session.answer_all(list(found.answers), as_far_as_they_fit=True)
        return True
