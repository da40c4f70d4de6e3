"""What is drawn above the ground for a question: zones, reach, what is tried out, sight, the enemies' intent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.games.village.background_preview import Danger, Dangers, EnemyIntent, Stand
from desktop.games.village.models.siege_rows import shown
from desktop.games.village.siege_scene import badge_of, group_plates, token_view
from desktop.look.token import Side, TokenView, describe
from desktop.tabletop.battlefield.views import (
    Arrow,
    DangerMark,
    MarkerKind,
    MarkerView,
    Outline,
    Overlays,
    Plate,
    PlateTone,
    ReachBand,
    SightLine,
    Zone,
    ZoneTone,
)
from desktop.tabletop.contact_marks import contact_marks
from desktop.tabletop.marks import GHOST, SceneMarks, TriedMove
from desktop.tabletop.sight_lines import sight_lines
from desktop.tabletop.tool_strip import Layers
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import topics
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.fighter import HEROES
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.games.village.state.siege_map import barricade_outline
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.touch_words import touch_words
from rules_core.kernel.requests import Place, Request
from rules_core.song import topics as song_topics
from rules_core.song.warband import ModelId
from rules_core.wording.translation import decimal

MOVES = (song_topics.MOVE, song_topics.STEP, song_topics.JUMP, song_topics.TELEPORT, topics.READY_MOUNTS_MOVE)
STANDS = (*MOVES, song_topics.ACTION)
"""Whoever may act may be dragged at once, too."""
LEGEND_UP = 300
"""How far above the lower edge of the map the legend of danger stands, in tenths of a millimetre: what happens is told
at the upper one."""
GRAVE = 0.1
"""From such a chance to fall or worse a spot is marked as grave."""
LITTLE = 0.05
"""Less Integrity than that is not told."""
PLATE_BELOW = 330
"""How far from the edge of a base the words about its place stand, in tenths of a millimetre."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Danger", text)


class QuestionOverlays:
    """Keeps what a question costs to draw as long as it stands: outlines are asked of its region once."""

    def __init__(self) -> None:
        self._reach: tuple[ReachBand, ...] = ()
        self._zones: tuple[Zone, ...] = ()

    def new_question(self, request: Request | None) -> None:
        """Read the region of the question."""
        self._reach, self._zones = (), ()
        if not isinstance(request, Place) or request.region is None:
            return
        outlines = tuple(tuple(part) for part in request.region.outline())
        if request.topic in MOVES:
            self._reach = (ReachBand(1, outlines),)
        else:
            self._zones = (Zone(ZoneTone.GOLD, outlines),)

    def overlays(
        self,
        siege: Siege,
        layers: Layers,
        trial: TriedMove,
        looker: str,
        bands: Sequence[ReachBand],
        intents: Mapping[str, EnemyIntent],
        names: SiegeNames,
        orders: Sequence[OrderGiven] = (),
        danger: Danger | None = None,
        dangers: Dangers | None = None,
        *,
        brief: bool = False,
    ) -> Overlays:
        """Everything above the ground. `looker` is whose sight is shown, `bands` reach as far as is known by now.

        `orders` is what people carry out now, `danger` what threatens whoever is tried out, `dangers` the spots where
        somebody would attack a hero; None while that is not known. `brief` where plates would cover much of the map.
        """
        reach: tuple[ReachBand, ...] = ()
        if layers.reach:
            known = {band.moves for band in self._reach}
            reach = (*self._reach, *(band for band in bands if band.moves not in known))
        fighting = siege.phase in (Phase.HERO_TURN, Phase.ENEMY_TURN)
        # On a small map the badges say the groups while a place is tried out there.
        plates = group_plates(siege) if fighting and layers.groups and not (brief and trial.shown) else ()
        plates = (*_trial_plates(siege, trial, names, danger, brief=brief), *plates)
        arrows = [*_way(siege, trial), *(_arrows(siege, intents, trial) if layers.intent else [])]
        if orders:
            arrows = [arrow for one in orders for arrow in _ordered(siege, one)]
        sight = _sight(siege, looker, trial) if layers.sight and looker else []
        if dangers is not None:
            plates = (_legend(siege, dangers, names), *plates)
        spots = dangers.spots if dangers is not None else ()
        marks = tuple(DangerMark(one.x, one.y, one.many, one.harm >= GRAVE) for one in spots)
        contacts = contact_marks(siege, trial)
        return Overlays(reach, self._zones, tuple(arrows), tuple(sight), plates=plates, danger=marks, contacts=contacts)


