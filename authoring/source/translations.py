"""What was said in each language when somebody last saw to the translations of a deck.

It stands in a hidden file of the deck folder, which `authoring translated` writes. A deck
without it works like any other; it only cannot tell that a translation has grown stale.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from authoring.finding import Flaw
from authoring.source.files import Folder
from authoring.source.links import is_file
from authoring.source.schema import schema

NAME = ".translations.yml"
SCHEMA = "translations.schema.json"
HEAD = """\
# What each text said when its translations were last seen to. `authoring translated`
# writes this file anew; check it in with the cards.
"""


@dataclass(frozen=True, slots=True, order=True)
class Said:
    """One text in every language it spoke, and which card and field it belonged to."""

    card: str
    field: str
    words: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Translations:
    """What is known of a deck's translations; `flaws` say why nothing is."""

    texts: Mapping[tuple[str, str], tuple[Mapping[str, str], ...]] = field(default_factory=dict)
    flaws: tuple[Flaw, ...] = ()


def read_translations(root: str) -> Translations:
    """What the file of a deck says; nothing when there is none."""
    folder = Folder(Path(root))
    if not is_file(folder.root / NAME):
        return Translations()
    loaded = folder.load(NAME)
    checked = schema(SCHEMA).check(loaded.document) if loaded.whole else None
    faults = (*loaded.faults, *(checked.faults if checked else ()))
    if faults or checked is None:
        return Translations(flaws=tuple(fault.flaw for fault in faults))
    texts: dict[tuple[str, str], tuple[Mapping[str, str], ...]] = {}
    for item in checked.data["texts"]:
        key = (item["card"], item["field"])
        texts[key] = (*texts.get(key, ()), item["said"])
    return Translations(texts)


def written(texts: Iterable[Said]) -> str:
    """The text of such a file, one text a line, sorted."""
    lines = [_line(one) for one in sorted(set(texts))]
    body = "texts:\n" + "".join(lines) if lines else "texts: []\n"
    return f"{HEAD}format: 1\n{body}"


def _line(one: Said) -> str:
    said = ", ".join(f"{locale}: {_quoted(words)}" for locale, words in one.words)
    return f"  - {{card: {_quoted(one.card)}, field: {_quoted(one.field)}, said: {{{said}}}}}\n"


def _quoted(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)
