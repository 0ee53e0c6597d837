"""Printers: measured on paper, undone on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.printing import calibration, job, printer, theme
from authoring.printing.calibration import Measures
from authoring.printing.printer import Printer, PrinterError, Shift
from authoring.printing.ticket import Ticket, TicketError
from tests.printing import samples

SHIPPED = theme.load()
POINT = 72 / 25.4
PAPERS = ["a3", "a4", "a5", "letter", "legal"]

SHIFTS = st.builds(Shift, st.floats(-5, 5), st.floats(-5, 5))
PRINTERS = st.builds(Printer, SHIFTS, SHIFTS, st.floats(0.97, 1.03), st.floats(0.97, 1.03))


def printed(one: Printer, x: float, y: float, back: bool, size: tuple[float, float]) -> list[float]:
    """Where a printer puts a point of a page: off the middle by its scale, then shifted."""
    shifts = [one.page, one.back] if back else [one.page]
    across, down = sum(shift.x for shift in shifts), sum(shift.y for shift in shifts)
    return [
        size[0] / 2 + one.scale_x * (x - size[0] / 2) + across,
        size[1] / 2 + one.scale_y * (y - size[1] / 2) + down,
    ]


@given(PRINTERS, st.floats(0, 210), st.floats(0, 297), st.booleans())
def test_what_is_undone_before_printing_comes_out_right(
    one: Printer, x: float, y: float, back: bool
) -> None:
    across, _, _, down, right, low = one.matrix(210, 297, back)
    sent = across * x + right, down * y + low
    assert printed(one, *sent, back, (210, 297)) == pytest.approx([x, y], abs=1e-6)


@given(PRINTERS, st.sampled_from(PAPERS))
def test_a_printer_is_known_by_its_measures(one: Printer, name: str) -> None:
    """Measured as a person would, with a ruler, on what this printer makes of the sheet."""
    paper = SHIPPED.stock.paper(name)
    size = (paper.width, paper.height)
    off, middle = calibration.OFF, (size[0] / 2, size[1] / 2)

    def side(back: bool) -> tuple[float, ...]:
        left = printed(one, off, middle[1], back, size)[0]
        right = size[0] - printed(one, size[0] - off, middle[1], back, size)[0]
        top = printed(one, middle[0], off, back, size)[1]
        bottom = size[1] - printed(one, middle[0], size[1] - off, back, size)[1]
        return left, right, top, bottom

    drawn = calibration.rulers(paper)
    lengths = (drawn[0] * one.scale_x, drawn[1] * one.scale_y)
    found = calibration.measured(Measures(side(False), side(True), lengths), paper)
    assert (found.page.x, found.page.y) == pytest.approx((one.page.x, one.page.y), abs=1e-6)
    assert (found.back.x, found.back.y) == pytest.approx((one.back.x, one.back.y), abs=1e-6)
    assert (found.scale_x, found.scale_y) == pytest.approx((one.scale_x, one.scale_y))


def test_a_written_printer_is_read_back(tmp_path: Path) -> None:
    one = Printer(Shift(0.5, -0.25), Shift(-0.7, 0.4), 0.9975, 1.001)
    path = tmp_path / "printer.yml"
    path.write_text(calibration.text(one, SHIPPED.stock.paper("a4")), "utf-8")
    assert printer.read(path) == one


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("page-offset: {across: 0.5}\nscael: {across: 1}\n", "2:1: 'scael' is no property here"),
        ("scale: {across: 2}\n", "1:17:"),
        ("page-offset: {across: far}\n", "far"),
        ("{", ""),
        ("", ""),
    ],
)
def test_a_printer_file_that_is_wrong_says_where(tmp_path: Path, content: str, words: str) -> None:
    path = tmp_path / "printer.yml"
    path.write_text(content, "utf-8")
    with pytest.raises(PrinterError, match=r"printer\.yml:\d+:\d+: ") as raised:
        printer.read(path)
    assert re.search(re.escape(words.partition(" is no")[0]), str(raised.value))


def test_the_boxes_of_a_page_move_with_its_cards(tmp_path: Path) -> None:
    own = samples.own_theme(tmp_path / "art")
    one = Printer(Shift(1.0, 0.5), Shift(-0.5, 0.25), 0.99, 1.0)
    (path,) = job.print_stacks(
        [samples.stack(own)], own, ["a4"], tmp_path, ticket=Ticket(printer=one)
    )
    with pikepdf.open(path) as file:
        for page, back in zip(file.pages, (False, True, False, True), strict=True):
            left, bottom, right, top = (float(value) / POINT for value in page.TrimBox)
            size = (297.0, 210.0)
            corner = printed(one, left, 210 - top, back, size)
            other = printed(one, right, 210 - bottom, back, size)
            assert (other[0] - corner[0], other[1] - corner[1]) == pytest.approx(
                (270, 182), abs=0.01
            )
            assert corner[0] == pytest.approx(297 - other[0], abs=0.01)


def test_a_printer_that_pushes_cards_off_the_page_is_refused(tmp_path: Path) -> None:
    own = samples.own_theme(tmp_path / "art")
    far = Ticket(printer=Printer(page=Shift(14.0, 0.0)))
    with pytest.raises(TicketError, match=r"moves the fronts off A4: .* from -3\.50 to 272\.50 mm"):
        job.cells_of(samples.stack(own, 1), own, "a4", far)


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_the_sheet_has_two_pages_that_say_what_to_do(
    tmp_path: Path, name: str, locale: str
) -> None:
    paper = SHIPPED.stock.paper(name)
    path = tmp_path / "sheet.pdf"
    calibration.write(path, paper, SHIPPED, locale)
    document = pypdfium2.PdfDocument(path)
    try:
        told = [document[page].get_textpage().get_text_bounded() for page in (0, 1)]
        assert document[0].get_size() == pytest.approx((paper.width * POINT, paper.height * POINT))
    finally:
        document.close()
    words = calibration.WORDS[locale]
    assert [words[side] in page for side, page in zip(("front", "back"), told, strict=True)] == [
        True,
        True,
    ]
    across, down = calibration.rulers(paper)
    for page in told:
        assert f"E {across:g} mm" in page
        assert f"F {down:g} mm" in page
        assert "--rulers E,F" in " ".join(page.split())
