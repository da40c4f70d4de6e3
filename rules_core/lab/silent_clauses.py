"""Clauses that no question and no fact names, each with the reason: they shape a game without happening in it."""

from __future__ import annotations

SILENT: dict[str, str] = {}
