"""The last page can be shared: a picture, a PDF and a web page, in which text from elsewhere stays text."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.message_box import MAY_END
from desktop.look.theme import Theme
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.written_plate import WrittenPlate, tell_written
from desktop.play.end_share import PageShown, as_html, write_page
from desktop.play.presenter import StoryPart

STORY = [StoryPart("The <b>roll</b>", "Ada & Bo hit <script>alert(1)</script>.", "trophy")]


def test_every_kind_of_file_is_written(qtbot: QtBot, tmp_path: Path) -> None:
    label = QLabel("The village stands.")
    qtbot.addWidget(label)
    label.resize(640, 360)
    page = PageShown(label, QColor("red"), 20)
    for name in ("a.png", "a.pdf", "a.html", "plain"):
        write_page(tmp_path / name, page, "Held", "5 waves", STORY)
    picture = QImage(str(tmp_path / "a.png"))
    assert (picture.width(), picture.height()) == (680, 400)
    assert picture.pixelColor(679, 399) == QColor("red")
    assert picture.pixelColor(2, 2) == QColor("red")
    assert QImage(str(tmp_path / "plain.png")).width() == 680
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
    assert "<h1>Held</h1>" in (tmp_path / "a.html").read_text(encoding="utf-8")


def test_words_of_others_are_never_markup() -> None:
    written = as_html("A <i>name</i>", "told", STORY)
    assert "<script" not in written
    assert "<b>" not in written
    assert "<i>" not in written
    assert "Ada &amp; Bo" in written


def test_a_page_for_a_browser_shows_what_stands_beside_the_story(qtbot: QtBot) -> None:
    panel = HeadedSheet(Theme(LookName.LIGHT, 100), 'The "map"')
    qtbot.addWidget(panel)
    panel.resize(300, 200)
    written = as_html("Held", "told", STORY, [PageShown(panel, QColor("red"))])
    (data,) = re.findall(r'<img src="data:image/png;base64,([^"]+)" alt="The &quot;map&quot;">', written)
    assert QImage.fromData(b64decode(data)).width() == 300


def test_where_a_file_was_written_is_told_once_with_its_folder(qtbot: QtBot, tmp_path: Path) -> None:
    page = QLabel("The end")
    qtbot.addWidget(page)
    page.resize(1200, 700)
    page.show()
    for name in ("a.png", "b.png"):
        tell_written(Theme(less_motion=True), page, tmp_path / name)
    (plate,) = [one for one in page.findChildren(WrittenPlate) if one.isVisible()]
    said = plate.words.text().replace(MAY_END, "")
    assert said.startswith("b.png is written")
    assert str(tmp_path.resolve()) in said
    assert page.rect().contains(plate.geometry())
