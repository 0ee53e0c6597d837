"""The rules of Things in Rings, each in a sentence or two for a player who asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "TR-01": "Two to six can play; two play together against the deck.",
    "TR-02": (
        "There are three rings: one for the word, one for what the thing is, one for where it "
        "is met."
    ),
    "TR-03": "The Knower secretly has one rule for each ring; all other rules leave the game.",
    "TR-04": "Before the game all may agree how hard each ring's rule shall be.",
    "TR-05": "The rings in play are agreed on: three, or fewer for children.",
    "TR-06": "One seat is the Knower, who holds no things and only judges. All others are Finders.",
    "TR-07": "Every Finder begins with five things.",
    "TR-08": "Before the first turn the Knower lays a few things where they truly belong.",
    "TR-09": (
        "A thing turned up that tells too little may go back, and another is turned; else it "
        "lies where it belongs."
    ),
    "TR-10": "A good Knower shows things that tell the Finders much: different regions.",
    "TR-11": "Chance says which Finder begins; then it goes round clockwise.",
    "TR-12": (
        "Nobody sees another's hand, only how many cards it has; playing together, hands may "
        "lie open."
    ),
    "TR-13": "What is not dealt or shown is the deck.",
    "TR-14": (
        "In your turn you choose one card of your hand and name one region: some of the rings, "
        "all, or none."
    ),
    "TR-15": (
        "A card is right only in exactly its region: in every ring whose rule it meets, and in "
        "no other."
    ),
    "TR-16": "Outside all rings is right only for a thing that meets none of the rules.",
    "TR-17": "Placed right, the card stays, and you may place another.",
    "TR-18": (
        "Placed wrong, the Knower moves the card to where it belongs; you draw one, and your "
        "turn ends."
    ),
    "TR-19": (
        "You may end your turn without penalty; when all Finders in a row do so, the game ends."
    ),
    "TR-20": "There is no limit to right placements in one turn.",
    "TR-21": "Whoever has no card left wins at once.",
    "TR-22": "Everybody sees where each placed thing belongs; the Knower says no more than that.",
    "TR-23": "Each wrong placement costs one card from the deck.",
    "TR-24": "When the deck is empty nothing is drawn; the turn still ends.",
    "TR-25": (
        "Without a card to draw, even a wrong placement of the last card empties the hand, and "
        "wins."
    ),
    "TR-26": "When nobody goes on, the fewest cards in hand win.",
    "TR-27": "Equal hands share the win, unless the turn order was agreed to decide.",
    "TR-28": "Every placement moves a card from a hand to the table, so the game must end.",
    "TR-29": "The Knower gives no hint, by word, face or gesture.",
    "TR-30": "Judging goes by the rule's text and the card alone.",
    "TR-31": (
        "A misjudgement is put right as soon as it is found; the table may agree to begin anew."
    ),
    "TR-32": "The Knower may change from game to game.",
    "TR-33": "Children may play with two rings, or with easier rules.",
    "TR-34": "Children draw nothing for a wrong placement.",
    "TR-35": "Together: all win if every hand is empty before the deck is used up.",
    "TR-36": "Together: all lose as soon as the deck is used up while somebody holds a card.",
    "TR-37": "Together: each has an open hand, or all share one.",
    "TR-38": "There are no points; in a series the games won count.",
    "TR-39": "The rules are chosen so that things can lie in every region.",
    "TR-40": "Each thing is in exactly one place.",
    "EN-05": "A move can be taken back only while it has shown nobody anything new.",
}
