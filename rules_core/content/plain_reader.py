"""Reads the plain data of a saved state: every field is asked for by name and checked, nothing is guessed."""

from __future__ import annotations

from typing import Any, TypeVar

from rules_core.wording.quoting import quoted
from rules_core.wording.translation import say, tell

Word = TypeVar("Word", bound=str)


class PlainReader:
    """One table of a saved state. A missing, wrong or unknown field raises `ValueError` with its place."""

    def __init__(self, data: Any, place: str) -> None:
        if not isinstance(data, dict):
            raise ValueError(f"{place}: a table belongs here")
        self.data: dict[str, Any] = data
        self.place = place
        self._left: dict[str, None] = dict.fromkeys(data)

    def fault(self, key: str, wanted: str) -> ValueError:
        """The error for a field that does not fit."""
        return ValueError(f"{self.place}.{key}: {wanted}, not {quoted(self.data.get(key))}")

    def _value(self, key: str) -> Any:
        if key not in self.data:
            raise ValueError(f"{self.place}.{key}: this field is missing")
        self._left.pop(key, None)
        return self.data[key]

    def whole(self, key: str, least: int, most: int) -> int:
        """A whole number from least to most."""
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.fault(key, tell("a whole number from {least} to {most} belongs here", least=least, most=most))
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self._value(key)
        if not isinstance(value, bool):
            raise self.fault(key, say("true or false belongs here"))
        return value

    def text(self, key: str, longest: int = 200) -> str:
        """A text."""
        value = self._value(key)
        if not isinstance(value, str) or len(value) > longest:
            raise self.fault(key, tell("a text of at most {longest} characters belongs here", longest=longest))
        return value

    def word(self, key: str, offered: list[Word]) -> Word:
        """One of the offered words, as what they are offered: the ids of models give the id of a model."""
        value = self._value(key)
        if not isinstance(value, str) or value not in offered:
            raise self.fault(key, tell("one of {it} belongs here", it=", ".join(offered) or "nothing"))
        return offered[offered.index(value)]

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self._value(key)
        if not isinstance(value, list) or any(not isinstance(one, str) or len(one) > 200 for one in value):
            raise self.fault(key, say("a list of texts belongs here"))
        return list(value)

    def words(self, key: str, offered: list[Word]) -> list[Word]:
        """A list of offered words."""
        value = self.texts(key)
        if any(one not in offered for one in value):
            raise self.fault(key, tell("only {it} may stand here", it=", ".join(offered) or "nothing"))
        known = {str(one): one for one in offered}
        return [known[one] for one in value]

    def table(self, key: str) -> PlainReader:
        """A table inside this one."""
        return PlainReader(self._value(key), f"{self.place}.{key}")

    def optional(self, key: str) -> PlainReader | None:
        """A table inside this one, or nothing."""
        value = self._value(key)
        return None if value is None else PlainReader(value, f"{self.place}.{key}")

    def pairs(self, key: str) -> dict[str, str]:
        """A list of pairs of texts, as a table in their order."""
        value = self._value(key)
        if not isinstance(value, list) or any(not _is_pair(one) for one in value):
            raise self.fault(key, say("a list of pairs of texts belongs here"))
        return {one[0]: one[1] for one in value}

    def tables(self, key: str) -> list[PlainReader]:
        """A list of tables."""
        value = self._value(key)
        if not isinstance(value, list):
            raise self.fault(key, say("a list belongs here"))
        return [PlainReader(one, f"{self.place}.{key}[{number}]") for number, one in enumerate(value, start=1)]

    def numbers(self, key: str, length: int) -> list[int]:
        """A list of so many whole numbers."""
        value = self._value(key)
        if not isinstance(value, list) or len(value) != length or any(type(one) is not int for one in value):
            raise self.fault(key, tell("a list of {length} whole numbers belongs here", length=length))
        return list(value)

    def rows(self, key: str, length: int) -> list[list[int]]:
        """A list of rows of so many whole numbers."""
        value = self._value(key)
        if not isinstance(value, list):
            raise self.fault(key, say("a list belongs here"))
        for row in value:
            if not isinstance(row, list) or len(row) != length or any(type(one) is not int for one in row):
                raise self.fault(key, tell("rows of {length} whole numbers belong here", length=length))
        return [list(row) for row in value]

    def done(self) -> None:
        """Every field has been read; one that is left over is an error."""
        for key in self._left:
            raise ValueError(f"{self.place}.{key}: this field is not known")


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(one, str) for one in value)
