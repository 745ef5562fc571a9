/** What goes wrong between page and server, told to people: what happened, what was kept, what to do. */
import { Problem } from "../shared/api";
import { notes } from "../shared/notes.svelte";
import type { Refusal } from "../shared/types";
import type { Words } from "../shared/words";

/** The codes that have words of their own; all others are told as a failure that changed nothing. */
const TOLD = new Set([
  "no-connection",
  "unknown-table",
  "no-spectators",
  "wrong-link",
  "stale",
  "seat-taken",
  "free-seats",
  "too-many-tables",
  "foreign-seat",
  "wrong-moment",
]);

export function troubleWords(words: Words, problem: unknown): string {
  const code = problem instanceof Problem ? problem.code : "failed";
  return words.say(`trouble-${TOLD.has(code) ? code : "failed"}`);
}

export function tellTrouble(words: Words, problem: unknown): void {
  if (problem instanceof Problem && problem.code === "refused") {
    const refusal = problem.facts as unknown as Refusal;
    notes.tell(words.why(refusal), words.rule(refusal.rule), "refusal");
    return;
  }
  notes.tell(troubleWords(words, problem), "", "trouble");
}
