"""What the terminal itself says at a table, whatever the game: in English and Chinese."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "comma": ", ",
    "prompt": "seat {seat}> ",
    "pass": "Pass the screen to seat {seat}.",
    "alone": "Seat {seat}: press Enter when only you see the screen.",
    "or_undo": "(Seat {seat} may still type /undo.)",
    "more": "Press Enter to go on.",
    "follow": "Enter for the next move, a for all the rest, ? for help.",
    "colon": ":",
    "hint": "  (? explains the rules and the commands)",
    "nearest": "Did you mean “{instead}”? Press Enter to take it.",
    "refused": "Not allowed: {sentence}",
    "statement": " ({statement}: {rule})",
    "by": " ({statement})",
    "unknown_command": "There is no command {typed}: there are {commands}.",
    "commands": "Commands",
    "does_?": "this help; “? card” finds rules by a word, and a number finds that rule",
    "does_/look": "draw the table again",
    "does_/undo": "take back your last move, if nothing came to light by it",
    "does_/save": "save now, and go on",
    "does_/quit": "save, and stop; so do Ctrl-C and Ctrl-D",
    "does_/correct": "put a misjudgement right: what, and where it belongs",
    "slash": "Any text may be an answer here: a command needs its slash.",
    "ways": "You may type",
    "rules": "The rules that bear on it",
    "found": "Rules with “{typed}”",
    "none_found": "No rule has “{typed}”.",
    "saved": "Saved to {path}.",
    "not_saved": "It cannot be saved: {reason}",
    "resume": "The game is saved in {path}\nGo on with: {command}",
    "undone": "Your last move is taken back.",
    "resumed": "The game goes on where it was left.",
    "lapse": "{seat:Seat } {cause}: {remedy}.",
    "exception": "failed",
    "illegal": "tried a move against the rules",
    "timeout": "took too long",
    "default": "the mildest move is played for it",
    "forfeit": "it gives up the game, and the mildest moves are played for it",
    "people": "How many people play at this screen?",
    "bots": "How many bots play besides?",
    "kind": "Which bots: {kinds}?",
    "no_number": "{typed} is no number from {least} to {most}.",
    "no_kind": "{typed} is none of {kinds}.",
    "end": "The end.",
    "announced": "{title} {version}, {seats} seats, seed {seed}",
    "sits": "seat {seat}: {name}",
    "strange": "The bots know no words in {locale}, only what the deck itself tells of its own: "
    "they give faint clues, and seldom guess right.",
    "bots_at": "bot:{kind} plays at seat {seats}.",
    "other_bots": "(Others: --seat human --seat bot:NAME …, one of {kinds}.)",
}

CHINESE: Final[Mapping[str, str]] = {
    "comma": "、",
    "prompt": "座位{seat}> ",
    "pass": "请把屏幕交给座位{seat}。",
    "alone": "座位{seat}：确认只有你能看到屏幕后，按回车。",
    "or_undo": "（座位{seat}还可以输入「撤销」。）",
    "more": "按回车继续。",
    "follow": "回车看下一步，a 看完全部，? 求助。",
    "colon": "：",
    "hint": "（? 查看规则与命令）",
    "nearest": "是指「{instead}」吗？按回车确认。",
    "refused": "不可以：{sentence}",
    "statement": "（{statement}：{rule}）",
    "by": "（{statement}）",
    "unknown_command": "没有命令{typed}；有{commands}。",
    "commands": "命令",
    "does_?": "本帮助；「? 牌」按词查规则，写编号查那一条",
    "does_/look": "重新画出桌面",
    "does_/undo": "撤销自己上一步（没有公开新信息时）；也可输入「{slash}撤销」",
    "does_/save": "存档并继续；也可输入「{slash}存档」",
    "does_/quit": "存档并退出；也可输入「{slash}退出」，或按 Ctrl-C、Ctrl-D",
    "does_/correct": "更正误判：写上卡牌和应在的位置；也可输入「/更正」",
    "slash": "这里输入的文字都可能当作回答，所以命令必须加斜杠。",
    "ways": "可以输入",
    "rules": "相关规则",
    "found": "含「{typed}」的规则",
    "none_found": "没有规则含「{typed}」。",
    "saved": "已存到 {path}。",
    "not_saved": "无法存档：{reason}",
    "resume": "游戏已存在 {path}\n继续请用：{command}",
    "undone": "上一步已撤销。",
    "resumed": "从上次停下的地方继续。",
    "lapse": "{seat:座位}{cause}：{remedy}。",
    "exception": "出错",
    "illegal": "行动违规",
    "timeout": "超时",
    "default": "由系统代走最温和的一步",
    "forfeit": "判其弃权，以后由系统代走",
    "people": "有几个人在这块屏幕前玩？",
    "bots": "另外加几个机器人？",
    "kind": "哪一种机器人：{kinds}？",
    "no_number": "{typed}不是{least}到{most}之间的数。",
    "no_kind": "{typed}不在{kinds}之中。",
    "end": "游戏结束。",
    "announced": "{title} {version}，{seats}个座位，种子 {seed}",
    "sits": "座位{seat}：{name}",
    "strange": "机器人不懂 {locale} 的词语，只知道这副牌自身的信息：提示不准，也很少猜中。",
    "bots_at": "座位{seats}是机器人 bot:{kind}。",
    "other_bots": "（另选机器人：--seat human --seat bot:名称 ……，可用 {kinds}。）",
}

COMMANDS: Final[Mapping[str, str]] = {
    "/undo": "/undo", "undo": "/undo", "撤销": "/undo", "/撤销": "/undo",
    "/save": "/save", "save": "/save", "存档": "/save", "/存档": "/save",
    "/quit": "/quit", "quit": "/quit", "exit": "/quit", "/exit": "/quit",
    "退出": "/quit", "/退出": "/quit",
    "/look": "/look", "look": "/look", "看": "/look", "/看": "/look",
    "/help": "?", "help": "?", "帮助": "?", "/帮助": "?", "/?": "?",
}  # fmt: skip
"""Commands by what is typed. Without their slash they count only where no text is asked for."""


def speech(locale: str) -> Mapping[str, str]:
    """The sentences for a locale: `zh…` speaks Chinese, every other one English."""
    return CHINESE if locale.partition("-")[0] == "zh" else ENGLISH


def correction_of(typed: str) -> str | None:
    """What stands behind the command to put a judgement right; None without the command."""
    said = typed.strip().replace("／", "/")
    for command in ("/correct", "/更正"):
        if said.casefold().startswith(command):
            return said[len(command) :].strip()
    return None


def command_of(typed: str, free: bool) -> str | None:
    """The command that was typed, if any."""
    said = typed.strip().casefold().replace("／", "/")
    if said[:1] in ("?", "？"):
        return "?"
    if free and not said.startswith("/"):
        return None
    return COMMANDS.get(said)
