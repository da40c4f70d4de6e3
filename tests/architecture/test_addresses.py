"""Nothing in the project says where one machine got its packages from, or where on a machine it lay."""

import re

from tests.architecture.tree import name_of, text_of, tracked_files

# Written in halves, so that this file does not hold what it looks for.
PLACES = [
    "py" + r"pi\.(org|python\.org)",
    "python" + r"hosted\.org",
    "npm" + r"js\.(org|com)/",
    "registry" + r"\.yarnpkg",
    r"proxy\.golang" + r"\.org",
    r"static\.crates" + r"\.io",
    "extra-index" + "-url",
    "--index" + "-url",
    "--find" + "-links",
    r"(?<![\w.~-])/(root|work|opt/wheels|opt/" + r"pypi)/",
    r"(?<![\w.~-])/home/" + r"\w+/",
    r"(?<![\w.~-])/Users/" + r"\w+/",
    r"[A-Z]:\\Users" + r"\\",
]
ADDRESS = re.compile("|".join(PLACES))


def test_no_file_names_a_registry_or_a_place_on_one_machine() -> None:
    found = [
        f"{name_of(path)}:{number}: {line.strip()[:100]}"
        for path in tracked_files()
        for number, line in enumerate((text_of(path) or "").splitlines(), start=1)
        if ADDRESS.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_search_finds_what_it_is_for() -> None:
    for line in (
        "https://" + "py" + "pi.org/simple",
        "/ro" + "ot/.cache",
        "see /ho" + "me/anna/x",
        "C:" + "\\Users\\anna",
    ):
        assert ADDRESS.search(line), line
    for line in ("http://www.w3.org/2000/svg", "desktop/root/work", "a/work/b"):
        assert not ADDRESS.search(line), line
