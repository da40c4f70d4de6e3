"""Warhold on one page, in our words, with the clause behind every line."""

from __future__ import annotations

from desktop.printing.markup import heading, quiet, table, text
from desktop.printing.sheet import tr
from rules_core.games.warhold.options import WarholdOptions


def reference(options: WarholdOptions) -> str:
    """What one looks up while playing, by the settings of this game."""
    return "".join(heading(title) + _lines(lines) for title, lines in _parts(options))


def _lines(lines: list[tuple[str, str]]) -> str:
    return table([(text(words), quiet(clause)) for words, clause in lines], (82, 18), tight=True)


def _parts(options: WarholdOptions) -> list[tuple[str, list[tuple[str, str]]]]:
    moved = tr("Whoever ends a move on a ruin explores it.")
    return [
        (
            tr("The end of the war"),
            [
                (tr("The last lord alive wins. Whoever loses the lord is out."), "W-WIN-1, W-DTH-2"),
                (tr("A lord without land and army is dethroned."), "W-DTH-1"),
            ],
        ),
        (
            tr("A turn: Upkeep"),
            [
                (tr("Gather, pay, train and build, heal and trade, equip; in this order."), "W-UPK-2"),
                (tr("Whoever is not paid leaves. New ones pay from the next turn on."), "W-UPK-5, W-UPK-11"),
                (tr("Each engineer builds one thing a turn: a level, a siege engine or a bridge."), "W-UPK-14"),
                (tr("In town a wound costs 25 gold, and a lord may see three cards of equipment."), "W-TWN-7, W-TWN-9"),
            ],
        ),
        (
            tr("A turn: Movement"),
            [
                (tr("Rows and columns, never diagonally. Forest costs 2, mountain 3, all else 1."), "W-ATT-2, W-MAP-2"),
                (tr("One unit a tile. Friends let each other through, enemies do not."), "W-MAP-4, W-MAP-6"),
                (tr("Whoever steps away from an enemy is struck at by each that stands beside."), "W-AOO-1, W-AOO-3"),
                (moved if options.explore_when_moved else tr("Whoever stands on a ruin explores it."), "W-RUI-4"),
            ],
        ),
        (
            tr("A turn: Combat"),
            [
                (tr("Ranged units reach 2 tiles, siege engines 3; a corner is two tiles."), "W-CMB-2, W-CMB-3"),
                (tr("Units of one type strike one target together; attacks may be divided."), "W-CMB-5, W-CMB-10"),
                (tr("Roll to hit, then each hit to wound. A 6 always does, a 1 never."), "W-CMB-8, W-ATT-5"),
                (tr("Modifiers are added to the roll. Special rules name natural faces."), "W-ATT-13, W-FAQ-6"),
                (tr("Walls help whoever is inside; each siege engine beside lowers them."), "W-STR-8, W-SIE-4"),
                (tr("Siege engines move or shoot. Nothing alters their rolls."), "W-SIE-1, W-SIE-6"),
                (tr("Then everybody who was attacked may strike back."), "W-CMB-12"),
            ],
        ),
        (
            tr("A turn: its end"),
            [
                (tr("A die: 1 disaster, 2 monster, 3 to 5 random encounter, 6 boon."), "W-EOT-1"),
                (tr("Leadership: a die up to the number, never a 6."), "W-ATT-14"),
                (tr("A stronghold that nobody defends is taken by whoever is inside."), "W-SEI-1"),
            ],
        ),
        (
            tr("The Monster Turn"),
            [
                (tr("Each makes for the nearest: unit, then stronghold, then town."), "W-MTN-2, W-MTN-3"),
                (tr("Every tile costs 1. Whoever has somebody beside stays and fights."), "W-MON-12, W-MTN-9"),
                (tr("More than half the tiles of an empty place: it is destroyed."), "W-MTN-11"),
                (tr("Monsters strike first, then you may strike them."), "W-MTN-17"),
            ],
        ),
    ]
