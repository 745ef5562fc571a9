#!/usr/bin/env node
// A bot in another language: one JSON object a line, view in, move out. No library is needed.
//
//   opificio arena workshop "cmd:node examples/bots/thrifty.js" greedy greedy --matches 3
//
// It never bids more than a pound, builds when it can, and otherwise takes the first legal move.
const lines = require("node:readline").createInterface({ input: process.stdin });

function choose(legal) {
  const wishes = [/^seal-bid [01]$/, /^take-card /, /^build-link /, /^play-card (?!meeting-room)/, /^(buy|place)-/];
  for (const wish of wishes) {
    const found = legal.find((move) => wish.test(move));
    if (found) return found;
  }
  return legal[0];
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "decide") {
    console.log(JSON.stringify({ id: message.id, move: choose(message.legal) }));
  }
});
