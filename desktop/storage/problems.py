"""What can go wrong with the library, apart from it: catching this costs no database import."""

from __future__ import annotations


class LibraryProblem(Exception):
    """The library cannot be used. One sentence with the remedy."""
