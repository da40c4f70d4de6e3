"""The sheets of a battle: squads, cards, the rules that are looked up, and where everything stands."""

from __future__ import annotations

from PySide6.QtGui import QImage

from desktop.games.drums.battle_scene import icon_of, name_of
from desktop.games.drums.measured_table import BattleOnTable
from desktop.games.drums.printing.reference import reference
from desktop.games.drums.table_picture import table_image
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.printing.markup import (
    beside_icon,
    boxes,
    cut_out,
    heading,
    icon,
    paragraph,
    picture,
    quiet,
    strong,
    table,
    text,
)
from desktop.printing.sheet import PrintSheet, chronicle_sheet, tr
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.games.drums.rules.amend import loading_of
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.games.drums.words.goals import figures, goal_of
from rules_core.games.drums.words.squad_words import origin_names, part_name, trait_names
from rules_core.song.warband import Fate
from rules_core.wording.tape import tape_centimetres, tape_inches
from rules_core.wording.translation import official

PICTURE = "table"
PICTURE_WIDE = 520
"""In px of the page."""
SHARP = 2.0
IN_A_ROW = 3
ROWS = 5


def battle_sheets(session: MatchSession) -> tuple[PrintSheet, ...]:
    """All sheets there are, in the order of the dialog. Nobody's squad is printed before all are complete."""
    battle, words = session.state, session.words
    assert isinstance(battle, Battle)
    assert isinstance(words, DrumsWords)
    rules = PrintSheet(
        "reference", tr("The rules on one page"), tr("What one looks up while playing"), lambda: reference(battle)
    )
    chronicle = chronicle_sheet(KnownToAll(session))
    if battle.phase is Phase.SQUADS:
        return (rules, chronicle)
    scenario = PrintSheet(
        "scenario", tr("The scenario"), tr("Its story, its goal, and how it stands"), lambda: _scenario(battle, words)
    )
    return (
        *((scenario,) if battle.world.scenario is not None else ()),
        PrintSheet(
            "roster",
            tr("The squads"),
            tr("Every man with boxes for loading"),
            lambda: _roster(battle, words),
        ),
        PrintSheet(
            "cards", tr("Cards to cut out"), tr("One for each man"), lambda: _cards(battle, words), is_usual=False
        ),
        PrintSheet(
            "build-up",
            tr("Build the table up"),
            tr("A picture, and where everything is measured to"),
            lambda: _build_up(battle, words),
            lambda: _pictures(battle, words),
        ),
        rules,
        chronicle,
    )


def _scenario(battle: Battle, words: DrumsWords) -> str:
    scenario = battle.world.scenario
    assert scenario is not None
    story = official(f"scenario/{scenario.id}/text", scenario.text)
    told = "".join([paragraph(text(one)) for one in (story, goal_of(battle)) if one])
    sides = [
        (tr("Attacker"), words.called(battle.attacker)),
        (tr("Defender"), words.called(battle.defender)),
        *figures(battle),
    ]
    rows = "".join([paragraph(f"{strong(name)} {text(number)}") for name, number in sides])
    return heading(words.called(scenario.id)) + told + rows


def _roster(battle: Battle, words: DrumsWords) -> str:
    head = (tr("Who"), tr("Points"), tr("Quality"), tr("Combat"), tr("Weapons and rules"), tr("Loading"))
    parts: list[str] = []
    for seat in battle.seats:
        men = [one for one in battle.models.values() if one.side == seat]
        parts.append(heading(words.called(seat)))
        points = sum(one.profile.points for one in men)
        parts.append(paragraph(text(tr("Men: {count}. Points: {points}.").format(count=len(men), points=points))))
        parts.append(table([_line(battle, one, words) for one in men], (30, 8, 9, 9, 28, 16), head, tight=True))
    return "".join(parts)


def _line(battle: Battle, man: Soldier, words: DrumsWords) -> tuple[str, ...]:
    who = f"{icon(icon_of(man.profile))}&nbsp;{strong(name_of(man, words.names))}"
    if not man.in_play:
        who += " " + quiet(tr("not on the table"))
    of = origin_names(words.names, battle.world.content.soldiers[man.profile.id])
    rules = ", ".join([*of, *_rules(battle, man)])
    return (
        who,
        beside_icon(text(str(man.profile.points))),
        beside_icon(text(f"{man.quality}+")),
        beside_icon(text(str(man.profile.combat))),
        beside_icon(text(rules)),
        beside_icon(_loading(battle, man)),
    )


def _rules(battle: Battle, man: Soldier) -> list[str]:
    """His weapons as he holds them now, and what he can do."""
    kind = battle.world.content.soldiers[man.profile.id]
    return [*[part_name(battle.world.content, one) for one in battle.arms_of(man)], *trait_names(kind)]


def _loading(battle: Battle, man: Soldier) -> str:
    """A box for each action of loading, ticked as far as it is done."""
    done, most = loading_of(battle, man)
    if not most:
        return ""
    return text(tr("no cartridges")) if man.out_of_ammunition else boxes(most, done)


def _cards(battle: Battle, words: DrumsWords) -> str:
    men = [one for one in battle.models.values() if one.in_play or one.fate is not Fate.DEFEATED]
    return cut_out([_card(battle, one, words) for one in men], IN_A_ROW, ROWS)


def _card(battle: Battle, man: Soldier, words: DrumsWords) -> str:
    card = man.profile
    figures = tr("Quality {quality}+, Combat {combat}, points: {points}")
    lines = [
        f"{icon(icon_of(card))}&nbsp;{strong(name_of(man, words.names))}",
        text(figures.format(quality=card.quality, combat=card.combat, points=card.points)),
        text(", ".join(_rules(battle, man))),
        _loading(battle, man),
    ]
    return "<br>".join(one for one in lines if one)


def _build_up(battle: Battle, words: DrumsWords) -> str:
    on_table = BattleOnTable(battle, words.names)
    rows = [on_table.row(one, both_lengths) for one in on_table.placements()]
    note = tr("All lengths run along the edges of the table, to the side of a piece or to the edge of a base.")
    goal = goal_of(battle)
    parts = [paragraph(strong(goal))] if goal else []
    parts += [paragraph(text(note)), picture(PICTURE, PICTURE_WIDE)]
    for kind, title in on_table.families().items():
        family = [one for one in rows if one.placement.kind == kind]
        if family:
            parts.append(heading(title))
            lines = [
                (strong(one.title), "<br>".join(text(said) for said in one.measured), quiet("; ".join(one.more)))
                for one in family
            ]
            parts.append(table(lines, (28, 42, 30), tight=True))
    parts.extend(paragraph(text(one)) for one in on_table.last_words(both_lengths))
    return "".join(parts)


def _pictures(battle: Battle, words: DrumsWords) -> dict[str, QImage]:
    look = Theme(LookName.LIGHT, 100).look
    return {PICTURE: table_image(battle, words.names, look, SHARP * PICTURE_WIDE)}


def both_lengths(units: int) -> str:
    """A length in both units: nobody can switch a printed sheet."""
    return f"{tape_inches(units)} ({tape_centimetres(units)})"
