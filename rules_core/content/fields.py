"""What an entry of the content consists of: fields, their kinds and limits, for the reader and for the form alike."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any


class FieldKind(Enum):
    """What a field holds, and so by which control it is shown."""

    ID = "id"
    """A kebab-case name that no player reads."""
    TEXT = "text"
    """One line."""
    STORY = "story"
    """Some lines."""
    WHOLE = "whole"
    """A whole number from `least` to `most`."""
    INCHES = "inches"
    """A length in inches, with decimals, from `least` to `most`."""
    FLAG = "flag"
    """True or false."""
    WORD = "word"
    """One of `words`."""
    WORDS = "words"
    """Any number of `words`, each once."""
    TAGS = "tags"
    """A list of free kebab-case words."""
    LINES = "lines"
    """A list of `least` to `most` texts of one line each, such as names to draw from."""
    ICON = "icon"
    """The name of a picture in resources/icons/game."""
    COLOUR = "colour"
    """A colour as #rrggbb."""
    REFERENCE = "reference"
    """The id of another item, of the kind `of`."""
    REFERENCES = "references"
    """A list of such ids."""
    POINT = "point"
    """[x, y] in inches, each at most `most` from 0."""
    OUTLINE = "outline"
    """A list of `least` to `most` corners, each [x, y] in inches."""
    ROW = "row"
    """The id of a row of the list `of` of the same item."""
    DRAWING = "drawing"
    """A drawing on a sheet of `sheet` units: from `least` to `most` marks of the kinds `words`, and the name of the
    strokes that were really drawn (`rules_core.kernel.marks`). These are kept beside the item.
    """
    TRAITS = "traits"
    """Traits with their parameters."""
    TABLE = "table"
    """One table with the fields `parts`."""
    TABLES = "tables"
    """A list of `least` to `most` tables with the fields `parts`."""


@dataclass(frozen=True)
class Field:
    """One key of a table. Numbers are in the unit that content files are written in (inches for lengths)."""

    key: str
    kind: FieldKind
    name: str = ""
    """What a form calls it."""
    help: str = ""
    """One sentence for whoever fills it in."""
    least: float = 0
    most: float = 0
    longest: int = 0
    """The most characters of a text, or of each text of a list."""
    wanted: int = 0
    """For lists of texts: so many make a good one; fewer are allowed."""
    repeats: bool = False
    """For lists of texts: the same one may stand there more than once, as rows of a map do."""
    words: tuple[str, ...] = ()
    word_names: tuple[str, ...] = ()
    """What a player reads for each of the `words`; none: the words themselves do."""
    of: str = ""
    """For references: the kind of item, as `str` writes it; "trait" for a trait of the engine. For rows: their list."""
    default: Any = None
    """What holds when the key is missing; None: the key must be there, unless `optional`."""
    optional: bool = False
    """May be missing without meaning anything."""
    nothing: str = ""
    """For references and numbers that may be missing: what a form calls it when none is chosen."""
    usual: Any = None
    """For settings: what holds where nobody says otherwise, which an item leaves out."""
    clause: str = ""
    """The clause or ruling behind the limits."""
    house_rule: bool = False
    """For choices of a new game: most games leave it as it is."""
    short: int | None = None
    """For numbers that a new game is asked: what makes a first game short."""
    short_words: str = ""
    """How that is said in a few words, after "A short first game:"."""
    parts: tuple[Field, ...] = ()
    when: str = ""
    """The key beside this one that decides whether this one may be there; "": it always may."""
    when_words: tuple[str, ...] = ()
    """The words of that key with which it may, numbers as text; none: with any that is not empty."""
    when_part: str = ""
    """For choices: `when` is of an item, and what this key of the item says decides; "" where none is chosen."""
    begins: Any = None
    """What a new table begins with here, so that it is in order as it is; None: with the least, or the first."""
    example: str = ""
    """The text that a new table begins with here, for somebody to type their own over it."""
    follows: int | None = None
    """For numbers in a list of tables: a new row has that of the row before it, and so much more."""
    row: str = ""
    """For lists of tables: what one row is called, by its place: "Wave {number}", or with {roman}."""
    called: str = ""
    """The key of a row that says what it is called, where it has one."""
    row_called: str = "{called}"
    """What a row is called that has that key."""
    add: str = ""
    """What the button says that adds a row to a list of tables; "" for a row as any."""
    sheet: tuple[int, int] = (0, 0)
    """For drawings: width and height of the sheet."""
    counts: str = ""
    """For lists of tables: the key that says for how many of the `most` a row counts; "": each for one."""

    def name_of(self, word: str) -> str:
        """What a player reads for one of the words."""
        return self.word_names[self.words.index(word)] if word in self.words and self.word_names else word

    def only_with(self, other: Field, *words: str) -> Field:
        """The same field, which means something only beside these words of another one of its table."""
        return replace(self, when=other.key, when_words=words)

    def is_meant_with(self, value: Any) -> bool:
        """Whether it means anything beside this value of the key `when`."""
        return not self.when or (str(value) in self.when_words if self.when_words else bool(value))

    def part(self, key: str) -> Field | None:
        """The part with this key."""
        for one in self.parts:
            if one.key == key:
                return one
        return None


def field_at(fields: tuple[Field, ...], path: tuple[str | int, ...]) -> Field | None:
    """The field that a path leads to; a place in a list belongs to the field of the list. None for unknown keys."""
    found: Field | None = None
    for step in path:
        if isinstance(step, int):
            continue
        found = None
        for one in fields:
            if one.key == step:
                found = one
        if found is None:
            return None
        fields = found.parts
    return found
