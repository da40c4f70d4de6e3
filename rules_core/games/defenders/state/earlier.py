"""What earlier rules saved otherwise, as today's rules would have written it."""

from __future__ import annotations

from rules_core.kernel.game import Plain


def as_saved_today(plain: Plain) -> Plain:
    """A saved state with what has changed since; the same for one of today."""
    return _with_count_of_tales(_with_entry_changes(_with_epilogues_in_order(_with_turns_in_range(plain))))


def _with_count_of_tales(plain: Plain) -> Plain:
    """D-INT-3. Up to rules version 3 nobody counted what was asked for."""
    return plain if "asked" in plain else {**plain, "asked": {}}


def _with_turns_in_range(plain: Plain) -> Plain:
    """D-RNF-2. Up to rules version 2 reinforcements were counted on past the last seat."""
    seats, turn_of = plain.get("seats"), plain.get("turn_of")
    if plain.get("phase") not in ("reinforcements", "battles") or not isinstance(turn_of, int) or not seats:
        return plain
    return {**plain, "turn_of": turn_of % len(seats)} if turn_of > 0 else plain


def _with_epilogues_in_order(plain: Plain) -> Plain:
    """D-END-4. Up to rules version 2 epilogues began with the first seat, whoever was First Player."""
    return {**plain, "first": 0} if "losses" in plain and plain.get("phase") == "epilogue" else plain


def _with_entry_changes(plain: Plain) -> Plain:
    """R-D59. Up to rules version 2 losses and corrections by hand stood apart, and corrections counted last."""
    if "losses" not in plain:
        return plain
    changes = [
        *[f"lost:{one}" for one in plain["losses"]],
        *[f"add:{one}" for one in plain["entries_added"]],
        *[f"drop:{one}" for one in plain["entries_dropped"]],
    ]
    kept = {key: value for key, value in plain.items() if key not in ("losses", "entries_added", "entries_dropped")}
    return {**kept, "entry_changes": changes}
