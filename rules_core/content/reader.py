"""Content: TOML files read into typed objects. All problems are found at once, each with file, key and remedy."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rules_core.content import finding_words
from rules_core.content import reader_words as words
from rules_core.content.fields import Field, FieldKind
from rules_core.content.ids import LONGEST_ID
from rules_core.content.values import is_colour, is_number, is_plain, length, listed, shown
from rules_core.kernel.game import Plain
from rules_core.kernel.marks import ink_in, is_hash, is_ink, least_points, mark_of, most_points
from rules_core.wording.sentence import Length, Part, Sentence, message
from rules_core.wording.translation import say, tell

LARGEST_FILE: Final = 2_000_000
LONGEST_MARK: Final = 1000
"""Characters of a mark: no sheet has room for more."""
LONGEST_LIST: Final = 300
"""Letters in which all words have to be told; of more only the number is."""


@dataclass(frozen=True)
class Problem:
    """One thing to mend: where it stands, what is wrong and what to do."""

    place: str
    """Where, for somebody who has the file open."""
    remedy: str
    path: tuple[str | int, ...] = ()
    """Where, for a program: keys and places in lists, from the document inwards."""
    sentence: str = ""
    """What is wrong; "" where the remedy says it."""
    clause: str = ""
    said: tuple[Sentence, ...] = ()
    """The sentence and the remedy again, as templates."""

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence} {self.remedy}" if self.sentence else f"{self.place}: {self.remedy}"


class ContentProblem(Exception):
    """Content that cannot be used; `problems` holds every fault that was found."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


