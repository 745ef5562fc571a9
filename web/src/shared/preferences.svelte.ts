/** What one person likes on one device: kept in the browser, never sent anywhere. */
import { LANGUAGES, type Language } from "./words";

const KEPT = "opificio.preferences";

interface Kept {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "none";
  sound: boolean;
  /** Ask before a move that ends the turn or shows something new. */
  confirm: boolean;
  /** Single letters as shortcuts (R, Z …): some people need them off. */
  letters: boolean;
}

function spokenHere(): Language {
  for (const tag of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Kept {
  const first: Kept = {
    language: spokenHere(),
    theme: "auto",
    motion: "auto",
    sound: false,
    confirm: true,
    letters: true,
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return first;
  }
}

export const preferences: Kept = $state(read());

/** Call once, inside a component: keeps what was chosen and dresses the document accordingly. */
export function keepPreferences(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = preferences.language;
    root.dataset.theme = preferences.theme;
    root.dataset.motion = preferences.motion;
    try {
      localStorage.setItem(KEPT, JSON.stringify(preferences));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

export function movesLittle(): boolean {
  return preferences.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
