/** The legal moves as the server sends them: a tree of words, whose paths joined by spaces are moves. */
export type Tree = { [word: string]: Tree | string[] };

export class Legal {
  readonly tree: Tree;
  private texts: Set<string> | null = null;

  constructor(tree: Tree = {}) {
    this.tree = tree;
  }

  /** Whether a move may be made. */
  has(move: string): boolean {
    return this.all().has(move);
  }

  /** Whether there is a move that begins so: `can("buy-resource")`. */
  can(...start: string[]): boolean {
    const below = this.below(start);
    return below !== null;
  }

  /** The words that may follow: `next("buy-resource")` gives the tiles. */
  next(...start: string[]): string[] {
    const below = this.below(start);
    if (below === null) return [];
    return Array.isArray(below) ? below : Object.keys(below);
  }

  all(): Set<string> {
    this.texts ??= new Set(paths(this.tree));
    return this.texts;
  }

  get size(): number {
    return this.all().size;
  }

  private below(start: string[]): Tree | string[] | null {
    let node: Tree | string[] = this.tree;
    for (const word of start) {
      if (Array.isArray(node)) return node.includes(word) ? [] : null;
      const next: Tree | string[] | undefined = node[word];
      if (next === undefined) return null;
      node = next;
    }
    return node;
  }
}

function* paths(node: Tree | string[]): Iterable<string> {
  if (Array.isArray(node)) {
    yield* node;
    return;
  }
  for (const [word, below] of Object.entries(node)) {
    const isEnd = Array.isArray(below) && below.length === 0;
    if (isEnd) yield word;
    for (const rest of paths(below)) yield `${word} ${rest}`;
  }
}