class Reader:
    """Reads the keys of one table. What is missing or wrong is noted, and a harmless value is given instead.

    A key that is declared as a `Field` is read by a method that takes the field, with the field's limits.
    """

    def __init__(self, data: Plain, place: str, problems: list[Problem], path: tuple[str | int, ...] = ()) -> None:
        self.data = data
        self.place = place
        self.problems = problems
        self.path = path
        self._known: dict[str, None] = {}
        self._passed: dict[str, None] = {}

    def problem(self, key: str, remedy: str) -> None:
        """Note a fault of this key, in one sentence with its remedy."""
        self.problems.append(Problem(self._place(key), remedy, self._path(key)))

    def fault(
        self,
        key: str,
        sentence: str,
        remedy: str,
        values: dict[str, Part] | None = None,
        *,
        deeper: tuple[str | int, ...] = (),
        clause: str = "",
    ) -> None:
        """Note a fault of this key: two templates and what fills them both; `deeper` leads on from the key."""
        said = (message(sentence, values or {}), message(remedy, values or {}))
        path = (*self._path(key), *deeper)
        self.problems.append(Problem(self._place(key), str(said[1]), path, str(said[0]), clause, said))

    # Keys that are declared as fields.

    def text_of(self, field: Field) -> str:
        """A text; "" where it may be missing and is."""
        value = self._given(field)
        if value is None:
            return ""
        needed = field.default is None
        if not isinstance(value, str):
            self.fault(field.key, words.NO_TEXT, words.GIVE_TEXT, {"name": field.name})
            return str(field.default or "")
        if needed and not value.strip():
            self.fault(field.key, words.EMPTY, words.ADD_KEY, {"name": field.name})
            return ""
        if len(value) > field.longest:
            values: dict[str, Part] = {"name": field.name, "count": len(value), "most": field.longest}
            self.fault(field.key, words.LONG_TEXT, words.SHORTEN if field.longest > 1 else words.SHORTEN_TO_ONE, values)
        if not is_plain(value, lines=field.kind is FieldKind.STORY):
            self.fault(field.key, words.ODD_SIGNS, words.TYPE_AGAIN, {"name": field.name})
        return value

    def whole_of(self, field: Field) -> int:
        """A whole number within the field's limits; 0 where it may be missing and is."""
        value = self._given(field)
        # Whole limits: compiled code would make a float of a number of any size to compare it with one.
        least, most = int(field.least), int(field.most)
        if value is None:
            return 0 if field.optional else least
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            values: dict[str, Part] = {
                "name": field.name, "value": shown(value), "least": least, "most": int(field.most)
            }  # fmt: skip
            remedy = words.GIVE_WHOLE if field.most > field.least else words.GIVE_THIS
            self.fault(field.key, words.IS, remedy, values, clause=field.clause)
            return least
        return value

    def inches_of(self, field: Field) -> int:
        """A length in inches, given back in tenths of a millimetre; 0 where it may be missing and is."""
        value = self._given(field)
        if value is None:
            return 0 if field.optional else length(field.least)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not field.least <= value <= field.most:
            values: dict[str, Part] = {
                "name": field.name,
                "value": shown(value),
                "least": Length(length(field.least)),
                "most": Length(length(field.most)),
            }
            self.fault(field.key, words.IS, words.GIVE_LENGTH, values, clause=field.clause)
            return length(field.least)
        return length(value)

    def flag_of(self, field: Field) -> bool:
        """True or false."""
        value = self._given(field)
        if not isinstance(value, bool):
            if value is not None:
                self.fault(field.key, words.IS, words.GIVE_FLAG, {"name": field.name, "value": shown(value)})
            return False
        return value

    def word_of(self, field: Field, offered: Sequence[str] = ()) -> str:
        """One of the field's words, or of those offered where they depend on other content.

        A reference that nothing is offered for is any text.
        """
        value = self._given(field)
        known = offered or field.words
        if value is None:
            return "" if field.optional or not known else known[0]
        if not isinstance(value, str) or (known and value not in known):
            self._unknown(field, value, words.CHOOSE_ONE, known)
            return known[0] if known else ""
        if value == "" and not field.optional and field.default is None:
            self.fault(field.key, words.EMPTY, words.ADD_KEY, {"name": field.name})
        return value

    def words_of(self, field: Field, offered: Sequence[str] = ()) -> tuple[str, ...]:
        """A list of texts, each one of the field's words or of those offered, if there are any."""
        value = self._given(field)
        known = offered or field.words
        if not self.has(field.key):
            return ()
        if not isinstance(value, list) or any(not isinstance(one, str) for one in value):
            self.fault(field.key, words.NO_LIST, words.GIVE_TEXTS, {"name": field.name})
            return ()
        found: list[str] = []
        before = len(self.problems)
        for place, one in enumerate(value):
            if known and one not in known:
                self._unknown(field, one, words.CHOOSE_FROM, known, (place,))
            elif one in found:
                values: dict[str, Part] = {"name": field.name, "value": shown(one)}
                self.fault(field.key, words.WORD_TWICE, words.REMOVE_ONE, values, deeper=(place,))
            else:
                found.append(one)
        if len(found) < field.least and len(self.problems) == before:
            self.fault(field.key, words.EMPTY, words.CHOOSE_AT_LEAST_ONE, {"name": field.name})
        return tuple(found)

    def lines_of(self, field: Field) -> tuple[str, ...]:
        """A list of texts of one line each; those that do not fit are left out."""
        value = self._given(field)
        if not self.has(field.key):
            return ()
        if not isinstance(value, list):
            self.fault(field.key, words.NO_LIST, words.GIVE_TEXTS, {"name": field.name})
            return ()
        if not field.least <= len(value) <= field.most:
            counts: dict[str, Part] = {
                "name": field.name, "count": len(value), "least": int(field.least), "most": int(field.most)
            }  # fmt: skip
            sentence = words.THERE_ARE if value else words.THERE_ARE_NONE
            self.fault(field.key, sentence, words.KEEP_BETWEEN if field.least else words.KEEP_AT_MOST, counts)
            # Whoever sends a million of them does not get a million sentences.
            value = value[: int(field.most)]
        found: list[str] = []
        for place, one in enumerate(value):
            text = one if isinstance(one, str) else ""
            values: dict[str, Part] = {"name": field.name, "value": shown(one), "most": field.longest}
            if not isinstance(one, str):
                self.fault(field.key, words.NO_LINE, words.GIVE_TEXT, values, deeper=(place,))
            elif not text.strip():
                self.fault(field.key, words.EMPTY_LINE, words.WRITE_OR_REMOVE, values, deeper=(place,))
            elif len(text) > field.longest:
                self.fault(field.key, words.LONG_LINE, words.SHORTEN, values, deeper=(place,))
            elif not is_plain(text, lines=False):
                self.fault(field.key, words.ODD_LINE, words.TYPE_AGAIN, values, deeper=(place,))
            else:
                found.append(text)
        return tuple(found)

    def outline_of(self, field: Field) -> tuple[tuple[int, int], ...]:
        """A list of [x, y] pairs in inches, given back in tenths of a millimetre."""
        value = self._given(field)
        if value is None:
            return ()
        if not isinstance(value, list) or not field.least <= len(value) <= field.most:
            values: dict[str, Part] = {"name": field.name, "least": int(field.least), "most": int(field.most)}
            if isinstance(value, list):
                self.fault(field.key, words.CORNERS, words.GIVE_CORNERS, {**values, "count": len(value)})
            else:
                self.fault(field.key, words.NO_LIST, words.GIVE_CORNERS, values)
            return ()
        corners: list[tuple[int, int]] = []
        for place, one in enumerate(value):
            if not isinstance(one, list) or len(one) != 2 or any(not is_number(number) for number in one):
                self.fault(field.key, words.NO_CORNER, words.GIVE_CORNER, {"value": shown(one)}, deeper=(place,))
                return ()
            corners.append((length(one[0]), length(one[1])))
        return tuple(corners)

    def drawing_of(self, field: Field) -> tuple[str, ...]:
        """Marks within the sheet and the name of the strokes, as in an answer; what does not fit is left out."""
        value = self._given(field)
        if not self.has(field.key):
            return ()
        if not isinstance(value, list) or any(not isinstance(one, str) for one in value):
            self.fault(field.key, words.NO_DRAWING, words.DRAW_ANEW, {"name": field.name})
            return ()
        given: list[str] = [str(one) for one in value]
        inks = [one for one in given if is_ink(one)]
        if not field.least <= len(given) - len(inks) <= field.most or len(inks) > 1:
            counts: dict[str, Part] = {
                "name": field.name, "count": len(given), "least": int(field.least), "most": int(field.most)
            }  # fmt: skip
            self.fault(field.key, words.MARKS, words.KEEP_MARKS, counts)
            return ()
        found: list[str] = []
        for place, one in enumerate(given):
            why = "" if is_ink(one) and is_hash(ink_in([one])) else self._mark_fault(field, one)
            if why:
                width, height = field.sheet
                values: dict[str, Part] = {"name": field.name, "value": shown(one), "width": width, "height": height}
                self.fault(field.key, why, words.DRAW_ANEW, values, deeper=(place,))
            else:
                found.append(one)
        return tuple(found)

    def _mark_fault(self, field: Field, text: str) -> str:
        """What is wrong with a mark, as a template; "" where nothing is."""
        # Whoever sends a mark of a million points gets no million numbers read.
        mark = mark_of(text) if len(text) <= LONGEST_MARK else None
        if mark is None or mark.kind not in field.words:
            return words.NO_MARK
        if not least_points(mark.kind) <= len(mark.points) <= most_points(mark.kind):
            return words.NO_MARK
        width, height = field.sheet
        fits = all(0 <= x <= width and 0 <= y <= height for x, y in mark.points)
        return "" if fits else words.OFF_SHEET

    def point_of(self, field: Field) -> tuple[int, int]:
        """One place or way as [x, y] in inches, given back in tenths of a millimetre."""
        value = self._given(field)
        if value is None:
            return 0, 0
        fits = (
            isinstance(value, list)
            and len(value) == 2
            and all(is_number(one) and abs(one) <= field.most for one in value)
        )
        if not fits:
            values: dict[str, Part] = {
                "name": field.name, "value": shown(value), "most": Length(length(field.most))
            }  # fmt: skip
            self.fault(field.key, words.IS, words.GIVE_PLACE, values)
            return 0, 0
        return length(value[0]), length(value[1])

    def colour_of(self, field: Field) -> str:
        """A colour as #rrggbb in small letters; "" where it may be missing and is."""
        value = self._given(field)
        if value is None:
            return ""
        if not isinstance(value, str) or not is_colour(value):
            self.fault(field.key, words.IS, words.GIVE_COLOUR, {"name": field.name, "value": shown(value)})
            return ""
        return value.lower()

    def table_of(self, field: Field) -> Reader:
        """A table inside this one; an empty one where it is missing."""
        value = self._given(field)
        if isinstance(value, dict):
            return Reader(value, self._place(field.key), self.problems, self._path(field.key))
        if value is not None:
            self.fault(field.key, words.NO_TABLE, words.WRITE_TABLE, {"name": field.name, "key": field.key})
        # What is missing in a table that is missing goes without saying.
        return Reader({}, self._place(field.key), [])

    def tables_of(self, field: Field) -> list[Reader]:
        """A list of tables, as many as the field's limits allow; with no `most`, any number."""
        needed = not field.optional and field.default is None and field.least > 0
        before = len(self.problems)
        readers = self.tables(field.key, field.name, needed=needed)
        count = len(readers)
        if len(self.problems) == before and field.most and self.has(field.key):
            if not field.least <= count <= field.most:
                values: dict[str, Part] = {
                    "name": field.name, "count": count, "least": int(field.least), "most": int(field.most)
                }  # fmt: skip
                sentence = words.THERE_ARE if count else words.THERE_ARE_NONE
                remedy = words.KEEP_BETWEEN if field.least else words.KEEP_AT_MOST
                self.fault(field.key, sentence, remedy, values, clause=field.clause)
        return readers

    # Keys of documents that no form shows.

    def text(self, key: str, default: str | None = None, longest: int = 2000) -> str:
        """A text that is not empty."""
        value = self._value(key, default)
        if value is None:
            return ""
        if not isinstance(value, str) or (default is None and not value.strip()):
            self.problem(key, say('Give a text in quotes, such as "Oak".'))
            return default or ""
        if len(value) > longest:
            self.problem(
                key, tell("Use at most {longest} characters; this has {count}.", longest=longest, count=len(value))
            )
        return value

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number from least to most."""
        value = self._value(key, default)
        if value is None:
            return least
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.problem(
                key,
                tell(
                    "Give a whole number from {least} to {most}; {value!r} is not one.",
                    least=least,
                    most=most,
                    value=value,
                ),
            )
            return least
        return value

    def flag(self, key: str, *, default: bool | None = None) -> bool:
        """True or false."""
        value = self._value(key, default)
        if value is None:
            return False
        if not isinstance(value, bool):
            self.problem(key, say("Write true or false."))
            return False
        return value

    def choice(self, key: str, offered: list[str], default: str | None = None) -> str:
        """One of the offered words."""
        value = self._value(key, default)
        if value is None:
            return offered[0]
        if value not in offered:
            self.problem(
                key, tell("{value!r} is not known; choose one of: {choices}.", value=value, choices=", ".join(offered))
            )
            return offered[0]
        return str(value)

    def texts(self, key: str, offered: list[str] | None = None, default: list[str] | None = None) -> tuple[str, ...]:
        """A list of texts, each one of the offered words if these are given."""
        value = self._value(key, default)
        if value is None:
            return ()
        if not isinstance(value, list) or any(not isinstance(one, str) for one in value):
            self.problem(key, say('Give a list of texts, such as ["one", "two"].'))
            return ()
        for one in value:
            if offered is not None and one not in offered:
                self.problem(
                    key, tell("{one!r} is not known; choose from: {choices}.", one=one, choices=", ".join(offered))
                )
        return tuple(value)

    def wholes(self, key: str, count: int, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers from least to most: one, or more up to this count."""
        value = self._value(key, None)
        if value is None:
            return (least,)
        given = value if isinstance(value, list) else []
        fitting = [one for one in given if type(one) is int and least <= one <= most]
        if not 1 <= len(given) <= count or len(fitting) < len(given):
            self.problem(
                key,
                tell(
                    "Give a list of 1 to {count} whole numbers from {least} to {most}; {value!r} is none.",
                    count=count,
                    least=least,
                    most=most,
                    value=value,
                ),
            )
            return (least,)
        return tuple(fitting)

    def table(self, key: str) -> Reader:
        """A table inside this one; an empty one where it is no table."""
        value = self._value(key, None)
        if not isinstance(value, dict):
            self.fault(key, words.NO_TABLE, words.WRITE_TABLE, {"name": key, "key": key})
            return Reader({}, self._place(key), [])
        return Reader(value, self._place(key), self.problems, self._path(key))

    def tables(self, key: str, name: str = "", *, needed: bool = True) -> list[Reader]:
        """A list of tables."""
        value = self._value(key, None if needed else [], name)
        if value is None:
            return []
        if not isinstance(value, list) or any(not isinstance(one, dict) for one in value):
            self.fault(key, words.NO_TABLES, words.WRITE_TABLES, {"name": name or key, "key": key})
            return []
        place = self._place(key)
        path = self._path(key)
        return [
            Reader(one, f"{place}[{index + 1}]", self.problems, (*path, index)) for index, one in enumerate(value)
        ]  # fmt: skip

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.data

    def pass_over(self, key: str) -> None:
        """A key that earlier releases wrote and nobody reads any more; games and packs that have it still open."""
        self._passed[key] = None

    def done(self) -> None:
        """All keys have been asked for; what is left over is a problem."""
        for key in self.data:
            if key not in self._known and key not in self._passed:
                values: dict[str, Part] = {"key": shown(key), "known": ", ".join(sorted(self._known))}
                # An empty key is one too, and has a place of its own in the path.
                self.fault(key, words.UNKNOWN_KEY, words.REMOVE_KEY, values, deeper=() if key else (key,))

    def _unknown(
        self, field: Field, value: Any, remedy: str, known: Sequence[str], deeper: tuple[str | int, ...] = ()
    ) -> None:
        """A word that there is not. Those that there are, are told as people read them; of items there are too many."""
        values: dict[str, Part] = {"name": field.name}
        if field.of and isinstance(value, str):
            values["id"] = value if is_plain(value, lines=False) and len(value) <= LONGEST_ID else shown(value)
            self.fault(field.key, finding_words.NO_SUCH, finding_words.CHOOSE_OTHER, values, deeper=deeper)
            return
        values["value"] = shown(value)
        names = listed([say(field.name_of(one)) for one in known])
        values["known"] = names
        if len(names) > LONGEST_LIST:
            values["count"], remedy = len(known), words.CHOOSE_OFFERED
        self.fault(field.key, words.UNKNOWN_WORD, remedy, values, deeper=deeper)

    def _given(self, field: Field) -> Any:
        if field.key not in self.data and (field.default is not None or field.optional):
            self._known[field.key] = None
            return field.default
        return self._value(field.key, None, field.name)

    def _value(self, key: str, default: Any, name: str = "") -> Any:
        self._known[key] = None
        # JSON has a word for nothing; a key that is there has a value.
        if self.data.get(key) is not None:
            return self.data[key]
        if default is None or key in self.data:
            self.fault(key, words.MISSING, words.ADD_KEY, {"name": name or key, "key": key})
        return default

    def _place(self, key: str) -> str:
        return f"{self.place}.{key}" if key else self.place

    def _path(self, key: str) -> tuple[str | int, ...]:
        return (*self.path, key) if key else self.path


def read_toml(path: Path, problems: list[Problem]) -> Plain:
    """The file's tables; an unreadable file is one problem and gives an empty table."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            problems.append(Problem(path.name, say("The file is too large; content files hold at most 2 MB.")))
            return {}
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        problems.append(Problem(path.name, say("The file is not text in UTF-8; save it so.")))
    except tomllib.TOMLDecodeError as fault:
        problems.append(Problem(path.name, tell("This is not TOML; mend it there: {fault}.", fault=fault)))
    except OSError as closed:
        problems.append(
            Problem(path.name, tell("The file cannot be read: {closed_strerror}.", closed_strerror=closed.strerror))
        )
    return {}