def ghost_token(siege: Siege, trial: TriedMove, names: SiegeNames) -> TokenView | None:
    """The model that is being placed, half through."""
    model = siege.models.get(ModelId(trial.subject))
    if model is None or not trial.shown or (model.in_play and (model.x, model.y) == (trial.x, trial.y)):
        return None
    view = token_view(siege, model, SceneMarks(), names)
    touches = touch_words(siege, model, trial.x, trial.y, names)
    sentence = " ".join((describe(view), *(f"{one}." for one in (trial.why, touches) if one)))
    return replace(view, id=GHOST, x=trial.x, y=trial.y, ghost=True, sentence=sentence)


def stands_at(siege: Siege, trial: TriedMove) -> Stand | None:
    """Where one of our own is tried out in a Move; None for anything else."""
    model = siege.models.get(ModelId(trial.subject))
    if model is None or not trial.shown or trial.topic not in STANDS or model.side != HEROES or not model.in_play:
        return None
    return Stand(trial.subject, trial.x, trial.y)


def danger_lines(danger: Danger | None, siege: Siege) -> tuple[str, ...]:
    """How likely it ends badly for whoever stands there, who would attack, by their badges and with what both add to
    their dice, and what buildings may expect to lose meanwhile; nothing while that is not known."""
    if danger is None:
        return ()
    lines = [tr("No attack here next turn")]
    if danger.blows:
        percent, lost = round(100 * danger.harm), round(100 * danger.lost)
        lines = [tr("{percent} % to fall or worse, {lost} % to be lost").format(percent=percent, lost=lost)]
    for shoots, words in (
        (False, tr("Strike, {attack} against {defence}: {badges}")),
        (True, tr("Shoot, {attack} against {defence}: {badges}")),
    ):
        alike: dict[tuple[int, int], list[str]] = {}
        for blow in danger.blows:
            if blow.shoots is shoots:
                badge = badge_of(siege.models[ModelId(blow.enemy)])
                alike.setdefault((blow.attack, blow.defence), []).append(badge)
        for (attack, defence), badges in alike.items():
            lines.append(words.format(attack=_die(attack), defence=_die(defence), badges=", ".join(badges)))
    if danger.integrity is not None and danger.integrity >= LITTLE:
        lines.append(tr("Buildings lose about {points} Integrity").format(points=decimal(danger.integrity)))
    return tuple(lines)


def brief_danger(danger: Danger | None, siege: Siege) -> tuple[str, ...]:
    """The same where letters are large and the map is small: how likely it ends badly, and who would attack."""
    if danger is None:
        return ()
    if not danger.blows:
        return (tr("No attack here next turn"),)
    lines = [tr("{percent} % to fall or worse").format(percent=round(100 * danger.harm))]
    for shoots, words in ((False, tr("Strike: {badges}")), (True, tr("Shoot: {badges}"))):
        badges = [badge_of(siege.models[ModelId(one.enemy)]) for one in danger.blows if one.shoots is shoots]
        if badges:
            lines.append(words.format(badges=", ".join(badges)))
    return tuple(lines)


def _die(more: int) -> str:
    """A die and what is added to it: "die+3"."""
    return tr("die{more}").format(more=f"{more:+d}")


def _legend(siege: Siege, dangers: Dangers, names: SiegeNames) -> Plate:
    """What the marks of danger mean, at the lower edge of the map."""
    words = (
        tr("Danger for {hero}: a mark for each attacker") if dangers.spots else tr("No spot is dangerous for {hero}")
    )
    if dangers.counting:
        words = tr("Danger for {hero}: more spots are being counted")
    words = words.format(hero=shown(names, dangers.hero))
    place = siege.world.map.width // 2, siege.world.map.height - LEGEND_UP
    return Plate("danger", *place, words, PlateTone.THEIRS, first=True)


