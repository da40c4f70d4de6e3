"""Exact odds in words: one line for an answer's button, and rows for the whole table of what may happen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.play.models.odds_words import Leaning, OddsRow, percent
from desktop.tabletop.odds_outcomes import ASKED, STOPPED
from rules_core.kernel.requests import Topic
from rules_core.song import topics as song_topics

RECKLESS = "reckless-"
MISSES_THAT_END = 2
MISSES_THAT_SILENCE = 3


def _tr(text: str) -> str:
    return QCoreApplication.translate("Odds", text)


def misses_that_end(topic: Topic, option: str) -> int:
    """How many misses end the turn, or a healer's power. A reckless die overlooks one of them."""
    # SBH-MAG-13.
    if topic == song_topics.HEALING_DICE:
        return MISSES_THAT_SILENCE
    return MISSES_THAT_END + 1 if option.startswith(RECKLESS) else MISSES_THAT_END


def dice_words(topic: Topic, option: str, odds: Mapping[str, float], *, is_last: bool = False) -> str:
    """What a number of dice gives: actions or hits, and the risk that misses end something; for who acts last in a
    turn there is none."""
    misses = misses_that_end(topic, option)
    actions = [0.0, 0.0, 0.0, 0.0]
    ends = 0.0
    for hits, missed, chance in _results(odds):
        for number in range(1, min(3, hits) + 1):
            actions[number] += chance
        if missed >= misses:
            ends += chance
    parts = [_tr("{chance} one").format(chance=percent(actions[1]))]
    if actions[2] > 0:
        parts.append(_tr("{chance} two").format(chance=percent(actions[2])))
    if actions[3] > 0:
        parts.append(_tr("{chance} three").format(chance=percent(actions[3])))
    if is_last:
        return ", ".join(parts)
    if ends > 0:
        risk = _tr("{chance} power ends") if topic == song_topics.HEALING_DICE else _tr("{chance} turn ends")
        parts.append(risk.format(chance=percent(ends)))
    else:
        parts.append(_tr("no risk"))
    return ", ".join(parts)


def dice_rows(topic: Topic, option: str, odds: Mapping[str, float], *, is_last: bool = False) -> list[OddsRow]:
    """Every way so many dice can fall, best first; the chances sum to 1."""
    heals, misses = topic == song_topics.HEALING_DICE, misses_that_end(topic, option)
    rows: list[OddsRow] = []
    for hits, missed, chance in sorted(_results(odds), reverse=True):
        words = _tr("No action") if hits == 0 else _tr("1 action") if hits == 1 else _tr("{hits} actions")
        if heals:
            words = _tr("No hit") if hits == 0 else _tr("1 hit") if hits == 1 else _tr("{hits} hits")
        words = words.format(hits=hits)
        ends = missed >= misses and not is_last
        if ends:
            ending = _tr("{words}, the power ends for good") if heals else _tr("{words}, the turn ends")
            words = ending.format(words=words)
        rows.append(OddsRow(words, chance, Leaning.THEIRS if ends else Leaning.OURS if hits else Leaning.EVEN))
    return rows


def attack_rows(odds: Mapping[str, float]) -> list[OddsRow]:
    """Every result of an attack or a shot, best first; the chances sum to 1."""
    words = {
        "target:gruesome": _tr("Gruesome kill"),
        "target:kill": _tr("Kill"),
        "target:drain": _tr("Drained"),
        "target:fall": _tr("Knocked down"),
        "target:recoil": _tr("Recoil"),
        "self:recoil": _tr("We recoil"),
        "self:fall": _tr("We are knocked down"),
        "self:drain": _tr("We are drained"),
        "self:kill": _tr("We are beaten"),
        "self:gruesome": _tr("Beaten, gruesomely"),
    }
    good = [OddsRow(words[key], odds[key], Leaning.OURS) for key in words if key in odds and key.startswith("target")]
    bad = [OddsRow(words[key], odds[key], Leaning.THEIRS) for key in words if key in odds and key.startswith("self")]
    rest = sum(chance for key, chance in odds.items() if key not in words and key not in (ASKED, STOPPED))
    even = [OddsRow(_tr("Nothing"), rest, Leaning.EVEN)] if rest > 0 else []
    if odds.get(ASKED, 0.0) > 0:
        even.append(OddsRow(_tr("Depends on what you measure"), odds[ASKED], Leaning.EVEN))
    if odds.get(STOPPED, 0.0) > 0:
        bad.append(OddsRow(_tr("Stopped on the way"), odds[STOPPED], Leaning.THEIRS))
    return [*good, *even, *bad]


def attack_words(odds: Mapping[str, float]) -> str:
    """The odds of an attack in one short line; "?" where people are asked something before the dice fall."""
    if odds.get(ASKED, 0.0) > 0:
        return _tr("? until you measure")
    kill = odds.get("target:kill", 0.0) + odds.get("target:gruesome", 0.0)
    down = odds.get("target:fall", 0.0)
    hurt = sum(chance for key, chance in odds.items() if key.startswith("self:"))
    parts = [_tr("kill {chance}").format(chance=percent(kill)), _tr("down {chance}").format(chance=percent(down))]
    if hurt > 0:
        parts.append(_tr("against us {chance}").format(chance=percent(hurt)))
    if odds.get(STOPPED, 0.0) > 0:
        parts.append(_tr("stopped on the way {chance}").format(chance=percent(odds[STOPPED])))
    return ", ".join(parts)


def _results(odds: Mapping[str, float]) -> list[tuple[int, int, float]]:
    """Hits, misses and chance of each result of a roll."""
    found: list[tuple[int, int, float]] = []
    for result, chance in odds.items():
        hits, _, missed = result.partition(":")
        if hits.isdigit() and missed.isdigit():
            found.append((int(hits), int(missed), chance))
    return found
