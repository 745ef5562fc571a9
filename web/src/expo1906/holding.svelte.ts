/**
 * A tile in the hand, over the lab: which one, how it is turned, over which cell, and the move that would lay it.
 *
 * It may come from in front of the player (to be placed) or from the floor (to be moved). Where it may lie is
 * read from the legal moves; nothing is worked out here.
 */
import type { Legal } from "../shared/legal";
import { cellAt, covered, shapeOf, turnsOf, type Box, type Piece, type Place, type Tile } from "./table";

export interface Held {
  tile: Tile;
  /** The piece on the floor that is being moved; null for a tile from in front of the player. */
  from: Piece | null;
}

export class Holding {
  held: Held | null = $state.raw(null);
  turn = $state(0);
  cell: string | null = $state(null);
  /** By touch a ghost stands until it is confirmed. */
  stands = $state(false);

  take(tile: Tile, from: Piece | null = null): void {
    this.held = { tile, from };
    this.turn = from?.turn ?? 0;
    this.cell = from?.cell ?? null;
    this.stands = from !== null;
  }

  drop(): void {
    this.held = null;
    this.cell = null;
    this.stands = false;
  }

  rotate(box: Box, by = 1): void {
    if (!this.held) return;
    const turns = turnsOf(box, shapeOf(this.held.tile));
    this.turn = (this.turn + by + turns) % turns;
  }

  /** The move that lays the held tile so that its first cell is here. */
  moveTo(cell: string, turn = this.turn): string {
    const { tile, from } = this.held!;
    const spot = `${cell}^${turn * 90}`;
    if (!from) return `place-tile ${tile.id}@${spot}`;
    return tile.kind === "resource" ? `reposition-resource ${from.cell} ${spot}` : `reposition-tile ${tile.id} ${spot}`;
  }

  /** The first cells at which the held tile may lie, turned as it is. */
  spots(box: Box, legal: Legal): string[] {
    if (!this.held) return [];
    return box.lab.cells.filter((cell) => legal.has(this.moveTo(cell)));
  }

  cells(box: Box, cell: string): Place[] {
    return covered(box, shapeOf(this.held!.tile), cell, this.turn);
  }

  /** The legal first cell nearest to a pointed one: the shape under the pointer, if it can lie there at all. */
  snap(box: Box, spots: readonly string[], pointed: string): string {
    if (spots.includes(pointed)) return pointed;
    const over = spots.find((spot) => this.cells(box, spot).some((place) => cellAt(place) === pointed));
    return over ?? pointed;
  }
}
