"""The mark that ties a test to the clauses it proves."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from rules_core.content.clauses import CLAUSE_ID

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say which clauses a test proves, each by its id as a plain string.

    The ids are kept on the test as `clause_ids`, and in the pytest mark `clause`.
    """
    wrong = [id_ for id_ in ids if CLAUSE_ID.fullmatch(id_) is None]
    if wrong or not ids:
        raise ValueError(f"@rule takes clause ids, one or more; not {wrong or 'nothing'}")

    def mark(test: Test) -> Test:
        vars(test)["clause_ids"] = (*ids, *vars(test).get("clause_ids", ()))
        marked: Test = pytest.mark.clause.with_args(*ids)(test)
        return marked

    return mark
