"""A pytest plugin (-p tests.compiled) that fails the whole run unless the rules under test are the compiled ones."""

import importlib.util
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import rules_core

ROOT = Path(__file__).resolve().parent.parent


def interpreted_rules() -> list[str]:
    """Name the modules of the rules that Python would take from elsewhere than a compiled file in this folder."""
    found = []
    for folder in sorted((ROOT / "rules_core").iterdir()):
        for path in sorted(folder.rglob("*.py")):
            # The lab stays interpreted: it starts processes.
            if folder.name == "lab" or path.name in ("__init__.py", "__main__.py"):
                continue
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            specification = importlib.util.find_spec(module)
            origin = Path((specification and specification.origin) or "nowhere")
            if not origin.name.endswith(tuple(EXTENSION_SUFFIXES)) or not origin.is_relative_to(ROOT):
                found.append(module)
    return found


def pytest_sessionstart(session: pytest.Session) -> None:
    assert rules_core.__file__ is not None
    if not Path(rules_core.__file__).is_relative_to(ROOT):
        pytest.exit(f"The rules under test are not the copy in {ROOT.name}.", returncode=3)
    if found := interpreted_rules():
        pytest.exit(f"These rules are not compiled: {', '.join(found)}", returncode=3)
