"""What people corrected is told by name: dice, figures, fields."""

from __future__ import annotations

import pytest

from rules_core.games.village.content import setup
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.game import VillageGame
from rules_core.games.village.rules.amend import paths
from rules_core.games.village.state.facts import Amended
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.report_words import sentence
from rules_core.kernel.facts import RollCorrected
from rules_core.kernel.requests import SeatId, Topic
from rules_core.kernel.table import ENEMY, PLAYERS
from tests.games.village.words.test_report_words import texts_of
from tests.languages.templates import all_templates

GAME = VillageGame(setup.build(shipped(), {"heroes": ["maren-oak", "tobin-fletch"]}))
NAMES = SiegeNames(GAME.world)


def corrected(side: SeatId, topic: str, subject: str, need: int = 0) -> RollCorrected:
    return RollCorrected("SBH-ACT-2", side, Topic(topic), subject, need, (6, 2), (3, 2))


def test_corrected_dice_are_told_with_whose_and_what_for() -> None:
    told = sentence(corrected(PLAYERS, "activation", "maren-oak", 3), NAMES)
    assert told.text() == "Dice corrected, Maren Oak (activation): 3 2 and not 6 2."
    assert [(die.face, die.hit, die.side) for die in told.dice] == [(3, True, "heroes"), (2, False, "heroes")]
    assert sentence(corrected(ENEMY, "attack-die", "fen-wolf-3-2a"), NAMES).text() == (
        "Dice corrected, Fen Wolf 2a (the attack): 3 2 and not 6 2."
    )
    assert sentence(corrected(ENEMY, "spawn-edge", ""), NAMES).text() == "Dice corrected (the edge): 3 2 and not 6 2."


@pytest.mark.parametrize(
    "path, before, after, words",
    [
        ("supplies", "3", "5", "The table says otherwise: Supplies 5, not 3."),
        ("buildings/forge/integrity", "3", "5", "The table says otherwise, the Forge: Integrity 5, not 3."),
        ("buildings/forge/burning", "True", "False", "The table says otherwise, the Forge: on fire no, not yes."),
        (
            "models/maren-oak/position",
            "2540,254",
            "3810,508",
            "The table says otherwise: Maren Oak stands at 15.0 in by 2.0 in, not at 10.0 in by 1.0 in.",
        ),
        (
            "groups/2/behaviour",
            "raider",
            "hunter",
            "The table says otherwise, group 2: Behaviour hunter, not raider.",
        ),
        ("barricades/barricade-3", "barricade-3", "gone", "The table says otherwise: the Barricade is gone."),
        ("traps/new", "", "trap-3 at 1,2", "The table says otherwise: the Trap lies there too."),
        ("spent/overwatch", "False", "True", "The table says otherwise: Overwatch used this time: yes."),
        ("enemy_turn", "", "over", "The table says otherwise: the enemy's turn is over."),
        (
            "models/maren-oak/carrier",
            "",
            "tobin-fletch",
            "The table says otherwise: Tobin Fletch carries Maren Oak.",
        ),
        ("models/maren-oak/carrier", "tobin-fletch", "", "The table says otherwise: nobody carries Maren Oak."),
        ("acting/actions", "1", "2", "The table says otherwise, the activation: actions left 2, not 1."),
    ],
)
def test_a_correction_is_told_by_name(path: str, before: str, after: str, words: str) -> None:
    assert sentence(Amended("R-V37", path, before, after), NAMES).text() == words


def test_translators_see_all_of_it() -> None:
    known = set(all_templates())
    assert texts_of(sentence(corrected(PLAYERS, "reroll", "maren-oak"), NAMES)) <= known
    for path in paths(GAME.start()):
        told = texts_of(sentence(Amended("R-V37", path, "True", "False"), NAMES))
        assert {text for text in told if " " in text} <= known, path
