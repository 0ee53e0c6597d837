"""`python -m tools.build_lexicon fetch|build|names FOLDER`: see the package's docstring."""

from __future__ import annotations

import sys
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.language.capital import NAMES
from authoring.language.orthography import LISTS
from authoring.language.store import database
from tools import build_lexicon
from tools.build_lexicon import foreign, hanzi, naming, sources, words
from tools.build_lexicon.write import write

DATA = Path(__file__).resolve().parents[2] / "authoring" / "language" / "data"
LANGUAGES = ("fr", "es", "de", "it")
OTHER_SCRIPTS = "\u0400"
"""From here on, in Unicode, what looks like an accent makes another letter: テ and デ."""

LISTED = "+"
"""After the language of a word that our own list has: a common one."""


@dataclass(frozen=True, slots=True)
class ForeignRow:
    """A word of other languages: `fr:cat|fr:chat`."""

    word: str
    meanings: str


def foreign_rows(folder: Path) -> list[ForeignRow]:
    """The words of other languages, from the CLDR and from a list of our own."""
    found = foreign.read(
        sources.npm(folder, "cldr-annotations-full"),
        sources.npm(folder, "cldr-localenames-full"),
        sources.npm(folder, "cldr-dates-full"),
    )
    listed: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for english, *others in sources.hand("translations.txt"):
        for language, names in zip(LANGUAGES, others, strict=True):
            for name in names.split(","):
                listed[name][language].update(english.split(","))
    for name, by_language in listed.items():
        for language, meanings in by_language.items():
            found[name][language + LISTED] |= meanings
    for name in list(found):
        bare = _bare(name)
        if bare != name:
            for language, meanings in found[name].items():
                found[bare][language] |= meanings
    return [
        ForeignRow(
            word,
            "|".join(
                f"{language}:{meaning}"
                for language in sorted(by_language)
                for meaning in sorted(by_language[language])
                if meaning.count(" ") < 2
            ),
        )
        for word, by_language in sorted(found.items())
        if word.count(" ") < 3
    ]


def _bare(name: str) -> str:
    """The name without accents; of other scripts than ours and Greek, as it is."""
    spread = unicodedata.normalize("NFKD", name.replace("œ", "oe").replace("ß", "ss"))
    found = "".join(sign for sign in spread if not unicodedata.combining(sign))
    return found if max(found, default="") < OTHER_SCRIPTS else name


def build(folder: Path) -> None:
    """Compile the lexicon from the sources in the folder."""
    english, hidden = words.rows(folder)
    chinese = hanzi.rows(folder)
    characters = hanzi.characters(folder, {sign for row in chinese for sign in row.word})
    others = [row for row in foreign_rows(folder) if row.meanings]
    tables: dict[str, list[Any]] = {
        "english": english,
        "hidden": hidden,
        "chinese": chinese,
        "character": characters,
        "abroad": others,
    }
    digest = write(tables, DATA, folder)
    for name, rows in tables.items():
        print(f"{name:<10} {len(rows):>8,} rows")
    size = (DATA / "lexicon.sqlite.xz").stat().st_size
    print(f"{size / 1e6:.2f} MB, sha256 {digest}")


def name_names(folder: Path) -> None:
    """List the words of the lexicon that may be written with a capital."""
    known = "select word, bases from english where known"
    bases = {str(word): set(str(stems).split()) for word, stems in database().execute(known)}
    found = naming.names(folder, bases)
    (LISTS / f"{NAMES}.txt").write_text("\n".join(found) + "\n", encoding="utf-8")
    print(f"{len(found):,} words that may be names, of {len(bases):,}")


def main(arguments: list[str]) -> int:
    """0, or 2 when the arguments are wrong."""
    match arguments:
        case ["fetch", folder]:
            sources.fetch(Path(folder))
        case ["build", folder]:
            build(Path(folder))
        case ["names", folder]:
            name_names(Path(folder))
        case _:
            print(build_lexicon.__doc__)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
