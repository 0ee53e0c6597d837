"""Print services: the pixels they ask for, and the data that says so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from authoring.printing import service, theme
from authoring.printing.negative import Darkroom
from authoring.printing.ticket import TicketError
from tests.printing import samples

POINT = 72 / 25.4
GROUND = (0xB0, 0x1E, 0x68)
SHIPPED = theme.load()


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUTHORING_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def own(tmp_path: Path) -> theme.Theme:
    return samples.own_theme(tmp_path / "art")


@pytest.mark.parametrize("name", service.services(SHIPPED))
def test_a_window_is_the_card_with_about_an_eighth_of_an_inch_around(name: str) -> None:
    found = service.find(name, SHIPPED)
    assert found.source.startswith("https://")
    for size, window in found.windows.items():
        card = SHIPPED.stock.size(size)
        across, down = window.size
        assert 2.8 <= (across - card.width) / 2 <= 3.8
        assert 2.8 <= (down - card.height) / 2 <= 10.3


@pytest.mark.parametrize(
    ("name", "pixels"), [("the-game-crafter", (825, 1125)), ("makeplayingcards", (822, 1122))]
)
def test_pictures_have_the_pixels_asked_for_and_are_painted_to_the_edge(
    own: theme.Theme, tmp_path: Path, name: str, pixels: tuple[int, int]
) -> None:
    found = service.find(name, own)
    written = service.serve(found, (samples.stack(own, 2),), Darkroom(own), tmp_path)
    names = [path.relative_to(tmp_path).as_posix() for path in written]
    assert names == [f"{name}/sample/{one}.png" for one in ("card-0", "back", "card-1")]
    for path in written:
        with Image.open(path) as picture:
            assert picture.size == pixels
            corners = (
                (0, 0),
                (pixels[0] - 1, 0),
                (0, pixels[1] - 1),
                (pixels[0] - 1, pixels[1] - 1),
            )
            assert {picture.getpixel(at) for at in corners} == {GROUND}


def test_a_pdf_for_a_service_has_each_back_before_its_front(
    own: theme.Theme, tmp_path: Path
) -> None:
    found = service.find("drivethrucards", own)
    (path,) = service.serve(found, (samples.stack(own, 2),), Darkroom(own), tmp_path, "zh-Hans")
    with pikepdf.open(path) as file:
        assert str(file.Root.Lang) == "zh-Hans"
        assert len(file.pages) == 4
        with file.open_outline() as outline:
            assert [item.title for item in outline.root] == [
                "card-0 back",
                "card-0 front",
                "card-1 back",
                "card-1 front",
            ]
        for page in file.pages:
            media, bleed, trim = (
                [float(value) / POINT for value in box]
                for box in (page.MediaBox, page.BleedBox, page.TrimBox)
            )
            assert media == pytest.approx([0, 0, 69.85, 95.25], abs=0.01)
            assert bleed == pytest.approx(media, abs=0.01)
            assert (trim[2] - trim[0], trim[3] - trim[1]) == pytest.approx((63, 88), abs=0.01)
        assert len(file.Root.OutputIntents) == 1
        assert "/CutContour" not in str(file.pages[0].get("/Resources", {}).get("/ColorSpace", ""))


def test_sizes_that_a_service_does_not_print_are_refused(own: theme.Theme, tmp_path: Path) -> None:
    mini = replace(samples.stack(own, 1), size="mini")
    with pytest.raises(TicketError, match="prints poker, tarot cards, and these are mini"):
        service.serve(service.find("drivethrucards", own), (mini,), Darkroom(own), tmp_path)


def test_an_unknown_service_names_the_nearest() -> None:
    with pytest.raises(KeyError, match="did you mean 'makeplayingcards'"):
        service.find("makeplayingcard", SHIPPED)
