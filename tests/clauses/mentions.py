"""Where the project mentions its clauses: in rules, in content, in tests and elsewhere.

Python files are searched as text. Outside comments and strings a clause id would be an expression of unknown names,
which the linter rejects, so nothing else can be found.
"""

import ast
import re
from collections.abc import Iterator, Set
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from rules_core.content.clauses import CLAUSE_ID, family

RULES = ("rules_core/song/", "rules_core/games/")
"""Only here a clause is carried out: the kernel knows no book."""
NO_RULES = ("players", "words")
"""The folders of a game that only play and tell."""
CONTENT = ("resources/content/", "resources/maps/")
TESTS = ("tests/",)
OUR_MARKS = ("tests.clauses", "tests.clauses.marks")
"""Other libraries have a `rule` too; it is ours if it is imported from here."""

SEARCHED = (
    "*.md",
    "rules_core/**/*.py",
    "desktop/**/*.py",
    "tests/**/*.py",
    "resources/content/**/*.toml",
    "resources/maps/**/*.toml",
    "resources/clauses/*.toml",
)
A_RANGE = re.compile(CLAUSE_ID.pattern + r"(?:-|\s?(?:[\u2010-\u2015\u2026]|\.{2,3})\s?)(?:\d|[A-Z]+-)")
"""A hyphen between spaces is a dash and no range."""


class Kind(Enum):
    """What a mention is."""

    RULES = "rules"
    CONTENT = "content"
    TEST = "test"
    ELSEWHERE = "elsewhere"
    """Counts for nothing: kernel, players, desktop, comments in tests."""


@dataclass(frozen=True)
class Mention:
    """One place that names a clause."""

    id: str
    kind: Kind
    place: str
    """File and line, as an editor opens them."""
    name: str = ""
    """The test, or the key in the content."""


@dataclass(frozen=True)
class Fault:
    """A mention that is wrong in itself."""

    place: str
    remedy: str


def search(project: Path, families: Set[str]) -> tuple[list[Mention], list[Fault]]:
    """Every mention of a clause in the project, and every faulty one; ids of other families are no clauses."""
    mentions: list[Mention] = []
    faults: list[Fault] = []
    for pattern in SEARCHED:
        for path in sorted(project.glob(pattern)):
            file = path.relative_to(project).as_posix()
            text = path.read_text(encoding="utf-8")
            mentions.extend(_mentions_in_text(file, text, families))
            faults.extend(_ranges(file, text, families))
            if file.startswith(TESTS):
                marked, odd = _marked_tests(file, text)
                mentions.extend(marked)
                faults.extend(odd)
    return mentions, faults


def _mentions_in_text(file: str, text: str, families: Set[str]) -> Iterator[Mention]:
    kind = Kind.ELSEWHERE
    if file.startswith(RULES) and not any(part in NO_RULES for part in file.split("/")):
        kind = Kind.RULES
    elif file.startswith(CONTENT):
        kind = Kind.CONTENT
    seen: set[tuple[str, int]] = set()
    for found, line in _found_with_line(CLAUSE_ID, text):
        if (found, line) not in seen and family(found) in families:
            seen.add((found, line))
            name = _content_key(text.splitlines(), line) if kind is Kind.CONTENT else ""
            yield Mention(found, kind, f"{file}:{line}", name)


def _found_with_line(pattern: re.Pattern[str], text: str) -> Iterator[tuple[str, int]]:
    line = 1
    counted = 0
    for match in pattern.finditer(text):
        line += text.count("\n", counted, match.start())
        counted = match.start()
        yield match.group(), line


def _content_key(lines: list[str], line: int) -> str:
    """The table and key that a line of a content file belongs to; a comment belongs to what stands below it."""
    below = line - 1
    while below < len(lines) - 1 and lines[below].lstrip().startswith("#"):
        below += 1
    table = next((one.strip() for one in reversed(lines[: below + 1]) if re.match(r"\s*\[\[?[\w.\"-]+\]", one)), "")
    key = re.match(r"\s*([\w.\"-]+)\s*=", lines[below])
    return " ".join(part for part in (table, key.group(1) if key else "") if part)


def _ranges(file: str, text: str, families: Set[str]) -> Iterator[Fault]:
    for found, line in _found_with_line(A_RANGE, text) if file.endswith(".py") else ():
        begin = CLAUSE_ID.match(found)
        if begin is not None and family(begin.group()) in families:
            yield Fault(f"{file}:{line}", f"{found!r} begins a range; name each clause by itself.")


def _marked_tests(file: str, text: str) -> tuple[list[Mention], list[Fault]]:
    mentions: list[Mention] = []
    faults: list[Fault] = []
    if "rule(" not in text or "tests.clauses" not in text:
        return mentions, faults
    tree = ast.parse(text, file)
    names = {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module in OUR_MARKS
        for alias in node.names
        if alias.name == "rule"
    }
    collected = re.fullmatch(r"test_\w+\.py|\w+_test\.py", Path(file).name) is not None
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if not (isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in names):
                continue
            place = f"{file}:{node.lineno}"
            if isinstance(node, ast.ClassDef) or not node.name.startswith("test") or not collected:
                faults.append(Fault(place, f"@rule marks {node.name}, which pytest does not run as a test."))
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    mentions.append(Mention(argument.value, Kind.TEST, place, node.name))
                else:
                    faults.append(Fault(place, "@rule takes each clause id as a plain string."))
    return mentions, faults
