"""The sheet of Defenders: locations are drawn by hand on it, and everybody stands where the rules say."""

from __future__ import annotations

import copy
from dataclasses import replace
from itertools import combinations, pairwise
from math import cos, hypot, pi, sin
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.defenders.board import DefendersBoard
from desktop.games.defenders.city_views import meaning_words
from desktop.games.defenders.face import FACE
from desktop.games.defenders.map_list import families
from desktop.games.defenders.map_sheet import DRAWN_MS, MapSheet, Name
from desktop.games.defenders.map_ways import beside_names, boxes_along
from desktop.games.defenders.presenter import DefendersPresenter
from desktop.games.defenders.sheet_views import sheet_view
from desktop.games.defenders.suggested import alone
from desktop.look.theme import Theme
from desktop.look.token import Side
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.sketch_prompt import SketchPrompt
from desktop.session.dice_policy import DicePolicy
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.sketch.hand import Kit
from desktop.sketch.ink import Ink, Letters, Tool, from_bytes, to_bytes
from desktop.sketch.labels import set_apart
from desktop.sketch.lines import even
from rules_core.games.defenders.content.cards import rank_of
from rules_core.games.defenders.content.types import threat_types
from rules_core.games.defenders.content.worlds import fits
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.drawing import DONE, JOIN
from rules_core.games.defenders.rules.paper import arrange
from rules_core.games.defenders.state.city import City, Crossing, End, Feature
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.games.defenders.words.names import meanings_said
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Choose, Topic
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.defenders.script import city, threat, unit
from tests.pig.match import NoKeeper


def window_at(
    qtbot: QtBot, folder: Path, topic: Topic, *, on_paper: bool = False, fewest: int = 6, seed: int = 5
) -> PlayWindow:
    """A window whose game of three has come to such a question."""
    match = begin(DefendersGame({"players": 3, "on_paper": on_paper, "fewest": fewest}), seed, DicePolicy())
    player = ThumbPlayer()
    while match.pending is not None and match.pending.topic != topic:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    session = MatchSession(match, DicePolicy(), NoKeeper(), 1, "A city", lambda match: ({}, ""))
    window = PlayWindow(Theme(less_motion=True), Settings(folder / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1400, 860)
    window.show()
    qtbot.waitExposed(window)
    # The panels have found their places.
    qtbot.wait(50)
    return window


def board_of(window: PlayWindow) -> DefendersBoard:
    assert isinstance(window.board, DefendersBoard)
    return window.board


def state_of(window: PlayWindow) -> City:
    state = window.session.state
    assert isinstance(state, City)
    return state


def prompt_of(window: PlayWindow) -> SketchPrompt:
    assert isinstance(window.prompt.prompt, SketchPrompt)
    return window.prompt.prompt


def draw(sheet: MapSheet, *spots: tuple[float, float]) -> None:
    """Press, move and let go, by units of the sheet."""
    places = [sheet.spot_of(*spot).toPoint() for spot in spots]
    QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=places[0])
    for place in places[1:]:
        QTest.mouseMove(sheet, place)
    QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=places[-1])


def press(window: PlayWindow, key: Qt.Key) -> None:
    """A key, wherever the focus is."""
    QTest.keyClick(QApplication.focusWidget() or window, key)


def ring(x: float, y: float, reach: float) -> list[tuple[float, float]]:
    return [(x + cos(turn * pi / 12) * reach, y + sin(turn * pi / 12) * reach) for turn in range(24)]


@rule("D-MAP-1", "D-MAP-2")
def test_a_location_is_drawn_by_hand_and_undone_stroke_by_stroke(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.DRAWING)
    sheet, request = board_of(window).sheet, window.session.pending
    assert request is not None
    before = window.session.match.journal.head
    press(window, Qt.Key.Key_Return)
    assert nameless(window.board) == []
    # Nothing that counts is drawn yet.
    assert window.session.match.journal.head == before
    press(window, Qt.Key.Key_O)
    draw(sheet, *ring(1300, 1200, 300))
    press(window, Qt.Key.Key_P)
    draw(sheet, (1100, 1200), (1250, 1260), (1500, 1200))
    drawing = prompt_of(window).drawing
    assert len(drawing.elements) == 2
    window.actions_of_game.undo_action.trigger()
    assert len(drawing.elements) == 1
    window.actions_of_game.redo_action.trigger()
    # The page is made anew, and the drawing is still there.
    window.refresh()
    assert prompt_of(window).drawing is drawing
    press(window, Qt.Key.Key_Return)
    drawn = state_of(window).location(request.subject)
    assert drawn.is_drawn
    assert abs(drawn.x - 1300) < 25
    assert abs(drawn.y - 1200) < 25
    data = window.session.drawings.find(drawn.ink)
    assert data is not None
    assert [one.tool for one in from_bytes(data).strokes] == [Tool.OUTLINE, Tool.PEN]
    assert window.session.pending is not None
    assert not (isinstance(window.prompt.prompt, SketchPrompt) and prompt_of(window).drawing.elements)
    # Undo of the answer brings the drawing back to be drawn on.
    window.session.undo()
    assert prompt_of(window).drawing.elements
    window.put_away()


