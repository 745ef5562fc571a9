/**
 * Where towns, links and names stand on the sheet: as near to the truth as legibility allows. Works
 * for any box, so that owners of the printed game can bring their own towns.
 */
import type { Link, Town } from "../table";
import { project, SHEET, type Point } from "./projection";

/** How far the beads of a town reach from its middle. */
export const TOWN_REACH = 27;
const TOWN_GAP = 84;
const LINK_GAP = 40;
const EDGE = 44;
const ROUNDS = 260;

export interface LinkSpot {
  readonly from: Point;
  readonly to: Point;
  /** Where the pieces lie: one, or two of a double link. */
  readonly pieces: readonly Point[];
  readonly angle: number;
}

export interface NameSpot extends Point {
  readonly anchor: "start" | "middle" | "end";
}

export interface Layout {
  readonly towns: ReadonlyMap<string, Point>;
  readonly links: ReadonlyMap<string, LinkSpot>;
  readonly names: ReadonlyMap<string, NameSpot>;
}

type Movable = { x: number; y: number };

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

function nearest(point: Point, from: Point, to: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const t = between(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1), 1);
  return { x: from.x + t * dx, y: from.y + t * dy };
}

function push(one: Movable, other: Movable, gap: number, share: number): void {
  const dx = one.x - other.x || 0.01;
  const dy = one.y - other.y || 0.01;
  const distance = Math.hypot(dx, dy);
  if (distance >= gap) return;
  const step = ((gap - distance) / distance) * share;
  one.x += dx * step;
  one.y += dy * step;
  other.x -= dx * step;
  other.y -= dy * step;
}

/** Push apart what stands too close, then let everything lean back towards its true place. */
export function placeTowns(towns: readonly Town[], links: readonly Link[]): Map<string, Movable> {
  const truth = towns.map((town) => project(town.at));
  const spots = truth.map(({ x, y }) => ({ x, y }));
  const index = new Map(towns.map((town, i) => [town.id, i]));
  const ends = links.map(({ towns: [a, b] }) => [index.get(a)!, index.get(b)!] as const);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < spots.length; i++) for (let j = 0; j < i; j++) push(spots[i]!, spots[j]!, TOWN_GAP, 0.3);
    for (const [a, b] of ends) {
      for (let i = 0; i < spots.length; i++) {
        if (i === a || i === b) continue;
        const on = { ...nearest(spots[i]!, spots[a]!, spots[b]!) };
        push(spots[i]!, on, LINK_GAP, 0.3);
      }
    }
    const lean = 0.04 * (1 - round / ROUNDS);
    spots.forEach((spot, i) => {
      spot.x = between(EDGE, spot.x + (truth[i]!.x - spot.x) * lean, SHEET.width - EDGE);
      spot.y = between(EDGE, spot.y + (truth[i]!.y - spot.y) * lean, SHEET.height - EDGE);
    });
  }
  return new Map(towns.map((town, i) => [town.id, spots[i]!]));
}

function placeLink(a: Point, b: Point, length: number): LinkSpot {
  const whole = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (distance: number): Point => ({
    x: a.x + ((b.x - a.x) * distance) / whole,
    y: a.y + ((b.y - a.y) * distance) / whole,
  });
  const shares = length === 1 ? [0.5] : [0.29, 0.71];
  const open = whole - 2 * TOWN_REACH;
  return {
    from: along(TOWN_REACH - 3),
    to: along(whole - TOWN_REACH + 3),
    pieces: shares.map((share) => along(TOWN_REACH + share * open)),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 7.6;
const LINE = 15;

function nameSpots(town: Point): NameSpot[] {
  const far = TOWN_REACH + 4;
  const slant = far * 0.72;
  return [
    { x: town.x, y: town.y + far + 11, anchor: "middle" },
    { x: town.x, y: town.y - far, anchor: "middle" },
    { x: town.x + far, y: town.y + 5, anchor: "start" },
    { x: town.x - far, y: town.y + 5, anchor: "end" },
    { x: town.x + slant, y: town.y + slant + 8, anchor: "start" },
    { x: town.x - slant, y: town.y + slant + 8, anchor: "end" },
    { x: town.x + slant, y: town.y - slant + 2, anchor: "start" },
    { x: town.x - slant, y: town.y - slant + 2, anchor: "end" },
  ];
}

function boxOf(spot: NameSpot, letters: number): Box {
  const width = letters * LETTER;
  const left = spot.anchor === "start" ? spot.x : spot.anchor === "end" ? spot.x - width : spot.x - width / 2;
  return { left, right: left + width, top: spot.y - LINE + 3, bottom: spot.y + 4 };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const around = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** How much of a line runs through a box, roughly: the share of sample points inside. */
function crosses(box: Box, { from, to }: LinkSpot): number {
  let inside = 0;
  for (let step = 0; step <= 12; step++) {
    const x = from.x + ((to.x - from.x) * step) / 12;
    const y = from.y + ((to.y - from.y) * step) / 12;
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) inside++;
  }
  return inside;
}

/** Each name goes where it covers least: towns and pieces weigh more than lines. */
export function placeNames(
  towns: ReadonlyMap<string, Point>,
  links: readonly LinkSpot[],
  letters: (town: string) => number,
): Map<string, NameSpot> {
  const beads = [...towns.values()].map((spot) => around(spot, TOWN_REACH));
  const pieces = links.flatMap((link) => link.pieces.map((piece) => around(piece, 12)));
  const chosen = new Map<string, NameSpot>();
  const cost = (id: string, spot: NameSpot): number => {
    const box = boxOf(spot, letters(id));
    const others = [...chosen].filter(([other]) => other !== id).map(([other, at]) => boxOf(at, letters(other)));
    const solid = [...beads, ...others].reduce((sum, each) => sum + 3 * overlap(box, each), 0);
    const covered = pieces.reduce((sum, each) => sum + 2 * overlap(box, each), 0);
    const lines = links.reduce((sum, link) => sum + 22 * crosses(box, link), 0);
    const outside = box.left < 4 || box.right > SHEET.width - 4 || box.bottom > SHEET.height - 4 ? 4000 : 0;
    return solid + covered + lines + outside;
  };
  for (let pass = 0; pass < 3; pass++) {
    for (const [id, at] of towns) {
      const spots = nameSpots(at);
      const costs = spots.map((spot, i) => cost(id, spot) + i);
      chosen.set(id, spots[costs.indexOf(Math.min(...costs))]!);
    }
  }
  return chosen;
}

export function layOut(towns: readonly Town[], links: readonly Link[], letters: (town: string) => number): Layout {
  const spots = placeTowns(towns, links);
  const lines = new Map(
    links.map(({ id, towns: [a, b], length }) => [id, placeLink(spots.get(a)!, spots.get(b)!, length)] as const),
  );
  return { towns: spots, links: lines, names: placeNames(spots, [...lines.values()], letters) };
}
