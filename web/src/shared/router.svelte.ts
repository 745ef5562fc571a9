/** Where we are: the path, and going elsewhere without loading the page again. */
import { notes } from "./notes.svelte";

class Router {
  path: string = $state(location.pathname);
  search: string = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    notes.clear();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();

/** For `<a>`: plain clicks stay in the page, all others (new tab …) are the browser's. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
