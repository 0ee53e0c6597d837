"""The rule language as it is written: what it means, and what is said of mistakes."""

from __future__ import annotations

import pytest

from authoring.games.things_in_rings.predicate.nodes import (
    MAX_DEPTH,
    MAX_TESTS,
    Every,
    Interval,
    Is,
    Letters,
    Manner,
    Not,
    OfSet,
    OnScale,
    Placed,
    Predicate,
    SetCount,
    Some,
    Where,
    Word,
)
from authoring.model import Place
from authoring.source.yaml import Document
from tests.games.things_in_rings.written import predicate

EN = ("en",)
ZH = ("zh-Hans",)

MEANINGS: dict[str, Predicate] = {
    "{is: edible}": Is("edible"),
    "{not: {is: soft}}": Not(Is("soft")),
    "{all: [{is: edible}, {is: soft}]}": Every((Is("edible"), Is("soft"))),
    "{any: [{is: edible}]}": Some((Is("edible"),)),
    "{size: {at-least: egg}}": OnScale("size", Interval(1)),
    "{size: {at-most: egg}}": OnScale("size", Interval(0, 1)),
    "{size: {exactly: car}}": OnScale("size", Interval(4, 4)),
    "{size: {between: [egg, chair]}}": OnScale("size", Interval(1, 3)),
    "{materials: {any-of: [wood, glass]}}": OfSet("materials", Manner.ANY_OF, ("wood", "glass")),
    "{materials: {all-of: [wood]}}": OfSet("materials", Manner.ALL_OF, ("wood",)),
    "{materials: {none-of: [wood]}}": OfSet("materials", Manner.NONE_OF, ("wood",)),
    "{materials: {exactly: [wood]}}": OfSet("materials", Manner.EXACTLY, ("wood",)),
    "{materials: {count: {exactly: 0}}}": SetCount("materials", Interval(0, 0)),
    "{materials: {count: {between: [1, 2]}}}": SetCount("materials", Interval(1, 2)),
}

WORD_MEANINGS: dict[str, Word] = {
    "{word: {contains: oo}}": Word("contains", ("oo",)),
    "{word: {starts-with: [b, p]}}": Word("starts-with", ("b", "p")),
    "{word: {ends-with: e}}": Word("ends-with", ("e",)),
    "{word: {length: {at-most: 4}}}": Word("length", Interval(1, 4)),
    "{word: {vowels: {exactly: 2}}}": Word("vowels", Interval(2, 2)),
    "{word: {words: {at-least: 2}}}": Word("words", Interval(2)),
    "{word: {letters: {of: [a, e], at-least: 2}}}": Word(
        "letters", Letters(("a", "e"), Interval(2))
    ),
    "{word: {only-letters-from: [a, b]}}": Word("only-letters-from", ("a", "b")),
    "{word: {double-letter: true}}": Word("double-letter", None),
    "{word: {repeated-letter: true}}": Word("repeated-letter", None),
    "{word: {same-first-last: true}}": Word("same-first-last", None),
    "{word: {alphabetical: true}}": Word("alphabetical", None),
    "{word: {hidden-word: [ear, pet]}}": Word("hidden-word", ("ear", "pet")),
    "{word: {hides-a-word: true}}": Word("hides-a-word", None),
    "{word: {syllables: {exactly: 2}}}": Word("syllables", Interval(2, 2)),
    "{word: {rhymes-with: hat}}": Word("rhymes-with", ("hat",)),
    "{word: {compound: true}}": Word("compound", None),
}


CHINESE_MEANINGS: dict[str, Word] = {
    "{word: {strokes: {at-least: 20}}}": Word("strokes", Interval(20)),
    "{word: {strokes: {first: {at-most: 5}}}}": Word(
        "strokes", Placed(Where.FIRST, Interval(1, 5))
    ),
    "{word: {structure: {first: left-right}}}": Word(
        "structure", Placed(Where.FIRST, ("left-right",))
    ),
    "{word: {radical: {any: [木, 氵]}}}": Word("radical", Placed(Where.ANY, ("木", "氵"))),
    "{word: {component: {every: 口}}}": Word("component", Placed(Where.EVERY, ("口",))),
    "{word: {initial: {second: [zh, none]}}}": Word(
        "initial", Placed(Where.SECOND, ("zh", "none"))
    ),
    "{word: {final: {last: [ü, v]}}}": Word("final", Placed(Where.LAST, ("ü", "ü"))),
    "{word: {tone: {third: 5}}}": Word("tone", Placed(Where.THIRD, ("5",))),
    "{word: {tone: {last: [1, 2]}}}": Word("tone", Placed(Where.LAST, ("1", "2"))),
    "{word: {tones: rising}}": Word("tones", ("rising",)),
    "{word: {tones: [3-4, different]}}": Word("tones", ("3-4", "different")),
    "{word: {same-tone: true}}": Word("same-tone", None),
    "{word: {measure-word: [只, 条]}}": Word("measure-word", ("只", "条")),
}


