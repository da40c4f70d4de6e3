"""Whatever is done on the map by the editor's own operations: undo leads back to the start and redo to the end."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.aligning import Alignment, Axis
from desktop.games.village.map_editor.catalogue import own_building
from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.shapes import blob, rectangle, stretched
from desktop.games.village.map_editor.strips import strip
from desktop.workshop.editors.draft import Draft
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.editors.village.example import terrain, village

lengths = st.integers(-80, 80).map(lambda tenths: tenths / 10)
places = st.tuples(st.integers(0, 360), st.integers(0, 360)).map(lambda at: (at[0] / 10, at[1] / 10))
chosen = st.lists(st.integers(0, 30), min_size=1, max_size=4)
deeds = st.one_of(
    st.tuples(st.just("choose"), chosen),
    st.tuples(st.just("move"), lengths, lengths),
    st.tuples(st.just("nudge"), lengths, lengths),
    st.tuples(st.just("turn"), st.sampled_from([1, 15, -15, 90, 37.5])),
    st.tuples(st.just("stretch"), st.floats(0.5, 2), st.floats(0.5, 2)),
    st.tuples(st.just("align"), st.sampled_from(Alignment)),
    st.tuples(st.just("distribute"), st.sampled_from(Axis)),
    st.tuples(st.just("piece"), places, places),
    st.tuples(st.just("wall"), places, places),
    st.tuples(st.just("building"), places),
    st.tuples(st.just("zone"), places, places),
    st.tuples(st.just("part"), st.integers(1, 4)),
    st.tuples(st.just("part ends"), lengths, lengths),
    st.tuples(st.just("gate"), places),
    st.tuples(st.just("remove")),
    st.tuples(st.just("duplicate")),
    st.tuples(st.just("cut and paste")),
    st.tuples(st.just("order"), st.integers(-3, 3)),
    st.tuples(st.just("lock"), st.booleans()),
    st.tuples(st.just("table"), st.integers(24, 72), st.integers(24, 72)),
    st.tuples(st.just("undo")),
    st.tuples(st.just("redo")),
)


def do(editor: MapEditor, deed: tuple[Any, ...]) -> None:
    """One random edit."""
    name, *how = deed
    refs = editor.layout.refs()
    village_only = editor.draft.kind == Kind.VILLAGE
    if name == "choose":
        editor.choose([refs[number % len(refs)] for number in how[0]] if refs else [])
    elif name == "move":
        editor.move(*how)
    elif name == "nudge":
        editor.move(*how, by_key=True)
    elif name == "turn":
        editor.turn(how[0])
    elif name == "stretch":
        shapes = {one.ref: stretched(one.shape, one.pivot, 0, *how) for one in editor.free if not one.edge}
        editor.reshape(shapes, "Stretch")
    elif name == "align":
        editor.align(how[0])
    elif name == "distribute":
        editor.distribute(how[0])
    elif name == "piece":
        editor.add_piece("wood", blob(how[0], how[1], "wood"))
    elif name == "wall":
        editor.add_piece("wall", strip(how, 0.8) if how[0] != how[1] else ())
    elif name == "building" and village_only:
        editor.add_building(own_building("Hut"), how[0])
    elif name == "zone" and village_only:
        editor.add_zone(rectangle(*how))
    elif name == "part" and village_only:
        editor.add_part(how[0], 0, 20)
    elif name == "part ends":
        for thing in editor.things:
            editor.set_part(thing.ref, *how)
    elif name == "gate":
        for thing in editor.things[:1]:
            editor.cut_gate(thing.ref, how[0], 2.5)
    elif name == "remove":
        editor.remove()
    elif name == "duplicate":
        editor.duplicate()
    elif name == "cut and paste":
        editor.paste(editor.cut())
    elif name == "order":
        editor.change_order(lambda place, count: max(0, min(count - 1, place + how[0])))
    elif name == "lock":
        editor.set_locked(how[0])
    elif name == "table":
        editor.set_size(*how)
    elif name == "undo":
        editor.draft.stack.undo()
    elif name == "redo":
        editor.draft.stack.redo()


@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from([Kind.VILLAGE, Kind.TERRAIN]), st.booleans(), st.lists(deeds, max_size=25))
def test_undo_leads_to_the_start_and_redo_to_the_end(
    qtbot: QtBot, kind: str, has_ground: bool, done: list[tuple[Any, ...]]
) -> None:
    start = village() if kind == Kind.VILLAGE else terrain()
    if not has_ground:
        start.pop("ground", None)
    draft = Draft(Item(GAME, kind, start))
    editor = MapEditor(draft, {})
    for deed in done:
        do(editor, deed)
        ids = [one.id for one in editor.layout.things if one.id]
        assert len(ids) == len(set(ids))
        there = set(editor.layout.refs())
        assert set(editor.chosen) <= there
    stack = draft.stack
    while stack.canRedo():
        stack.redo()
    end = copy.deepcopy(draft.plain)
    steps = stack.count()
    while stack.canUndo():
        stack.undo()
    assert draft.plain == start
    assert editor.layout == MapEditor(Draft(Item(GAME, kind, start)), {}).layout
    while stack.canRedo():
        stack.redo()
    assert draft.plain == end
    assert stack.count() == steps
