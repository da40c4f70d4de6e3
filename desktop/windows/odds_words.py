"""Exact odds in words: for dice buttons, for attacks and shots."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

RESULTS = ("gruesome", "kill", "fall", "recoil")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Odds", text)


def percent(chance: float) -> str:
    """A chance as a whole number of per cent; never 0 or 100 for what is only nearly so."""
    number = round(chance * 100)
    if number == 0 and chance > 0:
        return _tr("under 1 %")
    if number == 100 and chance < 1:
        return _tr("over 99 %")
    return _tr("{number} %").format(number=number)


def activation_words(odds: dict[str, float]) -> str:
    """What a number of dice gives: actions, and the risk that the turn ends."""
    actions = [0.0, 0.0, 0.0, 0.0]
    turnover = 0.0
    for result, chance in odds.items():
        successes, _, failures = result.partition(":")
        if not successes.isdigit() or not failures.isdigit():
            continue
        for number in range(1, min(3, int(successes)) + 1):
            actions[number] += chance
        if int(failures) >= 2:
            turnover += chance
    parts = [_tr("{chance} one").format(chance=percent(actions[1]))]
    if actions[2] > 0:
        parts.append(_tr("{chance} two").format(chance=percent(actions[2])))
    if actions[3] > 0:
        parts.append(_tr("{chance} three").format(chance=percent(actions[3])))
    if turnover > 0:
        parts.append(_tr("{chance} turn ends").format(chance=percent(turnover)))
    else:
        parts.append(_tr("no risk"))
    return ", ".join(parts)


def attack_rows(odds: dict[str, float]) -> list[tuple[str, float, bool]]:
    """Rows for the odds sheet: words, chance, and whether it is good for the attacker."""
    words = {
        "target:gruesome": _tr("Gruesome kill"),
        "target:kill": _tr("Kill"),
        "target:fall": _tr("Knocked down"),
        "target:recoil": _tr("Recoil"),
        "self:recoil": _tr("We recoil"),
        "self:fall": _tr("We are knocked down"),
        "self:kill": _tr("We are beaten"),
        "self:gruesome": _tr("We are beaten, gruesomely"),
    }
    rows = [(word, odds[key], key.startswith("target")) for key, word in words.items() if odds.get(key, 0) > 0]
    rest = sum(chance for key, chance in odds.items() if key not in words)
    if rest > 0:
        rows.insert(len([row for row in rows if row[2]]), (_tr("Nothing"), rest, True))
    return rows


def attack_words(odds: dict[str, float]) -> str:
    """The odds of an attack in one short line."""
    kill = odds.get("target:kill", 0.0) + odds.get("target:gruesome", 0.0)
    down = odds.get("target:fall", 0.0)
    hurt = sum(chance for key, chance in odds.items() if key.startswith("self:"))
    parts = [_tr("kill {chance}").format(chance=percent(kill)), _tr("down {chance}").format(chance=percent(down))]
    if hurt > 0:
        parts.append(_tr("against us {chance}").format(chance=percent(hurt)))
    return ", ".join(parts)
