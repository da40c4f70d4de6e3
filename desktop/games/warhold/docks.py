"""The docks of a war: who comes when, what is in the stores, and how the units are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal

from desktop.games.warhold.due import ONE_BY_ONE
from desktop.games.warhold.ground_view import ground_view_of
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.realms import FOOD, GOLD, MONSTER, icon_of, icon_of_race
from desktop.games.warhold.settled import settled_units
from desktop.games.warhold.sheets_panel import SheetsPanel
from desktop.games.warhold.stores_panel import StoresPanel
from desktop.games.warhold.tiles.figures import Muster
from desktop.look.theme import Theme
from desktop.play.models.row_table import RowTable
from desktop.play.models.rows import Cell, CellKind, Edit, Row
from desktop.play.panels.table_panel import TablePanel
from desktop.play.parts import DockPart, PlayParts
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.play import OF_A_TURN
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.state.war import Kingdom, Phase, Unit
from rules_core.games.warhold.words.grounds import place_said
from rules_core.kernel.requests import SeatId, options_of

SIDE_WIDE = 380
"""Of the docks at the left, in px at 100 %: the map is the largest thing."""
HEADING, SEAT, STORES = 0.15, 0.07, 0.24
"""Shares of the height: the seats' grows with each of them, and the units have the rest."""
UPKEEP = (Phase.GATHER, Phase.PAY, Phase.TRAIN, Phase.TRADE, Phase.EQUIP)


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarholdDocks", text, "", count)


class NotedTable(TablePanel):
    """A table whose heading says in a few words how things stand."""

    noted = Signal(str)

    def __init__(self, theme: Theme, model: RowTable, name: str, title: str, note: Callable[[], str]) -> None:
        super().__init__(theme, model, name, title, tr("There is nothing here now."))
        self._note = note
        model.session.changed.connect(self._tell)
        model.session.moved_on.connect(self._tell)

    def _tell(self) -> None:
        self.noted.emit(self._note())


def war_docks(parts: PlayParts) -> list[DockPart]:
    """Seats in order, stores, and units, at the left."""
    presenter = parts.presenter
    assert isinstance(presenter, WarPresenter)
    seats = NotedTable(
        parts.theme,
        RowTable(parts.session, (tr("Kingdom"), tr("Stores"), tr("Turn")), partial(seat_rows, presenter)),
        "table.seats",
        tr("Seats"),
        partial(_round, presenter),
    )
    units = NotedTable(
        parts.theme,
        RowTable(parts.session, (tr("Unit"), tr("Wounds"), tr("State")), partial(unit_rows, presenter)),
        "table.units",
        tr("Units"),
        partial(units_note, presenter),
    )
    seen = HEADING + SEAT * len(presenter.war.kingdoms)
    stores, sheets = StoresPanel(parts.theme, presenter), SheetsPanel(parts.theme, presenter)
    return [
        DockPart("seats", tr("Seats"), "round-table", seats, share=seen, note=_round(presenter), wide=SIDE_WIDE),
        DockPart("stores", tr("Stores"), "swap-bag", stores, share=STORES, note=stores.note()),
        DockPart("units", tr("Units"), "meeple-group", units, share=1 - seen - STORES, note=units_note(presenter)),
        DockPart("sheets", tr("Sheets"), "ui/file-text", sheets, at_left=False, is_on_demand=True),
    ]


# Seats


def _round(presenter: WarPresenter) -> str:
    number = presenter.war.round
    return tr("round {round}, in order").format(round=number) if number else ""


def seat_rows(presenter: WarPresenter) -> list[Row]:
    """W-SET-19. Kingdoms in the order of their turns, then the monsters."""
    war = presenter.war
    order = list(war.order) or list(war.seats)
    rows = [_seat(presenter, war.kingdom(seat), order) for seat in order]
    if not war.round:
        return rows
    fights = war.phase in (Phase.MONSTERS_MOVE, Phase.MONSTERS_FIGHT)
    pill = (
        Cell(tr("Now"), CellKind.PILL, tone="GOLD", filled=True)
        if fights
        else Cell(tr("Then"), CellKind.PILL, tone="ENEMY")
    )
    second = ground_view_of(war).count(len(war.monsters()))
    rows.append(Row("monsters", (Cell(tr("Monster Turn"), CellKind.NAME, second, MONSTER), Cell(""), pill), fights))
    return rows


