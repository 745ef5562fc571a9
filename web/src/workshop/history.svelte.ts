/** One true sentence about each town, fetched when somebody first asks about one. */
import { loadWords, type Language, type Words } from "../shared/words";

class History {
  private words: Words | null = $state.raw(null);
  private wanted: Language | null = null;

  /** The sentence, or nothing while it is on its way. */
  of(town: string, language: Language): string {
    if (this.wanted !== language) {
      this.wanted = language;
      void loadWords(language, ["history-workshop"]).then((words) => (this.words = words));
    }
    const message = `history-${town}`;
    return this.words?.language === language && this.words.has(message) ? this.words.say(message) : "";
  }
}

export const history = new History();
