/** Seats are told apart by colour and by pattern: safe for every common colour blindness, and in greyscale. */
export interface SeatLook {
  colour: string;
  ink: string;
  pattern: "plain" | "stripe" | "dot" | "cross" | "chevron";
}

/** In the order of the seats: red, blue, green, yellow, black. */
export const SEATS: readonly SeatLook[] = [
  { colour: "#c23b22", ink: "#ffffff", pattern: "plain" },
  { colour: "#2160aa", ink: "#ffffff", pattern: "stripe" },
  { colour: "#0d7f5f", ink: "#ffffff", pattern: "dot" },
  { colour: "#ecb91f", ink: "#1b1b1b", pattern: "cross" },
  { colour: "#26282c", ink: "#ffffff", pattern: "chevron" },
];

export const GHOST: SeatLook = { colour: "#8b8f8c", ink: "#ffffff", pattern: "plain" };

let worn = SEATS;

/** A game whose seats play other colours than their own (two seats with two each) says so when it is laid out. */
export function wear(looks: readonly SeatLook[]): void {
  worn = looks;
}

export function lookOf(seat: number): SeatLook {
  return worn[seat] ?? GHOST;
}
