"""A text was changed and its translation was not.

Players of the second language still play the old card. The deck's first locale is the one
that is translated from. What it said when the translations were last seen to stands in
`.translations.yml`; `authoring translated` writes that file when they have been seen to
again. A deck without the file is passed over.

Bad, when the Chinese was written for "Name a round fruit.":

    text: {en: Name a long fruit., zh-Hans: 说出一种圆形的水果。}

Good:

    text: {en: Name a long fruit., zh-Hans: 说出一种长形的水果。}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.checks.spoken import Spoken, spoken
from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.spot import owner
from authoring.source.translations import Said, read_translations

SEVERITY = Severity.WARNING

Known = tuple[Mapping[str, str], ...]


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    known = read_translations(deck.root)
    yield from known.flaws
    if not known.texts:
        return
    now = list(translated(deck))
    current = {said for _, said in now}
    for text, said in now:
        before = known.texts.get((said.card, said.field), ())
        if text.locale == deck.header.locales[0]:
            yield from _stale(text, said, before, current)


def translated(deck: Deck[Any]) -> Iterator[tuple[Spoken, Said]]:
    """Every text of a deck that speaks several languages, in each of them, with all that
    it says."""
    for text in spoken(deck):
        if text.beside:
            card, field = owner(text.document.data, text.pointer[:-1])
            yield text, Said(card, field, tuple(sorted((*text.beside, (text.locale, text.words)))))


def source_then(
    said: Said, known: Known, current: set[Said], source: str, locale: str
) -> str | None:
    """What the source said when the translation that a text has now was seen to; None where
    that is what it says now, where nothing was noted, or where another text of the same field
    still says it with the same translation, as one answer of several may."""
    now = dict(said.words)
    then = [one for one in known if locale in now and one.get(locale) == now[locale]]
    if not then or any(one.get(source) == now.get(source) for one in then):
        return None
    old = then[0].get(source)
    still = any(
        (one.card, one.field) == (said.card, said.field)
        and (source, old) in one.words
        and (locale, now[locale]) in one.words
        for one in current
    )
    return None if still else old


def _stale(text: Spoken, said: Said, before: Known, current: set[Said]) -> Iterator[Flaw]:
    """The translations of a text that were last seen to when it said something else."""
    for locale, _ in text.beside:
        old = source_then(said, before, current, text.locale, locale)
        if old is not None:
            place = text.document.place((*text.pointer[:-1], locale))
            message = f"the {locale} text is from when {text.locale} said '{old}'"
            yield Flaw(place, message, "translate it anew, then run `authoring translated`")
