"""The scene finds out what changed, moves what moved, and knows what lies where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.kept_picture import SHARED
from desktop.look.theme import Theme
from desktop.look.token import Posture
from desktop.tabletop.battlefield.building import NamePlace
from desktop.tabletop.battlefield.edge_signs import sign_box
from desktop.tabletop.battlefield.items import CaptionItem
from desktop.tabletop.battlefield.overlays import ArrowItem, plate_rect
from desktop.tabletop.battlefield.picture_item import SignItem
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.token_item import TokenItem
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.battlefield.views import (
    UNITS_PER_INCH,
    Arrow,
    EdgeState,
    MarkerKind,
    MarkerView,
    Overlays,
    Plate,
    PlateTone,
    ReachBand,
    TableView,
)
from tests.desktop.look.example import BUILDINGS, COUNCIL, ILSE, MAREN, MARKERS, OVERLAYS, TABLE, TERRAIN, TOKENS, enemy

WOLF = enemy("2a", 10, 10, "wolf-head")


@pytest.fixture
def theme() -> Theme:
    return Theme()


@pytest.fixture
def scene(qtbot: QtBot, theme: Theme) -> Iterator[BattlefieldScene]:
    made = BattlefieldScene(theme)
    made.set_table(TABLE)
    made.set_pieces(BUILDINGS, MARKERS, TERRAIN)
    made.set_scale(0.1)
    yield made
    made.deleteLater()


@pytest.fixture
def shown(qtbot: QtBot, scene: BattlefieldScene) -> BattlefieldView:
    view = BattlefieldView(scene)
    qtbot.addWidget(view)
    view.resize(800, 800)
    view.show()
    return view


def test_only_what_differs_is_changed(scene: BattlefieldScene) -> None:
    assert scene.set_tokens((MAREN, ILSE, WOLF)).added == ("maren", "ilse", "2a")
    assert not scene.set_tokens((MAREN, ILSE, WOLF)).any
    changes = scene.set_tokens((replace(MAREN, wounds=1), ILSE))
    assert (changes.added, changes.changed, changes.moved, changes.removed) == ((), ("maren",), (), ("2a",))


def test_a_token_that_stands_elsewhere_has_moved(scene: BattlefieldScene) -> None:
    scene.set_tokens((MAREN,))
    changes = scene.set_tokens((replace(MAREN, x=1000, y=2000),))
    assert changes.moved == ("maren",)
    assert scene.centre_of_item("maren") == QPointF(1000, 2000)


def test_buildings_and_markers_are_compared_by_id(scene: BattlefieldScene) -> None:
    burnt = replace(BUILDINGS[1], integrity=1)
    changes = scene.set_pieces((burnt, *BUILDINGS[2:]), MARKERS[1:])
    assert changes.changed == ("forge",)
    assert set(changes.removed) == {"hall", "barricade"}
    assert not scene.set_pieces((burnt, *BUILDINGS[2:]), MARKERS[1:]).any


def test_a_move_is_walked_and_ends_where_it_should(
    qtbot: QtBot, shown: BattlefieldView, scene: BattlefieldScene
) -> None:
    scene.set_tokens((MAREN,))
    scene.set_tokens((replace(MAREN, x=MAREN.x + 500),), {"maren": ((MAREN.x, MAREN.y + 200),)})
    assert scene.is_moving
    assert scene.centre_of_item("maren") == QPointF(MAREN.x, MAREN.y)
    with qtbot.waitSignal(scene.rested):
        pass
    assert scene.centre_of_item("maren") == QPointF(MAREN.x + 500, MAREN.y)
    assert not scene.is_moving


def test_one_call_ends_all_motion(shown: BattlefieldView, scene: BattlefieldScene) -> None:
    scene.set_tokens((MAREN, WOLF))
    scene.set_tokens((replace(MAREN, x=900), replace(WOLF, y=900, posture=Posture.KNOCKED_DOWN)))
    scene.skip()
    assert not scene.is_moving
    assert scene.centre_of_item("maren") == QPointF(900, MAREN.y)
    assert scene.centre_of_item("2a") == QPointF(WOLF.x, 900)


def test_with_less_motion_everything_is_there_at_once(
    shown: BattlefieldView, scene: BattlefieldScene, theme: Theme
) -> None:
    theme.set_less_motion(True)
    scene.set_tokens((MAREN,))
    scene.set_tokens((replace(MAREN, x=900),))
    assert not scene.is_moving
    assert scene.centre_of_item("maren") == QPointF(900, MAREN.y)


def test_a_token_taken_away_in_mid_move_is_gone(shown: BattlefieldView, scene: BattlefieldScene) -> None:
    scene.set_tokens((MAREN,))
    scene.set_tokens((replace(MAREN, x=900),))
    assert scene.set_tokens(()).removed == ("maren",)
    assert not scene.is_moving
    assert scene.token("maren") is None


def test_what_lies_on_top_is_found_first(scene: BattlefieldScene) -> None:
    in_hall = replace(WOLF, x=18 * 254, y=round(17.6 * 254))
    assert scene.id_at(QPointF(in_hall.x, in_hall.y)) == "hall"
    scene.set_tokens((in_hall,))
    assert scene.id_at(QPointF(in_hall.x, in_hall.y)) == "2a"
    assert scene.id_at(QPointF(MARKERS[1].x, MARKERS[1].y)) == "trap"
    assert scene.id_at(QPointF(30 * 254, 35 * 254)) == ""


def test_a_small_disc_is_hit_where_it_is_drawn(scene: BattlefieldScene) -> None:
    scene.set_tokens((WOLF,))
    scene.set_scale(0.05)
    assert scene.id_at(QPointF(WOLF.x + 250, WOLF.y)) == "2a"
    scene.set_scale(0.5)
    assert scene.id_at(QPointF(WOLF.x + 350, WOLF.y)) == ""


def test_discs_in_contact_are_drawn_where_they_stand(scene: BattlefieldScene) -> None:
    beside = replace(WOLF, id="3a", x=WOLF.x + WOLF.base)
    scene.set_tokens((WOLF, beside))
    # On a smaller map letters stand on the discs, which are kept apart.
    for scale in (0.08, 0.2):
        scene.set_scale(scale)
        assert scene.drawn_centre("2a") == QPointF(WOLF.x, WOLF.y)
        assert scene.drawn_centre("3a") == QPointF(beside.x, beside.y)


def test_everything_has_a_sentence(scene: BattlefieldScene) -> None:
    scene.set_tokens((ILSE,))
    assert scene.sentence("ilse") == "Sister Ilse I, 0 of 3 wounds."
    assert scene.sentence("forge") == "Forge, level I, Integrity 2 of 3, burning."
    assert scene.sentence("find") == "Find, not known yet."
    assert scene.sentence("nobody") == ""


def test_a_thing_that_is_dragged_goes_back_when_it_is_let_go(scene: BattlefieldScene) -> None:
    scene.set_tokens((WOLF,))
    for item_id in ("2a", "trap", "stable"):
        home = scene.centre_of_item(item_id)
        scene.lift(item_id, 111, 222)
        assert scene.centre_of_item(item_id) == QPointF(111, 222)
        scene.settle()
        assert scene.centre_of_item(item_id) == home


def test_a_house_in_the_hand_takes_its_shadow_along(scene: BattlefieldScene) -> None:
    before, hall = ground_of(scene), BUILDINGS[0]
    scene.lift(hall.id, 6000, 6000)
    lifted = ground_of(scene)
    assert {kind for kind, *_ in lifted ^ before} == {"shadow"}
    scene.lift(hall.id, 6100, 6100)
    assert ground_of(scene) == lifted
    scene.settle()
    assert ground_of(scene) == before
    # What is only tried out stands nowhere: no yard is trodden there.
    scene.set_building(replace(hall, ghost=True))
    assert {kind for kind, *_ in ground_of(scene) ^ before} >= {"shadow", "yard"}
    scene.set_pieces(BUILDINGS)
    assert ground_of(scene) == before


def ground_of(scene: BattlefieldScene) -> set[tuple[Any, ...]]:
    """What the ground consists of, by the keys of its parts."""
    assert scene.ground is not None
    return {part.key for part in scene.ground._parts if isinstance(part.key, tuple)}


def test_the_ground_is_kept_while_only_the_edges_change(scene: BattlefieldScene) -> None:
    ground = scene.ground
    scene.set_table(replace(TABLE, edges=(EdgeState.ENEMY,) * 4))
    assert scene.ground is ground
    scene.set_table(TableView(width=48 * 254))
    assert scene.ground is not ground
    assert scene.sceneRect().width() > 48 * 254


def test_overlays_come_and_go(scene: BattlefieldScene) -> None:
    bare = len(scene.items())
    scene.set_overlays(OVERLAYS)
    with_reach = len(scene.items())
    assert with_reach == bare + 3 + 3 + 1 + 3
    scene.set_overlays(COUNCIL)
    assert len(scene.items()) == bare + 1
    scene.set_overlays(Overlays())
    assert len(scene.items()) == bare
    assert scene.overlays == Overlays()


@pytest.mark.parametrize("look", LookName)
def test_a_change_of_look_changes_the_picture(
    shown: BattlefieldView, scene: BattlefieldScene, theme: Theme, look: LookName
) -> None:
    scene.set_tokens(TOKENS)
    scene.set_overlays(OVERLAYS)
    shown.finish()
    before = shown.grab().toImage()
    theme.set_name(look)
    shown.finish()
    assert (shown.grab().toImage() != before) == (look is not LookName.LIGHT)


def test_nothing_is_drawn_anew_for_a_table_that_is_the_same(scene: BattlefieldScene) -> None:
    before = scene.items()
    scene.set_table(replace(TABLE))
    assert scene.items() == before


def test_what_was_drawn_lately_is_not_drawn_again(
    shown: BattlefieldView, scene: BattlefieldScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = TokenItem.draw

    def noted(item: TokenItem, painter: QPainter) -> None:
        drawn.append(item.item_id)
        draw(item, painter)

    monkeypatch.setattr(TokenItem, "draw", noted)
    SHARED.clear()
    offered = [replace(one, offered=True, key="1") if one.id == MAREN.id else one for one in TOKENS]
    for tokens, times in ((TOKENS, len(TOKENS)), (offered, 1), (TOKENS, 0), (offered, 0)):
        drawn.clear()
        scene.set_tokens(tokens, animated=False)
        shown.finish()
        shown.grab()
        assert len(drawn) == times
    scene.theme.set_name(LookName.DARK)
    shown.grab()
    assert len(drawn) == len(TOKENS)


@pytest.mark.parametrize("percent, px_per_inch", [(100, 13), (200, 10), (250, 8)])
def test_no_name_lies_under_another_building_or_on_another_name(
    scene: BattlefieldScene, theme: Theme, percent: int, px_per_inch: int
) -> None:
    scene.set_pieces(BUILDINGS, (), ())
    theme.set_scale_percent(percent)
    scene.set_scale(px_per_inch / UNITS_PER_INCH)
    items = list(scene._buildings.values())
    named = [item for item in items if item.name_place is not NamePlace.NONE]
    boxes = [item.name_box(item.name_place) for item in named] + [item.box for item in items]
    assert not [(one, other) for one, other in combinations(boxes, 2) if one.intersects(other)]
    assert len(named) == len(items) or percent > 200


def test_a_name_stands_where_nobody_stands_on_it(scene: BattlefieldScene) -> None:
    scene.set_pieces(BUILDINGS, (), ())
    item = next(iter(scene._buildings.values()))
    places = [item.name_place]
    at = item.name_box(NamePlace.BELOW).center() / scene._scale
    scene.set_tokens([replace(WOLF, x=round(at.x()), y=round(at.y()))], animated=False)
    disc = scene._tokens[WOLF.id].disc_box
    assert not item.name_box(item.name_place).intersects(disc)
    scene.set_tokens([], animated=False)
    assert [*places, item.name_place] == [NamePlace.BELOW, NamePlace.BELOW]


def test_a_name_stands_beyond_what_lies_all_round_its_building(scene: BattlefieldScene) -> None:
    scene.set_pieces(BUILDINGS[:1], (), ())
    (item,) = scene._buildings.values()
    box = item.box
    inch = UNITS_PER_INCH * scene._scale
    lying = [
        MarkerView(f"trap-{across}-{down}", MarkerKind.TRAP, round(x / scene._scale), round(y / scene._scale))
        for across, x in enumerate((box.left() - inch, box.center().x(), box.right() + inch))
        for down, y in enumerate((box.top() - inch, box.center().y(), box.bottom() + inch))
        if (across, down) != (1, 1)
    ]
    scene.set_pieces(BUILDINGS[:1], lying, ())
    assert item.name_place in (NamePlace.FAR_BELOW, NamePlace.FAR_ABOVE)
    name = item.name_box(item.name_place)
    assert not [one for one in scene._markers.values() if one.box.intersects(name)]


def test_a_plate_covers_no_head_of_an_arrow(scene: BattlefieldScene, theme: Theme) -> None:
    scale = 12 / UNITS_PER_INCH
    scene.set_scale(scale)
    plate = Plate("group-1", 3000, 3000, "Group 1, Ravagers", PlateTone.THEIRS)
    scene.set_overlays(
        Overlays((), (), (Arrow("intent", ((500, 3000), (3000, 3000))),), plates=(plate,)), animated=False
    )
    (sign,) = [one for one in scene._overlays.signs() if one.item_id == "group-1"]
    assert sign.isVisible()
    place = plate_rect(plate, theme.look).translated(sign.pos() * scale)
    assert not place.contains(3000 * scale, 3000 * scale)


def test_a_plate_steps_aside_for_whoever_comes_to_stand_under_it(scene: BattlefieldScene) -> None:
    scene.set_overlays(Overlays(plates=(Plate("group-1", 3000, 3000, "Group 1"),)), animated=False)
    (sign,) = [one for one in scene._overlays.signs() if one.item_id == "group-1"]
    free = QPointF(sign.pos())
    scene.set_tokens([replace(MAREN, x=3000, y=3000)], animated=False)
    assert sign.pos() != free
    scene.set_tokens([replace(MAREN, x=500, y=500)], animated=False)
    assert sign.pos() == free


@pytest.mark.parametrize("percent", [100, 200])
def test_a_plate_covers_no_name_of_a_building(scene: BattlefieldScene, theme: Theme, percent: int) -> None:
    scene.set_pieces(BUILDINGS, (), ())
    theme.set_scale_percent(percent)
    scene.set_scale(12 / UNITS_PER_INCH)
    for item in scene._buildings.values():
        if item.name_place is NamePlace.NONE:
            continue
        name = item.name_box(item.name_place)
        at = name.center() / (12 / UNITS_PER_INCH)
        plate = Plate("group-1", round(at.x()), round(at.y()), "Group 1, Ravagers", PlateTone.THEIRS)
        scene.set_overlays(Overlays(plates=(plate,)), animated=False)
        (sign,) = [one for one in scene._overlays.signs() if one.item_id == "group-1"]
        place = plate_rect(plate, theme.look).translated(sign.pos() * 12 / UNITS_PER_INCH)
        covered = place.intersected(name)
        assert not sign.isVisible() or covered.width() * covered.height() < 0.2 * name.width() * name.height()


@pytest.mark.parametrize("percent", [100, 200])
def test_the_number_of_a_reach_covers_no_name_of_a_building(
    scene: BattlefieldScene, theme: Theme, percent: int
) -> None:
    scale = 12 / UNITS_PER_INCH
    scene.set_pieces(BUILDINGS, (), ())
    theme.set_scale_percent(percent)
    scene.set_scale(scale)
    for item in scene._buildings.values():
        if item.name_place is NamePlace.NONE:
            continue
        name = item.name_box(item.name_place)
        # The corner where the number would stand lies on the name.
        at = name.center() / scale
        x, y = round(at.x()), round(at.y())
        band = ReachBand(1, (tuple((x - far, y - far) for far in range(0, 3000, 200)),))
        scene.set_overlays(Overlays(reach=(band,)), animated=False)
        (disc,) = [one for one in scene._overlays.signs() if one.item_id == "reach 1"]
        assert not disc.boundingRect().translated(disc.pos() * scale).intersects(name)


def test_a_plate_says_less_on_a_map_that_is_small_beside_it(scene: BattlefieldScene, theme: Theme) -> None:
    whole = Plate("group-1", 3000, 3000, "Group 1, Ravagers", short="Group 1")
    scene.set_overlays(Overlays(plates=(whole,)), animated=False)
    wide: list[float] = []
    for px_per_inch in (40, 10, 40):
        scene.set_scale(px_per_inch / UNITS_PER_INCH)
        (sign,) = [one for one in scene._overlays.signs() if one.item_id == "group-1"]
        wide.append(sign.boundingRect().width())
    short = plate_rect(replace(whole, text="Group 1"), theme.look).width()
    long = plate_rect(whole, theme.look).width()
    assert wide == [long, short, long]


def test_the_number_of_an_edge_steps_aside_for_a_find_and_plates_leave_it_free(
    scene: BattlefieldScene, theme: Theme
) -> None:
    def place() -> QPointF:
        (sign,) = [item for item in scene.items() if isinstance(item, SignItem) and item.item_id == "edge 1"]
        return sign.pos()

    usual = place()
    at_edge = replace(MARKERS[0], id="at the edge", x=round(usual.x()), y=120)
    scene.set_pieces(BUILDINGS, (at_edge,))
    assert place() != usual
    assert place().y() == usual.y()
    scene.set_pieces(BUILDINGS, ())
    assert place() == usual
    scene.set_overlays(Overlays(plates=(Plate("p", round(usual.x()), 150, "Group 1, Fanatics"),)))
    signs = {item.item_id: item for item in scene.items() if isinstance(item, SignItem)}
    plate = signs["p"].boundingRect().translated(signs["p"].pos() * 0.1)
    assert not plate.intersects(sign_box(signs["edge 1"], 0.1, theme.look))


def test_the_name_of_a_building_lies_over_a_line_that_crosses_it(scene: BattlefieldScene) -> None:
    scene.set_overlays(OVERLAYS)
    lines = [item.zValue() for item in scene.items() if isinstance(item, ArrowItem)]
    names = [item for item in scene.items() if isinstance(item, CaptionItem)]
    assert len(names) == len(BUILDINGS)
    assert lines
    assert min(item.zValue() for item in names) > max(lines)
    tokens = [item.zValue() for item in scene.items() if isinstance(item, TokenItem)]
    assert all(item.zValue() < z for item in names for z in tokens)
