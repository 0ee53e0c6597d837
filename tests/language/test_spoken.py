"""How names sound, and the words in them."""

from __future__ import annotations

from authoring.language import readings, spoken
from authoring.language.facts import Facts


def test_words_without_a_known_sound_are_counted_by_their_spelling() -> None:
    assert spoken.syllables("blorptang") == 2
    assert spoken.syllables("grobnake") == 2
    assert spoken.syllables("ice cream") == 2
    assert spoken.syllable_counts("blorptang") == ()
    assert spoken.sure_syllables("blorptang") is None


def test_of_a_compound_the_parts_are_said() -> None:
    assert spoken.sure_syllables("dragonfly") == 3
    assert spoken.rhymes("dragonfly", "sky") is True


def test_people_who_differ_leave_it_open() -> None:
    assert spoken.syllable_counts("fire") == (2, 1)
    assert spoken.sure_syllables("fire") is None
    assert spoken.sure_syllables("fire", Facts(syllables=2)) == 2


def test_a_rhyme_is_of_another_word() -> None:
    assert spoken.rhymes("table", "cable")
    assert spoken.rhymes("giraffe", "laugh")
    assert not spoken.rhymes("cat", "cat")
    assert not spoken.rhymes("cat", "cut")
    assert not spoken.rhymes("", "cat")


def test_one_tone_takes_two_syllables() -> None:
    assert readings.has_one_tone("飞机") is True
    assert readings.has_one_tone("苹果") is False
    assert readings.has_one_tone("猫") is False


def test_compounds_show_their_parts() -> None:
    for name in ("snowman", "toothbrush", "ice cream", "sunflower"):
        assert spoken.is_compound(name)
    for name in ("butterfly", "carpet", "cat"):
        assert not spoken.is_compound(name)


def test_hidden_words_are_in_one_word_and_shorter() -> None:
    assert spoken.hidden_words("carpet") == ("car", "pet", "carp")
    assert not spoken.hides("bus ticket", "stick")
    assert spoken.hides("pear tree", "ear")
    assert not spoken.hides("ear", "ear")
    assert spoken.hides_any("carpet") is True
    assert spoken.hides_any("cat") is False
