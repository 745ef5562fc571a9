import { describe, expect, it } from "vitest";
// The towns and links we ship, read from the very file that the game reads.
import TOML from "../../../../src/opificio/workshop/components.toml?raw";
import type { Link, Town } from "../table";
import { towards } from "./compass";
import { layOut, TOWN_REACH } from "./layout";
import { project, SHEET, type Point } from "./projection";
import { beads } from "./shapes";

const blocks = (name: string): string[] =>
  TOML.split(/^\[/m)
    .filter((block) => block.startsWith(`[${name}]]`))
    .map((block) => block.replace(/#.*$/gm, ""));
const field = (block: string, name: string): unknown =>
  JSON.parse(new RegExp(`^${name} = (.*)$`, "m").exec(block)![1]!);

const towns = blocks("town").map((block) => ({
  id: field(block, "id"),
  value: field(block, "value"),
  kind: field(block, "kind"),
  at: field(block, "at"),
})) as Town[];
const links = blocks("link").map((block) => {
  const between = field(block, "between") as [string, string];
  return { id: between.join("-"), towns: between, length: field(block, "length") } as Link;
});
const layout = layOut(towns, links, (town) => town.length);
const spot = (town: string): Point => layout.towns.get(town)!;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const left = (p: Point, q: Point, r: Point): boolean => (r.y - p.y) * (q.x - p.x) > (q.y - p.y) * (r.x - p.x);
  return left(a, c, d) !== left(b, c, d) && left(a, b, c) !== left(a, b, d);
}

describe("the map of the towns we ship", () => {
  it("has all thirty towns and fifty-eight links", () => {
    expect([towns.length, links.length]).toEqual([30, 58]);
  });

  it("keeps north above south and east right of west", () => {
    expect(spot("edinburgh").y).toBeLessThan(spot("london").y);
    expect(spot("liverpool").x).toBeLessThan(spot("hull").x);
  });

  it("lets no two towns touch, and leaves room on every link for its pieces", () => {
    for (const a of towns) {
      for (const b of towns) if (a !== b) expect(apart(spot(a.id), spot(b.id))).toBeGreaterThan(2 * TOWN_REACH + 20);
    }
    for (const link of links) {
      const open = apart(spot(link.towns[0]), spot(link.towns[1])) - 2 * TOWN_REACH;
      expect(open, link.id).toBeGreaterThan(26 * link.length);
    }
  });

  it("crosses no links but Leeds–Liverpool and Manchester–Lancaster", () => {
    const found: string[] = [];
    for (const [i, one] of links.entries()) {
      for (const other of links.slice(0, i)) {
        if (one.towns.some((town) => other.towns.includes(town))) continue;
        const ends = [...one.towns, ...other.towns].map(spot) as [Point, Point, Point, Point];
        if (cross(...ends)) found.push([one.id, other.id].sort().join(" "));
      }
    }
    expect(found).toEqual(["leeds-liverpool manchester-lancaster"]);
  });

  it("keeps every name on the sheet", () => {
    for (const { x, y } of layout.names.values()) {
      expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height).toBe(true);
    }
  });
});

describe("a map of somebody's own towns", () => {
  it("pushes apart what lies on one place", () => {
    const twins = ["a", "b"].map((id) => ({ id, value: 2, kind: "port", at: [-150, 5300] }) as Town);
    const { towns: spots } = layOut(twins, [{ id: "a-b", towns: ["a", "b"], length: 1 }], () => 1);
    expect(apart(spots.get("a")!, spots.get("b")!)).toBeGreaterThan(2 * TOWN_REACH);
  });
});

describe("the projection", () => {
  it("never turns back", () => {
    for (let east = -700; east < 330; east += 5) {
      expect(project([east + 5, 5300]).x).toBeGreaterThan(project([east, 5300]).x);
    }
    for (let north = 4950; north < 5720; north += 5) {
      expect(project([0, north + 5]).y).toBeLessThan(project([0, north]).y);
    }
  });
});

describe("arrow keys", () => {
  const others: [string, Point][] = [
    ["near", { x: 10, y: 2 }],
    ["far", { x: 40, y: 0 }],
    ["above", { x: 0, y: -20 }],
  ];
  it("go to the nearest in their direction", () => {
    expect(towards({ x: 0, y: 0 }, "ArrowRight", others)).toBe("near");
    expect(towards({ x: 0, y: 0 }, "ArrowUp", others)).toBe("above");
    expect(towards({ x: 0, y: 0 }, "ArrowLeft", others)).toBeNull();
  });
});

it("sets one bead for each place of a town", () => {
  expect(beads(3, 20)).toHaveLength(3);
  expect(beads(3, 20)[0]!.y).toBeCloseTo(-20);
});
