"""requirements/dev.txt installs the same packages everywhere and says nothing of where they come from."""

import re
import tomllib
from typing import Any

from tests.architecture.tree import ROOT

LOCK = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
PINNED = re.compile(r"^([a-z0-9-]+)==([^ ;]+)(?: ; .+?)?(?: \\)?$", re.MULTILINE)


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def asked_for() -> list[str]:
    everything = project()["project"]
    wishes: list[str] = [*everything["dependencies"], *everything["optional-dependencies"]["test"]]
    return wishes


def test_the_lock_holds_no_address() -> None:
    assert "://" not in LOCK
    assert not [line for line in LOCK.splitlines() if line.startswith("--")]


def test_every_package_of_the_lock_is_pinned_and_hashed() -> None:
    entries = re.split(r"\n(?! )", LOCK.strip())
    for entry in entries:
        assert PINNED.match(entry.splitlines()[0]), entry
        assert "--hash=sha256:" in entry, entry


def test_the_lock_holds_every_package_the_project_asks_for() -> None:
    locked = {name for name, _ in PINNED.findall(LOCK)}
    names = {re.split(r"[=<>~! ]", wish)[0].lower() for wish in asked_for()}
    assert names <= locked


def test_qt_is_the_version_that_keeps_python_alive() -> None:
    # Qt for Python 6.12.0 loses references to None on Python 3.11, see test_none_survives_qt.py.
    assert "PySide6-Essentials==6.11.3" in asked_for()
    assert ("pyside6-essentials", "6.11.3") in PINNED.findall(LOCK)
