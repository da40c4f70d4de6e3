"""The values of a game's choices: what is missing has its default, and what does not fit is told with its limits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.wording.translation import tell


def chosen(fields: Sequence[Field], choices: Plain) -> Plain:
    """A value for each of these whole numbers, words and truth values. Raises `SetupProblem` with every fault."""
    values: Plain = {}
    problems: list[str] = []
    for field in fields:
        values[field.key] = choices.get(field.key, field.default)
        problem = _problem(field, values[field.key])
        if problem:
            problems.append(problem)
    if problems:
        raise SetupProblem(problems)
    return values


def _problem(field: Field, value: Any) -> str:
    if field.kind is FieldKind.WHOLE and not (type(value) is int and field.least <= value <= field.most):
        least, most = int(field.least), int(field.most)
        return tell("{key}: give a whole number from {least} to {most}.", key=field.key, least=least, most=most)
    if field.kind is FieldKind.WORD and value not in field.words:
        return tell("{key}: give one of {choices}.", key=field.key, choices=", ".join(field.words))
    if field.kind is FieldKind.FLAG and not isinstance(value, bool):
        return tell("{key}: give true or false.", key=field.key)
    return ""
