"""What two scores come to, counted at a glance: for players who weigh many blows and shots.

A rule of thumb, not the rules: traits that meddle with results are left out. Exact odds are the business of
`kernel.odds`.
"""

from __future__ import annotations

from typing import Final

WAYS: Final = 36
"""Of two dice."""

_wins: Final[dict[tuple[int, int, int, bool], list[int]]] = {}


def ways_to_win(mine: int, other: int, least: int, *, lethal: bool) -> list[int]:
    """SBH-HTH-2, as far as a rule of thumb goes. In how many of the 36 ways of the two dice the first of two scores
    brings a gruesome kill, a kill, a fall and a recoil, with at least this face on its die. Counted once and kept."""
    key = (mine, other, least, lethal)
    ways = _wins.get(key)
    if ways is None:
        ways = [0, 0, 0, 0]
        for die in range(least, 7):
            for low in range(other + 1, min(other + 7, mine + die)):
                floor = max(1, low)
                if mine + die >= 3 * floor:
                    ways[0] += 1
                elif lethal or mine + die >= 2 * floor:
                    ways[1] += 1
                else:
                    ways[3 if die % 2 == 1 else 2] += 1
        _wins[key] = ways
    return ways
