"""What people at a real table carry out before anybody goes on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ToDo:
    """Orders, a line each, and why they were given."""

    lines: tuple[str, ...] = ()
    why: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.lines)


NOTHING = ToDo()
