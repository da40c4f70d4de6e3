"""Defenders on one page, in our words, with the clause behind every line."""

from __future__ import annotations

from desktop.printing.markup import heading, quiet, table, text
from desktop.printing.sheet import tr
from rules_core.games.defenders.options import DefendersOptions


def reference(options: DefendersOptions) -> str:
    """What one looks up while playing, by the settings of this game."""
    return "".join(heading(title) + _lines(lines) for title, lines in _parts(options))


def _lines(lines: list[tuple[str, str]]) -> str:
    return table([(text(words), quiet(clause)) for words, clause in lines], (84, 16), tight=True)


def _parts(options: DefendersOptions) -> list[tuple[str, list[tuple[str, str]]]]:
    return [
        (
            tr("Making the city"),
            [
                (tr("In turn: begin a stack, add to one, or finish one of two cards or more."), "D-CITY-2"),
                (tr("A card gives a type, by its value, or a word, by its suit."), "D-CITY-7"),
                (tr("Ace to 5: area or group. 6 to 10: military. Jack, Queen, King: special."), "D-LOC-1, D-DEF-1"),
            ],
        ),
        (
            tr("A turn"),
            [
                (tr("Reflection: the First Player frames a scene. Only now may tactics be discussed."), "D-REF-1"),
                (tr("Threats act: the First Player turns a card. No conferring from here on."), "D-TA-1, D-NOC-1"),
                (tr("Heart: help for the reserve. Spade: a new threat. Club: an attack."), "D-TA-2, D-TA-4, D-TA-5"),
                (tr("The Joker: the reserve arrives, and all threats attack."), "D-TA-6"),
                (tr("Defenders act: each may move one unit along one way; then one ability."), "D-DA-1, D-DA-10"),
            ],
        ),
        (
            tr("Diamonds"),
            [
                (tr("Ace to 3: the next attack aims where the city is weak."), "D-EVT-1"),
                (tr("4 to 6: 1 point of morale damage."), "D-EVT-5"),
                (tr("7 to 10: those of this value attack at once, else those nearest to it."), "D-EVT-6"),
                (
                    tr("Jack, Queen, King: one great threat acts. Jack: 2 morale. Queen: a duel. King: a ruin."),
                    "D-EVT-8",
                ),
            ],
        ),
        (
            tr("An attack"),
            [
                (tr("Club, one die: 1 or 2 lower, 3 or 4 equal, 5 or 6 higher threats attack."), "D-ATK-1"),
                (tr("The first to a way in by lot; each later one with it on 4 or more, else by lot."), "D-ATK-4"),
                (tr("Then each may move one individual; tell attack and defence, compare totals."), "D-ATK-9, D-BAT-2"),
            ],
        ),
        (
            tr("The totals"),
            [
                (tr("Ours: values of groups and regiments, and a die; one more with a Queen."), "D-STR-1, D-STR-5"),
                (tr("1 for each word tough, numerous, big, strong, violent, bloodthirsty."), "D-STR-2"),
                (tr("1 each for a military, a well constructed and an underground place."), "D-STR-3"),
                (tr("Theirs: values of all but Jacks, Queens and Kings, and a die."), "D-STR-7, D-STR-9"),
                (tr("One more die for these, unless a Jack meets a Jack or a King a King."), "D-STR-8"),
            ],
        ),
        (
            tr("Won or lost"),
            [
                (tr("Won: each defender may destroy one threat of its value or less."), "D-WIN-2"),
                (tr("Lost: Kings fall; a Jack saves one; each threat destroys one of its value or less."), "D-LOSS-1"),
                (tr("The rest is wounded and flees; the place is occupied."), "D-LOSS-4, D-LOSS-7"),
                (tr("Each wound and each point of morale damage takes 1 from a value."), "D-MOR-1, D-MOR-2"),
                (tr("A dear place lost or a dear unit killed: 1 point of morale damage."), "D-MOR-6, D-MOR-8"),
            ],
        ),
        (
            tr("Abilities, and the end"),
            [
                (
                    tr("Engineers repair a ruin on {repair} or more, healers a wound of each on {heal}.").format(
                        repair=options.repair_need, heal=options.heal_need
                    ),
                    "D-SPC-1, D-SPC-2",
                ),
                (
                    tr("A Jack takes back 1 point of morale damage on {need} or more.").format(
                        need=options.inspire_need
                    ),
                    "D-SPC-3",
                ),
                (tr("A King shoots: one die each; the threat is destroyed unless its die is higher."), "D-SPC-4"),
                (tr("Lost when every defender is dead; won without threats or cards. Then last scenes."), "D-END-1"),
            ],
        ),
    ]
