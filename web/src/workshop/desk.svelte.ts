/**
 * What one person has before them: the table as their seat sees it, and what they point at, hold and have chosen
 * but not yet played. Every part of the board reads from here; only `play` reaches the server.
 */
import { getContext, setContext } from "svelte";
import type { GameProps } from "../shared/game";
import type { TableEvent } from "../shared/types";
import type { Box, Card, ColourId, KindId, Legend, Link, Town, View } from "./table";

export type Props = GameProps<Box, View, Legend>;

/** Something one can point at. */
export interface Thing {
  readonly sort: "town" | "link" | "card";
  readonly id: string;
}

const KEY = Symbol("desk");

/** Browsers send clicks as pointer events; a finger has no hover, so it points first and does later. */
export function isTouch(event: Event): boolean {
  return "pointerType" in event && event.pointerType === "touch";
}

const byId = <T extends { id: string }>(all: readonly T[]): Map<string, T> =>
  new Map(all.map((each) => [each.id, each]));

function builtBy(event: TableEvent): string[] {
  if (event.type === "IndustryBuilt") return [`${event["town"]} ${event["colour"]}`];
  return event.type === "LinkBuilt" ? [String(event["link"])] : [];
}

export class Desk {
  readonly #props: () => Props;
  /** Under the pointer or the focus. */
  pointed: Thing | null = $state.raw(null);
  /** Tapped once: a second tap, or the button, does it. */
  held: Thing | null = $state.raw(null);
  /** A kind of industry whose towns stand out. */
  kind: KindId | null = $state(null);
  /** What the others have built since my last move: `town colour`, or a link. */
  fresh: ReadonlySet<string> = $state.raw(new Set<string>());
  /** The town for a wild card that is on its way. */
  private wish: string | null = null;

  constructor(props: () => Props) {
    this.#props = props;
  }

  get props(): Props {
    return this.#props();
  }
  get view(): View {
    return this.#props().view;
  }
  get legend(): Legend {
    return this.#props().legend;
  }
  get words(): Props["words"] {
    return this.#props().words;
  }
  get seat(): number | null {
    return this.#props().seat;
  }

  readonly towns: Map<string, Town> = $derived.by(() => byId(this.#props().box.towns));
  readonly links: Map<string, Link> = $derived.by(() => byId(this.#props().box.links));
  readonly cards: Map<string, Card> = $derived.by(() => byId(this.#props().box.cards));

  /** What is asked of my seat, by its type; empty while nothing is. */
  readonly asked: string = $derived.by(() => String(this.#props().decision?.asked["type"] ?? ""));

  /** The colour with which my seat plays now. */
  readonly colour: ColourId | null = $derived.by(() => {
    const { decision, seat, legend } = this.#props();
    const asked = decision?.asked["colour"];
    if (typeof asked === "string") return asked;
    return legend.colours.find((each) => each.seat === seat)?.id ?? null;
  });

  /** What to look at: what is pointed at, or else what is held. */
  get shown(): Thing | null {
    return this.pointed ?? this.held;
  }

  asks(field: string): string | null {
    const value = this.props.decision?.asked[field];
    return typeof value === "string" ? value : null;
  }

  can(move: string | null): boolean {
    const { busy, legal } = this.props;
    return move !== null && !busy && legal.has(move);
  }

  /** The move that choosing a thing would be, under the decision of the moment. */
  moveFor({ sort, id }: Thing): string | null {
    if (sort === "link") return `build-link ${id}`;
    if (sort === "card") return this.asked === "ChooseLot" ? `bid-on ${id}` : `take-card ${id}`;
    if (this.asked === "ChooseTown") return `build-in ${id}`;
    const card = this.view.display.find((each) => this.cards.get(each)?.town === id);
    const any = card ?? this.props.box.cards.find((each) => each.town === id)?.id;
    return any ? this.moveFor({ sort: "card", id: any }) : null;
  }

  isLegal(thing: Thing): boolean {
    return this.can(this.moveFor(thing));
  }

  isHeld({ sort, id }: Thing): boolean {
    return this.held?.sort === sort && this.held.id === id;
  }

  isShown({ sort, id }: Thing): boolean {
    return this.shown?.sort === sort && this.shown.id === id;
  }

  /** Click, tap or Enter on a thing: hold it, do it, or hear why not. */
  async choose(thing: Thing, beside: Element, isTouch: boolean): Promise<void> {
    const onCard = this.onHeldCard(thing);
    if (onCard) return this.takeHeld(onCard, thing.id);
    const move = this.moveFor(thing);
    if (!this.props.decision || this.props.busy || move === null) {
      this.held = this.isHeld(thing) ? null : thing;
    } else if (!this.can(move)) {
      this.held = thing;
      this.props.tellWhyNot(move, beside);
    } else if (this.isHeld(thing) || (!isTouch && this.isDirect(thing))) {
      await this.play(move);
    } else {
      this.held = thing;
    }
  }

  /** Links and towns are laid with one click; a card is looked at first. */
  private isDirect({ sort }: Thing): boolean {
    return sort === "link" || (sort === "town" && this.asked === "ChooseTown");
  }

  /** The card in hand, if the thing is a town it lets one build in. */
  private onHeldCard({ sort, id }: Thing): Card | null {
    const card = sort === "town" && this.held?.sort === "card" ? this.cards.get(this.held.id) : undefined;
    return card?.towns.includes(id) && this.can(`take-card ${card.id}`) ? card : null;
  }

  /** Card, then town: with a wild card the town is wished for now and built in when it is asked for. */
  private async takeHeld(card: Card, town: string): Promise<void> {
    this.wish = card.town ? null : town;
    if (!(await this.play(`take-card ${card.id}`))) this.wish = null;
  }

  /** Call when something new is asked. */
  async fulfil(): Promise<void> {
    const move = `build-in ${this.wish}`;
    if (this.wish === null || this.asked !== "ChooseTown" || !this.can(move)) return;
    this.wish = null;
    await this.play(move);
  }

  /** `isMeant`: by a button that says what it does, so that nobody need ask again. */
  async play(move: string, isMeant = false): Promise<boolean> {
    const made = await this.props.play(move, isMeant);
    if (made) {
      this.letGo();
      this.fresh = new Set();
    }
    return made;
  }

  /** Remember what others build until I have moved again. */
  hear(news: readonly TableEvent[]): void {
    const built = news.filter((event) => event["seat"] !== this.seat).flatMap((event) => builtBy(event));
    if (built.length) this.fresh = new Set([...this.fresh, ...built]);
    if (news.some((event) => event.type === "RailwayBegan")) this.fresh = new Set();
  }

  letGo(): void {
    this.held = null;
    this.pointed = null;
  }
}

export function layDesk(props: () => Props): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
