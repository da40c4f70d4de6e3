"""Keeps the list of the map true for a game without a list of its own, and lets it answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from desktop.play.models.thing_tree import Family, TreeThing
from desktop.play.panels.list_panel import ListPanel
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.kernel.requests import Choose, options_of
from rules_core.wording.translation import say


def plain_families(known: KnownToAll) -> list[Family]:
    """The question, then every table of the game with its things; those that answer the question are offered."""
    offered = options_of(known.request) if known.request is not None else ()
    found: list[Family] = []
    if known.question is not None:
        now = TreeThing("now", known.question.title, tuple(one for one in (known.question.second,) if one))
        found.append(Family("now", QCoreApplication.translate("MapList", "Now"), (now,)))
    for table in known.tables:
        headings = [say(words) for words in table.headings]
        things: list[TreeThing] = []
        for one in table.things:
            lines = [f"{heading}: {cell}" for heading, cell in zip(headings[1:], one.cells[1:], strict=True) if cell]
            chosen = known.request is not None and known.request.subject == one.id
            is_offered = answer_about(one.id, offered) != ""
            things.append(TreeThing(one.id, one.cells[0], tuple(lines), offered=is_offered, chosen=chosen))
        found.append(Family(table.id, say(table.title), tuple(things)))
    return found


def answer_about(thing: str, offered: Sequence[str]) -> str:
    """The answer that is about a thing: the thing itself, or the first that does something with it, "verb:thing"; ""
    where none is."""
    return next((one for one in offered if one == thing or one.partition(":")[2] == thing), "")


class ThingList(QObject):
    """Writes the list anew after every change, but only while it can be seen."""

    def __init__(
        self,
        panel: ListPanel,
        session: MatchSession,
        parent: QObject,
        families: Callable[[KnownToAll], list[Family]] = plain_families,
    ) -> None:
        super().__init__(parent)
        self.families = families
        self.panel, self.session = panel, session
        session.changed.connect(self._changed)
        session.moved_on.connect(self._changed)
        panel.opened.connect(self.refresh)
        panel.taken.connect(self.take)

    def refresh(self) -> None:
        """Write the list now."""
        self.panel.model.set_families(self.families(KnownToAll(self.session)))

    def take(self, thing: str) -> None:
        """Answer the question with this thing, if it is offered."""
        request = self.session.pending
        answer = answer_about(thing, options_of(request)) if isinstance(request, Choose) else ""
        if answer:
            self.session.answer(answer)

    def _changed(self) -> None:
        if self.panel.isVisible():
            self.refresh()
