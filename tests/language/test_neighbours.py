"""What the lexicon surely relates to a word, found from the word alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.language import kept
from authoring.language.neighbours import neighbours
from authoring.language.relation import relation
from authoring.language.verdict import Kind

pytestmark = pytest.mark.slow

MOST = {
    Kind.INFLECTED: 12,
    Kind.FAMILY: 24,
    Kind.HOMOPHONE: 12,
    Kind.TRANSLATION: 24,
    Kind.SYNONYM: 8,
}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own, with the unpacked lexicon still open from before."""
    relation("warm", "up")
    monkeypatch.setenv("AUTHORING_CACHE", str(tmp_path))
    return tmp_path


FOUND = [
    ("mouse", "en", Kind.INFLECTED, "mice"), ("run", "en", Kind.INFLECTED, "ran"),
    ("prince", "en", Kind.FAMILY, "princess"), ("snow", "en", Kind.FAMILY, "snowman"),
    ("sea", "en", Kind.HOMOPHONE, "see"), ("green", "en", Kind.TRANSLATION, "vert"),
    ("apple", "en", Kind.TRANSLATION, "苹果"), ("sofa", "en", Kind.SYNONYM, "couch"),
    ("苹果", "zh", Kind.INFLECTED, "一个苹果"), ("苹果", "zh", Kind.FAMILY, "苹果汁"),
    ("国王", "zh", Kind.FAMILY, "王后"), ("公式", "zh", Kind.HOMOPHONE, "攻势"),
    ("苹果", "zh", Kind.HOMOPHONE, "pingguo"), ("绿色", "zh", Kind.TRANSLATION, "green"),
    ("手机", "zh", Kind.SYNONYM, "移动电话"), ("chien", "fr", Kind.TRANSLATION, "dog"),
]  # fmt: skip


def test_each_kind_is_found(cache: Path) -> None:
    found = neighbours([(text, locale) for text, locale, _, _ in FOUND], MOST)
    for text, locale, kind, other in FOUND:
        assert other in found[text, locale][kind]


def test_what_is_found_is_what_relation_is_sure_of_and_bounded(cache: Path) -> None:
    asked = [(word, "en") for word in ("light", "water", "king", "ice cream", "zzxq")]
    asked += [(word, "zh-Hans") for word in ("水", "老师", "冰淇淋", "行")]
    for (text, locale), kinds in neighbours(asked, MOST).items():
        for kind, others in kinds.items():
            assert 0 < len(others) <= MOST[kind]
            assert len(set(others)) == len(others)
            for other in others:
                verdict = relation(other, text, locale)
                assert verdict.sure
                assert verdict.kind in (kind, Kind.SAME)


def test_it_comes_out_the_same_alone_together_and_from_the_cache(cache: Path) -> None:
    pairs = [("light", "en"), ("苹果", "zh-Hans")]
    together = neighbours(pairs, MOST)
    assert neighbours(pairs, MOST) == together
    for path in cache.glob("neighbours-*"):
        path.unlink()
    for pair in reversed(pairs):
        assert neighbours([pair], MOST) == {pair: together[pair]}


@pytest.mark.parametrize("damage", ["{", "[]"])
def test_a_damaged_cache_is_made_anew(cache: Path, damage: str) -> None:
    wanted = neighbours([("mouse", "en")], MOST)
    (path,) = cache.glob("neighbours-*")
    path.write_text(damage, encoding="utf-8")
    assert neighbours([("mouse", "en")], MOST) == wanted


def test_where_nothing_can_be_kept_it_is_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    relation("warm", "up")
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("AUTHORING_CACHE", str(blocked))
    assert "mice" in neighbours([("mouse", "en")], MOST)["mouse", "en"][Kind.INFLECTED]


def test_nothing_stale_and_nothing_endless_is_kept(cache: Path) -> None:
    kept.write("things", {"one": 1})
    stale = cache / "things-0123456789abcdef.json"
    stale.write_text('{"one": 2}', encoding="utf-8")
    kept.write("things", {"one": 3})
    assert not stale.exists()
    assert kept.read("things") == {"one": 3}
    kept.write("things", {str(number): number for number in range(kept.MOST + 1)})
    assert kept.read("things") == {"one": 3}
