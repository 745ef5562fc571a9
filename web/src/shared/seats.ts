/** Seats are told apart by colour and by pattern: safe for every common colour blindness, and in greyscale. */
export interface SeatLook {
  colour: string;
  ink: string;
  pattern: "plain" | "stripe" | "dot" | "cross" | "chevron";
}

export const SEATS: readonly SeatLook[] = [
  { colour: "#2462a8", ink: "#ffffff", pattern: "plain" },
  { colour: "#c4501b", ink: "#ffffff", pattern: "stripe" },
  { colour: "#0c7d63", ink: "#ffffff", pattern: "dot" },
  { colour: "#e6b422", ink: "#1b1b1b", pattern: "cross" },
  { colour: "#8a4a9c", ink: "#ffffff", pattern: "chevron" },
];

export const GHOST: SeatLook = { colour: "#8b8f8c", ink: "#ffffff", pattern: "plain" };

export function lookOf(seat: number): SeatLook {
  return SEATS[seat] ?? GHOST;
}
