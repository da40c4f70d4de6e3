"""The exceptions for games that cannot be started or opened, in a module of their own: catching imports no rules."""

from __future__ import annotations


class SetupProblem(Exception):
    """A setup that the game cannot start from. `problems` holds one sentence each, with place and remedy."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems


class SaveProblem(Exception):
    """A save that cannot be opened. One sentence with place and remedy."""
