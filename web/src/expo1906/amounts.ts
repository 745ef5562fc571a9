/** An amount in one of the two books, as people write it. */
import type { Words } from "../shared/words";

export function amount(words: Words, book: string, value: number): string {
  if (book === "funding") return `${value < 0 ? "−" : "+"}${money(words, Math.abs(value))}`;
  return words.say("expo-gained", { points: words.signed(value) });
}

export function money(words: Words, value: number): string {
  return words.say("expo-money", { amount: value });
}
