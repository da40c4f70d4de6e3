"""Windows of these tests speak English and go when they are closed, as all windows in tests do."""

from tests.desktop.conftest import english, windows_go

__all__ = ["english", "windows_go"]
