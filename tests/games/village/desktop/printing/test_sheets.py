"""Sheets: nothing cut off on either paper, nothing that the table may not know, the present state in the boxes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QAbstractTextDocumentLayout, QGuiApplication, QImage, QTextBlock, QTextTable
from pytestqt.qtbot import QtBot

from desktop.games.village.measured_table import placement_row
from desktop.games.village.printing.build_up import both_lengths
from desktop.games.village.printing.sheets import SHEETS
from desktop.games.village.printing.table_drawing import SIDE, table_drawing
from desktop.language import speak
from desktop.printing.document import Paper, SheetDocument, write_sheets
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import placements
from rules_core.kernel.match import begin
from tests.clauses import rule

IDS = [sheet.id for sheet in SHEETS]
WHO_MAY_COME = ("bestiary", "cards")
"""They name everybody whom waves are drawn from, whoever waits."""


def siege_after(answers: int, seed: int = 5, length: str = "siege") -> Siege:
    """A siege of four heroes that the thumb player has brought so far."""
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[:4], "length": length, "terrain": "alder-ford"})
    match = begin(GAMES[GAME](setup), seed)
    bot = ThumbPlayer()
    while match.pending is not None and answers > 0:
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
        answers -= 1
    state = match.state
    assert isinstance(state, Siege)
    return state


@cache
def looked_at(answers: int) -> Siege:
    """A siege for all who only look at it: to play it takes longer than to lay out what is printed of it."""
    return siege_after(answers)


def sheet_of(id: str, siege: Siege, paper: Paper = Paper.A4) -> SheetDocument:
    (sheet,) = [one for one in SHEETS if one.id == id]
    return sheet.of(siege, SiegeNames(siege.world)).document(paper)


def blocks(document: SheetDocument) -> list[QTextBlock]:
    found: list[QTextBlock] = []
    block = document.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("answers", [0, 90, 260])
@pytest.mark.parametrize("id", IDS)
def test_every_line_stands_whole_inside_a_page(qtbot: QtBot, id: str, answers: int, paper: Paper) -> None:
    document = sheet_of(id, looked_at(answers), paper)
    layout = document.documentLayout()
    assert isinstance(layout, QAbstractTextDocumentLayout)
    high = document.area.height()
    for block in blocks(document):
        if not block.text():
            continue  # Qt lays the empty paragraph between two tables beside them.
        rect = layout.blockBoundingRect(block)
        assert rect.left() >= -0.5
        assert rect.right() <= document.area.width() + 1.5, block.text()
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            top = rect.top() + line.y()
            assert int(top // high) == int((top + line.height() - 0.5) // high), f"cut by the page: {block.text()!r}"


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("id", ["build-up", *WHO_MAY_COME])
def test_a_row_stands_whole_on_a_page(qtbot: QtBot, id: str, paper: Paper) -> None:
    document = sheet_of(id, looked_at(260), paper)
    layout, high = document.documentLayout(), document.area.height()
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    for table in tables:
        for row in range(table.rows()):
            cells = [table.cellAt(row, column) for column in range(table.columns())]
            first = min(layout.blockBoundingRect(one.firstCursorPosition().block()).top() for one in cells)
            last = max(layout.blockBoundingRect(one.lastCursorPosition().block()).bottom() for one in cells)
            assert int(first // high) == int((last - 1) // high), f"{row} is divided"
    assert document.pageCount() <= 5
    assert all(layout.blockBoundingRect(one).height() for one in blocks(document) if one.text()), "a heading is lost"


@pytest.mark.parametrize("id", IDS)
def test_margins_stay_white_and_ink_is_light(qtbot: QtBot, id: str) -> None:
    document = sheet_of(id, looked_at(90))
    for number in range(document.pageCount()):
        picture = document.picture(number, 600).convertToFormat(QImage.Format.Format_Grayscale8)
        margin = round(600 * (document.area.left() - 2) / document.page.width())
        for x in (*range(margin), *range(600 - margin, 600)):
            assert all(picture.pixelColor(x, y).red() > 250 for y in range(0, picture.height(), 3))
        grey = [picture.pixelColor(x, y).red() for x in range(0, 600, 4) for y in range(0, picture.height(), 4)]
        assert sum(255 - one for one in grey) / len(grey) < 255 * 0.08, "too much ink"


def test_the_reference_is_one_page_on_both_papers(qtbot: QtBot) -> None:
    siege = siege_after(0)
    assert [sheet_of("reference", siege, paper).pageCount() for paper in Paper] == [1, 1]


@rule("OPEN-17", "OPEN-19")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_reference_tells_of_the_saddle_and_is_one_page_in_each_language(qtbot: QtBot, language: str) -> None:
    speak(language)
    sheet = sheet_of("reference", siege_after(0), Paper.A4)
    assert "OPEN-17, 19" in sheet.toPlainText()
    assert sheet.pageCount() == 1


@pytest.mark.parametrize("id", WHO_MAY_COME)
def test_whoever_may_come_is_there_with_every_trait_and_whoever_waits_makes_no_difference(
    qtbot: QtBot, id: str
) -> None:
    siege, other = siege_after(0), siege_after(0, seed=11)
    text = sheet_of(id, siege).toPlainText()
    assert text == sheet_of(id, other).toPlainText()
    for enemy in siege.world.recruits.enemies.values():
        assert enemy.name in text
        assert f"{enemy.profile.quality}+" in text
    assert [sheet.id for sheet in SHEETS if not sheet.is_usual] == list(WHO_MAY_COME)


def test_the_roster_shows_present_wounds_and_states(qtbot: QtBot) -> None:
    siege = siege_after(30)
    hero = siege.heroes[0]
    hero.quality_lost, hero.knocked_down = 2, True
    markup = next(one for one in SHEETS if one.id == "roster").markup(siege, SiegeNames(siege.world))
    row = next(part for part in markup.split("<tr>") if SiegeNames(siege.world).content.heroes[hero.id].name in part)
    assert row.count("box:full") == 2
    assert row.count("box:empty") == 1
    assert "knocked down" in row


@pytest.mark.parametrize("id", IDS)
def test_no_sheet_knows_what_the_table_does_not_know(qtbot: QtBot, id: str) -> None:
    """V-5.1.2, V-7.2.3. Edges, waiting enemies and the backs of tokens stay hidden on paper as on the screen."""
    siege = siege_after(0)
    waiting = {model.profile.id for model in siege.models.values() if model.group and not model.in_play}
    assert waiting, "nobody waits to be hidden"
    text = sheet_of(id, siege).toPlainText()
    names = {siege.world.content.enemies[one].name for one in waiting}
    if id not in WHO_MAY_COME:
        assert not [name for name in names if name in text]
    if id != "build-up":  # which measures from every edge
        assert not [edge for edge in ("north", "east", "south", "west") if f"the {edge} edge" in text]
    for group in siege.groups:
        group.edge = group.edge % 4 + 1
    assert sheet_of(id, siege).toPlainText() == text


def test_a_pdf_holds_the_pages_and_replaces_an_old_one_whole(qtbot: QtBot, tmp_path: Path) -> None:
    siege = siege_after(60)
    path = tmp_path / "siege.pdf"
    path.write_bytes(b"old")
    sheets = [sheet_of(id, siege) for id in IDS]
    write_sheets(path, sheets)
    written = path.read_bytes()
    assert written.startswith(b"%PDF")
    assert written.count(b"/Type /Page\n") == sum(sheet.pageCount() for sheet in sheets)
    assert [one.name for one in tmp_path.iterdir()] == ["siege.pdf"]


def test_a_pdf_that_cannot_be_written_is_an_error_and_the_old_one_stays(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "folder.pdf").mkdir()
    with pytest.raises(FileNotFoundError):
        write_sheets(tmp_path / "nowhere" / "siege.pdf", [sheet_of("roster", siege_after(0))])
    assert not (tmp_path / "nowhere").exists()


def test_a_sheet_is_laid_out_the_same_at_any_text_scale_of_the_screen(qtbot: QtBot) -> None:
    siege = siege_after(30)
    first = sheet_of("roster", siege)
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    font = app.font()
    font.setPointSize(30)
    old = app.font()
    app.setFont(font)
    try:
        assert sheet_of("roster", siege).size() == first.size() != QSizeF()
    finally:
        app.setFont(old)


def test_the_table_can_be_built_up_from_paper_alone(qtbot: QtBot) -> None:
    siege = siege_after(200)
    document = sheet_of("build-up", siege)
    words = document.toPlainText()
    steps = placements(siege)
    numbers = [block.text() for block in blocks(document) if block.text().strip("￼").isdigit()]
    assert len(numbers) == len(steps)
    for step in steps:
        row = placement_row(siege, SiegeNames(siege.world), step, both_lengths)
        assert row.title in words
        assert all(measured in words for measured in row.measured)


def test_the_drawing_holds_every_number_inside_the_table(qtbot: QtBot) -> None:
    drawing = table_drawing(siege_after(200)).convertToFormat(QImage.Format.Format_Grayscale8)
    assert drawing.width() == SIDE
    rim = [drawing.pixelColor(x, y).red() for x in range(0, SIDE, 3) for y in (2, SIDE - 3)]
    assert min(rim) > 250, "something is cut off at the rim"
    assert sum(255 - drawing.pixelColor(x, x).red() for x in range(SIDE)) > 0
