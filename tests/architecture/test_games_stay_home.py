"""Nothing outside a game's own folders names it, not even in a text."""

import re

from rules_core.content.clauses import CLAUSE_ID, family, load_clauses
from rules_core.games.catalogue import WHERE
from tests.architecture.tree import ROOT, name_of, python_files

AT_HOME = re.compile(r"^(rules_core|desktop|tests)/games/\w+/")
MAY_NAME = {"rules_core/games/catalogue.py"}
"""Each game has its one line here."""
NAMED = re.compile(rf"games[./]({'|'.join(WHERE)})\b")


def test_no_file_outside_the_games_names_one() -> None:
    found = [
        f"{name_of(path)}: {match.group()}"
        for path in [*python_files("rules_core", "desktop", "packaging", "tests"), ROOT / "run"]
        if not AT_HOME.match(name_of(path)) and name_of(path) not in MAY_NAME
        for match in NAMED.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not found


def test_the_engine_names_no_clause_but_its_own() -> None:
    families = {family(id_) for id_ in load_clauses(ROOT / "resources" / "clauses")}
    # What its sources leave open (OPEN) belongs to its own book.
    found = [
        f"{name_of(path)}: {match.group()}"
        for path in python_files("rules_core/song")
        for match in CLAUSE_ID.finditer(path.read_text(encoding="utf-8"))
        if family(match.group()) in families - {"SBH", "OPEN"}
    ]
    assert not found


def test_a_name_is_seen() -> None:
    assert NAMED.search("from rules_core.games." + next(iter(WHERE)) + ".game import X")
