"""How the facts of a war look on the board: figures walk, strike, are wounded and fall; places rise and go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF

from desktop.games.warhold.tiles.figures import FigureView, place_in, size_in
from desktop.games.warhold.tiles.layers import Layers
from desktop.games.warhold.tiles.tile_map import TileMap
from desktop.games.warhold.tiles.tile_scene import TileScene
from desktop.games.warhold.tiles.told_map import map_after
from desktop.look.widgets.tumble import tumble_ms
from desktop.tabletop.battlefield.motion import Gait, moving_ms
from desktop.tabletop.battlefield.views import Arrow, Overlays, Plate
from rules_core.games.warhold.rules.land import tile_of
from rules_core.games.warhold.state.facts import (
    Appeared,
    CardDrawn,
    CivilianLost,
    Deserted,
    Healed,
    MonsterAims,
    MonsterGone,
    Moved,
    Slain,
    Struck,
    Swapped,
    TreasureClaimed,
    Wounded,
)
from rules_core.games.warhold.state.war import War
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.wording.sentence import Tone

BEAT_MS, MOVE_MS, AIM_MS, PAUSE_MS = 420, 420, 900, 60
"""How long a sentence, a walk at least, and a monster's reason are shown at the usual speed."""
READ_MS = 30
"""How long a card lies there for each of its characters."""
CARDS: Final = (CardDrawn, TreasureClaimed)
LEAVES: Final = (Slain, MonsterGone, Deserted, CivilianLost)


def figure_in(told: str) -> str:
    """The id of the figure that a fact mentions."""
    return told.partition(" ")[0]


