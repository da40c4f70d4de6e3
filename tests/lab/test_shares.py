"""Shares and their differences have the intervals that are published for them."""

from __future__ import annotations

from rules_core.games.shares import Share, ShareDifference


def test_wilson_and_newcombe_agree_with_the_published_figures() -> None:
    share = Share(81, 263)
    assert (round(share.low, 4), round(share.high, 4)) == (0.2553, 0.3662)
    # Newcombe 1998, method 10: 56/70 against 48/80.
    difference = ShareDifference(Share(56, 70), Share(48, 80))
    assert (round(difference.low, 4), round(difference.high, 4)) == (0.0524, 0.3339)
    assert difference.is_more_than_chance
    assert not ShareDifference(Share(31, 100), Share(22, 100)).is_more_than_chance
