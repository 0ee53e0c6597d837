"""Why two expressions are related: the name of a sentence, and what it speaks of.

What is found is kept without words; the sentences stand in a table for each language that
reasons are told in, so that another language is another table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "": "No reason is known.",
    "nothing": "Nothing known relates the two.",
    "no-lexicon": "Without a lexicon of '{0}' no tie could be seen.",
    "declared-unrelated": "The card declares '{0}' unrelated to '{1}'.",
    "declared-family": "The card declares '{0}' to be of the family of '{1}'.",
    "declared-homophone": "The card declares that '{0}' sounds like '{1}'.",
    "declared-translation": "The card declares '{0}' to be '{1}' in another language.",
    "declared-synonym": "The card declares '{0}' to be another name of '{1}'.",
    "alike": "'{0}' and '{1}' are spelled alike.",
    "other-forms": "'{0}' and '{1}' say the same in other forms.",
    "says-the-same": "'{0}' and '{1}' say the same.",
    "spellings": "'{0}' and '{1}' are two spellings of one word.",
    "forms": "'{0}' and '{1}' are forms of '{2}'.",
    "family": "'{0}' and '{1}' are of one family.",
    "family-of": "'{0}' and '{1}' are of the family of '{2}'.",
    "family-perhaps": "'{0}' and '{1}' may be of one family.",
    "part": "'{0}' is a part of '{1}'.",
    "sound": "'{0}' and '{1}' sound the same.",
    "pinyin": "'{0}' is how '{1}' is spelled in pinyin.",
    "by-ear": "'{0}' is '{1}' spelled by its sound.",
    "slip": "'{0}' is no word, but close to '{1}'.",
    "slip-perhaps": "'{0}' and '{1}' may be one word spelled in two ways.",
    "slip-for": "'{0}' looks like a slip for '{1}'.",
    "means": "'{0}' and '{1}' mean the same.",
    "means-perhaps": "'{0}' and '{1}' may mean the same.",
    "means-as": "'{0}' and '{1}' mean the same: {2}.",
    "names": "'{0}' and '{1}' are two names of one thing.",
    "abroad": "'{0}' is '{1}' in another language.",
    "abroad-perhaps": "'{0}' may be '{1}' in another language.",
    "two-languages": "'{0}' and '{1}' are one word in two languages.",
}

CHINESE: Final[Mapping[str, str]] = {
    "": "没有说明理由。",
    "nothing": "没有发现两者有关联。",
    "no-lexicon": "没有“{0}”的词库，看不出两者是否有关联。",
    "declared-unrelated": "卡牌声明“{0}”与“{1}”无关。",
    "declared-family": "卡牌声明“{0}”与“{1}”属于同一词族。",
    "declared-homophone": "卡牌声明“{0}”与“{1}”读音相同。",
    "declared-translation": "卡牌声明“{0}”是“{1}”的外语说法。",
    "declared-synonym": "卡牌声明“{0}”是“{1}”的另一个名称。",
    "alike": "“{0}”和“{1}”写法相同。",
    "other-forms": "“{0}”和“{1}”只是形式不同，说的是一回事。",
    "says-the-same": "“{0}”和“{1}”说的是一回事。",
    "spellings": "“{0}”和“{1}”是同一个词的两种写法。",
    "forms": "“{0}”和“{1}”都是“{2}”。",
    "family": "“{0}”和“{1}”属于同一词族。",
    "family-of": "“{0}”和“{1}”都属于“{2}”的词族。",
    "family-perhaps": "“{0}”和“{1}”可能属于同一词族。",
    "part": "“{0}”是“{1}”的一部分。",
    "sound": "“{0}”和“{1}”读音相同。",
    "pinyin": "“{0}”是“{1}”的拼音。",
    "by-ear": "“{0}”是按读音拼写的“{1}”。",
    "slip": "“{0}”不是词，像是“{1}”写错了。",
    "slip-perhaps": "“{0}”和“{1}”可能是同一个词的两种写法。",
    "slip-for": "“{0}”像是“{1}”写错了。",
    "means": "“{0}”和“{1}”意思相同。",
    "means-perhaps": "“{0}”和“{1}”意思可能相同。",
    "means-as": "“{0}”和“{1}”意思相同：{2}。",
    "names": "“{0}”和“{1}”是同一样东西的两个名称。",
    "abroad": "“{0}”是“{1}”的外语说法。",
    "abroad-perhaps": "“{0}”可能是“{1}”的外语说法。",
    "two-languages": "“{0}”和“{1}”是同一个词在两种语言里的说法。",
}

SENTENCES: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "zh": CHINESE}
"""The sentences by language; a locale of any other language is answered in English."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence by its name, with the expressions that fill its places."""

    sentence: str = ""
    parts: tuple[str, ...] = ()

    def told(self, locale: str) -> str:
        """The sentence in the language of a locale, as a player can be shown it."""
        table = SENTENCES.get(locale.partition("-")[0], ENGLISH)
        return table[self.sentence].format(*self.parts)


UNTOLD: Final = Reason()
"""No reason at all."""
