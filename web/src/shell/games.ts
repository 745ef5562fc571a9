/** The games a table can hold, each in a piece of its own that is fetched when first needed. */
import type { GameModule } from "../shared/game";

const MODULES = import.meta.glob<{ default: GameModule }>(["../expo1906/index.ts", "../workshop/index.ts"]);

export async function loadGame(name: string): Promise<GameModule> {
  const load = MODULES[`../${name}/index.ts`];
  if (!load) throw new Error(`the page cannot draw the game ${name}`);
  return (await load()).default;
}
