"""What tests of a setting by whole games found, in whole sentences."""

from __future__ import annotations

from typing import Final

from desktop.look.widgets.share_bars import ShareRow
from desktop.workshop.editors.result_words import ResultHead, ResultLine, ResultTone, ResultWords, tr
from rules_core.content.fields import Field
from rules_core.games.defenders.content.setting_fields import NAMES
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say

ENOUGH: Final = 0.8
"""A kind of which one game takes so much is told as the first that will run out."""


class SettingResultWords(ResultWords):
    """Which names came up, which ran out, and which nobody ever saw."""

    def intro(self) -> str:
        return tr(
            "Quick games, played by a steady player who takes every name from here, show which names come up and "
            "whether any run out. You can go on working meanwhile."
        )

    def compare_words(self) -> str:
        # How hard a game is has nothing to do with its names.
        return ""

    def headline(self, test: Plain) -> str:
        if self.tests is None or not self.tests.is_result(test) or not test["games"]:
            return ""
        kinds = test["kinds"].values()
        seen, had = sum(one["seen"] for one in kinds), sum(one["had"] for one in kinds)
        short = sum(one["short"] > 0 for one in kinds)
        words = tr("In %n test game(s) {seen} of {had} names came up.", test["games"])
        if not short:
            words = tr("In %n test game(s) {seen} of {had} names came up, and none ran out.", test["games"])
        return words.format(seen=seen, had=had)

    def head(self, test: Plain) -> ResultHead | None:
        kinds = test["kinds"].values()
        seen, had = sum(one["seen"] for one in kinds), sum(one["had"] for one in kinds)
        words = tr("Names came up") if any(one["short"] for one in kinds) else tr("Names came up, and none ran out")
        of_games = tr("In %n test game(s) of a steady player.", test["games"])
        return ResultHead(tr("{seen} of {had}").format(seen=seen, had=had), words, of_games)

    def rows_of(self, test: Plain) -> list[ShareRow]:
        # How hard a game is has nothing to do with its names.
        return []

    def changes(self, test: Plain) -> list[ResultLine]:
        return []

    def told(self, test: Plain) -> list[ResultLine]:
        kinds = test["kinds"]
        lines: list[ResultLine] = []
        for field in _parts():
            one = kinds.get(field.key)
            if one is not None and one["short"]:
                lines.append(ResultLine(ResultTone.WARNING, _short(field, one)))
        for group in NAMES:
            found = [kinds[part.key] for part in group.parts if part.key in kinds]
            values = {"name": say(group.name), "seen": sum(one["seen"] for one in found)}
            had = sum(one["had"] for one in found)
            lines.append(ResultLine(ResultTone.PLAIN, tr("{name}: {seen} of {had} came up.").format(**values, had=had)))
        near = [one for one in _parts() if one.key in kinds and not kinds[one.key]["short"]]
        near = [one for one in near if kinds[one.key]["most"] >= ENOUGH * max(1, kinds[one.key]["had"])]
        for field in near:
            values = {"name": say(field.name), "most": kinds[field.key]["most"], "had": kinds[field.key]["had"]}
            lines.append(ResultLine(ResultTone.IDLE, tr("{name}: one game took {most} of {had}.").format(**values)))
        if test["never"]:
            names = ", ".join(name for _, name in test["never"])
            words = tr("Never came up: {names}.").format(names=names)
            if test["never_more"]:
                words = tr("Never came up: {names}, and %n more.", test["never_more"]).format(names=names)
            lines.append(ResultLine(ResultTone.IDLE, words))
        return lines


def _short(field: Field, one: Plain) -> str:
    if not one["had"]:
        return tr("{name}: there are none, and %n game(s) wanted some.", one["short"]).format(name=say(field.name))
    words = tr("{name}: {had} there, used up in %n game(s).", one["short"])
    return words.format(name=say(field.name), had=one["had"])


def _parts() -> list[Field]:
    return [part for group in NAMES for part in group.parts]
