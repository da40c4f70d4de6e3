"""How far the miniatures go: real waves of a length and a party, generated a few sieges at a time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QProgressBar, QVBoxLayout

from desktop.games.village.collection.collection_state import CollectionState
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.push_button import push_button
from rules_core.games.village.content.collection import faults
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.rules.escalation import ESCALATION
from rules_core.games.village.rules.waves import plans_for
from rules_core.games.village.trials.figure_trials import FigureTrials

SIEGES = 60
AT_A_TIME = 2
BEGINS_AFTER_MS = 300
"""So that a number that is still being typed does not start sixty sieges for each digit."""
NAMED = 6
"""So many types are named of those that are short."""


class VerdictSheet(HeadedSheet):
    """Chooses length and party, tries sieges while nothing else is to do, and says what came of it."""

    tried = Signal()

    def __init__(self, theme: Theme, state: CollectionState) -> None:
        super().__init__(theme, QCoreApplication.translate("VerdictSheet", "How far they go"), "ui/target")
        self.state = state
        self.trials: FigureTrials | None = None
        px = theme.px
        self.setObjectName("collection.verdict")
        inside = QVBoxLayout()
        inside.setContentsMargins(px(16), px(12), px(16), px(14))
        inside.setSpacing(px(8))
        self.length = QComboBox()
        self.length.setObjectName("collection.length")
        self.length.setAccessibleName(self.tr("Length of the siege"))
        names = {"intro": self.tr("Intro"), "standard": self.tr("Standard"), "siege": self.tr("Siege")}
        for length, levels in ESCALATION.items():
            words = self.tr("{name}, %n wave(s)", "", len(levels)).format(name=names[length])
            self.length.addItem(words, length)
        self.length.setCurrentIndex(self.length.findData("standard"))
        self.party = QComboBox()
        self.party.setObjectName("collection.heroes")
        self.party.setAccessibleName(self.tr("Number of heroes"))
        for count in (2, 3, 4):
            self.party.addItem(self.tr("{count} heroes").format(count=count), count)
        self.party.setCurrentIndex(1)
        inside.addWidget(self.length)
        inside.addWidget(self.party)
        self.verdict: QLabel = text_label("", TextStyle.STRONG, wrap=True)
        self.verdict.setObjectName("collection.verdict.words")
        inside.addWidget(self.verdict)
        self.details: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.details.setObjectName("collection.verdict.details")
        inside.addWidget(self.details)
        self.bar = QProgressBar()
        self.bar.setObjectName("collection.progress")
        self.bar.setAccessibleName(self.tr("Sieges tried"))
        self.bar.setRange(0, SIEGES)
        self.bar.setTextVisible(False)
        inside.addWidget(self.bar)
        self.stop_button = push_button("collection.stop", self.tr("Stop"), self.flip)
        inside.addWidget(self.stop_button)
        self.body.addLayout(inside)
        self.body.addStretch(1)
        self._pulse = QTimer(self)
        self._pulse.setInterval(0)
        self._pulse.timeout.connect(self._try_some)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(BEGINS_AFTER_MS)
        self._later.timeout.connect(self.start)
        self.length.activated.connect(lambda _: self.start())
        self.party.activated.connect(lambda _: self.start())
        state.changed.connect(self._later.start)

    @property
    def running(self) -> bool:
        """Whether sieges are being tried now."""
        return self._pulse.isActive()

    def start(self) -> None:
        """Try anew, with the miniatures as they are noted now."""
        self._later.stop()
        self.trials = FigureTrials(
            self.state.content,
            self.state.collection,
            str(self.length.currentData()),
            int(self.party.currentData()),
            VillageOptions(),
        )
        self._pulse.start()
        self._show()

    def stop(self) -> None:
        """Try no more."""
        self._later.stop()
        self._pulse.stop()
        self._show()

    def flip(self) -> None:
        """Stop, or try again."""
        if self.running:
            self.stop()
        else:
            self.start()

    def _try_some(self) -> None:
        trials = self.trials
        if trials is None:
            return
        for _ in range(AT_A_TIME):
            trials.try_siege(trials.sieges)
        if trials.sieges >= SIEGES:
            self._pulse.stop()
            self._show()
            self.tried.emit()
        else:
            self.bar.setValue(trials.sieges)

    def _show(self) -> None:
        trials = self.trials
        self.stop_button.setText(self.tr("Stop") if self.running else self.tr("Try again"))
        if trials is None:
            return
        self.bar.setValue(trials.sieges)
        self.bar.setVisible(self.running)
        if self.running:
            return
        words, tone, details = self._words(trials)
        self.verdict.setText(words)
        set_tone(self.verdict, tone)
        tried = self.tr("Tried: %n siege(s) with real waves.", "", trials.sieges)
        self.details.setText(f"{details}\n{tried}".strip())

    def _words(self, trials: FigureTrials) -> tuple[str, str, str]:
        """The verdict, its colour, and what is behind it."""
        length, heroes = self.length.currentText(), self.party.currentText()
        if trials.sieges == 0:
            return self.tr("Nothing has been tried yet."), "text_2", ""
        if self.state.is_empty:
            return self.tr("Note how many figures you own, and this says how far they go."), "text_2", ""
        if trials.is_enough:
            words = self.tr("Enough for every wave: {length}, {heroes}.")
            return words.format(length=length, heroes=heroes), "good", self.tr("Nobody has to be swapped.")
        plans = plans_for(None, trials.length)
        wanting = faults(trials.collection, trials.content, plans, int(self.party.currentData()), trials.options)
        if wanting:
            words = self.tr("Too few to begin: the first wave needs one cheap Mob without a torch.")
            return words, "enemy", self._lacking(trials)
        percent = max(1, round(100 * trials.changed / (trials.sieges * trials.waves)))
        swapped = self.tr("In {percent} % of the waves somebody else comes instead, or in smaller groups.")
        details = swapped.format(percent=percent) + "\n" + self._lacking(trials)
        if not any(trials.cut_short):
            words = self.tr("Every wave reaches its points: {length}, {heroes}.")
            return words.format(length=length, heroes=heroes), "good", details
        first = next(number for number, times in enumerate(trials.cut_short) if times)
        worst = min(range(trials.waves), key=lambda number: trials.fewest[number] / trials.budgets[number])
        words = self.tr("From wave {first} on your figures may run out: {total} of {budget} points in wave {worst}.")
        verdict = words.format(
            first=first + 1, total=trials.fewest[worst], budget=trials.budgets[worst], worst=worst + 1
        )
        return verdict, "warn", details

    def _lacking(self, trials: FigureTrials) -> str:
        """Which types are short, the worst first."""
        most = sorted(trials.lacking.items(), key=lambda one: -one[1])
        named = [f"{count} {self.state.name_of(kind, count)}" for kind, count in most[:NAMED]]
        words = self.tr("Short by up to: {names}.").format(names=", ".join(named))
        if len(most) > NAMED:
            words += " " + self.tr("And %n type(s) more.", "", len(most) - NAMED)
        return words