def _seat(presenter: WarPresenter, kingdom: Kingdom, order: list[SeatId]) -> Row:
    war = presenter.war
    place = war.kingdoms.index(kingdom)
    count = tr("%n unit(s)", len(war.units_of(kingdom.seat)))
    second = tr("{who}, {units}").format(who=presenter.seat_name(kingdom.seat), units=count) if kingdom.race else ""
    name = Cell(presenter.kingdom_name(kingdom.seat), CellKind.NAME, second, icon_of_race(kingdom.race))
    stores = Cell(
        str(kingdom.gold),
        CellKind.PAIR,
        str(kingdom.food),
        GOLD,
        FOOD,
        edit=Edit(f"kingdoms/{place}/gold", kingdom.gold),
    )
    is_now = presenter.turn_of() == kingdom.seat
    return Row(f"kingdom-{kingdom.seat}", (name, stores, _turn(presenter, kingdom, order)), is_now)


def _turn(presenter: WarPresenter, kingdom: Kingdom, order: list[SeatId]) -> Cell:
    war = presenter.war
    if kingdom.is_out:
        return Cell(tr("Out"), CellKind.PILL, tone="ENEMY")
    if not war.round or war.phase is Phase.OVER:
        return Cell("")
    at = order.index(kingdom.seat)
    if war.phase in OF_A_TURN and at == war.turn_of:
        return Cell(tr("Now"), CellKind.PILL, tone="GOLD", filled=True)
    if war.phase not in OF_A_TURN or at < war.turn_of:
        return Cell(tr("Done"), CellKind.PILL)
    coming = [seat for seat in order[war.turn_of + 1 :] if not war.kingdom(seat).is_out]
    return Cell(tr("Next") if coming[0] == kingdom.seat else tr("Later"), CellKind.PILL, tone="HERO")


# Units


def units_note(presenter: WarPresenter) -> str:
    """Who may still do what belongs to the phase."""
    war = presenter.war
    seat = presenter.shown_seat()
    own = war.units_of(seat)
    able = ground_view_of(war).able(campaign_of(war), own)
    if able is None:
        return presenter.kingdom_note(seat)
    if war.phase is Phase.MOVE:
        stayed = settled_units(presenter.session)
        left = len([one for one in able if one.id not in stayed])
        return tr("{some} of {all} may still move").format(some=left, all=len(own))
    return tr("{some} of {all} may still attack").format(some=len(able), all=len(own))


def unit_rows(presenter: WarPresenter) -> list[Row]:
    """Who may act first, then the others; the lord before all of his kind."""
    war, request = presenter.war, presenter.session.pending
    campaign = campaign_of(war)
    subject = request.subject if request is not None else ""
    own = war.units_of(presenter.shown_seat())
    stayed = settled_units(presenter.session)
    offered = options_of(request) if request is not None and request.topic in ONE_BY_ONE else None
    able = ground_view_of(war).able(campaign, own) if offered is None else [one for one in own if one.id in offered]
    ready = {one.id for one in able or ()} - stayed
    own.sort(key=lambda one: (one.id != subject, one.id not in ready, one.kind != "lord"))
    muster = Muster(war, presenter.words)
    return [_unit(presenter, campaign, muster, one, chosen=one.id == subject, ready=one.id in ready) for one in own]


def _unit(presenter: WarPresenter, campaign: Campaign, muster: Muster, unit: Unit, *, chosen: bool, ready: bool) -> Row:
    war = campaign.state
    most = hit_points(campaign, unit)
    place = war.units.index(unit)
    named = ground_view_of(war).name(muster, unit)
    name = Cell(named, CellKind.NAME, place_said(presenter.words, war, unit.tile), icon_of(unit.profile, unit.kind))
    edit = Edit(f"units/{place}/wounds", unit.wounds)
    told = tr("{taken} of %n wound(s)", most).format(taken=unit.wounds)
    # None drawn is whole.
    wounds = Cell(told, CellKind.DROPS, now=unit.wounds, most=most, edit=edit) if unit.wounds else Cell("", edit=edit)
    return Row(unit.id, (name, wounds, _state(campaign, unit, chosen=chosen, ready=ready)), chosen)


def _state(campaign: Campaign, unit: Unit, *, chosen: bool, ready: bool) -> Cell:
    phase = campaign.state.phase
    if chosen:
        return Cell(tr("chosen"), CellKind.PILL, tone="WARN")
    if ready:
        words = {Phase.MOVE: tr("may move"), Phase.COMBAT: tr("may attack")}
        return Cell(words.get(phase, tr("may strike")), CellKind.PILL, tone="GOOD")
    if phase in (Phase.MOVE, Phase.EXPLORE):
        return Cell(tr("moved {points}").format(points=unit.spent) if unit.spent else tr("stays"))
    if phase is Phase.COMBAT:
        # When others strike back all of them count as done, also who had nobody to attack.
        return Cell(tr("has attacked") if unit.has_fought else "")
    if phase in UPKEEP:
        profile = campaign.profile(unit)
        if not profile.upkeep_gold and not profile.upkeep_food:
            return Cell(tr("no upkeep"))
        return Cell(tr("upkeep {gold}/{food}").format(gold=profile.upkeep_gold, food=profile.upkeep_food))
    return Cell("")