class WarStage:
    """The board while facts are shown.

    `now` gives board and figures as those who look see them, `coming` as they will stand when all has been shown.
    """

    def __init__(
        self,
        scene: TileScene,
        words: Words,
        now: Callable[[], tuple[TileMap, list[FigureView]]],
        coming: Callable[[], tuple[War, TileMap, list[FigureView]]],
        is_played: Callable[[], bool],
    ) -> None:
        """`is_played` says whether the monsters, or a player without a person, have the turn."""
        self._scene, self._words = scene, words
        self._now, self._coming, self._is_played = now, coming, is_played
        self._shown: dict[str, FigureView] = {}
        self._board = TileMap(1, 1, ".")

    def beat_ms(self, fact: Fact) -> int:
        """How long a fact is shown at the usual speed, 0 for one that is not shown."""
        if isinstance(fact, Moved) and self._coming()[0].has_map:
            return max(MOVE_MS, moving_ms(self._way(fact), Gait.WALK) + PAUSE_MS)
        if isinstance(fact, MonsterAims) and self._coming()[0].has_map:
            return AIM_MS
        told = self._words.fact(fact)
        if isinstance(fact, CARDS):
            return max(BEAT_MS, READ_MS * len(told.text()))
        return 0 if told.tone is Tone.QUIET else BEAT_MS + tumble_ms(len(told.dice))

    def has_dice(self, fact: Fact) -> bool:
        """Whether dice fell with it."""
        return bool(self._words.fact(fact).dice)

    def is_theirs(self, fact: Fact) -> bool:
        """Whether somebody without a person does it, which has a pace of its own."""
        return self._is_played()

    def must_be_read(self, fact: Fact) -> bool:
        """Everything stands in the chronicle."""
        return False

    def was_by_hand(self, fact: Fact) -> bool:
        """Everything is seen here first."""
        return False

    def show_fact(self, fact: Fact) -> None:
        """Show what this fact changes, and who does it to whom; without a map its line says it."""
        _, coming, figures = self._coming()
        if coming.is_empty:
            return
        self._board = map_after(self._board, fact, coming)
        self._scene.set_board(self._board)
        ways = self._change(fact, {one.id: one for one in figures})
        self._scene.set_figures(self._shown.values(), ways)
        self._scene.set_layers(self._layers(fact))
        if isinstance(fact, Wounded):
            self._scene.rock(figure_in(fact.unit))

    def settle(self, *, animated: bool) -> None:
        """Show everything as it stands for those who look."""
        self._board, figures = self._now()
        self._shown = {one.id: one for one in figures}
        self._scene.set_board(self._board)
        self._scene.set_figures(figures, animated=animated)

    def skip(self) -> None:
        """Whatever still moves is at its end."""
        self._scene.skip()

    # What a fact changes

    def _change(self, fact: Fact, coming: dict[str, FigureView]) -> dict[str, Sequence[QPointF]]:
        """Let a fact change the figures; gives the ways of those who walk."""
        shown = self._shown
        if isinstance(fact, Moved):
            id = figure_in(fact.unit)
            if id in shown:
                self._put(id, self._tile(fact.way[-1]))
                return {id: self._way(fact)[1:-1]}
        elif isinstance(fact, Swapped):
            one, other = figure_in(fact.unit), figure_in(fact.other)
            if one in shown and other in shown:
                here, there = shown[one].tile, shown[other].tile
                self._put(one, there)
                self._put(other, here)
        elif isinstance(fact, Appeared):
            id = figure_in(fact.unit)
            # Of one that has fallen since then nothing is known any more.
            if id in coming:
                shown[id] = replace(coming[id], wounds=0, settled=False)
                self._put(id, self._tile(fact.tile))
        elif isinstance(fact, Wounded):
            self._wound(figure_in(fact.unit), left=fact.left)
        elif isinstance(fact, Healed):
            id = figure_in(fact.unit)
            if id in shown:
                shown[id] = replace(shown[id], wounds=max(0, shown[id].wounds - fact.wounds))
        elif isinstance(fact, LEAVES):
            gone = shown.pop(figure_in(fact.unit if isinstance(fact, (Slain, MonsterGone)) else fact.who), None)
            if gone is not None:
                self._arrange(gone.tile)
        return {}

    def _wound(self, id: str, left: int) -> None:
        if id in self._shown:
            view = self._shown[id]
            self._shown[id] = replace(view, wounds=max(0, view.most - left))

    def _put(self, id: str, tile: int) -> None:
        """Somebody stands on a tile from now on."""
        before = self._shown[id].tile
        self._shown[id] = replace(self._shown[id], tile=tile)
        self._arrange(tile)
        if before != tile:
            self._arrange(before)

    def _arrange(self, tile: int) -> None:
        """Whoever stands on a tile has its middle, or shares it."""
        there = [view for view in self._shown.values() if view.tile == tile]
        for number, view in enumerate(there):
            place = place_in(self._board, tile, number, len(there))
            self._shown[view.id] = replace(view, x=place.x(), y=place.y(), size=size_in(view, len(there)))

    def _way(self, fact: Moved) -> list[QPointF]:
        return [self._board.centre(self._tile(name)) for name in fact.way]

    def _tile(self, name: str) -> int:
        war = self._coming()[0]
        return tile_of(war, name)

    # What is said over it

    def _layers(self, fact: Fact) -> Layers:
        """From whom to whom a blow goes while its dice lie; a monster's goal with its reason."""
        if isinstance(fact, Struck):
            attackers = [self._shown[one] for one in map(figure_in, fact.attackers) if one in self._shown]
            targets = [self._shown[one] for one in map(figure_in, fact.targets) if one in self._shown]
            aims = tuple(((one.x, one.y), (other.x, other.y)) for one in attackers for other in targets)
            return Layers(attackers[0].realm if attackers else -1, aims=aims)
        if isinstance(fact, MonsterAims) and figure_in(fact.unit) in self._shown:
            view = self._shown[figure_in(fact.unit)]
            goal = self._scene.centre_of_item(fact.goal)
            start = round(view.x), round(view.y)
            plate = Plate("aim", start[0], start[1] + 160, self._words.fact(fact).text(), first=True)
            arrows = () if goal is None else (Arrow("aim", (start, (round(goal.x()), round(goal.y())))),)
            return Layers(overlays=Overlays(arrows=arrows, plates=(plate,)))
        return Layers()
