"""Every switch and figure of the engine is read by a rule (its effect is tested with the clause it belongs to)."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from rules_core.song import options
from rules_core.song.options import SongOptions

RULES = Path(options.__file__).parents[1]
WRITTEN = [
    path.read_text(encoding="utf-8")
    for folder in ("song", "games")
    for path in (RULES / folder).rglob("*.py")
    if "options" not in path.name
]


@pytest.mark.parametrize("option", [one.name for one in fields(SongOptions)])
def test_an_option_is_read_where_rules_are_carried_out(option: str) -> None:
    assert any(f"song.{option}" in text for text in WRITTEN), f"no rule reads {option}"
