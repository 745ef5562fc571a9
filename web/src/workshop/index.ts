/** Workshop of the World, as the shell knows it. */
import type { GameModule } from "../shared/game";
import Board from "./Board.svelte";
import { finalSheet } from "./sheet";
import Status from "./Status.svelte";
import type { Box, Legend, View } from "./table";

const PROMPTS: Record<string, string> = {
  ChooseTokens: "ws-ask-tokens",
  ChooseColour: "ws-ask-colour",
  ChooseBid: "ws-ask-bid",
  ChooseLot: "ws-ask-lot",
  ChooseOffer: "ws-ask-offer",
  ChooseCard: "ws-ask-card",
  ChooseTown: "ws-ask-town",
  ChooseLeaver: "ws-ask-leaver",
  ChooseLink: "ws-ask-link",
  ChooseCollection: "ws-ask-collection",
};

const game: GameModule<Box, View, Legend> = {
  Board,
  Status,
  areas: ["page-workshop"],
  quiet: new Set(["Booked", "TokensSealed", "BidSealed", "ColourSealed", "CollectionSealed", "PiecesReturned"]),
  loud: new Set(["DemandBegan", "OrderSet", "RailwayBegan", "GameEnded"]),
  scoreBook: "money",
  sheet: finalSheet,
  prompt: (words, asked) => words.say(PROMPTS[String(asked["type"])] ?? "ws-desk", asked),
  amount: (words, book, amount) =>
    book === "money"
      ? words.say("ws-money-amount", { sign: amount < 0 ? "−" : "+", pounds: Math.abs(amount) })
      : words.say("ws-profit-amount", { amount: words.signed(amount) }),
  scores: (view, legend) =>
    view.money.map((money, seat) => {
      if (money === null) return null;
      return Object.values(legend.seats[seat] ?? {}).reduce((sum, each) => sum + each, money);
    }),
};

export default game;
