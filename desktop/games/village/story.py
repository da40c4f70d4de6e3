"""What happened in a siege, as a story: the closest call or the fall, the roll that mattered, each hero's deeds."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from desktop.games.village.moments import wave_in_short
from desktop.look.lengths import roughly
from desktop.play.models.cased import Cased
from desktop.play.presenter import Chapter, StoryPart
from desktop.tabletop.deeds import deeds_of, roll_that_mattered
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.state.facts import (
    BuildingAttacked,
    BuildingDamaged,
    GameEnded,
    RoundStarted,
    TokenClaimed,
    WaveEnded,
    WaveOpened,
)
from rules_core.games.village.state.siege import Siege
from rules_core.games.words import Words
from rules_core.kernel.match import Told
from rules_core.song.warband import Fate


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("SiegeStory", text, "", count)


def story_of(siege: Siege, facts: list[Told], words: Words) -> list[StoryPart]:
    """The parts of the story: the greatest first, then who did what, then wave by wave."""
    first = _fall(siege, facts, words) or _closest_call(siege, facts, words)
    parts = [first, roll_that_mattered(_with_time(facts), words)]
    return [*(part for part in parts if part is not None), *_deeds(siege, facts, words), *_waves(siege, facts)]


def _waves(siege: Siege, facts: list[Told]) -> list[StoryPart]:
    """What each wave cost, a line each: a paragraph each would not go on one page."""
    came = [told.fact.wave for told in facts if isinstance(told.fact, WaveOpened)]
    lines = [tr("{wave}: {what}").format(wave=wave, what=wave_in_short(wave, facts, siege)) for wave in came]
    return [StoryPart(tr("Wave by wave"), "\n".join(lines), "rally-the-troops")] if lines else []


def chapter_of(siege: Siege, facts: list[Told], words: Words) -> Chapter | None:
    """The wave that has been beaten, until the next one comes or the siege is over."""
    since: list[Told] = []
    ended = 0
    for told in reversed(facts):
        fact = told.fact
        if isinstance(fact, GameEnded):
            return None
        if isinstance(fact, WaveEnded):
            ended = fact.wave
        elif isinstance(fact, WaveOpened):
            if not ended:
                return None
            since.append(told)
            break
        since.append(told)
    if not ended:
        return None
    since.reverse()
    parts = [*_losses(siege, since, words), roll_that_mattered(_with_time(since), words), *_deeds(siege, since, words)]
    title = tr("Wave {wave} is beaten").format(wave=ended)
    left = siege.world.waves - ended
    told_so = f"{wave_in_short(ended, since, siege)} {tr('%n wave(s) still to come.', left)}"
    return Chapter(title, told_so, "rally-the-troops", tuple(part for part in parts if part is not None))


def _losses(siege: Siege, facts: list[Told], words: Words) -> list[StoryPart]:
    """What was done to the village, building by building."""
    lost: dict[BuildingId, int] = {}
    left: dict[BuildingId, int] = {}
    for told in facts:
        fact = told.fact
        if isinstance(fact, BuildingDamaged):
            lost[fact.building] = lost.get(fact.building, 0) + fact.lost
            left[fact.building] = fact.left
    parts: list[StoryPart] = []
    for id, points in lost.items():
        fell = left[id] <= 0
        text = tr("Lost {lost} Integrity and has fallen.") if fell else tr("Lost {lost} Integrity, {left} left.")
        icon = "broken-wall" if fell else siege.world.buildings[id].icon
        title = Cased(words.name(id), begins=True)
        parts.append(StoryPart(title, text.format(lost=points, left=left[id]), icon))
    return parts or [StoryPart(tr("The village"), tr("No building was harmed."), "village")]


def of_last_wave(facts: list[Told]) -> list[Told]:
    """What has happened since the last wave came: who lies and stands on the table is of that time."""
    opened = [number for number, told in enumerate(facts) if isinstance(told.fact, WaveOpened)]
    return facts[opened[-1] :] if opened else facts


def _fall(siege: Siege, facts: list[Told], words: Words) -> StoryPart | None:
    """What brought the heart of the village down; None while it stands."""
    heart = siege.world.heart
    blow: BuildingAttacked | None = None
    for told, when in _with_time(facts):
        fact = told.fact
        if isinstance(fact, BuildingAttacked):
            blow = fact
        elif isinstance(fact, BuildingDamaged) and fact.building == heart and fact.left <= 0:
            if fact.cause == "attack" and blow is not None:
                text = tr("{what} That was the end, {when}.").format(what=words.fact(blow).text(), when=when)
            else:
                place = Cased(words.name(heart), begins=True)
                text = tr("{place} burned down, {when}.").format(place=place, when=when)
            return StoryPart(tr("The fall"), text, "broken-wall")
    return None


def _closest_call(siege: Siege, facts: list[Told], words: Words) -> StoryPart:
    """The moment in which the heart of the village had least left; where it kept more than half, that and the worst
    that others came to."""
    heart = siege.world.heart
    whole = siege.world.buildings[heart].integrity
    worst: tuple[BuildingDamaged, str] | None = None
    least = whole
    for told, when in _with_time(facts):
        fact = told.fact
        if not isinstance(fact, BuildingDamaged):
            continue
        if fact.building == heart:
            least = min(least, fact.left)
        if worst is None or _nearness(fact, heart, whole) < _nearness(worst[0], heart, whole):
            worst = fact, when
    name = Cased(words.name(heart), begins=True)
    spared = tr("{place} was never touched.").format(place=name)
    if worst is None:
        return StoryPart(tr("The closest call"), spared, "village")
    if least < whole:
        spared = tr("{place} never had less than {left} of {all} Integrity.").format(place=name, left=least, all=whole)
    blow, when = worst
    text = tr("{place} had {left} of {all} Integrity left, {when}.") if blow.left else tr("{place} fell, {when}.")
    text = text.format(
        place=Cased(words.name(blow.building), begins=True),
        left=blow.left,
        all=siege.world.buildings[blow.building].integrity,
        when=when,
    )
    return StoryPart(tr("The closest call"), text if blow.building == heart else f"{spared} {text}", "hourglass")


def _nearness(blow: BuildingDamaged, heart: str, whole: int) -> tuple[bool, int]:
    """How near it was to the end, the nearest first: the heart with half or less left comes before all others."""
    return blow.building != heart or blow.left * 2 > whole, blow.left


def _deeds(siege: Siege, facts: list[Told], words: Words) -> list[StoryPart]:
    parts: list[StoryPart] = []
    deeds = deeds_of((hero.id for hero in siege.heroes), facts)
    finds = Counter(told.fact.hero for told in facts if isinstance(told.fact, TokenClaimed))
    for hero in siege.heroes:
        did = deeds[hero.id]
        told = [
            tr("%n (enemy|enemies) defeated", did.slain) if did.slain else "",
            tr("%n shot(s)", did.shots) if did.shots else "",
            tr("%n find(s) reached", finds[hero.id]) if finds[hero.id] else "",
            tr("knocked down once") if did.downs == 1 else "",
            tr("%n time(s) knocked down", did.downs) if did.downs > 1 else "",
            tr("{length} walked").format(length=roughly(did.walked)) if did.walked else "",
        ]
        text = ", ".join(one for one in told if one)
        text = f"{text}." if text else tr("Stood and waited.")
        if hero.fate is Fate.DEFEATED:
            text += " " + tr("Did not see the end.")
        parts.append(StoryPart(Cased(words.name(hero.id), begins=True), text, siege.world.content.heroes[hero.id].icon))
    return parts


def _with_time(facts: list[Told]) -> list[tuple[Told, str]]:
    """Each fact with when it was: "wave 2, round 5"."""
    found: list[tuple[Told, str]] = []
    wave = round_number = 0
    for told in facts:
        if isinstance(told.fact, WaveOpened):
            wave, round_number = told.fact.wave, 0
        elif isinstance(told.fact, RoundStarted):
            round_number = told.fact.round
        found.append((told, tr("wave {wave}, round {round}").format(wave=wave, round=round_number)))
    return found
