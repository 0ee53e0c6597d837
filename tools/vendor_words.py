"""Cut a list of Chinese words down to what line breaking needs, and copy it in.

    python tools/vendor_words.py FOLDER

FOLDER is the unpacked source of the package `jieba` 0.42.1. Its words of up to four
characters of GB 2312 that are common enough go to content/theme/words/zh-Hans.txt: each
line is a character, then the words that begin with it, without it, each with its cost. The
cost is minus the logarithm of a word's share in all text, in tenths, to the base ten.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

WORDS = Path(__file__).resolve().parent.parent / "content" / "theme" / "words"
LONGEST = 4
COMMON = 30
"""How often a word was counted, at least, among the 60 million of the list."""

NOTICE = """zh-Hans.txt is a part of the dictionary of the word segmenter jieba 0.42.1: its common
words of up to four characters, with their counts turned into costs.

The MIT License (MIT)

Copyright (c) 2013 Sun Junyi

Permission is hereby granted, free of charge, to any person obtaining a copy of
this software and associated documentation files (the "Software"), to deal in
the Software without restriction, including without limitation the rights to
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""


def wanted(word: str) -> bool:
    """Whether a word is short and of common characters only."""
    if not 1 <= len(word) <= LONGEST:
        return False
    try:
        word.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return all("\u4e00" <= character <= "\u9fff" for character in word)


def costs(dictionary: Path) -> dict[str, int]:
    """What each word costs, sorted by word."""
    counts: dict[str, int] = {}
    for line in dictionary.read_text(encoding="utf-8").splitlines():
        word, seen, *_ = line.rsplit(" ", 2)
        counts[word] = int(seen)
    whole = sum(counts.values())
    return {
        word: round(-10 * math.log10(count / whole))
        for word, count in sorted(counts.items())
        if wanted(word) and count >= COMMON
    }


def written(found: dict[str, int]) -> str:
    """The file: a line for each first character."""
    lines: dict[str, list[str]] = {}
    for word, cost in found.items():
        lines.setdefault(word[0], [word[0]]).append(f"{word[1:]}{cost}")
    return "".join(" ".join(line) + "\n" for line in lines.values())


def main(folder: Path) -> int:
    """Copy the list; 2 when there is none in the folder."""
    dictionary = folder / "jieba" / "dict.txt"
    if not dictionary.is_file():
        print(f"{dictionary} is missing: unpack jieba 0.42.1 there")
        return 2
    found = costs(dictionary)
    WORDS.mkdir(parents=True, exist_ok=True)
    (WORDS / "zh-Hans.txt").write_text(written(found), encoding="utf-8")
    (WORDS / "NOTICE").write_text(NOTICE, encoding="utf-8")
    print(f"{len(found):,} words")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__)
        raise SystemExit(2)
    raise SystemExit(main(Path(sys.argv[1])))
