"""The worked odds of melee (SBH-HTH-20): all 36 pairs of dice through the real rules."""

from __future__ import annotations

import pytest

from rules_core.song.field import Field
from rules_core.song.manner import Manner
from tests.clauses import rule
from tests.song.builders import Battle, duel, every_pair
from tests.song.meadow import model


def counts(
    gruesome: int, kill: int, fall: int, recoil: int, draw: int, own: tuple[int, int, int], nothing: int
) -> dict[str, int]:
    """A row of the table; `own` are the attacker's recoils, falls and kills."""
    named = {
        "gruesome": gruesome,
        "kill": kill,
        "fall": fall,
        "recoil": recoil,
        "draw": draw,
        "own recoil": own[0],
        "own fall": own[1],
        "own kill": own[2],
        "nothing": nothing,
    }
    return {name: number for name, number in named.items() if number}


@rule("SBH-HTH-20", "SBH-HTH-2")
@pytest.mark.parametrize(
    "combat, foe_combat, power, expected",
    [
        (3, 3, False, counts(0, 2, 8, 5, 6, (5, 8, 2), 0)),
        (4, 2, False, counts(2, 7, 8, 9, 4, (2, 4, 0), 0)),
        (3, 3, True, counts(1, 5, 9, 6, 5, (4, 5, 1), 0)),
    ],
)
def test_the_odds_of_two_standing_models(combat: int, foe_combat: int, power: bool, expected: dict[str, int]) -> None:
    def field() -> Field:
        return Battle(*duel(combat=combat, foe_combat=foe_combat))

    assert every_pair(field, manner=Manner.POWER if power else Manner.MELEE) == expected


@rule("SBH-HTH-20", "SBH-HTH-13", "SBH-HTH-14")
def test_the_odds_against_a_model_that_is_down() -> None:
    def field() -> Field:
        marta, orc = duel()
        orc.knocked_down = True
        return Battle(marta, orc)

    assert every_pair(field) == counts(0, 26, 0, 0, 4, (0, 3, 0), 3)


@rule("SBH-HTH-20", "SBH-HTH-5")
def test_the_odds_against_a_model_with_two_further_foes() -> None:
    def field() -> Field:
        marta, orc = duel()
        # Two friends of the attacker hold the defender from above and below.
        return Battle(marta, orc, model("above", 18.5, 17), model("below", 18.5, 19))

    assert every_pair(field) == counts(5, 7, 8, 6, 4, (2, 4, 0), 0)


@rule("SBH-HTH-20", "SBH-HTH-17")
def test_the_odds_against_heavy_armor() -> None:
    def field() -> Field:
        return Battle(*duel(against=("heavy-armor",)))

    assert every_pair(field) == counts(0, 2, 5, 3, 11, (5, 8, 2), 0)
