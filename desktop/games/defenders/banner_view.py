"""What the banner of Defenders says: the step, what is at stake in it, who sits round the table, and who is silent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.look.widgets.banner import BannerSide, BannerStep, BannerView, Figure, Silence
from desktop.look.widgets.seat_row import SeatView
from desktop.play.presenter import Presenter
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Phase
from rules_core.games.defenders.state.facts import CityTurn
from rules_core.kernel.requests import SeatId


@dataclass(frozen=True)
class Step:
    """A part of the game: whose colour it has, what it is called, and its picture."""

    side: BannerSide
    title: str
    icon: str


MAKING: Final = Step(BannerSide.COUNCIL, QT_TRANSLATE_NOOP("Siege", "The city takes shape"), "castle")
DRAWING: Final = Step(BannerSide.COUNCIL, QT_TRANSLATE_NOOP("Siege", "The map is drawn"), "treasure-map")
THREATS: Final = Step(BannerSide.ENEMIES, QT_TRANSLATE_NOOP("Siege", "Threats act"), "burning-embers")
DEFENDERS: Final = Step(BannerSide.HEROES, QT_TRANSLATE_NOOP("Siege", "Defenders act"), "bordered-shield")
EPILOGUE: Final = Step(BannerSide.COUNCIL, QT_TRANSLATE_NOOP("Siege", "Epilogue"), "open-book")
STEPS: Final = {
    Phase.SETTING: Step(BannerSide.COUNCIL, QT_TRANSLATE_NOOP("Siege", "A world is chosen"), "castle"),
    Phase.CITY: MAKING,
    Phase.LEFTOVERS: MAKING,
    Phase.FEATURES: DRAWING,
    Phase.DRAWING: DRAWING,
    Phase.CONNECTIONS: DRAWING,
    Phase.ENTRIES: DRAWING,
    Phase.PLACING: Step(BannerSide.HEROES, QT_TRANSLATE_NOOP("Siege", "Defenders take their posts"), "bordered-shield"),
    Phase.MENACE: Step(BannerSide.ENEMIES, QT_TRANSLATE_NOOP("Siege", "Threats gather"), "burning-embers"),
    Phase.REFLECTION: Step(BannerSide.COUNCIL, QT_TRANSLATE_NOOP("Siege", "Reflection"), "conversation"),
    Phase.THREATS: THREATS,
    Phase.MOVES: THREATS,
    Phase.REINFORCEMENTS: THREATS,
    Phase.BATTLES: THREATS,
    Phase.DEFENDERS: DEFENDERS,
    Phase.BUMPS: DEFENDERS,
    Phase.ABILITY: DEFENDERS,
    Phase.EPILOGUE: EPILOGUE,
    Phase.OVER: EPILOGUE,
}


TURN: Final = (STEPS[Phase.REFLECTION], THREATS, DEFENDERS)
"""D-TRN-1. The steps of a turn."""
TOLD: Final = (
    QT_TRANSLATE_NOOP("Siege", "a scene, if you like"),
    QT_TRANSLATE_NOOP("Siege", "a card of the deck"),
    QT_TRANSLATE_NOOP("Siege", "moves, one ability"),
)


def tr(text: str) -> str:
    """A text of the siege in the language in force."""
    return QCoreApplication.translate("Siege", text)


def banner_view(presenter: Presenter) -> BannerView:
    """The banner for the moment that is seen."""
    state = presenter.session.state
    assert isinstance(state, City)
    step = STEPS[state.phase]
    request = presenter.session.pending
    if request is None and state.phase is Phase.OVER:
        return Presenter.banner(presenter)
    who = request.who if request is not None else ""
    silence = None
    if presenter.is_unhelped:
        alone = tr("{name} decides alone. Odds and hints are off.").format(name=presenter.seat_name(SeatId(who)))
        silence = Silence(tr("No conferring"), alone if who else tr("Odds and hints are off."))
        if request is not None and request.topic == topics.VERDICT:
            # R-D33. The others say together whether a tale makes sense: of this alone they may talk.
            silence = Silence(
                tr("The others decide"), tr("Talk about this tale alone, not about tactics."), "conversation"
            )
    return BannerView(
        step.side,
        tr(step.title),
        _second(presenter, state),
        step.icon,
        _figures(presenter, state),
        seats=() if silence else _seats(presenter, state, who),
        silence=silence,
        steps=_steps(state),
    )


def _steps(state: City) -> tuple[BannerStep, ...]:
    """D-TRN-1. Reflection, Threats act, Defenders act: which are done, and which is under way."""
    if not state.turn or state.phase in (Phase.EPILOGUE, Phase.OVER):
        return ()
    now = STEPS[state.phase]
    at = TURN.index(now)
    return tuple(
        BannerStep(tr(one.title), tr(second), number < at, number == at)
        for number, (one, second) in enumerate(zip(TURN, TOLD, strict=True))
    )


def _second(presenter: Presenter, state: City) -> str:
    request = presenter.session.pending
    if state.turn:
        first = presenter.seat_name(state.seats[state.first])
        return tr("Turn {turn}, {name} is First Player").format(turn=state.turn, name=first)
    if state.phase is Phase.CITY:
        turn = sum(isinstance(told.fact, CityTurn) for told in presenter.session.facts)
        # Also while the turn is being told, when nobody is asked.
        who = request.who if request is not None else state.seats[state.turn_of]
        return tr("Turn {turn}, {name} plays").format(turn=turn, name=presenter.seat_name(who))
    return tr("before the siege")


def _figures(presenter: Presenter, state: City) -> tuple[Figure, ...]:
    if state.phase is Phase.SETTING:
        return ()
    if state.phase in (Phase.CITY, Phase.LEFTOVERS):
        return _of_the_city(presenter, state)
    if state.phase in (Phase.FEATURES, Phase.DRAWING, Phase.CONNECTIONS, Phase.ENTRIES):
        drawn = sum(one.is_drawn for one in state.locations)
        return (Figure(tr("Locations drawn"), _of(drawn, len(state.locations))),)
    if state.phase is Phase.PLACING:
        placed = sum(bool(one.place) for one in state.units)
        return (Figure(tr("Defenders placed"), _of(placed, len(state.units))),)
    if state.phase is Phase.MENACE:
        return (Figure(tr("Threats"), _of(len(state.threats), len(state.units))),)
    alive = Figure(tr("Defenders"), _of(len(state.alive()), len(state.units)))
    menace = Figure(tr("Threats"), str(len(state.menace())))
    morale = Figure(tr("Morale damage"), str(state.damage))
    places = state.under_attack()
    if places:
        attackers = sum(len(state.attackers(one)) for one in places)
        attacking = Figure(tr("Attacking"), _of(attackers, len(state.menace())))
        return (attacking, Figure(tr("Places attacked"), str(len(places))), morale)
    return (alive, menace, morale)


def _of_the_city(presenter: Presenter, state: City) -> tuple[Figure, ...]:
    game = presenter.session.match.game
    assert isinstance(game, DefendersGame)
    found = []
    for is_place, label in ((True, tr("Locations finished")), (False, tr("Defenders finished"))):
        done = sum(one.is_final and one.is_place == is_place for one in state.stacks)
        found.append(Figure(label, tr("{done} of at least {fewest}").format(done=done, fewest=game.options.fewest)))
    rule = Figure(tr("A turn is one thing"), tr("begin, extend or finish something"))
    return (*found, Figure(tr("Cards in the deck"), str(len(state.deck))), rule)


def _of(count: int, most: int) -> str:
    return tr("{count} of {most}").format(count=count, most=most)


def _seats(presenter: Presenter, state: City, who: str) -> tuple[SeatView, ...]:
    """Everybody in the order of the table, with whoever is asked now and whoever comes next."""
    marks = presenter.marks()
    order = list(state.seats)
    # Turns go round the table here; elsewhere whoever is concerned is asked.
    goes_round = state.phase in (Phase.CITY, Phase.MENACE) and who in order and len(order) > 1
    after = order[(order.index(SeatId(who)) + 1) % len(order)] if goes_round else ""
    found = []
    for seat in order:
        if seat not in marks:
            continue
        second = tr("plays now") if seat == who else tr("next") if seat == after else ""
        found.append(SeatView(marks[seat], presenter.seat_name(seat), second, is_now=seat == who))
    return tuple(found)
