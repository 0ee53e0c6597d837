"""How Chinese names are read and built."""

from __future__ import annotations

from authoring.language import glyphs, readings
from authoring.language.facts import Facts


def told(name: str) -> list[str]:
    return [" ".join(reading) for reading in readings.readings(name)]


def test_a_word_has_the_reading_of_the_dictionary() -> None:
    assert told("银行") == ["yin2 hang2"]
    assert told("自行车") == ["zi4 xing2 che1"]
    assert told("音乐") == ["yin1 yue4"]


def test_a_name_that_no_dictionary_has_is_read_by_the_words_in_it() -> None:
    assert told("银行大象") == ["yin2 hang2 da4 xiang4"]
    assert told("雪猫") == ["xue3 mao1"]


def test_a_character_with_several_readings_has_all_of_them() -> None:
    assert told("长") == ["chang2", "zhang3"]
    assert told("猫") == ["mao1"]
    assert told("鸟") == ["niao3"]


def test_a_thing_in_zi_is_read_lightly() -> None:
    assert told("狮子") == ["shi1 zi5"]


def test_letters_have_no_sound_and_follow_no_pattern() -> None:
    assert told("T恤") == ["T xu4"]
    assert readings.has_one_tone("T恤") is False
    assert readings.has_pattern("T恤", "rising") is False


def test_patterns_of_tones() -> None:
    assert readings.has_pattern("苹果", "rising") is True
    assert readings.has_pattern("苹果", "2-3") is True
    assert readings.has_pattern("电梯", "falling") is True
    assert readings.has_pattern("飞机", "different") is False
    assert readings.has_pattern("猫", "rising") is False
    assert readings.has_pattern("长", "2") is None
    assert readings.has_pattern("长", "2", Facts(reading=("chang2",))) is True


def test_measure_words_are_those_of_the_card_or_of_the_dictionary() -> None:
    assert readings.measured_with("书", "本") is True
    assert readings.measured_with("书", "只") is False
    assert readings.measured_with("书", "只", Facts(measure_words=("只",))) is True
    assert readings.measured_with("雪猫", "只") is None


def test_radicals_are_one_in_all_their_forms() -> None:
    assert glyphs.main_form("氵") == "水"
    assert glyphs.radicals("河狗") == (frozenset("水"), frozenset("犬"))
    assert "水" in glyphs.every_radical()
    assert "氵" in glyphs.every_radical()


def test_components_go_down_to_what_is_taught_as_one_piece() -> None:
    (river,) = glyphs.components("河")
    assert river == frozenset("河氵可丁口")
    assert glyphs.components("T") == (frozenset(),)
    assert glyphs.components("木") == (frozenset("木"),)


def test_strokes_of_what_is_unknown() -> None:
    assert glyphs.strokes("苹果") == 16
    assert glyphs.strokes("T恤") == 9
    assert glyphs.strokes("𠀋") is None
    assert glyphs.strokes("𠀋", Facts(strokes=9)) == 9
