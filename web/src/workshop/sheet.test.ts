import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import ENGLISH from "../../../src/opificio/locales/en/page-workshop.ftl?raw";
import type { Booking } from "../shared/game";
import { Words } from "../shared/words";
import { finalSheet } from "./sheet";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(ENGLISH));
const words = new Words("en", bundle);

const pounds = (move: number, seat: number, amount: number, rule: string): Booking => ({
  move,
  seat,
  book: "money",
  amount,
  rule,
  cause: "",
});

const booked = [
  pounds(3, 0, -4, "auction.all-pay"),
  pounds(5, 1, -3, "links.cost"),
  { ...pounds(5, 1, 4, "profit.touched-towns"), book: "profit" },
  pounds(9, 0, 10, "collecting.demand"),
  pounds(12, 1, -2, "links.cost"),
  pounds(20, 1, 7, "collecting.profits"),
];

it("adds up to the final money, beginning with what everybody had", () => {
  const lines = finalSheet(words, booked, [56, 52]);
  const sums = [0, 1].map((seat) => lines.reduce((sum, { amounts }) => sum + amounts[seat]!, 0));
  expect(sums).toEqual([56, 52]);
  expect(lines[0]).toEqual({ label: "Money at the start", amounts: [50, 50] });
});

it("tells the eras apart by the first takings, and leaves out what did not happen", () => {
  const labels = finalSheet(words, booked, [56, 52]).map(({ label }) => label);
  expect(labels).toEqual([
    "Money at the start",
    "Canal era · Bids",
    "Canal era · Links",
    "Canal era · Demand",
    "Railway era · Links",
    "Railway era · Profits",
  ]);
});
