"""Every clause is tied to code and to a test; this package proves it."""

from tests.clauses.marks import rule

__all__ = ["rule"]
