"""The made-up game is known while its tests run."""

from __future__ import annotations

import pytest

from rules_core.games import catalogue
from tests.potions.definition import GAME


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the catalogue had its line."""
    monkeypatch.setitem(catalogue.WHERE, GAME, "tests.potions.definition")
