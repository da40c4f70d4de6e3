"""What is drawn above the ground for a question: where one may stand, what is tried out, command, range, sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.aims import BELOW, Volley, aim_plate, rolled_plate, signed, volley_plate
from desktop.games.drums.battle_scene import token_view
from desktop.games.drums.house_scene import HOUSE_ICON
from desktop.games.drums.question_marks import SHOTS, TOGETHER, strip_of, target_of
from desktop.look.token import Side, TokenView, describe
from desktop.tabletop.battlefield.views import (
    Arrow,
    BuildingView,
    Outline,
    Overlays,
    Plate,
    PlateTone,
    ReachBand,
    Ring,
    RingEdge,
    Roof,
    SightLine,
    TerrainView,
    Zone,
    ZoneTone,
    drawn_as,
)
from desktop.tabletop.contact_marks import contact_marks
from desktop.tabletop.marks import GHOST, SceneMarks, TriedMove
from desktop.tabletop.sight_lines import sight_lines
from desktop.tabletop.tool_strip import Layers
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.clearing import CLEAR
from rules_core.games.drums.rules.sight import covering
from rules_core.games.drums.rules.terrain import FeatureRegion
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import HOUSE, KINDS, outline_of
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.kernel.requests import NO_SEAT, Place, Request, Topic, options_of
from rules_core.song import topics as song_topics
from rules_core.song.facts import AttackResolved
from rules_core.song.manner import RANGED, Manner
from rules_core.song.targets import may_shoot
from rules_core.song.warband import ModelId
from rules_core.song.weapons import band_bonus, basic_range
from rules_core.song.words.measures import stick_in
from rules_core.wording.sentence import Sentence
from rules_core.wording.translation import say

CORNERS: Final = 20
ROUND_A_MAN: Final = 2.7
"""So far round a base the outline of a group lies, in its radius."""
MOVES: Final = (song_topics.MOVE, topics.SCOUT, topics.WILD_MOVE)
EDGES: Final = (RingEdge.SOLID, RingEdge.DASHED, RingEdge.DOTTED)
ASKED_WITH_RANGE: Final = (song_topics.ACTION, song_topics.DICE, topics.WHO_FIRES, topics.HEDGE_FIRE)
"""Questions at which somebody may want to know how far he shoots."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("BattleOverlays", text)


