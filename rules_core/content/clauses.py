"""Clauses: every rule of every book under its lasting id, in words a player can read.

The log, the help and the tests look clauses up here. The files lie in `resources/clauses`, one for each book; the head
of `village.toml` there explains the keys.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from rules_core.content.reader import ContentProblem, Problem, Reader, read_toml
from rules_core.wording.translation import official, say, tell

# "V-1.2x" is no id at all, and must not be read as a shorter one: no id ends before a digit or a point with a digit.
# Plain groups only: possessive ones swallow the full stop behind the id in the `re` of Python 3.11.2.
CLAUSE_ID: Final = re.compile(r"(?<![\w-])(?:R-[A-Z]+\d+|[A-Z]+-(?:[A-Z]+-)?\d+(?:\.\d+)*(?!\.\d))(?!\w)")
"""Finds in any text what may be the clause id of a book: V-4.2.10, R-V07, SBH-ACT-17; UTF-8 looks like one too."""

LONGEST_HEADING: Final = 60
LONGEST_TEXT: Final = 400

TAGS: Final = ["alpha", "opt", "ex", "pt", "derived", "ruling", "sure", "likely"]


class ClauseStatus(Enum):
    """What a clause asks of the program."""

    RULE = "rule"
    """Something that the program does."""
    SETTING = "setting"
    """A rule with a number or a choice that an option can change."""
    EXAMPLE = "example"
    """A worked example: a test and nothing else."""
    EXPLAINS = "explains"
    """Nothing to carry out."""
    LATER = "later"
    """Not carried out yet."""

    @property
    def needs_code(self) -> bool:
        """Whether rules or content must name the clause."""
        return self in (ClauseStatus.RULE, ClauseStatus.SETTING)

    @property
    def needs_test(self) -> bool:
        """Whether a test must name the clause."""
        return self in (ClauseStatus.RULE, ClauseStatus.SETTING, ClauseStatus.EXAMPLE)

    @property
    def needs_reason(self) -> bool:
        """Whether the clause must say why nothing is carried out."""
        return self in (ClauseStatus.EXPLAINS, ClauseStatus.LATER)


class Standing(Enum):
    """Whose a clause is; each is the tag that says so."""

    SURE = "sure"
    """The book's own words."""
    LIKELY = "likely"
    """The book is not at hand here: what those who have it tell, or what a book akin to it says."""
    RULING = "ruling"
    """Ours, where the book leaves something open or is not at hand."""


@dataclass(frozen=True)
class Clause:
    """One rule of one book."""

    id: str
    book: str
    """The file it stands in, without ending: "village", "song"."""
    heading: str
    text: str
    """One to three sentences on one line, ready to be read."""
    status: ClauseStatus
    why: str
    """Why nothing is carried out; empty for all others."""
    lacks: str
    """What of a clause that is carried out cannot occur in any game yet, and why; mostly empty."""
    tags: tuple[str, ...]
    rulings: tuple[str, ...]
    """Ids of the rulings that settle what this clause leaves open."""
    replaced_by: tuple[str, ...]
    """Ids of later rulings that settle a part of this clause anew."""
    options: tuple[str, ...]
    """The options that change this clause, as setups name them: "village.ambush_percent"; settings have some."""

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Whose it is, surest first; parts of a clause may stand differently."""
        return tuple([one for one in Standing if one.value in self.tags]) or (Standing.SURE,)


def load_clauses(folder: Path) -> dict[str, Clause]:
    """All clauses of all books in the folder, by id, in the order of the files.

    Raises `ContentProblem` with every fault at once, each with file, id and remedy.
    """
    problems: list[Problem] = []
    clauses: dict[str, Clause] = {}
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        problems.append(Problem(folder.name, say("There are no clause files here; put one .toml file for each book.")))
    for path in paths:
        for reader, clause in _read_book(path, problems):
            if clause.id in clauses:
                reader.problem(
                    "id", tell("{book}.toml has this id already; every id stands once.", book=clauses[clause.id].book)
                )
            elif clause.id:
                clauses[clause.id] = clause
    _check_links(clauses, problems)
    if problems:
        raise ContentProblem(problems)
    return clauses


def clauses_of(path: Path) -> list[Clause]:
    """Those of one book, for whoever does not ask where their links lead.

    Raises `ContentProblem` with every fault at once.
    """
    problems: list[Problem] = []
    clauses = [clause for _, clause in _read_book(path, problems)]
    if problems:
        raise ContentProblem(problems)
    return clauses


def _read_book(path: Path, problems: list[Problem]) -> list[tuple[Reader, Clause]]:
    book = Reader(read_toml(path, problems), path.name, problems)
    found = [(reader, _read_clause(reader, path)) for reader in book.tables("clause", needed=False)]
    book.done()
    return found


def family(id_: str) -> str:
    """By what the ids of a book begin: "V" of V-4.2.10, "R-V" of its ruling R-V07, "SBH" of SBH-ACT-17."""
    return id_.rstrip("0123456789") if id_.startswith("R-") else id_.partition("-")[0]


def _read_clause(reader: Reader, path: Path) -> Clause:
    id_ = reader.text("id")
    if id_:
        # From here on the id tells people where the fault is; the number of the table would not.
        reader.place = f"{path.name}: {id_}"
        if CLAUSE_ID.fullmatch(id_) is None:
            reader.problem("id", say("This does not look like a clause id; write it as the clause index does."))
    status = ClauseStatus(reader.choice("status", [one.value for one in ClauseStatus]))
    clause = Clause(
        id=id_,
        book=path.stem,
        heading=_one_line(reader.text("heading", longest=LONGEST_HEADING)),
        text=_one_line(reader.text("text", longest=LONGEST_TEXT)),
        status=status,
        why=_one_line(reader.text("why", default="", longest=LONGEST_TEXT)),
        lacks=_one_line(reader.text("lacks", default="", longest=LONGEST_TEXT)),
        tags=reader.texts("tags", offered=TAGS, default=[]),
        rulings=reader.texts("rulings", default=[]),
        replaced_by=reader.texts("replaced_by", default=[]),
        options=reader.texts("options", default=[]),
    )
    if status.needs_reason and not clause.why:
        reader.problem(
            "why",
            tell(
                'A clause with status "{status_value}" says why nothing is carried out; add the reason.',
                status_value=status.value,
            ),
        )
    if clause.why and not status.needs_reason:
        reader.problem(
            "why", tell('Remove it, or give a status other than "{status_value}".', status_value=status.value)
        )
    if clause.lacks and not status.needs_code:
        reader.problem(
            "lacks", tell('With status "{status_value}" say it all in `why`; remove it.', status_value=status.value)
        )
    reader.done()
    return clause


def _check_links(clauses: dict[str, Clause], problems: list[Problem]) -> None:
    for clause in clauses.values():
        for key, ids in (("rulings", clause.rulings), ("replaced_by", clause.replaced_by)):
            for id_ in ids:
                if id_ not in clauses or id_ == clause.id:
                    problems.append(
                        Problem(
                            f"{clause.book}.toml: {clause.id}.{key}",
                            tell("{id!r} is not another clause; correct it.", id=id_),
                        )
                    )


def _one_line(text: str) -> str:
    return " ".join(text.split())


def clause_heading(clause: Clause) -> str:
    """The heading of a clause of the rules."""
    return official(f"clause/{clause.id}/heading", clause.heading)


def clause_text(clause: Clause) -> str:
    """The clause in plain words."""
    return official(f"clause/{clause.id}/text", clause.text)
