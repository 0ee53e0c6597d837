"""A sentence that names letters, numbers or values other than the predicate's.

The Knower judges by the sentence, the pack by the predicate. A letter that was changed
in only one of them is seen by no example in two cases of three, and a limit that is
one off in one of three: here both are read and compared. Looked at are letters in
quotation marks (once one is named, none may be missing; “a” to “m” names a row), the
numbers of limits (`at most four` and `fewer than five` are the same), in English the
names of a set's values, and whether both deny or neither.

Write letters in quotation marks: Contains the letter “e”.

Bad:

    text: {en: Has at most four letters}
    when: {word: {length: {at-most: 5}}}

Good:

    text: {en: Has at most four letters}
    when: {word: {length: {at-most: 4}}}
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Rule
from authoring.games.things_in_rings.denial import contradicted
from authoring.games.things_in_rings.explanation import form
from authoring.games.things_in_rings.predicate.nodes import (
    Letters,
    OfSet,
    OnScale,
    Predicate,
    Word,
    leaves,
)
from authoring.games.things_in_rings.predicate.words import language
from authoring.games.things_in_rings.stated import SPEECHES, limits, quoted
from authoring.games.things_in_rings.thresholds import thresholds
from authoring.games.things_in_rings.traits import Vocabulary
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
HINT = "mend whichever of sentence and predicate is wrong"
UNQUOTED = ("tones",)
"""Tests whose texts no sentence puts in quotation marks."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    vocabulary = deck.content.vocabulary
    for rule in deck.content.rules:
        if rule.when is None:
            continue
        for locale in rule.text:
            sentence, tongue = rule.text[locale], language(locale)
            if tongue not in SPEECHES:
                continue
            told = [
                *_letters(sentence, rule.when),
                *_numbers(sentence, tongue, rule.when, vocabulary),
                *(_values(sentence, rule, vocabulary) if tongue == "en" else ()),
                contradicted(sentence, tongue, rule.when),
            ]
            for message in filter(None, told):
                yield Flaw(rule.origin.place("text", locale), message, HINT)


def _letters(sentence: str, predicate: Predicate) -> Iterator[str]:
    asked = [text for leaf in leaves(predicate) for text in _spellings(leaf)]
    if not asked:
        return
    named = quoted(sentence)
    strange = [text for text in named if text not in asked]
    for text in strange:
        yield f"the sentence names “{text}”, and the predicate tests {', '.join(asked)}"
    for text in dict.fromkeys(asked) if named and not strange else ():
        if text not in named:
            yield f"the predicate tests {text}, which the sentence does not name"


def _spellings(leaf: object) -> tuple[str, ...]:
    if isinstance(leaf, Word) and isinstance(leaf.argument, tuple):
        return leaf.argument if leaf.test not in UNQUOTED else ()
    if isinstance(leaf, Word) and isinstance(leaf.argument, Letters):
        return leaf.argument.of
    return ()


def _numbers(
    sentence: str, tongue: str, predicate: Predicate, vocabulary: Vocabulary
) -> Iterator[str]:
    said = limits(sentence, tongue)
    for threshold in thresholds(predicate):
        if not isinstance(threshold.leaf, OnScale) and not said.issuperset(threshold.limits()):
            yield f"the sentence does not state the limit of {form(threshold.leaf, vocabulary)}"


def _values(sentence: str, rule: Rule, vocabulary: Vocabulary) -> Iterator[str]:
    assert rule.when is not None
    tested: dict[str, set[str]] = {}
    for leaf in leaves(rule.when):
        if isinstance(leaf, OfSet):
            tested.setdefault(leaf.set, set()).update(leaf.values)
    for name, values in tested.items():
        for value in vocabulary.traits[name].values:
            words = re.escape(value.replace("-", " "))
            if value not in values and re.search(rf"\b{words}\b", sentence, re.IGNORECASE):
                yield f"the sentence names {value}, which the predicate does not test in {name}"
