"""How names sound and are written, against lists that were made by hand."""

from __future__ import annotations

import pytest

from authoring.language import glyphs, readings, spoken

SYLLABLES = {
    1: """cat dog tree house school bridge knife cheese bread moon sun fish bird horse shirt shoe
    clock spoon fork plate glass chair desk lamp key door ring scarf brush strength""",
    2: """apple table window kettle mirror pencil paper button rabbit tiger lion zebra monkey
    turtle dragon castle candle bottle bucket hammer ladder pillow blanket carrot onion pepper
    lemon cherry cookie pizza rainbow snowman""",
    3: """banana tomato potato elephant crocodile dinosaur umbrella telephone computer microscope
    bicycle library hospital museum animal butterfly strawberry pineapple broccoli cucumber
    violin saxophone kangaroo octopus pyramid volcano gorilla tambourine sunflower""",
    4: """helicopter television caterpillar watermelon alligator calculator harmonica avocado
    binoculars rhinoceros thermometer macaroni cauliflower photographer escalator motorcycle
    dictionary category january""",
}  # fmt: skip
STROKES = {
    1: "一乙", 2: "二十人八刀力几", 3: "三大小口山女子土工马门飞", 4: "天水火木日月牛手毛车心王",
    5: "白石田生四目皮电鸟龙", 6: "红米羊虫衣耳西竹舌", 7: "花我你走足豆汽",
    8: "苹果雨鱼金狗河", 9: "春草星茶面骨香", 10: "桃海凉桌",
}  # fmt: skip


@pytest.mark.parametrize("number", SYLLABLES)
def test_syllables_are_counted_as_people_do(number: int) -> None:
    counted = {name: spoken.syllables(name) for name in SYLLABLES[number].split()}
    assert counted == dict.fromkeys(counted, number)


def test_words_without_a_known_sound_are_counted_by_their_spelling() -> None:
    assert spoken.syllables("blorptang") == 2
    assert spoken.syllables("grobnake") == 2
    assert spoken.syllables("ice cream") == 2


@pytest.mark.parametrize("number", STROKES)
def test_strokes_are_counted_as_they_are_written(number: int) -> None:
    counted = {sign: glyphs.strokes(sign) for sign in STROKES[number]}
    assert counted == dict.fromkeys(counted, number)


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
