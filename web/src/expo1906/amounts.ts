/** An amount in one of the two books, as people write it. */
import type { Words } from "../shared/words";

export function amount(words: Words, book: string, value: number): string {
  if (book === "funding") return `${value < 0 ? "−" : "+"}$${Math.abs(value)}`;
  return words.say("expo-gained", { points: words.signed(value) });
}
