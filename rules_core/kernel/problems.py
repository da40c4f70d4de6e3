"""The exceptions for games that cannot be started or opened, in a module of their own: catching imports no rules."""

from __future__ import annotations

import re
from typing import Final

PLACE: Final = re.compile(r"[a-z][a-z0-9_]*(?:\[[^\]]*\]|\.[\w-]+)*: ")
"""Where in a setup something is wrong, such as "positions.forge: ", before the sentence itself."""


class SetupProblem(Exception):
    """A setup that the game cannot start from. `problems` holds one sentence each, with place and remedy."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems

    @property
    def sentences(self) -> list[str]:
        """The problems as a person reads them: without their places in the setup."""
        return [for_people(one) for one in self.problems]


def for_people(problem: str) -> str:
    """A problem without its place in the setup, beginning with a capital letter."""
    found = PLACE.match(problem)
    sentence = problem[found.end() :] if found is not None else problem
    return sentence[:1].upper() + sentence[1:]


class SaveProblem(Exception):
    """A save that cannot be opened. One sentence with place and remedy."""
