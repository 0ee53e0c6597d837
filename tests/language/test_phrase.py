"""Expressions of several words, and languages without a lexicon."""

from __future__ import annotations

import subprocess
import sys

import pytest

from authoring.language.phrase import UnknownLanguage, content
from authoring.language.relation import relation

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ("a red apple", "red apples", "inflected"),
        ("the dog", "dogs", "inflected"),
        ("two dogs", "the dog", "inflected"),
        ("a sofa", "couch", "synonym"),
        ("washing the dishes", "wash dishes", "inflected"),
        ("the Eiffel Tower", "Eiffel Tower", "inflected"),
        ("red apple", "green apple", "unrelated"),
        ("hot dog", "dog", "unrelated"),
        ("make a video", "make a video call", "unrelated"),
        ("losing someone", "losing something", "unrelated"),
        ("washing liquid", "washing up liquid", "unrelated"),
        ("传送带", "送别的人", "unrelated"),
        ("奶", "奶奶", "unrelated"),
        ("星星", "星", "inflected"),
        ("一个红苹果", "红苹果", "inflected"),
        ("红色的苹果", "一个红色的苹果", "inflected"),
    ],
)
def test_small_words_and_forms_make_no_other_answer(one: str, other: str, kind: str) -> None:
    assert relation(one, other).kind == kind
    assert relation(other, one).kind == kind


def test_any_language_that_has_rules_works_for_forms() -> None:
    assert relation("chevaux", "cheval", "fr").kind == "inflected"
    assert relation("les chevaux", "cheval", "fr").kind == "inflected"
    assert relation("cheval", "horse", "fr").kind == "translation"


def test_what_cannot_be_judged_is_said() -> None:
    for locale in ("fr", "qq"):
        verdict = relation("pomme", "poire", locale)
        assert (verdict.kind, verdict.certainty) == ("unrelated", "suspect")
        assert f"Without a lexicon of '{locale}'" in verdict.reason
    assert relation("pomme", "poire", "en").sure
    with pytest.raises(UnknownLanguage, match="qq"):
        content("a b", "qq")


def test_an_expression_of_small_words_keeps_them() -> None:
    assert content("of the", "en") == ("of", "the")


@pytest.mark.skipif(sys.platform != "linux", reason="it tells the memory of a process")
def test_phrases_of_known_words_take_little_memory() -> None:
    code = (
        "from authoring.language.relation import relation;"
        "relation('a red apple', 'red apples'); relation('washing the dishes', 'wash dishes');"
        "relation('红色的苹果', '一个红色的苹果');"
        "held = open('/proc/self/status').read().partition('VmHWM:')[2];"
        "print(int(held.split()[0]) // 1024)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) <= 60


def test_spacy_is_imported_only_for_a_phrase() -> None:
    code = (
        "import sys; from authoring.language.relation import relation;"
        "relation('sofa', 'couch'); relation('a dog', 'dogs'); relation('hot dog', 'ice cream');"
        "relation('一个苹果', '苹果'); relation('红色的苹果', '一个红色的苹果');"
        "relation('a red apple', 'red apples'); relation('wash dishes', 'washing the dishes');"
        "print('spacy' in sys.modules); relation('red zzxq-apple', 'red zzxq apples');"
        "print('spacy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
