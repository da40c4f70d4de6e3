"""Content: TOML files read into typed objects. All problems are found at once, each with file, key and remedy."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules_core.kernel.game import Plain

LARGEST_FILE = 2_000_000


@dataclass(frozen=True)
class Problem:
    """One thing to mend: where it stands and what to do, in one sentence."""

    place: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.place}: {self.remedy}"


class ContentProblem(Exception):
    """Content that cannot be used; `problems` holds every fault that was found."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


class Reader:
    """Reads the keys of one table. What is missing or wrong is noted, and a harmless value is given instead."""

    def __init__(self, data: Plain, place: str, problems: list[Problem]) -> None:
        self.data = data
        self.place = place
        self.problems = problems
        self._known: set[str] = set()

    def problem(self, key: str, remedy: str) -> None:
        """Note a fault of this key."""
        self.problems.append(Problem(f"{self.place}.{key}" if key else self.place, remedy))

    def text(self, key: str, default: str | None = None, longest: int = 2000) -> str:
        """A text that is not empty."""
        value = self._value(key, default)
        if value is None:
            return ""
        if not isinstance(value, str) or (default is None and not value.strip()):
            self.problem(key, 'Give a text in quotes, such as "Oak".')
            return default or ""
        if len(value) > longest:
            self.problem(key, f"Use at most {longest} characters; this has {len(value)}.")
        return value

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number from least to most."""
        value = self._value(key, default)
        if value is None:
            return least
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.problem(key, f"Give a whole number from {least} to {most}; {value!r} is not one.")
            return least
        return value

    def inches(self, key: str, least: float, most: float, default: float | None = None) -> int:
        """A length in inches, given back in tenths of a millimetre."""
        value = self._value(key, default)
        if value is None:
            return length(least)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
            self.problem(key, f"Give inches from {least:g} to {most:g}; {value!r} does not fit.")
            return length(least)
        return length(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self._value(key, default)
        if value is None:
            return False
        if not isinstance(value, bool):
            self.problem(key, "Write true or false.")
            return False
        return value

    def choice(self, key: str, offered: list[str], default: str | None = None) -> str:
        """One of the offered words."""
        value = self._value(key, default)
        if value is None:
            return offered[0]
        if value not in offered:
            self.problem(key, f"{value!r} is not known; choose one of: {', '.join(offered)}.")
            return offered[0]
        return str(value)

    def texts(self, key: str, offered: list[str] | None = None, default: list[str] | None = None) -> tuple[str, ...]:
        """A list of texts, each one of the offered words if these are given."""
        value = self._value(key, default)
        if value is None:
            return ()
        if not isinstance(value, list) or any(not isinstance(one, str) for one in value):
            self.problem(key, 'Give a list of texts, such as ["one", "two"].')
            return ()
        for one in value:
            if offered is not None and one not in offered:
                self.problem(key, f"{one!r} is not known; choose from: {', '.join(offered)}.")
        return tuple(value)

    def points(self, key: str, least: int, most: int) -> tuple[tuple[int, int], ...]:
        """A list of [x, y] pairs in inches, given back in tenths of a millimetre."""
        value = self._value(key, None)
        if value is None:
            return ()
        if not isinstance(value, list) or not least <= len(value) <= most:
            self.problem(key, f"Give {least} to {most} corners, each as [x, y] in inches.")
            return ()
        corners: list[tuple[int, int]] = []
        for one in value:
            if not isinstance(one, list) or len(one) != 2 or any(not _is_number(number) for number in one):
                self.problem(key, f"{one!r} is no corner; write [x, y] in inches, such as [12, 4.5].")
                return ()
            corners.append((length(one[0]), length(one[1])))
        return tuple(corners)

    def point(self, key: str, most: float) -> tuple[int, int]:
        """One place or way as [x, y] in inches, each at most `most` from 0, given back in tenths of a millimetre."""
        value = self._value(key, None)
        if value is None:
            return 0, 0
        fits = (
            isinstance(value, list) and len(value) == 2 and all(_is_number(one) and abs(one) <= most for one in value)
        )
        if not fits:
            self.problem(key, f"{value!r} is no place; write [x, y] in inches from -{most:g} to {most:g}.")
            return 0, 0
        return length(value[0]), length(value[1])

    def table(self, key: str) -> Reader:
        """A table inside this one; an empty one where it is missing."""
        value = self._value(key, None)
        if value is not None and not isinstance(value, dict):
            self.problem(key, f"Write it as a table: [{key}].")
            value = None
        return Reader(value if isinstance(value, dict) else {}, f"{self.place}.{key}", self.problems)

    def tables(self, key: str, needed: bool = True) -> list[Reader]:
        """A list of tables."""
        value = self._value(key, None if needed else [])
        if value is None:
            return []
        if not isinstance(value, list) or any(not isinstance(one, dict) for one in value):
            self.problem(key, f"Write it as a list of tables: [[{key}]].")
            return []
        return [Reader(one, f"{self.place}.{key}[{index + 1}]", self.problems) for index, one in enumerate(value)]

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.data

    def done(self) -> None:
        """All keys have been asked for; what is left over is a problem."""
        for key in self.data:
            if key not in self._known:
                self.problem(key, f"This key is not known; remove it or use one of: {', '.join(sorted(self._known))}.")

    def _value(self, key: str, default: Any) -> Any:
        self._known.add(key)
        if key in self.data:
            return self.data[key]
        if default is None:
            self.problem(key, "This key is missing; add it.")
        return default


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and -1000 < value < 1000


def length(inches: float) -> int:
    """Inches as tenths of a millimetre."""
    return int(inches * 254 + 0.5) if inches >= 0 else -int(-inches * 254 + 0.5)


def read_toml(path: Path, problems: list[Problem]) -> Plain:
    """The file's tables; an unreadable file is one problem and gives an empty table."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            problems.append(Problem(path.name, "The file is too large; content files hold at most 2 MB."))
            return {}
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        problems.append(Problem(path.name, "The file is not text in UTF-8; save it so."))
    except tomllib.TOMLDecodeError as fault:
        problems.append(Problem(path.name, f"This is not TOML; mend it there: {fault}."))
    except OSError as closed:
        problems.append(Problem(path.name, f"The file cannot be read: {closed.strerror}."))
    return {}
