"""Files stay readable, and their names say what they are about."""

import re

from tests.architecture.tree import ROOT, name_of, python_files, text_of, tracked_files

LONGEST = 600
SAYS_NOTHING = {"utils", "util", "helpers", "helper", "common", "misc", "base", "manager", "stuff", "tools"}
# A suppressed finding has its code and, after it, the reason.
SILENCED = re.compile(r"#\s*(?:type:\s*ignore|noqa)(?P<code>\[[^\]]+\]|:\s*[A-Z]+[0-9]+)?(?P<reason>.*)")


def test_no_python_file_is_longer_than_600_lines() -> None:
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    too_long = {name: lines for name, lines in lengths.items() if lines > LONGEST}
    assert not too_long


def test_no_file_has_a_name_that_says_nothing() -> None:
    found = [
        name_of(path)
        for path in tracked_files()
        if SAYS_NOTHING.intersection(part.partition(".")[0].lower() for part in path.relative_to(ROOT).parts)
        or SAYS_NOTHING.intersection(path.stem.lower().split("_")[-1:])
    ]
    assert not found


def test_nothing_but_tests_is_named_like_one() -> None:
    # People look for tests there, and so does pytest.
    found = [name_of(path) for path in python_files() if not name_of(path).startswith("tests/")]
    assert not [name for name in found if name.rpartition("/")[2].startswith("test_")]


def test_packaging_hides_no_library() -> None:
    # With an __init__.py it would stand before the library of the same name, which pytest needs.
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_every_package_says_what_it_is_for() -> None:
    silent = [
        name_of(path)
        for path in python_files()
        if path.name == "__init__.py" and not path.read_text(encoding="utf-8").startswith('"""')
    ]
    assert not silent


def test_every_silenced_finding_has_its_code_and_a_reason() -> None:
    found = [
        f"{name_of(path)}:{number}"
        for path in python_files()
        if path.name != "test_files.py"
        for number, line in enumerate((text_of(path) or "").splitlines(), start=1)
        if (silenced := SILENCED.search(line)) and not (silenced["code"] and re.search(r"\w+ \w+", silenced["reason"]))
    ]
    assert not found
