"""How texts are set: what is wrong, and that what is right stays."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.checks.convention import slips

ROUNDS = 6


def mended(text: str, locale: str) -> str:
    """A text after all of its slips are mended, as often as new ones come up."""
    for _ in range(ROUNDS):
        for slip in reversed(slips(text, locale)):
            text = text[: slip.start] + slip.instead + text[slip.end :]
    return text


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Don't", "Don’t"),
        ("the players' cards", "the players’ cards"),
        ("'Tis the '90s", "’Tis the ’90s"),
        ("rock 'n' roll", "rock ’n’ roll"),
        ("say 'hello' now", "say ‘hello’ now"),
        ('a "round" thing', "a “round” thing"),
        ('("so")', "(“so”)"),
        ("wait...", "wait…"),
        ("this - or that", "this – or that"),
        ("this -- or that", "this – or that"),
        ("this--or that", "this – or that"),
        ("ok , good !", "ok, good!"),
        ("Full，width。Here", "Full, width. Here"),
        ("（big）", "(big)"),
        ("one（big）thing，two", "one (big) thing, two"),
        ("Ａ１", "A1"),
        (" a  b ", "a b"),
        ("a\tb", "a b"),
    ],
)
def test_english(text: str, right: str) -> None:
    assert mended(text, "en") == right
    assert slips(right, "en-GB") == []


@pytest.mark.parametrize(
    "text",
    [
        "5' 6\" tall",
        "well-known",
        "3-5",
        "“ok”—fine",
        "a – b",
        "e.g. this",
        "12:30",
        "¡Olé!",
        "a.b",
    ],
)
def test_english_that_is_right_stays(text: str) -> None:
    assert slips(text, "en") == []


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("说出一种水果,例如苹果.", "说出一种水果，例如苹果。"),
        ("对吗?", "对吗？"),
        ("他说: 好!", "他说：好！"),
        ("苹果(红的)", "苹果（红的）"),
        ('他说:"你好", 走了', "他说：“你好”，走了"),
        ("'走'了", "‘走’了"),
        ("等等...", "等等……"),
        ("等等…", "等等……"),
        ("等等。。。", "等等……"),
        ("北京--上海", "北京——上海"),
        ("北京—上海", "北京——上海"),
        ("你 好， 世界", "你好，世界"),
        ("３Ｄ 打印", "3D 打印"),
        ("DVD,影片", "DVD，影片"),
        ("词'it's'", "词‘it’s’"),
        ("他说「你『好』」", "他说“你‘好’”"),
        ("苹果，，梨、、橙：：", "苹果，梨、橙："),
        ("列奥纳多・达•芬奇", "列奥纳多·达·芬奇"),
        ("北京――上海", "北京——上海"),
        ("3~5个", "3～5个"),
        ("苹果｡梨､", "苹果。梨、"),
    ],
)
def test_chinese(text: str, right: str) -> None:
    assert mended(text, "zh-Hans") == right
    assert slips(right, "zh-Hans") == []


@pytest.mark.parametrize(
    "text",
    ["1.5 米", "12:30", "比分 1:2", "苹果 iPhone 手机", "《红楼梦》", "A.B.C.", "1,000 人", "——"],
)
def test_chinese_that_is_right_stays(text: str) -> None:
    assert slips(text, "zh-Hans") == []


def test_traditional_chinese_has_other_quotes() -> None:
    assert mended('他說:"你好"', "zh-Hant") == "他說：「你好」"
    assert mended("“你好”", "zh-Hant-TW") == "「你好」"


def test_other_languages_get_only_what_holds_everywhere() -> None:
    assert mended('l\'eau  "x" ...', "fr") == 'l\'eau "x" ...'


@given(st.text(st.sampled_from("ab1 '\"-.,:;?!()（），。…—“”‘’水果\n"), max_size=30))
def test_mending_comes_to_an_end_and_slips_never_overlap(text: str) -> None:
    for locale in ("en", "zh-Hans", "zh-Hant"):
        found = slips(text, locale)
        assert all(one.end <= two.start for one, two in pairwise(found))
        once = mended(text, locale)
        assert mended(once, locale) == once
