"""A new deck from the templates of its game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from authoring.source.writing import scalar

SUFFIX = ".jinja"

LOCALES = ("en", "zh-Hans")
"""The languages that templates are written in."""


TITLES = {"en": "My deck", "zh-Hans": "我的牌组"}
"""Titles in languages that the given one is not written in."""


def _title(title: str, locale: str) -> str:
    is_chinese = any("\u4e00" <= char <= "\u9fff" for char in title)
    return title if is_chinese == (locale == "zh-Hans") else TITLES[locale]


def rendered(folder: Path, title: str, locales: Sequence[str]) -> dict[str, str]:
    """The files of a new deck, by their paths relative to its folder.

    A template says a text as `say("kite", "风筝")`, which becomes `en: kite, zh-Hans: 风筝`
    or as much of it as the deck speaks; `speaks("en")` tells whether it does.
    """
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

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
        "title": ", ".join(f"{locale}: {scalar(_title(title, locale))}" for locale in locales),
        "locales": f"[{', '.join(locales)}]",
        "say": say,
        "speaks": lambda locale: locale in locales,
    }
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob(f"*{SUFFIX}"))
    return {
        name.removesuffix(SUFFIX): environment.get_template(name).render(values).rstrip() + "\n"
        for name in names
    }
