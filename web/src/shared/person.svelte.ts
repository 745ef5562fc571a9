/** Who sits before the screen: a guest with a name, made when first needed. */
import { ask, Problem } from "./api";
import type { Person } from "./types";

class Me {
  person: Person | null = $state.raw(null);

  /** Who the cookie says we are; null for a newcomer. */
  async find(): Promise<Person | null> {
    try {
      this.person = await ask<Person>("GET", "/me");
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
      this.person = null;
    }
    return this.person;
  }

  /** Who we are, becoming a guest of this name if need be. */
  async be(name: string): Promise<Person> {
    if (!this.person && !(await this.find())) {
      this.person = await ask<Person>("POST", "/guests", { name });
    }
    return this.person!;
  }

  async rename(name: string): Promise<void> {
    await this.be(name);
    if (this.person!.name !== name) this.person = await ask<Person>("PUT", "/me/name", { name });
  }
}

export const me = new Me();