@pytest.mark.parametrize(("text", "meaning"), CHINESE_MEANINGS.items())
def test_a_test_of_a_chinese_name(text: str, meaning: Word) -> None:
    found, log, _ = predicate(text, ZH)
    assert log.found == []
    assert found == meaning


@pytest.mark.parametrize(("text", "meaning"), MEANINGS.items())
def test_what_is_written_becomes_nodes(text: str, meaning: Predicate) -> None:
    found, log, _ = predicate(text)
    assert log.found == []
    assert found == meaning


@pytest.mark.parametrize(("text", "meaning"), WORD_MEANINGS.items())
def test_a_test_of_an_english_name(text: str, meaning: Word) -> None:
    found, log, _ = predicate(text, EN)
    assert log.found == []
    assert found == meaning


def test_tests_of_a_chinese_name() -> None:
    text = "{any: [{word: {characters: {exactly: 2}}}, {word: {contains: 水}}, "
    text += "{word: {repeated-character: true}}]}"
    found, log, _ = predicate(text, ZH)
    assert log.found == []
    assert found == Some(
        (
            Word("characters", Interval(2, 2)),
            Word("contains", ("水",)),
            Word("repeated-character", None),
        )
    )


def underlined(document: Document, place: Place) -> str:
    start = document.offset(place.line, place.column)
    return document.text[start : document.offset(place.end_line, place.end_column)]


