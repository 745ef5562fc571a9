/**
 * What passes between the shell (header, log, chat, undo, replay) and a game (everything below the header).
 *
 * A game draws views and offers the legal moves the server lists. It knows no rules: what a move would do
 * it asks with `preview`, why one is refused with `whyNot`.
 */
import type { Component, Snippet } from "svelte";
import type { Legal } from "./legal";
import type { DecisionShown, Explained, Plain, Preview, TableEvent } from "./types";
import type { Words } from "./words";

export interface Player {
  seat: number;
  name: string;
  /** The bot that plays the seat, or "". */
  bot: string;
  /** Whether the table waits for this seat. */
  waiting: boolean;
  /** Whether the person before the screen holds this seat. */
  mine: boolean;
}

export interface GameProps<Box = unknown, View = unknown, Legend = unknown> {
  box: Box;
  view: View;
  legend: Legend;
  /** What my seat is asked now; null while others decide, for spectators and in a replay. */
  decision: DecisionShown | null;
  /** The legal moves of that decision; empty when there is none. */
  legal: Legal;
  /** Whose eyes these are; null is a spectator. */
  seat: number | null;
  players: Player[];
  /** A move is on its way: offer nothing until it is answered. */
  busy: boolean;
  words: Words;
  /** What has just happened (the events of the last update), to animate; empty on first sight. */
  news: TableEvent[];
  /** Narrow screen: lay out anew. */
  phone: boolean;
  /**
   * Make a move; false if it was called off or refused. The shell asks "sure?" where it cannot be undone, unless
   * it is meant: somebody has just pressed a button that says in words what it does.
   */
  play(move: string, isMeant?: boolean): Promise<boolean>;
  /** What a move would do, as far as this seat can know. Answers are remembered for the present position. */
  preview(move: string): Promise<Preview>;
  /** The same for several moves in one question (at most 64). */
  previews(moves: string[]): Promise<Preview[]>;
  /** Why a move is refused, in words, or null if it is not. */
  whyNot(move: string): Promise<Explained | null>;
  /** Show a refusal beside an element: the rule's words and its section. */
  tellWhyNot(move: string, beside: Element): void;
  /** The log with the chat, to be placed where the game has room. */
  log: Snippet;
}

/** A change of one of the books of a seat, and the move that brought it. */
export interface Booking {
  move: number;
  seat: number;
  book: string;
  amount: number;
  rule: string;
  cause: string;
}

/** A line of the final sheet: what for, and how much for each seat. */
export interface SheetLine {
  label: string;
  amounts: number[];
}

export interface GameModule<Box = any, View = any, Legend = any> {
  /** Everything below the header. */
  Board: Component<GameProps<Box, View, Legend>>;
  /** Left of the header: the round, the era … as short text. */
  Status: Component<{ box: Box; view: View; legend: Legend; words: Words }>;
  /** Fluent areas (files of locales/) the game needs besides `table`, `page` and its own name. */
  areas: string[];
  /** Events of the log that are noise to people ("booked" is in the ledger already). */
  quiet: ReadonlySet<string>;
  /** Events that deserve to stand out in the log. */
  loud?: ReadonlySet<string>;
  /** How an amount in a book is written in ledger and sheets: 3 points, £4. */
  amount(words: Words, book: string, amount: number): string;
  /** The present score of every seat as anybody may know it. */
  scores(view: View, legend: Legend): (number | null)[];
  /** The book (of `Booked` events) whose running total is the score: for the chart over time. */
  scoreBook: string;
  /** The lines of the final sheet where the books tell more than the score does; `totals` are the final scores. */
  sheet?(words: Words, bookings: readonly Booking[], totals: readonly number[]): SheetLine[];
  /** What is asked, in words to the one who is asked; without it, the words of the decision. */
  prompt?(words: Words, asked: Plain): string;
  /** What to warn of before a move, beyond what every game needs: "this ends the round". */
  warning?(words: Words, view: View, move: string, preview: Preview): string | null;
}
