"""Windows in tests speak English, whatever the system speaks and whatever a test before has chosen; a fault in a
method that Qt calls fails the test, as in the program it is told, and does not end the process."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from desktop.language import ENGLISH, speak
from desktop.shell.faults.overrides import guard_overrides
from rules_core.wording.translation import LANGUAGE_IN_FORCE

guard_overrides()


@pytest.fixture(autouse=True)
def windows_go(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test has closed is deleted at once, and not when a later test runs a loop of events: a run of thousands
    of tests would carry hundreds of windows along."""
    yield
    if "qtbot" in request.fixturenames:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def english(request: pytest.FixtureRequest) -> Iterator[None]:
    """Only where there is an application: the translator is Qt's."""
    if "qtbot" in request.fixturenames:
        request.getfixturevalue("qapp")
        speak(ENGLISH)
    LANGUAGE_IN_FORCE.centimetres = False
    yield
    if LANGUAGE_IN_FORCE.language != ENGLISH:
        speak(ENGLISH)
    LANGUAGE_IN_FORCE.centimetres = False