class BattleOverlays:
    """Keeps what a question costs to draw as long as it stands: outlines are asked of its region once."""

    def __init__(self) -> None:
        self._reach: tuple[ReachBand, ...] = ()
        self._zones: tuple[Zone, ...] = ()
        self._topic: Topic | None = None
        self._seat = NO_SEAT
        self._subject = ""
        self._feature: FeatureRegion | None = None
        self._cleared: tuple[str, ...] = ()
        """The obstacles that an Engineer may take away."""
        self.thrown: AttackResolved | None = None
        """What the dice decide that are asked for now."""

    def new_question(self, request: Request | None) -> None:
        """Read the region of the question."""
        self._reach, self._zones, self._feature, self.thrown = (), (), None, None
        self._topic = request.topic if request is not None else None
        self._seat = request.who if request is not None else NO_SEAT
        self._subject = request.subject if request is not None else ""
        offered = options_of(request) if request is not None else ()
        self._cleared = tuple(one.partition(":")[2] for one in offered if one.startswith(f"{CLEAR}:"))
        if not isinstance(request, Place) or request.region is None:
            return
        outlines = tuple(tuple(part) for part in request.region.outline())
        if isinstance(request.region, FeatureRegion):
            self._feature = request.region
        if request.topic in MOVES:
            self._reach = (ReachBand(1, outlines),)
        else:
            self._zones = (Zone(ZoneTone.GOLD, outlines),)

    def _zones_of(self, battle: Battle) -> tuple[Zone, ...]:
        """Where somebody may be placed."""
        edge = battle.edges.get(self._seat, 0)
        if self._topic != topics.DEPLOY or battle.world.scenario is not None or not edge:
            return self._zones
        # S-DEP-3. Drawn as deep as people measure it: the whole base within Medium, not where its near side may be.
        return (Zone(ZoneTone.GOLD, (strip_of(battle, edge),)),)

    def overlays(
        self,
        battle: Battle,
        layers: Layers,
        trial: TriedMove,
        looker: str,
        pointed: str,
        names: BattleNames,
        picked: Sequence[str] = (),
    ) -> Overlays:
        """Everything above the ground. `looker` is who acts, `pointed` the answer under the pointer, `picked` those who
        are checked where several are."""
        man = battle.models.get(ModelId(looker))
        if man is None or not man.in_play:
            man = None
        seen = _moved(battle, trial, looker)
        sight: list[SightLine] = sight_lines(seen, looker) if layers.sight and man is not None else []
        zones = [*self._zones_of(battle), *_chain(battle), *_clearings(battle, self._cleared, pointed)]
        if self._topic == topics.EDGE and pointed.isdigit():
            zones.append(Zone(ZoneTone.GOLD, (strip_of(battle, int(pointed)),)))
        rings: list[Ring] = []
        plates = [*_trial_plates(battle, trial, names), *self._misfit(trial)]
        target = battle.models.get(ModelId(target_of(pointed)))
        if man is not None:
            rings.extend(_command(battle, man))
            if self._topic in ASKED_WITH_RANGE:
                rings.extend(_bands(battle, man, target if pointed.startswith(SHOTS) else None))
            if target is not None:
                plates.append(aim_plate(battle, man, target, pointed, names))
            if target is not None and pointed.startswith(SHOTS):
                cover = covering(battle, man, target)
                sight = [SightLine("shot", (man.x, man.y), (target.x, target.y), cover=cover is not None)]
                if cover is not None:
                    zones.append(Zone(ZoneTone.WARN, (tuple(cover.outline.points),)))
        if self.thrown is not None:
            sight, covers, about = rolled_marks(battle, self.thrown, names)
            zones.extend(covers)
            plates.extend(about)
        volley = self._volley(battle, looker, picked)
        if volley is not None:
            sight = [SightLine(f"fires {one.id}", (one.x, one.y), (volley.foe.x, volley.foe.y)) for one in volley.men]
            plates.append(volley_plate(battle, volley, names))
        return Overlays(
            reach=self._reach if layers.reach else (),
            zones=tuple(zones),
            arrows=tuple(_way(battle, trial)),
            sight=tuple(sight),
            plates=tuple(plates),
            rings=tuple(rings),
            ghosts=self._ghosts(trial),
            contacts=contact_marks(battle, trial),
        )

    def _volley(self, battle: Battle, looker: str, picked: Sequence[str]) -> Volley | None:
        """The volley that is being put together; None while nobody fires."""
        foe = battle.models.get(ModelId(self._subject))
        if foe is None or self._topic not in TOGETHER:
            return None
        # The front line is chosen whole; in a volley whoever acts fires in any case.
        ids = list(picked) if self._topic == topics.FRONT else [looker, *picked]
        men = [battle.model(one) for one in ids if one in battle.models]
        return Volley(men, foe) if men else None

    def _ghosts(self, trial: TriedMove) -> tuple[TerrainView, ...]:
        """The feature that is being set down, where it is no building."""
        region = self._feature
        if region is None or not trial.shown or KINDS[region.kind].shape == HOUSE:
            return ()
        outline = tuple(region.outline_at(trial.x, trial.y, trial.turn).points)
        return (TerrainView(GHOST, drawn_as(region.kind), outline),)

    def ghost_building(self, trial: TriedMove) -> BuildingView | None:
        """The building that is being set down."""
        region = self._feature
        if region is None or not trial.shown or KINDS[region.kind].shape != HOUSE:
            return None
        outline = tuple(region.outline_at(trial.x, trial.y, trial.turn).points)
        wrong = not region.contains_turned(trial.x, trial.y, trial.turn)
        return BuildingView(GHOST, outline, Roof.HOUSE, HOUSE_ICON, ghost=True, wrong=wrong)

    def _misfit(self, trial: TriedMove) -> list[Plate]:
        """Where the feature fits only if it is turned."""
        region = self._feature
        if region is None or not trial.shown or region.contains_turned(trial.x, trial.y, trial.turn):
            return []
        return [Plate(GHOST, trial.x, trial.y, tr("Fits here only when turned"), PlateTone.WARN, first=True)]


def rolled_marks(
    battle: Battle, fact: AttackResolved, names: BattleNames
) -> tuple[list[SightLine], list[Zone], list[Plate]]:
    """The lines of those who fire or strike, what covers the target, and what counts, while dice are asked for or
    lie."""
    plate = rolled_plate(battle, fact, names)
    if plate is None:
        return [], [], []
    target = battle.models[fact.defender]
    if Manner(fact.manner) not in RANGED:
        return [], [], [plate]
    lines: list[SightLine] = []
    zones: list[Zone] = []
    for one in (battle.models[id] for id in (fact.attacker, *fact.along)):
        cover = covering(battle, one, target)
        lines.append(SightLine(f"fires {one.id}", (one.x, one.y), (target.x, target.y), cover=cover is not None))
        if cover is not None:
            zone = Zone(ZoneTone.WARN, (tuple(cover.outline.points),))
            zones.extend([] if zone in zones else [zone])
    return lines, zones, [plate]


def ghost_token(battle: Battle, trial: TriedMove, names: BattleNames) -> TokenView | None:
    """The man that is being placed, half through."""
    man = battle.models.get(ModelId(trial.subject))
    if man is None or not trial.shown or (man.in_play and (man.x, man.y) == (trial.x, trial.y)):
        return None
    view = token_view(battle, man, SceneMarks(), names)
    touches = touch_words(battle, man, trial.x, trial.y, names)
    sentence = " ".join((describe(view), *(f"{one}." for one in (trial.why, touches) if one)))
    return replace(view, id=GHOST, x=trial.x, y=trial.y, ghost=True, sentence=sentence)


