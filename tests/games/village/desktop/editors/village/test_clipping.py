"""What is copied travels as text, and nothing else on a clipboard is taken for it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.games.village.map_editor.clipping import LONGEST, MARK, clip_of, pasted, read_clip
from desktop.games.village.map_editor.layout import Ref, ThingKind, read_layout
from rules_core.games.village.content.kinds import Kind
from tests.games.village.desktop.editors.village.example import terrain, village

LAYOUT = read_layout(Kind.VILLAGE, village())
CORNERS = st.lists(st.floats(), max_size=3)
REFS = (Ref("building", 1), Ref("piece", 1))


def test_a_clip_comes_back_from_its_text() -> None:
    clip = clip_of(Kind.VILLAGE, village(), LAYOUT, REFS)
    assert read_clip(clip.text()) == clip


def test_things_keep_their_place_on_another_table_and_stay_on_it() -> None:
    clip = clip_of(Kind.VILLAGE, village(), LAYOUT, REFS)
    plain = village() | {"building": [], "ground": {"width": 24, "height": 24, "piece": []}}
    there = read_layout(Kind.VILLAGE, plain)
    made = dict(pasted(clip, Kind.VILLAGE, there, None, 1.0))
    assert made[ThingKind.BUILDING]["position"] == [10.5 - 12, 13.5 - 12]
    assert made[ThingKind.PIECE]["outline"] == [[4, 4], [8, 4], [8, 7], [4, 7]]
    aside = dict(pasted(clip, Kind.VILLAGE, there, (40.0, 40.0), 1.0))
    assert max(x for x, _ in aside[ThingKind.PIECE]["outline"]) <= 24


def test_terrain_takes_ground_only() -> None:
    clip = clip_of(Kind.VILLAGE, village(), LAYOUT, REFS)
    there = read_layout(Kind.TERRAIN, terrain())
    assert [kind for kind, _ in pasted(clip, Kind.TERRAIN, there, None, 1.0)] == [ThingKind.PIECE]


@pytest.mark.parametrize(
    "text",
    [
        "", "words", MARK, f'{{"{MARK}": 1', f'{{"{MARK}": 1}}', f'{{"{MARK}": 1, "things": 3}}',
        json.dumps({MARK: 1, "width": 36, "height": 36, "things": [{"kind": "castle", "table": {}}]}),
        json.dumps({MARK: 1, "width": "36", "height": 36, "things": [{"kind": "zone", "table": {}}]}),
        f'{{"{MARK}": ' + "[" * 100_000, f'{{"{MARK}": "' + "x" * LONGEST,
    ],
)  # fmt: skip
def test_other_texts_are_no_clips(text: str) -> None:
    assert read_clip(text) is None


@given(
    st.dictionaries(
        st.sampled_from(["id", "kind", "outline", "position", "edge", "from", "to"]),
        st.one_of(
            st.none(), st.integers(), st.text(max_size=4), st.lists(st.lists(st.floats(), max_size=3), max_size=4)
        ),
    ),
    st.sampled_from(["building", "piece", "zone", "spawn"]),
)
def test_whatever_stands_in_a_clip_does_no_harm(table: dict[str, object], kind: str) -> None:
    text = json.dumps({MARK: 1, "width": 36, "height": 36, "things": [{"kind": kind, "table": table}]})
    clip = read_clip(text)
    assert clip is not None
    for _, made in pasted(clip, Kind.VILLAGE, LAYOUT, None, 1.0):
        assert isinstance(made, dict)
