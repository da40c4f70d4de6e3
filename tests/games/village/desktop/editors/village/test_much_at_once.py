"""A step that changes many things at once: only they are read and drawn anew, and what is set down never blinks."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.crowd import Crowd
from desktop.games.village.map_editor.layout import Ref, ThingKind
from desktop.games.village.map_editor.marks import MANY
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft, copied
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.editors.village.example import crowded, terrain
from tests.games.village.desktop.editors.village.hands import MapHands


def test_what_lies_beside_a_change_stays_the_same_thing(qtbot: QtBot) -> None:
    hands = MapHands(qtbot, crowded(30))
    before = {one.ref: one for one in hands.editor.layout.things}
    moved = [Ref("piece", number) for number in range(3)]
    hands.editor.choose(moved)
    hands.editor.move(0.5, 0)
    for thing in hands.editor.layout.things:
        assert (thing is before[thing.ref]) == (thing.ref not in moved)
    hands.draft.stack.undo()
    assert {one.ref: one for one in hands.editor.layout.things} == before


def test_paste_and_its_undo_read_only_what_was_pasted(qtbot: QtBot) -> None:
    hands = MapHands(qtbot, crowded(30))
    before = hands.editor.layout.things
    hands.editor.choose([Ref("piece", number) for number in range(4)])
    hands.editor.paste(hands.editor.clip())
    now = hands.editor.layout.of(ThingKind.PIECE)
    assert len(now) == 34
    old = [one for one in before if one.kind is ThingKind.PIECE]
    assert all(one is other for one, other in zip(now, old, strict=False))
    hands.draft.stack.undo()
    assert hands.editor.layout.things == before
    hands.draft.stack.redo()
    assert hands.editor.layout.of(ThingKind.PIECE) == now


@pytest.mark.painted
def test_pieces_that_are_set_down_are_seen_until_the_ground_shows_them(qtbot: QtBot) -> None:
    hands = MapHands(qtbot, crowded(60))
    qtbot.waitUntil(lambda: hands.view.is_sharp, timeout=60000)
    hands.editor.choose([Ref("piece", number) for number in range(20)])
    pivot = hands.editor.things[0].pivot
    hands.drag(pivot, (pivot[0] + 1, pivot[1]))
    scene = hands.body.scene
    assert len(scene._settling) == 20
    qtbot.waitUntil(lambda: hands.view.is_sharp and not scene._settling, timeout=60000)


def test_a_crowd_moves_as_outlines_over_the_ground_that_stays(qtbot: QtBot) -> None:
    hands = MapHands(qtbot, crowded(60))
    pieces = [one.ref for one in hands.editor.layout.of(ThingKind.PIECE)]
    before = {one.ref: one.pivot for one in hands.editor.layout.of(ThingKind.PIECE)}
    hands.editor.choose(pieces[: MANY + 1])
    pivot = hands.editor.things[0].pivot
    hands.drag(pivot, (pivot[0] + 1, pivot[1]), drop=False)
    scene = hands.body.scene
    assert not scene._lifted_pieces
    marks = scene.working.marks
    assert marks.crowd == tuple(one.shape for one in hands.editor.things)
    assert marks.crowd_at == pytest.approx((1, 0), abs=0.05)
    hands.drag(pivot, (pivot[0] + 1, pivot[1]))
    for thing in hands.editor.layout.of(ThingKind.PIECE):
        far = thing.pivot[0] - before[thing.ref][0]
        assert far == pytest.approx(1 if thing.ref in pieces[: MANY + 1] else 0, abs=0.05)
    assert scene.working.marks.crowd_at == (0, 0)


def test_what_is_no_crowd_is_lifted_and_moves_itself(qtbot: QtBot) -> None:
    hands = MapHands(qtbot, crowded(60))
    hands.editor.choose([Ref("piece", number) for number in range(MANY)])
    pivot = hands.editor.things[0].pivot
    hands.drag(pivot, (pivot[0] + 1, pivot[1]), drop=False)
    assert len(hands.body.scene._lifted_pieces) == MANY
    assert hands.body.scene.working.marks.crowd == ()


def test_the_kept_picture_of_a_crowd_is_what_drawing_it_gives() -> None:
    look = Theme(less_motion=True).look
    shapes = tuple(((x, 1.0), (x + 1.5, 1.2), (x + 0.5, 3.0)) for x in (0.5, 2.0, 4.25))
    crowd = Crowd()

    def shown(at: tuple[float, float], scale: float) -> QImage:
        image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.scale(scale, scale)
        crowd.draw(painter, shapes, at, look)
        painter.end()
        return image

    def is_kept() -> bool:
        return crowd._picture is not None

    drawn = shown((0, 0), 40 / 254)
    assert not is_kept()
    assert shown((0, 0), 40 / 254) == drawn
    assert is_kept()
    aside = shown((1, 0), 40 / 254)
    assert aside.copy(40, 0, 300, 300) == drawn.copy(0, 0, 300, 300)
    shown((0, 0), 20 / 254)
    assert not is_kept()


def test_a_draft_adds_one_past_the_end_and_takes_it_back(qtbot: QtBot) -> None:
    draft = Draft(Item(GAME, Kind.TERRAIN, terrain()))
    before = copied(draft.plain)
    draft.put(("piece", 2), {"id": "third"}, "Add")
    assert [one["id"] for one in draft.plain["piece"]] == ["hedge", "rocks", "third"]
    draft.stack.undo()
    assert draft.plain == before


def test_a_copy_shares_nothing_with_the_first() -> None:
    first = {"outline": [[1, 2], [3, 4]], "name": "A", "at": (1, [2])}
    second = copied(first)
    assert second == first
    second["outline"][0][0] = 9
    second["at"][1].append(3)
    assert first == {"outline": [[1, 2], [3, 4]], "name": "A", "at": (1, [2])}
