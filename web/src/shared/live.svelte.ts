/**
 * One table as one seat sees it, kept up to date over a socket that comes back by itself.
 *
 * A move carries a key: if the connection breaks before the answer, it is sent again under the same key and
 * made once. After an absence the socket asks for what happened since the last entry it has.
 */
import { ask, newKey, Problem } from "./api";
import { Legal, type Tree } from "./legal";
import { movesLittle } from "./preferences.svelte";
import type { Entry, Explained, Preview, SocketAck, SocketProblem, SocketUpdate, TableEvent, Update } from "./types";

export type Connection = "opening" | "open" | "lost" | "closed";
type Sent = { text: string; done(seq: number): void; failed(problem: Problem): void };

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
/** Others' moves are shown one after the other, so that eyes can follow; a click or a key shows them all. */
const PACE = 300;

export class LiveTable {
  update: Update | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  /** The events of the latest update; none on first sight. */
  news: TableEvent[] = $state.raw([]);
  connection: Connection = $state("opening");
  /** Why the server sent us away for good, if it did. */
  farewell: Problem | null = $state.raw(null);
  busy = $state(false);
  legal: Legal = $derived(new Legal((this.update?.decision?.legal ?? {}) as Tree));

  private socket: WebSocket | null = null;
  private waited = FIRST_WAIT;
  private retry = 0;
  private ping = 0;
  /** Nothing was heard since the last ping. */
  private isSilent = false;
  private sent = new Map<string, Sent>();
  private known = new Map<string, Promise<Preview>>();
  private waiting: SocketUpdate[] = [];
  private pace = 0;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  async open(): Promise<void> {
    const since = this.entries.at(-1)?.seq ?? 0;
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?since=${since}${seat}`);
    this.socket = socket;
    // Only the latest socket speaks: one that was given up may still have something to say.
    const ifCurrent = <E extends Event>(then: (event: E) => void) => (event: E) => event.target === this.socket && then(event);
    socket.onopen = ifCurrent(() => this.opened());
    socket.onmessage = ifCurrent((message: MessageEvent) => this.heard(JSON.parse(String(message.data))));
    socket.onclose = ifCurrent((event: CloseEvent) => this.closed(event));
  }

  close(): void {
    this.connection = "closed";
    clearTimeout(this.retry);
    clearInterval(this.ping);
    clearTimeout(this.pace);
    this.socket?.close();
    for (const sent of this.sent.values()) sent.failed(new Problem(0, "closed", "the table was left"));
    this.sent.clear();
  }

  /** Try at once: the network is back, or the tab is looked at again. */
  hurry(): void {
    if (this.connection !== "lost") return;
    clearTimeout(this.retry);
    void this.open();
  }

  async play(move: string): Promise<void> {
    const decision = this.update?.decision;
    if (!decision) throw new Problem(409, "wrong-moment", "nothing is asked of this seat");
    await this.send({ type: "move", decision: decision.number, move });
  }

  async undo(): Promise<void> {
    await this.send({ type: "undo", moves: this.update?.moves ?? 0 });
  }

  async say(text: string): Promise<void> {
    await this.send({ type: "say", text }, false);
  }

  async preview(move: string): Promise<Preview> {
    return (await this.previews([move]))[0]!;
  }

  /** What moves would do. What was asked in this position is not asked again. */
  async previews(moves: string[]): Promise<Preview[]> {
    const unknown = moves.filter((move) => !this.known.has(move));
    for (let at = 0; at < unknown.length; at += 64) this.askPreviews(unknown.slice(at, at + 64));
    return Promise.all(moves.map((move) => this.known.get(move)!));
  }

  private askPreviews(moves: string[]): void {
    const answer = ask<Preview[]>("POST", `/tables/${this.table}/preview`, { seat: this.seat, moves });
    const known = this.known;
    for (const [at, move] of moves.entries()) {
      const one = answer.then((previews) => previews[at]!);
      one.catch(() => known.delete(move));
      known.set(move, one);
    }
  }

  async whyNot(move: string, language: string): Promise<Explained | null> {
    const asked = { seat: this.seat, move, language };
    return (await ask<{ refusal: Explained | null }>("POST", `/tables/${this.table}/why`, asked)).refusal;
  }

  private send(message: Record<string, unknown>, holds = true): Promise<void> {
    const key = newKey();
    const text = JSON.stringify({ ...message, key });
    if (holds) this.busy = true;
    return new Promise<void>((done, failed) => {
      this.sent.set(key, { text, done: () => done(), failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    }).finally(() => {
      if (holds) this.busy = false;
    });
  }

  private opened(): void {
    this.connection = "open";
    this.waited = FIRST_WAIT;
    clearInterval(this.ping);
    this.isSilent = false;
    this.ping = setInterval(() => this.beat(), PING_EVERY) as unknown as number;
    for (const { text } of this.sent.values()) this.socket?.send(text);
  }

  /** A network that died without a word leaves a socket that looks open: no answer to a ping gives it away. */
  private beat(): void {
    if (this.isSilent) {
      const dead = this.socket;
      this.lost();
      dead?.close();
      return;
    }
    this.isSilent = true;
    this.socket?.send('{"type":"ping"}');
  }

  private closed(event: CloseEvent): void {
    if (this.connection === "closed") return;
    if (event.code === 4400 || event.code === 4401) {
      this.farewell ??= new Problem(403, event.reason || "sent-away", event.reason);
      this.connection = "closed";
      clearInterval(this.ping);
      return;
    }
    this.lost();
  }

  private lost(): void {
    clearInterval(this.ping);
    this.socket = null;
    this.connection = "lost";
    this.retry = setTimeout(() => void this.open(), this.waited) as unknown as number;
    this.waited = Math.min(LONGEST_WAIT, this.waited * 2);
  }

  private heard(message: SocketUpdate | SocketAck | SocketProblem | { type: "pong" }): void {
    this.isSilent = false;
    if (message.type === "update") this.queue(message);
    else if (message.type === "ack") this.answer(message.key)?.done(message.seq);
    else if (message.type === "problem") this.troubled(message);
  }

  private troubled(told: SocketProblem): void {
    const problem = new Problem(409, told.error, told.message, told.facts ?? {});
    if (told.key === null) this.farewell = problem;
    else this.answer(told.key)?.failed(problem);
  }

  private answer(key: string): Sent | undefined {
    const sent = this.sent.get(key);
    this.sent.delete(key);
    return sent;
  }

  /** Show everything that waits to be shown. */
  skip(): void {
    clearTimeout(this.pace);
    this.pace = 0;
    for (const update of this.waiting.splice(0)) this.updated(update);
  }

  private queue(update: SocketUpdate): void {
    this.waiting.push(update);
    if (this.update === null || !this.isOthers(update) || movesLittle() || document.hidden) this.skip();
    else if (!this.pace) this.showNext();
  }

  private showNext(): void {
    const next = this.waiting.shift();
    if (next) this.updated(next);
    this.pace = next ? (setTimeout(() => this.showNext(), PACE) as unknown as number) : 0;
  }

  /** Whether an update tells of visible moves of others alone. */
  private isOthers(update: SocketUpdate): boolean {
    return update.entries.every((entry) => entry.kind === "moved" && entry.seat !== this.seat && entry.events.length > 0);
  }

  private updated(update: SocketUpdate): void {
    const isFirst = this.update === null;
    const fresh = update.since === 0 ? update.entries : update.entries.filter((each) => each.seq > this.lastSeq());
    this.entries = update.since === 0 ? fresh : [...this.entries, ...fresh];
    this.news = isFirst ? [] : fresh.flatMap((entry) => entry.events as TableEvent[]);
    this.known = new Map();
    this.update = update;
  }

  private lastSeq(): number {
    return this.entries.at(-1)?.seq ?? 0;
  }
}
