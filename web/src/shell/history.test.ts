import { describe, expect, it } from "vitest";
import type { Entry } from "../shared/types";
import { bookings, lastMoveOf, runningTotals, standing } from "./history";

const entry = (seq: number, kind: string, seat: number, points = 0): Entry => ({
  seq,
  kind,
  seat,
  number: null,
  body: {},
  events: points ? [{ type: "Booked", seat, book: "prestige", amount: points, rule: "projects.points", cause: "telephone" }] : [],
});

describe("the story of a table", () => {
  const entries = [entry(1, "moved", 0, 3), entry(2, "moved", 1, 5), entry(3, "undone", 1), entry(4, "moved", 1, 2)];

  it("forgets what was taken back", () => {
    expect(standing(entries).map((each) => each.seq)).toEqual([1, 4]);
    expect(bookings(entries).map((each) => each.amount)).toEqual([3, 2]);
  });

  it("begins anew after a restart", () => {
    expect(standing([...entries, entry(5, "restarted", 0), entry(6, "moved", 0)]).map((each) => each.seq)).toEqual([6]);
  });

  it("adds a book up move by move", () => {
    expect(runningTotals(entries, "prestige", [3, 2])).toEqual([[0, 3, 3], [0, 0, 2]]);
    expect(runningTotals(entries, "prestige", [53, 52])[0]).toEqual([50, 53, 53]);
  });

  it("finds the last move of a seat", () => {
    expect(lastMoveOf(entries, [0])).toBe(1);
    expect(lastMoveOf(entries, [2])).toBe(0);
  });
});