def touch_words(battle: Battle, man: Soldier, x: int, y: int, names: BattleNames) -> str:
    """ "Touches B9 and a wall": what he would touch there; "" where it is nothing."""
    there = man.clone()
    there.x, there.y = x, y
    things = [
        names.badge(one.side, one.number)
        for one in battle.in_play()
        if one.side != man.side and battle.in_contact(there, one)
    ]
    # Open ground that only looks like something is nothing to touch.
    things_there = [one for one in battle.features if KINDS[one.kind].traits and one.id not in battle.houses]
    kinds = [one.kind for one in things_there if battle.ground.touching_piece(there, one.id)]
    # Of a building whatever can be opened, climbed or looked out of; otherwise its wall.
    for house in battle.houses.values():
        parts = [f"part {one.kind}" for one in house.openings if one.is_touched_by(there)]
        parts.extend(f"part {one.kind}" for one in house.climbs if one.is_touched_by(there))
        is_at_wall = not house.holds(there) and battle.ground.touching_piece(there, house.id)
        kinds.extend(parts or (["building"] if is_at_wall else []))
    things.extend(names.plain(kind).text for kind in dict.fromkeys(kinds))
    if not things:
        return ""
    return Sentence("touches {things}", {"things": tuple(say(one) for one in things)}).text()


def _moved(battle: Battle, trial: TriedMove, looker: str) -> Battle:
    """The battle with whoever looks standing where a place is tried out."""
    if not trial.shown or trial.subject != looker:
        return battle
    there = battle.clone()
    man = there.model(looker)
    man.x, man.y = trial.x, trial.y
    return there


def _command(battle: Battle, man: Soldier) -> list[Ring]:
    """S-GRP-2. How far the orders of a Leader reach, while he acts."""
    if not man.has("leader"):
        return []
    words = tr("Command: {length}").format(length=stick_in(battle.play_mode)(battle.song.long))
    return [Ring("command", (man.x, man.y), man.radius + battle.song.long, RingEdge.DOTTED, words)]


def _bands(battle: Battle, man: Soldier, target: Soldier | None) -> list[Ring]:
    """The bands of his firearm with what each adds: circles, and fans where he aims at somebody."""
    arm = battle.weapon(man)
    if arm is None or not may_shoot(battle, man):
        return []
    stick = basic_range(battle.song, arm)
    towards = (target.x, target.y) if target is not None else None
    told = stick_in(battle.play_mode)
    found: list[Ring] = []
    for band in range(1, len(arm.bands) + 1):
        words = tr("{distance}: {number}").format(
            distance=told(stick * band), number=signed(band_bonus(man, arm, band))
        )
        radius = man.radius + stick * band
        found.append(Ring(f"band {band}", (man.x, man.y), radius, EDGES[band - 1], words, towards))
    return found


def _chain(battle: Battle) -> list[Zone]:
    """One outline round all who carry out an order together."""
    acting = battle.acting
    if acting is None or len(acting.members) < 2:
        return []
    parts = [_circle(one) for one in (battle.models[id] for id in acting.members) if one.in_play]
    return [Zone(ZoneTone.GOLD, tuple(parts))]


def _clearings(battle: Battle, offered: Sequence[str], pointed: str) -> list[Zone]:
    """SDS-SR-3. The obstacles that an Engineer touches and may take away; a frame round the one that is meant."""
    return [
        Zone(ZoneTone.WARN if pointed == f"{CLEAR}:{one.id}" else ZoneTone.GOLD, (tuple(outline_of(one).points),))
        for one in battle.features
        if one.id in offered
    ]


def _circle(man: Soldier) -> Outline:
    turns = [2 * pi * number / CORNERS for number in range(CORNERS)]
    wide = man.radius * ROUND_A_MAN
    return tuple((round(man.x + wide * cos(turn)), round(man.y + wide * sin(turn))) for turn in turns)


def _way(battle: Battle, trial: TriedMove) -> list[Arrow]:
    """The move that is being tried out."""
    man = battle.models.get(ModelId(trial.subject))
    if man is None or not trial.shown or not man.in_play or (man.x, man.y) == (trial.x, trial.y):
        return []
    return [Arrow("trial", ((man.x, man.y), (trial.x, trial.y)), Side.OURS)]


def _trial_plates(battle: Battle, trial: TriedMove, names: BattleNames) -> list[Plate]:
    """What the man would touch where he is tried."""
    man = battle.models.get(ModelId(trial.subject))
    if man is None or not trial.shown:
        return []
    words = touch_words(battle, man, trial.x, trial.y, names)
    if not words:
        return []
    below = trial.y + man.radius + BELOW
    if below > battle.world.options.side - 2 * BELOW:
        below = trial.y - man.radius - BELOW
    return [Plate(GHOST, trial.x, below, words[:1].upper() + words[1:], PlateTone.GOLD, first=True)]
