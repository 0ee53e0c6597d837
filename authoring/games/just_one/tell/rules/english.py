"""The rules of Just One, each in a sentence or two for a player who asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "JO-01": "Three to seven can play.",
    "JO-02": "A card has five words, numbered 1 to 5.",
    "JO-03": "Thirteen cards are the deck of a game.",
    "JO-04": "Chance says who guesses first; all others give clues.",
    "JO-05": "With five or more players each giver has one easel.",
    "JO-06": "With few players each giver has two easels, and writes two clues.",
    "JO-07": "So a turn has as many clues as there are easels.",
    "JO-08": "The guesser takes a card without seeing it and shows it to the others.",
    "JO-09": "The guesser names a number from 1 to 5.",
    "JO-10": (
        "Whoever does not know the word says so before writing; the guesser names another number."
    ),
    "JO-11": (
        "If none of the five words is known, the card goes to the box, and nothing else is lost."
    ),
    "JO-12": "Once a clue is written nobody can object to the word any more.",
    "JO-13": "Clues are written in secret, without a word to anybody.",
    "JO-14": "A clue is one word. Several words are no clue.",
    "JO-15": "Names, compounds, numbers, abbreviations and signs are fine if they are one word.",
    "JO-16": "With two easels, write on both, and not the same.",
    "JO-17": "Every easel must carry a clue.",
    "JO-18": "Two clues of one giver must not make a phrase together.",
    "JO-19": "While clues are compared the guesser looks away.",
    "JO-20": "All givers see all clues.",
    "JO-21": "Equal clues are cancelled, every one of them.",
    "JO-22": "Words of one family count as equal: Japan and Japanese.",
    "JO-23": "One and many count as equal: mouse and mice.",
    "JO-24": "A misspelt word counts as the word that was meant.",
    "JO-25": "Clues that say the same are cancelled together, as far as was agreed.",
    "JO-26": (
        "Never allowed: the word itself, its family, its translation, words that sound like "
        "it, invented words."
    ),
    "JO-27": "A forbidden clue still cancels others that are equal to it.",
    "JO-28": "However helpful, a forbidden clue must go.",
    "JO-29": "Two equal clues of one giver cancel each other too.",
    "JO-30": "If a equals b, and b equals c, all three go.",
    "JO-31": "Only the clues of this turn are compared.",
    "JO-32": "A weak clue is not forbidden for being weak.",
    "JO-33": "What counts is the words, not that two givers had one idea.",
    "JO-34": "The givers settle doubts among themselves, by majority.",
    "JO-35": "With all clues cancelled there is no guess: the card goes to the box.",
    "JO-36": "The guesser sees only the clues that are left.",
    "JO-37": "The guesser cannot ask for more clues.",
    "JO-38": "There is one guess, or a pass. It cannot be changed.",
    "JO-39": "The word itself is right, and so is one that sounds the same.",
    "JO-40": "Partly right is wrong.",
    "JO-41": "Right: the card is won.",
    "JO-42": "Wrong: this card and the next one of the deck are lost.",
    "JO-43": "Wrong on the last card: a card already won is lost instead.",
    "JO-44": "Pass: only this card is lost.",
    "JO-45": "Wrong with one card left in the deck: it goes too, and the game ends.",
    "JO-46": "The left neighbour guesses next.",
    "JO-47": "The game ends when the deck is empty.",
    "JO-48": "All share the score: the cards won, of thirteen.",
    "JO-49": "The score has one of seven grades.",
    "JO-50": "No card is ever anywhere but in deck, box or among the cards won.",
    "JO-51": "There is no clock unless you agree on one.",
    "EN-05": "A move can be taken back only while it has shown nobody anything new.",
}
