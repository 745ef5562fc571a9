/** The final sheet of Workshop of the World: where every pound came from and went, era by era. */
import type { Booking, SheetLine } from "../shared/game";
import type { Words } from "../shared/words";
import type { Era } from "./table";

/** What is collected at the end of an era: rules and their short names, in the order of the rulebook. */
export const COLLECTING: [rule: string, message: string][] = [
  ["collecting.profits", "ws-collecting-profits"],
  ["collecting.largest-network", "ws-collecting-largest-network"],
  ["collecting.other-pieces", "ws-collecting-other-pieces"],
  ["collecting.demand", "ws-collecting-demand"],
];

const RULES: [rule: string, message: string][] = [
  ["auction.all-pay", "ws-sheet-bids"],
  ["links.cost", "ws-sheet-links"],
  ["cash-in.two-for-one", "ws-sheet-cashed"],
  ...COLLECTING,
];

export function finalSheet(words: Words, bookings: readonly Booking[], totals: readonly number[]): SheetLine[] {
  const money = bookings.filter((each) => each.book === "money");
  const canalEnds = money.find((each) => each.rule.startsWith("collecting."))?.move ?? Infinity;
  const sum = (lines: readonly Booking[]): number[] =>
    totals.map((_, seat) => lines.reduce((all, each) => all + (each.seat === seat ? each.amount : 0), 0));
  const line = (era: Era, rule: string, message: string): SheetLine => {
    const isThen = (each: Booking): boolean => each.move <= canalEnds === (era === "canal");
    const amounts = sum(money.filter((each) => each.rule === rule && isThen(each)));
    const name = words.say(era === "canal" ? "ws-canal-era" : "ws-railway-era");
    return { label: words.say("ws-sheet-line", { era: name, what: words.say(message) }), amounts };
  };
  const booked = sum(money);
  const lines = (["canal", "railway"] as const).flatMap((era) =>
    RULES.map(([rule, message]) => line(era, rule, message)),
  );
  return [
    { label: words.say("ws-sheet-start"), amounts: totals.map((total, seat) => total - booked[seat]!) },
    ...lines.filter(({ amounts }) => amounts.some((amount) => amount !== 0)),
  ];
}
