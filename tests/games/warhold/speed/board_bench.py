"""How long a frame of the board takes: `python -m tests.games.warhold.speed.board_bench`.

960 tiles (all sixty game tiles of the box) with 100 figures and 20 monsters on them, 1920 x 1080, raster: the board is
moved and zoomed, the pointer goes over the reach of a figure, and a figure walks. Each frame is the event and the paint
that follows. The limit is 16.7 ms, which is 60 frames a second. It prints figures and judges nothing: on a busy machine
they are worth little.
"""

from __future__ import annotations

import os
from time import perf_counter

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop.games.warhold.question_layers import Pointed, QuestionLayers
from desktop.games.warhold.tiles.figures import figure_views, marked
from desktop.games.warhold.tiles.ground import ground_image
from desktop.games.warhold.tiles.tile_map import map_of
from desktop.games.warhold.tiles.tile_scene import TileScene
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.tool_strip import Layers
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.state.war import FOREST, PLAINS, Phase, Unit, War
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.kernel.match import begin
from rules_core.kernel.requests import NO_SEAT, Choose
from rules_core.players.random_player import RandomPlayer
from tests.speed.frames import report, settle

FIGURES, MONSTERS = 100, 20
KINDS = ("infantry", "ranged", "cavalry", "siege")


def crowded() -> War:
    """A war on the largest board: towns, ruins and strongholds stand, and figures all over it."""
    game = WarholdGame(DEFINITION.setup({"players": 4, "size": "box", "approval": False}))
    match = begin(game, 7)
    player: RandomPlayer[War] = RandomPlayer(1)
    while match.pending is not None and match.pending.topic != topics.PAY:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    war = match.state
    assert isinstance(war, War)
    assert len(war.ground) == 960
    free = [tile for tile, letter in enumerate(war.ground) if letter in (PLAINS, FOREST) and not war.at(tile)]
    places = iter(free[:: max(1, len(free) // (FIGURES + MONSTERS))])
    monsters = list(war.world.content.monsters)
    for number in range(FIGURES - len(war.units)):
        seat = war.seats[number % 4]
        kind = KINDS[number // 4 % 4]
        profile = war.world.content.races[war.kingdom(seat).race].units[kind].id
        war.units.append(Unit(f"unit-{1000 + number}", profile, kind, seat, next(places), number % 2))
    for number in range(MONSTERS):
        war.units.append(
            Unit(f"unit-{2000 + number}", monsters[number % len(monsters)], "monster", NO_SEAT, next(places))
        )
    war.phase = Phase.MOVE
    return war


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    theme = Theme()
    theme.apply(app)
    war = crowded()
    words = WarholdWords(war.world.content)
    board = map_of(war, words)
    began = perf_counter()
    ground_image(board, theme.look, 1400)
    print(f"960 tiles drawn from nothing in {(perf_counter() - began) * 1000:.0f} ms")
    scene = TileScene(theme)
    view = BattlefieldView(scene)
    view.resize(1920, 1080)
    view.show()
    scene.set_board(board)
    views = figure_views(war, board, words)
    scene.set_figures(views, animated=False)
    print(f"{len(views)} figures, {len(board.ground)} tiles")
    settle(lambda: view.is_sharp)
    about = QPointF(view.viewport().rect().center())
    report("zoom", lambda number: view.zoom_by(1.05 if number % 60 < 30 else 1 / 1.05, about), view.viewport().repaint)
    settle(lambda: view.is_sharp)
    report("pan, all of it in sight", lambda number: view.pan_by(_to(number), 3), view.viewport().repaint)
    view.zoom_by(2.0, about)
    settle(lambda: view.is_sharp)
    report("pan, twice as large", lambda number: view.pan_by(_to(number), _to(number) // 2), view.viewport().repaint)
    view.fit()
    settle(lambda: view.is_sharp)
    mover = next(one for one in war.units if one.kind == "cavalry")
    request = Choose(mover.seat, topics.MOVE_WHERE, "W-MOV-1", mover.id, ("stay",))
    asked = QuestionLayers(war, request, board, words)
    reach = asked._ways_of(mover).tiles()
    shown = Layers(danger=True)

    def hover(number: int) -> None:
        pointed = Pointed(tile=reach[number % len(reach)])
        scene.set_figures(marked(asked.standing, asked.marks(pointed, shown)), animated=False)
        scene.set_layers(asked.layers(pointed, shown, scene.figure_views()))

    report("hover over the reach", hover, view.viewport().repaint)
    settle(lambda: view.is_sharp)
    at = next(one for one in views if one.id == mover.id)

    def walk(number: int) -> None:
        scene.lift(mover.id, at.x + number % 60 * 12, at.y)

    report("a figure walks", walk, view.viewport().repaint)
    view.close()


def _to(number: int) -> int:
    return 12 if number % 60 < 30 else -12


if __name__ == "__main__":
    main()
