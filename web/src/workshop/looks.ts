/** How pieces and industries look: colour, pattern and shape together, so that no eye depends on one of them. */
import { GHOST, SEATS, type SeatLook } from "../shared/seats";
import type { ColourId, KindId } from "./table";

export type PieceLook = SeatLook;

const COLOURS: readonly ColourId[] = ["red", "blue", "green", "yellow", "black"];

export function pieceLook(colour: ColourId): PieceLook {
  return SEATS[COLOURS.indexOf(colour)] ?? GHOST;
}

export interface KindLook {
  colour: string;
  /** Drawn on a field of 24 by 24: what is filled, and what is a line. */
  fill: string;
  stroke: string;
}

const KINDS: Record<KindId, KindLook> = {
  heavy: {
    colour: "#7a4330",
    fill: "M5 21v-3h14v3zM8.300 17 9.600 8h4.800l1.300 9zM10 7V3.500h4V7z",
    stroke: "M17 9.500c2-1 1-2.500 2.500-4M18 13c1.800-.6 2.200-1.600 3-3",
  },
  light: {
    colour: "#8a6a12",
    fill: "M3 10h4.500V9H21v2.500c-3.200 0-5.200 1.200-5.500 3.500l2.200 2v2.500H7.300V17l2.200-2c0-2.600-2.600-3-6.500-5z",
    stroke: "M12 2.500v3M8.300 4l1.600 2M15.700 4l-1.600 2",
  },
  textile: {
    colour: "#76457c",
    fill: "M6 2.500h12v3.200H6zM6 18.300h12v3.200H6z",
    stroke: "M8.500 7.500 15.500 9M8.500 10.300l7 1.500M8.500 13l7 1.500M8.500 15.800l7 1.200",
  },
  craft: {
    colour: "#4a6a3c",
    fill: "M8.800 2.500h6.400v2.200L14 6.500c3 1.200 4.700 3.700 4.700 6.500 0 3.300-1.900 5.600-4 6.700V21.500H9.300v-1.800c-2.100-1.100-4-3.400-4-6.700 0-2.800 1.700-5.300 4.700-6.500L8.800 4.700z",
    stroke: "",
  },
  port: {
    colour: "#2c5873",
    fill: "",
    stroke:
      "M12 8v13M12 3.200a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600zM7.500 11h9M4 14c.6 4.400 3.800 7 8 7s7.400-2.600 8-7M2.500 16 4 13.500 6.500 15M21.500 16 20 13.500 17.500 15",
  },
};
const ANY: KindLook = { colour: "#6a6455", fill: "M12 3 14 10l7 2-7 2-2 7-2-7-7-2 7-2z", stroke: "" };

export function kindLook(kind: KindId | null): KindLook {
  return (kind && KINDS[kind]) || ANY;
}
