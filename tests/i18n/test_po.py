"""PO files: what is one, and what is refused at which line and column."""

from __future__ import annotations

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.i18n.po import PoError, units

WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"))
WHOLE = """\
# French
msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

#. a word
#: words/a.yml:3
#, fuzzy, no-wrap
#| msgid "kit"
msgctxt "a#1"
msgid "ki"
"te"
msgstr   "cerf-\\tvolant\\n"

msgctxt "a#2"
msgid "apple"
msgid_plural "apples"
msgstr[0] "pomme"
msgstr[1] "pommes"
#~ msgctxt "a#3"
#~ msgid "pear"
#~ msgstr "poire"
"""


def test_entries_are_read_with_their_lines() -> None:
    header, kite, apple, pear = units(WHOLE)
    assert header.is_header
    assert header.header()["language"] == "fr"
    assert kite.texts == {"msgctxt": "a#1", "msgid": "kite", "msgstr": "cerf-\tvolant\n"}
    assert (kite.line, kite.lines["msgstr"]) == (11, 14)
    assert sorted(kite.flags) == ["fuzzy", "no-wrap"]
    assert "msgid_plural" in apple.texts
    assert (pear.obsolete, apple.obsolete) == (True, False)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_line_end_will_do(end: str) -> None:
    assert [unit.texts for unit in units(WHOLE.replace("\n", end))] == [
        unit.texts for unit in units(WHOLE)
    ]


@given(st.lists(st.tuples(WORDS.filter(bool), WORDS.filter(bool), WORDS), max_size=4))
def test_what_another_library_writes_is_read(written: list[tuple[str, str, str]]) -> None:
    catalog = polib.POFile(wrapwidth=0)
    for context, source, target in written:
        catalog.append(polib.POEntry(msgctxt=context, msgid=source, msgstr=target))
    found = [unit.texts for unit in units(str(catalog)) if not unit.is_header]
    assert found == [
        {"msgctxt": context, "msgid": source, "msgstr": target}
        for context, source, target in written
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("msgid cerf\n", "1:7: a text stands without quotes; put it between"),
        ('msgid "a"\nmsgstr "b"\nc\n', "3:1: a text stands without quotes"),
        ('msgid "a"\n  msgstr "b\n', "2:10: the quotes are never closed"),
        ('msgid "a"\nmsgstr "b" c"\n', "2:11: something stands behind the quotes"),
        ('msgid "a"\nmsgstr "\\q"\n', "2:9: there is no escape \\q"),
        ('msgid "a"\nmsgtsr "b"\n', "2:1: 'msgtsr' is no keyword; did you mean msgstr?"),
        ('msgid "a"\nmsgid "b"\n', "2:1: msgid stands twice in one entry"),
        ('msgid "a"\nmsgstr "b"\nmsgstr "c"\n', "3:1: msgstr stands twice"),
        ('msgstr "b"\n', "1:1: msgstr stands before a msgid"),
        ('msgid "a"\nmsgctxt "b"\n', "2:1: msgctxt stands behind its msgid"),
        ('msgid "a"\n', "1:1: the entry that begins here has no msgstr"),
        ('"a"\n', "1:1: a text belongs to no keyword"),
        ('msgid "a"\nmsgstr "b"\n\n#~ msgid "c\n', "4:10: the quotes are never closed"),
        ('msgid "a"\nmsgstr\n', "2:7: a text stands without quotes"),
    ],
)
def test_what_is_no_po_is_told_with_line_and_column(text: str, told: str) -> None:
    with pytest.raises(PoError) as caught:
        list(units(text))
    assert str(caught.value).startswith(told)


@given(st.text(st.sampled_from('msgidtrcx"\\ \n#~,[0]_'), max_size=60))
def test_nothing_but_a_told_error_comes_of_any_text(text: str) -> None:
    told = fault(text)
    assert told is None or 1 <= told.line <= text.count("\n") + 1
    assert told is None or told.column >= 1


def fault(text: str) -> PoError | None:
    try:
        list(units(text))
    except PoError as told:
        return told
    return None
