"""Whoever is painted in a way of their own beside a question, such as a figure of a board game."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QPainter

from desktop.look.theme import Look


class Portrayed(Protocol):
    """A value: two that are equal look the same."""

    @property
    def name(self) -> str:
        """What whoever hears the window is told of it."""

    def paint(self, painter: QPainter, side: float, look: Look) -> None:
        """Draw it round the origin, `side` px across."""
