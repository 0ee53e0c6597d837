"""A new deck from the templates of its game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from authoring.source.writing import scalar

SUFFIX = ".jinja"

LOCALES = ("en", "zh-Hans")
"""The languages that templates are written in."""


TITLES = {"en": "My deck", "zh-Hans": "我的牌组"}
"""Titles in languages that the given one is not written in."""


def written_in(title: str) -> str:
    """The one of the languages that a title seems to be written in."""
    return "zh-Hans" if any("\u4e00" <= char <= "\u9fff" for char in title) else "en"


def titles(title: str, locales: Sequence[str]) -> dict[str, str]:
    """The title in the language that it is written in, and the usual one in others."""
    own = written_in(title) if title.strip() else ""
    return {locale: title if locale == own else TITLES[locale] for locale in locales}


def rendered(folder: Path, title: Mapping[str, str]) -> dict[str, str]:
    """The files of a new deck, by their paths relative to its folder. The title is given in
    each language that the deck speaks.

    A template says a text as `say("kite", "风筝")`, which becomes `en: kite, zh-Hans: 风筝`
    or as much of it as the deck speaks; `speaks("en")` tells whether it does.
    """
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    locales = tuple(title)

    def say(*words: str) -> str:
        pairs = dict(zip(LOCALES, words, strict=True))
        return ", ".join(f"{locale}: {scalar(pairs[locale])}" for locale in locales)

    environment = Environment(
        loader=FileSystemLoader(folder),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # this writes YAML, and `say` quotes it
    )
    values = {
        "title": ", ".join(f"{locale}: {scalar(words)}" for locale, words in title.items()),
        "locales": f"[{', '.join(locales)}]",
        "say": say,
        "speaks": lambda locale: locale in locales,
    }
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob(f"*{SUFFIX}"))
    return {
        name.removesuffix(SUFFIX): environment.get_template(name).render(values).rstrip() + "\n"
        for name in names
    }
