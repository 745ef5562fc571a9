/** Who sits where, by name: people by their own, bots by the names of their levels. */
import type { Player } from "../shared/game";
import type { GameShown, Place, Update } from "../shared/types";
import type { Words } from "../shared/words";

export function botName(words: Words, bot: string): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

/** The plain bots are for tests and tournaments; people meet the named ones. */
const PLAIN = new Set(["random", "greedy"]);

export function levelsOf(game: GameShown | null | undefined): string[] {
  return game?.bots.filter((bot) => !PLAIN.has(bot)) ?? [];
}

export function placeName(words: Words, place: Place): string {
  return place.name || (place.bot ? botName(words, place.bot) : words.say("page-free-seat"));
}

/** Names of all seats; two bots of one level are told apart by a number. */
export function seatNames(words: Words, places: readonly Place[]): string[] {
  const names = places.map((place) => placeName(words, place));
  return names.map((name, seat) => {
    const same = names.flatMap((other, at) => (other === name ? [at] : []));
    return same.length > 1 ? `${name} ${ROMAN[same.indexOf(seat)] ?? seat}` : name;
  });
}

const ROMAN = ["I", "II", "III", "IV", "V"];

export function playersOf(words: Words, update: Update, mine: readonly number[]): Player[] {
  const names = seatNames(words, update.seats);
  return update.seats.map((place, seat) => ({
    seat,
    name: names[seat]!,
    bot: place.bot,
    waiting: update.waiting.includes(seat),
    mine: mine.includes(seat),
  }));
}
