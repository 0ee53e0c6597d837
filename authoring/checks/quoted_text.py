"""Quotes around the whole of a text.

Quotes that YAML needs ("so" and 'so') end where the text begins. Others that stand around a text
are part of it: typographer's quotes, or a second pair inside the first. They are printed on
the card, no dictionary has such a word, and an answer in quotes looks like another answer.
`--fix` takes them away. Quotes around a part of a text are right, and so are the marks of
titles 《 》.

Bad: three words with quotes on the card.

    - {en: “pancake”, zh-Hans: 「薄饼」}
    - {en: "'pancake'"}

Good:

    - {en: pancake, zh-Hans: 薄饼}
    - {en: "pancake"}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.checks.spoken import Spoken, each_text
from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.wording import quoted

SEVERITY = Severity.WARNING

_CLOSING = {
    "“": "”“",
    "”": "”“",
    "„": "“”",
    "‟": "”",
    "‘": "’‘",
    "’": "‘",
    "‚": "‘’",
    "«": "»",
    "»": "«»",
    "‹": "›",
    "›": "‹›",
    "「": "」",
    "『": "』",
    '"': '"',
    "'": "'",
    "＂": "＂",
    "`": "`'",
}
"""By a quote that may open a text, those that may close it: in any language, and also where
the wrong key was struck."""


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return each_text(deck, _flaws)


def is_quoted(words: str) -> bool:
    """Whether one pair of quotes stands around all the words, and not one pair around the first
    of them and another around the last."""
    closing = _CLOSING.get(words[:1], "")
    if len(words) < 3 or words[-1] not in closing:
        return False
    inner = words[1:-1]
    return not any(
        sign in {words[0], *closing} and not _is_apostrophe(inner, at)
        for at, sign in enumerate(inner)
    )


def _is_apostrophe(words: str, at: int) -> bool:
    """Whether a sign stands as in don't."""
    return words[at] in "'’" and words[at - 1 : at].isalpha() and words[at + 1 : at + 2].isalpha()


def _flaws(text: Spoken, _locales: tuple[str, ...]) -> Iterator[Flaw]:
    words = text.words
    if not is_quoted(words):
        return
    bare = words[1:-1].strip()
    yield Flaw(
        text.place,
        f"the quotes are part of the text {words[:1]}{quoted(bare)[1:-1]}{words[-1:]} and would "
        "be printed",
        f"write it without them: {bare}" if bare else "write the text that they were meant for",
        text.swap(0, len(words), bare) if bare else None,
    )
