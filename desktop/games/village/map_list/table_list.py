"""Keeps the list beside the map true, and lets it answer and point as the map does."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QWidget

from desktop.games.village.map_list.map_words import Shown, families
from desktop.games.village.question_marks import acting_model, marks_for
from desktop.games.village.question_overlays import ghost_marker, ghost_token
from desktop.games.village.siege_display import SiegeDisplay
from desktop.look.announce import announce
from desktop.play.docks import Dock
from desktop.play.models.thing_tree import ThingTree
from desktop.play.panels.list_panel import ListPanel
from desktop.tabletop.battlefield.mark_item import MarkItem
from desktop.tabletop.map_hand import MapHand
from desktop.tabletop.marks import GHOST
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.order_words import standing_orders
from rules_core.games.village.words.rebuild import placements
from rules_core.kernel.requests import Place

AFTER_MS = 40
"""The map is drawn before the list says the same."""
TRIED_MS = 60
"""So long it takes until the map has judged a place."""
RING = 420
"""Radius of the ring round a thing, in tenths of a millimetre."""


class TableList(QObject):
    """Writes the list anew after every change, but only while it can be seen."""

    def __init__(self, dock: Dock, display: SiegeDisplay, hand: MapHand, parent: QWidget) -> None:
        super().__init__(parent)
        panel = dock.panel
        assert isinstance(panel, ListPanel)
        self.panel, self.display, self.hand = panel, display, hand
        self.view = hand.view
        self._ring: MarkItem | None = None
        self._tried = ""
        """The thing beside which a place is being tried."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(AFTER_MS)
        self._later.timeout.connect(self.refresh)
        display.session.changed.connect(self._changed)
        display.session.moved_on.connect(self.refresh_soon)
        display.tools.layers_changed.connect(self.refresh_soon)
        display.outlook.changed.connect(self.refresh_soon)
        hand.tried.connect(self.refresh_soon)
        panel.opened.connect(self.refresh)
        panel.marked.connect(self.mark)
        panel.taken.connect(self.take)

    @property
    def model(self) -> ThingTree:
        """What the panel shows."""
        return self.panel.model

    def refresh_soon(self) -> None:
        """Something may be different; several changes are written once."""
        if self.panel.isVisible():
            self._later.start()

    def refresh(self) -> None:
        """Write the list now."""
        self._later.stop()
        display, session = self.display, self.display.session
        siege, request = display.siege, session.pending
        ghosts = (ghost_token(siege, display.trial, display.names), ghost_marker(siege, display.trial))
        shown = Shown(
            marks_for(siege, request, display.pointed),
            display.scene.overlays,
            acting_model(siege, request),
            display.outlook.intents,
            standing_orders(session.facts, request),
            tuple(ghost for ghost in ghosts if ghost is not None),
            isinstance(request, Place),
        )
        self.model.set_families(families(siege, display.names, shown, measure_for(siege)))

    def take(self, thing: str) -> None:
        """What a click on the map would do: answer the question if it offers this thing.

        Where a place is asked for, the nearest to the thing is tried, and taken the second time.
        """
        request = self.display.session.pending
        self.mark(thing)
        if isinstance(request, Place):
            self._place(thing)
        elif thing in marks_for(self.display.siege, request, "").offered or self.hand.shortcuts.of(thing) is not None:
            self.unmark()
            self.view.clicked.emit(thing)

    def _place(self, thing: str) -> None:
        trial = self.display.trial
        if thing == GHOST or (thing == self._tried and trial.shown):
            self._tried = ""
            self.unmark()
            self.view.point_clicked.emit(trial.x, trial.y)
            return
        place = self._place_of(thing)
        if place is not None:
            self._tried = thing
            self.view.pointer_moved.emit(round(place.x()), round(place.y()))
            QTimer.singleShot(TRIED_MS, self, self._say_trial)

    def _say_trial(self) -> None:
        self.refresh()
        ghost = self.model.index_of(GHOST)
        if ghost.isValid():
            announce(self.panel.tree, str(ghost.data(Qt.ItemDataRole.AccessibleTextRole)))

    def mark(self, thing: str) -> None:
        """Show where a thing lies."""
        self.unmark()
        place = self._place_of(thing)
        if place is None:
            return
        self.view.look_at(thing)
        self._ring = MarkItem(place, RING, self.display.scene.theme.look)
        self.display.scene.addItem(self._ring)

    def unmark(self) -> None:
        """Take the ring away."""
        if self._ring is not None:
            self.display.scene.removeItem(self._ring)
            self._ring = None

    def _place_of(self, thing: str) -> QPointF | None:
        place = self.display.scene.centre_of_item(thing)
        if place is not None:
            return place
        for one in placements(self.display.siege):
            if one.id == thing:
                return QPointF(one.x, one.y)
        return None

    def _changed(self) -> None:
        self._tried = ""
        self.unmark()
        self.refresh_soon()
