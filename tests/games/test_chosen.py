"""Choices get their defaults, and every one that does not fit is told."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.content.fields import Field, FieldKind
from rules_core.games.chosen import chosen
from rules_core.kernel.problems import SetupProblem

FIELDS = (
    Field("target", FieldKind.WHOLE, least=10, most=200, default=100),
    Field("length", FieldKind.WORD, words=("short", "long"), default="long"),
    Field("open", FieldKind.FLAG, default=False),
)


def test_what_is_missing_has_its_default() -> None:
    assert chosen(FIELDS, {}) == {"target": 100, "length": "long", "open": False}
    assert chosen(FIELDS, {"target": 10, "open": True, "other": 1}) == {"target": 10, "length": "long", "open": True}


@pytest.mark.parametrize(
    "key, value", [("target", 9), ("target", 201), ("target", True), ("target", "50"), ("length", "x"), ("open", 1)]
)
def test_what_does_not_fit_is_refused(key: str, value: Any) -> None:
    with pytest.raises(SetupProblem, match=key):
        chosen(FIELDS, {key: value})


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(SetupProblem) as refused:
        chosen(FIELDS, {"target": 5, "length": "x", "open": None})
    assert len(refused.value.problems) == 3
