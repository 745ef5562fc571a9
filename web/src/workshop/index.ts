/** Workshop of the World, as the shell knows it. */
import type { GameModule } from "../shared/game";
import Board from "./Board.svelte";
import Status from "./Status.svelte";
import type { Box, Legend, View } from "./table";

const game: GameModule<Box, View, Legend> = {
  Board,
  Status,
  areas: ["page-workshop"],
  quiet: new Set(["Booked", "TokensSealed", "BidSealed", "ColourSealed", "CollectionSealed", "PiecesReturned"]),
  loud: new Set(["DemandBegan", "OrderSet", "RailwayBegan", "GameEnded"]),
  scoreBook: "money",
  amount: (words, book, amount) =>
    book === "money"
      ? words.say("ws-money-amount", { amount: words.signed(amount) })
      : words.say("ws-profit-amount", { amount: words.signed(amount) }),
  scores: (view, legend) =>
    view.money.map((money, seat) => {
      if (money === null) return null;
      return Object.values(legend.seats[seat] ?? {}).reduce((sum, each) => sum + each, money);
    }),
};

export default game;
