"""How each language sets its quotes, dashes, dots and spaces: what is wrong, and what right."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from authoring.checks.script import HAN_PATTERN

_WIDE_SIGNS = "，。？！：；、（）《》“”‘’…—「」『』"
_CLOSING = "”’）》」』"
_OPENING = "“‘（《「『"
_TO_WIDE = {",": "，", ".": "。", "?": "？", "!": "！", ":": "：", ";": "；"}
_TO_NARROW = {
    **{wide: narrow for narrow, wide in _TO_WIDE.items()},
    "（": "(",
    "）": ")",
    "、": ",",
}

_ONLY_LETTERS = re.compile(rf"[A-Za-z{HAN_PATTERN}]+(?: [A-Za-z]+)*")
"""Most texts are single words, with nothing in them that could be set wrongly."""


@dataclass(frozen=True, slots=True)
class Slip:
    """The characters of a text from `start` to `end` are set wrongly; `instead` is right."""

    start: int
    end: int
    what: str
    instead: str


Instead = Callable[[re.Match[str]], str]


@dataclass(frozen=True, slots=True)
class Convention:
    """What a pattern finds is wrong for the reason `what`. A text that has none of the `signs`
    has nothing to find; the pattern is compiled when the first text has one, since classes of
    Chinese characters take long."""

    what: str
    pattern: str
    instead: Instead
    signs: str = ""

    def slips(self, text: str) -> Iterator[Slip]:
        if self.signs and not any(sign in text for sign in self.signs):
            return
        for found in re.finditer(self.pattern, text):
            right = self.instead(found)
            if right != found[0]:
                yield Slip(found.start(), found.end(), self.what, right)


def slips(text: str, locale: str) -> list[Slip]:
    """What is wrong with a text by the conventions of its locale; no two overlap."""
    if _ONLY_LETTERS.fullmatch(text):
        return []
    found: list[Slip] = []
    for convention in (*EVERYWHERE, *_of(locale)):
        for slip in convention.slips(text):
            if all(slip.end <= other.start or other.end <= slip.start for other in found):
                found.append(slip)
    return sorted(found, key=lambda slip: slip.start)


def _of(locale: str) -> tuple[Convention, ...]:
    language, *rest = locale.split("-")
    if language == "zh":
        return CHINESE_TRADITIONAL if "Hant" in rest else CHINESE
    return ENGLISH if language == "en" else ()


def _always(right: str) -> Instead:
    return lambda _found: right


def _narrow(found: re.Match[str]) -> str:
    """Western punctuation, with the space behind it that full-width forms bring along."""
    sign = _TO_NARROW[found[0]]
    before = found.string[: found.start()][-1:]
    behind = found.string[found.end() : found.end() + 1]
    if sign == "(":
        return " (" if before.isalnum() else sign
    word_follows = behind.isalnum() if sign == ")" else behind and not behind.isspace()
    return f"{sign} " if word_follows else sign


def _apostrophe_or_quote(found: re.Match[str]) -> str:
    before = found.string[: found.start()][-1:]
    behind = found.string[found.end() :]
    opens = not before.isalnum() and behind[:1].isalnum() and not behind.startswith("n'")
    return "‘" if opens and re.search(r"[^\s']'(?!\w)", behind) else "’"


def _double_quote(found: re.Match[str]) -> str:
    before = found.string[: found.start()][-1:]
    return "“" if not before or before.isspace() or before in "([‘—–" else "”"


def _in_pairs(typed: str, opening: str, closing: str) -> Instead:
    """Quotes that look the same, by turns opening and closing. (Between Latin letters
    stands an apostrophe, which is none of them.)"""
    signs = f"[{typed}{opening}{closing}]"
    quote = re.compile(f"(?<![A-Za-z]){signs}|{signs}(?![A-Za-z])")

    def instead(found: re.Match[str]) -> str:
        earlier = sum(one.start() < found.start() for one in quote.finditer(found.string))
        return closing if earlier % 2 else opening

    return instead


def _of_mainland(found: re.Match[str]) -> str:
    return "“”‘’"["「」『』".index(found[0])]


def _wide_sign(found: re.Match[str]) -> str:
    return _TO_WIDE[found["sign"]]


def _half_width(found: re.Match[str]) -> str:
    return "".join(chr(ord(character) - 0xFEE0) for character in found[0])


def _convention(what: str, pattern: str, instead: str | Instead, signs: str = "") -> Convention:
    right = _always(instead) if isinstance(instead, str) else instead
    return Convention(what, pattern, right, signs)


_HAN = f"[{HAN_PATTERN}]"
_HAN_OR_CLOSING = f"[{HAN_PATTERN}{_CLOSING}]"
_HAN_OR_OPENING = f"[{HAN_PATTERN}{_OPENING}]"

EVERYWHERE = (
    _convention("a space at the start", r"\A +", ""),
    _convention("a space at the end", r" +(?=\n*\Z)", ""),
    _convention("a tab", r"\t+", " "),
    _convention("more than one space in a row", r"(?<=\S) {2,}(?=\S)", " "),
)

ENGLISH = (
    _convention("a typewriter's apostrophe", r"(?<!\d)'|(?<=\d)'(?=[a-z])", _apostrophe_or_quote),
    _convention("a typewriter's quote", r'(?<!\d)"', _double_quote),
    _convention("hyphens in the place of a dash", r" -{1,3} |(?<=\w)-{2,3}(?=\w)", " – "),
    _convention("full stops in the place of an ellipsis", r"\.{3,}", "…"),
    _convention("a space before punctuation", r"(?<=\w) +(?=[,.!?;:](?:\s|\Z))", ""),
    _convention("a full-width sign", f"[{''.join(_TO_NARROW)}]", _narrow),
    _convention("a full-width letter or digit", r"[０-９Ａ-Ｚａ-ｚ]+", _half_width),
)

_CHINESE_SIGNS = (
    _convention("a half-width sign", "[｡､]", lambda found: "。" if found[0] == "｡" else "、", "｡､"),
    _convention("a sign twice", r"(?P<sign>[，、；：])(?P=sign)+", lambda found: found["sign"]),
    _convention("another dot between names", rf"(?<={_HAN})[•‧∙⋅・･](?={_HAN})", "·", "•‧∙⋅・･"),
    _convention("another line in the place of a dash", "[―─]{1,2}", "——", "―─"),
    _convention("a half-width tilde", rf"(?<=[\d{HAN_PATTERN}])~(?=[\d{HAN_PATTERN}])", "～", "~"),
    _convention("an ellipsis of another length", r"\.{3,}|。{2,}|(?<!…)…(?!…)|…{3,}", "……"),
    _convention("a dash of another length", r" ?-{2,} ?|(?<!—)—(?!—)|—{3,}", "——"),
    _convention(
        "a half-width sign",
        rf"(?<={_HAN_OR_CLOSING})(?P<sign>[,?!:;]|\.(?=\s*(?:\Z|{_HAN}))) *",
        _wide_sign,
        ",?!:;.",
    ),
    _convention(
        "a half-width sign",
        rf"(?<!\d)(?P<sign>[,?!:;]) *(?={_HAN_OR_OPENING})",
        _wide_sign,
        ",?!:;",
    ),
    _convention("a half-width bracket", rf" ?\((?={_HAN})|(?<={_HAN}) ?\(", "（", "("),
    _convention("a half-width bracket", rf"(?<={_HAN_OR_CLOSING})\) ?|\) ?(?={_HAN})", "）", ")"),
    _convention(
        "a space beside a full-width sign", rf" +(?=[{_WIDE_SIGNS}])|(?<=[{_WIDE_SIGNS}]) +", ""
    ),
    _convention("a space between Chinese characters", rf"(?<={_HAN}) +(?={_HAN})", "", " "),
    _convention("a full-width letter or digit", r"[０-９Ａ-Ｚａ-ｚ]+", _half_width),
)

CHINESE = (
    _convention("quotes of another region", "[「」『』]", _of_mainland, "「」『』"),
    _convention("a typewriter's quote", r'(?<!\d)"', _in_pairs('"', "“", "”")),
    _convention("a typewriter's apostrophe", r"(?<=[A-Za-z])'(?=[A-Za-z])", "’"),
    _convention(
        "a typewriter's quote",
        r"(?<![A-Za-z\d])'|(?<=[A-Za-z])'(?![A-Za-z])",
        _in_pairs("'", "‘", "’"),
    ),
    *_CHINESE_SIGNS,
)

CHINESE_TRADITIONAL = (
    _convention("a typewriter's quote", r'(?<!\d)"', _in_pairs('"', "「", "」")),
    _convention("quotes of another region", "“", "「"),
    _convention("quotes of another region", "”", "」"),
    *_CHINESE_SIGNS,
)
