/** Short notes that rise and go: what was refused and why, what was kept, what to do. */
export interface Note {
  id: number;
  text: string;
  /** A smaller second line: the rule's words and its section. */
  more: string;
  /** Where on the screen it belongs to; null is the middle of the foot. */
  at: { x: number; y: number } | null;
  tone: "refusal" | "news" | "trouble";
}

class Notes {
  list: Note[] = $state([]);
  private last = 0;

  tell(text: string, more = "", tone: Note["tone"] = "news", beside: Element | null = null): void {
    const id = ++this.last;
    const box = beside?.getBoundingClientRect();
    const at = box && box.width ? { x: box.left + box.width / 2, y: box.top } : null;
    this.list = [...this.list.filter((note) => note.tone !== tone), { id, text, more, at, tone }];
    setTimeout(() => this.drop(id), tone === "news" ? 3500 : 8000);
  }

  clear(): void {
    this.list = [];
  }

  drop(id: number): void {
    this.list = this.list.filter((note) => note.id !== id);
  }
}

export const notes = new Notes();
