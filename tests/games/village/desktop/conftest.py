"""Windows of these tests speak English, go when they are closed, as all windows in tests do, and are not painted."""

from tests.desktop.conftest import english, windows_go
from tests.desktop.painting import unpainted

__all__ = ["english", "unpainted", "windows_go"]
