"""Words of other languages and what they are in English, from the names in the CLDR.

The keywords that the CLDR gives each picture are matched by how well they go together
over all pictures: what stands by the same pictures in two languages is the same word, if it
stands by several and no other word goes as well with either of the two.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

NAMED = "fr de es it pt nl sv da no fi pl cs ru uk tr el hu ro hr ja ko vi id la eu ca gl is ga cy"
MATCHED = "fr de es it pt nl sv da pl ru ja ko"
"""Languages whose keywords are matched too, not only the names of pictures."""

ALIKE = 0.7
"""How much two words share their pictures, from 0 to 1, to be taken for one."""
FEWEST = 5
"""Pictures by which a word stands to be matched at all: by three of them nurse, syringe and
patient stand alike."""

WORD = re.compile(r"^[^\W\d_][\w '’\-·]*$")

Meanings = dict[str, dict[str, set[str]]]
"""Word, language, English."""


def read(annotations: Path, names: Path, dates: Path) -> Meanings:
    """From each foreign word to its English ones, by language."""
    found: Meanings = defaultdict(lambda: defaultdict(set))
    english = _pictures(annotations, "en")
    for language in [*NAMED.split(), "zh"]:
        pictures = _pictures(annotations, language)
        for sign, (name, _) in pictures.items():
            _note(found, language, name, english.get(sign, ("", []))[0])
        if language in MATCHED.split():
            for one, other in _matched(english, pictures):
                _note(found, language, one, other)
        for one, other in (*_territories(names, language), *_calendar(dates, language)):
            _note(found, language, one, other)
    return found


def _note(found: Meanings, language: str, word: str, english: str) -> None:
    word, english = word.lower().replace("’", "'"), english.lower().replace("’", "'")
    if word != english and WORD.match(word) and WORD.match(english) and len(word) < 30:
        found[word][language].add(english)


def _json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def _pictures(folder: Path, language: str) -> dict[str, tuple[str, list[str]]]:
    data = _json(folder / "annotations" / language / "annotations.json")
    if data is None:
        return {}
    return {
        sign: (told.get("tts", [""])[0], [word.lower() for word in told.get("default", [])])
        for sign, told in data["annotations"]["annotations"].items()
    }


def _matched(
    english: dict[str, tuple[str, list[str]]], other: dict[str, tuple[str, list[str]]]
) -> list[tuple[str, str]]:
    shown: tuple[dict[str, set[str]], dict[str, set[str]]] = (defaultdict(set), defaultdict(set))
    for index, pictures in enumerate((other, english)):
        for sign, (name, words) in pictures.items():
            for word in {*words, name.lower()}:
                shown[index][word].add(sign)
    mine, yours = _nearest(*shown), _nearest(shown[1], shown[0])
    return [(word, meant) for word, meant in sorted(mine.items()) if yours.get(meant) == word]


def _nearest(words: dict[str, set[str]], others: dict[str, set[str]]) -> dict[str, str]:
    """For each word the one of the others that goes best with it, if there is just one."""
    by_sign = defaultdict(set)
    for other, signs in others.items():
        for sign in signs:
            by_sign[sign].add(other)
    found = {}
    for word, signs in words.items():
        near = {one for sign in signs for one in by_sign[sign]}
        scored = sorted((-_dice(signs, others[one]), one) for one in near)[:2]
        if scored and -scored[0][0] >= ALIKE and len({score for score, _ in scored}) == len(scored):
            found[word] = scored[0][1]
    return found


def _dice(one: set[str], other: set[str]) -> float:
    return 2 * len(one & other) / (len(one) + len(other)) if len(other) >= FEWEST else 0.0


def _territories(folder: Path, language: str) -> list[tuple[str, str]]:
    found = []
    for file, key in (("territories", "territories"), ("languages", "languages")):
        tables = []
        for one in (language, "en"):
            data = _json(folder / "main" / one / f"{file}.json")
            tables.append(data["main"][one]["localeDisplayNames"][key] if data else {})
        found += [(name, tables[1][code]) for code, name in tables[0].items() if code in tables[1]]
    return found


def _calendar(folder: Path, language: str) -> list[tuple[str, str]]:
    tables = []
    for one in (language, "en"):
        data = _json(folder / "main" / one / "ca-gregorian.json")
        fields = _json(folder / "main" / one / "dateFields.json")
        if data is None or fields is None:
            return []
        calendar = data["main"][one]["dates"]["calendars"]["gregorian"]
        tables.append(
            {
                **calendar["months"]["stand-alone"]["wide"],
                **calendar["days"]["stand-alone"]["wide"],
                **{
                    f"-{name}": told.get("displayName", "")
                    for name, told in fields["main"][one]["dates"]["fields"].items()
                    if "-" not in name
                },
            }
        )
    return [(name, tables[1][code]) for code, name in tables[0].items() if code in tables[1]]
