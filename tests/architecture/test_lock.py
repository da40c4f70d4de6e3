"""The files in requirements install the same packages everywhere and say nothing of where they come from."""

import re
import tomllib
from typing import Any

import pytest

from tests.architecture.tree import ROOT

LOCKS = {
    # The lock, and which of the project's optional packages it holds.
    "test": (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8"),
    "package": (ROOT / "requirements" / "package.txt").read_text(encoding="utf-8"),
}
PINNED = re.compile(r"^([a-z0-9-]+)==([^ ;]+)(?: ; .+?)?(?: \\)?$", re.MULTILINE)


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def asked_for(extra: str) -> list[str]:
    everything = project()["project"]
    wishes: list[str] = [*everything["dependencies"], *everything["optional-dependencies"][extra]]
    return wishes


@pytest.mark.parametrize("lock", LOCKS.values(), ids=LOCKS)
def test_the_lock_holds_no_address(lock: str) -> None:
    assert "://" not in lock
    assert not [line for line in lock.splitlines() if line.startswith("--")]


@pytest.mark.parametrize("lock", LOCKS.values(), ids=LOCKS)
def test_every_package_of_the_lock_is_pinned_and_hashed(lock: str) -> None:
    entries = re.split(r"\n(?! )", lock.strip())
    for entry in entries:
        assert PINNED.match(entry.splitlines()[0]), entry
        assert "--hash=sha256:" in entry, entry


@pytest.mark.parametrize("extra", LOCKS)
def test_the_lock_holds_every_package_the_project_asks_for(extra: str) -> None:
    locked = {name for name, _ in PINNED.findall(LOCKS[extra])}
    names = {re.split(r"[=<>~! ]", wish)[0].lower() for wish in asked_for(extra)}
    assert names <= locked


@pytest.mark.parametrize("extra", LOCKS)
def test_qt_is_the_version_that_keeps_python_alive(extra: str) -> None:
    # Qt for Python 6.12.0 loses references to None on Python 3.11, see test_none_survives_qt.py.
    assert "PySide6-Essentials==6.11.3" in asked_for(extra)
    assert ("pyside6-essentials", "6.11.3") in PINNED.findall(LOCKS[extra])


def test_what_both_locks_hold_is_the_same_version() -> None:
    tested, packaged = (dict(PINNED.findall(LOCKS[extra])) for extra in ("test", "package"))
    assert {name: tested[name] for name in packaged if name in tested} == {
        name: number for name, number in packaged.items() if name in tested
    }
