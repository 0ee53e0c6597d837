"""How the characters of a Chinese name are built: strokes, radical, structure, components."""

from __future__ import annotations

from functools import lru_cache

from authoring.language.chinese import characters, is_character
from authoring.language.facts import UNSTATED, Facts
from authoring.language.lexicon import character, values_of_characters

STRUCTURES = ("left-right", "top-bottom", "enclosing", "single")

FORMS = (
    "人亻 刀刂 力 卩㔾 心忄㣺 手扌龵 攴攵 水氵氺 火灬 爪爫 牛牜 犬犭 玉王 示礻 糸纟糹 网罒 羊⺶"
    " 聿肀 艸艹 衣衤 言讠訁 走 足⻊ 车車 金钅釒 食饣飠 月⺼ 辵辶 竹⺮ 西覀 长長 门門 马馬 鱼魚 鸟鳥"
    " 见見 贝貝 页頁 风風 齿齒 龙龍 尢尣兀 小⺌ 彐彑 疋⺪ 黾黽 麦麥 齐齊 韦韋"
)
"""Radicals that are one and the same in two or more forms, the main one first."""

_MAIN = {form: forms[0] for forms in FORMS.split() for form in forms}


def main_form(radical: str) -> str:
    """The main form of a radical: 水 of 氵."""
    return _MAIN.get(radical, radical)


def strokes(name: str, facts: Facts = UNSTATED) -> int | None:
    """How many strokes the characters have together; None where one is unknown."""
    if facts.strokes is not None:
        return facts.strokes
    counted = [strokes_of(sign) for sign in characters(name)]
    return None if None in counted else sum(filter(None, counted))


def strokes_of(sign: str) -> int | None:
    """The strokes of one character, 0 of a letter or digit; None where they are unknown."""
    return character(sign).strokes or None if is_character(sign) else 0


def structures(name: str, facts: Facts = UNSTATED) -> tuple[frozenset[str] | None, ...]:
    """The structure of each character, or those on which teachers differ; none at all of a
    letter, None where it is unknown."""
    if facts.structure is not None:
        return tuple(frozenset((told,)) for told in facts.structure)
    return tuple(_values(sign, character(sign).structures) for sign in characters(name))


def radicals(name: str, facts: Facts = UNSTATED) -> tuple[frozenset[str] | None, ...]:
    """The radical of each character in its main form; as structures() where there is none."""
    if facts.radical is not None:
        return tuple(frozenset((main_form(told),)) for told in facts.radical)
    return tuple(_values(sign, _radical(sign)) for sign in characters(name))


def _radical(sign: str) -> tuple[str, ...]:
    radical = character(sign).radical
    return (main_form(radical),) if radical else ()


def _values(sign: str, values: tuple[str, ...]) -> frozenset[str] | None:
    return None if is_character(sign) and not values else frozenset(values)


def components(name: str) -> tuple[frozenset[str] | None, ...]:
    """The components of each character, down to the smallest, and the character itself."""
    return tuple(map(_components, characters(name)))


@lru_cache(maxsize=1 << 13)
def _components(sign: str) -> frozenset[str] | None:
    return character(sign).components | {sign} if is_character(sign) else frozenset()


@lru_cache(maxsize=1)
def every_radical() -> tuple[str, ...]:
    """The main form of every radical that a character has, then the other forms."""
    main = sorted({main_form(radical) for radical in values_of_characters("radical") if radical})
    return (*main, *sorted(_MAIN.keys() - set(main)))


@lru_cache(maxsize=1)
def every_component() -> tuple[str, ...]:
    """Every component that a character has."""
    return tuple(sorted({part for parts in values_of_characters("components") for part in parts}))
