"""A person at Just One: a number, a clue or two, a guess, and now and then a verdict."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from authoring.engine.companion import Companion, Draft, Offer, Unclear, View, Way, names_of, plain
from authoring.engine.game import Legal, Move, Refusal, Seat
from authoring.engine.scene import Room, Scene
from authoring.engine.spoken import worded
from authoring.games.just_one.tell import findings
from authoring.games.just_one.tell.board import Board
from authoring.games.just_one.tell.narration import Narrator
from authoring.games.just_one.tell.phrases import phrases
from authoring.games.just_one.tell.rules import rules
from authoring.games.just_one.tell.words import words
from authoring.pack.pack import Pack

YES = ("y", "yes", "ok", "是", "对", "认识", "算对", "right")
NO = ("n", "no", "不", "否", "不认识", "不算", "wrong")
PASSES = ("-", "pass", "放弃", "过", "/pass")

PUBLIC = ("choose", "guess")

SLIPS = frozenset((
    "undo", "save", "quit", "exit", "help", "look", "yes", "no", "ok", "skip",
    "撤销", "存档", "退出", "帮助", "看", "是", "否", "跳过",
))  # fmt: skip
"""What hardly anybody means for a clue or a guess; so with single letters and digits, and with
numbers for a guess."""


class Task(NamedTuple):
    """One kind of decision: how it is offered, and how the answer is read."""

    offer: Callable[[View, Legal, Draft], Offer]
    read: Callable[[str, View, Legal, Draft], Move | Draft]


def companion(pack: Pack, locale: str) -> JustOneCompanion:
    """The companion of a person who reads this locale."""
    return JustOneCompanion(pack, locale)


class JustOneCompanion(Companion):
    """Draws the table for one person, and reads what is typed."""

    def __init__(self, pack: Pack, locale: str) -> None:
        self._pack = pack
        self._locale = locale
        self._say = phrases(locale)
        self._cards = {card["id"]: card["words"] for card in pack.cards["cards"]}
        self._called: dict[Seat, str] = {}
        self._board = Board(self._say, words(locale), self._words, self._called)
        self._tasks: Mapping[str, Task] = {
            "choose": Task(self._offer_numbers, self._read_number),
            "accept": Task(self._offer_check, self._read_check),
            "write": Task(self._offer_writing, self._read_clues),
            "guess": Task(self._offer_guess, self._read_guess),
            "compare_vote": Task(self._offer_comparing, self._read_findings),
            "rule_vote": Task(self._offer_verdict, self._read_verdict),
        }

    def call(self, names: Mapping[Seat, str]) -> None:
        """Use these names of those at the seats from now on."""
        self._called.update(names)

    def narrator(self) -> Narrator:
        narrator = Narrator(self._pack, self._locale)
        narrator.call(self._called)
        return narrator

    def scene(self, view: View, room: Room) -> Scene:
        return self._board.scene(view, room)

    def offer(self, view: View, legal: Legal, draft: Draft) -> Offer:
        return self._task(legal).offer(view, legal, draft)

    def read(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move | Draft:
        return self._task(legal).read(typed.strip(), view, legal, draft)

    def _task(self, legal: Legal) -> Task:
        names = names_of(legal)
        return next(task for name, task in self._tasks.items() if name in names)

    def rules(self) -> Mapping[str, str]:
        return rules(self._locale)

    def refusal(self, refusal: Refusal) -> str:
        return self._say.get(refusal.code) or refusal.sentence

    def is_public(self, view: View, legal: Legal) -> bool:
        """The guesser knows no secret, and names a number and a word aloud."""
        return not names_of(legal).isdisjoint(PUBLIC)

    def _words(self, card: str) -> Sequence[str]:
        """The five words of a card in this locale, or in another where it has no such words."""
        texts = [word["text"] for word in self._cards[card]]
        return [worded(text, self._locale) for text in texts]

    def _word(self, view: View) -> str:
        """The mystery word, for those who see the card."""
        return str(self._words(view["card"])[view["number"] - 1])

    def _offer_numbers(self, view: View, legal: Legal, draft: Draft) -> Offer:
        numbers = " ".join(str(move.data["number"]) for move in legal.moves)
        ways = (Way(self._say["way_choose"].format(numbers=numbers), self._say["does_choose"]),)
        return Offer(self._say["choose"], ways, ("JO-08", "JO-09", "JO-10"))

    def _read_number(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
        said = plain(typed)
        for move in legal.moves:
            if said == str(move.data["number"]):
                return move
        if said.isdecimal():
            return Move(view["seat"], "choose", {"number": int(said)})
        numbers = ", ".join(str(move.data["number"]) for move in legal.moves)
        raise Unclear(self._say["no_number"].format(typed=typed, numbers=numbers) if typed else "")

    def _offer_check(self, view: View, legal: Legal, draft: Draft) -> Offer:
        ways = (
            Way(self._say["enter"], self._say["does_accept"]),
            Way("n", self._say["does_object"]),
        )
        ask = self._say["check"].format(word=self._word(view))
        return Offer(ask, ways, ("JO-10", "JO-11", "JO-12"))

    def _read_check(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
        said = plain(typed)
        if said in ("", *YES):
            return Move(view["seat"], "accept", {})
        if said in NO:
            return Move(view["seat"], "object", {})
        raise Unclear(self._say["yes_or_no"].format(typed=typed))

    def _offer_writing(self, view: View, legal: Legal, draft: Draft) -> Offer:
        if draft.items:
            return self._offer_another(view, draft)
        count = view["clues_each"]
        ways = [Way(self._say[f"way_write_{count}"], self._say["does_write"])]
        if count > 1:
            ways.append(Way(self._say["way_write_1"], self._say["does_first"]))
        ways.append(Way("-", self._say["does_nothing"]))
        ask = self._say[f"write_{count}"].format(word=self._word(view))
        statements = ["JO-13", "JO-14", "JO-15", "JO-21", "JO-22", "JO-26", "JO-28"]
        if count > 1:
            statements += ["JO-16", "JO-18", "JO-29"]
        return Offer(ask, tuple(ways), tuple(statements), free=True)

    def _offer_another(self, view: View, draft: Draft) -> Offer:
        """The second of two clues, once the first is written."""
        ways = (
            Way(self._say["way_write_1"], self._say["does_write"]),
            Way("-", self._say["does_back"]),
        )
        ask = self._say["write_another"].format(word=self._word(view))
        note = self._say["comma"].join(draft.items)
        statements = ("JO-16", "JO-18", "JO-29", "JO-14", "JO-22", "JO-26", "JO-28")
        return Offer(ask, ways, statements, free=True, note=note)

    def _read_clues(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move | Draft:
        """All clues on one line, or one after the other as a draft."""
        count, seat = view["clues_each"], view["seat"]
        if plain(typed) == "-":
            return Draft() if draft.items else Move(seat, "write", {"clues": []})
        typed = self._meant(typed, _is_slip, "slip")
        clues = re.sub("[,，、]", " ", typed).split()
        if not clues:
            raise Unclear("")
        if len(clues) < count:
            clues = [*draft.items, *clues]
        if len(clues) < count:
            return Draft(tuple(clues))
        if len(clues) > count:
            if count == 1:
                raise Unclear(self._say["one_word"].format(typed=typed))
            raise Unclear(self._say["two_clues"].format(count=count, given=len(clues)))
        return Move(seat, "write", {"clues": clues})

    def _offer_guess(self, view: View, legal: Legal, draft: Draft) -> Offer:
        ways = (
            Way(self._say["way_guess"], self._say["does_guess"]),
            Way("-", self._say["does_pass"]),
        )
        statements = ("JO-36", "JO-37", "JO-38", "JO-39", "JO-42", "JO-43", "JO-44")
        return Offer(self._say["guess"], ways, statements, free=True)

    def _read_guess(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
        if not typed:
            raise Unclear("")
        if plain(typed) in PASSES:
            return Move(view["seat"], "pass", {})
        word = self._meant(typed, _is_no_guess, "final")
        return Move(view["seat"], "guess", {"word": word})

    def _meant(self, typed: str, is_doubtful: Callable[[str], bool], told: str) -> str:
        """A word, once it is sure to be meant. Raises Unclear, with a way to say that it is."""
        the_word = self._say["the_word"].format(typed="")
        if typed.startswith(the_word) and is_doubtful(typed.removeprefix(the_word)):
            return typed.removeprefix(the_word)
        if is_doubtful(typed):
            raise Unclear(self._say[told].format(typed=typed), the_word + typed)
        return typed

    def _offer_comparing(self, view: View, legal: Legal, draft: Draft) -> Offer:
        reasons = "/".join(findings.INVALID)
        ways = (
            Way(self._say["enter"], self._say["does_nothing_more"]),
            Way("1=3", self._say["does_same"]),
            Way("2!", self._say["does_invalid"].format(reasons=reasons)),
        )
        statements = ("JO-21", "JO-22", "JO-25", "JO-26", "JO-28", "JO-32", "JO-33", "JO-34")
        return Offer(self._say["compare"], ways, statements)

    def _read_findings(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
        found = findings.read(self._say, typed, len(view["clues"]))
        return Move(view["seat"], "compare_vote", found)

    def _offer_verdict(self, view: View, legal: Legal, draft: Draft) -> Offer:
        ways = (Way("y", self._say["does_yes"]), Way("n", self._say["does_no"]))
        ask = self._say["rule"].format(word=self._word(view), guess=view["guess"])
        return Offer(ask, ways, ("JO-34", "JO-39", "JO-40"))

    def _read_verdict(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
        said = plain(typed)
        if said in YES or said in NO:
            return Move(view["seat"], "rule_vote", {"right": said in YES})
        raise Unclear(self._say["yes_or_no"].format(typed=typed) if typed else "")


def _is_slip(typed: str) -> bool:
    """Whether a word looks like an answer to another question, or like a command."""
    said = plain(typed)
    return said in SLIPS or (len(said) == 1 and said.isascii())


def _is_no_guess(typed: str) -> bool:
    """Whether a guess looks like that. 007 is a clue, but never a mystery word."""
    return _is_slip(typed) or plain(typed).isdecimal()