def test_a_location_is_drawn_by_keys_alone_and_by_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.DRAWING)
    first = window.session.pending
    assert first is not None
    press(window, Qt.Key.Key_O)
    for key, times in ((Qt.Key.Key_Right, 5), (Qt.Key.Key_Down, 6), (Qt.Key.Key_Left, 7), (Qt.Key.Key_Up, 6)):
        for _ in range(times):
            press(window, key)
        assert prompt_of(window).done.text() == "Set it here"
        press(window, Qt.Key.Key_Return)
        assert prompt_of(window).done.text() == "Done"
    # The line ends where the cross has not moved, and then the question is answered.
    press(window, Qt.Key.Key_Return)
    assert not prompt_of(window).missing()
    press(window, Qt.Key.Key_Return)
    assert state_of(window).location(first.subject).is_drawn
    second = window.session.pending
    assert second is not None
    # Seen from close by, the sheet goes along with the cross; one key draws thicker.
    sheet, hand = board_of(window).sheet, prompt_of(window).hand
    for _ in range(6):
        press(window, Qt.Key.Key_Plus)
    for _ in range(30):
        press(window, Qt.Key.Key_Right)
    assert hand.cross is not None
    assert sheet.rect().contains(sheet.spot_of(*hand.cross).toPoint())
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_S)
    assert hand.size == 2
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_Return)
    assert state_of(window).location(second.subject).is_drawn
    window.put_away()