MISTAKES = [
    ("{is: edibel}", None, "unknown-trait", "edibel", "edible"),
    ("{is: banana}", None, "unknown-trait", "banana", "traits.yml"),
    ("{sise: {at-least: egg}}", None, "unknown-trait", "sise", "'size'"),
    ("{al: [{is: soft}]}", None, "unknown-trait", "al", "'all'"),
    ("{size: {at-least: eg}}", None, "unknown-value", "eg", "'egg'"),
    ("{size: {between: [egg, cars]}}", None, "unknown-value", "cars", "'car'"),
    ("{materials: {none-of: [wood, metl]}}", None, "unknown-value", "metl", "'metal'"),
    ("{is: size}", None, "wrong-type", "size", "at-least"),
    ("{is: materials}", None, "wrong-type", "materials", "any-of"),
    ("{is: [edible]}", None, "wrong-type", "[edible]", "all"),
    ("{soft: {exactly: soft}}", None, "wrong-type", "soft", "is: soft"),
    ("{size: {none-of: [egg]}}", None, "wrong-type", "none-of", "between"),
    ("{materials: {at-least: wood}}", None, "wrong-type", "at-least", "any-of"),
    ("{materials: {exactly: wood}}", None, "wrong-type", "wood", "[wood]"),
    ("{size: {exactly: [egg]}}", None, "wrong-type", "[egg]", "pea"),
    ("{materials: {count: {exactly: two}}}", None, "wrong-type", "two", "whole number"),
    ("{word: {double-letter: no}}", EN, "wrong-type", "no", "not"),
    ("{word: {contains: {a: b}}}", EN, "wrong-type", "{a: b}", "[b, p]"),
    ("{word: {only-letters-from: abc}}", EN, "wrong-type", "abc", "[a, b, c]"),
    ("{all: []}", None, "empty-list", "[]", "drop"),
    ("{materials: {all-of: []}}", None, "empty-list", "[]", "count"),
    ("{word: {starts-with: []}}", EN, "empty-list", "[]", "at least one"),
    ("{size: {at-least: pea}}", None, "constant-threshold", "pea", "threshold"),
    ("{size: {at-most: car}}", None, "constant-threshold", "car", "threshold"),
    ("{size: {between: [chair, egg]}}", None, "constant-threshold", "[chair, egg]", "lower"),
    ("{size: {between: [pea, car]}}", None, "constant-threshold", "[pea, car]", "threshold"),
    ("{materials: {count: {at-most: 3}}}", None, "constant-threshold", "3", "threshold"),
    ("{materials: {count: {at-least: 4}}}", None, "constant-threshold", "4", "threshold"),
    ("{word: {length: {at-least: 1}}}", EN, "constant-threshold", "1", "threshold"),
    ("{word: {length: {exactly: 0}}}", EN, "constant-threshold", "0", "threshold"),
    ("{word: {vowels: {at-least: 0}}}", EN, "constant-threshold", "0", "threshold"),
    ("{word: {vowels: {at-most: -1}}}", EN, "constant-threshold", "-1", "threshold"),
    ("{word: {letters: {of: [a], at-least: 0}}}", EN, "constant-threshold", "0", "threshold"),
    ("{word: {contains: B}}", EN, "impossible-letter", "B", "write b"),
    ("{word: {contains: [e, É]}}", EN, "impossible-letter", "É", "write e"),
    ("{word: {contains: 7}}", EN, "impossible-letter", "7", "a to z"),
    ("{word: {contains: 水}}", EN, "impossible-letter", "水", "a to z"),
    ("{word: {contains: e}}", ZH, "impossible-letter", "e", "Chinese"),
    ("{word: {letters: {of: [ab], at-least: 2}}}", EN, "impossible-letter", "ab", "a, b"),
    ('{word: {contains: ""}}', EN, "impossible-letter", '""', "must have"),
    ("{word: {length: {at-least: 3}}}", ZH, "test-not-for-locale", "length", "characters"),
    ("{word: {structure: {first: left-rigth}}}", ZH, "unknown-value", "left-rigth", "left-right"),
    ("{word: {structure: {first: [single, round]}}}", ZH, "unknown-value", "round", "enclosing"),
    ("{word: {structure: {frist: single}}}", ZH, "predicate-shape", "frist", "'first'"),
    ("{word: {structure: left-right}}", ZH, "predicate-shape", "left-right", "{first: …}"),
    ("{word: {structure: {first: []}}}", ZH, "empty-list", "[]", "at least one"),
    ("{word: {radical: {any: 桃}}}", ZH, "unknown-value", "桃", "one of"),
    ("{word: {component: {any: ab}}}", ZH, "unknown-value", "ab", "one of"),
    ("{word: {initial: {any: zhh}}}", ZH, "unknown-value", "zhh", "'zh'"),
    ("{word: {final: {any: yan}}}", ZH, "unknown-value", "yan", "'an'"),
    ("{word: {tone: {any: 6}}}", ZH, "unknown-value", "6", "1, 2, 3, 4, 5"),
    ("{word: {tone: {any: first}}}", ZH, "unknown-value", "first", "1, 2, 3, 4, 5"),
    ("{word: {tone: {any: [[1]]}}}", ZH, "wrong-type", "[1]", "1, 2, 3, 4, 5"),
    ("{word: {tones: risng}}", ZH, "unknown-value", "risng", "'rising'"),
    ("{word: {tones: [3-4, 3-6]}}", ZH, "unknown-value", "3-6", "3-4"),
    ("{word: {strokes: {first: {at-most: 0}}}}", ZH, "constant-threshold", "0", "threshold"),
    ("{word: {strokes: {firts: {at-most: 5}}}}", ZH, "predicate-shape", "firts", "'first'"),
    ("{word: {strokes: {at-least: 1}}}", ZH, "constant-threshold", "1", "threshold"),
    ("{word: {hidden-word: [ear, qzx]}}", EN, "unknown-value", "qzx", "contains"),
    ("{word: {hidden-word: a}}", EN, "impossible-letter", "a", "3 letters"),
    ("{word: {characters: {exactly: 3}}}", EN, "test-not-for-locale", "characters", "length"),
    ("{word: {contains: a}}", None, "test-not-for-locale", "contains", "word ring"),
    ("{word: {lenght: {at-least: 3}}}", EN, "predicate-shape", "lenght", "'length'"),
    ("{word: {}}", EN, "predicate-shape", "{}", "starts-with"),
    ("{word: {length: {at-leest: 3}}}", EN, "predicate-shape", "at-leest", "'at-least'"),
    ("{word: {letters: {of: [a]}}}", EN, "predicate-shape", "{of: [a]}", "at-least"),
    ("{word: {letters: {of: [a], atleast: 2}}}", EN, "predicate-shape", "atleast", "'at-least'"),
    ("{}", None, "predicate-shape", "{}", "fill"),
    ("soft", None, "predicate-shape", "soft", "is: edible"),
    ("{is: soft, not: {is: edible}}", None, "predicate-shape", "not", "all"),
    ("{all: {is: soft}}", None, "predicate-shape", "{is: soft}", "[{"),
    ("{size: {}}", None, "predicate-shape", "{}", "at-least"),
    ("{size: {between: [egg]}}", None, "predicate-shape", "[egg]", "lowest"),
    ("{size: {atleast: egg}}", None, "predicate-shape", "atleast", "'at-least'"),
    ("{materials: {anyof: [wood]}}", None, "predicate-shape", "anyof", "'any-of'"),
    ("{materials: [wood]}", None, "predicate-shape", "[wood]", "any-of: [wood]"),
    ("{at-least: {size: egg}}", None, "predicate-shape", "at-least", "size: {at-least"),
]


