/** Which of several points lies in the direction of an arrow key. */
import type { Point } from "./projection";

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** The nearest in that direction; what lies aside counts as further away. */
export function towards<T>(from: Point, key: string, others: readonly (readonly [T, Point])[]): T | null {
  const way = ARROWS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const [other, { x, y }] of others) {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    const cost = ahead + 2.2 * aside;
    if (ahead > 1 && cost < least) [best, least] = [other, cost];
  }
  return best;
}
