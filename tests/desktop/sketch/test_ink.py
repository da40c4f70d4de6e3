"""What a drawing holds goes through bytes unharmed, and what is foreign is refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from desktop.sketch.ink import (
    FARTHEST,
    MOST_POINTS_IN_ALL,
    MOST_STROKES,
    Ink,
    InkProblem,
    Letters,
    Stamp,
    Stroke,
    Tool,
    from_bytes,
    to_bytes,
)

DRAWN = Ink(
    (Stroke(Tool.OUTLINE, "#d8c38a", 9, ((0, 0, 200), (400, 0, 180), (400, 300, 120))),),
    (Stamp("keep", 200, 150, 250), Stamp("house", 100, 90, 105, -12)),
    (Letters("Tallow Row: “Ø”", 200, 40, 110),),
)


def test_a_drawing_is_the_same_after_a_journey_as_bytes() -> None:
    data = to_bytes(DRAWN)
    assert from_bytes(data) == DRAWN
    assert to_bytes(from_bytes(data)) == data
    assert from_bytes(b"{}").is_empty
    # What stands nearer to the lower edge covers what is behind it.
    assert [one.y for one in DRAWN.elements() if isinstance(one, Stamp)] == [90, 150]


def plain() -> dict[str, Any]:
    """The same drawing as a table, to be spoiled."""
    table: dict[str, Any] = json.loads(to_bytes(DRAWN))
    return table


def spoiled(place: str, value: object) -> bytes:
    """The drawing with another value at such a place."""
    table: Any = plain()
    *way, last = place.split("/")
    at = table
    for step in way:
        at = at[int(step) if step.isdigit() else step]
    at[int(last) if last.isdigit() else last] = value
    return json.dumps(table).encode()


@pytest.mark.parametrize(
    "place, value",
    [
        ("strokes", {}),
        ("strokes/0/tool", "laser"),
        ("strokes/0/tool", ["pen"]),
        ("strokes/0/colour", "red"),
        ("strokes/0/colour", "#d8c38a;url(x)"),
        ("strokes/0/width", 0),
        ("strokes/0/width", True),
        ("strokes/0/points", []),
        ("strokes/0/points/1", [1, 2]),
        ("strokes/0/points/1", [1.5, 2, 3]),
        ("strokes/0/points/1", [FARTHEST + 1, 2, 3]),
        ("strokes/0/points/1", [1, 2, 256]),
        ("stamps/0/stamp", "../../secret"),
        ("stamps/0/size", 10**9),
        ("letters/0/text", "x" * 61),
        ("letters/0/text", "two\nlines"),
        ("letters/0/turn", 1e300),
        ("letters/0/font", "Comic"),
        ("music", []),
    ],
)
def test_what_is_no_drawing_is_refused_in_one_sentence(place: str, value: object) -> None:
    with pytest.raises(InkProblem) as found:
        from_bytes(spoiled(place, value))
    assert str(found.value).endswith(".")
    assert "\n" not in str(found.value)


def test_a_drawing_too_large_is_refused_before_anything_is_made_of_it() -> None:
    dot = {"tool": "pen", "colour": "#000000", "width": 1, "points": [[0, 0, 0]]}
    long = {**dot, "points": [[0, 0, 0]] * (MOST_POINTS_IN_ALL + 1)}
    for strokes in ([dot] * (MOST_STROKES + 1), [long]):
        with pytest.raises(InkProblem):
            from_bytes(json.dumps({"strokes": strokes}).encode())
    for data in (b"\xff\xfe", b"[]", b"nonsense", b"[" * 100_000):
        with pytest.raises(InkProblem):
            from_bytes(data)
