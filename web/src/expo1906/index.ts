/** EXPO 1906 for the shell. */
import type { GameModule } from "../shared/game";
import { amount } from "./amounts";
import Board from "./Board.svelte";
import Status from "./Status.svelte";
import type { Box, Legend, View } from "./table";

const expo: GameModule<Box, View, Legend> = {
  Board,
  Status,
  areas: ["page-expo1906", "history-expo1906"],
  quiet: new Set(["Booked", "GhostDeckShuffled"]),
  loud: new Set(["ProjectCompleted", "RoundBegun", "EndTriggered", "GameEnded"]),
  amount,
  scores: (view) => view.prestige,
  scoreBook: "prestige",
  warning: (words, _view, move) => (move === "play-card meeting-room" ? words.rule("round.meeting-room-ends") : null),
};

export default expo;
