import { describe, expect, it } from "vitest";
import { Legal } from "./legal";

describe("legal moves as a tree of words", () => {
  const legal = new Legal({ stop: [], "buy-resource": ["steel-steam", "copper-manual"], "jump-token": { steel: { "3": ["manual"] } } });

  it("knows every path joined by spaces, and no other", () => {
    expect([...legal.all()].sort()).toEqual(["buy-resource copper-manual", "buy-resource steel-steam", "jump-token steel 3 manual", "stop"]);
    expect(legal.has("jump-token steel 3 manual")).toBe(true);
    expect(legal.has("jump-token steel 3")).toBe(false);
    expect(legal.has("buy-resource")).toBe(false);
  });

  it("says what may follow a beginning", () => {
    expect(legal.next("buy-resource")).toEqual(["steel-steam", "copper-manual"]);
    expect(legal.next("jump-token", "steel")).toEqual(["3"]);
    expect(legal.next("place-tile")).toEqual([]);
    expect(legal.can("stop")).toBe(true);
    expect(legal.can("place-tile")).toBe(false);
  });

  it("offers nothing when nothing is asked", () => {
    expect(new Legal().size).toBe(0);
  });
});
