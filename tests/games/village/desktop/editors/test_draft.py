"""A draft: every change is a step, and any number of steps is taken back exactly."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.workshop.editors.draft import Draft
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind

START: dict[str, Any] = {"id": "oak", "tags": ["a", "b"], "level": [{"name": "one"}, {"name": "two", "cost": 3}]}
PATHS: list[tuple[str | int, ...]] = [("id",), ("name",), ("tags",), ("level",), ("level", 0), ("level", 1, "cost")]
VALUES = st.one_of(st.integers(), st.text(max_size=3), st.lists(st.integers(), max_size=3), st.booleans())
EDITS = st.lists(st.tuples(st.sampled_from(["put", "type", "remove", "insert"]), st.sampled_from(PATHS), VALUES))


def edit(draft: Draft, what: str, path: tuple[str | int, ...], value: Any) -> None:
    """One random edit; one that does not fit the draft as it stands is refused whole."""
    before = copy.deepcopy(draft.plain)
    try:
        if what == "remove":
            draft.remove(path, "Remove")
        elif what == "insert" and isinstance(draft.get(path, []), list):
            draft.insert(path, 0, value, "Insert")
        else:
            draft.put(path, value, "Change", typing=what == "type")
    except KeyError:
        assert draft.plain == before


@given(EDITS)
def test_any_number_of_edits_is_undone_and_done_again(edits: list[tuple[str, tuple[str | int, ...], Any]]) -> None:
    draft = Draft(Item(GAME, Kind.BUILDING, START))
    for what, path, value in edits:
        edit(draft, what, path, value)
    end = copy.deepcopy(draft.plain)
    while draft.stack.canUndo():
        draft.stack.undo()
    assert draft.plain == START
    while draft.stack.canRedo():
        draft.stack.redo()
    assert draft.plain == end


def test_typing_is_one_step() -> None:
    draft = Draft(Item(GAME, Kind.HERO, START))
    for words in ("O", "Oa", "Oak"):
        draft.put(("name",), words, "Name", typing=True)
    assert draft.stack.count() == 1
    draft.stack.undo()
    assert draft.get(("name",)) is None


def test_many_changes_in_a_step_are_undone_at_once() -> None:
    draft = Draft(Item(GAME, Kind.HERO, START))
    with draft.step("Move two"):
        draft.put(("id",), "elm", "Name")
        draft.remove(("level", 0), "Remove")
    draft.stack.undo()
    assert draft.plain == START


def test_a_place_that_is_not_there_is_refused() -> None:
    draft = Draft(Item(GAME, Kind.HERO, START))
    with pytest.raises(KeyError):
        draft.put(("nowhere", "deep"), 1, "Change")
    with pytest.raises(KeyError):
        draft.remove(("level", 7), "Remove")
    assert draft.stack.count() == 0
