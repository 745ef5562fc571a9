/** The story of a table from its entries: what stands after undos, and what was booked. */
import type { Booking } from "../shared/game";
import type { Entry, TableEvent } from "../shared/types";

/** The moves that stand: what was taken back is gone, a restart begins anew. */
export function standing(entries: readonly Entry[]): Entry[] {
  const moves: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "moved") moves.push(entry);
    else if (entry.kind === "undone") moves.pop();
    else if (entry.kind === "restarted") moves.length = 0;
  }
  return moves;
}

export function bookings(entries: readonly Entry[]): Booking[] {
  return standing(entries).flatMap((entry, at) =>
    (entry.events as TableEvent[]).filter((event) => event.type === "Booked").map((event) => booking(event, at + 1)),
  );
}

function booking(event: TableEvent, move: number): Booking {
  const { seat, book, amount, rule, cause } = event as unknown as Omit<Booking, "move">;
  return { move, seat, book, amount, rule, cause };
}

/** For each seat, the running total of a book after each move, ending at these scores: what was there before counts too. */
export function runningTotals(entries: readonly Entry[], book: string, scores: readonly number[]): number[][] {
  const moves = standing(entries).length;
  const booked = bookings(entries).filter((each) => each.book === book);
  const totals = scores.map((score, seat) => [
    booked.reduce((left, each) => left - (each.seat === seat ? each.amount : 0), score),
  ]);
  for (let move = 1; move <= moves; move++) {
    for (const [seat, line] of totals.entries()) {
      const gained = booked.filter((each) => each.move === move && each.seat === seat);
      line.push(line.at(-1)! + gained.reduce((sum, each) => sum + each.amount, 0));
    }
  }
  return totals;
}

/** The number of the last move that one of these seats made; 0 if none. */
export function lastMoveOf(entries: readonly Entry[], seats: readonly number[]): number {
  const moves = standing(entries);
  for (let at = moves.length; at > 0; at--) {
    if (seats.includes(moves[at - 1]!.seat ?? -1)) return at;
  }
  return 0;
}
