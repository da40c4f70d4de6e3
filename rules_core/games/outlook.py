"""How hard a game is: how often players without a person won it, as usual and with something chosen otherwise.

The lab counts it (`python -m rules_core.lab outlook GAME > FILE`), and the counts are content, the game's
`outlook.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import resources
from rules_core.content.fields import Field
from rules_core.content.reader import Problem, read_toml
from rules_core.games.shares import Share, ShareDifference
from rules_core.kernel.game import GameId, Plain

FILE: Final = "outlook.toml"
HOPELESS: Final = 0.25
"""Games that are won less often than this are mostly lost whatever anybody does."""
DULL: Final = 0.85
"""And those that are won more often are won by themselves."""
EVEN: Final = 0.5


@dataclass(frozen=True)
class Counted:
    """How often games were won with these choices, and everything else as usual."""

    changed: Plain
    share: Share


@dataclass(frozen=True)
class Crossing:
    """By which two numbers of a game its shares are told in a table: what people call those down and across, and what
    the button says that shows it."""

    down: str
    across: str
    button: str


@dataclass(frozen=True)
class CrossedShare:
    """How often games with these two numbers were won."""

    down: int
    across: int
    share: Share


@dataclass(frozen=True)
class Outlook:
    """All that was counted of a game, under these rules."""

    rules: int
    counted: tuple[Counted, ...]
    aside: tuple[str, ...] = ()
    """Choices that make no game harder or easier."""
    crossed: tuple[CrossedShare, ...] = ()
    """By two numbers at once, where that was counted."""

    def share_of(self, fields: Sequence[Field], choices: Plain) -> Share | None:
        """How often games with these choices were won; None where nobody has counted it."""
        changed = {
            one.key: choices.get(one.key, one.default)
            for one in fields
            if one.key not in self.aside and choices.get(one.key, one.default) != one.default
        }
        for one in self.counted:
            if one.changed == changed:
                return one.share
        return None

    @property
    def usual(self) -> Share:
        """With everything as the book has it."""
        found = self.share_of((), {})
        assert found is not None
        return found

    def singles(self) -> list[Counted]:
        """What one choice alone does."""
        return [one for one in self.counted if len(one.changed) == 1]

    def moving(self) -> list[Counted]:
        """Of each choice that makes more than a chance difference the value that makes the greatest, greatest first."""
        best: dict[str, tuple[float, Counted]] = {}
        for one in self.singles():
            difference = ShareDifference(one.share, self.usual)
            (key,) = one.changed
            if difference.is_more_than_chance and abs(difference.change) > best.get(key, (0.0, one))[0]:
                best[key] = abs(difference.change), one
        found = list(best.values())
        found.sort(key=lambda pair: -pair[0])
        return [one for _, one in found]

    def offer(self) -> Counted:
        """What makes a game most even: a single choice, or everything as usual."""
        return min([Counted({}, self.usual), *self.singles()], key=lambda one: abs(one.share.share - EVEN))


def is_hopeless(share: Share) -> bool:
    """Whether such games are mostly lost, and not by chance in the counting."""
    return share.high < HOPELESS


def is_dull(share: Share) -> bool:
    """Whether such games are nearly always won."""
    return share.low > DULL


def outlook_of(game: GameId, aside: tuple[str, ...] = ()) -> Outlook:
    """The counts of a game that has some."""
    problems: list[Problem] = []
    plain = read_toml(Path(resources.__file__).parent / "content" / game / FILE, problems)
    assert not problems
    return outlook_from(plain, aside)


def outlook_from(plain: Plain, aside: tuple[str, ...] = ()) -> Outlook:
    """The counts as their file holds them."""
    rows: list[Any] = plain["counted"]
    crossed: list[Any] = plain.get("crossed", [])
    return Outlook(
        plain["rules"],
        tuple([Counted(row["with"], Share(row["won"], row["games"])) for row in rows]),
        aside,
        tuple([CrossedShare(one["down"], one["across"], Share(one["won"], one["games"])) for one in crossed]),
    )
