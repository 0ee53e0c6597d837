"""What is proved of texts without setting them holds of texts that are set."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.model import Place
from authoring.printing import theme
from authoring.printing.block import POINT
from authoring.printing.line import Copy, fewer_lines_at_most, lines_at_most, measured, prove
from authoring.printing.paragraph import Span, paragraph
from authoring.printing.proof import Proof
from tests.examples import examples

OWN = theme.load()
BODY = OWN.roles["body"].first
WORDS = ("a", "of", "I", "tea,", "wagon", "Milky", "whatever", "unquestionably", "MMMM", "—", "7%")
SIGNS = "一二三水果苹果，。；（茶）我们在的"


@settings(deadline=None, max_examples=examples(100))
@given(
    st.one_of(
        st.tuples(st.just("en"), st.lists(st.sampled_from(WORDS), min_size=1).map(" ".join)),
        st.tuples(st.just("zh-Hans"), st.text(SIGNS, min_size=1, max_size=80)),
    ),
    st.floats(6.0, 14.0),
    st.floats(25.0, 120.0),
)
def test_no_paragraph_has_more_lines_than_were_reckoned(
    told: tuple[str, str], size: float, width: float
) -> None:
    locale, words = told
    copy = Copy(words, locale, "it", Place(""))
    made = paragraph([Span(copy, BODY)], size, width, Proof())
    room = width / (size * POINT)
    assert len(made.lines) <= lines_at_most(words, room)
    assert len(made.lines) <= fewer_lines_at_most(copy, BODY.stack, room)


@given(st.sampled_from(["en", "zh-Hans"]), st.text("ab é苹🪙☃\u200d", min_size=1))
def test_missing_characters_are_the_same_whether_measured_or_not(locale: str, words: str) -> None:
    copy = Copy(words, locale, "it", Place(""))
    set_, unset = Proof(), Proof()
    measured([words.strip(" ")], copy, BODY.stack, set_)
    prove(copy, BODY.stack, unset)
    assert set(set_.faults) == set(unset.faults)
