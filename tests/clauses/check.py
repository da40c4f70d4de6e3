"""The check: clauses without code or test, and mentions of clauses that do not exist."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules_core.content.clauses import Clause, family, load_clauses
from tests.clauses.mentions import Fault, Kind, Mention, search

PROJECT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Untied:
    """A clause that lacks something."""

    clause: Clause
    lacks_code: bool
    lacks_test: bool

    def __str__(self) -> str:
        lacking = [what for what, lacks in (("code", self.lacks_code), ("test", self.lacks_test)) if lacks]
        return f"{self.clause.id}  {self.clause.heading}: no {', no '.join(lacking)}"


@dataclass(frozen=True)
class Result:
    """All that the check found."""

    clauses: dict[str, Clause]
    mentions: dict[str, list[Mention]]
    """By clause, in the order of the files."""
    untied: list[Untied]
    """In the order of the books."""
    faults: list[Fault]

    @property
    def is_good(self) -> bool:
        """Whether nothing is left to do."""
        return not self.untied and not self.faults


@cache
def check(project: Path = PROJECT) -> Result:
    """Check a project, each once. Raises `ContentProblem` when the clause files themselves are faulty."""
    clauses = load_clauses(project / "resources" / "clauses")
    found, faults = search(project, {family(id_) for id_ in clauses})
    mentions: dict[str, list[Mention]] = {id_: [] for id_ in clauses}
    unknown: list[Fault] = []
    for mention in found:
        if mention.id in mentions:
            mentions[mention.id].append(mention)
        else:
            fault = Fault(mention.place, _unknown(mention.id, clauses))
            if fault not in unknown:
                unknown.append(fault)
    untied: list[Untied] = []
    for id_, clause in clauses.items():
        kinds = {mention.kind for mention in mentions[id_]}
        lacks_code = clause.status.needs_code and not kinds & {Kind.RULES, Kind.CONTENT}
        lacks_test = clause.status.needs_test and Kind.TEST not in kinds
        if lacks_code or lacks_test:
            untied.append(Untied(clause, lacks_code, lacks_test))
    return Result(clauses, mentions, untied, unknown + faults)


def _unknown(id_: str, clauses: dict[str, Clause]) -> str:
    if any(known.startswith(f"{id_}.") for known in clauses):
        return f'{id_} is a whole section; name its clauses, or write "section {id_.removeprefix("V-")}".'
    return f"{id_} is no clause; correct the id or add it to resources/clauses."
