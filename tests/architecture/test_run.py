"""What `run` does before anything is installed: it says which Pythons will do, and lends packages to another one."""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from importlib.machinery import SourceFileLoader
from importlib.metadata import PackageNotFoundError, metadata
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import msgspec
import pytest
from packaging.specifiers import SpecifierSet

from tests.architecture.tree import ROOT

UNDER = (
    "import runpy, sys; sys.version_info = {version}; sys.argv = ['run']; runpy.run_path('run', run_name='__main__')"
)


@pytest.fixture
def run() -> Any:
    """The file `run`, as a module of our own."""
    spec = spec_from_loader("run_as_module", SourceFileLoader("run_as_module", str(ROOT / "run")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("version", [(3, 10, 14), (3, 15, 0), (4, 0, 0)])
def test_a_python_that_cannot_work_is_refused_in_one_sentence(version: tuple[int, ...]) -> None:
    command = [sys.executable, "-c", UNDER.format(version=version)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert told.returncode == 2
    assert told.stderr == f"Hearthwall runs under Python 3.11 to 3.14; this is Python {version[0]}.{version[1]}.\n"
    assert not told.stdout


def test_this_python_is_not_refused(run: Any) -> None:
    run.refuse_other_pythons()


def test_an_old_python_can_read_so_far_that_it_is_refused() -> None:
    source = (ROOT / "run").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))
    # Known from Python 3.7 on.
    assert "from __future__" not in source


def test_the_lock_has_packages_for_the_oldest_and_the_newest_python_and_for_no_newer_one(run: Any) -> None:
    wanted: dict[str, SpecifierSet] = {}
    locked = Counter(re.findall(r"^([a-z0-9-]+)==", run.LOCK.read_text(encoding="utf-8"), re.MULTILINE))
    # A package that is locked more than once is another one for each Python.
    for name in (one for one, times in locked.items() if times == 1):
        try:
            wanted[name] = SpecifierSet(str(metadata(name).json.get("requires_python", "")))
        except PackageNotFoundError:
            assert name == "colorama", "only Windows needs it"
    oldest, newest = (f"{major}.{minor}.0" for major, minor in (run.OLDEST_PYTHON, run.NEWEST_PYTHON))
    next_one = f"{run.NEWEST_PYTHON[0]}.{run.NEWEST_PYTHON[1] + 1}.0"
    for version in (oldest, newest):
        assert [name for name, pythons in wanted.items() if version not in pythons] == []
    assert any(next_one not in pythons for pythons in wanted.values()), "a newer Python will do: let `run` take it"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = SpecifierSet(project["requires-python"])
    assert oldest in named
    assert newest in named
    assert next_one not in named


@pytest.mark.skipif(sys.platform == "win32", reason="The folders of a venv are others there.")
def test_packages_are_lent_to_a_python_of_the_same_kind(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = Path(msgspec.__file__).parents[1]
    monkeypatch.setattr(
        run, "site_of", lambda venv: site if venv == run.VENV else next(venv.glob("lib/*/site-packages"))
    )
    monkeypatch.setattr(run, "AGAIN", tmp_path / "again")
    run.borrow()
    words = (
        "import msgspec, sys, tests.checks; print(sys.prefix); print(msgspec.__file__); print(tests.checks.__file__)"
    )
    command = [str(run.python_of(run.AGAIN)), "-P", "-c", words]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [Path(line).resolve() for line in told] == [
        (tmp_path / "again").resolve(),
        Path(msgspec.__file__).resolve(),
        ROOT / "tests" / "checks.py",
    ]


def test_packages_are_lent_only_where_the_lock_and_the_kind_of_python_are_the_same(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "VENV", tmp_path)
    python = run.python_of(tmp_path)
    python.parent.mkdir()
    python.touch()
    assert not run.can_lend()
    for first_line, lent in (
        (run.packages(), True),
        (f"another{run.packages()}", False),
        (f"{run.packages()}.so", False),
    ):
        (tmp_path / ".stamp").write_text(f"{first_line}\n3.11.99\nelsewhere\n", encoding="utf-8")
        assert run.can_lend() is lent
