// Plays Things in Rings from a pack alone: node player.mjs pack.json [seed] [finders] [locale]
import { readFileSync } from "node:fs";

const [file, seed = "1", finders = "3", locale = "en"] = process.argv.slice(2);
const pack = JSON.parse(readFileSync(file, "utf8"));
if (pack.game !== "things-in-rings" || pack.format !== 1) throw new Error("another kind of pack");
const { things, rules } = pack.cards;
const RINGS = ["word", "attribute", "context"];

// Any generator with a seed will do; this one is mulberry32.
let state = Number(seed);
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};
const shuffled = (cards) => {
  const pile = [...cards];
  for (let at = pile.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [pile[at], pile[other]] = [pile[other], pile[at]];
  }
  return pile;
};

// Bit i of a plane is the thing at index i; rules that ask for no name have one entry, "*".
const planes = (rule) => pack.tables.verdicts[rule.id]["*"] ?? pack.tables.verdicts[rule.id][locale];
const bit = (hex, index) => (BigInt(`0x${hex}`) >> BigInt(index)) & 1n;

// One secret rule a ring (TR-03), and only things that all three can decide (TR-30).
const secret = RINGS.map((ring) =>
  shuffled(rules.filter((rule) => rule.ring === ring && rule.locales.includes(locale)))[0]);
const decided = things.map((_, index) => index)
  .filter((index) => secret.every((rule) => !bit(planes(rule).debatable, index)));
const region = (index) => secret.filter((rule) => bit(planes(rule).inside, index)).map((rule) => rule.ring).join("+");

const deck = shuffled(decided);
const table = deck.splice(-3).map((index) => [index, region(index)]); // demonstrations (TR-08)
const hands = Array.from({ length: Number(finders) }, () => deck.splice(-5)); // TR-07
const name = (index) => things[index].name[locale];
for (const [index, where] of table) console.log(`shown: ${name(index)} in ${where || "no ring"}`);

let winner = -1;
for (let seat = 0; winner < 0; seat = (seat + 1) % hands.length) {
  for (let right = true; right && winner < 0; ) {
    const index = hands[seat].splice(Math.floor(random() * hands[seat].length), 1)[0];
    const guess = table[Math.floor(random() * table.length)][1]; // a guess like what lies there
    right = guess === region(index); // exactly the rings whose rule it keeps (TR-15)
    table.push([index, region(index)]); // a wrong one is moved where it belongs (TR-18)
    if (!right && deck.length) hands[seat].push(deck.pop());
    console.log(`finder ${seat + 1}: ${name(index)} to ${guess || "no ring"}: ${right ? "right" : "wrong"}`);
    if (!hands[seat].length) winner = seat; // TR-21, TR-25
  }
}
console.log(`finder ${winner + 1} wins; the rules were:`);
for (const rule of secret) console.log(`  ${rule.ring}: ${rule.text[locale]}`);
