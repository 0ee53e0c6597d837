"""Pictures of pages and cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from authoring.printing import chrome, image, job, theme
from authoring.printing.face import Face, PrintedCard, Stack
from tests.printing import samples


@pytest.fixture
def own(tmp_path: Path) -> theme.Theme:
    return samples.own_theme(tmp_path / "art")


def test_a_page_is_as_large_as_its_paper(own: theme.Theme, tmp_path: Path) -> None:
    (pdf,) = job.print_stacks([samples.stack(own, 2)], own, ["a4"], tmp_path)
    image.page_png(pdf, 1, tmp_path / "page.png", dpi=100)
    with Image.open(tmp_path / "page.png") as picture:
        assert picture.size == (1170, 827)
        assert picture.getpixel((10, 10)) == (255, 255, 255)


def test_ink_is_a_share_of_the_paper(own: theme.Theme, tmp_path: Path) -> None:
    """White is nothing, black one, and red two inks; the middle of a page is what it is."""
    shares = []
    for marks in (
        (chrome.ground(63, 88, "#000000"),),
        (chrome.ground(63, 88, "#FF0000"),),
        (),
    ):
        card = PrintedCard("c", Face(63, 88, marks))
        (pdf,) = job.print_stacks([Stack("any", "Any", "poker", (card,))], own, ["card"], tmp_path)
        shares.append(image.coverage(pdf))
    assert shares == pytest.approx([1.0, 2.0, 0.0], abs=0.01)


def test_a_page_that_is_not_there_is_an_error(own: theme.Theme, tmp_path: Path) -> None:
    (pdf,) = job.print_stacks([samples.stack(own, 1)], own, ["a4"], tmp_path)
    with pytest.raises(IndexError, match="it has 2"):
        image.page_png(pdf, 9, tmp_path / "page.png")
    assert not (tmp_path / "page.png").exists()
