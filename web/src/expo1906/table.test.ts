import { describe, expect, it } from "vitest";
import { cellAt, outline, placeOf, readPiece, tileFinder, type Box } from "./table";

const box = {
  lab: { rows: 7, columns: 7, cells: [], scrap: [] },
  shapes: { single: [[[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]]], L: [[[0, 0], [1, 0], [2, 0], [2, 1]], [[0, 0], [0, 1], [0, 2], [1, 0]]] },
  resources: [{ id: "steel-steam", two: "steel", one: "steam" }],
  projects: [{ id: "telephone", shape: "L", needs: { copper: 3 }, points: 3, power: "electricity" }],
  technologies: [],
} as unknown as Box;

describe("the floor of a lab", () => {
  it("names its cells like a chessboard", () => {
    expect(placeOf("c4")).toEqual({ x: 2, y: 3 });
    expect(cellAt({ x: 2, y: 3 })).toBe("c4");
  });

  it("reads where a piece lies and how it is turned", () => {
    const piece = readPiece(box, tileFinder(box), "telephone@b2^90");
    expect(piece.turn).toBe(1);
    expect(piece.cells.map(cellAt)).toEqual(["b2", "c2", "d2", "b3"]);
  });

  it("draws around squares, not between them", () => {
    expect(outline([{ x: 0, y: 0 }, { x: 1, y: 0 }], 10)).toBe("M0 0L10 0L20 0L20 10L10 10L0 10Z");
  });
});
