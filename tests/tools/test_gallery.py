"""The gallery shows what its list says."""

from __future__ import annotations

from tools import gallery


def test_every_page_of_the_list_has_its_picture_and_no_other_lies_there() -> None:
    listed = [gallery._file(shot) for _, shots in gallery.SECTIONS for shot in shots]
    assert len(set(listed)) == len(listed)
    assert {path.name for path in gallery.FOLDER.iterdir()} == set(listed)


def test_the_page_is_made_from_the_list() -> None:
    assert gallery.PAGE.read_text("utf-8") == "\n".join(gallery._lines()) + "\n"


def test_pictures_are_small() -> None:
    assert max(path.stat().st_size for path in gallery.FOLDER.iterdir()) < 100_000