def _trial_plates(
    siege: Siege, trial: TriedMove, names: SiegeNames, danger: Danger | None, *, brief: bool
) -> tuple[Plate, ...]:
    """What the model would touch where it is tried, and what threatens it there; why it would go stands on the answer.

    `brief` tells only the danger, where that is known.
    """
    model = siege.models.get(ModelId(trial.subject))
    if model is None or not trial.shown:
        return ()
    touches = touch_words(siege, model, trial.x, trial.y, names) if danger is None or not brief else ""
    lines = brief_danger(danger, siege) if brief else danger_lines(danger, siege)
    words = "\n".join(one for one in (touches[:1].upper() + touches[1:], *lines) if one)
    if not words:
        return ()
    below = trial.y + model.radius + PLATE_BELOW
    if below > siege.world.map.height - 2 * PLATE_BELOW:
        below = trial.y - model.radius - PLATE_BELOW
    return (Plate(GHOST, trial.x, below, words, PlateTone.GOLD, first=True),)


def ordered_tokens(siege: Siege, orders: Sequence[OrderGiven], names: SiegeNames) -> list[TokenView]:
    """The models of these orders, half through, where the orders lead them."""
    found: list[TokenView] = []
    for order in orders:
        model = siege.models[order.model]
        x, y = order.legs[-1][4:6] if order.legs else (model.x, model.y)
        if model.in_play and (model.x, model.y) != (x, y):
            id = f"{GHOST} {model.id}" if found else GHOST
            found.append(replace(token_view(siege, model, SceneMarks(), names), id=id, x=x, y=y, ghost=True))
    return found


def ghost_marker(siege: Siege, trial: TriedMove) -> MarkerView | None:
    """The Barricade, Trap or villager that is being placed, half through."""
    if not trial.shown or trial.topic not in (topics.BARRICADE, topics.TRAP, topics.VILLAGER):
        return None
    if trial.topic == topics.VILLAGER:
        return MarkerView(GHOST, MarkerKind.VILLAGER, trial.x, trial.y, ghost=True)
    if trial.topic == topics.TRAP:
        return MarkerView(GHOST, MarkerKind.TRAP, trial.x, trial.y, ghost=True)
    outline = barricade_outline(trial.x, trial.y, trial.turn, siege.world.options.barricade_length)
    return MarkerView(
        GHOST,
        MarkerKind.BARRICADE,
        trial.x,
        trial.y,
        outline=tuple(outline.points),
        angle=float(trial.turn),
        ghost=True,
    )


def _way(siege: Siege, trial: TriedMove) -> list[Arrow]:
    """The move that is being tried out."""
    model = siege.models.get(ModelId(trial.subject))
    if model is None or not trial.shown or not model.in_play or (model.x, model.y) == (trial.x, trial.y):
        return []
    return [Arrow("trial", ((model.x, model.y), (trial.x, trial.y)), Side.OURS)]


def _arrows(siege: Siege, intents: Mapping[str, EnemyIntent], trial: TriedMove) -> list[Arrow]:
    """The way of each enemy, and on to what it goes for where it need not walk: who is tried out is there already."""
    arrows: list[Arrow] = []
    for found in intents.values():
        points: Outline = found.path
        if len(points) < 2 and found.decisions:
            chosen = found.decisions[0].chosen
            goal = (trial.x, trial.y) if trial.shown and chosen == trial.subject else _place_of(siege, chosen)
            if goal is not None and points and goal != points[0]:
                points = (points[0], goal)
        if len(points) > 1:
            arrows.append(Arrow(f"intent {found.model}", points))
    return arrows


def _ordered(siege: Siege, order: OrderGiven) -> list[Arrow]:
    """The way that the order leads, and on to what is attacked or shot at from its end."""
    model = siege.models[order.model]
    points: list[tuple[int, int]] = [(model.x, model.y)]
    for leg in order.legs:
        end = leg[4], leg[5]
        goal = _place_of(siege, leg[1]) if not leg[2] else None
        for point in (end, goal):
            if point is not None and point != points[-1]:
                points.append(point)
    return [Arrow(f"order {order.model}", tuple(points), above=True)] if len(points) > 1 else []


def _place_of(siege: Siege, thing: str) -> tuple[int, int] | None:
    if thing in siege.models:
        model = siege.model(thing)
        return model.x, model.y
    return siege.world.middles.get(BuildingId(thing))


def _sight(siege: Siege, looker: str, trial: TriedMove) -> list[SightLine]:
    """Lines to every opponent, from where the looker stands or would stand."""
    if trial.shown and trial.subject == looker:
        siege = clone(siege)
        there = siege.model(looker)
        there.x, there.y = trial.x, trial.y
    return sight_lines(siege, looker)
