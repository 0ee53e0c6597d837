"""All that the lexicon surely relates to an expression, so that it can stand in a pack.

`relation` judges two expressions that it is given; here the other one is looked for. What is
found is what `relation` is sure of, but not all of it: slips of the pen are without number,
and of each kind only the commonest are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from authoring.language import forms_chinese, kept, lexicon, ties_chinese, ties_english
from authoring.language.expression import Expression, read
from authoring.language.relation import LEXICONS, relation
from authoring.language.reverse import Found, Keys, spoken
from authoring.language.reverse import read as read_backwards
from authoring.language.ties_abroad import meanings
from authoring.language.verdict import Kind

TRIED = 32
"""Candidates under one key that are looked at, beyond which nothing common is to be found."""

COUNTED = "一"
"""A Chinese noun is counted with a measure word: 一个苹果."""

EXPECTED = {
    "abroad": Kind.TRANSLATION,
    "head": Kind.TRANSLATION,
    "sound": Kind.HOMOPHONE,
    "reading": Kind.HOMOPHONE,
    "sense": Kind.SYNONYM,
    "first": Kind.SYNONYM,
}
"""What is to be found under a key, of which no more is looked at once there is enough."""

Neighbours = Mapping[Kind, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Asked:
    """An expression, the language in which it is judged, and the keys to its neighbours."""

    expression: Expression
    locale: str
    keys: tuple[tuple[str, str], ...]
    made: tuple[str, ...] = ()


def neighbours(
    asked: Iterable[tuple[str, str]], most: Mapping[Kind, int]
) -> dict[tuple[str, str], Neighbours]:
    """For each expression and locale the expressions that are related to it, by kind, the
    commonest first; of each kind as many as `most` has, and of others none.

    Raises expression.TooLong and store.NoLexicon.
    """
    pairs = list(dict.fromkeys(asked))
    name = "neighbours-" + "-".join(f"{kind.value}{most[kind]}" for kind in sorted(most))
    known = kept.read(name)
    missing = [pair for pair in pairs if _key(pair) not in known]
    if missing:
        known |= {
            _key(pair): {kind.value: list(others) for kind, others in found.items()}
            for pair, found in _looked_for(missing, most).items()
        }
        kept.write(name, known if len(known) <= kept.MOST else {})
    return {
        pair: {Kind(kind): tuple(others) for kind, others in known[_key(pair)].items()}
        for pair in pairs
    }


def _key(pair: tuple[str, str]) -> str:
    return "\n".join(pair)


def _looked_for(
    pairs: Iterable[tuple[str, str]], most: Mapping[Kind, int]
) -> dict[tuple[str, str], Neighbours]:
    kinds = frozenset(most)
    wanted = {pair: _asked(*pair, kinds) for pair in pairs}
    keys = Keys(set)
    for one in wanted.values():
        for what, key in one.keys:
            keys[what].add(key)
    found = read_backwards(keys)
    return {pair: _judged(one, found, most) for pair, one in wanted.items()}


def _asked(text: str, locale: str, kinds: frozenset[Kind]) -> Asked:
    expression = read(text)
    if expression.language == "zh":
        return Asked(
            expression,
            locale,
            tuple(_chinese_keys(expression.written, kinds)),
            tuple(_made(expression.written, kinds)),
        )
    if locale.partition("-")[0] not in LEXICONS:
        return Asked(expression, locale, *_foreign_keys(expression.written, kinds))
    word = expression.plain if not expression.several else expression.written
    return Asked(expression, locale, tuple(_english_keys(word, kinds)))


def _foreign_keys(
    word: str, kinds: frozenset[Kind]
) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
    """The keys of a word of a language without a lexicon: its translations alone."""
    heads = sorted(meanings(word)) if Kind.TRANSLATION in kinds else []
    return tuple(("abroad", head) for head in heads), tuple(heads)


def _english_keys(word: str, kinds: frozenset[Kind]) -> Iterator[tuple[str, str]]:
    bases = ties_english.bases(word)
    for base in sorted(bases):
        yield "form", base
        if Kind.TRANSLATION in kinds:
            yield "abroad", base
            yield "head", base
        if Kind.FAMILY in kinds:
            yield "root", base
            yield "whole", base
        if Kind.SYNONYM in kinds:
            yield from (("sense", sense) for sense in sorted(lexicon.english(base).senses))
    if Kind.FAMILY in kinds:
        yield from (("root", root) for root in sorted(ties_english.kin(word)))
    if Kind.HOMOPHONE in kinds:
        yield from (("sound", spoken(sound)) for sound in lexicon.english(word).sounds)


def _chinese_keys(word: str, kinds: frozenset[Kind]) -> Iterator[tuple[str, str]]:
    known = lexicon.chinese(word)
    heads = sorted(known.meanings)
    if Kind.TRANSLATION in kinds:
        yield from (("form", head) for head in heads)
        yield from (("abroad", head) for head in sorted({*heads, *meanings(word)}))
    if Kind.FAMILY in kinds:
        yield "inside", word
        yield from (("kin", root) for root in sorted(known.kin))
    if Kind.HOMOPHONE in kinds:
        yield from (("reading", sound) for sound in sorted(ties_chinese.sounds(word)))
    if Kind.SYNONYM in kinds:
        yield from (("name", name) for name in sorted(known.senses))
        yield from (("first", head) for head in heads[:1])


def _made(word: str, kinds: frozenset[Kind]) -> Iterator[str]:
    """Expressions that need no row of their own."""
    known = lexicon.chinese(word)
    if Kind.INFLECTED in kinds:
        yield from (f"{COUNTED}{measure}{word}" for measure in known.classifiers)
        yield from (f"{word}{ending}" for ending in "们儿")
        yield from sorted(forms_chinese.stems(word) - {word})
    if Kind.FAMILY in kinds:
        yield from (f"{size}{word}" for size in "大小老" if len(word) == 1)
        yield from sorted(known.parts)
    if Kind.HOMOPHONE in kinds:
        for sound in sorted(ties_chinese.sounds(word)):
            yield "".join(sign for sign in sound if sign.isalpha())
    if Kind.TRANSLATION in kinds:
        yield from (head for head, rank in known.meanings.items() if rank <= 3)


def _judged(one: Asked, found: Found, most: Mapping[Kind, int]) -> Neighbours:
    """The candidates of which `relation` is sure, by kind."""
    kept_of: dict[Kind, list[str]] = {}
    seen = {one.expression.plain}
    for what, others in _candidates(one, found):
        full = EXPECTED.get(what)
        for other in others:
            if full is not None and len(kept_of.get(full, ())) >= most.get(full, 0):
                break
            plain = read(other).plain
            if plain in seen or (" " in other and one.expression.several):
                continue
            seen.add(plain)
            verdict = relation(other, one.expression.text, one.locale)
            kind = Kind.INFLECTED if verdict.kind is Kind.SAME else verdict.kind
            told = kept_of.setdefault(kind, [])
            if verdict.sure and len(told) < most.get(kind, 0):
                told.append(other)
    return {kind: tuple(others) for kind, others in sorted(kept_of.items()) if others}


def _candidates(one: Asked, found: Found) -> Iterator[tuple[str, Iterable[str]]]:
    yield "", one.made
    for what, key in one.keys:
        if what in ("root", "form", "abroad") and not key.startswith("@"):
            yield what, (key,)
        yield what, found.get((what, key), ())[:TRIED]