@pytest.mark.parametrize(("text", "locales", "check", "culprit", "way_out"), MISTAKES)
def test_a_mistake_is_told_at_the_very_word(
    text: str, locales: tuple[str, ...] | None, check: str, culprit: str, way_out: str
) -> None:
    found, log, document = predicate(text, locales)
    assert found is None
    (fault,) = log.found
    assert fault.check == check
    assert underlined(document, fault.flaw.place) == culprit
    assert way_out in fault.flaw.hint
    assert "\n" not in fault.flaw.message + fault.flaw.hint


@pytest.mark.parametrize(
    ("text", "locales", "mended"),
    [
        ("{is: edibel}", None, "edible"),
        ("{size: {at-least: eg}}", None, "egg"),
        ("{word: {contains: É}}", EN, "e"),
        ("{word: {lenght: {at-least: 3}}}", EN, "length"),
    ],
)
def test_the_fix_puts_the_right_word_where_the_wrong_one_stands(
    text: str, locales: tuple[str, ...] | None, mended: str
) -> None:
    _, log, document = predicate(text, locales)
    fix = log.found[0].flaw.fix
    assert fix is not None
    assert fix.replacement == mended
    wrong = underlined(document, fix.place)
    found, again, _ = predicate(text.replace(wrong, mended), locales)
    assert found is not None
    assert again.found == []


def test_every_mistake_of_a_predicate_is_told() -> None:
    text = "{all: [{is: sofft}, {size: {at-least: egs}}, {any: [{is: edible}, {is: wet}]}]}"
    _, log, document = predicate(text)
    told = [underlined(document, fault.flaw.place) for fault in log.found]
    assert told == ["sofft", "egs", "wet"]


def nested(depth: int) -> str:
    return "{not: " * depth + "{is: soft}" + "}" * depth


def test_nesting_has_a_bound() -> None:
    assert predicate(nested(MAX_DEPTH - 1))[0] is not None
    found, log, document = predicate(nested(MAX_DEPTH))
    assert found is None
    (fault,) = log.found
    assert fault.check == "predicate-shape"
    assert underlined(document, fault.flaw.place) == "{is: soft}"


def test_size_has_a_bound() -> None:
    def row(count: int) -> str:
        return "{any: [" + ", ".join(["{is: soft}"] * count) + "]}"

    assert predicate(row(MAX_TESTS - 1))[0] is not None
    found, log, _ = predicate(row(MAX_TESTS))
    assert found is None
    assert [fault.check for fault in log.found] == ["predicate-shape"]


def test_a_hostile_predicate_is_refused_at_once() -> None:
    """Wide at every level: it would have 40**7 parts if anybody followed it."""
    part: object = {"is": "soft"}
    for _ in range(7):
        part = {"all": [part] * 40}
    from authoring.games.things_in_rings.fault_log import FaultLog
    from authoring.games.things_in_rings.predicate.syntax import read_predicate
    from authoring.model import NOWHERE
    from tests.games.things_in_rings.written import vocabulary

    log = FaultLog(vocabulary())
    assert read_predicate(part, NOWHERE, log, None) is None
    assert [fault.check for fault in log.found] == ["predicate-shape"]
