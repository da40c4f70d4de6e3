"""The game on one page, in our words, with the clause or chapter behind every line."""

from __future__ import annotations

from desktop.games.village.models.heart_words import heart_of
from desktop.games.village.printing.people import orders
from desktop.look.lengths import plain
from desktop.printing.markup import heading, quiet, table, text
from desktop.printing.sheet import tr
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames


def reference(siege: Siege, _names: SiegeNames) -> str:
    """What one looks up while playing; lengths as this game has set them."""
    return "".join(heading(title) + _lines(lines) for title, lines in _parts(siege))


def _lines(lines: list[tuple[str, str]]) -> str:
    return table([(text(words), quiet(clause)) for words, clause in lines], (86, 14), tight=True)


def _parts(siege: Siege) -> list[tuple[str, list[tuple[str, str]]]]:
    options = siege.world.options
    return [
        (
            tr("A wave"),
            [
                (
                    tr("Place the enemies, deploy the heroes, then in rounds: all heroes, all enemies."),
                    "ch. 5.1, 6.1",
                ),
                (tr("Over when no enemy is left. Then fires, tokens, Supplies, and the council."), "ch. 7.1"),
                (
                    tr("Lost when {heart} falls. Won when it stands after the last wave.").format(
                        heart=heart_of(siege)
                    ),
                    "ch. 8",
                ),
            ],
        ),
        (
            tr("An activation"),
            [
                (tr("Roll 1 to 3 dice. Each at Quality or more is an action; 1 always misses, 6 never."), "SBH-ACT-2"),
                (tr("Two misses in one roll: act with what you have, then your side's turn is over."), "SBH-ACT-8"),
                (tr("One attack in each turn. Unused actions are lost."), "SBH-ACT-12"),
                (tr("2 actions: power attack or aimed shot, the foe at -1. 1 action: stand up."), "SBH-ACT-13"),
            ],
        ),
        (
            tr("Moving"),
            [
                (
                    tr("One straight line. Short {short}, Medium {medium}, Long {long}.").format(
                        short=plain(siege.song.short),
                        medium=plain(siege.song.medium),
                        long=plain(siege.song.long),
                    ),
                    "SBH-MOV-4",
                ),
                (
                    tr("Broken ground, obstacle: one stick shorter. Touching an enemy who stands: stop."),
                    "SBH-MOV-5",
                ),
                (tr("Whoever leaves a melee suffers a free blow from each standing foe there."), "SBH-MOV-12"),
                (
                    tr("A rider takes up a friend on foot, away from enemies: 1 action. If it falls, both lie there."),
                    "OPEN-17, 19",
                ),
            ],
        ),
        (
            tr("Melee: both roll a die and add Combat"),
            [
                (
                    tr("Higher wins: odd die, the loser recoils a base, or is down without room; even die, down."),
                    "SBH-HTH-2, 11",
                ),
                (
                    tr("Twice as much kills; three times as much is gruesome, and friends roll Morale."),
                    "SBH-HTH-2",
                ),
                (tr("-1 for each foe more than one. +1 larger, mounted, higher or behind an obstacle."), "SBH-HTH-4"),
                (tr("+2 against who is down or transfixed, and any win kills."), "SBH-HTH-13"),
            ],
        ),
        (
            tr("Shooting: as melee, but only the shooter can win"),
            [
                (tr("First stick 0, second -2, third -4. Cover -1. Large target +1."), "SBH-RNG-2, 3"),
                (tr("Not while in contact, not at somebody in contact with friends. Nearest first."), "SBH-RNG-10, 11"),
            ],
        ),
        (
            tr("Wounds and Morale"),
            [
                (
                    tr("Tough: a kill costs 1 Quality; at 7 it is defeated. Gruesome: defeated at once."),
                    "SBH-TGH-1",
                ),
                (tr("Morale: 3 dice. 1 miss, one fleeing move; 2, two; 3, removed."), "SBH-MOR-1"),
            ],
        ),
        (
            tr("Buildings"),
            [
                (
                    tr("Combat {combat}; a win costs 1 Integrity, a draw or loss nothing.").format(
                        combat=options.building_combat
                    ),
                    "ch. 6.4",
                ),
                (tr("Torch Bearers set fire with a hit. Beside it a hero puts it out for 1 action."), "ch. 6.5"),
                (
                    tr("Barricade: within {reach} of a building, Integrity {integrity}. Trap: within {far}.").format(
                        reach=plain(options.barricade_reach),
                        integrity=options.barricade_integrity,
                        far=plain(options.trap_reach),
                    ),
                    "ch. 7.7, 7.8",
                ),
            ],
        ),
        (
            tr("The six Behaviours"),
            [(f"{tr(one.value.capitalize())}: {orders(one, siege)}", "ch. 6.3") for one in Behaviour],
        ),
    ]
