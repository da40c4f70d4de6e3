"""The switch that leaves a save of this release."""

from __future__ import annotations

import pytest


@pytest.fixture
def rewrite_saves(request: pytest.FixtureRequest) -> bool:
    """Whether `pytest --rewrite` was called."""
    return bool(request.config.getoption("--rewrite"))
