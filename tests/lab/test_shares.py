"""Shares and their differences have the intervals that are published for them."""

from __future__ import annotations

from rules_core.games.shares import PairedDifference, Share, ShareDifference


def test_wilson_and_newcombe_agree_with_the_published_figures() -> None:
    share = Share(81, 263)
    assert (round(share.low, 4), round(share.high, 4)) == (0.2553, 0.3662)
    # Newcombe 1998, method 10: 56/70 against 48/80.
    difference = ShareDifference(Share(56, 70), Share(48, 80))
    assert (round(difference.low, 4), round(difference.high, 4)) == (0.0524, 0.3339)
    assert difference.is_more_than_chance
    assert not ShareDifference(Share(31, 100), Share(22, 100)).is_more_than_chance


def test_pairs_agree_with_bonett_and_price() -> None:
    # The approval of a prime minister, asked twice of the same 1600 people: Agresti 2002, table 10.1.
    difference = PairedDifference(150, 86, 1600)
    low, high = difference.interval()
    assert (round(difference.change, 3), round(low, 3), round(high, 3)) == (0.04, 0.021, 0.059)
    assert PairedDifference(0, 0, 0).change == 0
    assert PairedDifference(0, 0, 50).interval()[0] < 0 < PairedDifference(0, 0, 50).interval()[1]
