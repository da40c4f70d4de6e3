"""An ending is added to a name that has none, and never writes over a file about which nobody was asked."""

from __future__ import annotations

from pathlib import Path

from desktop.storage.whole_file import with_ending


def test_an_ending_is_added_once_and_to_a_name_that_is_free(tmp_path: Path) -> None:
    chosen = str(tmp_path / "siege")
    assert with_ending(f"{chosen}.PDF", ".pdf") == Path(f"{chosen}.PDF")
    assert with_ending(f"{chosen}.htm", ".html", ".htm") == Path(f"{chosen}.htm")
    assert with_ending(chosen, ".pdf") == Path(f"{chosen}.pdf")
    Path(f"{chosen}.pdf").touch()
    assert with_ending(chosen, ".pdf") == Path(f"{chosen} 2.pdf")
    Path(f"{chosen} 2.pdf").touch()
    assert with_ending(chosen, ".pdf") == Path(f"{chosen} 3.pdf")
    # Whoever wrote the ending was asked.
    assert with_ending(f"{chosen}.pdf", ".pdf") == Path(f"{chosen}.pdf")
