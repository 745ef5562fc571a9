/** What towns and links are called aloud: for screen readers, and for whoever wants it in words. */
import type { Desk } from "./desk.svelte";
import type { Link, Town } from "./table";

export function townLabel(desk: Desk, town: Town): string {
  const { words, view } = desk;
  const owners = Object.entries(view.industries[town.id] ?? {})
    .map(([colour, count]) => words.say("ws-industries-of", { colour, count }))
    .join(", ");
  return words.say("ws-town-label", {
    town: town.id,
    kind: town.kind,
    value: town.value,
    owners: owners || words.say("ws-nobody"),
  });
}

export function linkLabel(desk: Desk, link: Link): string {
  const { words, view, legend } = desk;
  const [first, second] = link.towns;
  const facts = { first, second, length: link.length };
  const built = view.links[link.id];
  if (built) return words.say("ws-link-built", { ...facts, colour: built });
  const gain = legend.laying?.links[link.id];
  if (gain) return words.say("ws-link-offer", { ...facts, profit: gain.profit, cost: gain.cost });
  return words.say("ws-link-free", facts);
}
