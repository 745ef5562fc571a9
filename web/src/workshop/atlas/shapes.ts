/** Outlines of the pieces and the places of a town's beads. */
import type { Era } from "../table";
import type { Point } from "./projection";

/** A narrow boat, or a wagon with its buffers, seen from above. */
export function pieceShape(era: Era): string {
  return era === "canal" ? "M-14 0-9-6.500H9L14 0 9 6.500H-9Z" : "M-12-6.500H12V-3H14V3H12V6.500H-12V3H-14V-3H-12Z";
}

/** The middle of each bead around a town, the first at the top or just right of it. */
export function beads(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + (count % 2 ? 0 : 0.5)) * 2 * Math.PI) / count - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}
