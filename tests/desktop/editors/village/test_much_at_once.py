"""A step that changes many things at once: only they are read and drawn anew, and what is set down never blinks."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.editors.draft import Draft, copied
from desktop.editors.village.layout import Ref, ThingKind
from rules_core.games.village.items import ItemKind
from tests.desktop.editors.village.example import crowded, terrain
from tests.desktop.editors.village.hands import MapHands


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


def test_pieces_that_are_set_down_are_seen_until_the_ground_shows_them(qtbot: QtBot) -> None:
    hands = MapHands(qtbot, crowded(60))
    qtbot.waitUntil(lambda: hands.view.is_sharp, timeout=60000)
    hands.editor.choose([Ref("piece", number) for number in range(20)])
    pivot = hands.editor.things[0].pivot
    hands.drag(pivot, (pivot[0] + 1, pivot[1]))
    scene = hands.body.scene
    assert len(scene._settling) == 20
    qtbot.waitUntil(lambda: hands.view.is_sharp and not scene._settling, timeout=60000)


def test_a_draft_adds_one_past_the_end_and_takes_it_back(qtbot: QtBot) -> None:
    draft = Draft(ItemKind.TERRAIN, terrain())
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
