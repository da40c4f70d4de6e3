"""What the siege adds to a model of the SBH engine."""

from __future__ import annotations

from rules_core.games.village.state.fighter import Fighter
from rules_core.song.options import INCH
from rules_core.song.stride import allowance, is_short_mover, reduced
from tests.clauses import rule
from tests.song.meadow import field_of, model


@rule("V-7.5.22", "SBH-MOV-3")
def test_a_stick_given_for_the_wave_replaces_the_printed_one() -> None:
    card = model("Marta", 10, 10, "short-move")
    mover = Fighter(card.id, card.profile, card.side, card.x, card.y)
    field = field_of(mover)
    assert (allowance(field, mover), is_short_mover(mover)) == (3 * INCH, True)
    mover.allowance = "long"
    assert (allowance(field, mover), is_short_mover(mover)) == (7 * INCH, False)
    assert reduced(field, mover) == 5 * INCH


def test_a_copy_has_all_that_the_siege_adds() -> None:
    card = model("Marta", 10, 10)
    one = Fighter(card.id, card.profile, card.side)
    one.allowance, one.group, one.letter, one.is_hero, one.is_defender = "long", 3, "b", True, True
    one.spent = ["champion"]
    other = one.clone()
    assert type(other) is Fighter
    assert (other.allowance, other.group, other.letter, other.is_hero, other.is_defender) == (
        "long",
        3,
        "b",
        True,
        True,
    )
    other.spent.append("more")
    assert one.spent == ["champion"]
