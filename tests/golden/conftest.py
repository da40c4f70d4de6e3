"""The switch that renews golden games."""

from __future__ import annotations

import pytest


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether `pytest --rewrite` was called."""
    return bool(request.config.getoption("--rewrite"))
