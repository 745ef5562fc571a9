/** The words on the screen: those of the areas that are needed, in the language of the moment. */
import { preferences } from "./preferences.svelte";
import { loadWords, Words, type Language } from "./words";

const SHARED = ["table", "page", "bots"];

class Speech {
  words: Words | null = $state.raw(null);
  private areas = new Set(SHARED);
  private last = 0;

  /** Add areas (a game's own words), and speak once they are here. */
  async need(areas: string[]): Promise<void> {
    for (const area of areas) this.areas.add(area);
    await this.speak(preferences.language);
  }

  async speak(language: Language): Promise<void> {
    const mine = ++this.last;
    const words = await loadWords(language, [...this.areas]);
    if (mine === this.last) this.words = words;
  }
}

export const speech = new Speech();

/** The words; only asked for once the first ones are here. */
export function say(message: string, facts: Record<string, unknown> = {}, attribute = ""): string {
  return speech.words ? speech.words.say(message, facts, attribute) : "";
}
