"""The clause check of this project, as `python -m tests.clauses` runs it."""

import pytest

from tests.clauses.check import Result, check


@pytest.fixture(scope="module")
def result() -> Result:
    return check()


def test_every_clause_that_needs_them_has_code_and_a_test(result: Result) -> None:
    if result.untied:
        pytest.fail("\n".join(str(one) for one in result.untied), pytrace=False)


def test_no_mention_of_a_clause_is_wrong(result: Result) -> None:
    if result.faults:
        pytest.fail("\n".join(f"{one.place}: {one.remedy}" for one in result.faults), pytrace=False)
