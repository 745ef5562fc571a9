/** What lies on the table of Workshop of the World, as the server sends it. */
import type { Place } from "./atlas/coast";

export type KindId = string;
export type ColourId = string;
export type Era = "canal" | "railway";

export interface Town {
  id: string;
  value: number;
  kind: KindId;
  at: Place;
}

export interface Link {
  id: string;
  towns: [string, string];
  length: number;
}

export interface Card {
  id: string;
  value: number;
  /** The town to build in; null for a wild card, which stands for any town of its value. */
  town: string | null;
  /** Every town it lets one build in. */
  towns: string[];
  starting: boolean;
}

export interface Box {
  digest: string;
  towns: Town[];
  links: Link[];
  crossings: [string, string][];
  kinds: { id: KindId; tokens: number }[];
  colours: ColourId[];
  cards: Card[];
  costs: Record<Era, number>;
}

export const SEALED = "sealed";
export type Sealed<T> = T | typeof SEALED | null;

export interface View {
  seats: number;
  options: Record<string, unknown>;
  era: Era;
  /** Of the four demand phases, the one that came last. */
  phase: number;
  turn: number;
  order: ColourId[];
  profit: number[];
  /** Null: hidden from these eyes. */
  money: (number | null)[];
  display: string[];
  played: string[];
  track: Record<KindId, number>;
  /** Open auction: the card each seat bids on. */
  lots: (string | null)[];
  industries: Record<string, Record<ColourId, number>>;
  links: Record<string, ColourId>;
  deck: number | string[];
  set_aside: number | string[];
  pool: number | Record<KindId, number>;
  hands: (number | Record<KindId, number>)[];
  sealed: Sealed<KindId[]>[];
  bids: Sealed<number>[];
  markers: Sealed<ColourId>[];
}

/** A set of pieces: whose it is and what lies on the map. */
export interface ColourLegend {
  id: ColourId;
  seat: number;
  pieces: number;
  network: number;
  industries: number;
  era_pays: number;
}

export interface Gain {
  profit: number;
  cost: number;
}

export interface Legend {
  round: number;
  rounds: number;
  cost: number;
  colours: ColourLegend[];
  /** What each seat would collect if the era ended now: rule id to pounds. */
  seats: Record<string, number>[];
  /** What an industry of each kind would be paid if the era ended now. */
  pays: Record<KindId, number>;
  full: string[];
  free: string[];
  /** For the seat that takes a card: the most a turn in each town could bring, and what that would cost. */
  prospects: Record<string, Gain>;
  /** What the turn being played brings to its end. */
  closes: "round" | "era" | null;
  /** For the seat that lays pieces: the turn's profit if it stops now, or after one more link. */
  laying: { profit: number; links: Record<string, Gain> } | null;
}
