"""PDF files, opened again and measured."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest

from authoring.printing import job, theme
from authoring.printing.art import Gallery
from authoring.printing.grid import SheetError
from authoring.printing.svg import ArtError
from authoring.printing.ticket import Backs, Ticket
from tests.printing import samples

POINT = 72 / 25.4


@pytest.fixture
def own(tmp_path: Path) -> theme.Theme:
    return samples.own_theme(tmp_path / "art")


@pytest.fixture
def printed(own: theme.Theme, tmp_path: Path) -> Path:
    (path,) = job.print_stacks([samples.stack(own)], own, ["a4"], tmp_path / "out")
    return path


@pytest.fixture
def file(printed: Path) -> Iterator[pikepdf.Pdf]:
    with pikepdf.open(printed) as opened:
        yield opened


def said(path: Path, page: int) -> str:
    document = pypdfium2.PdfDocument(path)
    try:
        words: str = document[page].get_textpage().get_text_bounded()
        return words
    finally:
        document.close()


def fonts(file: pikepdf.Pdf) -> list[Any]:
    return [
        thing
        for thing in file.objects
        if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font"
    ]


def test_it_is_named_after_its_stack_and_paper(printed: Path) -> None:
    assert printed.name == "sample-a4.pdf"
    assert [path.name for path in printed.parent.iterdir()] == ["sample-a4.pdf"]


def test_fronts_and_backs_follow_each_other(printed: Path, file: pikepdf.Pdf) -> None:
    assert len(file.pages) == 4
    assert "1/2 · front" in said(printed, 0)
    assert "1/2 · back" in said(printed, 1)
    assert "2/2 · front" in said(printed, 2)


def test_pages_have_the_boxes_of_their_cards(file: pikepdf.Pdf) -> None:
    for page in file.pages:
        width, height = (float(value) / POINT for value in page.MediaBox[2:])
        assert (width, height) == pytest.approx((297, 210), abs=0.01)
        left, bottom, right, top = (float(value) / POINT for value in page.TrimBox)
        assert (right - left, top - bottom) == pytest.approx((4 * 63 + 18, 2 * 88 + 6), abs=0.01)
        assert (left, bottom) == pytest.approx((width - right, height - top), abs=0.01)
        bleed = [float(value) / POINT for value in page.BleedBox]
        assert bleed == pytest.approx([left - 3, bottom - 3, right + 3, top + 3], abs=0.01)


def test_one_card_a_page_has_exact_boxes(own: theme.Theme, tmp_path: Path) -> None:
    (path,) = job.print_stacks([samples.stack(own, 2)], own, ["card"], tmp_path / "out")
    with pikepdf.open(path) as file:
        assert len(file.pages) == 4
        for page in file.pages:
            assert [float(value) / POINT for value in page.MediaBox] == pytest.approx(
                [0, 0, 69, 94], abs=0.01
            )
            assert [float(value) / POINT for value in page.TrimBox] == pytest.approx(
                [3, 3, 66, 91], abs=0.01
            )
            assert [float(value) for value in page.BleedBox] == pytest.approx(
                [float(value) for value in page.MediaBox], abs=0.01
            )
        assert "/Duplex" not in file.Root.ViewerPreferences


def test_every_font_is_embedded_and_none_slips_in(file: pikepdf.Pdf) -> None:
    found = fonts(file)
    assert found
    for font in found:
        assert "+" in str(font.BaseFont)
        assert font.Subtype == "/TrueType"
        assert "/FontFile2" in font.FontDescriptor
        assert "/ToUnicode" in font
        assert "Helvetica" not in str(font.BaseFont)


def test_text_is_found_in_both_languages_and_in_order(printed: Path) -> None:
    lines = said(printed, 0).splitlines()
    cards = [samples.WORDS[number % 3] for number in range(8)]
    told = [f"{words} {number}" for number, card in enumerate(cards) for words in card]
    assert lines[: len(told)] == told


def test_letters_are_kerned_and_no_setting_outlives_a_text(
    file: pikepdf.Pdf, own: theme.Theme
) -> None:
    operations = pikepdf.parse_content_stream(file.pages[0])
    arrays = [operands[0] for operands, operator in operations if str(operator) == "TJ"]
    steps = {int(one) for array in arrays for one in array if not isinstance(one, pikepdf.String)}
    gaps = own.typefaces["fredoka"].gaps("Traffic light 0")
    assert {round(-1000 * gap) for gap in gaps} - {0} <= steps
    assert any(gaps)
    assert not {"Tc", "Tw", "Tz", "Ts"} & {str(operator) for _, operator in operations}


def test_it_says_what_it_is(file: pikepdf.Pdf) -> None:
    assert str(file.docinfo["/Title"]) == "Sample – 样本"
    assert str(file.docinfo["/Creator"]).startswith("authoring ")
    assert str(file.Root.Lang) == "en"
    assert file.Root.ViewerPreferences.PrintScaling == "/None"
    assert file.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
    with file.open_outline() as outline:
        titles = [item.title for item in outline.root]
    assert titles[0] == "1/2 front: card-0 – card-7"
    assert titles[3] == "2/2 back: card-8 – card-9"
    assert len(titles) == 4


def test_the_short_edge_is_told_to_the_printer(own: theme.Theme, tmp_path: Path) -> None:
    stack = samples.stack(own, 1)
    (path,) = job.print_stacks([stack], own, ["a4"], tmp_path, "zh-Hans", Ticket(backs=Backs.SHORT))
    with pikepdf.open(path) as file:
        assert file.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"
        assert str(file.Root.Lang) == "zh-Hans"
    assert "短边翻转" in said(path, 0)


def test_the_same_cards_give_the_same_bytes(own: theme.Theme, tmp_path: Path) -> None:
    first, second = (
        job.print_stacks([samples.stack(own)], own, ["a4"], tmp_path / name)[0].read_bytes()
        for name in ("one", "two")
    )
    assert first == second


def test_backs_and_pictures_are_written_once(file: pikepdf.Pdf) -> None:
    forms = [
        thing
        for thing in file.objects
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form"
    ]
    assert len(forms) == 3
    (glass,) = [form for form in forms if "/ExtGState" in form.Resources]
    (state,) = glass.Resources.ExtGState.values()
    assert float(state.ca) == 0.5


def render(path: Path, page: int, dpi: float) -> Any:
    document = pypdfium2.PdfDocument(path)
    try:
        return document[page].render(scale=dpi / 72).to_pil().convert("RGB")
    finally:
        document.close()


@pytest.mark.parametrize("dpi", [72, 96, 110, 150, 300])
def test_no_paper_shows_between_neighbours(printed: Path, dpi: float) -> None:
    """A seam would be a line lighter than both of the cards that it lies between."""
    scale = dpi / 25.4
    for page in (0, 1):
        picture = render(printed, page, dpi)
        ground = picture.getpixel((int(12 * scale), int(12 * scale)))
        rows = [int(millimetre * scale) for millimetre in (12, 60.5, 190)]
        for row in rows:
            line = {picture.getpixel((at, row)) for at in range(int(12 * scale), int(80 * scale))}
            assert line == {ground}


def test_alpha_is_right(printed: Path) -> None:
    """Half-white on black is a grey; without its graphics state it would be white."""
    scale = 150 / 25.4
    picture = render(printed, 0, 150)
    across, down = 13.5 + 16, 14 + 60
    assert picture.getpixel((int(across * scale), int(down * scale))) == pytest.approx(
        (128, 128, 128), abs=2
    )


def test_a_picture_that_cannot_be_drawn_leaves_no_file(own: theme.Theme, tmp_path: Path) -> None:
    stack = samples.stack(own, 1)
    (tmp_path / "art" / "glass.svg").write_text("<svg>")
    broken = replace(own, pictures=Gallery(own.pictures.folders))
    out = tmp_path / "out"
    with pytest.raises(ArtError):
        job.print_stacks([stack], broken, ["a4"], out)
    assert list(out.iterdir()) == []


def test_an_old_file_stays_when_a_new_one_fails(own: theme.Theme, tmp_path: Path) -> None:
    stack = samples.stack(own, 1)
    (path,) = job.print_stacks([stack], own, ["a4"], tmp_path / "out")
    before = path.read_bytes()
    (tmp_path / "art" / "glass.svg").write_text("<svg>")
    broken = replace(own, pictures=Gallery(own.pictures.folders))
    with pytest.raises(ArtError):
        job.print_stacks([stack], broken, ["a4"], tmp_path / "out")
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_size_that_does_not_fit_is_told(own: theme.Theme, tmp_path: Path) -> None:
    with pytest.raises(SheetError, match="does not fit A5"):
        job.print_stacks([replace(samples.stack(own, 1), size="150x200")], own, ["a5"], tmp_path)
