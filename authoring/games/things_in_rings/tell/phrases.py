"""What is said to a person at the rings: on the table, in questions, and when refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "seat": "{0:seat }",
    "you": "you",
    "knower": "Knower",
    "colon": ": ",
    "rings": "The rings",
    "placed": "Where things lie",
    "cards": "Cards in hand",
    "deck": "Deck",
    "hand": "Your hand",
    "hand_of": "Hand of {0:seat }",
    "rules": "The secret rules",
    "to_show": "To demonstrate",
    "nothing": "—",
    "place": "Which card goes where?",
    "region": "Where does {thing} go?",
    "demonstrate": "Which thing do you show?",
    "way_place": "3 in {rings}",
    "does_place": "place card 3 there; in short 3 {letters}, and 3 none for outside",
    "way_region": "{rings}",
    "does_region": "the region; in short {letters}, and none for outside all rings",
    "back": "take another card instead",
    "stop": "end your turn, without penalty",
    "does_show": "show that thing, where it truly belongs",
    "redraw": "put it back under the deck and turn another",
    "no_card": "There is no “{typed}” in your hand.",
    "no_region": "{typed} is no region: name its rings, as in {rings}, or none.",
    "correction": "Write what was misjudged and where it belongs: /correct {example}.",
    "choices": "{typed} is none of {choices}.",
}

CHINESE: Final[Mapping[str, str]] = {
    "seat": "{0:座位}",
    "you": "你",
    "knower": "知晓者",
    "colon": "：",
    "rings": "圆环",
    "placed": "已放置的事物",
    "cards": "手牌数",
    "deck": "牌堆",
    "hand": "你的手牌",
    "hand_of": "{0:座位}的手牌",
    "rules": "秘密规则",
    "to_show": "可示范的事物",
    "nothing": "—",
    "place": "把哪张牌放到哪里？",
    "region": "「{thing}」放到哪里？",
    "demonstrate": "示范哪一件？",
    "way_place": "3 放 {rings}",
    "does_place": "把3号牌放到那里；可简写为 3 {letters}，圈外写 3 外",
    "way_region": "{rings}",
    "does_region": "写出区域；可简写为 {letters}，圈外写 外",
    "back": "换一张牌",
    "stop": "结束回合，不受惩罚",
    "does_show": "把它放到真正所属的区域作示范",
    "redraw": "放回牌堆底，另翻一张",
    "no_card": "你的手牌里没有「{typed}」。",
    "no_region": "「{typed}」不是区域：请写圆环名称，例如 {rings}，或写「外」。",
    "correction": "请写误判的卡牌和应在的位置：/更正 {example}。",
    "choices": "「{typed}」不在可选项之中：{choices}。",
    "GAME_OVER": "游戏已经结束。",
    "NOT_YOUR_TURN": "还没有轮到你。",
    "BAD_MOVE": "没有这种行动。",
    "WRONG_PHASE": "现在不是做这件事的时候。",
    "NOT_IN_HAND": "手牌里没有这一张。",
    "BAD_REGION": "没有这个区域。",
    "MUST_PLACE": "现在还不能结束回合。",
    "NO_REDRAW": "不能再重翻了。",
    "NOT_PLACED": "这件事物还没有放进圆环。",
    "SAME_REGION": "它已经在这个区域里了。",
    "NOTHING_TO_UNDO": "没有可以撤销的行动。",
    "ALREADY_REVEALED": "已经有信息公开，不能撤销。",
}


def phrases(locale: str) -> Mapping[str, str]:
    """The phrases for a locale: `zh…` speaks Chinese, every other one English."""
    return CHINESE if locale.partition("-")[0] == "zh" else ENGLISH
