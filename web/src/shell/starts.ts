/** Starting a game: at once against bots, or a table to invite friends to. */
import { ask } from "../shared/api";
import { me } from "../shared/person.svelte";
import { router } from "../shared/router.svelte";
import type { NewTable, TableMade } from "../shared/types";
import { keepInvitation } from "./links";

export async function makeTable(name: string, asked: Partial<NewTable> & { game: string; seats: number }): Promise<void> {
  await me.be(name);
  const made = await ask<TableMade>("POST", "/tables", asked);
  if (made.invitation) keepInvitation(made.table, made.invitation);
  router.go(`/t/${made.table}`);
}

export async function playNow(name: string, game: string, seats: number, bot: string): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), bot]));
  await makeTable(name, { game, seats, bots, sit: [0], start: true });
}

export async function withFriends(name: string, game: string, seats: number): Promise<void> {
  await makeTable(name, { game, seats, sit: [0] });
}
