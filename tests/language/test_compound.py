"""Compounds that dictionaries lack, and slips of the pen that look like some."""

from __future__ import annotations

import random
from string import ascii_lowercase

import pytest

from authoring.language.coinage import is_known
from authoring.language.compound import is_plain_compound
from authoring.language.store import database

COMPOUNDS = """喜剧演员 足球教练 水果沙拉 生日蛋糕 魔术表演 海盗船长 电子游戏机 草莓生日蛋糕
sandcastle toymaker kitemaker glowstick moonwalker"""
NONE = """太灯 环卫公人 有限公私 新潮澎湃 望远镜子 苹果的 T恤演员 演员 喜剧演圆
elefant pacekeeper dipsense nedgame toothfairy treasurechest fitzgrobnax x1y2 the"""


@pytest.mark.parametrize("text", COMPOUNDS.split())
def test_compounds_of_common_words_are_plain(text: str) -> None:
    assert not is_known(text)
    assert is_plain_compound(text)


@pytest.mark.parametrize("text", NONE.split())
def test_slips_and_what_is_written_apart_are_no_compounds(text: str) -> None:
    assert not is_plain_compound(text)


def test_no_planted_misspelling_passes() -> None:
    chance = random.Random(11)
    asked = (
        "select word from english where known and rarity >= 300 and length(word) between 6 and 12"
    )
    words = [str(word) for (word,) in database().execute(asked) if str(word).isalpha()]
    planted = [_misspelt(word, chance) for word in chance.sample(words, 3000)]
    missed = [word for word in planted if not is_known(word) and is_plain_compound(word)]
    assert not missed


def _misspelt(word: str, chance: random.Random) -> str:
    at, letter = chance.randrange(1, len(word)), chance.choice(ascii_lowercase)
    return chance.choice(
        [
            word[:at] + word[at + 1 :],
            word[:at] + letter + word[at:],
            word[:at] + letter + word[at + 1 :],
            word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :],
        ]
    )
