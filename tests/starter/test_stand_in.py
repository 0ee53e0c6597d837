"""Cards made whole with answers that nobody gave."""

from __future__ import annotations

from authoring.starter.form import Ask, Form, Several
from authoring.starter.stand_in import whole

LEVELS = ("easy", "medium", "hard")
WORD = (Ask(("en",), "Word"), Ask(("zh-Hans",), "Word"), Ask(("level",), "Level", LEVELS))
FORM = Form(
    "card",
    (
        Ask(("name", "en"), "Name"),
        Several(("words",), "word", WORD, 2, 5, "words"),
        Several(("wrong",), "wrong word", WORD, 0, 2, "wrong words"),
        Ask(("places",), "Places", LEVELS, many=True, needed=False, bare=True),
        Ask(("inside",), "Inside", LEVELS, many=True),
        Ask(("when",), "When", yaml=True),
    ),
)


def test_what_was_given_stays_and_what_is_needed_comes() -> None:
    given = {"name": {"en": "owl"}, "words": [{"en": "kite"}]}
    filled = whole(FORM, given)
    assert filled["name"] == {"en": "owl"}
    assert [one["level"] for one in filled["words"]] == ["easy", "easy"]
    assert filled["words"][0]["en"] == "kite"
    assert filled["places"] == []
    assert filled.keys() == {"name", "words", "places"}
    assert given == {"name": {"en": "owl"}, "words": [{"en": "kite"}]}


def test_no_text_is_like_another_and_chinese_is_chinese() -> None:
    filled = [whole(FORM, {}, turn) for turn in (0, 1)]
    texts = [one[key] for each in filled for one in each["words"] for key in ("en", "zh-Hans")]
    assert len(set(texts)) == len(texts)
    assert all(text.isascii() == (at % 2 == 0) for at, text in enumerate(texts))
    assert [each["words"][0]["level"] for each in filled] == ["easy", "hard"]


def test_items_beyond_those_that_must_be_are_made_whole_where_they_were_begun() -> None:
    (wrong,) = whole(FORM, {"wrong": [{"en": "kite"}]})["wrong"]
    assert wrong.keys() == {"en", "zh-Hans", "level"}


def test_a_list_of_choices_that_nobody_gave_is_empty_or_has_them_all() -> None:
    again = Ask(("perhaps",), "Perhaps", LEVELS, many=True, needed=False)
    form = Form("card", (*FORM.asks, again))
    assert whole(form, {}, 0)["places"] == []
    later = whole(form, {}, 1)
    assert later["places"] == list(LEVELS)
    assert "perhaps" not in later
    assert whole(form, {"places": []}, 1)["places"] == []
