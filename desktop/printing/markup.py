"""The little markup that sheets are written in: headings, tables, boxes to tick. Qt's rich text does the layout."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

BOX_PX = 13
ICON_PX = 22


def text(words: str) -> str:
    """Words as they are, safe inside markup."""
    return escape(words)


def strong(words: str) -> str:
    """Words in bold."""
    return f"<b>{escape(words)}</b>"


def quiet(words: str) -> str:
    """Small print."""
    return f'<span class="quiet">{escape(words)}</span>'


def heading(words: str, *, new_page: bool = False) -> str:
    """The heading of a part of a sheet."""
    style = ' style="page-break-before: always"' if new_page else ""
    return f"<h2{style}>{escape(words)}</h2>"


def paragraph(markup: str) -> str:
    """A paragraph; its parts are markup already."""
    return f"<p>{markup}</p>"


def large(words: str) -> str:
    """Words in large type, on a card."""
    return f'<span class="large">{escape(words)}</span>'


def icon(name: str, px: int = ICON_PX) -> str:
    """A figure of the game, in black."""
    return f'<img src="icon:{escape(name)}" width="{px}" height="{px}">'


def picture(name: str, wide: int) -> str:
    """A picture of the sheet's own, so many px wide, in the middle."""
    return f'<p align="center"><img src="picture:{escape(name)}" width="{wide}"></p>'


def beside_icon(markup: str) -> str:
    """A cell of a row that begins with an icon: it stands on the same line."""
    return f'<img src="box:none" width="1" height="{ICON_PX}">{markup}'


def boxes(count: int, marked: int = 0, group: int = 0) -> str:
    """Boxes to tick in a row, the first `marked` of them ticked, with a gap after each `group`."""
    parts: list[str] = []
    for number in range(count):
        if group and number and number % group == 0:
            parts.append("&nbsp;&nbsp;")
        parts.append(f'<img src="box:{"full" if number < marked else "empty"}" width="{BOX_PX}" height="{BOX_PX}">')
    return "&nbsp;".join(parts)


def table(
    rows: Iterable[Sequence[str]], widths: Sequence[int], head: Sequence[str] = (), *, tight: bool = False
) -> str:
    """A table of markup cells over the whole width; `widths` are per cent and add up to 100. `head` stands on every
    page."""
    assert sum(widths) == 100, widths
    kind, padding = ("tight", 0) if tight else ("wide", 4)
    lines = [f'<table width="100%" cellspacing="0" cellpadding="{padding}">']
    if head:
        heads = zip(widths, head, strict=True)
        line = _row(f'<th width="{wide}%" align="left">{escape(words)}</th>' for wide, words in heads)
        lines.append(f"<thead>{line}</thead>")
    for row in rows:
        cells = zip(widths, row, strict=True)
        lines.append(_row(f'<td class="{kind}" width="{wide}%">{cell or "&nbsp;"}</td>' for wide, cell in cells))
    lines.append("</table>")
    return "".join(lines)


def cut_out(cards: Sequence[str], in_a_row: int, rows: int = 0, high: int = 0, backs: Sequence[str] = ()) -> str:
    """Cards with lines round them to cut along, so many rows on a page, or as many as fit; none is divided by the end
    of a page.

    `high` makes all of them as high as that in px. Each of `backs` is the back of the card at its place: after every
    page comes the page of its backs, from right to left, so that a sheet turned over its long side has them behind.
    """
    parts: list[str] = []
    on_a_page = in_a_row * rows or len(cards)
    for start in range(0, len(cards), on_a_page):
        parts.append(_cards_on_a_page(cards[start : start + on_a_page], in_a_row, high, is_first=not start))
        if backs:
            behind = [*backs[start : start + on_a_page]]
            behind += [""] * (-len(behind) % in_a_row)
            turned = [
                one for first in range(0, len(behind), in_a_row) for one in reversed(behind[first : first + in_a_row])
            ]
            parts.append(_cards_on_a_page(turned, in_a_row, high, is_first=False))
    return "".join(parts)


def _cards_on_a_page(cards: Sequence[str], in_a_row: int, high: int, *, is_first: bool) -> str:
    page = [*cards]
    page += [""] * (-len(page) % in_a_row)
    style = "" if is_first else ' style="page-break-before: always"'
    wide = 100 // in_a_row
    # In the middle: a page of backs lies as far from either edge.
    lines = [f'<table width="{wide * in_a_row}%" align="center" border="1" cellspacing="0" cellpadding="10"{style}>']
    for first in range(0, len(page), in_a_row):
        row = [_as_high(card, high) for card in page[first : first + in_a_row]]
        lines.append(_row(f'<td class="card" width="{wide}%">{card or "&nbsp;"}</td>' for card in row))
    lines.append("</table>")
    return "".join(lines)


def _as_high(card: str, high: int) -> str:
    """Qt draws a row as high as what stands in it: a picture of nothing beside the words keeps it open."""
    if not high:
        return card
    gap = f'<img src="box:none" width="1" height="{high}">'
    return (
        '<table width="100%" cellspacing="0" cellpadding="0"><tr>'
        f'<td class="bare" width="1%">{gap}</td><td class="bare" width="99%">{card or "&nbsp;"}</td></tr></table>'
    )


def _row(cells: Iterable[str]) -> str:
    return f"<tr>{''.join(cells)}</tr>"


def lines_to_write_on(count: int) -> str:
    """Empty ruled lines."""
    return table([["&nbsp;"] for _ in range(count)], [100])
