"""How two expressions are related, on labelled pairs and on single points of the design."""

from __future__ import annotations

from itertools import pairwise

import pytest

from authoring.language import relation as relations
from authoring.language import ties_chinese
from authoring.language.declaration import Declaration, plain
from authoring.language.relation import relation
from authoring.language.store import database
from authoring.language.verdict import Certainty, Kind, Speaker
from benchmarks.relation import PAIRS, measure


@pytest.mark.parametrize("part", ["all", "developed on", "held out"])
def test_labelled_pairs_are_judged_as_well_as_promised(part: str) -> None:
    score = measure(PAIRS)[part]
    assert score.pairs >= 200
    assert score.precision >= 0.98
    assert score.recall >= 0.97
    assert score.sureness >= 0.99
    assert score.kind >= 0.95


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ("Colour", "color", Kind.SAME),
        ("children", "child", Kind.INFLECTED),
        ("happy", "happiness", Kind.FAMILY),
        ("philosophy", "filosofie", Kind.MISSPELT),
        ("sea", "see", Kind.HOMOPHONE),
        ("water", "eau", Kind.TRANSLATION),
        ("sofa", "couch", Kind.SYNONYM),
        ("desk", "disk", Kind.UNRELATED),
        ("蘋果", "苹果", Kind.SAME),
        ("一个苹果", "苹果", Kind.INFLECTED),
        ("国王", "王后", Kind.FAMILY),
        ("咖啡", "加啡", Kind.MISSPELT),
        ("公式", "攻势", Kind.HOMOPHONE),
        ("水", "eau", Kind.TRANSLATION),
        ("手机", "移动电话", Kind.SYNONYM),
        ("铅笔", "钢笔", Kind.UNRELATED),
        ("pingguo", "苹果", Kind.HOMOPHONE),
        ("chien", "Hund", Kind.TRANSLATION),
    ],
)
def test_each_kind_is_told_from_either_side(one: str, other: str, kind: Kind) -> None:
    assert relation(one, other).kind is kind
    assert relation(other, one).kind is kind


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("hat", "cap"),
        ("cup", "mug"),
        ("乒乓球", "桌球"),
        ("教室", "课堂"),
        ("句子", "判刑"),
        ("资本", "首都"),
    ],
)
def test_words_that_some_tables_tell_apart_are_put_to_the_table(one: str, other: str) -> None:
    for verdict in (relation(one, other), relation(other, one)):
        assert verdict.kind is Kind.SYNONYM
        assert not verdict.sure


@pytest.mark.parametrize(
    ("one", "other"),
    [("儿子", "人们"), ("目的", "眼睛"), ("falling", "autumn"), ("bowling", "basin")],
)
def test_an_ending_that_makes_another_word_is_no_form(one: str, other: str) -> None:
    assert not relation(one, other).related


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("order", "orders"),
        ("tower", "towers"),
        ("mother", "mothers"),
        ("桌子", "桌"),
        ("人们", "人"),
    ],
)
def test_an_ending_that_adds_nothing_makes_a_form(one: str, other: str) -> None:
    assert relation(one, other).kind is Kind.INFLECTED
    assert relation(one, other).sure


def test_a_form_that_is_another_word_is_none() -> None:
    for form, word in (("number", "numb"), ("corner", "corn"), ("broker", "broke")):
        assert not relation(form, word).related


def test_a_compound_is_of_the_family_only_if_it_means_its_part() -> None:
    assert relation("snow", "snowman").kind is Kind.FAMILY
    assert not relation("butter", "butterfly").related
    assert not relation("水果", "水").related


def test_a_false_friend_is_left_to_people() -> None:
    verdict = relation("cat", "chat")
    assert (verdict.kind, verdict.certainty) == (Kind.TRANSLATION, Certainty.SUSPECT)
    assert relation("arm", "bras").certainty is Certainty.SUSPECT
    rare = relation("vert", "green")
    assert (rare.kind, rare.certainty) == (Kind.TRANSLATION, Certainty.SURE)


def test_reasons_are_sentences() -> None:
    for one, other in (("mouse", "mice"), ("苹果", "香蕉"), ("国王", "王后"), ("a", "")):
        assert relation(one, other).reason.endswith((".", "。"))


def test_what_the_card_says_comes_first() -> None:
    card = Declaration(
        frozenset({plain("light")}),
        unrelated=frozenset({plain("lighting")}),
        related={plain("lamp"): Kind.FAMILY, plain("lighting"): Kind.FAMILY},
    )
    spoken = relation("light", "Lighting", declaration=card)
    assert (spoken.kind, spoken.speaker) == (Kind.UNRELATED, Speaker.UNRELATED)
    declared = relation("lamp", "light", declaration=card)
    assert (declared.kind, declared.speaker) == (Kind.FAMILY, Speaker.DECLARED)
    believed = relation("light", "lights", declaration=card)
    assert (believed.kind, believed.speaker) == (Kind.INFLECTED, Speaker.BELIEVED)


def neighbours(table: str) -> list[tuple[str, str]]:
    """Common words beside the next one by spelling, by their ends, and by how common they are."""
    asked = f"select word from {table} where known = 1 order by rarity desc, word limit 1500"
    words = [word for (word,) in database().execute(asked)]
    orders = (words, sorted(words), sorted(words, key=lambda word: word[::-1]))
    return [pair for order in orders for pair in pairwise(order)]


@pytest.mark.parametrize(("table", "locale"), [("english", "en"), ("chinese", "zh-Hans")])
def test_words_that_share_nothing_are_surely_unrelated(
    table: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = neighbours(table)
    sooner = [relation(*pair, locale) for pair in pairs]
    relations._of_texts.cache_clear()
    monkeypatch.setattr(relations, "_share", lambda *_: True)
    monkeypatch.setattr(ties_chinese, "_is_apart", lambda *_: False)
    assert sooner == [relation(*pair, locale) for pair in pairs]
    assert 100 < sum(verdict.related for verdict in sooner) < len(pairs) - 1000
