/**
 * Words in the reader's language, from the very files that Python reads (src/opificio/locales).
 *
 * The server speaks in ids and facts; here they become sentences: `thing-<id>` names a thing, `rule-<id>` a
 * rule, `event-<type>`, `move-<verb>` and `decision-<type>` tell a value with its fields as arguments.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Plain, Refusal, TableEvent } from "./types";

export const LANGUAGES = ["en", "it", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

type Source = () => Promise<string>;
const FILES = import.meta.glob<string>("../../../src/opificio/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Source>;
const PREFIX = "../../../src/opificio/locales";

/** Fetch the words of some areas; where a language has none yet, the English ones serve. */
export async function loadWords(language: Language, areas: string[], players: string[] = []): Promise<Words> {
  const texts = await Promise.all(areas.map((area) => areaText(language, area)));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return new Words(language, bundle, players);
}

async function areaText(language: Language, area: string): Promise<string> {
  const file = FILES[`${PREFIX}/${language}/${area}.ftl`] ?? FILES[`${PREFIX}/en/${area}.ftl`];
  return file ? file() : "";
}

export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly players: readonly string[] = [],
  ) {}

  /** The same words for other players. */
  among(players: readonly string[]): Words {
    return new Words(this.language, this.bundle, players);
  }

  has(message: string, attribute = ""): boolean {
    const found = this.bundle.getMessage(message);
    return attribute ? found?.attributes[attribute] !== undefined : found?.value != null;
  }

  /** A message with its facts; a missing one shows its id, so that it is seen and mended. */
  say(message: string, facts: Plain = {}, attribute = ""): string {
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern == null) return attribute ? `${message}.${attribute}` : message;
    const told: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) told[name] = this.fact(name, value);
    return this.bundle.formatPattern(pattern, told, []);
  }

  /** A fact as an argument: things and seats by name, lists joined. */
  fact(name: string, value: unknown): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (name === "rule") return this.rule(String(value));
    if ((name === "seat" || name === "owner" || name === "by") && typeof value === "number") return this.player(value);
    if (Array.isArray(value)) return value.map((each) => String(this.fact(name, each))).join(", ") || "–";
    if (typeof value === "number") return value;
    // As Python writes it: messages choose their words by it where something is hidden.
    if (value === null || value === undefined) return "None";
    return this.named(String(value));
  }

  player(seat: number): string {
    if (seat < 0) return this.say("ghost");
    return this.players[seat] ?? this.say("player", { number: seat + 1 });
  }

  /** The name of a thing or of something made of things; any other text stays as it is. */
  named(id: string): string {
    if (this.has(`thing-${id}`)) return this.thing(id);
    const piece = split(id, "@");
    if (piece && this.has("piece")) return this.say("piece", { tile: piece[0], spot: piece[1] });
    const spot = split(id, "^");
    if (spot && this.has("spot")) return this.say("spot", { cell: spot[0], turn: Number(spot[1]) });
    const pair = split(id, "-");
    if (pair && this.has(`thing-${pair[0]}`) && this.has(`thing-${pair[1]}`) && this.has("pair")) {
      return this.say("pair", { first: pair[0], second: pair[1] });
    }
    return id;
  }

  thing(id: string): string {
    return this.say(`thing-${id}`);
  }

  rule(id: string): string {
    return this.say(ruleMessage(id));
  }

  why(refusal: Refusal): string {
    return this.say(ruleMessage(refusal.rule), refusal.facts, "why");
  }

  event(event: TableEvent): string {
    return this.say(`event-${verb(event.type)}`, event);
  }

  decision(asked: Plain): string {
    return this.say(`decision-${verb(String(asked.type))}`, asked);
  }

  number(value: number): string {
    return value.toLocaleString(this.language);
  }

  /** +3, −2, ±0: with a true minus sign. */
  signed(value: number): string {
    return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0";
  }
}

function split(text: string, mark: string): [string, string] | null {
  const at = text.indexOf(mark);
  return at < 0 ? null : [text.slice(0, at), text.slice(at + 1)];
}

/** `PlaceTile` is written `place-tile`. */
export function verb(type: string): string {
  return type.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
}

function ruleMessage(rule: string): string {
  return `rule-${rule.replaceAll(".", "-")}`;
}
