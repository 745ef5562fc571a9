/** What the server says of EXPO 1906, as this page reads it. */
export type Resource =
  | "steel"
  | "copper"
  | "manual"
  | "automated"
  | "empirical"
  | "scientific"
  | "steam"
  | "electricity";

export type Amounts = Partial<Record<Resource, number>>;

export interface ResourceTile {
  id: string;
  two: Resource;
  one: Resource;
}

export interface Project {
  id: string;
  shape: string;
  needs: Amounts;
  points: number;
  power: Resource;
}

export interface Technology {
  id: string;
  shape: string;
  gives: Amounts;
  improves: string | null;
}

export interface Jump {
  step: number;
  from: string;
  to: string;
  price: number;
}

export interface Box {
  lab: { rows: number; columns: number; cells: string[]; scrap: string[] };
  /** For each turn, the cells as [row, column] from the first cell in reading order. */
  shapes: Record<string, [number, number][][]>;
  resources: ResourceTile[];
  projects: Project[];
  technologies: Technology[];
  cards: string[];
  lines: Resource[];
  steps: number;
  point_steps: number[];
  jumps: Jump[];
  chits: { id: string; counts: string; points: number }[];
  jury_boxes: number;
  funding_limit: number;
  projects_to_end: number;
  station_per_seat: number;
}

export interface LabView {
  pieces: string[];
  scrap: string[];
  prefilled: string[];
  complete: string[];
}

export interface LineView {
  /** Step to the owners of the tokens there, the top one first. */
  stacks: Record<string, number[]>;
  chit: string | null;
}

export interface View {
  seats: number;
  round: number;
  first: number;
  card: string | null;
  funding: number[];
  prestige: number[];
  last_cards: (string | null)[];
  fronts: string[][];
  labs: LabView[];
  station: string[];
  discard: string[];
  academy: Record<string, { slot: string | null; pile: { below: string[]; hidden: number | string[] } }>;
  technologies: string[];
  jury: { steam: number; electricity: number };
  patents: Record<string, LineView>;
  ghost?: { last_card: string | null; drawn: string[]; deck: number | string[] };
  ending: { finisher: number; rule: string; final_seats: number[] } | null;
  hands: (string[] | number)[];
  stack: number | string[];
}

export interface Standing {
  has: Amounts;
  lacks: Amounts;
  complete: boolean;
}

export interface LabLegend {
  projects: Record<string, Standing>;
  technologies: number;
  shapes: number;
  cleared_scrap: number;
}

export interface Legend {
  leaders: Record<string, number | null>;
  favoured_power: string | null;
  price: number | null;
  improved: string[][];
  labs: LabLegend[];
  if_ended_now: number[];
  at_start: number[];
  jury_left: number;
}

export type Tile =
  | ({ kind: "resource" } & ResourceTile)
  | ({ kind: "project" } & Project)
  | ({ kind: "technology" } & Technology);

/** Finds any tile by its id. */
export function tileFinder(box: Box): (id: string) => Tile {
  const found = new Map<string, Tile>();
  for (const tile of box.resources) found.set(tile.id, { kind: "resource", ...tile });
  for (const tile of box.projects) found.set(tile.id, { kind: "project", ...tile });
  for (const tile of box.technologies) found.set(tile.id, { kind: "technology", ...tile });
  return (id) => found.get(id)!;
}

export function shapeOf(tile: Tile): string {
  return tile.kind === "resource" ? "single" : tile.shape;
}

export interface Place {
  /** Column and row, from 0. */
  x: number;
  y: number;
}

export function placeOf(cell: string): Place {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}

export function cellAt({ x, y }: Place): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

/** The cells that a shape covers from its first cell, turned so often by 90°. */
export function covered(box: Box, shape: string, cell: string, turn: number): Place[] {
  const { x, y } = placeOf(cell);
  const turns = box.shapes[shape]!;
  return turns[turn % turns.length]!.map(([row, column]) => ({ x: x + column, y: y + row }));
}

export function turnsOf(box: Box, shape: string): number {
  return box.shapes[shape]!.length;
}

export interface Piece {
  id: string;
  tile: Tile;
  cell: string;
  turn: number;
  cells: Place[];
}

/** `cellophane@c4^90`, read. */
export function readPiece(box: Box, find: (id: string) => Tile, id: string): Piece {
  const [tileId, spot] = id.split("@") as [string, string];
  const [cell, degrees] = spot.split("^") as [string, string];
  const tile = find(tileId);
  const turn = Number(degrees) / 90;
  return { id, tile, cell, turn, cells: covered(box, shapeOf(tile), cell, turn) };
}

/** The outline of some unit squares as an SVG path: only the edges that no two of them share. */
export function outline(cells: readonly Place[], size: number): string {
  const taken = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  const has = (x: number, y: number): boolean => taken.has(`${x},${y}`);
  // Edges run clockwise around each square; where two squares meet, both of their edges fall away.
  const next = new Map<string, string[]>();
  const add = (from: string, to: string): void => void next.set(from, [...(next.get(from) ?? []), to]);
  for (const { x, y } of cells) {
    if (!has(x, y - 1)) add(`${x},${y}`, `${x + 1},${y}`);
    if (!has(x + 1, y)) add(`${x + 1},${y}`, `${x + 1},${y + 1}`);
    if (!has(x, y + 1)) add(`${x + 1},${y + 1}`, `${x},${y + 1}`);
    if (!has(x - 1, y)) add(`${x},${y + 1}`, `${x},${y}`);
  }
  let path = "";
  while (next.size) {
    const start = next.keys().next().value!;
    let at = start;
    const corners: string[] = [];
    do {
      corners.push(at);
      const ways: string[] = next.get(at)!;
      const to: string = ways.pop()!;
      if (!ways.length) next.delete(at);
      at = to;
    } while (at !== start);
    const scaled = corners.map((corner) => corner.split(",").map((part) => Number(part) * size).join(" "));
    path += `M${scaled.join("L")}Z`;
  }
  return path;
}
