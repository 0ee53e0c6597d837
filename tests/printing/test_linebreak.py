"""Where lines may end, and where they had better not."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.printing import linebreak, script
from authoring.printing import words as lexicon
from authoring.printing.linebreak import pieces

MIXED = st.text(
    alphabet="天地玄黄，。！？：；“”‘’（）《》、…—·**ab XY19,.!?'\u00a0", min_size=1, max_size=40
).map(lambda words: " ".join(words.split(" ")))


def texts(words: str) -> list[str]:
    return [piece.text for piece in pieces(words)]


@pytest.mark.parametrize(
    ("words", "apart"),
    [
        ("one two", ["one", "two"]),
        ("don’t stop", ["don’t", "stop"]),
        ("hot-air balloon", ["hot-air", "balloon"]),
        ("wait—what", ["wait—", "what"]),
        ("3 km", ["3", "km"]),
        ("3\u00a0km away", ["3\u00a0km", "away"]),
        ("天地，玄黄。", ["天地，", "玄", "黄。"]),
        ("“天”与（地）", ["“天”", "与", "（地）"]),
        ("天……地", ["天……", "地"]),
        ("天——地", ["天——", "地"]),
        ("T恤和4K电视", ["T恤", "和", "4K", "电视"]),
        ("吃维生素C吧", ["吃", "维生素C吧"]),
        ("《天地》！", ["《天地》！"]),
        ("", []),
    ],
)
def test_pieces_stay_whole(words: str, apart: list[str]) -> None:
    assert texts(words) == apart


@settings(deadline=None)
@given(MIXED)
def test_no_piece_starts_with_closing_or_ends_with_opening_marks(words: str) -> None:
    found = texts(words)
    for before, after in pairwise(found):
        if " " not in words:
            assert after[0] not in linebreak.GLUE
            assert after[0] not in linebreak.NO_START
            assert before[-1] not in linebreak.NO_END


@settings(deadline=None)
@given(MIXED)
def test_pieces_put_together_are_the_text(words: str) -> None:
    assert "".join(piece.text + piece.space for piece in pieces(words)).strip(" ") == words.strip(
        " "
    )


@settings(deadline=None)
@given(st.text(alphabet="abcXYZ’'-019", min_size=1, max_size=30))
def test_a_latin_word_is_one_piece(word: str) -> None:
    assert texts(word) == [word]


@pytest.mark.parametrize("mark", "，。、！？：；”’）》】」』…—·～")
def test_full_width_marks_keep_to_what_stands_before(mark: str) -> None:
    assert texts(f"天{mark}地") == [f"天{mark}", "地"]


@pytest.mark.parametrize("mark", "“‘（《【「『")
def test_opening_marks_keep_to_what_stands_behind(mark: str) -> None:
    assert texts(f"天{mark}地") == ["天", f"{mark}地"]


def test_small_words_would_rather_not_end_a_line() -> None:
    of, comma, plain = pieces("some of, of course")[1], pieces("well, yes")[0], pieces("go on")[0]
    assert comma.cost < plain.cost
    assert pieces("one of them")[1].cost > plain.cost
    assert of.cost == comma.cost


def test_words_and_what_clings_to_them_would_rather_stay_together() -> None:
    found = pieces("常见的水果浮起来")
    assert [piece.text for piece in found] == ["常见", "的", "水果", "浮", "起来"]
    before_particle, after_particle, between, before_complement, _ = (piece.cost for piece in found)
    assert before_particle > after_particle
    assert before_complement == linebreak.BAD > between == linebreak.PLAIN


@pytest.mark.parametrize(
    ("words", "end"),
    [
        ("水洗它，或者", "水洗"),
        ("吃它时，会拿", "它"),
        ("至少有一个字的声母", "一个"),
        ("人们用它", "用"),
    ],
)
def test_one_character_alone_would_rather_not_start_a_line(words: str, end: str) -> None:
    costs = {piece.text: piece.cost for piece in pieces(words)}
    assert costs[end] >= linebreak.POOR


def test_lines_would_rather_end_behind_marks_than_between_words() -> None:
    comma, listed, between = pieces("天地，")[0], pieces("天地、玄黄")[0], pieces("天地人民")[0]
    assert comma.cost < listed.cost < between.cost


def test_lines_would_rather_not_end_inside_a_parenthesis() -> None:
    inside, behind = pieces("the tea (if hot) for us")[2:4]
    assert inside.text == "(if"
    assert inside.cost > behind.cost
    assert pieces("the tea (hot)")[1].cost == linebreak.GOOD


def test_english_lines_would_rather_begin_with_joining_words() -> None:
    joining, object_, article = (pieces(words)[0] for words in ("go at once", "wash it", "a cat"))
    assert joining.cost == linebreak.LIKED
    assert object_.cost == linebreak.POOR < article.cost


@settings(deadline=None)
@given(st.text(alphabet="说出一种卫生间里的东西，。T恤4K（）", max_size=24))
def test_no_line_ends_inside_a_chinese_word(words: str) -> None:
    ends, at = lexicon.ends(words), 0
    for piece in pieces(words)[:-1]:
        at += len(piece.text)
        before, after = words[at - 1], words[at]
        if script.is_han(before) and script.is_han(after):
            assert at in ends


@pytest.mark.parametrize(
    ("words", "apart"),
    [
        ("说出一种冰淇淋口味。", ["说出", "一种", "冰淇淋", "口味", "。"]),
        ("很多人害怕", ["很多", "人", "害怕"]),
        ("4K电视和T恤", ["4K电视", "和", "T恤"]),
        ("no Chinese", ["no Chinese"]),
        ("", []),
    ],
)
def test_chinese_falls_apart_into_words(words: str, apart: list[str]) -> None:
    ends = sorted(lexicon.ends(words) | {len(words)} - {0})
    assert [words[start:end] for start, end in pairwise([0, *ends])] == apart


@pytest.mark.parametrize(
    ("words", "locale", "latin"),
    [
        ("don’t", "en", "don’t"),
        ("don’t说“好”", "zh-Hans", "don’t"),
        ("说“好”", "zh-Hans", ""),
        ("a—b", "en", "a—b"),
        ("“OK”", "en", "“OK”"),
        ("4K电视", "zh-Hans", "4K"),
    ],
)
def test_shared_marks_follow_what_stands_around(words: str, locale: str, latin: str) -> None:
    scripts = script.of_characters(words, locale)
    found = [one for one, kind in zip(words, scripts, strict=True) if kind == script.LATIN]
    assert "".join(found) == latin


def test_words_are_looked_up_by_the_sign_that_they_begin_with() -> None:
    """Among them the first and the last sign of the list, and signs that would stand before,
    between and behind those that it has."""
    assert "一列举" in lexicon._costs("一")
    assert "头" in lexicon._costs("龟")
    assert [lexicon._costs(sign) for sign in "a㐀丅\U0002a6d6"] == [{}, {}, {}, {}]
