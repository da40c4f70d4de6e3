"""The docks of a battle: each squad man by man, with what is left of it and how far it is from breaking."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.battle_scene import badge_of, gauge_of, icon_of, token_view
from desktop.games.drums.presenter import BattlePresenter
from desktop.games.drums.question_marks import acting_model
from desktop.look.token import SIDES
from desktop.play.models.row_table import RowTable
from desktop.play.models.rows import Cell, CellKind, Edit, Row
from desktop.play.panels.table_panel import TablePanel
from desktop.play.parts import DockPart, PlayParts
from desktop.tabletop.company.model import CompanyModel
from desktop.tabletop.company.panel import CompanyPanel
from desktop.tabletop.company.views import Member, Strength
from desktop.tabletop.marks import SceneMarks
from rules_core.games.drums.content.squad_limits import total
from rules_core.games.drums.rules.ending import LEAST_WITHOUT_COMMANDER, points_of, present
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.drums.words.places import place_words
from rules_core.kernel.requests import SeatId
from rules_core.song.warband import Fate


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("BattleDocks", text, "", count)


def battle_docks(parts: PlayParts) -> list[DockPart]:
    """A dock for each squad, at the left."""
    presenter = parts.presenter
    assert isinstance(presenter, BattlePresenter)
    found: list[DockPart] = []
    for number, seat in enumerate(presenter.battle.seats):
        name = f"squad-{seat}"
        title = presenter.seat_name(seat)
        headings = (tr("Soldier"), tr("Musket"), tr("State"))
        model = RowTable(parts.session, headings, partial(_rows, presenter, seat))
        empty = tr("Nobody is here yet. Others see a squad only when all are complete.")
        table = TablePanel(parts.theme, model, f"table.{name}", title, empty)
        men = CompanyModel(parts.session, partial(_members, presenter, seat))
        panel = CompanyPanel(parts.theme, table, men, partial(_strength, presenter, seat), SIDES[number])
        # They stand below each other, one as high as the other.
        found.append(DockPart(name, title, "shako", panel, share=1 / len(presenter.battle.seats)))
    return found


def _members(presenter: BattlePresenter, seat: SeatId) -> list[Member]:
    """The men of a squad, as soon as all may see it."""
    battle = presenter.battle
    if battle.phase is Phase.SQUADS:
        return []
    about = acting_model(battle, presenter.session.pending)
    men = [one for one in battle.models.values() if one.side == seat]
    return [_member(battle, one, presenter.names, chosen=one.id == about) for one in men]


def _member(battle: Battle, man: Soldier, names: BattleNames, *, chosen: bool) -> Member:
    view = token_view(battle, man, SceneMarks(), names)
    state = _away(man)
    # Which of them a question means stands on the map.
    gauge = view.gauge if man.in_play else None
    has_acted = view.has_acted and man.in_play
    # A tile stands where it stands, wherever the man goes.
    token = replace(view, x=0, y=0, chosen=chosen, gauge=gauge, has_acted=has_acted, greyed=bool(state))
    return Member(token, names.soldier(man.profile.id), state, is_lost=man.fate in (Fate.DEFEATED, Fate.FLED))


def _away(man: Soldier) -> str:
    """Why a man is not on the table; "" for whoever is."""
    words = {Fate.DEFEATED: tr("Fallen"), Fate.FLED: tr("Gone"), Fate.WAITING: tr("Not there yet")}
    return words.get(man.fate, "")


def _strength(presenter: BattlePresenter, seat: SeatId) -> Strength:
    battle = presenter.battle
    if battle.phase is Phase.SQUADS:
        return Strength(0, 0)
    left, half = len(present(battle, seat)), losses_to_half(battle, seat)
    return Strength(
        len([one for one in battle.models.values() if one.side == seat]),
        left,
        left - half if half else 0,
        LEAST_WITHOUT_COMMANDER if left > LEAST_WITHOUT_COMMANDER else 0,
        left_words(battle, seat),
        losses_words(battle, seat),
    )


def _rows(presenter: BattlePresenter, seat: SeatId) -> list[Row]:
    battle = presenter.battle
    if battle.phase is Phase.SQUADS:
        return _bought(battle, seat, presenter.names)
    about = acting_model(battle, presenter.session.pending)
    men = [one for one in battle.models.values() if one.side == seat]
    return [_row(battle, one, presenter.names, chosen=one.id == about) for one in men]


def _bought(battle: Battle, seat: SeatId, names: BattleNames) -> list[Row]:
    """What a squad has so far, as those who look may know it: of another's squad nothing."""
    kinds = battle.squads[seat].soldiers
    if not kinds:
        return []
    types = battle.world.content.soldiers
    points = total([types[one] for one in kinds])
    words = tr("{points} of {most} points").format(points=points, most=battle.world.points_of(seat))
    rows = [Row(f"standing-{seat}", (Cell(words, CellKind.NAME), Cell(""), Cell("")), is_heading=True)]
    for one in dict.fromkeys(kinds):
        card = types[one].profile
        second = tr("Quality {quality}+, Combat {combat}").format(quality=card.quality, combat=card.combat)
        name = Cell(names.soldier(one), CellKind.NAME, second, icon_of(card))
        many = Cell(tr("%n (man|men)", kinds.count(one)))
        rows.append(Row(one, (name, many, Cell(tr("%n point(s)", types[one].points * kinds.count(one))))))
    return rows


