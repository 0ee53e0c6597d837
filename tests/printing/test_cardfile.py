"""Cards as pictures: their names, their pixels, their cache, and the sheet of all of them."""

from __future__ import annotations

import errno
import os
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from authoring.printing import cardfile, negative, theme
from authoring.printing.art import Gallery
from authoring.printing.face import Stack
from authoring.printing.negative import Darkroom, Window
from tests.printing import samples

GROUND = (0xB0, 0x1E, 0x68)


@pytest.fixture
def own(tmp_path: Path) -> theme.Theme:
    return samples.own_theme(tmp_path / "art")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of this test alone."""
    monkeypatch.setenv("AUTHORING_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "faces"


def test_each_card_is_cut_at_its_trim(own: theme.Theme, tmp_path: Path) -> None:
    written = cardfile.card_pngs(samples.stack(own, 3), Darkroom(own), tmp_path / "png")
    names = ["card-0.png", "back.png", "card-1.png", "card-2.png"]
    assert [path.name for path in written] == names
    assert sorted(path.name for path in (tmp_path / "png").iterdir()) == sorted(names)
    for path in written:
        with Image.open(path) as picture:
            assert picture.size == (745, 1040)
            assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.1)
            corners = {picture.getpixel(at) for at in ((0, 0), (744, 0), (0, 1039), (744, 1039))}
            assert corners == {GROUND}


def test_backs_of_their_own_are_named_after_their_cards(own: theme.Theme, tmp_path: Path) -> None:
    written = cardfile.card_pngs(samples.stack(own, 1), Darkroom(own), tmp_path)
    assert [path.name for path in written] == ["card-0.png", "card-0-back.png"]


def test_a_stack_without_backs_has_pictures_of_fronts(own: theme.Theme, tmp_path: Path) -> None:
    stack = samples.stack(own, 2)
    slips = replace(stack, cards=tuple(replace(card, back=None) for card in stack.cards))
    written = cardfile.card_pngs(slips, Darkroom(own), tmp_path)
    assert [path.name for path in written] == ["card-0.png", "card-1.png"]


def test_a_picture_is_made_once(
    own: theme.Theme, tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack = samples.stack(own, 2)
    first = [path.read_bytes() for path in cardfile.card_pngs(stack, Darkroom(own), tmp_path / "a")]
    assert len(list(cache.glob("*/*.png"))) == 3

    def refuse(*_: object) -> None:
        raise AssertionError("nothing is left to be rendered")

    monkeypatch.setattr(negative, "pages", refuse)
    again = [path.read_bytes() for path in cardfile.card_pngs(stack, Darkroom(own), tmp_path / "b")]
    assert again == first


def test_what_a_picture_depends_on_is_in_its_key(own: theme.Theme, tmp_path: Path) -> None:
    stack = samples.stack(own, 2)
    front, other = stack.cards[0].front, stack.cards[1].front
    shown = Window(63, 88, 25.4)
    keys = {
        Darkroom(own).key(front, shown),
        Darkroom(own).key(other, shown),
        Darkroom(own).key(front, Window(64, 88, 25.4)),
        Darkroom(own, low_ink=True).key(front, shown),
    }
    (tmp_path / "art" / "glass.svg").write_text(samples.GLASS.replace("0.5", "0.25"))
    changed = replace(own, pictures=Gallery(own.pictures.folders))
    keys.add(Darkroom(changed).key(front, shown))
    assert len(keys) == 5


def test_without_a_cache_pictures_are_made_all_the_same(
    own: theme.Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("AUTHORING_CACHE", str(tmp_path / "file"))
    written = cardfile.card_pngs(samples.stack(own, 1), Darkroom(own), tmp_path / "png")
    assert all(path.stat().st_size for path in written)


def test_in_a_cache_without_room_pictures_are_made_all_the_same(
    own: theme.Theme, tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(picture: object, path: Path, dpi: float) -> None:
        if path.is_relative_to(cache):
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        save(picture, path, dpi)

    save = negative.save
    monkeypatch.setattr(negative, "save", full)
    written = cardfile.card_pngs(samples.stack(own, 1), Darkroom(own), tmp_path / "png")
    assert len(written) == 2
    assert all(path.stat().st_size for path in written)
    assert not list(cache.glob("*/*"))


def test_no_room_anywhere_is_told_by_the_file(
    own: theme.Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_picture: object, path: Path, _dpi: float) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(negative, "save", full)
    with pytest.raises(OSError, match="No space") as caught:
        cardfile.card_pngs(samples.stack(own, 1), Darkroom(own), tmp_path / "png")
    aside = Path(tempfile.gettempdir()).resolve()
    assert Path(caught.value.filename).is_relative_to(aside)
    assert not Path(caught.value.filename).parent.parent.exists()


def test_the_cache_forgets_what_was_asked_for_longest_ago(
    own: theme.Theme, tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cardfile.card_pngs(samples.stack(own, 3), Darkroom(own), tmp_path / "png")
    held = sorted(cache.glob("*/*.png"))
    assert len(held) == 4
    older = cache / "00" / "older.png"
    older.parent.mkdir(exist_ok=True)
    older.write_bytes(b"x")
    os.utime(older, (1, 1))
    for path in held:
        os.utime(path, (2, 2))
    monkeypatch.setattr(negative, "KEPT", sum(path.stat().st_size for path in held))
    cardfile.card_pngs(samples.stack(own, 4), Darkroom(own), tmp_path / "png")
    assert len(list((tmp_path / "png").iterdir())) == 5
    left = [*cache.glob("*/*.png")]
    assert older not in left
    assert 0 < sum(path.stat().st_size for path in left) <= negative.KEPT


def test_a_contact_sheet_shows_each_side_once(own: theme.Theme, tmp_path: Path) -> None:
    stack = samples.stack(own, 10)
    path = cardfile.contact_sheet(stack, Darkroom(own), tmp_path / "contact.png")
    width, height = 249, 347
    across, down = width + cardfile.GAP, height + cardfile.LABEL + cardfile.GAP
    with Image.open(path) as picture:
        assert picture.size == (8 * across + cardfile.GAP, 2 * down + cardfile.GAP)
        middles = [
            picture.getpixel((cardfile.GAP + column * across + 3, cardfile.GAP + row * down + 3))
            for row, column in (divmod(at, 8) for at in range(16))
        ]
    assert middles[:11] == [GROUND] * 11
    assert middles[11:] == [(0xEC, 0xEC, 0xF2)] * 5


def test_no_cards_make_no_pictures(own: theme.Theme, tmp_path: Path) -> None:
    assert cardfile.card_pngs(Stack("none", "None", "poker", ()), Darkroom(own), tmp_path) == []
