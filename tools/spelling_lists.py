"""Write the word lists that spelling is checked against out of the lexicon.

    python -m tools.spelling_lists

Checks look at thousands of words and must not wait for the lexicon to be opened. The lists
hold the single English words of the lexicon and its Chinese words of up to four characters,
the commonest first, and what stands in `tools/spelling`: everyday words that the lexicon's
sources lack. Chinese words with a character twice in a row have a list of their own.

They could be asked of the lexicon each time, but to open it and to sort its words takes 0.2 s, as
long as the whole check of a small deck. Packed they would take half the room in a checkout, none
less in the wheel, which is packed itself, and nobody could read what a change did to them.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from authoring.language.confusion import others
from authoring.language.lexicon import chinese
from authoring.language.orthography import LISTS
from authoring.language.store import database

MORE = Path(__file__).parent / "spelling"
ENGLISH = "select word from english where known and instr(word, ' ') = 0 order by -rarity, word"
CHINESE = """select word from chinese where known and rarity >= 100 and length(word) between 2 and 4
    order by -rarity, word"""
RIGHT = 1.5
"""How much commoner a word is, on the Zipf scale, than a slip for it."""


def main() -> None:
    LISTS.mkdir(exist_ok=True)
    for language, question in (("en", ENGLISH), ("zh", CHINESE)):
        words = [str(word) for (word,) in database().execute(question)]
        words = [word for word in words if language != "zh" or not _is_slip(word)]
        more = (MORE / f"{language}.txt").read_text(encoding="utf-8").split()
        _write(language, tuple(dict.fromkeys((*words, *more))))


def _is_slip(word: str) -> bool:
    """Whether a word without a meaning differs from a much commoner one by a character that
    looks alike: lists that were counted on the web have 自已 too."""
    row = chinese(word)
    if row.meanings or row.sounds:
        return False
    twins = (
        word[:at] + other + word[at + 1 :] for at, sign in enumerate(word) for other in others(sign)
    )
    return any(chinese(twin).rarity - row.rarity > RIGHT for twin in twins)


def _write(language: str, words: tuple[str, ...]) -> None:
    (LISTS / f"{language}.txt").write_text("\n".join(words) + "\n", encoding="utf-8")
    if language == "zh":
        twice = (word for word in words if any(one == other for one, other in pairwise(word)))
        (LISTS / "zh-twice.txt").write_text("\n".join(twice) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
