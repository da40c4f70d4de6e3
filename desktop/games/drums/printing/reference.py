"""The battle on one page, in our words, with the clause behind every line and whose it is."""

from __future__ import annotations

from desktop.play.standing import mark_of
from desktop.printing.markup import heading, paragraph, quiet, table, text
from desktop.printing.sheet import tr
from rules_core.games.drums.state.battle import Battle
from rules_core.wording.tape import on_stick


def reference(battle: Battle) -> str:
    """What one looks up while playing; lengths and numbers as this battle has them."""
    marks = tr("No mark: the book. One star: likely. Two stars: our ruling.")
    parts = [paragraph(quiet(marks))]
    for title, lines in _parts(battle):
        rows = [(text(words), quiet(f"{ids}{mark_of(ids)}")) for words, ids in lines]
        parts.append(heading(title) + table(rows, (80, 20), tight=True))
    return "".join(parts)


def _parts(battle: Battle) -> list[tuple[str, list[tuple[str, str]]]]:
    song, options = battle.song, battle.world.options
    sticks = tr("Short {short}, Medium {medium}, Long {long}; on foot Medium, on horseback Long, in a straight line.")
    cover = tr("Light cover -{light}, heavy cover -{heavy}; the best on the line counts.")
    return [
        (
            tr("A turn"),
            [
                (tr("Roll 1 to 3 dice. Each at Quality or more is an action; 1 always misses, 6 never."), "S-PRO-5"),
                (tr("Two misses in one roll: act with what you have, then the other side plays."), "S-PRO-9"),
                (tr("One attack in each turn; one action more on it lowers the foe by 1."), "S-AM-3, S-AM-4"),
            ],
        ),
        (
            tr("Moving"),
            [
                (
                    sticks.format(short=on_stick(song.short), medium=on_stick(song.medium), long=on_stick(song.long)),
                    "S-SCL-2, SDS-MOV-1",
                ),
                (tr("Broken ground: one stick shorter. Touching an enemy who stands: stop."), "SDS-MOV-4, SDS-MOV-12"),
                (tr("Leaving hand-to-hand combat: 2 actions, after a free attack of each foe there."), "SDS-HTH-22"),
            ],
        ),
        (
            tr("Orders of a Leader"),
            [
                (
                    tr("1 action, to 2 to 6 men in a chain within Long; the worst Quality rolls for all."),
                    "S-GRP-1, S-GRP-9",
                ),
                (
                    tr("Volley: one die, the worst sum of all, and -1 on the target for each musket more."),
                    "S-VOL-5, S-VOL-8",
                ),
                (tr("Shoot and Reload: two equal lines, all loaded, 2 actions."), "S-SNR-1, S-SNR-5"),
                (tr("Regroup: anybody within Long; each ends touching another."), "S-REG-1, S-REG-5"),
            ],
        ),
        (
            tr("Fire: only the target can be harmed"),
            [
                (tr("Musket +2, +1, 0 by Long sticks; rifle +3, +2, +1. Empty afterwards."), "SDS-FIRE-1, SDS-FIRE-2"),
                (cover.format(light=options.light_cover, heavy=options.heavy_cover), "SDS-RNG-11, SDS-RNG-12"),
                (tr("The nearest who stands and is seen; aimed or in a volley anybody."), "SDS-RNG-8"),
                (
                    tr("Loading: musket 2 actions, rifle 3, kept from turn to turn. A 1: no cartridges left."),
                    "SDS-RNG-17, SDS-ACT-6",
                ),
            ],
        ),
        (
            tr("Both roll a die and add Combat"),
            [
                (tr("Beaten: the winner's die odd, a base width back; even, down."), "SDS-HTH-4, SDS-HTH-5"),
                (
                    tr("Twice as much kills; three times as much is gruesome, and friends roll Morale."),
                    "SDS-HTH-6, SDS-HTH-7",
                ),
                (
                    tr("-1 for each foe more than one, +1 mounted against foot, +1 higher or behind an obstacle."),
                    "SDS-HTH-8",
                ),
                (tr("+2 against who is down, and any win kills."), "SDS-HTH-8, SDS-HTH-18"),
            ],
        ),
        (
            tr("Morale and the end"),
            [
                (tr("3 dice. 1 miss, one fleeing move; 2, two; 3, gone."), "SDS-MOR-1"),
                (
                    tr("A squad breaks at two men: with a commander only if outnumbered."),
                    "S-END-2, S-END-3",
                ),
            ],
        ),
    ]
