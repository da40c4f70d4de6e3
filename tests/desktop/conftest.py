"""Windows in tests speak English, whatever the system speaks and whatever a test before has chosen."""

from collections.abc import Iterator

import pytest

from desktop.language import ENGLISH, speak
from rules_core.kernel.tongue import TONGUE


@pytest.fixture(autouse=True)
def english(request: pytest.FixtureRequest) -> Iterator[None]:
    """Only where there is an application: the translator is Qt's."""
    if "qtbot" in request.fixturenames:
        request.getfixturevalue("qapp")
        speak(ENGLISH)
    TONGUE.centimetres = False
    yield
    if TONGUE.language != ENGLISH:
        speak(ENGLISH)
    TONGUE.centimetres = False
