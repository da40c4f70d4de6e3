"""In a crowd every key and every badge is seen; who stands alone has them where they always are."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

from PySide6.QtCore import QPointF, QRectF

from desktop.look.token import Posture, badge_px, cap_px
from desktop.look.token_signs import USUAL, SignPlaces, badge_centre, key_rect, letter_centre
from desktop.tabletop.battlefield.plate_places import covered, place_plates
from desktop.tabletop.battlefield.sign_places import SignPlacing, StandingDisc
from tests.desktop.look.example import enemy

DIAMETER = 44.0


def crowd(*places: tuple[float, float]) -> list[StandingDisc]:
    view = replace(enemy("2a", 2, 1, "wolf-head"), offered=True, key="1", badge="B")
    return [
        StandingDisc(replace(view, id=f"{number}"), QPointF(x, y) * DIAMETER, DIAMETER)
        for number, (x, y) in enumerate(places)
    ]


def place_signs(discs: list[StandingDisc]) -> list[SignPlaces]:
    return SignPlacing().place(discs)


def test_who_stands_alone_has_its_signs_where_they_always_are() -> None:
    assert place_signs(crowd((1, 1), (5, 1), (1, 5))) == [USUAL] * 3


def test_in_a_column_keys_and_badges_lie_on_no_face_and_on_no_other() -> None:
    discs = crowd((3, 1), (3, 1.9), (3.1, 2.8), (3, 3.7))
    boxes: list[QRectF] = []
    for disc, signs in zip(discs, place_signs(discs), strict=True):
        key = key_rect(signs.key, DIAMETER, cap_px(DIAMETER), wounded=False).translated(disc.centre)
        high = badge_px(DIAMETER)
        middle = disc.centre + badge_centre(signs.badge, DIAMETER, high, 0)
        badge = QRectF(middle.x() - high / 2, middle.y() - high / 2, high, high)
        others = [other.face for other in discs if other is not disc]
        for box in (key, badge):
            assert covered(box, others) <= box.width() * box.height() * 0.15
        boxes += [key, badge]
    assert all(covered(one, [other]) <= 40 for one, other in combinations(boxes, 2))
    assert place_signs(discs) != [USUAL] * 4


def test_badge_and_letter_of_who_lies_in_a_crowd_stand_apart() -> None:
    discs = [
        StandingDisc(replace(disc.view, offered=False, posture=Posture.KNOCKED_DOWN), disc.centre, DIAMETER)
        for disc in crowd((3, 1), (3.8, 1), (3.4, 1.7))
    ]
    high = badge_px(DIAMETER)
    for signs in place_signs(discs):
        apart = badge_centre(signs.badge, DIAMETER, high, 0) - letter_centre(signs.letter, DIAMETER, high, 0)
        assert max(abs(apart.x()), abs(apart.y())) > high * 0.8


def test_what_is_remembered_is_what_would_be_placed_afresh() -> None:
    lots = Random(7)
    places = [(lots.uniform(0, 9), lots.uniform(0, 5)) for _ in range(30)]
    kept = SignPlacing()
    moved = 0
    for _ in range(60):
        before = kept.place(crowd(*places))
        number = lots.randrange(len(places))
        places[number] = (places[number][0] + lots.uniform(-1, 1), places[number][1] + lots.uniform(-1, 1))
        if lots.random() < 0.1:
            places.pop()
        after = kept.place(crowd(*places))
        assert after == place_signs(crowd(*places))
        moved += after != before
    assert moved > 10, "nothing ever changed"


def test_no_plate_covers_more_than_a_fifth_of_a_disc() -> None:
    discs = [QRectF(x * 30, y * 30, 28, 28) for x in range(12) for y in range(12)]
    (buried,) = place_plates([QRectF(100, 100, 120, 22)], (), None, discs)
    assert not buried.fits
    (clear,) = place_plates([QRectF(100, 100, 120, 22)], (), None, [QRectF(150, 100, 28, 28)])
    assert clear.fits
    rect = QRectF(0, 0, 120, 22)
    rect.moveCenter(clear.centre)
    assert not covered(rect, [QRectF(150, 100, 28, 28)])


def test_a_plate_that_is_told_by_what_it_stands_at_never_goes_far() -> None:
    wanted = QRectF(100, 100, 120, 20)
    wall = [wanted.adjusted(-60, -30, 60, 30)]
    free, bound = (place_plates([wanted], wall, None, (), [near])[0] for near in (False, True))
    assert free.fits
    assert abs(free.centre.y() - wanted.center().y()) > 2 * wanted.height()
    assert not bound.fits


def test_a_plate_that_only_just_covers_a_disc_gives_way_by_no_more_than_it_must() -> None:
    wanted = QRectF(100, 100, 120, 20)
    disc = QRectF(150, 78, 28, 28)
    (placed,) = place_plates([wanted], (), None, [disc])
    rect = QRectF(0, 0, 120, 20)
    rect.moveCenter(placed.centre)
    assert not covered(rect, [disc])
    assert placed.centre.y() - wanted.center().y() <= 0.5 * wanted.height()


def test_a_plate_of_many_lines_stays_at_what_it_tells_of() -> None:
    wanted = QRectF(100, 600, 170, 90)
    crowd = [QRectF(-300, 400, 800, 500)]
    (placed,) = place_plates([wanted], crowd)
    assert abs(placed.centre.y() - wanted.center().y()) <= 150
