"""The vendored typefaces: what they hold, and how they measure text."""

from __future__ import annotations

import pytest
from fontTools.ttLib import TTFont

from authoring.printing import theme
from authoring.printing.fonts import Typeface

SHIPPED = theme.load()
FACES = SHIPPED.typefaces
LATIN = ("fredoka", "nunito", "nunito-bold")
HAN = ("noto", "noto-bold")
LARGEST = 6_000_000
"""How many bytes all fonts together may take."""


@pytest.mark.parametrize("name", sorted(FACES))
def test_a_face_may_be_embedded_and_brings_its_licence(name: str) -> None:
    path = FACES[name].path
    font = TTFont(path)
    assert "glyf" in font
    assert font["OS/2"].fsType == 0
    assert "Open Font License" in font["name"].getDebugName(13)
    licences = path.parent.glob("OFL-*.txt")
    assert any(path.name[:4].lower() in licence.name for licence in licences)
    assert path.name in (path.parent / "NOTICE").read_text(encoding="utf-8")


def test_together_they_stay_small() -> None:
    assert sum(face.path.stat().st_size for face in FACES.values()) < LARGEST


@pytest.mark.parametrize("name", HAN)
def test_chinese_faces_have_all_of_gb2312(name: str) -> None:
    rows = (bytes((row, cell)) for row in range(0xB0, 0xF8) for cell in range(0xA1, 0xFF))
    hanzi = [found for pair in rows if (found := pair.decode("gb2312", "ignore"))]
    assert len(hanzi) == 6763
    assert not [character for character in hanzi if not FACES[name].has(character)]
    assert all(map(FACES[name].has, "，。！？：；“”‘’（）《》、…—·"))


@pytest.mark.parametrize("name", LATIN)
def test_latin_faces_have_what_european_words_need(name: str) -> None:
    assert all(map(FACES[name].has, "ABCabc 0123456789’“”—–…éèêëçñöüßåøæœ&!?%"))


@pytest.mark.parametrize("name", LATIN)
def test_latin_faces_kern(name: str) -> None:
    face = FACES[name]
    gaps = face.gaps("To")
    assert gaps[0] < -0.02
    assert gaps[1] == 0
    assert face.advance("To") < face.advance("T") + face.advance("o")


def test_each_letter_keeps_a_glyph_of_its_own() -> None:
    for word in ("office", "fi", "ﬁ", "e\u0301"):
        assert len(FACES["nunito"].gaps(word)) == len(word)


def test_ink_is_inside_what_a_word_takes() -> None:
    ink = FACES["fredoka"].ink("Hg")
    assert 0 < ink.left < ink.right < FACES["fredoka"].advance("Hg")
    assert ink.bottom < 0 < ink.top
    assert ink.top == pytest.approx(FACES["fredoka"].capital, abs=0.02)
    assert FACES["fredoka"].ink(" ").top == 0


def test_two_full_width_marks_share_their_blank() -> None:
    face = FACES["noto"]
    assert face.advance("：“") == pytest.approx(1.5)
    assert face.advance("。”") == pytest.approx(1.5)
    assert face.advance("（《") == pytest.approx(1.5)
    assert face.advance("”（") == pytest.approx(1.5)
    assert face.advance("天，地") == pytest.approx(3.0)


@pytest.mark.parametrize(
    ("character", "script", "face"),
    [
        ("A", "latin", "fredoka"),
        ("ě", "latin", "nunito-bold"),
        ("水", "latin", "noto-bold"),
        ("水", "han", "noto-bold"),
        ("☃", "han", None),
    ],
)
def test_a_stack_asks_its_faces_in_order(character: str, script: str, face: str | None) -> None:
    found: Typeface | None = SHIPPED.roles["word"].first.stack.face(character, script)
    assert (found.name if found else None) == face
