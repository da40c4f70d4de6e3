"""The board under the hand: what is shown where the pointer is, and what a click, a drag and the arrow keys answer."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.warhold.board import LEAST_TILE, WarBoard
from desktop.games.warhold.board_card import card_of
from desktop.games.warhold.settled import settled_units
from desktop.games.warhold.tiles.figures import FigureView
from desktop.games.warhold.tiles.layers import Strike
from desktop.games.warhold.tiles.places import box_of, pennant_box
from desktop.games.warhold.tiles.tile_map import TILE
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.look.widgets.die import DieState, dice_width
from desktop.play.dice_tray import DICE_HIGH
from desktop.play.event_strip import EventStrip
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.battlefield.overlays import plate_rect
from desktop.tabletop.battlefield.views import Overlays, Plate
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import tile_of
from rules_core.games.warhold.rules.laying import turned
from rules_core.games.warhold.rules.peril import Peril
from rules_core.games.warhold.rules.strikes import ATTACK
from rules_core.games.warhold.rules.ways import ways_of
from rules_core.games.warhold.state.facts import PhaseBegan, Struck, TurnBegan
from rules_core.games.warhold.state.war import Phase
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.kernel.checkpoints import Told
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Choose, options_of
from tests.clauses import rule
from tests.games.warhold.board import P1, put
from tests.games.warhold.desktop.wars import pending, session_of, war
from tests.pig.match import NoKeeper

KEYS = {"right": Qt.Key.Key_Right, "down": Qt.Key.Key_Down, "enter": Qt.Key.Key_Return, "space": Qt.Key.Key_Space}


def board_of(qtbot: QtBot, folder: Path, session: MatchSession) -> WarBoard:
    """The board of a window, shown."""
    theme = Theme(LookName.LIGHT, 100, less_motion=True)
    window = PlayWindow(theme, Settings(folder / "settings.ini"), session)
    qtbot.addWidget(window, before_close_func=lambda closing: window.put_away())
    window.resize(1280, 720)
    window.show()
    QTest.qWaitForWindowExposed(window)
    assert isinstance(window.board, WarBoard)
    return window.board


def begun(**choices: object) -> MatchSession:
    """A new game, in which one person holds all seats."""
    policy = DicePolicy()
    match = begin(WarholdGame(DEFINITION.setup(choices)), 4, policy)
    return MatchSession(match, policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))


def seat(qtbot: QtBot, folder: Path, moment: Campaign) -> WarBoard:
    """The board of a window that shows this moment."""
    return board_of(qtbot, folder, session_of(moment))


def figure(board: WarBoard, id: str) -> FigureView:
    found = board.scene.figure(id)
    assert found is not None
    return found


def at(board: WarBoard, tile: str) -> QPoint:
    """Where a tile is seen in the view."""
    return board.view.mapFromScene(board.scene.board.centre(tile_of(board.war, tile)))


def click(board: WarBoard, tile: str) -> None:
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=at(board, tile))


def hover(board: WarBoard, tile: str) -> None:
    QTest.mouseMove(board.view.viewport(), at(board, tile) + QPoint(1, 1))
    QTest.mouseMove(board.view.viewport(), at(board, tile))


@rule("W-MOV-1")
def test_a_click_on_a_unit_and_one_on_a_tile_walk_it_there(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    knights = moment.state.units[2]
    board = seat(qtbot, tmp_path, moment)
    assert figure(board, knights.id).offered
    click(board, "d3")
    assert (pending(board.session).topic, pending(board.session).subject) == (topics.MOVE_WHERE, knights.id)
    ways = ways_of(moment, knights, 8)
    assert dict(board.scene.layers.reach) == {tile: ways.cost(tile) for tile in ways.tiles()}
    click(board, "d6")
    assert board.war.unit(knights.id).tile == tile_of(board.war, "d6")
    assert figure(board, knights.id).tile == tile_of(board.war, "d6")


@rule("W-MOV-4", "W-AOO-1", "W-AOO-3", "W-MTN-18")
def test_the_way_and_its_strikes_are_seen_before_the_step_is_made(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    knights = moment.state.units[2]
    troll = put(moment, "d4", "troll")
    board = seat(qtbot, tmp_path, moment)
    click(board, "d3")
    hover(board, "f3")
    layers = board.scene.layers
    assert layers.end == tile_of(board.war, "f3")
    assert layers.path == (knights.tile, *ways_of(moment, knights, 8).way(layers.end))
    centre = board.scene.board.centre
    edge = (centre(layers.path[0]) + centre(layers.path[1])) / 2
    place = centre(troll.tile)
    assert layers.strikes == (Strike((place.x(), place.y()), (edge.x(), edge.y())),)
    assert any(plate.text.startswith("Troll 1 may strike: ") for plate in layers.overlays.plates)
    assert not layers.danger
    board.tools.danger.click()
    peril = Peril(moment.state, knights.id)
    counted = {tile: len(peril.at(tile).threats) for tile in (knights.tile, *ways_of(moment, knights, 8).tiles())}
    assert dict(board.scene.layers.danger) == {tile: count for tile, count in counted.items() if count}
    assert board.scene.layers.danger
    assert "f3" in options_of(pending(board.session)), "nothing has been answered yet"
    hover(board, "a5")
    assert not board.scene.layers.path


def test_another_unit_can_be_taken_instead_and_one_can_be_dragged(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    _, pikes, knights, _ = moment.state.units
    board = seat(qtbot, tmp_path, moment)
    click(board, "d3")
    click(board, "b1")
    assert pending(board.session).subject == pikes.id
    view = board.view.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at(board, "b1"))
    for tile in ("c1", "d1"):
        QTest.mouseMove(view, at(board, tile))
    assert board.scene.layers.end == tile_of(board.war, "d1")
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at(board, "d1"))
    assert board.war.unit(pikes.id).tile == tile_of(board.war, "d1")
    assert pending(board.session).topic == topics.MOVE
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at(board, "d3"))
    QTest.mouseMove(view, at(board, "e4"))
    QTest.mouseMove(view, at(board, "a7"))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at(board, "h7"))
    assert board.war.unit(knights.id).tile == tile_of(board.war, "d3"), "it cannot come there"


def test_arrow_keys_go_to_what_is_offered_and_enter_takes_it(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    board = seat(qtbot, tmp_path, moment)
    click(board, "d3")
    for key in ("right", "down"):
        QTest.keyClick(board.view, KEYS[key])
    assert board.scene.layers.end == tile_of(board.war, "e4")
    QTest.keyClick(board.view, KEYS["enter"])
    assert board.war.unit(moment.state.units[2].id).tile == tile_of(board.war, "e4")


@rule("W-MOV-1")
def test_who_was_told_to_stay_is_settled(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    knights = moment.state.units[2]
    board = seat(qtbot, tmp_path, moment)
    board.session.answer_all([knights.id, "stay"])
    shown = figure(board, knights.id)
    assert (shown.settled, shown.offered) == (True, False)
    assert knights.id in options_of(pending(board.session)), "a click on it would still take it"
    click(board, "d3")
    assert figure(board, knights.id).chosen


@rule("W-CMB-2", "W-CMB-4")
def test_ranges_and_targets_are_shown_and_can_be_switched_off(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    bows = put(moment, "d5", "humans/ranged", P1)
    near, far = put(moment, "d7", "skeleton"), put(moment, "g5", "skeleton")
    board = seat(qtbot, tmp_path, moment)
    hover(board, "d5")
    (within,) = board.scene.layers.ranges
    assert {near.tile, bows.tile} <= within
    assert far.tile not in within
    targets = {view.id for view in board.scene.figure_views() if view.target}
    assert targets == {near.id}
    board.tools.ranges.click()
    assert not board.scene.layers.ranges
    assert not any(view.target for view in board.scene.figure_views())


def test_monsters_are_named_with_their_category(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    put(moment, "e5", "troll")
    board = seat(qtbot, tmp_path, moment)
    assert [plate.text for plate in board.scene.layers.overlays.plates] == ["Troll · large"]


@rule("W-ELF-2", "R-W26")
def test_where_own_units_strike_more_often_beside_their_lord_is_ringed(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    lord = moment.state.lord_of(P1)
    assert lord is not None
    lord.profile = "elves/lord"
    board = seat(qtbot, tmp_path, moment)
    # Whoever goes sees where to stand, and where the lord stands it goes along.
    click(board, "d3")
    (beside,) = board.scene.layers.ranges
    assert beside == {tile_of(board.war, one) for one in ("a1", "b1", "a2")}
    assert "1 attack more here" in [plate.text for plate in board.scene.layers.overlays.plates]
    click(board, "a1")
    hover(board, "b3")
    (beside,) = board.scene.layers.ranges
    assert beside == {tile_of(board.war, one) for one in ("b3", "a3", "c3", "b2", "b4")}


@rule("W-MOV-1")
def test_a_click_on_another_unit_tells_the_first_one_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    board = seat(qtbot, tmp_path, war(Phase.MOVE))
    click(board, "b1")
    assert pending(board.session).topic == topics.MOVE_WHERE
    # With whom it could change places, and with whom it could not.
    for tile, kind in (("a1", "lord"), ("d3", "cavalry")):
        click(board, tile)
        chosen = board.war.unit(pending(board.session).subject)
        assert (chosen.kind, chosen.tile) == (kind, tile_of(board.war, tile))
    assert not settled_units(board.session)


def test_a_pack_of_monsters_has_one_plate(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    for tile, profile in (("f1", "hell-hound"), ("g1", "hell-hound"), ("h2", "hell-hound"), ("f2", "imp")):
        put(moment, tile, profile)
    put(moment, "a7", "hell-hound")
    board = seat(qtbot, tmp_path, moment)
    told = [plate.text for plate in board.scene.layers.overlays.plates]
    assert sorted(told) == ["3 \N{MULTIPLICATION SIGN} Hell Hound · small", "Hell Hound · small", "Imp · small"]


def test_a_plate_leaves_the_number_of_a_figure_to_be_read(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    alone = put(moment, "g2", "imp")
    board = seat(qtbot, tmp_path, moment)
    scene = board.scene
    figure = scene._figures[alone.id]
    assert figure.view.badge
    scale, wide = scene._scale, figure.diameter
    # Where the number stands, right of the face; the plate would begin there.
    number = QPointF(figure.view.x, figure.view.y) * scale + QPointF(wide * 0.6, wide * 0.34)
    half = plate_rect(Plate("imp", 0, 0, "Imp"), board.theme.look).width() / 2
    at = number + QPointF(half - 2, 0)
    plate = Plate("imp", round(at.x() / scale), round(at.y() / scale), "Imp", first=True)
    scene.set_layers(replace(scene.layers, overlays=Overlays(plates=(plate,))), animated=False)
    (sign,) = scene._overlays.signs()
    assert not sign.boundingRect().translated(sign.pos() * scale).contains(number)


@rule("W-SET-8", "W-SET-9")
def test_places_that_lie_too_near_are_barred_and_the_place_is_tried_out(qtbot: QtBot, tmp_path: Path) -> None:
    board = board_of(qtbot, tmp_path, begun(players=2, approval=False, size="small"))
    while pending(board.session).topic != topics.RUIN_PLACE or not board.war.ruins:
        board.session.answer(options_of(pending(board.session))[0])
    ruin = board.war.ruins[0].tile
    layers = board.scene.layers
    offered = {tile_of(board.war, one) for one in options_of(pending(board.session))}
    assert layers.offered == offered
    columns = board.war.columns
    near = [one for one in layers.barred if _apart(one, ruin, columns) <= 7]
    assert near
    assert not layers.barred & offered
    assert any(plate.text == "none within 7" for plate in layers.overlays.plates)
    tile = min(offered)
    hover(board, options_of(pending(board.session))[0])
    assert board.scene.layers.ghost is not None
    assert board.scene.layers.ghost.tiles == (tile,)
    click(board, options_of(pending(board.session))[0])
    assert board.war.ruins[1].tile == tile


@rule("W-SET-2")
def test_a_game_tile_lies_as_it_is_turned_by_the_wheel(qtbot: QtBot, tmp_path: Path) -> None:
    board = board_of(qtbot, tmp_path, begun(players=2, laying="in-turns", size="small"))
    request = pending(board.session)
    assert isinstance(request, Choose)
    board.point_at("d4")
    shown = board.scene.layers.ghost
    assert shown is not None
    assert shown.letters == turned(4, 0), "a game tile is seen before it is taken"
    # What lies on it is said too; Enter alone takes another one each time.
    view = board.presenter.question(request)
    assert [view.options[number].title for number in (0, 8)] == ["Plains", "Forest: 4, Mountain: 2"]
    assert view.default == 0
    board.session.answer("d9")
    place = board.scene.board.centre(4 * 20 + 5)
    board.view.pointer_moved.emit(round(place.x()), round(place.y()))
    ghost = board.scene.layers.ghost
    assert ghost is not None
    board.view.turned.emit(1)
    turned_ghost = board.scene.layers.ghost
    assert turned_ghost is not None
    assert (turned_ghost.tiles, turned_ghost.letters) != (ghost.tiles, ghost.letters)
    board.view.point_clicked.emit(round(place.x()), round(place.y()))
    (laid,) = board.war.laid
    assert (laid.design, laid.turn, laid.column, laid.row) == (9, 1, 1, 1)
    board.session.answer("d0")
    for _ in range(2):
        request = pending(board.session)
        assert isinstance(request, Choose)
        board.session.answer(request.options[0])
    assert board.presenter.question(pending(board.session)).default == 1


def _apart(one: int, other: int, columns: int) -> int:
    return abs(one % columns - other % columns) + abs(one // columns - other // columns)


@rule("W-SET-1")
def test_a_map_is_seen_whole_while_it_is_approved_and_read_once_figures_stand_on_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    board = board_of(qtbot, tmp_path, begun(board="four-corners", players=4))
    qtbot.wait(50)
    seen = board.view.mapToScene(board.view.viewport().rect()).boundingRect()
    assert seen.contains(board.scene.board.area)
    session = board.session
    thumb = ThumbPlayer()
    for position in range(400):
        request = session.pending
        assert request is not None
        if board.war.units:
            break
        session.answer(thumb.decide(board.war, request, position))
    board.player.finish()
    qtbot.waitUntil(lambda: board.view.px_per_inch >= LEAST_TILE)


@rule("W-ATT-3", "W-ATT-6", "W-CMB-5")
def test_all_dice_of_an_attack_lie_there_each_with_what_came_of_it_and_hide_nobody(
    qtbot: QtBot, tmp_path: Path
) -> None:
    moment = war(Phase.COMBAT)
    # Whoever stands in a corner, and the pennant of a stronghold, shall be seen.
    for tile in ("a7", "h1"):
        put(moment, tile, "troll")
    board = seat(qtbot, tmp_path, moment)
    board.view.resize(board.scene.board.columns * 30, board.scene.board.rows * 30)
    blow = Struck("W-CMB-8", ATTACK, ("a", "b"), ("c",), "", 4, 5, (), (1, 3, 4, 6, 2, 4, 5, 1), (5, 4, 6, 1), 0)
    board.tray.show_fact(blow)
    assert [one.value for one in board.tray.tumble.dice] == [*blow.hit_faces, *blow.wound_faces]
    hits = [one.state is DieState.HIT for one in board.tray.tumble.dice]
    assert hits == [False, False, True, True, False, True, True, False, True, False, True, False]
    columns, side = board.tray.grid()
    rows = ceil(len(hits) / columns)
    step = dice_width(board.theme.px(side))
    assert rows * step <= board.theme.px(DICE_HIGH) + 2
    assert columns * step <= board.tray.width()
    assert board.things_in(board.tray.geometry()) == 0
    assert board.room_for_lines() == max(0, board.view.map_area().toAlignedRect().left())
    # They lie until others are thrown, but no longer than the turn.
    board.tray.reach([Told(0, PhaseBegan("W-CMB-1", P1, "event"))])
    assert not board.tray.isHidden()
    board.tray.reach([Told(0, TurnBegan("W-TRN-1", P1))])
    assert board.tray.isHidden()


def test_the_pennant_of_a_stronghold_is_nothing_to_lie_on(qtbot: QtBot, tmp_path: Path) -> None:
    board = seat(qtbot, tmp_path, war(Phase.MOVE))
    (first, *_) = board.scene.board.holds
    foot = box_of(board.scene.board, first.tiles).topLeft()
    cloth = pennant_box(foot)
    assert board.scene.figures_in(cloth) == 1
    assert board.scene.figures_in(cloth.translated(-TILE, 0)) == 0


def test_many_dice_lie_above_the_words_where_these_had_no_room_beside_them(qtbot: QtBot) -> None:
    strip = EventStrip(Theme(LookName.LIGHT, 100), WarholdWords(shipped()))
    qtbot.addWidget(strip)
    strip.resize(1200, 32)
    strip.show()
    blow = Struck("W-CMB-8", ATTACK, ("a",), ("c",), "", 4, 5, (), (1, 3, 4, 6, 2, 4), (5, 4, 6), 0)
    strip.show_fact(blow)
    beside = strip.sizeHint().height()
    strip.room = 250
    assert strip.taken() <= strip.room
    # Two rows of dice, and three lines of words.
    assert strip.sizeHint().height() >= beside + 4 * 18
    # While dice roll nothing is said, but there is room for it.
    strip.room = 0
    strip.show_fact(blow, playing=True)
    assert strip.taken() < strip.will_take() - 100
    strip.settle()
    assert strip.taken() == strip.will_take()


@rule("WH-SL-1")
def test_the_card_of_a_lord_says_what_it_wears(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    lord, other = moment.state.units[:2]
    moment.state.kingdom(lord.seat).worn = ["eq-1.1", "eq-19.1"]
    board = seat(qtbot, tmp_path, moment)
    wears = {}
    for unit in (lord, other):
        card = card_of(board.war, board.scene, unit.id, unit.tile, board.session.words)
        assert card is not None
        wears[unit.id] = any(one.startswith("Wears Iron Sword, ") for one in card.lines)
    assert wears == {lord.id: True, other.id: False}
