// The race of Things in Rings in boardgame.io, played at random; prints one line of JSON.
// Four seats: a Knower and three Finders with five things each; of 240 things each lies in
// one of eight regions; a wrong placement draws one and ends the turn.

const { createRequire } = require("module");
const path = require("path");
const from = createRequire(path.resolve(process.argv[2], "index.js"));
const { Client } = from("boardgame.io/client");
const { INVALID_MOVE } = from("boardgame.io/core");

const SECONDS = Number(process.argv[3]);
const FINDERS = 3;

const game = {
  setup: ({ random }) => {
    const things = random.Shuffle([...Array(240).keys()]);
    const truth = Array.from({ length: 240 }, () => random.Die(8) - 1);
    const hands = Array.from({ length: FINDERS }, () => things.splice(0, 5));
    return { deck: things, truth, hands, placed: {}, idle: 0 };
  },
  moves: {
    place: ({ G, ctx, events }, thing, region) => {
      const hand = G.hands[Number(ctx.currentPlayer)];
      const at = hand.indexOf(thing);
      if (at < 0 || region < 0 || region > 7) return INVALID_MOVE;
      hand.splice(at, 1);
      G.placed[thing] = G.truth[thing];
      G.idle = 0;
      if (G.truth[thing] !== region) {
        if (G.deck.length) hand.push(G.deck.pop());
        events.endTurn();
      }
    },
    stop: ({ G, events }) => {
      G.idle += 1;
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    const winner = G.hands.findIndex((hand) => hand.length === 0);
    if (winner >= 0) return { winner };
    if (G.idle >= FINDERS) return { winner: null };
  },
};

function play(seed) {
  const client = Client({ game: { ...game, seed }, numPlayers: FINDERS, debug: false });
  client.start();
  let steps = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const hand = state.G.hands[Number(state.ctx.currentPlayer)];
    const choice = Math.floor(Math.random() * (1 + 8 * hand.length));
    client.updatePlayerID(state.ctx.currentPlayer);
    if (choice === 0) client.moves.stop();
    else client.moves.place(hand[Math.floor((choice - 1) / 8)], (choice - 1) % 8);
    steps += 1;
  }
  if (client.log.length === 0) throw new Error("no log was kept");
  client.stop();
  return steps;
}

let steps = 0;
let games = 0;
const start = process.cpuUsage();
const passed = () => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};
while (passed() < SECONDS) {
  steps += play(String(games));
  games += 1;
}
console.log(JSON.stringify({ steps: steps / passed(), games: games / passed() }));
