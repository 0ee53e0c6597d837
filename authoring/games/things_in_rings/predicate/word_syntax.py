"""The `word` leaf as it is written -> a test of the name, checked for each locale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.finding import Fix
from authoring.games.things_in_rings.fault_log import FaultLog, listed
from authoring.games.things_in_rings.predicate.nodes import Argument, Letters, Word
from authoring.games.things_in_rings.predicate.numbers import BOUNDS, Count, read_threshold
from authoring.games.things_in_rings.predicate.placed_syntax import (
    read_hidden,
    read_patterns,
    read_placed,
    read_strokes,
)
from authoring.games.things_in_rings.predicate.placed_tests import PlacedTest, StrokesTest
from authoring.games.things_in_rings.predicate.word_tests import (
    LetterCountTest,
    LettersTest,
    NumberTest,
    StatedNumberTest,
    StatedTextTest,
    TextTest,
)
from authoring.games.things_in_rings.predicate.words import ALPHABETS, TESTS, language
from authoring.language import english
from authoring.model import Origin


def read_word(
    data: Any, origin: Origin, log: FaultLog, locales: tuple[str, ...] | None
) -> Word | None:
    """The test that `data` means, or None once the log says what is wrong with it."""
    if not isinstance(data, Mapping) or len(data) != 1:
        hint = "write {word: {starts-with: b}}"
        log.add("predicate-shape", origin.place(), "word takes one test of the name", hint)
        return None
    ((name, written),) = data.items()
    if name not in TESTS:
        log.key(str(name), origin, tuple(TESTS), "test of a name")
        return None
    if not _can_be_asked(name, origin, log, locales):
        return None
    read, argument = _argument(name, written, origin.at(name), log, locales or ())
    return Word(name, argument) if read else None


def _can_be_asked(
    name: str, origin: Origin, log: FaultLog, locales: tuple[str, ...] | None
) -> bool:
    if locales is None:
        message = "the name is tested where it may not be: it differs from locale to locale"
        hint = "only a rule of the word ring tests names"
        log.add("test-not-for-locale", origin.key(name), message, hint)
        return False
    for locale in locales:
        if language(locale) not in TESTS[name].languages():
            fitting = [test for test in TESTS if language(locale) in TESTS[test].languages()]
            message = f"{name!r} cannot be asked of a name in {locale}"
            hint = f"in {locale} use {listed(fitting)}" if fitting else ""
            log.add("test-not-for-locale", origin.key(name), message, hint)
            return False
    return True


def _argument(
    name: str, written: Any, origin: Origin, log: FaultLog, locales: tuple[str, ...]
) -> tuple[bool, Argument]:
    """Whether the argument could be read, and what it is."""
    test = TESTS[name]
    argument: Argument
    if isinstance(test, NumberTest | StatedNumberTest):
        argument = read_threshold(written, origin, Count(test.plural, test.least), log)
    elif isinstance(test, LetterCountTest):
        argument = _letters(written, origin, log, locales)
    elif isinstance(test, PlacedTest):
        argument = read_placed(test, name, written, origin, log)
    elif isinstance(test, StrokesTest):
        argument = read_strokes(written, origin, log)
    elif isinstance(test, TextTest | StatedTextTest):
        argument = _words(name, written, origin, log, locales)
    elif isinstance(test, LettersTest):
        argument = _single_letters(written, origin, log, locales)
    else:
        return _is_true(name, written, origin, log), None
    return argument is not None, argument


def _is_true(name: str, written: Any, origin: Origin, log: FaultLog) -> bool:
    if written is True:
        return True
    message = f"{name} takes true and nothing else"
    hint = f"for the opposite write {{not: {{word: {{{name}: true}}}}}}"
    log.add("wrong-type", origin.place(), message, hint)
    return False


def _letters(
    written: Any, origin: Origin, log: FaultLog, locales: tuple[str, ...]
) -> Letters | None:
    if not isinstance(written, Mapping) or len(written) != 2 or "of" not in written:
        message = "letters takes the letters and one bound"
        log.add("predicate-shape", origin.place(), message, "write {of: [a, e], at-least: 2}")
        return None
    of = _single_letters(written["of"], origin.at("of"), log, locales)
    bound = {key: value for key, value in written.items() if key != "of"}
    if next(iter(bound)) not in BOUNDS:
        log.key(str(next(iter(bound))), origin, BOUNDS, "bound")
        return None
    count = read_threshold(bound, origin, Count("letters"), log)
    return None if of is None or count is None else Letters(of, count)


def _words(
    name: str, written: Any, origin: Origin, log: FaultLog, locales: tuple[str, ...]
) -> tuple[str, ...] | None:
    """Texts, of which some tests take only certain ones."""
    if name == "tones":
        texts = _texts(written, origin, log, ())
        return texts and read_patterns(texts, written, origin, log)
    texts = _texts(written, origin, log, locales)
    return texts and read_hidden(texts, written, origin, log) if name == "hidden-word" else texts


def _texts(
    written: Any, origin: Origin, log: FaultLog, locales: tuple[str, ...]
) -> tuple[str, ...] | None:
    if isinstance(written, str):
        return (written,) if _can_occur(written, origin, log, locales) else None
    if not isinstance(written, list | tuple):
        message = "a text or a list of texts belongs here"
        log.add("wrong-type", origin.place(), message, "write b, or [b, p]")
        return None
    if not written:
        log.add("empty-list", origin.place(), "no text is listed", "list at least one")
        return None
    possible = [
        _can_occur(text, origin.at(index), log, locales) for index, text in enumerate(written)
    ]
    return tuple(written) if all(possible) else None


def _single_letters(
    written: Any, origin: Origin, log: FaultLog, locales: tuple[str, ...]
) -> tuple[str, ...] | None:
    if isinstance(written, str):
        message = "a list of single letters belongs here"
        log.add("wrong-type", origin.place(), message, f"write [{', '.join(written)}]")
        return None
    letters = _texts(written, origin, log, locales)
    for index, letter in enumerate(letters or ()):
        if len(letter) > 1:
            message = f"{letter!r} is more than one letter"
            hint = f"write {', '.join(letter)}"
            log.add("impossible-letter", origin.place(index), message, hint)
            return None
    return letters


def _can_occur(text: Any, origin: Origin, log: FaultLog, locales: tuple[str, ...]) -> bool:
    if not isinstance(text, str):
        log.add("wrong-type", origin.place(), f"{text!r} is not a text", "quote it")
        return False
    if not text:
        message = "an empty text is in every name"
        log.add("impossible-letter", origin.place(), message, "write what the name must have")
        return False
    for locale in locales:
        allowed = ALPHABETS[language(locale)]
        strange = next((sign for sign in text if not allowed(sign)), None)
        if strange is not None:
            _tell_strange(text, strange, locale, origin, log)
            return False
    return True


def _tell_strange(text: str, strange: str, locale: str, origin: Origin, log: FaultLog) -> None:
    message = f"{strange!r} never occurs in a name as it is compared in {locale}"
    folded = english.fold(text)
    if language(locale) == "en" and folded.isascii() and folded.isalpha():
        hint = f"names are compared in lower case and without accents: write {folded}"
        log.add("impossible-letter", origin.place(), message, hint, Fix(origin.place(), folded))
        return
    hint = "use letters a to z" if language(locale) == "en" else "use Chinese characters"
    log.add("impossible-letter", origin.place(), message, hint)
