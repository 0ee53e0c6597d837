"""Pictures of pages and cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from authoring.printing import image, job, theme
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


def test_each_card_is_cut_at_its_trim(own: theme.Theme, tmp_path: Path) -> None:
    written = image.card_pngs([samples.stack(own, 3)], own, tmp_path, dpi=300)
    names = [path.relative_to(tmp_path).as_posix() for path in written]
    assert names == [
        "sample/card-0.png",
        "sample/back.png",
        "sample/card-1.png",
        "sample/card-2.png",
    ]
    assert sorted(path.name for path in (tmp_path / "sample").iterdir()) == sorted(
        path.name for path in written
    )
    for path in written:
        with Image.open(path) as picture:
            assert picture.size == (745, 1040)
            corners = {picture.getpixel(at) for at in ((0, 0), (744, 0), (0, 1039), (744, 1039))}
            assert corners == {(0xB0, 0x1E, 0x68)}


def test_backs_of_their_own_are_named_after_their_cards(own: theme.Theme, tmp_path: Path) -> None:
    written = image.card_pngs([samples.stack(own, 1)], own, tmp_path, dpi=50)
    assert [path.name for path in written] == ["card-0.png", "card-0-back.png"]


def test_a_page_that_is_not_there_is_an_error(own: theme.Theme, tmp_path: Path) -> None:
    (pdf,) = job.print_stacks([samples.stack(own, 1)], own, ["a4"], tmp_path)
    with pytest.raises(IndexError, match="it has 2"):
        image.page_png(pdf, 9, tmp_path / "page.png")
    assert not (tmp_path / "page.png").exists()
