"""What the engine's sentences ask of a game's names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.ground.pieces import BOTTOM, LEFT, RIGHT, TOP
from rules_core.song.options import SongOptions
from rules_core.song.stick_words import SONG
from rules_core.song.words.plain_words import WORDS
from rules_core.wording.sentence import Part, Phrase
from rules_core.wording.translation import official

EDGES: Final = {
    TOP: Phrase("the north edge"),
    RIGHT: Phrase("the east edge"),
    BOTTOM: Phrase("the south edge"),
    LEFT: Phrase("the west edge"),
}
KINDS: Final = ("morale ", "order ", "does ", "by ", "supplies ")
"""What stands before a name to tell it from others of the same word."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SongNames:
    """The names of one game on the engine: ids in, names out."""

    def of(self, id: str) -> Part:
        """The name of whatever has this id."""
        return id

    def side_of(self, id: str) -> str:
        """ "heroes", "enemies" or "" for things that fight for nobody."""
        return ""

    def side(self, side: str) -> Part:
        """What all of a side are called, as a sentence begins."""
        return side

    def sticks(self) -> SongOptions:
        """The lengths of the measuring sticks of this game."""
        return SONG

    def edge(self, number: int) -> Part:
        """The name of a table edge."""
        return EDGES.get(number, Phrase("the edge"))

    def clause_of(self, cause: str, manner: str) -> str:
        """The clause by which a cause counts in an attack of this manner; "" where that of the attack says it."""
        return ""

    def plain(self, name: str) -> Phrase:
        """The words for a short name of the rules; an unknown one is shown as it stands, hyphens as spaces."""
        found = WORDS.get(name)
        return found if found is not None else trait_word(name)


def trait_word(name: str) -> Phrase:
    """Traits lend their name to what they add to a score."""
    for kind in KINDS:
        name = name.removeprefix(kind)
    return Phrase(official(f"trait/{name}/name", name.replace("-", " ")))
