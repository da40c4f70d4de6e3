"""Watches frame by frame that no surface of a play window is ahead of the picture, whatever measured game it shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView

from desktop.look.token import TokenView
from desktop.play.dice_tray import DiceTray
from desktop.play.models.row_table import CELL_ROLE, RowTable
from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.play_window import PlayWindow
from desktop.tabletop.map_board import MapBoard
from rules_core.kernel.checkpoints import steps_among
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import is_chance
from rules_core.kernel.simulation import Player

FRAME_MS = 12


def rows_shown(window: PlayWindow) -> list[str]:
    """Every cell of every table of state."""
    tables = [view.model() for view in window.findChildren(QAbstractItemView)]
    return [
        str(table.data(table.index(row, column), CELL_ROLE))
        for table in tables
        if isinstance(table, RowTable)
        for row in range(table.rowCount())
        for column in range(table.columnCount())
    ]


def chronicle(window: PlayWindow) -> list[str]:
    """The lines of the chronicle."""
    panel = window.docks["chronicle"].panel
    assert isinstance(panel, ChroniclePanel)
    return [line.text for line in panel.model.lines]


def answers(window: PlayWindow, player: Player[Any]) -> Iterator[None]:
    """Have a player answer by the window, one question after the other."""
    match = window.session.match
    while match.pending is not None:
        if is_chance(match.pending):
            window.session.roll()
        else:
            window.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
        yield


@dataclass
class Seen:
    """What was on the screen from frame to frame."""

    frames: int = 0
    moved_on: int = 0
    state: object = None
    rows: object = None
    in_sight: list[Fact] = field(default_factory=list)
    """Facts whose beats have begun."""
    tokens: dict[str, object] = field(default_factory=dict)
    """What the tokens on the map tell, by their ids."""
    rolling: int = 0
    """Frames in which dice rolled."""

    def watch(self, window: PlayWindow) -> None:
        """Look at every frame until all that has happened is shown."""
        self.begin(window)
        while window.session.is_behind:
            self.look(window)
            QTest.qWait(FRAME_MS)
        assert len(chronicle(window)) == len(window.session.match.facts)

    def begin(self, window: PlayWindow) -> None:
        """What is shown before something happens."""
        self.state, self.rows = window.session.state, rows_shown(window)
        self.in_sight.clear()
        self.tokens = self.told_by_tokens(window)

    def look(self, window: PlayWindow) -> None:
        """Look at one frame of something that is being shown."""
        self.frames += 1
        session = window.session
        over = len(session.facts)
        assert len(chronicle(window)) == over < len(session.match.facts)
        if session.state is not self.state:
            # Lists come to a later state, but to none that has not been seen.
            plain, match = session.match.game.to_plain, session.match
            told = [told for told, state in match.moments if plain(state) == plain(session.state)]
            assert told
            assert min(told) <= over
            self.moved_on += 1
            self.state, self.rows = session.state, rows_shown(window)
        assert rows_shown(window) == self.rows
        assert session.pending is None
        assert window.prompt.prompt is None
        assert not self.offers(window)
        timeline = window.marks.timeline
        steps = steps_among(session.facts)
        reached = [stop.words for told in steps if (stop := window.presenter.stop(told.fact)) is not None]
        stops = [stop.words for stop in timeline.stops[1:]]
        assert stops == reached
        assert timeline.accessibleName().endswith(timeline.stops[-1].words)
        self._look_at_tokens(window)

    def _look_at_tokens(self, window: PlayWindow) -> None:
        """Signs on a token change with a fact about it that is in sight, and never while its dice roll."""
        was, self.tokens = self.tokens, self.told_by_tokens(window)
        strip = window.event_strip
        trays = [tray for tray in window.findChildren(DiceTray) if tray.isVisible() and tray.tumble.is_rolling]
        assert not any(tray.accessibleName() for tray in trays)
        assert not (strip.is_rolling and strip.accessibleName())
        is_rolling = strip.is_rolling or bool(trays)
        self.rolling += is_rolling
        told = self.in_sight[:-1] if is_rolling else self.in_sight
        of_whom = {id for fact in told for id in self.told_of(fact)}
        for id in was.keys() | self.tokens.keys():
            assert was.get(id) == self.tokens.get(id) or id in of_whom, (id, self.in_sight)

    # What another board may say in its own way

    def told_by_tokens(self, window: PlayWindow) -> dict[str, object]:
        """What every token tells beside its place."""
        return {id: signs(view) for id, view in tokens_of(window).items()}

    def offers(self, window: PlayWindow) -> bool:
        """Whether a token is offered."""
        return any(view.key or view.offered for view in tokens_of(window).values())

    def told_of(self, fact: Fact) -> set[str]:
        """Whose signs a fact may change."""
        return {getattr(fact, "model", "")}


def tokens_of(window: PlayWindow) -> dict[str, TokenView]:
    """The tokens on the map, by id."""
    assert isinstance(window.board, MapBoard)
    return {view.id: view for view in window.board.scene.token_views()}


def signs(view: TokenView) -> object:
    """What a token tells beside its place."""
    return view.posture, view.wounds, view.badge, view.greyed