def men_words(battle: Battle, seat: SeatId) -> str:
    """How many are left of how many."""
    men = sum(1 for one in battle.models.values() if one.side == seat)
    return tr("{left} of {all} men").format(left=len(present(battle, seat)), all=men)


def left_words(battle: Battle, seat: SeatId) -> str:
    """How many are left, who may still act, and what the squad has won."""
    men = [one for one in battle.models.values() if one.side == seat]
    words = [men_words(battle, seat)]
    if battle.phase is Phase.TURN and battle.turn_of == seat:
        words.append(tr("%n may act", len([one for one in men if one.in_play and not battle.has_acted(one)])))
    if battle.phase in (Phase.TURN, Phase.OVER):
        words.append(tr("%n victory point(s)", points_of(battle, seat) // 2))
    return ", ".join(words)


def losses_words(battle: Battle, seat: SeatId) -> str:
    """After how many more losses everybody rolls Morale, and after how many the squad breaks at the latest."""
    left, half = len(present(battle, seat)), losses_to_half(battle, seat)
    words: list[str] = []
    if half:
        words.append(tr("All roll Morale after %n more loss(es)", half))
    if left > LEAST_WITHOUT_COMMANDER:
        words.append(tr("breaks after %n", left - LEAST_WITHOUT_COMMANDER))
    told = ", ".join(words)
    return told[:1].upper() + told[1:]


def losses_to_half(battle: Battle, seat: SeatId) -> int:
    """After how many more losses everybody rolls Morale (SDS-MOR-4); 0 where that is over, or not yet known."""
    start = battle.start_counts.get(seat, 0)
    if not start or seat in battle.half_tested:
        return 0
    left = len(battle.men(seat))
    return next((lost for lost in range(1, left + 1) if battle.is_halved(seat, left - lost, start)), 0)


def _row(battle: Battle, man: Soldier, names: BattleNames, *, chosen: bool) -> Row:
    place = place_words(battle, man) if man.in_play else ""
    # Where somebody is indoors matters more than what stands on every card of his.
    strong = tr("Quality {quality}+, Combat {combat}").format(quality=man.quality, combat=man.profile.combat)
    second = f"{place[:1].upper()}{place[1:]}" or strong
    called = tr("{badge} {name}").format(badge=badge_of(man, names), name=names.soldier(man.profile.id))
    name = Cell(called, CellKind.NAME, second, icon_of(man.profile))
    return Row(man.id, (name, _musket(battle, man), _state(battle, man)), chosen)


def _musket(battle: Battle, man: Soldier) -> Cell:
    gauge = gauge_of(battle, man)
    if gauge is None or not man.in_play:
        return Cell("")
    edit = Edit(f"models/{man.id}/loaded", man.loaded)
    if gauge.useless:
        return Cell(gauge.words, CellKind.PILL, tone="ENEMY", edit=edit)
    return Cell(gauge.words, CellKind.CELLS, now=gauge.filled, most=gauge.most, edit=edit)


def _state(battle: Battle, man: Soldier) -> Cell:
    if not man.in_play:
        return Cell(_away(man), CellKind.PILL, tone="ENEMY" if man.fate is Fate.DEFEATED else "QUIET")
    edit = Edit(f"models/{man.id}/knocked_down", man.knocked_down)
    if man.knocked_down:
        return Cell(tr("Knocked down"), CellKind.PILL, tone="WARN", edit=edit)
    if man.side != battle.turn_of:
        return Cell("", edit=edit)
    if battle.has_acted(man):
        return Cell(tr("Has acted"), CellKind.PILL, tone="QUIET", edit=edit)
    return Cell(tr("May act"), CellKind.PILL, tone="GOOD", edit=edit)
