"""Pictures by name, and how they are framed."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from authoring.model import Nowhere, Place
from authoring.printing import flat, framing, theme
from authoring.printing.art import Gallery, names
from authoring.printing.colour import distance, lab
from authoring.printing.proof import Proof
from authoring.printing.svg import ArtError

SHIPPED = theme.load()
TALL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    '<rect x="12" y="2" width="4" height="20" fill="#FFC533"/></svg>'
)
LINE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    '<path d="M8 8h8" stroke="#112233" stroke-width="2" fill="none"/></svg>'
)


@pytest.fixture
def gallery(tmp_path: Path) -> Gallery:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    (first / "tall.svg").write_text(TALL)
    (second / "tall.svg").write_text(LINE)
    (second / "line.svg").write_text(LINE)
    (second / "bad.svg").write_text("<svg>")
    return Gallery((first, second))


def test_the_first_folder_goes_first(gallery: Gallery) -> None:
    found = gallery.find("tall")
    assert found is not None
    assert found.ink == (12, 2, 16, 22)
    assert found.colours == {"#FFC533": 1.0}


def test_strokes_count_with_their_width(gallery: Gallery) -> None:
    found = gallery.find("line")
    assert found is not None
    assert found.ink == (7, 7, 17, 9)
    assert found.colours == {"#112233": 1.0}


@pytest.mark.parametrize("name", ["none", "../first/tall", "Tall", "tall.svg", "", "/etc/passwd"])
def test_no_name_leads_elsewhere(gallery: Gallery, name: str) -> None:
    assert gallery.find(name) is None


def test_no_link_leads_out_of_its_folder(gallery: Gallery, tmp_path: Path) -> None:
    (tmp_path / "secret.svg").write_text(TALL)
    (gallery.folders[0] / "link.svg").symlink_to(tmp_path / "secret.svg")
    assert gallery.find("link") is None


def test_a_link_to_itself_is_a_picture_that_cannot_be_read(gallery: Gallery) -> None:
    (gallery.folders[0] / "dog.svg").symlink_to("dog.svg")
    with pytest.raises(ArtError, match=r"dog.svg.*cannot be read"):
        gallery.find("dog")


def test_names_of_all_folders_are_known_once(gallery: Gallery) -> None:
    assert names(*gallery.folders) == ("bad", "line", "tall")
    assert names(gallery.folders[0] / "nowhere") == ()


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    (tmp_path / "it.svg").write_text(TALL)
    before = Gallery((tmp_path,)).find("it")
    (tmp_path / "it.svg").write_text(LINE)
    assert Gallery((tmp_path,)).find("it") != before


def test_asking_for_pictures_is_proofed(gallery: Gallery) -> None:
    class Third(Nowhere):
        def place(self, *keys: str | int) -> Place:
            return Place("things.yml", 3)

    proof, origin = Proof(), Third()
    from dataclasses import replace

    own = replace(SHIPPED, pictures=gallery)
    assert framing.picture("tall", origin, "card", own, proof) is not None
    assert framing.picture("tal", origin, "card", own, proof) is None
    assert framing.picture("bad", origin, "card", own, proof) is None
    missing, bad = proof.faults
    assert (missing.check, missing.flaw.place) == ("missing-art", Place("things.yml", 3))
    assert missing.flaw.hint == "did you mean 'tall'?"
    assert bad.check == "unreadable-art"
    assert bad.flaw.place.path.endswith("second/bad.svg")
    assert proof.asked == {"tall", "tal", "bad"}


def test_the_paint_of_a_picture_is_centred_in_its_circle(gallery: Gallery) -> None:
    found = gallery.find("tall")
    assert found is not None
    art = framing.in_circle(found, 30, 40, 20)
    scale = art.size / 32
    left, top = art.x + 12 * scale, art.y + 2 * scale
    right, bottom = art.x + 16 * scale, art.y + 22 * scale
    assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx((30, 40), abs=1e-3)
    assert math.dist((left, top), (right, bottom)) <= 20
    assert bottom - top == pytest.approx(20 * framing.STOUT, abs=1e-3)


def test_the_paint_of_a_picture_fills_its_square(gallery: Gallery) -> None:
    found = gallery.find("line")
    assert found is not None
    art = framing.in_square(found, 5, 6, 8)
    scale = art.size / 32
    assert (art.x + 7 * scale, art.x + 17 * scale) == pytest.approx((5, 13), abs=1e-3)


def test_a_yellow_picture_does_not_stand_on_yellow(gallery: Gallery) -> None:
    found = gallery.find("tall")
    assert found is not None
    ground = framing.ground(found, SHIPPED)
    assert distance(lab(ground.blob), lab("#FFC533")) > 20


@pytest.mark.parametrize("name", names(*SHIPPED.pictures.folders))
def test_every_picture_of_the_theme_can_be_drawn(name: str) -> None:
    found = SHIPPED.pictures.find(name)
    assert found is not None
    assert found.paints
    left, top, right, bottom = found.ink
    assert 0 <= left < right <= found.canvas[2]
    assert 0 <= top < bottom <= found.canvas[3]


@pytest.mark.parametrize(
    "body",
    [
        "",
        '<path fill="none" d="M0 0h4v4z"/>',
        '<path fill="#123456" d="M40 40h4v4z"/>',
        '<path fill="#123456" d="M4 4h4"/>',
        '<path fill="#123456" d="M4 4"/>',
        '<circle cx="4" cy="4" r="0"/>',
        '<path opacity="0" d="M0 0h4v4z"/>',
    ],
)
def test_a_picture_of_nothing_is_told(gallery: Gallery, body: str) -> None:
    content = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{body}</svg>'
    (gallery.folders[0] / "void.svg").write_text(content, "utf-8")
    assert not flat.proves(content.encode())
    with pytest.raises(ArtError, match=r"void.svg has nothing to draw"):
        gallery.find("void")


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo], ids=["folder", "pipe"])
def test_what_is_no_file_is_a_picture_that_cannot_be_read(
    gallery: Gallery, make: Callable[[Path], None]
) -> None:
    make(gallery.folders[0] / "dog.svg")
    with pytest.raises(ArtError, match=r"dog.svg.*cannot be read: it is not a file"):
        gallery.find("dog")


def test_a_file_in_the_place_of_the_folder_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "art").write_bytes(b"")
    proof, look = Proof(), theme.load(tmp_path)
    for name in ("dog", "cat"):
        framing.picture(name, Nowhere(), name, look, proof)
    (fault,) = proof.faults
    assert fault.flaw.message == "pictures stand in a folder, not in a file"
