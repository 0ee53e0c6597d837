"""The words in which a game of Things in Rings is told, one set a language.

What no engine can see to is said here, where the players read it: that the Knower
gives no hint (TR-29), and that a misjudgement is put right at once (TR-31).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from authoring.games.things_in_rings.play.state import NONE


@dataclass(frozen=True, slots=True)
class Words:
    """Sentences with gaps, by event."""

    comma: str
    plus: str
    rings: Mapping[str, str]
    outside: str
    inside: str
    set_up: Mapping[str, str]
    secret: str
    revealed: str
    rule: str
    dealt: str
    five: str
    turned: str
    returned: str
    demonstrated: str
    aside: str
    began: str
    right: str
    wrong: str
    drawn: str
    not_drawn: str
    drew: str
    used_up: str
    undecided: str
    stopped: str
    corrected: str
    restarted: str
    reasons: Mapping[str, str]
    left: str
    cards_left: str
    nothing: str

    def region(self, name: str) -> str:
        """A region in words: its rings, or outside."""
        if name == NONE:
            return self.outside
        return self.plus.join(self.rings[ring] for ring in name.split("+"))

    def where(self, name: str) -> str:
        """The same behind a verb: in rings, or outside."""
        region = self.region(name)
        return region if name == NONE else self.inside.format(rings=region)


_ENGLISH_RULES = (
    "{knower:Seat } is the Knower, who keeps the rules secret and gives no hint by word, face or "
    "gesture,\nand judges by rule and card alone; a misjudgement is put right as soon as it is "
    "found.\nRings: {rings}. {deck} things are in the deck."
)

ENGLISH = Words(
    comma=", ",
    plus=" + ",
    rings={"word": "word", "attribute": "attribute", "context": "context"},
    outside="outside all rings",
    inside="in {rings}",
    set_up={
        "race": "Things in Rings: a race. Finders in turn order: {order}.\n" + _ENGLISH_RULES,
        "coop": "Things in Rings: all together. Finders in turn order: {order}; they may talk "
        "everything over.\n" + _ENGLISH_RULES,
    },
    secret="The secret rules:",
    revealed="The rules were:",
    rule="  {ring}: {text}",
    dealt="{seat:Seat } holds {things}.",
    five="The Knower chooses from {things}.",
    turned="The Knower turns up {thing}: it belongs {where}.",
    returned="The Knower puts {thing} back under the deck.",
    demonstrated="The Knower demonstrates {thing}: it belongs {where}.",
    aside="The Knower lays {count} aside, face down.",
    began="{seat:Seat } begins; {deck} things are left in the deck.",
    right="{seat:Seat } places {thing} {where}. Right.",
    wrong="{seat:Seat } places {thing} {where}. Wrong: it belongs {home}.{drawn}",
    drawn=" Draws {count}; {deck} left in the deck.",
    not_drawn=" Draws nothing.",
    drew="  {seat:Seat } drew {things}.",
    used_up="The deck is used up.",
    undecided=" {count} things that a rule in play cannot decide are laid aside.",
    stopped="{seat:Seat } stops.",
    corrected="A misjudgement is put right: {thing} belongs {new}, not {old}.",
    restarted="Everything is shuffled, and the game begins anew.",
    reasons={
        "hand_empty": "{winners:Seat } has emptied the hand and wins.",
        "fewest_cards": "Nobody goes on. Fewest cards left: {winners:seat } wins.",
        "hands_empty": "All hands are empty before the deck is used up: everybody wins.",
        "deck_used_up": "The deck was used up too early: everybody loses.",
        "nobody_goes_on": "Nobody goes on: everybody loses.",
    },
    left="{seat:seat }: {count}",
    cards_left="Cards left: {left}.",
    nothing="nothing",
)

_CHINESE_RULES = (
    "{knower:座位}是规则知晓者：须严守规则秘密，不得用言语、表情或动作提示，"
    "只依规则卡与事物卡判定；\n误判一经发现立即更正。\n圆环：{rings}。事物牌堆有{deck}张。"
)

CHINESE = Words(
    comma="、",
    plus="＋",
    rings={"word": "文字环", "attribute": "属性环", "context": "情境环"},
    outside="圈外",
    inside="{rings}",
    set_up={
        "race": "《环中物语》竞赛。猜测者依次为{order:座位}。\n" + _CHINESE_RULES,
        "coop": "《环中物语》合作。猜测者依次为{order:座位}，可以互相讨论。\n" + _CHINESE_RULES,
    },
    secret="秘密规则：",
    revealed="揭晓规则：",
    rule="  {ring}：{text}",
    dealt="{seat:座位}的手牌：{things}。",
    five="知晓者从这些牌中挑选：{things}。",
    turned="知晓者翻开「{thing}」：它应在{where}。",
    returned="知晓者把「{thing}」放回牌堆底。",
    demonstrated="知晓者示范「{thing}」：它应在{where}。",
    aside="知晓者面朝下弃掉{count}张。",
    began="{seat:座位}先手，牌堆剩{deck}张。",
    right="{seat:座位}把「{thing}」放到{where}：正确。",
    wrong="{seat:座位}把「{thing}」放到{where}：错误，它应在{home}。{drawn}",
    drawn="抽{count}张，牌堆剩{deck}张。",
    not_drawn="不抽牌。",
    drew="  {seat:座位}抽到{things}。",
    used_up="牌堆耗尽。",
    undecided="有{count}张本局规则无法判定的事物移出游戏。",
    stopped="{seat:座位}结束回合。",
    corrected="更正误判：「{thing}」应在{new}，而不在{old}。",
    restarted="全部重新洗牌，重新开始。",
    reasons={
        "hand_empty": "{winners:座位}打空手牌，获胜。",
        "fewest_cards": "无人继续。剩余手牌最少的{winners:座位}获胜。",
        "hands_empty": "牌堆耗尽之前清空了所有手牌：全体获胜。",
        "deck_used_up": "牌堆过早耗尽：全体失败。",
        "nobody_goes_on": "无人继续：全体失败。",
    },
    left="{seat:座位}：{count}",
    cards_left="剩余手牌：{left}。",
    nothing="无",
)


def words(locale: str) -> Words:
    """The words for a locale."""
    return CHINESE if locale == "zh" or locale.startswith("zh-") else ENGLISH