@rule("D-ENT-1", "D-PLC-1", "D-THR-7")
def test_everybody_stands_where_the_rules_say(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    board, state = board_of(window), state_of(window)
    assert board.sheet.isVisible()
    assert not board.scroller.isVisible()
    view = board.sheet.view
    assert {one.id: one.number for one in view.places if one.number} == {
        id: number for number, id in enumerate(state.entries, 1)
    }
    stand = {token.id: at for at, token in view.tokens}
    assert stand == {
        **{one.id: one.place for one in state.alive()},
        **{one.id: one.target or one.place for one in state.menace()},
    }
    assert len(view.ways) == len(state.connections)
    assert nameless(board.sheet) == []
    place = view.places[0]
    found = board.sheet.place_at(board.sheet.spot_of(*place.middle))
    assert found is not None
    assert found.id == place.id
    assert board.sheet.place_at(QPointF(1, 1)) is None
    kept = QImage.fromData(board.picture())
    assert kept.width() > kept.height()
    assert len({kept.pixel(x, kept.height() // 2) for x in range(0, kept.width(), 5)}) > 12
    window.put_away()


def test_a_city_without_strokes_is_painted_and_names_lie_free(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    sheet = board_of(window).sheet
    sheet.baked.finish()
    picture = sheet.grab().toImage()
    paper = sheet.paper()
    tints = {
        picture.pixelColor(round(paper.left() + 20 + x), round(paper.center().y())).rgb() for x in range(0, 400, 4)
    }
    assert len(tints) > 12
    names = [one.rect for one in sheet._names.values()]
    rows = list(sheet._stands.values())
    assert len(names) == len(state_of(window).locations)
    overlaps = [(a, b) for number, a in enumerate(names) for b in (*names[number + 1 :], *rows) if a.intersects(b)]
    assert not overlaps
    window.put_away()


@rule("D-PLC-1", "D-THR-8")
@pytest.mark.parametrize("size", [(640, 450), (1000, 700)])
def test_on_a_crowded_map_every_name_can_be_read_and_every_token_is_seen(qtbot: QtBot, size: tuple[int, int]) -> None:
    cards = [f"{suit}{rank}" for rank in (6, 1, 12) for suit in "CDHS"]
    ways = " ".join(f"at{a}-at{b}" for a, b in pairwise(cards))
    state = city(*[f"at{card} {card}" for card in cards], ways=ways)
    arrange(state)
    for number, place in enumerate(state.locations):
        unit(state, f"C{number + 1}", place.id)
        threat(state, f"D{number + 1}", target=place.id)
        if number % 3 == 0:
            unit(state, f"H{number + 1}", place.id)
    sheet = MapSheet(Theme(less_motion=True))
    qtbot.addWidget(sheet)
    sheet.resize(*size)
    sheet.show_sheet(sheet_view(state, DefendersWords()), {}, "")
    sheet.grab()
    names, stands = [one.rect for one in sheet._names.values()], list(sheet._stands.values())
    assert (len(names), len(stands)) == (12, len(state.units) + len(state.threats))
    covered = [(a, b) for a in names for b in stands if a.adjusted(2, 2, -2, -2).intersects(b)]
    assert covered == []
    # Half of a token at least is seen, whatever stands beside it.
    near = [(a, b) for a, b in combinations(stands, 2) if hypot(*(a.center() - b.center()).toTuple()) < a.width() / 2]
    assert near == []


@rule("D-CON-6")
def test_no_way_runs_through_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    sheet = board_of(window_at(qtbot, tmp_path, topics.SCENE)).sheet
    a, b = QPointF(100, 100), QPointF(400, 160)
    name = QRectF(200, 90, 100, 60)
    free = beside_names(QRectF(sheet.rect()), [name])
    assert not free.contains(name.center())
    assert free.contains(a)
    assert free.contains(b)
    # All of the way is covered by boxes: names that have the choice keep clear of it.
    boxes = boxes_along(a, b, 12.0)
    assert all(any(box.contains(a + (b - a) * (part / 50)) for box in boxes) for part in range(51))
    ways = [box for way in sheet.view.ways for box in boxes_along(*sheet._ends_of(way), 2.0)]
    names = [one.rect.adjusted(6, 6, -6, -6) for one in sheet._names.values()]
    crossed = sum(any(box.intersects(one) for box in ways) for one in names)
    assert ways
    assert crossed <= len(names) // 3


@rule("D-MAP-6")
def test_a_name_stands_at_its_own_building_and_beside_water_and_walls(qtbot: QtBot) -> None:
    names = {}
    sheet = MapSheet(Theme(less_motion=True))
    qtbot.addWidget(sheet)
    sheet.resize(1100, 800)
    for river in ([], [1300, 0, 1300, 2800]):
        state = city("A C9", "B C8", "C C7")
        # One below the other: a way in from below, so that the lower one's name would go between them.
        for place, y in zip(state.locations, (700, 1300, 2400), strict=True):
            place.mark, place.outline, place.is_drawn = "spot", [2000, y], True
        wall, state.land = state.locations[2], [Feature("river", river)] if river else []
        wall.type, wall.mark, wall.outline = "walls", "line", [600, 1900, 3400, 1900]
        state.entries = ["B"]
        sheet.show_sheet(sheet_view(state, DefendersWords()), {}, "")
        sheet.grab()
        names = {id: one.rect for id, one in sheet._names.items()}
        boxes = {place.id: sheet._box(place) for place in sheet.view.places}
        for id, other in (("A", "B"), ("B", "A")):
            assert abs(names[id].center().y() - boxes[id].center().y()) < abs(
                names[id].center().y() - boxes[other].center().y()
            )
            crossed = sheet.spot_of(600, 1900).y()
            assert not names[id].top() < crossed < names[id].bottom()
    water = QRectF(sheet.spot_of(1210, 0), sheet.spot_of(1390, 2800))
    assert not any(water.intersects(names[id]) for id in ("A", "B"))


@pytest.mark.parametrize("y, road", [(1800, 300), (1800, 350), (2000, 250), (2200, 350)])
def test_a_name_that_finds_no_free_place_lies_over_water_rather_than_over_its_own_building(
    qtbot: QtBot, y: int, road: int
) -> None:
    sheet = MapSheet(Theme(less_motion=True))
    qtbot.addWidget(sheet)
    sheet.resize(1222, 492)
    state = city("A C9", "B C8", "C C7")
    for place, spot in zip(state.locations, ((2000, y), (2600, y), (2000, 600)), strict=True):
        place.mark, place.outline, place.is_drawn = "spot", [*spot], True
    state.locations[0].name = "Police station 1"
    street, state.land = state.locations[2], [Feature("river", [1600, 0, 1600, 2800])]
    street.type, street.mark, street.outline = "streets", "line", [600, y - road, 3400, y - road]
    # Arrows come from below.
    state.entries = ["A", "B"]
    sheet.show_sheet(sheet_view(state, DefendersWords()), {}, "")
    sheet.grab()
    station = next(one for one in sheet.view.places if one.id == "A")
    assert not sheet._names["A"].rect.intersects(sheet._stamp_box(station))


def test_the_name_of_a_building_keeps_clear_of_its_own_outline(qtbot: QtBot) -> None:
    sheet = MapSheet(Theme(less_motion=True))
    qtbot.addWidget(sheet)
    sheet.resize(1100, 800)
    state = city("A C9")
    place = state.locations[0]
    place.name = "Residence of the Mage Royal"
    place.mark, place.is_drawn = "area", True
    place.outline = [round(number) for spot in ring(2000, 1200, 350) for number in spot]
    sheet.show_sheet(sheet_view(state, DefendersWords()), {}, "")
    sheet.grab()
    assert not sheet._names["A"].rect.intersects(sheet._box(sheet.view.places[0]))


@rule("D-DA-1")
def test_whoever_moves_is_clicked_and_then_where_to(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.MOVE)
    sheet, request = board_of(window).sheet, window.session.pending
    assert isinstance(request, Choose)
    sheet.grab()
    goals: dict[str, list[str]] = {}
    for answer in request.options:
        who, _, goal = answer.partition(">")
        goals.setdefault(who, []).append(goal)
    who = next(one for one, ways in goals.items() if len(ways) > 1)
    assert set(sheet.offered) == set(goals) - {"stay"}
    sheet.clicked(sheet._stands[who].center())
    assert set(sheet.offered) == set(goals[who])
    place = next(one for one in sheet.view.places if one.id == goals[who][0])
    sheet.thing_clicked.emit(place.id)
    assert state_of(window).unit(who).place == place.id
    window.put_away()


@rule("D-THR-7")
def test_whoever_is_outside_and_the_name_of_a_wall_lie_beside_what_is_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    sheet = board_of(window).sheet
    sheet.grab()
    size, paper = QSizeF(180, 60), sheet.paper()
    corners: list[QRectF] = []
    for number in range(4):
        corner = sheet._free_corner(size, paper)
        assert paper.contains(corner)
        assert not any(corner.intersects(one) for one in corners)
        corners.append(corner)
        # Ever more of it: a corner that is taken is not chosen again while there is a free one.
        for again in range(9):
            sheet._names[f"{number}/{again}"] = Name(QPixmap(), corner)
    wall = ring(2400, 1700, 900)
    place = replace(sheet.view.places[0], is_long=True, is_area=False, outline=(*wall, wall[0]))
    picture = QPixmap(round(1200 * sheet.scale()), 30)
    beside = QRectF(0, 0, picture.width(), picture.height())
    beside.moveCenter(sheet._name_spots(place, picture)[0])
    assert not any(beside.contains(sheet.spot_of(*spot)) for spot in even(place.outline, 20.0))
    window.put_away()


def test_the_list_says_what_the_map_shows(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    state = state_of(window)
    (places,) = [family for family in families(KnownToAll(window.session)) if family.id == "places"]
    place = state.location(state.entries[0])
    told = next(thing.spoken for thing in places.things if thing.id == place.id)
    assert "Way in number 1" in told
    board_of(window).look_at(place.id)
    assert board_of(window).sheet.target == place.id
    for other in state.neighbours(place.id):
        assert window.presenter.words.called(state.mention(other)) in told
    # What lies round it, and what each threat is, can be seen too.
    state.features, state.land = "Marsh and mist", [Feature("river", [2300, 0, 2300, 2800])]
    state.crossings = [Crossing("bridge", place.id, "river", 2300, 1400)]
    listed = {one.id: one for one in families(KnownToAll(window.session))}
    said = [thing.spoken for thing in listed["land"].things]
    assert said[0] == "Marsh and mist."
    assert said[1] == "A river: it begins at the top and ends at the bottom."
    assert window.presenter.words.called(state.mention(place.id)) in said[2]
    # Where it lies, in the hundredths in which whoever draws by keys hears the cross; and words written on the map.
    data = to_bytes(Ink(letters=(Letters("Old ford", 400, 2600, 110),)))
    place.outline, place.mark, place.ink = [400, 2600], "spot", window.session.drawings.keep(data)
    (row,) = [
        thing
        for one in board_of(window).families(KnownToAll(window.session))
        for thing in one.things
        if thing.id == place.id
    ]
    assert "Lies at the bottom left: 10 across, 93 down" in row.spoken
    assert "Written there: Old ford" in row.spoken
    kinds = [meanings_said([one.type], []) for one in state.menace()]
    assert all(kind in thing.spoken for kind, thing in zip(kinds, listed["threats"].things, strict=True))
    window.put_away()


def test_the_sheet_is_seen_closer_and_moved(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    sheet = board_of(window).sheet
    press(window, Qt.Key.Key_Plus)
    press(window, Qt.Key.Key_Plus)
    assert sheet.zoom > 1.5
    middle = sheet.unit_at(QPointF(sheet.rect().center()))
    QTest.mousePress(sheet, Qt.MouseButton.MiddleButton, pos=QPoint(300, 300))
    QTest.mouseMove(sheet, QPoint(260, 330))
    QTest.mouseRelease(sheet, Qt.MouseButton.MiddleButton, pos=QPoint(260, 330))
    moved = sheet.unit_at(QPointF(sheet.rect().center())) - middle
    assert abs(moved.x() * sheet.scale() - 40) < 2
    press(window, Qt.Key.Key_0)
    assert sheet.zoom == 1.0
    window.put_away()


def test_a_photo_of_the_paper_lies_under_the_plan_and_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "map.jpg"
    picture = QImage(3000, 2100, QImage.Format.Format_RGB32)
    picture.fill(QColor("#2060c0"))
    assert picture.save(str(path))
    window = window_at(qtbot, tmp_path, topics.SCENE, on_paper=True)
    board = board_of(window)
    assert board.photo.action.isVisible()
    board.photo.lay(path)
    board.sheet.grab()
    board.sheet.baked.finish()
    assert board.photo.image is not None
    assert max(board.photo.image.width(), board.photo.image.height()) <= 2400
    corner = board.sheet.paper().bottomRight().toPoint() - QPoint(6, 6)
    blue = board.sheet.grab().toImage().pixelColor(corner)
    assert blue.blue() > blue.red()
    window.put_away()
    assert board_of(window_at(qtbot, tmp_path, topics.SCENE, on_paper=True)).photo.image is not None


def test_a_city_that_is_drawn_here_has_no_photo(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    assert not board_of(window).photo.is_wanted
    window.put_away()


def test_a_river_that_was_drawn_by_hand_is_not_drawn_a_second_time(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.LAND)
    board = board_of(window)
    empty = len(board.sheet.baked.pieces)
    draw(board.sheet, *((2300 + 40 * (step % 3), 70.0 * step) for step in range(41)))
    press(window, Qt.Key.Key_Return)
    assert [one.mark for one in state_of(window).land] == ["river"]
    assert len(board.sheet.baked.pieces) == empty + 1
    window.put_away()


def test_a_city_that_stands_is_won() -> None:
    for end in End:
        if end is End.NONE:
            assert FACE.is_won(end.value) is None
        else:
            assert FACE.is_won(end.value) is not (end is End.FALLEN)
            assert FACE.result_pill(end.value)[1] == ("ENEMY" if end is End.FALLEN else "GOOD")


@rule("D-CON-1", "D-CON-6")
def test_a_location_to_which_no_way_leads_is_told_of_and_joined_by_enter(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.CONNECTIONS)
    presenter, state = window.presenter, state_of(window)
    assert isinstance(presenter, DefendersPresenter)
    assert alone(state) == []
    request = window.session.pending
    assert isinstance(request, Choose)
    assert presenter.usual(request) == DONE
    lonely = state.locations[-1]
    state.connections = [one for one in state.connections if lonely.id not in one.split("~")]
    assert lonely.id in alone(state)
    view = presenter.question(request)
    assert view.options[view.default].answer == JOIN
    assert presenter.words.called(state.mention(alone(state)[0])) in view.second
    joined = list(state.connections)
    for _ in range(len(alone(state))):
        start = replace(request, topic=topics.JOIN_FROM, subject=JOIN, options=tuple(one.id for one in state.locations))
        first = presenter.usual(start)
        others = tuple(one for one in start.options if one != first)
        second = presenter.usual(replace(start, topic=topics.JOIN_TO, subject=first, options=others))
        here, there = state.location(first), state.location(second)
        far = hypot(here.x - there.x, here.y - there.y)
        rest = [one for one in state.locations if one.id not in (first, *alone(state))]
        assert all(hypot(here.x - one.x, here.y - one.y) >= far for one in rest)
        state.connections.append(f"{first}~{second}")
    assert len(state.connections) > len(joined)
    assert alone(state) == []
    window.put_away()


@rule("D-THR-7")
def test_a_threat_is_named_as_what_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.THREAT_NAME)
    session, presenter = window.session, window.presenter
    asked = session.pending
    assert asked is not None
    kinds, seen = threat_types(rank_of(asked.subject)), set()
    for kind in kinds:
        session.undo()
        session.answer(kind)
        asked = session.pending
        assert asked is not None
        view = presenter.question(asked)
        assert meaning_words(kind) in view.second
        suited = [fits(name, kind, kinds, "en") for name in view.suggestions]
        assert suited == sorted(suited)
        seen.add(view.suggestions[0])
    assert len(seen) > 1
    window.put_away()


def test_while_a_hand_draws_names_stay_and_find_their_places_when_it_rests(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.DRAWING)
    sheet, hand = board_of(window).sheet, prompt_of(window).hand
    hand.take(Kit.OUTLINE)
    draw(sheet, *ring(1300, 1200, 300))
    sheet.grab()
    # Its own name is lettered in it when the hand rests.
    assert "" not in sheet._names
    qtbot.waitUntil(lambda: "" in sheet._names)
    hand.take(Kit.ERASE)
    QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=sheet.spot_of(1600, 1200).toPoint())
    assert not prompt_of(window).drawing.elements
    QTest.qWait(DRAWN_MS + 100)
    assert "" in sheet._names
    QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=sheet.spot_of(1600, 1200).toPoint())
    qtbot.waitUntil(lambda: "" not in sheet._names)
    window.put_away()


@rule("D-SPC-4", "D-THR-7")
def test_who_gathers_outside_is_shot_at_with_a_click(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SHOT, seed=1)
    sheet, request = board_of(window).sheet, window.session.pending
    assert isinstance(request, Choose)
    outside = [one.id for one in state_of(window).menace() if one.place == "" and one.target == ""]
    assert set(outside) <= set(request.options)
    view = window.presenter.question(request)
    assert {one.thing for one in view.options} >= set(outside)
    stands = sheet._stand_outside()
    assert [sheet.thing_at(stands[id].center()) for id in outside] == outside != []
    assert all(sheet.rect().contains(stands[id].toAlignedRect()) for id in outside)
    window.put_away()


@rule("D-MOR-1", "D-RNF-2")
def test_many_stand_in_an_area_on_a_small_sheet_and_wounds_are_seen(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE, seed=1)
    sheet, state = board_of(window).sheet, copy.deepcopy(state_of(window))
    area = next(one for one in state.locations if one.is_area() and one.mark == "area")
    area.outline = [600, 600, 3400, 600, 3400, 2200, 600, 2200]
    for number, one in enumerate(state.units[:6]):
        one.place, one.wounds = area.id, number % 2
    view = sheet_view(state, window.presenter.words)
    assert {token.id: token.wounds_most for _, token in view.tokens if token.side is Side.OURS} == {
        one.id: one.wounds for one in state.alive()
    }
    window.resize(1100, 620)
    sheet.show_sheet(view, {}, "")
    sheet.grab()
    place = next(one for one in sheet.view.places if one.id == area.id)
    stands = set_apart(sheet._token_wishes(place), QRectF(sheet.rect()))
    # A row is filled before the next one is begun.
    assert len({round(stands[one.id].center().y()) for one in state.units[:4]}) == 1
    window.put_away()


@rule("D-CON-1")
def test_all_of_a_part_that_lies_apart_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.CONNECTIONS)
    presenter, state = window.presenter, state_of(window)
    request = window.session.pending
    assert isinstance(request, Choose)
    first, second = state.locations[:2]
    state.connections = [f"{first.id}~{second.id}"]
    state.connections += [f"{state.locations[2].id}~{one.id}" for one in state.locations[3:]]
    said = presenter.question(request).second
    assert all(presenter.words.called(state.mention(one.id)) in said for one in (first, second))
    window.put_away()
