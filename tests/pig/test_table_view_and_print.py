"""What every game shows without a face: table view, sheets, list of the map, check list; told with pig."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.look.widgets.number_field import NumberField
from desktop.play.check_table.dialog import CheckTableDialog
from desktop.play.models.thing_tree import ThingTree
from desktop.play.panels.list_panel import ListPanel
from desktop.play.table_view.page import PlainTablePage
from desktop.play.table_view.preview import TablePreview
from desktop.play.table_view.window import TableWindow
from desktop.play.thing_list import ThingList
from desktop.printing.document import Paper
from desktop.printing.print_dialog import PrintDialog
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from tests.pig.match import session_after


def page_of(qtbot: QtBot, session: MatchSession) -> PlainTablePage:
    page = face_of("pig").table_view(Theme(less_motion=True), session)
    assert isinstance(page, PlainTablePage)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    return page


def sheet(session: MatchSession, id: str) -> str:
    return next(one.markup() for one in face_of("pig").sheets(session) if one.id == id)


def test_the_table_view_says_whose_turn_it_is_what_is_asked_and_how_it_stands(qtbot: QtBot) -> None:
    page = page_of(qtbot, session_after("roll", 5, "hold"))
    assert page.phase.accessibleName() == "Ben. Ann: 5, Ben: 0"
    assert "Roll or hold, Ben?" in page.card.accessibleName()
    assert "It is Ben's turn. Ann keeps 5." in " ".join(page.card.accessibleName().split())
    assert page.telling.accessibleName() == "It is Ben's turn."
    (table,) = page.tables
    assert table.accessibleName() == "Players Player, Points Ann 5 Ben 0"


def test_the_table_view_follows_answers_and_undo(qtbot: QtBot) -> None:
    session = session_after("roll", 5)
    page = page_of(qtbot, session)
    assert page.phase.view.title == "Ann"
    session.answer("hold")
    assert page.phase.view.title == "Ben"
    session.undo()
    assert page.phase.view.title == "Ann"
    assert page.tables[0].accessibleName() == "Players Player, Points Ann 0 Ben 0"


def test_the_last_dice_lie_on_the_table_view(qtbot: QtBot) -> None:
    session = session_after("roll", 5)
    assert [die.value for die in page_of(qtbot, session).card.view.dice] == [5]


def test_at_the_end_nobody_is_asked(qtbot: QtBot) -> None:
    page = page_of(qtbot, session_after("roll", 5, "roll", 6, "hold", target=10))
    assert page.phase.view.title == "This game is over."


def test_the_second_window_and_its_preview_show_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 5)
    window = TableWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    assert isinstance(window.page, PlainTablePage)
    image = QImage(window.size(), QImage.Format.Format_RGB32)
    window.render(image, QPoint(0, 0))
    assert len({image.pixel(x, y) for x in range(0, 1280, 7) for y in (60, 120, 360)}) > 3
    theme = Theme(less_motion=True)
    preview = TablePreview(theme, session, lambda: face_of("pig").table_view(theme, session, live=False))
    qtbot.addWidget(preview)
    preview.show()
    preview.draw_now()
    assert preview.accessibleDescription() == "Ann"


def test_the_tables_are_printed_as_they_stand(qtbot: QtBot) -> None:
    words = sheet(session_after("roll", 5, "hold", "roll", 3), "tables")
    assert "Ann: 5, Ben: 0" in words
    assert "Roll or hold, Ben?" in words
    assert ">Points</th>" in words
    assert words.index("<b>Ann</b>") < words.index(">5</td>") < words.index("<b>Ben</b>")


def test_the_chronicle_is_printed_with_its_clauses(qtbot: QtBot) -> None:
    words = sheet(session_after("roll", 5, "hold", "roll", 1), "chronicle")
    order = ["It is Ann&#x27;s turn.", "Ann keeps 5.", "It is Ben&#x27;s turn.", "A 1: Ben loses 0."]
    assert [words.index(one) for one in order] == sorted(words.index(one) for one in order)
    assert "PIG-3" in words
    assert words.count("<p>") == 3, "a paragraph for each turn"


def test_blank_tables_have_names_and_no_numbers(qtbot: QtBot) -> None:
    words = sheet(session_after("roll", 5, "hold"), "blank-tables")
    assert "<b>Ann</b>" in words
    assert ">5</td>" not in words


def test_every_sheet_fits_its_paper(qtbot: QtBot) -> None:
    for one in face_of("pig").sheets(session_after("roll", 5, "hold")):
        for paper in Paper:
            document = one.document(paper)
            assert document.pageCount() == 1
            assert document.picture(0, 300).height() > 300


def test_the_print_dialog_keeps_a_pdf(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 5)
    dialog = PrintDialog(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(dialog)
    assert [box.isChecked() for box in dialog.findChildren(QCheckBox)] == [True, True, False]
    assert dialog.where.text() == "1 of 2"
    dialog.keep_pdf(tmp_path / "pig.pdf")
    assert (tmp_path / "pig.pdf").read_bytes().startswith(b"%PDF")


def check_list(qtbot: QtBot, tmp_path: Path, session: MatchSession) -> CheckTableDialog:
    dialog = CheckTableDialog(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_check_list_has_a_line_for_every_thing_and_one_key_for_each(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = check_list(qtbot, tmp_path, session_after("roll", 5, "hold"))
    said = [row.accessibleName() for row in dialog.rows]
    assert said == [
        "Pig: Ann: 5, Ben: 0, not checked yet",
        "Ann: Points: 5, not checked yet",
        "Ben: Points: 0, not checked yet",
    ]
    for _ in said:
        assert dialog.isVisible()
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_a_digit_for_the_question_before_corrects_nothing_in_a_list_that_opens_by_itself(
    qtbot: QtBot, tmp_path: Path
) -> None:
    session = session_after("roll", 5, "hold")
    theme, settings = Theme(less_motion=True), Settings(tmp_path / "settings.ini")
    dialog = CheckTableDialog(theme, settings, session, is_asked_for=False)
    qtbot.addWidget(dialog)
    dialog.show()
    for key in (Qt.Key.Key_7, Qt.Key.Key_2):
        QTest.keyClick(dialog, key)
    first = dialog.rows[0]
    assert first.said.text() == "Go to the line first, with Enter or an arrow key: then digits correct it."
    QTest.keyClick(dialog, Qt.Key.Key_Down)
    assert not first.said.text()
    QTest.keyClick(dialog, Qt.Key.Key_7)
    QTest.keyClick(dialog.rows[1].fields[0], Qt.Key.Key_Return)
    assert session.state.points == {"ann": 7, "ben": 0}


def test_a_digit_corrects_what_the_table_says_otherwise(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 5, "hold")
    dialog = check_list(qtbot, tmp_path, session)
    QTest.keyClick(dialog, Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_7)
    QTest.keyClick(dialog.rows[1].fields[0], Qt.Key.Key_Return)
    assert session.state.points == {"ann": 7, "ben": 0}
    session.undo()
    assert session.state.points == {"ann": 5, "ben": 0}


def test_what_cannot_be_is_refused_in_words(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 5, "hold")
    dialog = check_list(qtbot, tmp_path, session)
    dialog.look_at(1)
    field = dialog.rows[1].fields[0]
    assert isinstance(field, NumberField)
    field.setValue(100)
    assert dialog.rows[1].said.text() == "Points: give 0 to 99."
    assert field.value() == 5


def test_the_list_says_what_is_asked_and_everything_that_lies_there(qtbot: QtBot) -> None:
    session = session_after("roll", 5, "hold")
    panel = ListPanel(Theme(less_motion=True), ThingTree())
    qtbot.addWidget(panel)
    ThingList(panel, session, panel)
    panel.show()
    told = [(family.title, [thing.spoken for thing in family.things]) for family in panel.model.families]
    assert told == [("Now", ["Roll or hold, Ben?"]), ("Players", ["Ann. Points: 5.", "Ben. Points: 0."])]
    session.answer_all(["roll", (3,), "hold"])
    assert [thing.spoken for thing in panel.model.families[1].things] == ["Ann. Points: 5.", "Ben. Points: 3."]


def test_a_number_that_is_half_typed_is_none_when_somebody_goes_away(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 5, "hold")
    dialog = CheckTableDialog(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_7)
    field = dialog.rows[1].fields[0]
    assert isinstance(field, NumberField)
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(field, Qt.Key.Key_Escape)
    assert session.state.points == {"ann": 5, "ben": 0}
