"""Heads of pins lie on no other, on no base, and no two stems of a crowd cross."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QLineF, QPointF, QRectF
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.token import TokenView
from desktop.tabletop.battlefield.pins import Foot, Room, pin_heads
from desktop.tabletop.battlefield.scene import BattlefieldScene

WIDE = 40.0
AREA = QRectF(0, 0, 500, 500)


def rank(x: float, y: float, many: int, side: str) -> list[Foot]:
    return [Foot(x + 12 * number, y, 6, side) for number in range(many)]


def boxes(feet: list[Foot], spared: tuple[QRectF, ...] = ()) -> list[QRectF]:
    leans = pin_heads(feet, WIDE, Room(AREA, spared))
    return [
        QRectF(one.x + lean.x() - WIDE / 2, one.y + lean.y() - WIDE / 2, WIDE, WIDE)
        for one, lean in zip(feet, leans, strict=True)
    ]


def test_two_lines_of_battle_are_told_man_by_man() -> None:
    sign = QRectF(230, -12, 24, 24)
    feet = [
        Foot(240, 70, 6, "ours"),
        Foot(300, 72, 6, "ours"),
        *rank(180, 40, 12, "ours"),
        *rank(200, 120, 6, "theirs"),
        *rank(200, 132, 6, "theirs"),
    ]
    heads = boxes(feet, (sign,))
    for one, other in combinations(heads, 2):
        common = one.intersected(other)
        assert common.width() * common.height() < 1, "a head lies on another"
    bases = [QRectF(one.x - 6, one.y - 6, 12, 12) for one in feet]
    assert not any(head.adjusted(1, 1, -1, -1).intersects(box) for head in heads for box in (*bases, sign))
    assert all(AREA.contains(head) for head in heads)
    for side in ("ours", "theirs"):
        stems = [
            QLineF(QPointF(one.x, one.y), head.center())
            for one, head in zip(feet, heads, strict=True)
            if one.side == side
        ]
        crossed = [
            pair
            for pair in combinations(stems, 2)
            if pair[0].intersects(pair[1])[0] is QLineF.IntersectionType.BoundedIntersection
        ]
        assert not crossed


def test_who_stands_alone_has_the_head_on_the_side_away_from_the_enemy() -> None:
    feet = [Foot(100, 100, 6, "ours"), Foot(300, 400, 6, "theirs")]
    ours, theirs = boxes(feet)
    assert (ours.center().x(), theirs.center().x()) == (100, 300)
    assert ours.bottom() < 100
    assert theirs.top() > 400


def test_who_is_tried_out_takes_no_room_that_is_taken() -> None:
    feet = [*rank(180, 100, 6, "ours"), Foot(300, 400, 6, "theirs")]
    leans = pin_heads(feet, WIDE, Room(AREA))
    ghost = Foot(210, 125, 6, "ours")
    (lean,) = pin_heads([ghost], WIDE, Room(AREA), list(zip(feet, leans, strict=True)))
    for one, other in zip(feet, leans, strict=True):
        across, down = ghost.x + lean.x() - one.x - other.x(), ghost.y + lean.y() - one.y - other.y()
        assert max(abs(across), abs(down)) >= WIDE - 1


def test_a_house_is_left_clear_where_there_is_other_room() -> None:
    house = QRectF(80, 40, 60, 50)
    feet = [Foot(100, 100, 6, "ours"), Foot(300, 400, 6, "theirs")]
    ours, _ = pin_heads(feet, WIDE, Room(AREA, avoided=[house]))
    head = QRectF(100 + ours.x() - WIDE / 2, 100 + ours.y() - WIDE / 2, WIDE, WIDE)
    assert not head.intersects(house)


def test_close_up_all_stand_on_their_bases_again(qtbot: QtBot) -> None:
    scene = BattlefieldScene(Theme(less_motion=True))
    scene.pins.wanted = True
    men = [TokenView(f"{number}", 2000 + 160 * number, 2000, 150, badge=f"F{number}") for number in range(4)]
    scene.set_tokens([*men, TokenView("ghost", 3000, 2500, 150, badge="F9", ghost=True)])
    scene.set_scale(0.08)
    heads = [scene.drawn_centre(one.id) for one in scene.token_views()]
    assert all(head != QPointF(one.x, one.y) for head, one in zip(heads, scene.token_views(), strict=True))
    scene.set_scale(0.4)
    assert not scene.pins.is_up
    assert scene.drawn_centre("ghost") == QPointF(3000, 2500)
    assert scene.drawn_centre("0") == QPointF(2000, 2000)
