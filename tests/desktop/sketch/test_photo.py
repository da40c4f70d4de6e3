"""Photographs are read with care: small ones whole, large ones smaller, and what is none is refused in one sentence."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.sketch.photo import LONGEST, PhotoProblem, read_photo


@pytest.mark.parametrize("name", ["map.png", "map.jpg"])
def test_a_large_photo_is_made_smaller(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert QImage(5000, 1000, QImage.Format.Format_RGB32).save(str(path))
    image = read_photo(path)
    assert image.width() == LONGEST
    assert abs(image.height() - LONGEST / 5) <= 1


@pytest.mark.parametrize("image, side", [(QImage.Format.Format_RGB32, 8300), (QImage.Format.Format_RGBA64, 6000)])
def test_a_png_for_which_there_is_no_memory_is_called_too_large(
    qtbot: QtBot, tmp_path: Path, image: QImage.Format, side: int
) -> None:
    path = tmp_path / "map.png"
    assert QImage(40, 30, image).save(str(path))
    data = bytearray(path.read_bytes())
    data[16:24] = side.to_bytes(4, "big") * 2
    data[29:33] = crc32(data[12:29]).to_bytes(4, "big")
    path.write_bytes(bytes(data))
    with pytest.raises(PhotoProblem, match="too large"):
        read_photo(path)


def test_what_is_no_photo_is_refused_in_one_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    whole = tmp_path / "map.png"
    assert QImage(400, 300, QImage.Format.Format_RGB32).save(str(whole))
    cut = tmp_path / "cut.png"
    cut.write_bytes(whole.read_bytes()[:40])
    text = tmp_path / "text.jpg"
    text.write_text("no picture", encoding="utf-8")
    drawing = tmp_path / "drawing.png"
    drawing.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', encoding="utf-8")
    # A header that promises more than any memory holds.
    huge = bytearray(whole.read_bytes())
    huge[16:24] = (90_000).to_bytes(4, "big") * 2
    bomb = tmp_path / "bomb.png"
    bomb.write_bytes(bytes(huge))
    for path in (cut, text, drawing, bomb, tmp_path / "gone.png", tmp_path):
        with pytest.raises(PhotoProblem) as found:
            read_photo(path)
        assert str(found.value).endswith(".")
