"""What the battles of a test come to: how often the tested side won and against whom, and who was lost to what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rules_core.games.drums.content.types import Content, SquadType
from rules_core.games.drums.state.battle import EndReason
from rules_core.games.trial import TrialOutcome, TriedGame
from rules_core.games.trial_counts import are_counts, is_count, is_text, lengths_of
from rules_core.kernel.game import Plain

SHOT: Final = "shot"
VOLLEY: Final = "volley"
HAND: Final = "hand"
FLED: Final = "fled"
ELSE: Final = "else"
CAUSES: Final = (SHOT, VOLLEY, HAND, FLED, ELSE)
"""What men are lost to."""
MOST_KINDS: Final = 12
"""Of so many kinds of men on each side it is told."""
MOST_FOES: Final = 40
MOST_CHOSEN: Final = 3
LONGEST_NAME: Final = 80
ENDS: Final = tuple([one.value for one in EndReason])


@dataclass
class BattleGame(TriedGame):
    """How a battle went; True in a key stands for the tested side."""

    foe: str = ""
    """The ready squad that was met."""
    is_draw: bool = False
    reason: str = ""
    marched: dict[tuple[bool, str], int] = field(default_factory=dict)
    """How many men of each kind came."""
    lost: dict[tuple[bool, str, str], int] = field(default_factory=dict)
    """Who was lost and to what."""
    felled: dict[tuple[bool, str], int] = field(default_factory=dict)
    """How many enemies men of each kind put out of action."""


def result_of(kind: str, counts: Plain, games: Sequence[BattleGame], content: Content) -> Plain:
    """The battles counted; `counts` is what every result begins with. Their order does not matter."""
    played = [one for one in games if one.outcome is not TrialOutcome.BROKEN]
    names = {one.id: one.name for one in content.soldiers.values()}
    ends = Counter([one.reason for one in played if one.reason])
    return {
        **counts,
        **lengths_of(played),
        "kind": kind,
        "draws": sum(one.is_draw for one in played),
        "foes": _foes(played, list(content.squads.values())),
        "ends": {reason: ends[reason] for reason in ENDS if ends[reason]},
        "ours": _side(played, names, is_ours=True),
        "theirs": _side(played, names, is_ours=False),
    }


def _foes(games: Sequence[BattleGame], squads: Sequence[SquadType]) -> list[list[Any]]:
    """How often each squad was met and beaten, those that ship first."""
    found: list[list[Any]] = []
    for squad in [one for one in squads if any(game.foe == one.id for game in games)][:MOST_FOES]:
        met = [game for game in games if game.foe == squad.id]
        found.append(
            [squad.id, squad.name[:LONGEST_NAME], sum(one.outcome is TrialOutcome.WON for one in met), len(met)]
        )
    return found


def _side(games: Sequence[BattleGame], names: Mapping[str, str], *, is_ours: bool) -> Plain:
    """What one side lost to what, and of each kind of man how many came, were lost, and put enemies out of action."""
    causes = dict.fromkeys(CAUSES, 0)
    rows: dict[str, list[int]] = {}
    for game in games:
        for (side, id, cause), count in game.lost.items():
            if side is is_ours:
                causes[cause] += count
                rows.setdefault(id, [0, 0, 0])[1] += count
        for place, counted in ((0, game.marched), (2, game.felled)):
            for (side, id), count in counted.items():
                if side is is_ours:
                    rows.setdefault(id, [0, 0, 0])[place] += count
    order = sorted(rows, key=lambda id: (-rows[id][0], id))[:MOST_KINDS]
    return {"causes": causes, "men": [[id, names.get(id, id)[:LONGEST_NAME], *rows[id]] for id in order]}


def is_result(value: Any) -> bool:
    """Whether this is a result as `result_of` makes them: packs bring along what others have written."""
    if not are_counts(value) or not is_text(value.get("kind"), LONGEST_NAME) or not is_count(value.get("draws")):
        return False
    foes, ends = value.get("foes"), value.get("ends")
    if not isinstance(foes, list) or len(foes) > MOST_FOES or not all(_is_row(one, 2) for one in foes):
        return False
    if not all(won <= games for _, _, won, games in foes) or value["won"] + value["draws"] > value["games"]:
        return False
    chosen = value.get("chosen", {})
    if (
        not isinstance(chosen, dict)
        or len(chosen) > MOST_CHOSEN
        or not all(is_text(word, LONGEST_NAME) for pair in chosen.items() for word in pair)
    ):
        return False
    if not isinstance(ends, dict) or not all(key in ENDS and is_count(ends[key]) for key in ends):
        return False
    return all(_is_side(value.get(key)) for key in ("ours", "theirs"))


def _is_side(value: Any) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("causes"), dict):
        return False
    causes, men = value["causes"], value.get("men")
    if set(causes) != set(CAUSES) or not all(is_count(one) for one in causes.values()):
        return False
    return isinstance(men, list) and len(men) <= MOST_KINDS and all(_is_row(one, 3) for one in men)


def _is_row(value: Any, numbers: int) -> bool:
    """Id and name, then so many numbers."""
    if not isinstance(value, list) or len(value) != 2 + numbers:
        return False
    return all(is_text(one, LONGEST_NAME) for one in value[:2]) and all(is_count(one) for one in value[2:])
